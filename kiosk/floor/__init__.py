"""The floor: where many tables meet. Tickets good at each of them, and a copy of every fact."""
