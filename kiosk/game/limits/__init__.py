"""Limits and their changes, legacy limits, and the notices of both and of the closing."""
