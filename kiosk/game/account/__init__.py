"""The chip account of whoever plays at a seat."""
