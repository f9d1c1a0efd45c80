"""Slips that a player keeps under names."""
