"""A whole table on this machine, as real processes: one folder, a table and its terminals."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

from kiosk.game.jackpot.values import JackpotTerms
from kiosk.lab.simulate import room_file
from kiosk.lab.simulate.children import Child, end
from kiosk.lab.simulate.machines import CONTROLLER, TABLE
from kiosk.lab.simulate.staff import SECOND
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.link.session import LINE_MAX

HAND_PAY_LIMIT_CENTS = 100_000
TIP_LIMIT_CENTS = 10_000
TICKET_LIMIT_CENTS = 500_000
"""What is above it an attendant pays."""
_SOCKET_PATH_MAX = 107  # unix(7)
_JACKPOT_SOCKET = "jackpots.sock"
_CONTROL = "control.sock"
VALIDATOR, PRINTER = "id003", "tcl"
"""The devices of a simulated terminal, by their protocols."""
SCREEN_SIZE = "1280x720"
"""Of the console and the display, which stand beside the terminals."""
UNSEEN_SIZE = "1920x1080"
"""Of everything that is only seen in pictures, or over VNC."""
TAPIS, ATTENDED = "kiosk", "kiosk.lab.attended"
"""The programs as they are, and with people at them."""
BENCH_PX = 480
"""Of the screen's width, for the bench beside a terminal."""


JACKPOTS = "jackpots"
"""The monitor that shows them."""
_SCREENS_BEYOND = ("console", "display", JACKPOTS)
_SCREENS = {
    "terminal": UNSEEN_SIZE,
    "console": UNSEEN_SIZE,
    "display": UNSEEN_SIZE,
    "workbench": f"{BENCH_PX}x1080",
}
"""Of each window that has one to itself."""


class HouseError(Exception):
    """There can be no house here. Says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """What is where in its folder. Made by `furnish`."""

    folder: Path
    rulebook: str
    seats: tuple[str, ...]
    cuttable: bool = False
    """Each terminal has a line to the table that can be cut."""
    hand_pay_limit_cents: int = HAND_PAY_LIMIT_CENTS
    tip_limit_cents: int = TIP_LIMIT_CENTS
    credit_limit_cents: int = 1_000_000
    notes_cents: tuple[int, ...] = (500, 1000, 2000, 5000, 10_000)
    grace_s: float = 3.0
    validator: str = VALIDATOR
    in_earnest: bool = False
    """Its table goes on without the laboratory: PINs are hashed as the product does."""
    camera_port: int = 0
    """Of the camera above the wheel; 0: there is none."""
    jackpots: JackpotTerms | None = None
    """Of the controller that the table is linked to; None: there is none, or another house's."""
    shares: Path | None = None
    """The folder of the house whose controller it is linked to."""
    floor: Path | None = None
    """The folder of the floor that the table is on."""
    number: int = 1
    tables: int = 1
    """Which of so many tables on this machine it is."""
    journals: Mapping[str, str] = field(default_factory=dict)
    """Where a machine keeps its own, if that is not beside the others."""

    @property
    def socket(self) -> Path:
        return self.folder / "table.sock"

    @property
    def control(self) -> Path:
        return self.folder / _CONTROL

    def journal_of(self, machine: str) -> Path:
        """Seen from the folder."""
        return Path(self.journals.get(machine, f"{machine}.db"))

    @property
    def table_config(self) -> Path:
        return self.folder / "table.toml"

    @property
    def jackpot_config(self) -> Path:
        return self.folder / "jackpot.toml"

    @property
    def jackpot_bench(self) -> Path:
        """Where a level is made to fall."""
        return (self.shares or self.folder) / "jackpot-bench.sock"

    @property
    def jackpots_config(self) -> Path:
        """Of the monitor that shows them."""
        return self.folder / "jackpots-display.toml"

    @property
    def has_jackpots(self) -> bool:
        return self.jackpots is not None or self.shares is not None

    def part(self, row: int) -> list[str]:
        """Where there are several tables: a column of the screen for each, of two rows."""
        return ["--part", f"{self.number},{row},{self.tables},2"] if self.tables > 1 else []

    @property
    def console_config(self) -> Path:
        return self.folder / "console.toml"

    @property
    def display_config(self) -> Path:
        return self.folder / "display.toml"

    def terminal_config(self, seat: str) -> Path:
        return self.folder / f"terminal-{seat}.toml"

    def port_of(self, device: str, seat: str) -> str:
        """Where a simulated device is plugged in, seen from the folder."""
        return f"{device}-{seat}.port"

    def control_of(self, device: str, seat: str) -> Path:
        return self.folder / f"{device}-{seat}.sock"

    @property
    def camera_control(self) -> Path:
        return self.folder / "camera.sock"

    def tickets_of(self, seat: str) -> Path:
        """Pictures of what a simulated printer has printed."""
        return self.folder / f"tickets-{seat}"

    def room_of(self, seat: str) -> Path:
        """What a simulated validator and printer have taken in and given out."""
        return self.folder / f"room-{seat}.json"

    def line_of(self, seat: str) -> str:
        """The terminal's end of its line to the table, seen from the folder."""
        return f"line-{seat}.sock" if self.cuttable else "table.sock"

    def hands_of(self, seat: str) -> Path:
        """Where a script touches the terminal."""
        return self.folder / f"hands-{seat}.sock"

    @property
    def pictures(self) -> Path:
        """Of every screen, where there is no display to see them on."""
        return self.folder / "pictures"

    def log_of(self, name: str) -> Path:
        return self.folder / f"{name}.log"

    def client(self, role: Role, name: str = "house") -> TableClient:
        """Somebody at the table who is no terminal. Does nothing before it runs."""
        way = partial(asyncio.open_unix_connection, self.socket, limit=LINE_MAX)
        return TableClient(role, name, way)

    def rooms(self) -> dict[str, room_file.Kept]:
        """Of seats where a note or a ticket has moved."""
        kept = {seat: room_file.read(self.room_of(seat)) for seat in self.seats}
        return {seat: room for seat, room in kept.items() if room is not None}

    def printed(self, number: str) -> bool:
        """Somebody goes and looks for a ticket."""
        in_pocket = any(number in room.printed for room in self.rooms().values())
        pictures = (path for seat in self.seats for path in self.tickets_of(seat).glob("*"))
        return in_pocket or any(number in path.name for path in pictures)


