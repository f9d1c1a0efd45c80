"""A real evening: a table, a display and terminals as programs, players that play by themselves,
and staff who do everything by touch at a console.

    python -m tests.evening --rounds 200 --pictures pictures/   on the screen that DISPLAY names

It takes as long as the longest notice of the rule book, and ends with an audit and with the day's
report beside a sum over the raw journals. The suite has a short form, without pictures.
"""
