"""What can be read in a message: its texts, buttons and menus."""

from dataclasses import dataclass

STYLES = {1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium"}


@dataclass(frozen=True)
class Button:
    label: str
    custom_id: str | None
    style: str
    disabled: bool = False
    url: str | None = None
    emoji: str = ""


@dataclass(frozen=True)
class Option:
    label: str
    value: str
    description: str = ""
    default: bool = False


@dataclass(frozen=True)
class Select:
    custom_id: str
    placeholder: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    disabled: bool = False
    type: int = 3

    @property
    def labels(self):
        return [option.label for option in self.options]


def walk(components):
    """Every component, those inside others too."""
    for component in components or ():
        yield component
        yield from walk(component.get("components"))
        yield from walk([component[name] for name in ("accessory", "component") if component.get(name)])


def option(given):
    return Option(given["label"], given["value"], given.get("description") or "", bool(given.get("default")))


def button(given):
    emoji = (given.get("emoji") or {}).get("name") or ""
    return Button(
        given.get("label") or emoji,
        given.get("custom_id"),
        STYLES[given["style"]],
        bool(given.get("disabled")),
        given.get("url"),
        emoji,
    )


def select(given):
    options = tuple(option(one) for one in given.get("options") or ())
    least, most = given.get("min_values"), given.get("max_values")
    return Select(
        given["custom_id"],
        given.get("placeholder") or "",
        options,
        1 if least is None else least,
        1 if most is None else most,
        bool(given.get("disabled")),
        given["type"],
    )


def embed_texts(embed):
    """Every text of an embed, from top to bottom."""
    author, footer = embed.get("author") or {}, embed.get("footer") or {}
    fields = [text for field in embed.get("fields") or () for text in (field["name"], field["value"])]
    texts = [author.get("name"), embed.get("title"), embed.get("description"), *fields, footer.get("text")]
    return [text for text in texts if text]


def media_texts(component):
    """The descriptions of the pictures in a component."""
    items = [component, *(component.get("items") or ())] if component["type"] in (11, 12) else ()
    return [item["description"] for item in items if item.get("description")]
