"""Readers and wheels that say nothing but the number, as for a display: two digits a line."""
