"""Everything on the screens that does not move, drawn once for each size and kept as a picture.

The software renderer shows a picture at almost no cost, and a path at a high one.
"""
