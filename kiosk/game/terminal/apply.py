"""How each fact changes a terminal. No fact is judged here: it has happened."""

from collections.abc import Mapping
from functools import singledispatch
from typing import TypeVar

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.money import Place, Source
from kiosk.game.preferences import Preferences
from kiosk.game.terminal.protection import Protection, ProtectionFact, after
from kiosk.game.terminal.state import (
    PAYMENTS_KEPT,
    ROUNDS_KEPT,
    Dispute,
    NoteIn,
    Phase,
    PlayedRound,
    SentSlip,
    Sitting,
    Slip,
    Step,
    Terminal,
    Visitor,
    Withheld,
)
from kiosk.rules.limits import legacy

T = TypeVar("T")


def apply(state: Terminal, fact: f.Fact) -> Terminal:
    """The state after a fact. The money equation holds in every state there is."""
    after = _apply(fact, state)
    after.check()
    return after


@singledispatch
def _apply(fact: f.Fact, state: Terminal) -> Terminal:
    raise TypeError(f"{type(fact).__name__} is not a fact of a terminal")


# ---- Account ----------------------------------------------------------------------------------


@_apply.register
def _(fact: f.AccountOpened, state: Terminal) -> Terminal:
    return replace(
        state,
        account=fact.account,
        account_open=True,
        sitting=Sitting(),
        protection=Protection(),
    )


@_apply.register
def _(fact: f.NoteEntered, state: Terminal) -> Terminal:
    return replace(state, note_in=NoteIn(fact.key, fact.cents, fact.counted))


@_apply.register
def _(fact: f.NoteReturned, state: Terminal) -> Terminal:
    return replace(state, note_in=None)


@_apply.register
def _(fact: f.NoteStacked, state: Terminal) -> Terminal:
    money = state.money.came_in(fact.cents, Source.NOTES, Place.NOTE_PENDING)
    notes = {**state.notes, fact.key: fact.cents}
    entered = state.note_in is not None and state.note_in.key == fact.key
    note_in = None if entered else state.note_in
    return replace(state, money=money, notes=notes, note_in=note_in, taken=fact.key)


@_apply.register
def _(fact: f.NoteCredited, state: Terminal) -> Terminal:
    money = state.money.moved(fact.cents, Place.NOTE_PENDING, Place.CREDIT)
    return replace(state, money=money, notes=_without(state.notes, fact.key))


@_apply.register
def _(fact: f.TicketEntered, state: Terminal) -> Terminal:
    return replace(state, ticket_in=(fact.key, fact.cents))


@_apply.register
def _(fact: f.TicketReturned, state: Terminal) -> Terminal:
    return replace(state, ticket_in=None)


@_apply.register
def _(fact: f.TicketRedeemed, state: Terminal) -> Terminal:
    money = state.money.came_in(fact.cents, Source.TICKETS, Place.CREDIT)
    redeemed = (*state.redeemed, fact.key)[-PAYMENTS_KEPT:]
    return replace(state, money=money, ticket_in=None, redeemed=redeemed, taken=fact.key)


@_apply.register
def _(fact: f.PaperDoubted, state: Terminal) -> Terminal:
    return replace(state, doubt=(fact.key, fact.about))


@_apply.register
def _(fact: f.PaperJudged, state: Terminal) -> Terminal:
    return replace(state, doubt=None)


@_apply.register
def _(fact: f.StackingAcknowledged, state: Terminal) -> Terminal:
    return replace(state, taken="")


@_apply.register
def _(fact: f.StaffCredited, state: Terminal) -> Terminal:
    money = state.money.came_in(fact.cents, Source.STAFF, Place.CREDIT)
    return replace(state, money=money, paid=_paid(state, fact))


@_apply.register
def _(fact: f.VoucherGiven, state: Terminal) -> Terminal:
    money = state.money.came_in(fact.cents, Source.VOUCHERS, Place.PROMOTIONAL)
    vouchers = {**state.vouchers, fact.voucher: fact.cents}
    return replace(state, money=money, vouchers=vouchers, paid=_paid(state, fact))


