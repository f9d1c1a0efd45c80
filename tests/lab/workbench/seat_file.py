"""The file of a terminal as a simulation writes it, with all that it traces."""

from pathlib import Path

from kiosk.config import TerminalConfig, read_config

TERMINAL = """
seat = "1"
rulebook = "crown-single-zero"
journal = "terminal-1.db"
link_trace = "link-1.trace"
[network]
socket = "table.sock"
[validator]
protocol = "id003"
port = "validator-1.port"
notes_cents = [500]
credit_limit_cents = 1000000
trace = "validator-1.trace"
[printer]
protocol = "tcl"
port = "printer-1.port"
ticket_limit_cents = 500000
house = "Harbour Casino"
machine = "00001"
currency = "AUD"
trace = "printer-1.trace"
"""


def seat_file(folder: Path) -> TerminalConfig:
    path = folder / "terminal-1.toml"
    path.write_text(TERMINAL)
    return read_config(path, TerminalConfig)