def make_folder(folder: Path) -> None:
    """For the journals of one simulation. Raises `HouseError`."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise HouseError(f"cannot make {folder}: {error.strerror}") from None
    if any(folder.glob("*.db")):
        raise HouseError(f"{folder} holds journals already")
    try:
        with TemporaryFile(dir=folder):
            pass  # no evening is played for nothing
    except OSError as error:
        raise HouseError(f"cannot write to {folder}: {error.strerror}") from None


def furnish(folder: Path, rulebook: str, *, terminals: int = 0, **more: Any) -> House:
    """Write the configurations; `more` is of the `House`, such as names of seats. Lines that can be
    cut need somebody to carry what is said over them: see `relay`. Raises `HouseError`."""
    folder = folder.resolve()
    make_folder(folder)
    if len(os.fsencode(folder / _CONTROL)) > _SOCKET_PATH_MAX:
        raise HouseError(f"{folder}: the path is too long for a socket")
    more.setdefault("seats", tuple(str(number) for number in range(1, terminals + 1)))
    house = House(folder=folder, rulebook=rulebook, **more)
    try:
        _write_configs(house)
    except OSError as error:
        raise HouseError(f"cannot write to {folder}: {error.strerror}") from None
    return house


def _write_configs(house: House) -> None:
    seats = ", ".join(f'"{seat}"' for seat in house.seats)
    network = '[network]\nsocket = "table.sock"\n'
    house.table_config.write_text(
        f'name = "Table {house.number}"\nrulebook = "{house.rulebook}"\n'
        f'journal = "{house.journal_of(TABLE)}"\n'
        f"seats = [{seats}]\nhand_pay_limit_cents = {house.hand_pay_limit_cents}\n"
        f"ticket_days = 30\nnotes_cents = {[*house.notes_cents]}\n"
        f"tip_limit_cents = {house.tip_limit_cents}\n"
        f"grace_s = {house.grace_s}\n{network}{_camera(house)}"
        + (f'[jackpots]\nsocket = "{_jackpot_socket(house)}"\n' if house.has_jackpots else "")
        + (f'[floor]\nsocket = "{house.floor / "floor.sock"}"\n' if house.floor else "")
    )
    if house.jackpots is not None:
        house.jackpot_config.write_text(_jackpots(house.jackpots, house.journal_of(CONTROLLER)))
    house.console_config.write_text(
        f'name = "1"\nrulebook = "{house.rulebook}"\norders = "orders.json"\n{network}'
        f"{_camera(house)}"
    )
    house.display_config.write_text(f'name = "1"\n{network}{_camera(house)}')
    house.jackpots_config.write_text(f'name = "jackpots"\n{network}')
    for seat in house.seats:
        house.terminal_config(seat).write_text(
            f'seat = "{seat}"\nrulebook = "{house.rulebook}"\n'
            f'journal = "{house.journal_of(f"terminal-{seat}")}"\n'
            f'link_trace = "link-{seat}.trace"\n'
            f'[network]\nsocket = "{house.line_of(seat)}"\n{_devices(house, seat)}'
        )


def _jackpot_socket(house: House) -> Path:
    return (house.shares or Path()) / _JACKPOT_SOCKET


def _jackpots(terms: JackpotTerms, journal: Path) -> str:
    levels = "".join(
        f'[[levels]]\nname = "{level.name}"\nreset_cents = {level.reset_cents}\n'
        f"limit_cents = {level.limit_cents}\nincrement_bp = {level.increment_bp}\n"
        f"hidden_bp = {level.hidden_bp}\n"
        + ("" if level.approval_cents is None else f"approval_cents = {level.approval_cents}\n")
        for level in terms.levels
    )
    return (
        f'name = "Supernova"\njournal = "{journal}"\nwager_cents = {terms.wager_cents}\n'
        f"most_return_bp = {terms.most_return_bp}\n{levels}"
        f'[network]\nsocket = "{_JACKPOT_SOCKET}"\n'
    )


def _devices(house: House, seat: str) -> str:
    return f"""[validator]
