"""Tables in Telegram groups: carries presses and commands in, and screens out."""
