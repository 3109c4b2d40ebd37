"""Lessons for people who are new to the game: what a question means, told with their own hand as the example."""
