"""What players read and press, and one adapter per platform."""
