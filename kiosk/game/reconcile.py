"""What table and terminal must hear from one another, given where each stands.

Nobody replays messages that were lost. A terminal says where it stands; the table compares, takes
what is new to it (`news`), and orders whatever is missing (`orders`). The same comparison serves a
terminal that heard everything and one that was away for an hour. Every order can be given again
without harm, because it names the round, the key or the settlement it is about. A slip that was
sent is answered from what the table holds, never by guessing.
"""

from collections.abc import Iterator, Mapping
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from kiosk.game.facts import LimitAmounts, LockReason, Value
from kiosk.game.table import commands as sgc
from kiosk.game.table.irregular import LOCKS_OF_STAFF
from kiosk.game.table.state import Hold, SlipStatus, Table, TableRound, TicketStatus
from kiosk.game.table.state import Phase as TablePhase
from kiosk.game.terminal import commands as ats
from kiosk.game.terminal.state import Phase, Terminal

NOT_BACK = "the terminal was not back by the close"
OTHER_ACCOUNT = "the player of a corrected round has left"
CASES_MAX = 100
"""That a terminal can open by its word, so that one that lies does not bury the others."""


# Bounded where they are read from the link: a terminal is not trusted.
_Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
_Stakes: TypeAlias = Annotated[
    Mapping[Annotated[str, Meta(max_length=40)], _Count], Meta(max_length=500)
]


class SlipOut(Value, frozen=True, kw_only=True):
    """A slip that was sent and not answered."""

    key: Annotated[str, Meta(pattern=r"^[ -~]{1,80}\Z")]
    stakes: _Stakes
    promotional: _Stakes
    short_stack: bool


class Settled(Value, frozen=True, kw_only=True):
    """How a past round was settled, as far as it can still be corrected."""

    settlement: _Count
    outcome: Annotated[str, Meta(max_length=3)] | None
    credited_cents: _Count
    owed_cents: _Count
    owed_ticket: str = ""
    """The ticket with which what is owed has left."""


class Disputed(Value, frozen=True, kw_only=True):
    """A dispute that is open at a terminal."""

    case: Annotated[str, Meta(pattern=r"^[ -~]{1,80}\Z")]
    by: Annotated[str, Meta(pattern=r"^[ -~]{1,32}\Z")]
    round: _Count
    picture: Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?\Z")] = ""


class Standing(Struct, frozen=True, kw_only=True):
    """Where a terminal stands, as far as the table is concerned."""

    seat: str
    phase: Phase
    round: int
    slip: SlipOut | None
    no_spins: int
    settled: Mapping[int, Settled]
    playing: bool
    frozen: bool
    locks: frozenset[LockReason]
    withheld: Mapping[str, int]
    """Money set aside, by case."""
    asks_cents: int
    """The player waits to be paid this much by hand."""
    asks_help: bool
    """The player wants somebody to come."""
    message: str
    """The key of the last message of staff that was shown."""
    paid: tuple[str, ...]
    """The keys of the payments by staff that it has carried out."""
    printing: str
    """The number of the ticket being printed, or perhaps printed."""
    tickets_out: Mapping[str, bool]
    """The last tickets, by number: printed, or surely not."""
    ticket_in: str
    """The number of the ticket in the validator."""
    doubt: tuple[str, str] | None
    """The key of the note or ticket that may be in the box or not, and what is known of it."""
    redeemed: tuple[str, ...]
    limits: LimitAmounts
    legacy: bool
    limits_notice: tuple[LimitAmounts, int] | None
    closing_due_ms: int | None
    dispute: Disputed | None = None
    asking: tuple[str, ...] = ()
    """The keys and numbers of tickets that it asks the table for at this moment. The only part
    that no journal remembers: a question dies with whoever asked it."""

    @property
    def in_play(self) -> bool:
        """Its chips are down and not registered."""
        return self.phase in (Phase.BETTING, Phase.CLOSING)


def standing_of(
    state: Terminal,
    asking: tuple[str, ...] = (),
    *,
    before: tuple[Terminal, Standing] | None = None,
) -> Standing:
    """`before` is another state and its standing: what is the same is not made anew."""
    same_rounds = before is not None and before[0].played is state.played
    same_limits = before is not None and before[0].table_limits is state.table_limits
    return Standing(
        seat=state.seat,
        phase=state.phase,
        round=state.round,
        slip=_slip_out(state),
        no_spins=state.no_spins,
        settled=before[1].settled if before and same_rounds else _settled(state),
        playing=state.account_open,
        frozen=bool(state.frozen),
        locks=frozenset(state.locks),
        withheld={name: case.cents for name, case in state.withheld.items()},
        asks_cents=state.credit_cents if state.attendant_called else 0,
        asks_help=state.help_asked,
        message=state.message,
        paid=state.paid,
        printing=state.ticket[0] if state.ticket else "",
        tickets_out=state.tickets_out,
        ticket_in=state.ticket_in[0] if state.ticket_in else "",
        doubt=state.doubt,
        redeemed=state.redeemed,
        limits=before[1].limits if before and same_limits else LimitAmounts.of(state.table_limits),
        legacy=state.legacy_limits is not None,
        limits_notice=state.limits_notice,
        closing_due_ms=state.closing_due_ms,
        dispute=_disputed(state),
        asking=asking,
    )


