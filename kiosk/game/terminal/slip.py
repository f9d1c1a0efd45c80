"""What a player may do with chips while wagering is open. Every step passes the same limits."""

from collections.abc import Mapping

from kiosk.game import facts as f
from kiosk.game.refusal import Reason, Refused, require
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision, left, require_free, unfit_to_play
from kiosk.game.terminal.state import Phase, Terminal
from kiosk.rules.limits import PiecesRefused, Placement, place, place_pieces
from kiosk.rules.rulebook import RuleBook


def place_chip(command: c.Place, book: RuleBook, state: Terminal) -> Decision:
    _require_wagering(state)
    require(command.cents > 0, Reason.BAD_AMOUNT, str(command.cents))
    return _place_all(book, state, {command.wager: command.cents}, f.SlipStep.PLACE)


def place_pieces_of(command: c.PlacePieces, book: RuleBook, state: Terminal) -> Decision:
    """All pieces or none."""
    _require_wagering(state)
    require(command.piece_cents > 0, Reason.BAD_AMOUNT, str(command.piece_cents))
    require(command.announced in book.announced, Reason.UNKNOWN_WAGER, command.announced)
    pieces = book.announced[command.announced].stakes(piece_cents=command.piece_cents)
    try:
        place_pieces(state.limits, state.layout(), pieces, balance_cents=state.credit_cents)
    except PiecesRefused as refused:
        raise Refused(Reason.DOES_NOT_FIT, command.announced, (refused.placement,)) from None
    stakes = {wager: state.slip.stakes.get(wager, 0) + cents for wager, cents in pieces.items()}
    return _changed(state, f.SlipStep.PIECES, stakes)


def place_voucher(command: c.PlaceVoucher, book: RuleBook, state: Terminal) -> Decision:
    """A voucher is one wager of its own amount, so it fits whole or not at all."""
    _require_wagering(state)
    require(command.wager in book.wagers, Reason.UNKNOWN_WAGER, command.wager)
    known = command.voucher in state.vouchers and command.voucher not in state.slip.vouchers
    require(known, Reason.UNKNOWN_VOUCHER, command.voucher)
    cents = state.vouchers[command.voucher]
    placed = place(state.limits, state.layout(), command.wager, cents, balance_cents=cents)
    if placed.cuts:
        raise Refused(Reason.DOES_NOT_FIT, command.wager, (placed,))
    return _changed(state, f.SlipStep.VOUCHER, {}, {command.voucher: command.wager})


def move(command: c.Move, book: RuleBook, state: Terminal) -> Decision:
    """Everything on a spot goes to another one; what does not fit there goes home."""
    _require_wagering(state)
    require(command.target in book.wagers, Reason.UNKNOWN_WAGER, command.target)
    layout = state.layout()
    cents = layout.pop(command.origin, 0)
    require(cents > 0 and command.origin != command.target, Reason.NOTHING_THERE, command.origin)
    vouchers = {v: command.target for v, w in state.slip.vouchers.items() if w == command.origin}
    placed = place(
        state.limits, layout, command.target, cents, balance_cents=state.credit_cents + cents
    )
    if not placed.debited_cents or (vouchers and placed.cuts):
        raise Refused(Reason.DOES_NOT_FIT, command.target, (placed,))
    voucher_cents = sum(state.vouchers[voucher] for voucher in vouchers)
    stakes = state.slip.stakes
    changed = {command.origin: 0} if command.origin in stakes else {}
    if moved_cents := placed.debited_cents - voucher_cents:
        changed[command.target] = stakes.get(command.target, 0) + moved_cents
    return _changed(state, f.SlipStep.MOVE, changed, vouchers, _cut(placed))


def take_back(command: c.TakeBack, book: RuleBook, state: Terminal) -> Decision:
    _require_wagering(state)
    stakes = {w: 0 for w in state.slip.stakes if w == command.wager}
    vouchers = {v: "" for v, w in state.slip.vouchers.items() if w == command.wager}
    require(bool(stakes or vouchers), Reason.NOTHING_THERE, command.wager)
    return _changed(state, f.SlipStep.TAKE_BACK, stakes, vouchers)


def clear(command: c.Clear, book: RuleBook, state: Terminal) -> Decision:
    _require_wagering(state)
    require(bool(state.layout()), Reason.NOTHING_THERE)
    return _emptied(state, f.SlipStep.CLEAR)


