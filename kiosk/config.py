"""One TOML file, read once: what a table, a terminal or a display is told at its start.

Limits of money have to be said, or have a default that `tapis table --help` and the packaged file
name: none is without one. What is missing, not understood or out of its range stops the start.
"""

import re
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

from kiosk.clock import START_JUMP_HOURS, UTC_ZONE, zone_of
from kiosk.devices.camera.source import SHAPES, is_source
from kiosk.devices.printer.words import LANGUAGES, SYMBOLS
from kiosk.game.bounds import CENTS_MAX
from kiosk.game.limits.facts import TOGETHER
from kiosk.rules.tomlfile import Problem, TomlFaultError, key_text, line_of, read
from kiosk.rules.wagers import Kind

_SEAT, _NAME = r"^[A-Za-z0-9]{1,16}\Z", r"^[A-Za-z0-9][A-Za-z0-9 ._-]{0,31}\Z"
_CLOCK = r"^([01][0-9]|2[0-3]):[0-5][0-9]\Z"
_PIN_LINE = r"^[0-9a-f]{32}:[0-9a-f]{128}\Z"
_ONE_LINE = r"^[^\n]*\Z"
_IN_WORDS = {
    "of length >= 1": "is empty",
    repr(_ONE_LINE): "is more than one line",
    repr(_SEAT): "is not 1 to 16 letters and digits",
    repr(_NAME): "is not 1 to 32 letters, digits, spaces and . _ -, the first a letter or digit",
    repr(_PIN_LINE): "is no line that `tapis jackpot --pin` printed",
    repr(_CLOCK): "is not a time of day such as 06:00",
}
"""How what is demanded of a text ends when it is told, and what is said instead."""
Seat = Annotated[str, Meta(pattern=_SEAT)]
TableName = Annotated[str, Meta(pattern=_NAME)]
ClockTime = Annotated[str, Meta(pattern=_CLOCK)]
Line = Annotated[str, Meta(min_length=1, max_length=80, pattern=_ONE_LINE)]
Place = Annotated[str, Meta(min_length=1, max_length=1000, pattern=_ONE_LINE)]
"""A path."""
PlaceOrNone = Annotated[str, Meta(max_length=1000, pattern=_ONE_LINE)]
Cents = Annotated[int, Meta(ge=1, le=CENTS_MAX)]
Currency = Annotated[str, Meta(min_length=1, max_length=4, pattern=_ONE_LINE)]
Language = Annotated[str, Meta(min_length=1, max_length=20, pattern=_ONE_LINE)]
_SEATS_MAX = 500
"""At one table. 400 are measured: `tapis bench year`."""
_PORT_MAX = 65535
_OURSELVES = ("127.0.0.1", "[::1]", "localhost")
_SOCKET_BYTES_MAX = 107
"""Of a unix socket's path (unix(7))."""


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

    socket: PlaceOrNone = ""
    """The path of a unix socket."""
    address: Annotated[str, Meta(max_length=260, pattern=_ONE_LINE)] = ""
    """HOST:PORT, with mutual TLS. There is no plain TCP."""
    keys: PlaceOrNone = ""
    """The folder that `tapis enrol` made, for TLS."""
    users: Annotated[tuple[Line, ...], Meta(max_length=20)] = ()
    """Users besides our own who may speak to the socket."""


NOTES_CENTS = (500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000)


LiveDays = Annotated[int, Meta(ge=1, le=3650)]
"""So many days stay in the journal's own file. Older ones are closed: compressed into files of
their own beside it."""
_LIVE_DAYS = 14


class StaffConfig(Section, frozen=True, kw_only=True):
    """What staff may do alone, besides paying by hand."""

    dealer_limit_cents: Annotated[int, Meta(ge=0, le=CENTS_MAX)] = 100_000
    """Above it a second person confirms a dealer's order."""
    supervisor_limit_cents: Annotated[int, Meta(ge=0, le=CENTS_MAX)] = 1_000_000
    most_cents: Cents = 100_000_000
    """No order names more."""
    wait_h: Annotated[int, Meta(ge=0, le=720)] = 24
    """How long a change of a supervisor is seen before it is made."""


