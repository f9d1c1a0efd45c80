"""The SGC as a pure machine: the authority on the round, for all its seats."""
