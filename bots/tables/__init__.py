"""What people do at tables: use-cases, presses, deadlines, and the repository that loads and saves tables."""
