"""Discord's limits, each by name."""

CONTENT = 2000
DISPLAYED_TEXT = 4000  # of all text displays of a message together
COMPONENTS = 40  # nested ones counted
LEGACY_ROWS = 5
BUTTONS_IN_A_ROW = 5
EMBED_TEXT = 6000  # of all embeds of a message together
MODAL_PARTS = 5
FILE_SIZE = 10 * 1024 * 1024
ACKNOWLEDGE_WITHIN = 3.0
TOKEN_LIFE = 15 * 60.0
NONCE_MEMORY = 5 * 60.0
OLD_MESSAGE = 60 * 60.0
COMMANDS = 100
COMMAND_TEXT = 8000  # names, descriptions and values of a command together
CHOICES = 25
EMOJIS = 2000  # of an application
EMOJI_SIZE = 256 * 1024

# Flags of messages
SUPPRESS_EMBEDS = 1 << 2
EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_NOTIFICATIONS = 1 << 12
COMPONENTS_V2 = 1 << 15

LOCALES = """id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th
    zh-CN ja zh-TW ko"""
