"""The journal: what a machine has promised to remember, in one SQLite file that shows any change.

The storage knows nothing of what it stores: an entry is a kind, a time, a key and bytes. Only
`facts` and `ready` know the game: how its facts are written, folded and summed up.
"""
