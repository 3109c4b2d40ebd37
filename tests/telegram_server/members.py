"""A place in a group, as the ChatMember object tells it."""

from dataclasses import dataclass

_ADMIN_RIGHTS = (
    "can_manage_chat",
    "can_delete_messages",
    "can_restrict_members",
    "can_invite_users",
    "can_pin_messages",
    "can_manage_topics",
    "can_change_info",
    "can_manage_video_chats",
)
_ADMIN_LIMITS = (
    "can_be_edited",
    "is_anonymous",
    "can_promote_members",
    "can_post_stories",
    "can_edit_stories",
    "can_delete_stories",
)
_RESTRICTIONS = (
    "can_send_messages",
    "can_send_audios",
    "can_send_documents",
    "can_send_photos",
    "can_send_videos",
    "can_send_video_notes",
    "can_send_voice_notes",
    "can_send_polls",
    "can_send_other_messages",
    "can_add_web_page_previews",
    "can_react_to_messages",
    "can_edit_tag",
    "can_change_info",
    "can_invite_users",
    "can_pin_messages",
    "can_manage_topics",
)


@dataclass(frozen=True)
class Member:
    """An account in a group, or one that was."""

    account: object
    status: str
    muted: bool = False

    @property
    def present(self):
        return self.status not in ("left", "kicked")

    def payload(self):
        """The ChatMember object."""
        payload = {"status": self.status, "user": self.account.payload()}
        match self.status:
            case "creator":
                return payload | {"is_anonymous": False}
            case "administrator":
                return payload | dict.fromkeys(_ADMIN_RIGHTS, True) | dict.fromkeys(_ADMIN_LIMITS, False)
            case "restricted":
                return payload | dict.fromkeys(_RESTRICTIONS, False) | {"is_member": True, "until_date": 0}
            case "kicked":
                return payload | {"until_date": 0}
        return payload