def _disputed(state: Terminal) -> Disputed | None:
    told = state.dispute
    if told is None:
        return None
    return Disputed(case=told.case, by=told.by, round=told.round, picture=told.picture)


def _settled(state: Terminal) -> dict[int, Settled]:
    return {
        number: Settled(
            settlement=played.settlement,
            outcome=played.outcome,
            credited_cents=played.winnings_cents + played.returned_cents,
            owed_cents=played.owed_cents,
            owed_ticket=played.owed_ticket,
        )
        for number, played in state.played.items()
    }


def _slip_out(state: Terminal) -> SlipOut | None:
    sent = state.sent
    if state.phase is not Phase.CLOSING or sent is None:
        return None
    return SlipOut(
        key=sent.key,
        stakes=sent.stakes,
        promotional=sent.promotional,
        short_stack=sent.short_stack,
    )


# ---- Rounds that are over ---------------------------------------------------------------------


class Past:
    """Leaves out of one terminal's standing the settled rounds on which the table agrees with it.
    A hundred are kept and none changes while the next is played: they are compared once."""

    def __init__(self) -> None:
        self._at: Standing | None = None
        self._left: Standing | None = None
        self._settled: Mapping[int, Settled] = {}
        self._changes = -1
        self._unlike: Mapping[int, Settled] = {}

    def left_out(self, table: Table, at: Standing) -> Standing:
        unlike = self._compared(table, at)
        if self._left is None or at is not self._at or unlike is not self._left.settled:
            self._at, self._left = at, replace(at, settled=unlike)
        return self._left

    def _compared(self, table: Table, at: Standing) -> Mapping[int, Settled]:
        if at.settled is not self._settled or table.past_changes != self._changes:
            self._settled, self._changes = at.settled, table.past_changes
            self._unlike = _unlike(table, at)
        return self._unlike


def _unlike(table: Table, at: Standing) -> dict[int, Settled]:
    return {
        number: settled
        for number, settled in at.settled.items()
        if (there := table.rounds.get(number)) is not None
        and (_unreported(at.seat, there, settled) or _wrong(at.seat, there, settled))
    }


def _unreported(seat: str, played: TableRound, settled: Settled) -> bool:
    slip = played.slips.get(seat)
    if slip is None or (slip.status is SlipStatus.VOID and settled.outcome is not None):
        return False  # voided since it was settled: what it came to counts once that is put right
    return slip.reported < settled.settlement == played.settlement


def _wrong(seat: str, played: TableRound, settled: Settled) -> bool:
    """The terminal has settled it by another number than holds now."""
    if played.settlement == 0 or settled.outcome is None:
        return False
    other = _outcome(seat, played) != settled.outcome
    return other or played.settlement > settled.settlement


def _outcome(seat: str, played: TableRound) -> str | None:
    slip = played.slips.get(seat)
    return None if slip is not None and slip.status is SlipStatus.VOID else played.outcome


# ---- What the table learns --------------------------------------------------------------------


def news(
    table: Table, at: Standing, *, now_ms: int, head: tuple[int, str] | None = None
) -> Iterator[sgc.Command]:
    """What of a terminal's standing is new to the table. With a slip it keeps how far the
    terminal's journal had come: its `head`."""
    if table.seats[at.seat].playing != at.playing:
        yield sgc.SetPlaying(at.seat, at.playing)
    played = table.rounds.get(at.round)
    if at.slip is not None and played is not None and at.seat not in played.slips:
        slip = at.slip
        yield sgc.RegisterSlip(
            at.seat, at.round, slip.key, slip.stakes, slip.promotional, slip.short_stack, head
        )
    if at.settled:
        yield from _settlements(table, at)
    if table.seats[at.seat].attended and not at.asks_help:
        yield sgc.EndCall(at.seat)
    for key, due in table.due.items():
        if due.seat == at.seat and key in at.paid:
            yield sgc.AnswerPayment(at.seat, key, True)
    if table.seats[at.seat].tickets:
        yield from _tickets(table, at)
    if table.cases or at.withheld:
        yield from _cases(table, at, now_ms)
    told = at.dispute
    if told is not None and told.case != table.seats[at.seat].dispute:
        yield sgc.TakeDispute(told.case, at.seat, told.round, told.by, told.picture, now_ms)


