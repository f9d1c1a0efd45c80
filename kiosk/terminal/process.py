"""A terminal as a process of its own, without a screen."""

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from kiosk.clock import OF_THIS_MACHINE, HouseDay, SteadyClock, TimeSources
from kiosk.config import TerminalConfig
from kiosk.game.refusal import Reason, require
from kiosk.journal.log import Closing, DurableLog, FactLog, last_ms
from kiosk.journal.marks import cache_folder
from kiosk.journal.proof_file import ProofFile
from kiosk.journal.record import Head, Record
from kiosk.link.session import Connect
from kiosk.rules.rulebook import RuleBook
from kiosk.service import Machine
from kiosk.terminal.clearing import begins_after, follow, open_journal
from kiosk.terminal.line_tap import traced
from kiosk.terminal.link_trace import LinkTrace
from kiosk.terminal.new_journal import NewJournal, take_up
from kiosk.terminal.service import TerminalService
from kiosk.way import way_to


@dataclass(frozen=True, slots=True, kw_only=True)
class Surroundings:
    """Disk, time, chance, and the way to the table: those of this computer, or simulated ones."""

    open_log: Callable[[], FactLog]
    clock: Callable[[FactLog], SteadyClock]
    """Of a terminal that goes on from this journal."""
    draw_key: Callable[[], str]
    connect: Connect
    begins_after: Callable[[], tuple[int, str]]
    """Where the journal before a new one ended."""
    take_the_place: Callable[[], Awaitable[None]]
    """Of a damaged journal, by another one. Raises `Refused`."""
    draw_blind: Callable[[], str] = secrets.token_hex
    put_away: Callable[[Head], list[Record]] = lambda kept: []
    """What follows upon a fact of the journals before."""


class TerminalMachine(Machine[TerminalService]):
    def __init__(
        self,
        surroundings: Surroundings,
        start: Callable[[FactLog], Awaitable[TerminalService]],
        door_open: Callable[[], bool | None],
    ) -> None:
        super().__init__(surroundings.open_log, start)
        self._take_the_place = surroundings.take_the_place
        self._door_open = door_open

    async def begin_new_journal(self) -> None:
        """With another journal than the damaged one, if the table allows it. Raises `Refused`."""
        require(self._door_open() is not False, Reason.DOOR_SHUT)
        if self.damaged:
            await self.while_shut(self._take_the_place)


def on_this_computer(
    config: TerminalConfig, book: RuleBook, folder: Path, times: TimeSources = OF_THIS_MACHINE
) -> Surroundings:
    """Paths of the configuration are seen from its own folder."""
    journal, name = folder / config.journal, f"terminal-{config.seat}"
    connect = way_to(config.network, folder)
    if config.link_trace:
        connect = traced(connect, LinkTrace(folder / config.link_trace, times.wall_ms))

    def open_log() -> FactLog:
        take_up(journal)
        opened = open_journal(journal, machine=name)
        closing = Closing(config.live_days, HouseDay().begin_ms)
        return DurableLog(opened, ProofFile(journal, cache_folder()), closing)

    def clock(log: FactLog) -> SteadyClock:
        return SteadyClock(
            wall_ms=times.wall_ms, monotonic_s=times.monotonic_s, at_least_ms=last_ms(log)
        )

    successor = NewJournal(
        journal, machine=name, book=book, seat=config.seat, connect=connect, now_ms=times.wall_ms
    )
    return Surroundings(
        open_log=open_log,
        clock=clock,
        draw_key=lambda: secrets.token_hex(16),
        connect=connect,
        begins_after=lambda: begins_after(journal),
        take_the_place=successor.take_the_place,
        put_away=partial(follow, journal),
    )
