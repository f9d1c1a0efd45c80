"""Chips on the cloth, while wagering is open."""
