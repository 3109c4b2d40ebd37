"""Keep chat messages up to date with the wanted screens."""
