"""A real evening: a table, a display and terminals as programs, players that play by themselves,
and staff who do everything by touch at a console.

    python -m tests.evening --rounds 200 --pictures pictures/   on the screen that DISPLAY names

Beside the rounds and what goes wrong with them a pit fills and credits its float, changes dealers,
collects and counts note boxes, pays parts, takes tips, withholds, decides cases and voids bets. It
ends with an audit, with the day's report beside a sum over the raw journals, and with both and the
console's own figures beside a count by hand. The suite has a short form, without pictures.
"""
