"""Serial lines."""
