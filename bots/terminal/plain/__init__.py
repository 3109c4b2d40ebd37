"""The terminal as lines: for screen readers, dumb terminals, pipes, and everyone who prefers them."""
