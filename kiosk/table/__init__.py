"""The table service: the authority on the round, for terminals, staff, sensors and displays."""
