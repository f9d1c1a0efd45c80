"""What came in, went out and was won at each seat since the table was opened."""
