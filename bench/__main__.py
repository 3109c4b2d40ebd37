"""All measurements, one after the other: `python -m bench`."""

from bench import keeping, speed, tables

speed.report()
print()
keeping.report()
print()
tables.report()
