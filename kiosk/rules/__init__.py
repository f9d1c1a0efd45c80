"""The rules of play: what may be wagered, what it costs, what it pays and which clause says so.

Pure: no screen, no event loop, no database, no clock and no chance in here.
"""
