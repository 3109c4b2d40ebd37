"""The Discord bot: slash commands, tables in channels and threads, hands as direct messages."""
