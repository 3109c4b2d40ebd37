"""Where tables rest: Redis or Valkey, packed bytes, one guarded write."""
