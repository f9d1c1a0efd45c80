"""What table and terminal must hear from one another, given where each stands.

Nobody replays messages that were lost. A terminal says where it stands; the table compares, takes
what is new to it (`news`), and orders whatever is missing (`orders`). The same comparison serves a
terminal that heard everything and one that was away for an hour. Every order can be given again
without harm, because it names the round, the key or the settlement it is about.

Each capability has its own part of that (its module `standing`); here they are joined.
"""

from collections.abc import Iterator
from operator import attrgetter

from msgspec import Struct
from msgspec.structs import replace

from kiosk.game.account import standing as account
from kiosk.game.cases import standing as cases
from kiosk.game.cash import standing as cash
from kiosk.game.courtesy import standing as courtesy
from kiosk.game.funds import standing as funds
from kiosk.game.irregularity import standing as irregularity
from kiosk.game.limits import standing as limits
from kiosk.game.locks import standing as locks
from kiosk.game.payments import standing as payments
from kiosk.game.receipts import standing as receipts
from kiosk.game.remedies import standing as remedies
from kiosk.game.round import standing as round
from kiosk.game.round.state import TerminalPhase
from kiosk.game.spread import standing as spread
from kiosk.game.supernova import standing as supernova
from kiosk.game.table import commands as sgc
from kiosk.game.table.state import Table
from kiosk.game.terminal import commands as ats
from kiosk.game.terminal.state import Terminal
from kiosk.game.tickets import standing as tickets
from kiosk.game.tips import standing as tips
from kiosk.game.tournament import standing as tournament


class Standing(Struct, frozen=True, kw_only=True):
    """Where a terminal stands, as far as the table is concerned."""

    seat: str
    account: account.AccountStanding
    round: round.RoundStanding
    receipts: receipts.ReceiptsStanding
    settled: irregularity.SettledRounds
    locks: locks.LocksStanding
    cases: cases.CasesStanding
    payments: payments.PaymentsStanding
    courtesy: courtesy.CourtesyStanding
    tickets: tickets.TicketsStanding
    cash: cash.CashStanding
    funds: funds.FundsStanding
    limits: limits.LimitsStanding
    spread: spread.SpreadStanding
    supernova: supernova.SupernovaStanding
    tips: tips.TipsStanding
    tournament: tournament.TournamentStanding


def standing_of(
    state: Terminal,
    asking: tuple[str, ...] = (),
    *,
    before: tuple[Terminal, Standing] | None = None,
) -> Standing:
    """`before` is another state and its standing: what is the same is not made anew."""
    if before is None:
        return _whole_standing(state, asking)
    was, told = before
    same_round = was.round is state.round and was.receipts is state.receipts
    same_rounds = was.round.played is state.round.played
    same_payments = was.payments is state.payments and was.money is state.money
    same_tickets = was.tickets is state.tickets and told.tickets.asking == asking
    return Standing(
        seat=state.seat,
        account=told.account if was.account is state.account else account.standing_of(state),
        round=told.round if was.round is state.round else round.standing_of(state),
        receipts=told.receipts if same_round else receipts.standing_of(state),
        settled=told.settled if same_rounds else irregularity.standing_of(state),
        locks=told.locks if was.locks is state.locks else locks.standing_of(state),
        cases=told.cases if was.cases is state.cases else cases.standing_of(state),
        payments=told.payments if same_payments else payments.standing_of(state),
        courtesy=told.courtesy if was.courtesy is state.courtesy else courtesy.standing_of(state),
        tickets=told.tickets if same_tickets else tickets.standing_of(state, asking),
        cash=told.cash if was.cash is state.cash else cash.standing_of(state),
        funds=told.funds if was.box is state.box else funds.standing_of(state),
        limits=told.limits if was.limits is state.limits else limits.standing_of(state),
        spread=told.spread if was.spread is state.spread else spread.standing_of(state),
        supernova=told.supernova
        if was.supernova is state.supernova
        else supernova.standing_of(state),
        tips=told.tips if was.tips is state.tips else tips.standing_of(state),
        tournament=told.tournament
        if was.tournament is state.tournament
        else tournament.standing_of(state),
    )


def _whole_standing(state: Terminal, asking: tuple[str, ...]) -> Standing:
    return Standing(
        seat=state.seat,
        account=account.standing_of(state),
        round=round.standing_of(state),
        receipts=receipts.standing_of(state),
        settled=irregularity.standing_of(state),
        locks=locks.standing_of(state),
        cases=cases.standing_of(state),
        payments=payments.standing_of(state),
        courtesy=courtesy.standing_of(state),
        tickets=tickets.standing_of(state, asking),
        cash=cash.standing_of(state),
        funds=funds.standing_of(state),
        limits=limits.standing_of(state),
        spread=spread.standing_of(state),
        supernova=supernova.standing_of(state),
        tips=tips.standing_of(state),
        tournament=tournament.standing_of(state),
    )


class Past:
    """Leaves out of one terminal's standing the settled rounds on which the table agrees."""

    def __init__(self) -> None:
        self._rounds = irregularity.Past()
        self._at: Standing | None = None
        self._left: Standing | None = None

    def left_out(self, table: Table, at: Standing) -> Standing:
        unlike = self._rounds.unlike(table, at.seat, at.settled)
        if self._left is None or at is not self._at or unlike is not self._left.settled:
            self._at, self._left = at, replace(at, settled=unlike)
        return self._left


_of_table = attrgetter("frozen", "cases", "due", "limits", "spread", "supernova", "tips")
_of_seat = attrgetter(
    "playing",
    "locks",
    "doubts",
    "message",
    "attended",
    "dispute",
    "decided",
    "decided_note",
    "tips_cents",
)
_of_standing = attrgetter(
    "account",
    "locks",
    "cases",
    "payments",
    "courtesy",
    "cash",
    "funds",
    "limits",
    "spread",
    "supernova",
    "tips",
)


