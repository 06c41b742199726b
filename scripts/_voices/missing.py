"""What the voices are made with is not all there."""


class VoicesMissing(Exception):
    """The clips cannot be made here; str() is one line: what is missing, and how to get it."""


HOW = "install requirements/voices.txt"
"""How to get what is missing."""
