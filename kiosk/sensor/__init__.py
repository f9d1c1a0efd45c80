"""A sensor at the wheel: what the wheel says, told to its table."""
