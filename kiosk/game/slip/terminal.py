"""What a player may do with chips while wagering is open. Every step passes the same limits."""

from collections.abc import Mapping
from contextlib import suppress

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.care.terminal import unfit_to_play
from kiosk.game.money import Money, MoneyPlace
from kiosk.game.refusal import Reason, Refusal, Refused, require
from kiosk.game.round.state import TerminalPhase
from kiosk.game.slip.placing import as_read, pieces_here, rejects_low
from kiosk.game.slip.state import Slip, Step
from kiosk.game.spread.terminal import on_offer, require_offered
from kiosk.game.staff.terminal import left
from kiosk.game.supernova.offer import as_now, limits_here, once, require_amount
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision, require_free, require_no_tournament
from kiosk.game.terminal.part import TerminalPart
from kiosk.game.terminal.state import Terminal
from kiosk.game.tournament.terminal import restarted
from kiosk.rules.limits import PiecesRefused, Placement, place
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.spread import is_spread
from kiosk.rules.supernova import WAGER as SUPERNOVA
from kiosk.rules.supernova import main_wagers

PART = TerminalPart("slip")


@PART.decides
def place_chip(command: c.PlaceChip, book: RuleBook, state: Terminal) -> Decision:
    require_wagering(state)
    require(command.cents > 0, Reason.BAD_AMOUNT, cents=command.cents)
    require_amount(state, command.wager, command.cents)
    return place_all(book, state, {command.wager: command.cents}, f.SlipStep.PLACE)


@PART.decides
def place_pieces_of(command: c.PlacePieces, book: RuleBook, state: Terminal) -> Decision:
    """All pieces or none."""
    require_wagering(state)
    require(command.piece_cents > 0, Reason.BAD_AMOUNT, cents=command.piece_cents)
    require(command.announced in book.announced, Reason.UNKNOWN_WAGER, wager=command.announced)
    pieces = book.announced[command.announced].stakes(piece_cents=command.piece_cents)
    try:
        pieces_here(book, state, pieces)
    except PiecesRefused as refused:
        raise does_not_fit(refused.placement) from None
    stakes = {wager: state.slip.stakes.get(wager, 0) + cents for wager, cents in pieces.items()}
    return changed_slip(state, f.SlipStep.PIECES, stakes)


@PART.decides
def move(command: c.Move, book: RuleBook, state: Terminal) -> Decision:
    """Everything on a spot goes to another one; what does not fit there goes home."""
    require_wagering(state)
    require_offered(book, state, command.target)
    apart = SUPERNOVA in (command.origin, command.target)
    require(not apart, Reason.SUPERNOVA_APART, wager=command.target)
    _require_no_voucher(state, command)
    layout = state.layout()
    cents = layout.pop(command.origin, 0)
    require(
        cents > 0 and command.origin != command.target, Reason.NOTHING_THERE, wager=command.origin
    )
    vouchers = {v: command.target for v, w in state.slip.vouchers.items() if w == command.origin}
    placed = place(
        state.limits.in_force,
        layout,
        command.target,
        cents,
        balance_cents=state.credit_cents + cents,
    )
    placed = as_read(book, state, placed)
    if not placed.debited_cents or (vouchers and placed.cuts):
        raise does_not_fit(placed)
    voucher_cents = sum(state.vouchers[voucher] for voucher in vouchers)
    stakes = state.slip.stakes
    changed = {command.origin: 0} if command.origin in stakes else {}
    if moved_cents := placed.debited_cents - voucher_cents:
        changed[command.target] = stakes.get(command.target, 0) + moved_cents
    return changed_slip(state, f.SlipStep.MOVE, changed, vouchers, _cut(placed))


def _require_no_voucher(state: Terminal, command: c.Move) -> None:
    """A void Spread-Bet goes back as money, which a voucher is not."""
    there = command.origin in state.slip.vouchers.values()
    free = not (there and is_spread(command.target))
    require(free, Reason.SPREAD_NOT_OFFERED, wager=command.target)


@PART.decides
def take_back(command: c.TakeBack, book: RuleBook, state: Terminal) -> Decision:
    require_wagering(state)
    stakes = {w: 0 for w in state.slip.stakes if w == command.wager}
    vouchers = {v: "" for v, w in state.slip.vouchers.items() if w == command.wager}
    require(bool(stakes or vouchers), Reason.NOTHING_THERE, wager=command.wager)
    return changed_slip(state, f.SlipStep.TAKE_BACK, stakes, vouchers)


