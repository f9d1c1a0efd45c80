"""One TOML file, read once: what a table, a terminal or a display is told at its start.

There are no defaults for limits of money: one that is missing stops the start, and so does
anything that is not understood.
"""

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta

from kiosk.devices.printer.words import LANGUAGES, SYMBOLS
from kiosk.rules.tomlfile import Problem, TomlFaultError, key_text, line_of, read

Seat = Annotated[str, Meta(pattern=r"^[A-Za-z0-9]{1,16}$")]
Positive = Annotated[int, Meta(ge=1)]


class Section(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of the file."""


SwitchKey = Literal[
    "Space",
    "Return",
    "Tab",
    "Backspace",
    "F1",
    "F2",
    "F3",
    "F4",
    "F5",
    "F6",
    "F7",
    "F8",
    "F9",
    "F10",
    "F11",
    "F12",
]


class Network(Section, frozen=True, kw_only=True):
    """How machines find one another. A socket on this machine, or TLS between machines."""

    socket: str = ""
    """The path of a unix socket."""
    address: str = ""
    """HOST:PORT, with mutual TLS. There is no plain TCP."""
    keys: str = ""
    """The folder that `tapis enrol` made, for TLS."""
    users: tuple[str, ...] = ()
    """Users besides our own who may speak to the socket."""


class TableConfig(Section, frozen=True, kw_only=True):
    name: str
    rulebook: str
    journal: str
    seats: tuple[Seat, ...]
    hand_pay_limit_cents: Annotated[int, Meta(ge=0)]
    ticket_days: Positive
    grace_s: Annotated[float, Meta(gt=0, le=30)] = 3.0
    network: Network


class Screen(Section, frozen=True, kw_only=True):
    """What the player's screen shows of the house."""

    currency: Annotated[str, Meta(min_length=1, max_length=4)] = "$"
    """The sign before an amount."""
    chips_cents: Annotated[tuple[Positive, ...], Meta(min_length=1, max_length=6)] = (
        100,
        500,
        2500,
        10_000,
        50_000,
        100_000,
    )
    """The chips to pick from, from the smallest."""


class SwitchesConfig(Section, frozen=True, kw_only=True):
    """The keys that two switches send, for players who use those instead of a finger."""

    move: SwitchKey = "Space"
    choose: SwitchKey = "Return"


class ValidatorProtocol(StrEnum):
    ID003 = "id003"
    SSP = "ssp"


class ValidatorConfig(Section, frozen=True, kw_only=True):
    """The note validator. There is no default for what it may take."""

    protocol: ValidatorProtocol
    port: str
    """A serial port, such as /dev/ttyUSB0."""
    notes_cents: tuple[Positive, ...]
    """The denominations that are taken."""
    credit_limit_cents: Positive
    """Nothing is taken that would bring the credit above it."""
    tickets: bool = True
    trace: str = ""
    """A ring file of every frame, for `tapis device trace`."""


class PrinterProtocol(StrEnum):
    TCL = "tcl"
    ESCPOS = "escpos"


class PrinterConfig(Section, frozen=True, kw_only=True):
    """The ticket printer, and what all its tickets show."""

    protocol: PrinterProtocol
    port: str
    """A serial port, such as /dev/ttyUSB1."""
    ticket_limit_cents: Positive
    """What is above it the attendant pays."""
    house: str
    address: Annotated[tuple[str, ...], Meta(max_length=2)] = ()
    machine: str
    """The number of this terminal in the house's books."""
    currency: str
    language: str = "en"
    """Of the amount in words, besides English."""
    message: str = ""
    """On responsible play."""
    baud: Literal[9600, 19200, 38400, 57600, 115200] = 38400
    trace: str = ""
    """A ring file of every frame, for `tapis device trace`."""


class DoorConfig(Section, frozen=True, kw_only=True):
    """The switch of the door, or of the staff's key."""

    input: str
    """A file that holds 0 or 1, such as /sys/class/gpio/gpio17/value."""
    open: Literal["0", "1"] = "1"
    """What it holds while the door is open."""


class ResponsiblePlay(Section, frozen=True, kw_only=True):
    """What the house does for players who might play longer than they want. The rule documents say
    nothing on it, so it is of a terminal and not of a rule book."""

    reality_check_min: Annotated[int, Meta(ge=0, le=600)] = 30
    """At play between two reality checks; 0: there are none."""
    reality_check_hold_s: Annotated[int, Meta(ge=0, le=60)] = 5
    """So long it is looked at before the player can go on."""
    break_min: Annotated[tuple[Positive, ...], Meta(max_length=3)] = (5, 15, 30)
    """The breaks to choose from, from the shortest, which is also the least anybody rests."""
    own_limits: bool = True
    """Players can set limits of their own."""


class TerminalConfig(Section, frozen=True, kw_only=True):
    seat: Seat
    rulebook: str
    journal: str
    network: Network
    language: str = "en"
    """As the translations are named; of whoever has not chosen another one."""
    screen: Screen = Screen()
    responsible_play: ResponsiblePlay = ResponsiblePlay()
    switches: SwitchesConfig = SwitchesConfig()
    validator: ValidatorConfig | None = None
    printer: PrinterConfig | None = None
    door: DoorConfig | None = None
    """None: staff open the menu by a gesture and their PIN alone."""
    link_trace: str = ""
    """A file of every line to and from the table, for technicians; none on a floor."""


class DisplayConfig(Section, frozen=True, kw_only=True):
    """Of a public display. Rule book and limits are told by its table."""

    name: Seat
    network: Network
    currency: Annotated[str, Meta(min_length=1, max_length=4)] = "$"
    """The sign before an amount."""
    language: str = "en"
    """As the translations are named."""


class RecordsPlace(Section, frozen=True, kw_only=True):
    """Where a console finds the journals, if it shall show records. Paths as seen from here."""

    folder: str
    """With the journal of the table and those of its terminals, or copies of them."""
    exports: str = "exports"
    """Where reports and bundles are written."""
    day_starts: Annotated[str, Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")] = "00:00"
    """When a day of the table begins, UTC."""


class ConsoleConfig(Section, frozen=True, kw_only=True):
    name: Annotated[str, Meta(pattern=r"^[A-Za-z0-9]{1,16}$")]
    rulebook: str
    orders: str
    """The file that keeps orders until they are answered."""
    network: Network
    screen: Screen = Screen()
    wagering_s: Positive | None = None
    """None: what the rule book proposes."""
    idle_s: Positive = 300
    """Whoever is signed in and touches nothing for so long is signed out."""
    cycle_s: Positive = 8
    """From a result to the next round, when rounds are opened automatically."""
    records: RecordsPlace | None = None
    """None: this console shows no records."""


Config = TypeVar("Config", TableConfig, TerminalConfig, DisplayConfig, ConsoleConfig)


class ConfigError(Exception):
    """The file cannot be read, or says something that cannot be done. Names file, line and key."""


def read_config(path: Path, into: type[Config]) -> Config:
    try:
        text = path.read_text(encoding="utf-8")
        config = read(text, into)
    except OSError as error:
        raise ConfigError(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise ConfigError(f"{path} is not UTF-8 text: {error.reason}") from None
    except TomlFaultError as error:
        raise ConfigError(_told(path, text, error.problems)) from None
    problems = list(_contradictions(config))
    if problems:
        raise ConfigError(_told(path, text, problems))
    return config


def _contradictions(
    config: TableConfig | TerminalConfig | DisplayConfig | ConsoleConfig,
) -> list[Problem]:
    network = config.network
    problems = []
    if not network.socket and not network.address:
        problems.append(Problem(("network",), "needs a socket, or an address and keys"))
    if network.address and not network.keys:
        problems.append(Problem(("network", "address"), "needs keys: there is no plain TCP"))
    if network.address and not network.address.rpartition(":")[2].isdecimal():
        problems.append(Problem(("network", "address"), "is not HOST:PORT"))
    if not isinstance(config, TableConfig) and network.socket and network.address:
        problems.append(Problem(("network",), "a client has one way to its table, not two"))
    if isinstance(config, TerminalConfig | ConsoleConfig):
        chips = config.screen.chips_cents
        if sorted(set(chips)) != list(chips):
            problems.append(Problem(("screen", "chips_cents"), "must rise from chip to chip"))
    if isinstance(config, TerminalConfig):
        problems += _terminal_contradictions(config)
    if isinstance(config, TableConfig) and len(set(config.seats)) < len(config.seats):
        problems.append(Problem(("seats",), "names a seat twice"))
    return problems


def _terminal_contradictions(config: TerminalConfig) -> list[Problem]:
    problems = []
    breaks = config.responsible_play.break_min
    if sorted(set(breaks)) != list(breaks):
        key = ("responsible_play", "break_min")
        problems.append(Problem(key, "must rise from break to break"))
    if config.switches.move == config.switches.choose:
        problems.append(Problem(("switches", "choose"), "is the same key as move"))
    if config.validator is not None:
        problems += _validator_contradictions(config.validator)
    if config.printer is not None:
        problems += _printer_contradictions(config.printer)
    return problems


def _validator_contradictions(validator: ValidatorConfig) -> list[Problem]:
    problems = []
    if not validator.port:
        problems.append(Problem(("validator", "port"), "is empty"))
    if len(set(validator.notes_cents)) < len(validator.notes_cents):
        problems.append(Problem(("validator", "notes_cents"), "names a denomination twice"))
    if not validator.notes_cents and not validator.tickets:
        problems.append(Problem(("validator", "notes_cents"), "is empty, and so takes nothing"))
    return problems


def _printer_contradictions(printer: PrinterConfig) -> list[Problem]:
    problems = []
    if not printer.port:
        problems.append(Problem(("printer", "port"), "is empty"))
    if printer.currency not in SYMBOLS:
        known = ", ".join(sorted(SYMBOLS))
        problems.append(Problem(("printer", "currency"), f"is none of {known}"))
    if printer.language not in LANGUAGES:
        known = ", ".join(sorted(LANGUAGES))
        problems.append(Problem(("printer", "language"), f"is none of {known}"))
    return problems


def _told(path: Path, text: str, problems: list[Problem]) -> str:
    lines = []
    for problem in problems:
        line = line_of(text, problem.key) if problem.key else None
        where = f"{path}:{line}" if line else str(path)
        key = f"{key_text(problem.key)} " if problem.key else ""
        lines.append(f"{where}: {key}{problem.message}")
    return "\n".join(lines)