def _beside(table: Table, at: Standing) -> tuple[object, ...]:
    """All that those capabilities look at which do not care how far the round is."""
    there = table.seats[at.seat]
    notes = there.funds.notes if there.funds is not None else None
    return _of_table(table), _of_seat(there), notes, _of_standing(at)


class Quiet:
    """Of one terminal: upon what nobody had anything to say beside the round. At a close each seat
    is compared four times, and only the round is another each time."""

    def __init__(self) -> None:
        self.news: tuple[object, ...] = ()
        self.orders: tuple[object, ...] = ()


def news(
    table: Table, at: Standing, *, head: tuple[int, str] | None = None, quiet: Quiet | None = None
) -> Iterator[sgc.Command]:
    """What of a terminal's standing is new to the table. With all of it the table keeps how far the
    terminal's journal had come, its `head`: a terminal that comes back behind anything it has told
    is found out. Slips and settlements, which a full house tells at once, carry it themselves."""
    first, then, given = _news_beside(table, at, quiet)
    told = (
        *first,
        *tickets.news(table, at.seat, at.tickets),
        *then,
        *remedies.news(table, at.seat, at.round),
    )
    if told and head is not None:
        yield sgc.SeeHead(at.seat, *head)
    yield from told
    # What was won before it is staked or given away.
    if at.settled:
        yield from irregularity.news(table, at.seat, at.settled, head)
    if given and head is not None:
        yield sgc.SeeHead(at.seat, *head)
    yield from given
    if at.round.slip is not None:
        yield from round.news(table, at.seat, at.round, head)
    if at.tournament.slip is not None:
        yield from tournament.news(table, at.seat, at.tournament, head)


def _news_beside(
    table: Table, at: Standing, quiet: Quiet | None
) -> tuple[tuple[sgc.Command, ...], ...]:
    """What comes before the news of tickets, what follows them, and what was given away."""
    beside = _beside(table, at) if quiet is not None else ()
    if quiet is not None and quiet.news == beside:
        return (), (), ()
    first = (
        *funds.news(table, at.seat, at.funds),
        *account.news(table, at.seat, at.account),
        *courtesy.news(table, at.seat, at.courtesy),
        *payments.news(table, at.seat, at.payments),
    )
    then = (
        *cash.news(table, at.seat, at.cash),
        *cases.news(table, at.seat, at.cases),
    )
    given = (*tips.news(table, at.seat, at.tips),)
    if quiet is not None and not (first or then or given):
        quiet.news = beside
    return first, then, given


def orders(
    table: Table,
    at: Standing,
    *,
    key: str,
    sign: receipts.Sign | None = None,
    quiet: Quiet | None = None,
) -> tuple[ats.Order, ...]:
    """The next things to order, in order. Ask again once they are obeyed: an answer may open the
    way for more. `key` is fresh, for the slip or the case that an order may begin; without `sign`
    there are no receipts."""
    # Most seats have none of what is asked for first here, and at a close there are many of them.
    corrections = (*irregularity.orders(table, at.seat, at.settled, key),) if at.settled else ()
    jackpot = at.supernova.sent
    waits = jackpot and supernova.waits(table, at.seat, at.supernova, at.round)
    round_ = () if waits else (*round.orders(table, at.seat, at.round, key),)
    before, after = _orders_beside(table, at, corrections, quiet)
    told = [
        *before,
        *(receipts.orders(table, at.seat, at.receipts, sign) if at.receipts.missing else ()),
        *spread.void(table, at.spread, at.round),
        *(supernova.wager(table, at.seat, at.supernova, at.round) if jackpot else ()),
        *(tournament.answers(table, at.seat, at.tournament) if at.tournament.slip else ()),
        *round_,
        *(tickets.orders(table, at.tickets) if at.tickets.printing else ()),
        *after,
    ]
    # Paid when the round is over for the terminal: before, it would refuse what staff have paid.
    if table.due and not (round_ or waits):
        told += payments.orders(
            table,
            at.seat,
            at.payments,
            locked=bool(at.locks.reasons),
            in_round=0 if at.round.phase is TerminalPhase.IDLE else at.round.number,
        )
    if at.round.phase is TerminalPhase.IDLE:
        selected = (*spread.orders(table, at.spread),)
        # With a table of odds come its limits: these are compared once it is there.
        told += selected or limits.orders(table, at.seat, at.limits)
        told += tournament.orders(table, at.seat, at.tournament)
        told += round.opening(table, at.round)
    return tuple(told)


def _orders_beside(
    table: Table, at: Standing, corrections: tuple[ats.Order, ...], quiet: Quiet | None
) -> tuple[tuple[ats.Order, ...], tuple[ats.Order, ...]]:
    """Those that go before the orders of the round, and those that follow."""
    beside = _beside(table, at) if quiet is not None and not corrections else ()
    if quiet is not None and beside and quiet.orders == beside:
        return (), ()
    before = (
        *locks.while_frozen(table, at.locks, corrections),
        *locks.orders(table, at.seat, at.locks),
    )
    after = (
        *cash.orders(table, at.seat, at.cash),
        *cases.orders(table, at.seat, at.cases),
        *limits.notices(table, at.limits),
        *spread.notices(table, at.spread),
        *supernova.offer(table, at.supernova),
        *supernova.ended(table, at.seat, at.supernova),
        *courtesy.orders(table, at.seat, at.courtesy),
        *tips.orders(table, at.tips),
    )
    if quiet is not None and not before and not after:
        quiet.orders = beside
    return before, after
