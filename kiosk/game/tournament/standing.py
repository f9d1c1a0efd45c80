"""What a terminal tells its table of a session, and what it should know of it."""

from collections.abc import Iterator

from kiosk.game.bounds import Count, Key, Told
from kiosk.game.command import TableCommand, TerminalOrder
from kiosk.game.refusal import Reason, Refusal
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal
from kiosk.game.tournament import table_commands as sgc
from kiosk.game.tournament import terminal_commands as ats
from kiosk.game.tournament.values import PointStakes, TournamentSeat


class PointsSlip(Told, frozen=True, kw_only=True):
    """Wagers that were sent and not answered."""

    round: Count
    key: Key
    stakes: PointStakes


class TournamentStanding(Told, frozen=True, kw_only=True):
    seat: TournamentSeat | None = None
    """As it was told last."""
    slip: PointsSlip | None = None


def standing_of(state: Terminal) -> TournamentStanding:
    here, sent = state.tournament, state.tournament.sent
    slip = None
    if sent is not None and here.waits:
        slip = PointsSlip(round=sent.round, key=sent.key, stakes=dict(sent.stakes))
    return TournamentStanding(seat=here.seat, slip=slip)


def news(
    table: Table, seat: str, at: TournamentStanding, head: tuple[int, str] | None
) -> Iterator[TableCommand]:
    slip = at.slip
    if slip is None or slip.round > table.round.number:
        return
    answer = table.tournament.answers.get(seat)
    if answer is None or answer.round < slip.round:
        yield sgc.RegisterPoints(seat, slip.round, slip.key, slip.stakes, head)


def answers(table: Table, seat: str, at: TournamentStanding) -> Iterator[TerminalOrder]:
    slip, answer = at.slip, table.tournament.answers.get(seat)
    if slip is None or answer is None or answer.round < slip.round:
        return
    known = (answer.round, answer.key) == (slip.round, slip.key)
    if known and not answer.refused:
        yield ats.ConfirmPoints(slip.round, slip.key)
    else:
        # Of a round before the last that was answered nothing is known any more.
        late = str(Refusal(Reason.SLIP_LATE))
        yield ats.RefusePoints(slip.round, slip.key, answer.refused if known else late)


def orders(table: Table, seat: str, at: TournamentStanding) -> Iterator[TerminalOrder]:
    """While the terminal is in no round."""
    wanted = table.tournament.at_seat(seat)
    if wanted != at.seat and at.slip is None:
        yield ats.SetTournamentSeat(wanted)
