"""Computer players: `(view, decision) -> answer`. They see what a person in their seat would see, nothing more."""
