"""All measurements, one after the other: `python -m bench`."""

from bench import keeping, speed

speed.report()
print()
keeping.report()