def _settlements(table: Table, at: Standing) -> Iterator[sgc.Command]:
    for number, settled in at.settled.items():
        played = table.rounds.get(number)
        if played is not None and _unreported(at.seat, played, settled):
            yield sgc.ReportSettlement(
                at.seat,
                number,
                settled.settlement,
                settled.credited_cents,
                settled.owed_cents,
                settled.owed_ticket,
            )


def _tickets(table: Table, at: Standing) -> Iterator[sgc.Command]:
    """What the terminal says of a number decides. Of one that it does not know it never wrote
    anything down, so nothing was printed or stacked."""
    for number in table.seats[at.seat].tickets:
        ticket = table.tickets[number]
        if ticket.status is TicketStatus.HELD:
            if number in at.redeemed:
                yield sgc.PayTicket(at.seat, number)
            elif number != at.ticket_in and number not in at.asking:
                yield sgc.ReleaseTicket(at.seat, number)
        elif number in at.tickets_out:
            printed = at.tickets_out[number]
            yield sgc.IssueTicket(number) if printed else sgc.CancelTicket(number)
        elif number != at.printing and ticket.key not in at.asking:
            yield sgc.CancelTicket(number)


def _cases(table: Table, at: Standing, now_ms: int) -> Iterator[sgc.Command]:
    # What finds no room is told again when staff have closed some.
    room = CASES_MAX - sum(case.seat == at.seat for case in table.cases.values())
    for name, cents in at.withheld.items():
        if name not in table.cases:
            room -= 1
            if room < 0:
                continue
            yield sgc.OpenCase(name, at.seat, 0, cents, OTHER_ACCOUNT, now_ms, withhold=True)
        elif table.cases[name].hold is Hold.ASKED and table.cases[name].seat == at.seat:
            yield sgc.AnswerWithhold(name, True)
    for name, case in table.cases.items():
        if case.seat == at.seat and case.pay is not None and name not in at.withheld:
            yield sgc.EndCase(name)


# ---- What the terminal must do ----------------------------------------------------------------


def orders(table: Table, at: Standing, *, key: str) -> tuple[ats.Command, ...]:
    """The next things to order, in order. Ask again once they are obeyed: an answer may open the
    way for more. `key` is fresh, for the slip or the case that an order may begin."""
    corrections = tuple(_corrections(table, at, key)) if at.settled else ()
    frozen = at.frozen
    told: list[ats.Command] = []
    if (table.frozen or corrections) and not frozen:
        told.append(ats.Freeze(table.frozen or "a result is corrected"))
        frozen = True
    told += corrections
    if frozen and not table.frozen:
        told.append(ats.Thaw())
    if at.locks or table.seats[at.seat].locks:
        told += _locks(table, at)
    round_ = tuple(_round(table, at, key))
    told += round_
    if at.printing:
        told += _doubtful_ticket(table, at)
    told += _doubtful_paper(table, at)
    if table.cases:
        told += _withholdings(table, at)
    told += _dispute(table, at)
    told += _notices(table, at)
    told += _courtesies(table, at)
    # Paid when the round is over for the terminal: before, it would refuse what staff have paid.
    if table.due and not table.frozen and not round_:
        told += _payments(table, at)
    if at.phase is Phase.IDLE:
        told += _limits(table, at)
        told += _opening(table, at)
    return tuple(told)


def _corrections(table: Table, at: Standing, case: str) -> Iterator[ats.Command]:
    for number, settled in at.settled.items():
        played = table.rounds.get(number)
        if played is not None and _wrong(at.seat, played, settled):
            latest = max(played.settlement, settled.settlement + 1)
            wanted = _outcome(at.seat, played)
            yield ats.CorrectRound(number, latest, wanted, f"{case}-{number}")


def _round(table: Table, at: Standing, key: str) -> Iterator[ats.Command]:
    """Bring the round the terminal is in to where it is at the table."""
    played = table.rounds.get(at.round)
    if at.phase is Phase.IDLE or played is None:
        return
    slip = played.slips.get(at.seat)
    if played.void:
        yield ats.VoidRound(at.round, played.reason, played.clauses)
    elif slip is not None and slip.status is SlipStatus.VOID:
        yield ats.VoidRound(at.round, slip.reason, slip.clauses)
    elif at.phase is Phase.BETTING:
        yield from _end_of_wagering(table, at, key)
    elif at.phase is Phase.CLOSING:
        yield from _answer(at, played)
    elif played.outcome is not None and not _in_question(at, played):
        yield ats.Settle(at.round, played.outcome)
    else:
        for reason in played.no_spins[at.no_spins :]:
            yield ats.CallNoSpin(at.round, reason)


