"""The Telegram bot: turns commands and presses into requests, and screens into messages."""
