"""Pictures as plain data, and their rendering as PNG."""
