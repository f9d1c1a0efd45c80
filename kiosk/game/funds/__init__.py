"""What a seat can have at most, by what the table itself knows."""
