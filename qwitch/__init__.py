"""Qwitch: the card game of letters and numbers, for one keyboard and one to five players."""

__version__ = "0.1.0"
