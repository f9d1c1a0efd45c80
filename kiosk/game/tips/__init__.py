"""What players give to the dealer, where the house allows that."""
