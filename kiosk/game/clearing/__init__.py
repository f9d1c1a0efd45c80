"""A terminal that begins again with an empty journal."""
