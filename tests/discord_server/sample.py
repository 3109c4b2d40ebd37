"""A small bot made with the real library, on which the server is tried out."""

import discord
from discord import app_commands, ui


class Sample:
    """What the sample does on any number of shards: it has no privileged intent and does not wait for guilds."""

    def __init__(self, **options):
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05, **options)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(Games())
        self.events = []

    async def setup_hook(self):
        self.add_dynamic_items(Press)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id, *, initial=False):
        """Do not pause before identifying again."""

    def dispatch(self, event, /, *arguments, **named):
        self.events.append(event)
        super().dispatch(event, *arguments, **named)


class Client(Sample, discord.Client):
    pass


class ShardedClient(Sample, discord.AutoShardedClient):
    pass


class Press(ui.DynamicItem[ui.Button], template=r"press:(?P<what>\w+)"):
    """A button that needs no view in memory."""

    def __init__(self, what):
        super().__init__(ui.Button(label=what, custom_id=f"press:{what}"))
        self.what = what

    @classmethod
    async def from_custom_id(cls, _interaction, _item, match):
        return cls(match["what"])

    async def callback(self, interaction):
        await ANSWERS[self.what](interaction)


class Table(ui.LayoutView):
    """A message with a bit of everything."""

    def __init__(self, text="Kingdom", buttons=("join", "hand", "name")):
        super().__init__(timeout=None)
        row = ui.ActionRow(*(Press(what) for what in buttons))
        self.add_item(ui.Container(ui.TextDisplay(text), ui.Separator(), row, accent_colour=0x884400))


class Menu(ui.LayoutView):
    def __init__(self, least=0, most=2):
        super().__init__(timeout=None)
        options = [discord.SelectOption(label=card, value=str(place)) for place, card in enumerate(("Moat", "Gold"))]
        self.menu = ui.Select(placeholder="Discard", options=options, min_values=least, max_values=most)
        self.menu.callback = self.chosen
        self.add_item(ui.ActionRow(self.menu))

    async def chosen(self, interaction):
        await interaction.response.send_message(f"chose {sorted(self.menu.values)}", ephemeral=True)


class Naming(ui.Modal, title="Name a card"):
    card = ui.Label(text="Card", component=ui.TextInput(max_length=20))
    set = ui.Label(
        text="Set",
        component=ui.RadioGroup(options=[discord.RadioGroupOption(label=one) for one in ("Base", "Seaside")]),
    )
    extras = ui.Label(
        text="Extras",
        component=ui.CheckboxGroup(
            required=False,
            min_values=0,
            options=[discord.CheckboxGroupOption(label=one) for one in ("Undo", "Bots")],
        ),
    )
    pile = ui.Label(
        text="Pile",
        component=ui.Select(options=[discord.SelectOption(label=one) for one in ("Curse", "Ruins")], required=False),
    )

    async def on_submit(self, interaction):
        parts = [part.component for part in (self.card, self.set, self.extras, self.pile)]
        values = [parts[0].value, parts[1].value, parts[2].values, parts[3].values]
        await interaction.response.send_message(f"named {values}", ephemeral=True)


async def join(interaction):
    await interaction.response.edit_message(view=Table(f"{interaction.user.display_name} joined"))


async def hand(interaction):
    await interaction.response.send_message(view=Table("Your hand", ("play", "think")), ephemeral=True)


async def name(interaction):
    await interaction.response.send_modal(Naming())


async def play(interaction):
    await interaction.response.edit_message(view=Table("Played", ("play",)))


async def think(interaction):
    await interaction.response.defer()
    await interaction.edit_original_response(view=Table("Thought", ("play",)))


async def ignore(interaction):
    """Do nothing."""


async def ponder(interaction):
    await interaction.response.defer(thinking=True, ephemeral=True)
    await interaction.followup.send(view=Table("Pondered", ("play",)), ephemeral=True)


ANSWERS = {"join": join, "hand": hand, "name": name, "play": play, "think": think, "ignore": ignore, "ponder": ponder}


class Games(app_commands.Group, name="dominion", description="Games of Dominion"):
    """The commands of the sample."""

    @app_commands.command(description="A new table")
    async def new(self, interaction: discord.Interaction, seats: app_commands.Range[int, 2, 6] = 2):
        await interaction.response.send_message(view=Table(f"Table for {seats}"))

    @app_commands.command(description="Explains a card")
    async def card(self, interaction: discord.Interaction, name: str):
        await interaction.response.defer(ephemeral=True)
        await interaction.followup.send(f"{name} is a card")

    @card.autocomplete("name")
    async def complete(self, _: discord.Interaction, current: str):
        cards = [card for card in ("Moat", "Moneylender", "Gold") if card.lower().startswith(current)]
        return [app_commands.Choice(name=card, value=card) for card in cards]

    @app_commands.command(description="Waves to someone")
    async def wave(self, interaction: discord.Interaction, to: discord.Member):
        allowed = discord.AllowedMentions(users=[to])
        await interaction.response.send_message(f"{to.mention}, hello", allowed_mentions=allowed)

    @app_commands.command(description="Discards")
    async def discard(self, interaction: discord.Interaction):
        await interaction.response.send_message(view=Menu())
