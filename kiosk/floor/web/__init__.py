"""The floor in a browser: monitoring, the cage, and who may see and do what."""
