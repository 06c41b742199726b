"""The stack of screens and the screens."""
