"""Automatic wheels that speak the lines of the Slingshot 2."""
