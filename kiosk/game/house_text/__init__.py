"""What the house has to say to everybody, in words of its own, on the public displays."""
