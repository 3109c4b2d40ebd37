"""People at the table: what they read, what they press, and one adapter a platform."""