@_apply.register
def _(fact: f.TicketAsked, state: Terminal) -> Terminal:
    money = state.money.moved(fact.cents, Place.CREDIT, Place.TICKET_PENDING)
    return replace(
        state,
        money=money,
        ticket=(fact.key, fact.cents),
        tickets_asked=state.tickets_asked + 1,
        attendant_called=False,
    )


@_apply.register
def _(fact: f.TicketPrinted, state: Terminal) -> Terminal:
    return _ticket_gone(state, printed=True)


@_apply.register
def _(fact: f.TicketFailed, state: Terminal) -> Terminal:
    return _ticket_gone(state, printed=False)


def _ticket_gone(state: Terminal, *, printed: bool) -> Terminal:
    assert state.ticket is not None, "no ticket was being printed"
    number, cents = state.ticket
    target = Place.TICKET_ISSUED if printed else Place.CREDIT
    money = state.money.moved(cents, Place.TICKET_PENDING, target)
    tickets = _last({**state.tickets_out, number: printed})
    left = _last({**state.tickets_of, number: state.account}) if printed else state.tickets_of
    return replace(state, money=money, ticket=None, tickets_out=tickets, tickets_of=left)


def _last(tickets: Mapping[str, T]) -> dict[str, T]:
    return dict(list(tickets.items())[-PAYMENTS_KEPT:])


@_apply.register
def _(fact: f.AttendantCalled, state: Terminal) -> Terminal:
    return replace(state, attendant_called=True)


@_apply.register
def _(fact: f.AttendantCalledOff, state: Terminal) -> Terminal:
    return replace(state, attendant_called=False)


@_apply.register
def _(fact: f.HelpAsked, state: Terminal) -> Terminal:
    return replace(state, help_asked=True)


@_apply.register
def _(fact: f.HelpEnded, state: Terminal) -> Terminal:
    return replace(state, help_asked=False)


@_apply.register
def _(fact: f.MessageShown, state: Terminal) -> Terminal:
    return replace(state, message=fact.key)


@_apply.register
def _(fact: f.HandPaid, state: Terminal) -> Terminal:
    money = state.money.moved(fact.cents, Place.CREDIT, Place.HAND_PAID)
    return replace(state, money=money, attendant_called=False, paid=_paid(state, fact))


def _paid(state: Terminal, fact: f.Fact) -> tuple[str, ...]:
    return (*state.paid, fact.key)[-PAYMENTS_KEPT:]


@_apply.register
def _(fact: f.AccountClosed, state: Terminal) -> Terminal:
    """What belonged to the player is forgotten with the account."""
    return replace(
        state,
        money=state.money.moved(fact.forfeited_cents, Place.PROMOTIONAL, Place.LOST),
        account_open=False,
        attendant_called=False,
        slip=Slip(),
        vouchers={},
        riding={},
        last_stakes={},
        favourites={},
        favourite_deleted=None,
        preferences=Preferences(),
        legacy_limits=None,
        protection=Protection(),
    )


# ---- Slip and round ---------------------------------------------------------------------------


@_apply.register
def _(fact: f.WageringOpened, state: Terminal) -> Terminal:
    return replace(
        state,
        money=state.money.moved(sum(fact.riding.values()), Place.CREDIT, Place.STAKE),
        phase=Phase.BETTING,
        round=fact.round,
        slip=Slip(fact.riding),
        sent=None,
        riding={},
        no_spins=0,
    )