@PART.decides
def clear(command: c.Clear, book: RuleBook, state: Terminal) -> Decision:
    require_wagering(state)
    require(bool(state.layout()), Reason.NOTHING_THERE)
    return _emptied(state, f.SlipStep.CLEAR)


@PART.decides
def undo(command: c.Undo, book: RuleBook, state: Terminal) -> Decision:
    """The exact inverse of the last step. Only the credit for it may be gone meanwhile. Before the
    first step there is what stayed down since the round before, which goes one by one."""
    require_wagering(state)
    if not state.slip.undo:
        return _take_back_riding(state)
    step = state.slip.undo[-1]
    needed_cents = sum(
        cents - state.slip.stakes.get(wager, 0) for wager, cents in step.stakes.items()
    )
    require(needed_cents <= state.credit_cents, Reason.NO_CREDIT)
    return changed_slip(state, f.SlipStep.UNDO, step.stakes, step.vouchers)


def _take_back_riding(state: Terminal) -> Decision:
    """The last of them."""
    require(bool(state.slip.stakes), Reason.NOTHING_THERE)
    *_, wager = state.slip.stakes
    return changed_slip(state, f.SlipStep.UNDO, {wager: 0})


@PART.decides
def repeat(command: c.Repeat, book: RuleBook, state: Terminal) -> Decision:
    """Each wager of the last slip as it was then. What of it still lies there, as winners that
    ride do, is not laid down twice; other wagers stay as they are."""
    require_wagering(state)
    require(bool(state.slip.last_stakes), Reason.NOTHING_THERE)
    last = as_now(state, on_offer(book, state, state.slip.last_stakes))
    if command.on_top:
        return place_all(book, state, last, f.SlipStep.REPEAT)
    require(not last.items() <= state.slip.stakes.items(), Reason.NOTHING_THERE)
    return _place_instead(book, state, last)


def repeated(state: Terminal) -> bool:
    """All of the last slip lies there already."""
    return state.slip.last_stakes.items() <= state.slip.stakes.items()


@PART.decides
def double(command: c.Double, book: RuleBook, state: Terminal) -> Decision:
    require_wagering(state)
    stakes = main_wagers(state.slip.stakes)
    require(bool(stakes), Reason.NOTHING_THERE)
    return place_all(book, state, stakes, f.SlipStep.DOUBLE)


@PART.decides
def restart(command: c.Restart, book: RuleBook, state: Terminal) -> Decision:
    """Wagers of a terminal that was interrupted while wagering was open go back (S0 8.8.4a,
    S1 5.2.2, S3 6.16a); the player may wager again if there is time."""
    gone = (*left(state, "the terminal was restarted"), *restarted(state))
    if state.round.phase is not TerminalPhase.BETTING or not (state.layout() or state.slip.undo):
        return Decision(gone)
    emptied = _emptied(state, f.SlipStep.RESTART)
    return Decision((*gone, *emptied.facts), emptied.cuts)


def require_wagering(state: Terminal) -> None:
    require_no_tournament(state)
    require(state.round.phase is TerminalPhase.BETTING, Reason.WAGERING_CLOSED)
    require_free(state)


def place_all(
    book: RuleBook, state: Terminal, wanted: Mapping[str, int], step: f.SlipStep
) -> Decision:
    """One after the other, each as far as it fits; refused only if nothing of it does."""
    layout, balance_cents, limits = state.layout(), state.credit_cents, limits_here(state)
    stakes: dict[str, int] = {}
    cuts: list[Placement] = []
    for wager, cents in once(state, on_offer(book, state, wanted)).items():
        placed = place(limits, layout, wager, cents, balance_cents=balance_cents)
        placed = as_read(book, state, placed)
        cuts += _cut(placed)
        if placed.debited_cents:
            layout[wager] = placed.shown_cents
            balance_cents -= placed.debited_cents
            stakes[wager] = state.slip.stakes.get(wager, 0) + placed.debited_cents
    if not stakes:
        raise does_not_fit(cuts[0])
    return changed_slip(state, step, stakes, {}, tuple(cuts))


