"""What keeps a terminal from play: locks of one, and the freezing of all."""
