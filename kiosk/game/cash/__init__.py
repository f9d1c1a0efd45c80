"""Notes that come in, and notes and tickets of which nobody knows whether they are in the box."""