class CameraConfig(Section, frozen=True, kw_only=True):
    """A camera above the wheel. It is only looked at."""

    source: Place
    """A stream of the network, or a camera of this computer."""


class TableCameraConfig(CameraConfig, frozen=True, kw_only=True):
    """The table keeps what it saw of each spin, as evidence."""

    seconds: Annotated[int, Meta(ge=2, le=60)] = 8
    """Of each spin: the last before its number is known."""
    rounds: Annotated[int, Meta(ge=1, le=1000)] = 100
    """Of so many rounds. Those about which something was in question are kept beyond that."""
    megabytes: Annotated[int, Meta(ge=10, le=1_000_000)] = 1000
    """All of it together is never more."""


class DayConfig(Section, frozen=True, kw_only=True):
    """When a day of the house begins, by the clocks of its zone."""

    starts: ClockTime = "00:00"
    zone: Line = UTC_ZONE
    """As in Asia/Singapore."""


class PlacesConfig(Section, frozen=True, kw_only=True):
    """How many of each may be connected at once. A terminal has its seat."""

    consoles: Annotated[int, Meta(ge=1, le=64)] = 16
    displays: Annotated[int, Meta(ge=1, le=256)] = 64
    sensors: Annotated[int, Meta(ge=1, le=32)] = 8


class TableConfig(Section, frozen=True, kw_only=True):
    name: TableName
    rulebook: Line
    journal: Place
    live_days: LiveDays = _LIVE_DAYS
    seats: Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=_SEATS_MAX)]
    hand_pay_limit_cents: Annotated[int, Meta(ge=0, le=CENTS_MAX)]
    ticket_days: Annotated[int, Meta(ge=1, le=3650)]
    ticket_limit_cents: Cents = 1_000_000
    """The most that one ticket is worth, whichever terminal asks for it."""
    notes_cents: Annotated[tuple[Cents, ...], Meta(min_length=1, max_length=40)] = NOTES_CENTS
    """The denominations that its terminals take: of others none is believed."""
    tip_limit_cents: Annotated[int, Meta(ge=0, le=CENTS_MAX)] = 0
    """The most that a player gives to the dealer at once. 0: the house wants no tips."""
    grace_s: Annotated[float, Meta(gt=0, le=30)] = 3.0
    clock_jump_hours: Annotated[int, Meta(ge=1, le=8760)] = START_JUMP_HOURS
    """So far the clock may be ahead of the last fact at a start, before staff are asked."""
    staff: StaffConfig = StaffConfig()
    places: PlacesConfig = PlacesConfig()
    day: DayConfig | None = None
    """What a console shows as the day's counts from here. None: from each opening of the table."""
    camera: TableCameraConfig | None = None
    """None: nothing is filmed."""
    jackpots: Network | None = None
    """The way to a jackpot controller, where the rule book has jackpots. None: there is none."""
    floor: Network | None = None
    """The way to the floor. None: this table is on none, and its tickets are good here only."""
    network: Network


