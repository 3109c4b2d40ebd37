"""A table in the terminal: people in turn at one keyboard, and computer players."""
