"""The whole screen by keys, or by two switches: what can be reached, and where one is in it."""
