"""What can go wrong in storage."""


class StorageError(Exception):
    """Storage cannot do what was asked."""


class NoServer(StorageError):
    """There is no server that answers."""


class Conflict(StorageError):
    """Someone else has written since; nothing was changed."""


class WrongType(StorageError):
    """A key holds a value of another type than belongs there: this program did not write it."""


class BadTable(StorageError):
    """The bytes are not a table this version can read."""


class NewerTable(BadTable):
    """The table was written by a newer version: it is sound, and must not be touched."""
