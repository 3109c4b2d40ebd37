"""The terminal as a full screen of panes and keys. Only modules in here import Textual."""
