"""A camera above the wheel: its stream is decoded in a process of its own, and the newest frame is
there to be painted or kept. A camera decides nothing."""
