"""A table of a floor: which tickets the floor decides about, and which the table itself does."""