class Screen(Section, frozen=True, kw_only=True):
    """What the player's screen shows of the house."""

    currency: Currency = "$"
    """The sign before an amount."""
    chips_cents: Annotated[tuple[Cents, ...], Meta(min_length=1, max_length=6)] = (
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
    port: Place
    """A serial port, such as /dev/ttyUSB0."""
    notes_cents: Annotated[tuple[Cents, ...], Meta(max_length=24)]
    """The denominations that are taken."""
    credit_limit_cents: Cents
    """Nothing is taken that would bring the credit above it."""
    tickets: bool = True
    doubt_after_s: Annotated[float, Meta(ge=10, le=3600)] = 30.0
    """So long it may say nothing with a note or ticket in it, before staff are asked to look."""
    trace: PlaceOrNone = ""
    """A ring file of every frame, for `tapis device trace`."""


class PrinterProtocol(StrEnum):
    TCL = "tcl"
    ESCPOS = "escpos"


class PrinterConfig(Section, frozen=True, kw_only=True):
    """The ticket printer, and what all its tickets show."""

    protocol: PrinterProtocol
    port: Place
    """A serial port, such as /dev/ttyUSB1."""
    ticket_limit_cents: Cents
    """What is above it the attendant pays."""
    house: Line
    address: Annotated[tuple[Line, ...], Meta(max_length=2)] = ()
    machine: Line
    """The number of this terminal in the house's books."""
    currency: Line
    language: Language = "en"
    """Of the amount in words, besides English."""
    message: Annotated[str, Meta(max_length=200, pattern=_ONE_LINE)] = ""
    """On responsible play."""
    receipts: bool = False
    """Players may print the receipts of their bets. Only with ESC/POS."""
    baud: Literal[9600, 19200, 38400, 57600, 115200] = 38400
    trace: PlaceOrNone = ""
    """A ring file of every frame, for `tapis device trace`."""


class DoorConfig(Section, frozen=True, kw_only=True):
    """The switch of the door, or of the staff's key."""

    input: Place
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
    break_min: Annotated[tuple[Annotated[int, Meta(ge=1, le=1440)], ...], Meta(max_length=3)] = (
        5,
        15,
        30,
    )
    """The breaks to choose from, from the shortest, which is also the least anybody rests."""
    own_limits: bool = True
    """Players can set limits of their own."""


class TerminalConfig(Section, frozen=True, kw_only=True):
    seat: Seat
    rulebook: Line
    journal: Place
    live_days: LiveDays = _LIVE_DAYS
    network: Network
    language: Language = "en"
    """As the translations are named; of whoever has not chosen another one."""
    screen: Screen = Screen()
    cash_out_asked_cents: Annotated[int, Meta(ge=0, le=CENTS_MAX)] = 20_000
    """From this credit on the player is asked whether to cash out; 0: never."""
    responsible_play: ResponsiblePlay = ResponsiblePlay()
    switches: SwitchesConfig = SwitchesConfig()
    validator: ValidatorConfig | None = None
    printer: PrinterConfig | None = None
    door: DoorConfig | None = None
    """None: staff open the menu by a gesture and their PIN alone."""
    camera: CameraConfig | None = None
    """None: a drawn wheel turns in its place."""
    link_trace: PlaceOrNone = ""
    """A file of every line to and from the table, for technicians; none on a floor."""


class DisplayConfig(Section, frozen=True, kw_only=True):
    """Of a public display. Rule book and limits are told by its table."""

    name: Seat
    network: Network
    house: Annotated[str, Meta(max_length=40, pattern=_ONE_LINE)] = ""
    """The house's name, at the top."""
    logo: PlaceOrNone = ""
    """A picture in the place of the name: a PNG or a JPEG file."""
    numbers: Annotated[int, Meta(ge=20, le=60)] | None = None
    """How many of the last ones are shown. None: as many as suit the shape of the screen."""
    currency: Currency = "$"
    """The sign before an amount."""
    language: Language = "en"
    """As the translations are named."""
    camera: CameraConfig | None = None
    """None: a drawn wheel turns in its place."""


class RecordsPlace(Section, frozen=True, kw_only=True):
    """Of what its table finds in the journals, a console writes files. Paths as seen from here."""

    folder: Place = "."
    """Of files written before a console asked its table: nothing is read there."""
    exports: Place = "exports"
    """Where reports and bundles are written."""
    day_starts: ClockTime = "00:00"
    """When a day of the table begins, by the clocks of the zone."""
    zone: Line = UTC_ZONE
    """As in Asia/Singapore."""
    shifts: Annotated[tuple[ClockTime, ...], Meta(max_length=12)] = ()
    """When each shift begins, for sums by shift."""


PresetName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20, pattern=r"^[ -~]*\Z")]
Preset: TypeAlias = dict[str, Annotated[tuple[Cents, ...], Meta(min_length=2, max_length=3)]]


class CasePlayer(StrEnum):
    """How staff name the player that a case is about."""

    NONE = "none"
    NAME = "name"
    CARD = "card"


