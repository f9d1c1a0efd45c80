"""The journal: what a machine has promised to remember, in one SQLite file that shows any change.

It stores, and knows nothing of what it stores: an entry is a kind, a time, a key and bytes.
"""
