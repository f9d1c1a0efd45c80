"""What a table shows of itself to the floor."""

import os
from pathlib import Path

from kiosk.game.bounds import TEXT_MAX
from kiosk.game.round.state import TablePhase
from kiosk.game.table.state import Table
from kiosk.game.takings.state import total_of
from kiosk.link.floor import NUMBERS_MAX, SEATS_MAX, SeatTold, TableTold
from kiosk.rules.rulebook import RuleBook
from kiosk.table.board import board
from kiosk.table.client import Clients
from kiosk.table.overview import ending_soon
from kiosk.table.settings import TableSettings

OWN_CERTIFICATE, AT_FLOOR = "table", "table at the floor"


def told_to_floor(  # noqa: PLR0913 - all that it is made of
    book: RuleBook,
    table: Table,
    settings: TableSettings,
    clients: Clients,
    *,
    free: int,
    now_ms: int,
) -> TableTold:
    total = total_of(table.takings.seats)
    phase = table.round.phase
    shown = board(table, here=())
    return TableTold(
        rulebook=book.id,
        phase=phase,
        round=table.round.number,
        open=phase is not TablePhase.SHUT,
        period_s=table.round.period_s,
        numbers=tuple(number for number in shown.last if number is not None)[:NUMBERS_MAX],
        seats=tuple(_seat(table, name, clients) for name in settings.seats),
        drop_cents=total.in_cents,
        cash_cents=total.cash_cents,
        tickets_in_cents=total.tickets_in_cents,
        tickets_out_cents=total.tickets_out_cents,
        hand_paid_cents=total.hand_paid_cents,
        wagered_cents=total.wagered_cents,
        win_cents=total.win_cents,
        rounds=table.takings.rounds,
        since_ms=table.takings.since_ms,
        frozen=table.frozen[:TEXT_MAX],
        cases=len(table.cases),
        disk_free=free,
        certificate_ms=settings.certificate_expires_ms or 0,
        certificates=_ending_soon(settings, clients, now_ms),
    )


def _ending_soon(settings: TableSettings, clients: Clients, now_ms: int) -> dict[str, int]:
    own = {
        OWN_CERTIFICATE: settings.certificate_expires_ms,
        AT_FLOOR: settings.floor_certificate_expires_ms,
    }
    known = {name: ends_ms for name, ends_ms in own.items() if ends_ms is not None}
    soon = ending_soon(clients.certificates | known, now_ms)
    first = sorted(soon, key=lambda name: soon[name])[:SEATS_MAX]
    return {name: soon[name] for name in first}


def _seat(table: Table, name: str, clients: Clients) -> SeatTold:
    client, meters, known = clients.terminal(name), clients.meters.get(name), table.seats.get(name)
    standing = client.standing if client else None
    locks = sorted(standing.locks.reasons) if standing else []
    return SeatTold(
        name,
        here=client is not None,
        playing=known is not None and known.playing,
        credit_cents=meters.credit_cents if meters else 0,
        stake_cents=meters.stake_cents if meters else 0,
        trouble=", ".join(locks)[:TEXT_MAX],
    )


def free_bytes(path: Path) -> int:
    """In whole hundreds of megabytes, so that it is told when it changes. A disk that is full has
    1, for 0 says that nobody knows."""
    try:
        disk = os.statvfs(path.parent)
    except OSError:
        return 0
    return max(1, disk.f_bavail * disk.f_frsize // 100_000_000 * 100_000_000)