@_apply.register
def _(fact: f.SlipChanged, state: Terminal) -> Terminal:
    slip = state.slip
    stakes = {w: c for w, c in {**slip.stakes, **fact.stakes}.items() if c}
    vouchers = {v: w for v, w in {**slip.vouchers, **fact.vouchers}.items() if w}
    match fact.step:
        case f.SlipStep.UNDO:
            undo = slip.undo[:-1]
        case f.SlipStep.RESTART:
            undo = ()
        case _:
            before = Step(
                {wager: slip.stakes.get(wager, 0) for wager in fact.stakes},
                {voucher: slip.vouchers.get(voucher, "") for voucher in fact.vouchers},
            )
            undo = (*slip.undo, before)
    debited_cents = sum(stakes.values()) - sum(slip.stakes.values())
    staked_cents = sum(state.vouchers[v] for v in vouchers) - sum(
        state.vouchers[v] for v in slip.vouchers
    )
    money = state.money.moved(debited_cents, Place.CREDIT, Place.STAKE)
    money = money.moved(staked_cents, Place.PROMOTIONAL, Place.STAKE)
    return replace(state, money=money, slip=Slip(stakes, vouchers, undo), attendant_called=False)


@_apply.register
def _(fact: f.FavouriteSaved, state: Terminal) -> Terminal:
    favourites = {**state.favourites, fact.name: fact.stakes}
    return replace(state, favourites=favourites, favourite_deleted=None)


@_apply.register
def _(fact: f.FavouriteDeleted, state: Terminal) -> Terminal:
    favourites = {name: s for name, s in state.favourites.items() if name != fact.name}
    deleted = (fact.name, state.favourites[fact.name])
    return replace(state, favourites=favourites, favourite_deleted=deleted)


@_apply.register
def _(fact: f.FavouriteRenamed, state: Terminal) -> Terminal:
    """It keeps its place among the others."""
    renamed = {
        fact.new_name if name == fact.name else name: stakes
        for name, stakes in state.favourites.items()
    }
    return replace(state, favourites=renamed)


@_apply.register
def _(fact: ProtectionFact, state: Terminal) -> Terminal:
    return replace(state, protection=after(state.protection, fact))


@_apply.register
def _(fact: f.PreferencesChosen, state: Terminal) -> Terminal:
    return replace(state, preferences=fact.preferences)


@_apply.register
def _(fact: f.WageringEnded, state: Terminal) -> Terminal:
    promotional = state.voucher_stakes(fact.vouchers)
    accepted_cents, promotional_cents = sum(fact.stakes.values()), sum(promotional.values())
    returned_cents = sum(state.slip.stakes.values()) - accepted_cents
    spare_cents = sum(state.voucher_stakes().values()) - promotional_cents
    money = state.money.moved(returned_cents, Place.STAKE, Place.CREDIT)
    money = money.moved(spare_cents, Place.STAKE, Place.PROMOTIONAL)
    money = money.moved(accepted_cents + promotional_cents, Place.STAKE, Place.IN_DOUBT)
    sent = SentSlip(fact.round, fact.key, fact.stakes, promotional, fact.vouchers, fact.short_stack)
    staked = accepted_cents + promotional_cents > 0
    return replace(
        state,
        money=money,
        phase=Phase.CLOSING if staked else Phase.SPINNING,
        slip=Slip(),
        sent=sent if staked else None,
        last_stakes=fact.stakes or state.last_stakes,
    )


@_apply.register
def _(fact: f.SlipRegistered, state: Terminal) -> Terminal:
    money = state.money.moved(state.money[Place.IN_DOUBT], Place.IN_DOUBT, Place.REGISTERED)
    return replace(state, money=money, phase=Phase.SPINNING)


@_apply.register
def _(fact: f.SlipRefused, state: Terminal) -> Terminal:
    return replace(_given_back(state), phase=Phase.SPINNING, sent=None)


