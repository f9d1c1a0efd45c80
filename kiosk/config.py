"""One TOML file, read once: what a table or a terminal is told at its start.

There are no defaults for limits of money: one that is missing stops the start, and so does
anything that is not understood.
"""

from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from kiosk.rules.tomlfile import Problem, TomlFaultError, key_text, line_of, read

Seat = Annotated[str, Meta(pattern=r"^[A-Za-z0-9]{1,16}$")]
Positive = Annotated[int, Meta(ge=1)]


class Section(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of the file."""


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


class TerminalConfig(Section, frozen=True, kw_only=True):
    seat: Seat
    rulebook: str
    journal: str
    network: Network


Config = TypeVar("Config", TableConfig, TerminalConfig)


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


def _contradictions(config: TableConfig | TerminalConfig) -> list[Problem]:
    network = config.network
    problems = []
    if not network.socket and not network.address:
        problems.append(Problem(("network",), "needs a socket, or an address and keys"))
    if network.address and not network.keys:
        problems.append(Problem(("network", "address"), "needs keys: there is no plain TCP"))
    if network.address and not network.address.rpartition(":")[2].isdecimal():
        problems.append(Problem(("network", "address"), "is not HOST:PORT"))
    if isinstance(config, TerminalConfig) and network.socket and network.address:
        problems.append(Problem(("network",), "a terminal has one way to its table, not two"))
    if isinstance(config, TableConfig) and len(set(config.seats)) < len(config.seats):
        problems.append(Problem(("seats",), "names a seat twice"))
    return problems


def _told(path: Path, text: str, problems: list[Problem]) -> str:
    lines = []
    for problem in problems:
        line = line_of(text, problem.key) if problem.key else None
        where = f"{path}:{line}" if line else str(path)
        key = f"{key_text(problem.key)} " if problem.key else ""
        lines.append(f"{where}: {key}{problem.message}")
    return "\n".join(lines)
