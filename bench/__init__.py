"""Measuring: how fast, how small, how long it holds. Run `python -m bench`, or `python -m bench.soak`."""
