"""A table in the terminal: people take turns at one keyboard, with computer players."""
