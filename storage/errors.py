"""What can go wrong where tables rest."""


class StorageError(Exception):
    """Storage cannot do what was asked."""


class NoServer(StorageError):
    """There is no server to keep tables in."""


class Conflict(StorageError):
    """Someone else has written since; nothing was changed."""


class BadTable(StorageError):
    """The bytes are not a table this version can read."""


class NewerTable(BadTable):
    """The table was written by a newer version: it is healthy, and not ours to touch."""
