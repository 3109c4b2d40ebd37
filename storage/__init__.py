"""Storage: tables, people and results on Redis or Valkey."""
