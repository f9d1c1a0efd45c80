"""A terminal as a process of its own, without a screen."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

from kiosk.clock import SteadyClock
from kiosk.config import Network, TerminalConfig
from kiosk.devices.ports import NoPrinter, TicketPrinter
from kiosk.game.refusal import Reason, require
from kiosk.game.times import MINUTE_MS
from kiosk.journal.log import DurableLog, FactLog, last_ms
from kiosk.link.identity import TABLE
from kiosk.link.session import LINE_MAX, Connect
from kiosk.link.tls import client_context
from kiosk.rules.rulebook import RuleBook
from kiosk.service import Machine
from kiosk.terminal.anew import Successor, take_up
from kiosk.terminal.clearing import begins_after, open_journal
from kiosk.terminal.link_trace import LinkTrace
from kiosk.terminal.overhearing import traced
from kiosk.terminal.service import Outside, TerminalService

Ready: TypeAlias = Callable[[TerminalService], Awaitable[None]]


async def _nothing_to_do(_: TerminalService) -> None:
    pass


class TerminalMachine(Machine[TerminalService]):
    def __init__(
        self,
        open_log: Callable[[], FactLog],
        start: Callable[[FactLog], Awaitable[TerminalService]],
        successor: Successor,
        door_open: Callable[[], bool | None],
    ) -> None:
        super().__init__(open_log, start)
        self._successor = successor
        self._door_open = door_open

    async def begin_anew(self) -> None:
        """With another journal than the damaged one, if the table allows it. Raises `Refused`."""
        require(self._door_open() is not False, Reason.DOOR_SHUT)
        if self.damaged:
            await self.while_shut(self._successor.take_the_place)


def terminal_machine(  # noqa: PLR0913 - all that a terminal is made of
    config: TerminalConfig,
    book: RuleBook,
    folder: Path,
    printer: TicketPrinter | None = None,
    *,
    ready: Ready = _nothing_to_do,
    validator_trouble: Callable[[], str] = lambda: "",
    door_open: Callable[[], bool | None] = lambda: None,
) -> TerminalMachine:
    """Paths of the configuration are seen from its own folder. `ready` is given each service after
    an interruption and before it is at work: devices tell it what it may have missed."""
    journal = folder / config.journal
    connect = way_to_table(config.network, folder)
    if config.link_trace:
        trace = LinkTrace(folder / config.link_trace, lambda: time.time_ns() // 1_000_000)
        connect = traced(connect, trace)

    async def start(log: FactLog) -> TerminalService:
        clock = SteadyClock(
            wall_ms=_wall_ms,
            monotonic_s=time.monotonic,
            at_least_ms=last_ms(log),
        )
        outside = Outside(
            now_ms=clock.now_ms,
            draw_key=lambda: secrets.token_hex(16),
            connect=connect,
            printer=printer or NoPrinter(),
            ticket_limit_cents=config.printer.ticket_limit_cents if config.printer else None,
            validator_trouble=validator_trouble,
            door_open=door_open,
            reality_check_ms=config.responsible_play.reality_check_min * MINUTE_MS or None,
        )
        # Only a journal that begins needs to know what was before it.
        after = begins_after(journal) if log.head.seq == 0 else (0, "")
        service = await TerminalService.start(book, config.seat, log, outside, after=after)
        await ready(service)
        return service

    name = f"terminal-{config.seat}"

    def open_log() -> FactLog:
        take_up(journal)
        return DurableLog(open_journal(journal, machine=name))

    successor = Successor(
        journal, machine=name, book=book, seat=config.seat, connect=connect, now_ms=_wall_ms
    )
    return TerminalMachine(open_log, start, successor, door_open)


def _wall_ms() -> int:
    return time.time_ns() // 1_000_000


def way_to_table(network: Network, folder: Path) -> Connect:
    if network.socket:
        path = folder / network.socket
        return lambda: asyncio.open_unix_connection(path, limit=LINE_MAX)
    host, _, port = network.address.rpartition(":")
    context = client_context(folder / network.keys)
    return lambda: asyncio.open_connection(
        host, int(port), ssl=context, server_hostname=TABLE, limit=LINE_MAX
    )
