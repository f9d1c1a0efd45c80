"""The player's screen, touched as a player would touch it."""
