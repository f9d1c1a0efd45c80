"""The link: what the machines of a table say to one another, and how each knows the other."""
