"""Anchors: how far all journals of a table had come when its day was closed, signed."""
