"""Responsible play: the time at play, a player's own limits, reality checks and breaks."""
