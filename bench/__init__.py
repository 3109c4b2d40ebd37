"""Measurements of speed, size and reliability: `python -m bench`, `python -m bench.soak`, `python -m bench.chaos`."""