class ConsoleConfig(Section, frozen=True, kw_only=True):
    name: Seat
    rulebook: Line
    orders: Place
    """The file that keeps orders until they are answered."""
    network: Network
    language: Language = "en"
    """As the translations are named; until staff choose another."""
    screen: Screen = Screen()
    wagering_s: Annotated[int, Meta(ge=1, le=3600)] | None = None
    """None: what the rule book proposes."""
    idle_s: Annotated[int, Meta(ge=1, le=86_400)] = 300
    """Whoever is signed in and touches nothing for so long is signed out."""
    cycle_s: Annotated[int, Meta(ge=1, le=3600)] = 8
    """From a result to the next round, when rounds are opened automatically."""
    limits: Annotated[dict[PresetName, Preset], Meta(max_length=3)] = {}
    """Limits that staff load by name, such as "$5 table": minimum, maximum and unit of kinds of
    bets, in cents. What is not named stays as it is."""
    case_player: CasePlayer = CasePlayer.NONE
    """Whether a case asks for the player's name, or card. Nobody need say it."""
    tournaments: PlaceOrNone = ""
    """A folder of terms of tournaments, and of results of other tables; empty: the terms that ship
    with Tapis."""
    records: RecordsPlace = RecordsPlace()
    camera: CameraConfig | None = None
    """None: it shows no live picture of the wheel."""


class WheelProtocol(StrEnum):
    SLINGSHOT2 = "slingshot2"
    TWO_DIGITS = "two-digits"


class WheelConfig(Section, frozen=True, kw_only=True):
    """A wheel that tells what its ball does."""

    protocol: WheelProtocol
    port: Place
    """A serial port, such as /dev/ttyUSB0."""
    trace: PlaceOrNone = ""
    """A ring file of all it says, for `tapis device trace`."""


class SensorConfig(Section, frozen=True, kw_only=True):
    """Of a sensor at the wheel."""

    name: Seat
    rulebook: Line
    wheel: WheelConfig
    network: Network


class LevelConfig(Section, frozen=True, kw_only=True):
    """A mystery level of a jackpot controller."""

    name: Annotated[str, Meta(min_length=1, max_length=40, pattern=_ONE_LINE)]
    reset_cents: Cents
    """Where it starts again."""
    limit_cents: Cents
    """It falls before it exceeds this."""
    increment_bp: Annotated[int, Meta(ge=1, le=10_000)]
    """Of each wager, onto the level, in hundredths of a percent."""
    hidden_bp: Annotated[int, Meta(ge=0, le=10_000)] = 0
    """Of each wager, into the pool that its next start is raised from."""
    approval_cents: Annotated[int, Meta(ge=0, le=CENTS_MAX)] | None = None
    """From this award on the inspector approves it; 0: always. None: never."""


PersonKey = Annotated[str, Meta(pattern=_NAME)]
PinLine = Annotated[str, Meta(pattern=_PIN_LINE)]


class JackpotConfig(Section, frozen=True, kw_only=True):
    """Of a jackpot controller."""

    name: TableName
    journal: Place
    live_days: LiveDays = _LIVE_DAYS
    wager_cents: Cents
    """The one fixed amount of a jackpot wager."""
    most_return_bp: Annotated[int, Meta(ge=1, le=10_000_000)]
    """The house allows no levels that give back more, in hundredths of a percent."""
    levels: Annotated[tuple[LevelConfig, ...], Meta(min_length=1, max_length=5)]
    """From the greatest."""
    people: Annotated[dict[PersonKey, PinLine], Meta(max_length=40)] = {}
    """Who may change anything here, two together: a line of `tapis jackpot --pin` for each."""
    network: Network


class PagesConfig(Section, frozen=True, kw_only=True):
    """The floor in a browser."""

    address: Annotated[str, Meta(max_length=260, pattern=_ONE_LINE)] = "127.0.0.1:7480"
    """HOST:PORT."""
    certificate: PlaceOrNone = ""
    """Of the pages, as browsers are to trust it (PEM). Without it only this machine is served."""
    key: PlaceOrNone = ""
    house: Annotated[str, Meta(max_length=40, pattern=_ONE_LINE)] = ""
    currency: Currency = "$"
    currency_code: Annotated[str, Meta(max_length=3, pattern=_ONE_LINE)] = "USD"
    """As ISO 4217 has it: of amounts in words."""
    cages: Annotated[int, Meta(ge=1, le=50)] = 4
    two_people_cents: Annotated[int, Meta(ge=0, le=CENTS_MAX)] = 100_000
    """From here on a ticket is paid at the cage by two people."""
    wait_h: Annotated[int, Meta(ge=0, le=720)] = 24
    """How long a change of somebody who moves money is seen before it is made."""
    idle_min: Annotated[int, Meta(ge=1, le=1440)] = 15
    """Whoever is signed in and does nothing for so long is signed out."""
    session_h: Annotated[int, Meta(ge=1, le=24)] = 12
    """And after so long in any case."""


