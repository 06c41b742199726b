"""Charts of matches and people, drawn at the window's own pixels, and readable without any colour."""
