"""Note validators: each protocol as codec (bytes), machine (what follows from what) and driver."""
