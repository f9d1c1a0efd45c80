"""How a player wants the terminal to be."""
