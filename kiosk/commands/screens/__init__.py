"""What the commands with a screen, and all else that needs Qt, do once their options are read.

`kiosk.cli` loads them by name: Qt takes a third of a second to import, and not everybody needs it.
"""
