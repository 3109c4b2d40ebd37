"""Everything players read: message catalogues, the log and the questions as sentences, card search."""
