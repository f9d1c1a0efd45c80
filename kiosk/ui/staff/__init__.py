"""The menu of staff at a terminal."""
