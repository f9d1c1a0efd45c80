"""Devices that are only programs, on the far end of a pty: what a host hears is the real thing."""
