"""Time travel: the screen of a terminal as it was at any fact of its journal."""
