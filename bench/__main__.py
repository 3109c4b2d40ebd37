"""Runs all measurements one after another: `python -m bench`."""

from bench import keeping, searching, speed, tables

speed.report()
print()
keeping.report()
print()
tables.report()
print()
searching.report()
