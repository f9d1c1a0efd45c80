"""The public display: what everybody at a table looks up at. It is told, and asks nothing."""
