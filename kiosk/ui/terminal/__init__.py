"""What the player's screen shows and does, one view-model for each part of it."""
