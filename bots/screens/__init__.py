"""What people see: screens as plain data, built by pure functions from views, questions and tables."""
