"""The terminal without its screen: what a player and the table can do with it."""