def _place_instead(book: RuleBook, state: Terminal, wanted: Mapping[str, int]) -> Decision:
    """On a cloth from which the money on these wagers was taken first."""
    there = {wager: cents for wager, cents in state.slip.stakes.items() if wager not in wanted}
    slip, back_cents = replace(state.slip, stakes=there), sum(state.slip.stakes.values())
    back_cents -= sum(there.values())
    money = state.money.moved(back_cents, MoneyPlace.STAKE, MoneyPlace.CREDIT)
    placed = place_all(book, replace(state, slip=slip, money=money), wanted, f.SlipStep.REPEAT)
    (fact,) = placed.facts
    assert isinstance(fact, f.SlipChanged)
    stakes = {wager: fact.stakes.get(wager, 0) for wager in wanted}
    stakes = {w: cents for w, cents in stakes.items() if cents != state.slip.stakes.get(w, 0)}
    if not stakes:
        raise does_not_fit(placed.cuts[0])
    _require_none_left_low(
        book, replace(state, slip=replace(slip, stakes={**there, **stakes})), placed
    )
    return changed_slip(state, f.SlipStep.REPEAT, stakes, {}, placed.cuts)


def _require_none_left_low(book: RuleBook, after: Terminal, placed: Decision) -> None:
    """A voucher is not left behind as a wager below its minimum, which would have to be rejected
    now or be valid (S4 4.2)."""
    limits, layout = after.limits.in_force, after.layout()
    for cut in placed.cuts if rejects_low(book, after) else ():
        if 0 < layout.get(cut.wager, 0) < limits.of(cut.wager).minimum_cents:
            raise does_not_fit(cut)


def _require_own_limits(
    state: Terminal, stakes: Mapping[str, int], vouchers: Mapping[str, str]
) -> None:
    """Chips can always be taken away; more of them come only as far as the player lets himself."""
    slip = state.slip
    more_cents = sum(cents - slip.stakes.get(wager, 0) for wager, cents in stakes.items())
    new_voucher = any(wager and voucher not in slip.vouchers for voucher, wager in vouchers.items())
    if more_cents <= 0 and not new_voucher:
        return
    unfit, left_cents = unfit_to_play(state), state.loss_left_cents
    if unfit is not None:
        raise Refused(Refusal(unfit))
    staked_cents = sum(slip.stakes.values()) + more_cents
    fits = left_cents is None or staked_cents <= left_cents
    require(fits, Reason.OWN_LOSS_LIMIT, cents=left_cents)


def does_not_fit(placed: Placement) -> Refused:
    """By the first of the limits that are in the way."""
    cut = placed.cuts[0]
    return Refused(
        Refusal(
            Reason.DOES_NOT_FIT,
            wager=placed.wager,
            limit=cut.limit,
            limit_cents=cut.limit_cents,
            clauses=cut.clauses,
        )
    )


def _cut(placed: Placement) -> tuple[Placement, ...]:
    return (placed,) if placed.cuts else ()


def _emptied(state: Terminal, step: f.SlipStep) -> Decision:
    return changed_slip(
        state, step, dict.fromkeys(state.slip.stakes, 0), dict.fromkeys(state.slip.vouchers, "")
    )


def changed_slip(
    state: Terminal,
    step: f.SlipStep,
    stakes: Mapping[str, int],
    vouchers: Mapping[str, str] | None = None,
    cuts: tuple[Placement, ...] = (),
) -> Decision:
    _require_own_limits(state, stakes, vouchers or {})
    fact = f.SlipChanged(step=step, stakes=dict(stakes), vouchers=dict(vouchers or {}))
    return Decision((fact,), cuts)


@PART.answers
def _(fact: f.SlipChanged, book: RuleBook, state: Terminal) -> c.Command | None:
    """What was touched is read from what changed. Which favourite it was, and which announced
    wager, may be one of several that come to the same: any of them will do."""
    match fact.step:
        case f.SlipStep.PLACE:
            ((wager, cents),) = fact.stakes.items()
            return c.PlaceChip(wager, cents - state.slip.stakes.get(wager, 0))
        case f.SlipStep.VOUCHER:
            ((voucher, wager),) = fact.vouchers.items()
            return c.PlaceVoucher(voucher, wager)
        case f.SlipStep.TAKE_BACK:
            return c.TakeBack(_origin(fact, state))
        case f.SlipStep.MOVE:
            targets = [*(w for w, cents in fact.stakes.items() if cents), *fact.vouchers.values()]
            return c.Move(_origin(fact, state), targets[0])
        case f.SlipStep.PIECES:
            return _pieces(fact, book, state)
        case f.SlipStep.FAVOURITE:
            return _favourite(fact, book, state)
        case f.SlipStep.REPEAT:
            return _repeat(fact, book, state)
        case _:
            return _TOUCHED[fact.step]


