"""What staff credit and pay, and how a player is paid out."""