protocol = "{house.validator}"
port = "{house.port_of("validator", seat)}"
notes_cents = {[*house.notes_cents]}
credit_limit_cents = {house.credit_limit_cents}
trace = "validator-{seat}.trace"
[printer]
protocol = "{PRINTER}"
port = "{house.port_of("printer", seat)}"
ticket_limit_cents = {TICKET_LIMIT_CENTS}
house = "Harbour Casino"
address = ["1 Quay Street", "Sydney"]
machine = "{seat:0>5}"
currency = "AUD"
trace = "printer-{seat}.trace"
{_camera(house)}"""


def _camera(house: House) -> str:
    source = f"http://127.0.0.1:{house.camera_port}/"
    return f'[camera]\nsource = "{source}"\n' if house.camera_port else ""


# ---- The programs -----------------------------------------------------------------------------


def windowed_terminal(house: House, seat: str) -> list[str]:
    """The command line of a terminal in a window, which a script can touch as well. Its position
    says where among the others."""
    position = house.seats.index(seat)
    config = house.terminal_config(seat)
    beside = house.part(1) or ["--leave", str(BENCH_PX)]
    window = ["--windowed", "--position", str(position), *beside]
    hands = ["--hands", str(house.hands_of(seat))]
    return [ATTENDED, "terminal", *window, *hands, "--config", str(config)]


def unseen_terminal(house: House, seat: str, *, player: int | None = None) -> list[str]:
    """The command line of one whose window nobody sees: a player touches it all the same, or else
    a script."""
    window = ["--windowed", "--size", UNSEEN_SIZE, "--pictures", str(house.pictures)]
    config = house.terminal_config(seat)
    hands = ["--hands", str(house.hands_of(seat))]
    somebody = hands if player is None else ["--player", str(player)]
    return [ATTENDED, "terminal", *window, *somebody, "--config", str(config)]


def windowed_screen(house: House, screen: str) -> list[str]:
    """The command line of the console, the display or the jackpots' monitor in a window: beyond
    the terminals, or below them where there are several tables."""
    beyond = _SCREENS_BEYOND.index(screen) + (0 if house.tables > 1 else len(house.seats))
    place = ["--size", SCREEN_SIZE, "--position", str(beyond), *house.part(2)]
    return _screen(house, TAPIS, screen, *place)


def unseen_screen(house: House, screen: str) -> list[str]:
    """The command line of one that is only in pictures. At the console somebody signs in."""
    visitor = ["--visitor", SECOND] if screen == "console" else []
    pictures = ["--pictures", str(house.pictures)]
    return _screen(house, ATTENDED, screen, "--size", UNSEEN_SIZE, *pictures, *visitor)


def _screen(house: House, program: str, screen: str, *options: str) -> list[str]:
    if screen == JACKPOTS:
        config = str(house.jackpots_config)
        return [program, "display", "--jackpots", "--windowed", *options, "--config", config]
    config = str(house.console_config if screen == "console" else house.display_config)
    return [program, screen, "--windowed", *options, "--config", config]


def simulated_device(house: House, device: str, kind: str, seat: str) -> list[str]:
    """The command line of a validator or printer at the other end of a pty."""
    place = ["--link", str(house.folder / house.port_of(device, seat))]
    place += ["--control", str(house.control_of(device, seat))]
    if kind == PRINTER:
        place += ["--tickets", str(house.tickets_of(seat))]
    return [TAPIS, "device", "simulate", kind, *place]


def workbench(house: House, seat: str) -> list[str]:
    """The command line of the bench beside it."""
    position = house.seats.index(seat) + (house.number - 1) * len(house.seats)
    place = ["--seat", seat, "--position", str(position)]
    return [TAPIS, "workbench", "--folder", str(house.folder), *place]


def playing_terminal(
    house: House, seat: str, *, player: int | None, pace_s: float | None, hurried: bool = False
) -> list[str]:
    """The command line of a terminal without a screen, and with somebody who plays at it, or with
    nobody. At a hurried table it is hurried as well, or their clocks disagree."""
    line = [ATTENDED, "terminal", "--headless", "--config", str(house.terminal_config(seat))]
    line += ["--room", str(house.room_of(seat))]
    line += ["--pockets", str(house.floor / "pockets")] if house.floor else []
    line += [] if player is None else ["--player", str(player)]
    line += ["--hurried"] if hurried else []
    return line if pace_s is None else [*line, "--pace", str(pace_s)]


def controller(house: House) -> Child:
    """Of the jackpots, with a bench. It starts at once."""
    bench = ["--bench", str(house.jackpot_bench)]
    words = [ATTENDED, "jackpot", "--config", str(house.jackpot_config), *bench]
    return Child(CONTROLLER, words, house.log_of(CONTROLLER))


def table(house: House, *, hurried: bool = False) -> Child:
    """It starts at once. A hurried one has a fast time of day."""
    program = TAPIS if house.in_earnest else ATTENDED
    words = [program, "table", "--config", str(house.table_config)]
    words += ["--hurried"] if hurried else []
    return Child(TABLE, words, house.log_of(TABLE))


class Machines:
    """The table and its terminals while they run. Made by `machines`."""

    def __init__(
        self, house: House, vnc_ports: Iterator[int] | None = None, *, hurried: bool = False
    ) -> None:
        """With ports each window is seen over VNC, at the next of them."""
        self._house = house
        self._vnc_ports = vnc_ports
        self.vnc: dict[str, int] = {}
        """The port of each window."""
        self.controllers = [controller(house)] if house.jackpots else []
        """Of the jackpots: one, or none."""
        self.table = table(house, hurried=hurried)
        self.terminals: list[Child] = []
        self.benches: list[Child] = []
        self.devices: list[Child] = []
        self.screens: list[Child] = []
        """The console, and the display if it was asked for."""

    def start_terminals(self, command_line: Callable[[str], list[str]]) -> None:
        """Given a seat, `command_line` says what to start there."""
        for seat in self._house.seats:
            self.terminals.append(self._start(f"terminal-{seat}", command_line(seat)))

    def start_devices(self) -> None:
        """A note validator and a ticket printer for each terminal."""
        for seat in self._house.seats:
            for device, kind in (("validator", VALIDATOR), ("printer", PRINTER)):
                line = simulated_device(self._house, device, kind, seat)
                self.devices.append(self._start(f"{device}-{seat}", line))

    def start_camera(self) -> None:
        words = ["--port", str(self._house.camera_port), "--rulebook", self._house.rulebook]
        line = [TAPIS, "device", "camera", *words, "--control", str(self._house.camera_control)]
        self.devices.append(self._start("camera", line))

    def start_benches(self, *options: str, seats: Sequence[str] | None = None) -> None:
        """At all seats, or at these."""
        for seat in self._house.seats if seats is None else seats:
            line = [*workbench(self._house, seat), *options]
            self.benches.append(self._start(f"workbench-{seat}", line))

    def start_screen(self, screen: str, command_line: list[str]) -> None:
        self.screens.append(self._start(screen, command_line))

    def _start(self, name: str, command_line: list[str]) -> Child:
        command = command_line[1]
        log, size = self._house.log_of(name), _SCREENS.get(command)
        if self._vnc_ports is None or size is None:
            return Child(name, command_line, log)
        self.vnc[name] = port = next(self._vnc_ports)
        platform = {"QT_QPA_PLATFORM": f"vnc:size={size}:port={port}"}
        whole = ["--size", size, "--position", "0", "--part", "1,1,1,1"]
        whole = [] if command == "workbench" else whole
        return Child(name, [*command_line, *whole], log, platform)


@asynccontextmanager
async def machines(
    house: House, vnc_ports: Iterator[int] | None = None, *, hurried: bool = False
) -> AsyncIterator[Machines]:
    """The table runs, and terminals once they are started, until the end of the block. Then the
    terminals end first, so that each still has a table to tell."""
    running = Machines(house, vnc_ports, hurried=hurried)
    try:
        yield running
    finally:
        try:
            await end([*running.benches, *running.screens, *running.terminals])
            await end(running.devices)
        finally:
            await end([running.table])
            await end(running.controllers)
