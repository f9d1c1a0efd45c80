"""The files of a table, a terminal, a console and a display, as a house would write them."""

from collections.abc import Callable, Mapping
from pathlib import Path

from kiosk.config import (
    ConfigError,
    ConsoleConfig,
    DisplayConfig,
    TableConfig,
    TerminalConfig,
    read_config,
)
from kiosk.devices.printer.words import SYMBOLS
from kiosk.folder_sync import replace_file
from kiosk.lab.setup.answers import SIMULATED, Answers
from kiosk.lab.setup.asking import SetupError
from kiosk.lab.simulate.house import House

KEYS = "keys"


def house_of(answers: Answers, folder: Path, seats: tuple[str, ...] | None = None) -> House:
    """Where everything lies: as `tapis simulate` has it, so that its devices fit."""
    return House(
        folder=folder,
        rulebook=answers.rulebook,
        seats=answers.seats if seats is None else seats,
        validator=answers.validator,
        in_earnest=True,
    )


def files(answers: Answers, house: House) -> dict[Path, str]:
    terminals = {
        house.terminal_config(seat): _terminal(answers, house, seat) for seat in answers.seats
    }
    return {
        house.table_config: _table(answers),
        **terminals,
        house.console_config: _console(answers),
        house.display_config: _display(answers),
    }


def keys_of(machine: str) -> str:
    """The folder of its certificate."""
    return f"{KEYS}-{machine}"


def _network(answers: Answers, machine: str) -> str:
    if not answers.networked:
        return '[network]\nsocket = "table.sock"\n'
    return f'[network]\naddress = "{answers.address}"\nkeys = "{keys_of(machine)}"\n'


def _table(answers: Answers) -> str:
    seats = ", ".join(f'"{seat}"' for seat in answers.seats)
    port = answers.address.rpartition(":")[2]
    listens = (
        f'# For machines of their own.\naddress = "0.0.0.0:{port}"\nkeys = "{KEYS}"\n'
        if answers.networked
        else ""
    )
    return f"""\
# The table. `tapis table --help` explains every key.
name = "{answers.name}"
rulebook = "{answers.rulebook}"
# The record of all money. Keep a copy of this folder elsewhere.
journal = "table.db"
seats = [{seats}]
notes_cents = {[*answers.notes]}
ticket_limit_cents = {answers.ticket_limit}
ticket_days = {answers.ticket_days}
# Above it a second person confirms a hand pay.
hand_pay_limit_cents = {answers.hand_pay_limit}
[network]
# For machines on this one.
socket = "table.sock"
{listens}"""


def _terminal(answers: Answers, house: House, seat: str) -> str:
    simulated = answers.devices == SIMULATED
    ports = {
        device: house.port_of(device, seat) if simulated else f"/dev/tapis-{device}"
        for device in ("validator", "printer")
    }
    return f"""\
# A terminal. `tapis terminal --help` explains every key.
seat = "{seat}"
rulebook = "{answers.rulebook}"
# The record of this seat's money. Keep a copy of this folder elsewhere.
journal = "terminal-{seat}.db"
language = "{answers.language}"
{_network(answers, f"terminal-{seat}")}\
[screen]
currency = "{SYMBOLS[answers.currency]}"
[validator]
protocol = "{answers.validator}"
port = "{ports["validator"]}"
notes_cents = {[*answers.notes]}
credit_limit_cents = {answers.credit_limit}
trace = "validator-{seat}.trace"
[printer]
protocol = "{answers.printer}"
port = "{ports["printer"]}"
ticket_limit_cents = {answers.ticket_limit}
house = "{answers.house}"
machine = "{seat:0>5}"
currency = "{answers.currency}"
trace = "printer-{seat}.trace"
"""


def _console(answers: Answers) -> str:
    # On a machine of its own there are no journals beside it.
    records = "" if answers.networked else '[records]\nfolder = "."\n'
    return f"""\
# The staff's console. `tapis console --help` explains every key.
name = "1"
rulebook = "{answers.rulebook}"
orders = "orders.json"
language = "{answers.language}"
{_network(answers, "console-1")}\
[screen]
currency = "{SYMBOLS[answers.currency]}"
{records}"""


def _display(answers: Answers) -> str:
    return f"""\
# The public display. `tapis display --help` explains every key.
name = "1"
house = "{answers.house}"
currency = "{SYMBOLS[answers.currency]}"
language = "{answers.language}"
{_network(answers, "display-1")}"""


def write_files(
    wanted: Mapping[Path, str], overwrite: Callable[[str], bool], say: Callable[[str], None]
) -> None:
    """What is there and says something else is overwritten only by somebody's word. What cannot be
    loaded is a fault of ours or of whoever changed it, and is said at once."""
    for path, text in wanted.items():
        try:
            there = path.read_text(encoding="utf-8") if path.exists() else None
            if there == text:
                say(f"  {path} is there")
            elif there is not None and not overwrite(
                f"{path} is there, and differs. Overwrite it?"
            ):
                say(f"  {path} is kept as it is")
            else:
                replace_file(path, text.encode())
                say(f"  {path} is written")
        except (OSError, UnicodeDecodeError) as error:
            raise SetupError(f"{path}: {error}") from None
        _load(path)


def _load(path: Path) -> None:
    kinds: dict[str, type] = {
        "table": TableConfig,
        "terminal": TerminalConfig,
        "console": ConsoleConfig,
        "display": DisplayConfig,
    }
    try:
        read_config(path, kinds[path.stem.partition("-")[0]])
    except ConfigError as error:
        raise SetupError(f"{error}\nMend it, or move it away, and run this again") from None