def _end_of_wagering(table: Table, at: Standing, key: str) -> Iterator[ats.Command]:
    here = table.round == at.round
    if here and table.phase is TablePhase.CLOSING:
        yield ats.EndWagering(at.round, key)
    elif not here or table.phase is not TablePhase.BETTING:
        # Nothing was sent, so nothing can be registered: the wagers go back.
        yield ats.ReturnUnsent(at.round, NOT_BACK)


def _answer(at: Standing, played: TableRound) -> Iterator[ats.Command]:
    """Of a slip that the table does not know yet the terminal sends another copy."""
    slip = played.slips.get(at.seat)
    if slip is None or at.slip is None or slip.key != at.slip.key:
        return
    if slip.status is SlipStatus.REFUSED:
        yield ats.RefuseSlip(at.round, slip.key, slip.reason)
    else:
        yield ats.ConfirmSlip(at.round, slip.key)


def _in_question(at: Standing, played: TableRound) -> bool:
    slip = played.slips.get(at.seat)
    return slip is not None and slip.status is SlipStatus.IN_QUESTION


def _locks(table: Table, at: Standing) -> Iterator[ats.Command]:
    wanted = table.seats[at.seat].locks
    for reason in LOCKS_OF_STAFF:
        if reason in wanted and reason not in at.locks:
            yield ats.Lock(reason, wanted[reason])
        elif reason in at.locks and reason not in wanted:
            yield ats.Unlock(reason, "table")


def _doubtful_ticket(table: Table, at: Standing) -> Iterator[ats.Command]:
    """Staff looked, and told the table what became of it."""
    ticket = table.tickets.get(at.printing)
    if ticket is None:
        return
    if ticket.status is TicketStatus.CANCELLED:
        yield ats.TicketNotDone(at.printing)
    elif ticket.status is not TicketStatus.RESERVED:
        yield ats.TicketDone(at.printing)


def _doubtful_paper(table: Table, at: Standing) -> Iterator[ats.Command]:
    """Staff looked into the box, and told the table what they found."""
    judged = table.seats[at.seat].judged
    if at.doubt is not None and judged is not None and judged.paper == at.doubt[0]:
        yield ats.JudgePaper(judged.paper, judged.stacked, judged.who)


def _withholdings(table: Table, at: Standing) -> Iterator[ats.Command]:
    for name, case in table.cases.items():
        if case.seat != at.seat:
            continue
        if case.hold is Hold.ASKED and name not in at.withheld:
            yield ats.Withhold(name, case.cents, case.what, case.until_ms)
        elif case.pay is not None and name in at.withheld:
            by = case.decided_by
            yield ats.PayCase(name, by) if case.pay else ats.RefuseCase(name, by)


def _dispute(table: Table, at: Standing) -> Iterator[ats.Command]:
    """The case that the table took up is closed."""
    told = at.dispute
    taken = told is not None and told.case == table.seats[at.seat].dispute
    if told is not None and taken and told.case not in table.cases:
        yield ats.EndDispute(told.case, "table")


def _payments(table: Table, at: Standing) -> Iterator[ats.Command]:
    for key, due in table.due.items():
        if due.seat != at.seat or key in at.paid:
            continue
        if due.tender is None:
            # Also of a locked terminal: that is what staff pay by hand for (S0 8.8.10).
            yield ats.HandPay(key, due.who, due.cents)
        elif not at.locks:
            yield ats.Credit(key, due.cents, due.tender, due.who)


def _opening(table: Table, at: Standing) -> Iterator[ats.Command]:
    if table.phase is TablePhase.BETTING and table.round > at.round:
        yield ats.OpenWagering(table.round, table.period_s)


def _limits(table: Table, at: Standing) -> Iterator[ats.Command]:
    limits = LimitAmounts.of(table.limits)
    if limits != at.limits:
        yield ats.ChangeLimits(limits)
    seat = table.seats[at.seat]
    if seat.legacy_from is not None and not at.legacy:
        yield ats.GrantLegacy(seat.legacy_from, seat.legacy_until_ms)
    elif seat.legacy_from is None and at.legacy:
        yield ats.EndLegacy()


def _courtesies(table: Table, at: Standing) -> Iterator[ats.Command]:
    seat = table.seats[at.seat]
    if seat.message is not None and seat.message[0] != at.message:
        yield ats.ShowMessage(*seat.message)
    if seat.attended and at.asks_help:
        yield ats.EndHelp()


def _notices(table: Table, at: Standing) -> Iterator[ats.Command]:
    if (table.limits_notice, table.closing_due_ms) == (at.limits_notice, at.closing_due_ms):
        return
    yield ats.WithdrawNotice()
    if table.limits_notice is not None:
        yield ats.NoticeLimits(*table.limits_notice)
    if table.closing_due_ms is not None:
        yield ats.NoticeClosing(table.closing_due_ms)