@_apply.register
def _(fact: f.RoundSettled, state: Terminal) -> Terminal:
    home = Place.WIN_DUE if state.frozen else Place.CREDIT
    money = state.money.moved(fact.returned_cents, Place.REGISTERED, home)
    money = money.moved(fact.spent_cents, Place.REGISTERED, Place.LOST)
    money = money.came_in(fact.winnings_cents, Source.WINS, home)
    sent = state.sent
    spent = {voucher: state.vouchers[voucher] for voucher in sent.vouchers} if sent else {}
    played = PlayedRound(
        fact.round,
        state.account,
        sent.stakes if sent else {},
        sent.promotional if sent else {},
        fact.outcome,
        fact.settlement,
        fact.winnings_cents,
        fact.returned_cents,
        spent,
    )
    return replace(
        state,
        money=money,
        phase=Phase.IDLE,
        sent=None,
        vouchers={v: cents for v, cents in state.vouchers.items() if v not in spent},
        riding=fact.riding,
        played=_latest({**state.played, fact.round: played}),
        sitting=state.sitting.with_round(played),
    )


@_apply.register
def _(fact: f.RoundVoided, state: Terminal) -> Terminal:
    return replace(_given_back(state), phase=Phase.IDLE, sent=None, slip=Slip())


@_apply.register
def _(fact: f.NoSpinCalled, state: Terminal) -> Terminal:
    return replace(state, no_spins=state.no_spins + 1)


@_apply.register
def _(fact: f.RoundCorrected, state: Terminal) -> Terminal:
    before = state.played[fact.round]
    money = state.money.moved(state.money[Place.WIN_DUE], Place.WIN_DUE, Place.CREDIT)
    # The differences pass through `lost`, which ends with the losing stakes of the new outcome.
    money = money.came_in(fact.winnings_cents, Source.WINS, Place.LOST)
    money = money.came_in(fact.owed_cents, Source.OWED, Place.LOST)
    money = money.moved(fact.credit_cents, Place.LOST, Place.CREDIT)
    money = money.moved(fact.withheld_cents, Place.LOST, Place.WITHHELD)
    money = money.moved(sum(fact.vouchers.values()), Place.LOST, Place.PROMOTIONAL)
    played = replace(
        before,
        outcome=fact.outcome,
        settlement=fact.settlement,
        winnings_cents=before.winnings_cents + fact.winnings_cents,
        returned_cents=before.returned_cents + fact.returned_cents,
        owed_cents=before.owed_cents + fact.owed_cents,
        owed_ticket=fact.ticket or before.owed_ticket,
    )
    sitting = state.sitting
    if before.account == state.account:
        sitting = replace(
            sitting,
            winnings_cents=sitting.winnings_cents + fact.winnings_cents,
            returned_cents=sitting.returned_cents + fact.returned_cents,
        )
    withheld = dict(state.withheld)
    if fact.withheld_cents:
        reason = f"correction of round {fact.round}"
        withheld[fact.case] = Withheld(fact.withheld_cents, before.account, reason, (), None)
    return replace(
        state,
        money=money,
        vouchers={**state.vouchers, **fact.vouchers},
        played={**state.played, fact.round: played},
        sitting=sitting,
        withheld=withheld,
        riding=fact.riding,
        # With nothing left to pay, nobody waits for an attendant.
        attendant_called=state.attendant_called and money[Place.CREDIT] > 0,
    )


def _given_back(state: Terminal) -> Terminal:
    """Every stake of the open round to where it came from: credit, or vouchers."""
    placed = state.slip.vouchers or (state.sent.vouchers if state.sent else {})
    promotional_cents = sum(state.voucher_stakes(placed).values())
    money = state.money
    for place in (Place.STAKE, Place.IN_DOUBT, Place.REGISTERED):
        money = money.moved(money[place], place, Place.CREDIT)
    return replace(state, money=money.moved(promotional_cents, Place.CREDIT, Place.PROMOTIONAL))


def _latest(played: Mapping[int, PlayedRound]) -> dict[int, PlayedRound]:
    return dict(sorted(played.items())[-ROUNDS_KEPT:])


# ---- Locks, cases, notices --------------------------------------------------------------------


@_apply.register
def _(fact: f.AccountFrozen, state: Terminal) -> Terminal:
    return replace(state, frozen=fact.reason)


@_apply.register
def _(fact: f.AccountThawed, state: Terminal) -> Terminal:
    money = state.money.moved(state.money[Place.WIN_DUE], Place.WIN_DUE, Place.CREDIT)
    return replace(state, money=money, frozen="")