_TOUCHED: dict[f.SlipStep, c.Command] = {
    f.SlipStep.CLEAR: c.Clear(),
    f.SlipStep.DOUBLE: c.Double(),
    f.SlipStep.UNDO: c.Undo(),
    f.SlipStep.RESTART: c.Restart(),
}


def _pieces(fact: f.SlipChanged, book: RuleBook, state: Terminal) -> c.PlacePieces | None:
    placed = {w: cents - state.slip.stakes.get(w, 0) for w, cents in fact.stakes.items()}
    for name, announced in book.announced.items():
        one = announced.stakes(piece_cents=1)
        if one.keys() == placed.keys():
            piece_cents = next(placed[wager] // pieces for wager, pieces in one.items())
            if announced.stakes(piece_cents=piece_cents) == placed:
                return c.PlacePieces(name, piece_cents)
    return None


def _repeat(fact: f.SlipChanged, book: RuleBook, state: Terminal) -> c.Repeat:
    with suppress(Refused):
        if repeat(c.Repeat(), book, state).facts == (fact,):
            return c.Repeat()
    return c.Repeat(on_top=True)


def _favourite(fact: f.SlipChanged, book: RuleBook, state: Terminal) -> c.RecallFavourite | None:
    for name, stakes in state.favourites.kept.items():
        with suppress(Refused):
            if place_all(book, state, stakes, f.SlipStep.FAVOURITE).facts == (fact,):
                return c.RecallFavourite(name)
    return None


def _origin(fact: f.SlipChanged, state: Terminal) -> str:
    """Where everything was taken away."""
    emptied = [wager for wager, cents in fact.stakes.items() if not cents]
    return [*emptied, *(state.slip.vouchers[voucher] for voucher in fact.vouchers)][0]


@PART.holds(MoneyPlace.STAKE, "vouchers")
def _(state: Terminal) -> int:
    slip = state.slip
    return sum(slip.stakes.values()) + sum([state.vouchers[v] for v in slip.vouchers])


@PART.applies
def _(fact: f.SlipChanged, slip: Slip, state: Terminal) -> Slip:
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
    stakes, vouchers = _after(fact, slip)
    return replace(slip, stakes=stakes, vouchers=vouchers, undo=undo)


@PART.applies
def _(fact: f.SlipChanged, money: Money, state: Terminal) -> Money:
    slip, (stakes, vouchers) = state.slip, _after(fact, state.slip)
    debited_cents = sum(stakes.values()) - sum(slip.stakes.values())
    staked_cents = sum(state.vouchers[v] for v in vouchers)
    staked_cents -= sum(state.vouchers[v] for v in slip.vouchers)
    money = money.moved(debited_cents, MoneyPlace.CREDIT, MoneyPlace.STAKE)
    return money.moved(staked_cents, MoneyPlace.PROMOTIONAL, MoneyPlace.STAKE)


def _after(fact: f.SlipChanged, slip: Slip) -> tuple[dict[str, int], dict[str, str]]:
    stakes = {w: c for w, c in {**slip.stakes, **fact.stakes}.items() if c}
    vouchers = {v: w for v, w in {**slip.vouchers, **fact.vouchers}.items() if w}
    return stakes, vouchers


@PART.applies
def _(fact: f.WageringOpened, slip: Slip, state: Terminal) -> Slip:
    return replace(slip.emptied(), stakes=fact.riding)


@PART.applies
def _(fact: f.WageringEnded, slip: Slip, state: Terminal) -> Slip:
    jackpot = {SUPERNOVA: fact.jackpot_cents} if fact.jackpot_cents else {}
    return Slip(last_stakes={**fact.stakes, **jackpot} or slip.last_stakes)


@PART.applies
def _(fact: f.RoundVoided | f.SlipVoided, slip: Slip, state: Terminal) -> Slip:
    return slip.emptied()


@PART.applies
def _(fact: f.AccountClosed, slip: Slip, state: Terminal) -> Slip:
    return Slip()