def undo(command: c.Undo, book: RuleBook, state: Terminal) -> Decision:
    """The exact inverse of the last step. Only the credit for it may be gone meanwhile."""
    _require_wagering(state)
    require(bool(state.slip.undo), Reason.NOTHING_THERE)
    step = state.slip.undo[-1]
    needed_cents = sum(
        cents - state.slip.stakes.get(wager, 0) for wager, cents in step.stakes.items()
    )
    require(needed_cents <= state.credit_cents, Reason.NO_CREDIT)
    return _changed(state, f.SlipStep.UNDO, step.stakes, step.vouchers)


def repeat(command: c.Repeat, book: RuleBook, state: Terminal) -> Decision:
    _require_wagering(state)
    require(bool(state.last_stakes), Reason.NOTHING_THERE)
    return _place_all(book, state, state.last_stakes, f.SlipStep.REPEAT)


def double(command: c.Double, book: RuleBook, state: Terminal) -> Decision:
    _require_wagering(state)
    require(bool(state.slip.stakes), Reason.NOTHING_THERE)
    return _place_all(book, state, state.slip.stakes, f.SlipStep.DOUBLE)


def recall_favourite(command: c.RecallFavourite, book: RuleBook, state: Terminal) -> Decision:
    _require_wagering(state)
    require(command.name in state.favourites, Reason.UNKNOWN_FAVOURITE, command.name)
    return _place_all(book, state, state.favourites[command.name], f.SlipStep.FAVOURITE)


def restart(command: c.Restart, book: RuleBook, state: Terminal) -> Decision:
    """Wagers of a terminal that was interrupted while wagering was open go back (S0 8.8.4a,
    S1 5.2.2, S3 6.16a); the player may wager again if there is time."""
    gone = left(state, "the terminal was restarted")
    if state.phase is not Phase.BETTING or not (state.layout() or state.slip.undo):
        return Decision(gone)
    emptied = _emptied(state, f.SlipStep.RESTART)
    return Decision((*gone, *emptied.facts), emptied.cuts)


def _require_wagering(state: Terminal) -> None:
    require(state.phase is Phase.BETTING, Reason.WAGERING_CLOSED)
    require_free(state)


def _place_all(
    book: RuleBook, state: Terminal, wanted: Mapping[str, int], step: f.SlipStep
) -> Decision:
    """One after the other, each as far as it fits; refused only if nothing of it does."""
    layout, balance_cents = state.layout(), state.credit_cents
    stakes: dict[str, int] = {}
    cuts: list[Placement] = []
    for wager, cents in wanted.items():
        require(wager in book.wagers, Reason.UNKNOWN_WAGER, wager)
        placed = place(state.limits, layout, wager, cents, balance_cents=balance_cents)
        cuts += _cut(placed)
        if placed.debited_cents:
            layout[wager] = placed.shown_cents
            balance_cents -= placed.debited_cents
            stakes[wager] = state.slip.stakes.get(wager, 0) + placed.debited_cents
    if not stakes:
        raise Refused(Reason.DOES_NOT_FIT, ", ".join(wanted), tuple(cuts))
    return _changed(state, step, stakes, {}, tuple(cuts))


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
        raise Refused(unfit)
    staked_cents = sum(slip.stakes.values()) + more_cents
    fits = left_cents is None or staked_cents <= left_cents
    require(fits, Reason.OWN_LOSS_LIMIT, str(left_cents))


def _cut(placed: Placement) -> tuple[Placement, ...]:
    return (placed,) if placed.cuts else ()


def _emptied(state: Terminal, step: f.SlipStep) -> Decision:
    return _changed(
        state, step, dict.fromkeys(state.slip.stakes, 0), dict.fromkeys(state.slip.vouchers, "")
    )


def _changed(
    state: Terminal,
    step: f.SlipStep,
    stakes: Mapping[str, int],
    vouchers: Mapping[str, str] | None = None,
    cuts: tuple[Placement, ...] = (),
) -> Decision:
    _require_own_limits(state, stakes, vouchers or {})
    fact = f.SlipChanged(step=step, stakes=dict(stakes), vouchers=dict(vouchers or {}))
    return Decision((fact,), cuts)
