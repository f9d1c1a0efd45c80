"""What staff do for a player without moving money: a message, a call answered."""
