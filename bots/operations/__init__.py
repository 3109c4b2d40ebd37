"""Commands for the host: checking, backing up, restoring, counting."""
