"""What is kept about games: the archive of results and records, exported files, statistics."""
