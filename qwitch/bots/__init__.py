"""Computer players: what they see (H7), when they react, what they choose."""