@_apply.register
def _(fact: f.Locked, state: Terminal) -> Terminal:
    return replace(state, locks={**state.locks, fact.reason: fact.detail})


@_apply.register
def _(fact: f.Unlocked, state: Terminal) -> Terminal:
    locks = {reason: detail for reason, detail in state.locks.items() if reason != fact.reason}
    return replace(state, locks=locks)


@_apply.register
def _(fact: f.MoneyWithheld, state: Terminal) -> Terminal:
    case = Withheld(fact.cents, state.account, fact.reason, fact.clauses, fact.until_ms)
    money = state.money.moved(fact.cents, Place.CREDIT, Place.WITHHELD)
    return replace(state, money=money, withheld={**state.withheld, fact.case: case})


@_apply.register
def _(fact: f.CasePaid, state: Terminal) -> Terminal:
    return _case_closed(state, fact.case, Place.HAND_PAID if fact.by_hand else Place.CREDIT)


@_apply.register
def _(fact: f.CaseRefused, state: Terminal) -> Terminal:
    return _case_closed(state, fact.case, Place.LOST)


def _case_closed(state: Terminal, case: str, target: Place) -> Terminal:
    money = state.money.moved(state.withheld[case].cents, Place.WITHHELD, target)
    withheld = {name: w for name, w in state.withheld.items() if name != case}
    return replace(state, money=money, withheld=withheld)


# ---- Staff, disputes --------------------------------------------------------------------------


@_apply.register
def _(fact: f.StaffEntered, state: Terminal) -> Terminal:
    return replace(state, visitor=Visitor(fact.who, fact.role))


@_apply.register
def _(fact: f.StaffLeft, state: Terminal) -> Terminal:
    return replace(state, visitor=None)


@_apply.register
def _(fact: f.SettingChanged, state: Terminal) -> Terminal:
    return replace(state, settings={**state.settings, fact.name: fact.new})


@_apply.register
def _(fact: f.DeviceTested, state: Terminal) -> Terminal:
    return state


@_apply.register
def _(fact: f.DisputeOpened, state: Terminal) -> Terminal:
    return replace(state, dispute=Dispute(fact.case, fact.by, fact.round, fact.picture))


@_apply.register
def _(fact: f.DisputeEnded, state: Terminal) -> Terminal:
    return replace(state, dispute=None)


@_apply.register
def _(fact: f.MemoryCleared, state: Terminal) -> Terminal:
    return replace(state, cleared=True)


# ---- What the table lets it know --------------------------------------------------------------


@_apply.register
def _(fact: f.TableHeadSeen, state: Terminal) -> Terminal:
    return replace(state, table_head=(fact.seq, fact.hash))


@_apply.register
def _(fact: f.LimitsNoticed, state: Terminal) -> Terminal:
    return replace(state, limits_notice=(fact.limits, fact.due_ms))


@_apply.register
def _(fact: f.LimitsChanged, state: Terminal) -> Terminal:
    limits = fact.limits.under(state.table_limits.law)
    return replace(state, table_limits=limits, limits_notice=None)


@_apply.register
def _(fact: f.LegacyGranted, state: Terminal) -> Terminal:
    before = fact.limits.under(state.table_limits.law)
    return replace(state, legacy_limits=legacy(before, state.table_limits))


@_apply.register
def _(fact: f.LegacyEnded, state: Terminal) -> Terminal:
    return replace(state, legacy_limits=None)


@_apply.register
def _(fact: f.ClosingNoticed, state: Terminal) -> Terminal:
    return replace(state, closing_due_ms=fact.due_ms)


@_apply.register
def _(fact: f.NoticeWithdrawn, state: Terminal) -> Terminal:
    return replace(state, limits_notice=None, closing_due_ms=None)


def _without(amounts: Mapping[str, int], key: str) -> dict[str, int]:
    return {name: cents for name, cents in amounts.items() if name != key}
