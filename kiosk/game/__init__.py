"""The game as pure machines: `decide` turns a command into facts, `apply` folds facts into a state.

Nothing here reads a clock, draws a number or touches a disk, so a journal of facts rebuilds any
past instant exactly.
"""