class FloorConfig(Section, frozen=True, kw_only=True):
    """Of the floor: where many tables meet."""

    name: TableName
    database: Annotated[str, Meta(min_length=1, max_length=1000, pattern=_ONE_LINE)]
    """Where PostgreSQL is, as libpq has it: postgresql:///tapis, or host=... dbname=..."""
    network: Network
    pages: PagesConfig | None = None
    """None: it serves tables, and no browser."""
    day: DayConfig = DayConfig()
    """When a day of the casino begins."""


Config = TypeVar(
    "Config",
    TableConfig,
    TerminalConfig,
    DisplayConfig,
    ConsoleConfig,
    SensorConfig,
    JackpotConfig,
    FloorConfig,
)


class ConfigError(Exception):
    """The file cannot be read, or says something that cannot be done. Names file, line and key."""


def read_config(path: Path, into: type[Config]) -> Config:
    try:
        text = path.read_text(encoding="utf-8")
        config: Config = read(text, into)
    except OSError as error:
        raise ConfigError(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise ConfigError(f"{path} is not UTF-8 text: {error.reason}") from None
    except TomlFaultError as error:
        raise ConfigError(_told(path, text, error.problems)) from None
    problems = [*_contradictions(config), *_folders(config, path.parent)]
    if problems:
        raise ConfigError(_told(path, text, problems))
    return config


_FILES: dict[type[Section], tuple[tuple[str, ...], ...]] = {
    TableConfig: (("journal",),),
    TerminalConfig: (
        ("journal",),
        ("link_trace",),
        ("validator", "trace"),
        ("printer", "trace"),
        ("door", "input"),
    ),
    ConsoleConfig: (("orders",),),
    DisplayConfig: (),
    SensorConfig: (("wheel", "trace"),),
    JackpotConfig: (("journal",),),
    FloorConfig: (("pages", "certificate"), ("pages", "key")),
}
"""What is written or read as a file."""


def _folders(config: Section, seen_from: Path) -> Iterator[Problem]:
    for key in _FILES[type(config)]:
        named: object = config
        for part in key:
            named = getattr(named, part, "")
        if isinstance(named, str) and named and (seen_from / named).is_dir():
            yield Problem(key, "is a folder, not a file")


def _zones(config: object) -> Iterator[Problem]:
    day = config.day if isinstance(config, TableConfig | FloorConfig) else None
    records = config.records if isinstance(config, ConsoleConfig) else None
    for place, zone in (("day", day and day.zone), ("records", records and records.zone)):
        if zone in (None, UTC_ZONE):
            continue  # most machines have none, and their start need not learn of zones
        try:
            zone_of(zone)
        except ValueError:
            yield Problem((place, "zone"), "is no time zone; one is written Asia/Singapore")


def _contradictions(
    config: TableConfig
    | TerminalConfig
    | DisplayConfig
    | ConsoleConfig
    | SensorConfig
    | JackpotConfig
    | FloorConfig,
) -> list[Problem]:
    network = config.network
    problems = [*_network_contradictions(network)]
    without = SensorConfig | JackpotConfig | FloorConfig
    camera = None if isinstance(config, without) else config.camera
    if camera is not None and not is_source(camera.source):
        problems.append(Problem(("camera", "source"), f"is none of {SHAPES}"))
    serves = isinstance(config, TableConfig | JackpotConfig | FloorConfig)
    if not serves and network.socket and network.address:
        problems.append(Problem(("network",), "a client has one way to its table, not two"))
    if isinstance(config, TerminalConfig | ConsoleConfig):
        chips = config.screen.chips_cents
        if sorted(set(chips)) != list(chips):
            problems.append(Problem(("screen", "chips_cents"), "must rise from chip to chip"))
    if isinstance(config, TerminalConfig):
        problems += _terminal_contradictions(config)
    problems += _zones(config)
    if isinstance(config, TableConfig):
        problems += _table_contradictions(config)
    if isinstance(config, ConsoleConfig):
        problems += _console_contradictions(config)
    if isinstance(config, FloorConfig) and config.pages is not None:
        problems += _pages_contradictions(config.pages)
    return problems


def _network_contradictions(network: Network) -> Iterator[Problem]:
    if not network.socket and not network.address:
        yield Problem(("network",), "needs a socket, or an address and keys")
    if network.address and not network.keys:
        yield Problem(("network", "address"), "needs keys: there is no plain TCP")
    if network.address and not _is_address(network.address):
        yield Problem(("network", "address"), f"is not HOST:PORT, of 1 to {_PORT_MAX}")
    if len(network.socket.encode(errors="replace")) > _SOCKET_BYTES_MAX:
        yield Problem(("network", "socket"), f"is longer than {_SOCKET_BYTES_MAX} bytes")


def _is_address(address: str) -> bool:
    host, _, port = address.rpartition(":")
    number = int(port) if re.fullmatch("[0-9]{1,5}", port) else 0
    return bool(host) and 1 <= number <= _PORT_MAX


def _pages_contradictions(pages: PagesConfig) -> Iterator[Problem]:
    if not _is_address(pages.address):
        yield Problem(("pages", "address"), f"is not HOST:PORT, of 1 to {_PORT_MAX}")
    if bool(pages.certificate) != bool(pages.key):
        yield Problem(("pages", "certificate"), "needs its key, and a key its certificate")
    host = pages.address.rpartition(":")[0]
    if not pages.certificate and host not in _OURSELVES:
        yield Problem(("pages", "address"), "needs a certificate: others are served with TLS")
    if pages.currency_code not in SYMBOLS:
        yield Problem(("pages", "currency_code"), f"is none of {', '.join(sorted(SYMBOLS))}")


def _console_contradictions(config: ConsoleConfig) -> Iterator[Problem]:
    known = [*Kind, TOGETHER]
    for name, preset in config.limits.items():
        for kind, amounts in preset.items():
            if kind not in known:
                what = f"is no kind of bets; there are {', '.join(known)}"
                yield Problem(("limits", name, kind), what)
            elif amounts[0] > amounts[1]:
                yield Problem(("limits", name, kind), "has a minimum above its maximum")


def _table_contradictions(config: TableConfig) -> Iterator[Problem]:
    if len(set(config.seats)) < len(config.seats):
        yield Problem(("seats",), "names a seat twice")
    staff = config.staff
    limits = (staff.dealer_limit_cents, staff.supervisor_limit_cents, staff.most_cents)
    if sorted(limits) != list(limits):
        yield Problem(
            ("staff",), "dealer_limit_cents, supervisor_limit_cents, most_cents must rise"
        )


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
    if len(set(validator.notes_cents)) < len(validator.notes_cents):
        problems.append(Problem(("validator", "notes_cents"), "names a denomination twice"))
    if not validator.notes_cents and not validator.tickets:
        problems.append(Problem(("validator", "notes_cents"), "is empty, and so takes nothing"))
    return problems


def _printer_contradictions(printer: PrinterConfig) -> list[Problem]:
    problems = []
    if printer.currency not in SYMBOLS:
        known = ", ".join(sorted(SYMBOLS))
        problems.append(Problem(("printer", "currency"), f"is none of {known}"))
    if printer.receipts and printer.protocol is not PrinterProtocol.ESCPOS:
        why = "needs protocol escpos: a TCL printer has its layout itself, and no QR code in it"
        problems.append(Problem(("printer", "receipts"), why))
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
        said = (words for end, words in _IN_WORDS.items() if problem.message.endswith(end))
        lines.append(f"{where}: {key}{next(said, problem.message)}")
    return "\n".join(lines)
