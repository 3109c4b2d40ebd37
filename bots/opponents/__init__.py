"""What computer players at tables need beside the game: plans for kingdoms that none was shipped for."""
