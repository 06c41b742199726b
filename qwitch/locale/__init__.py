"""The game's texts in the player's language."""
