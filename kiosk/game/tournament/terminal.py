"""A session at a terminal: points are shown and bet here, and belong to nobody but the table."""

from collections.abc import Mapping

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.capability import NoCommand
from kiosk.game.refusal import Reason, Refusal, Refused, require
from kiosk.game.round.state import ROUNDS_KEPT, TerminalPhase
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision, require_free
from kiosk.game.terminal.part import TerminalPart
from kiosk.game.terminal.state import Terminal
from kiosk.game.tournament.state import PlayedSpin, PointsOut, TournamentAtTerminal
from kiosk.game.tournament.values import TournamentSeat
from kiosk.rules.points import Points, total
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.tournament.betting import BESIDE_THE_LAYOUT, Placed, place
from kiosk.rules.wagers import kind_of

PART = TerminalPart("tournament")
PART.answers_to_none(NoCommand.BESIDE, f.PointsSent, f.PointsReturned)


@PART.records(f.TournamentSeatSet)
def set_seat(command: c.SetTournamentSeat, book: RuleBook, state: Terminal) -> bool:
    """Between rounds: nobody's chips come under other limits than they were placed by. Money that
    is here stays the player's; it cannot be wagered meanwhile, and none is taken in."""
    require(state.round.phase is TerminalPhase.IDLE, Reason.WAGERING_OPEN)
    return command.at != state.tournament.seat


# ---- Chips --------------------------------------------------------------------------------------


def _require_betting(state: Terminal) -> TournamentSeat:
    seat = state.tournament.seat
    require(seat is not None and seat.plays, Reason.NOT_IN_SESSION, seat=state.seat)
    assert seat is not None
    require(state.round.phase is TerminalPhase.BETTING, Reason.WAGERING_CLOSED)
    require_free(state)
    return seat


def _require_wager(book: RuleBook, wager: str) -> None:
    known = wager in book.wagers and kind_of(wager) not in BESIDE_THE_LAYOUT
    require(known, Reason.UNKNOWN_WAGER, wager=wager)


@PART.decides
def place_points(command: c.PlacePoints, book: RuleBook, state: Terminal) -> Decision:
    seat = _require_betting(state)
    require(command.points > Points(), Reason.BAD_POINTS, points=command.points)
    _require_wager(book, command.wager)
    return _place_all(seat, state, {command.wager: command.points}, f.SlipStep.PLACE)


@PART.decides
def place_pieces(command: c.PlacePointPieces, book: RuleBook, state: Terminal) -> Decision:
    """All pieces or none."""
    seat = _require_betting(state)
    require(command.piece > Points(), Reason.BAD_POINTS, points=command.piece)
    require(command.announced in book.announced, Reason.UNKNOWN_WAGER, wager=command.announced)
    pieces = book.announced[command.announced].stakes(piece_cents=1)
    stakes = dict(state.tournament.stakes)
    for wager, count in pieces.items():
        wanted = command.piece * count
        placed = place(seat.limits, stakes, wager, wanted, stack=seat.stack)
        if placed.points != wanted:
            raise _does_not_fit(wager, placed)
        stakes[wager] = stakes.get(wager, Points()) + wanted
    return _changed(f.SlipStep.PIECES, {wager: stakes[wager] for wager in pieces})


@PART.decides
def move(command: c.MovePoints, book: RuleBook, state: Terminal) -> Decision:
    seat = _require_betting(state)
    _require_wager(book, command.target)
    stakes = dict(state.tournament.stakes)
    moved = stakes.pop(command.origin, Points())
    there = bool(moved) and command.origin != command.target
    require(there, Reason.NOTHING_THERE, wager=command.origin)
    placed = place(seat.limits, stakes, command.target, moved, stack=seat.stack)
    if not placed.points:
        raise _does_not_fit(command.target, placed)
    on = stakes.get(command.target, Points()) + placed.points
    return _changed(f.SlipStep.MOVE, {command.origin: Points(), command.target: on})


@PART.decides
def take_back(command: c.TakeBackPoints, book: RuleBook, state: Terminal) -> Decision:
    _require_betting(state)
    require(command.wager in state.tournament.stakes, Reason.NOTHING_THERE, wager=command.wager)
    return _changed(f.SlipStep.TAKE_BACK, {command.wager: Points()})


@PART.decides
def clear(command: c.ClearPoints, book: RuleBook, state: Terminal) -> Decision:
    _require_betting(state)
    require(bool(state.tournament.stakes), Reason.NOTHING_THERE)
    return _changed(f.SlipStep.CLEAR, dict.fromkeys(state.tournament.stakes, Points()))


@PART.decides
def undo(command: c.UndoPoints, book: RuleBook, state: Terminal) -> Decision:
    _require_betting(state)
    require(bool(state.tournament.undo), Reason.NOTHING_THERE)
    return _changed(f.SlipStep.UNDO, state.tournament.undo[-1])


@PART.decides
def repeat(command: c.RepeatPoints, book: RuleBook, state: Terminal) -> Decision:
    """Each wager of the last spin as it was then; other wagers stay as they are."""
    seat = _require_betting(state)
    here = state.tournament
    missing = {
        wager: points - here.stakes.get(wager, Points())
        for wager, points in here.last_stakes.items()
        if points > here.stakes.get(wager, Points())
    }
    require(bool(missing), Reason.NOTHING_THERE)
    return _place_all(seat, state, missing, f.SlipStep.REPEAT)


@PART.decides
def double(command: c.DoublePoints, book: RuleBook, state: Terminal) -> Decision:
    seat = _require_betting(state)
    require(bool(state.tournament.stakes), Reason.NOTHING_THERE)
    return _place_all(seat, state, state.tournament.stakes, f.SlipStep.DOUBLE)


def _place_all(
    seat: TournamentSeat, state: Terminal, wanted: Mapping[str, Points], step: f.SlipStep
) -> Decision:
    """One after the other, each as far as it fits; refused only if nothing of it does."""
    stakes, changed = dict(state.tournament.stakes), {}
    first: tuple[str, Placed] | None = None
    for wager, points in wanted.items():
        placed = place(seat.limits, stakes, wager, points, stack=seat.stack)
        if placed.points:
            stakes[wager] = changed[wager] = stakes.get(wager, Points()) + placed.points
        elif first is None:
            first = (wager, placed)
    if not changed:
        assert first is not None
        raise _does_not_fit(*first)
    return _changed(step, changed)


def _does_not_fit(wager: str, placed: Placed) -> Refused:
    return Refused(
        Refusal(Reason.POINTS_DO_NOT_FIT, wager=wager, point_limit=placed.limit, points=placed.most)
    )


def _changed(step: f.SlipStep, stakes: Mapping[str, Points]) -> Decision:
    return Decision((f.PointsChanged(step=step, stakes=dict(stakes)),))


@PART.answers
def _(fact: f.PointsChanged, book: RuleBook, state: Terminal) -> c.Command | None:
    """What was touched is read from what changed."""
    before = state.tournament.stakes
    match fact.step:
        case f.SlipStep.PLACE:
            ((wager, points),) = fact.stakes.items()
            return c.PlacePoints(wager, points - before.get(wager, Points()))
        case f.SlipStep.TAKE_BACK:
            return c.TakeBackPoints(next(iter(fact.stakes)))
        case f.SlipStep.MOVE:
            origin, target = sorted(fact.stakes, key=lambda wager: bool(fact.stakes[wager]))[:2]
            return c.MovePoints(origin, target)
        case f.SlipStep.PIECES:
            return _pieces(fact, book, before)
        case _:
            return _TOUCHED.get(fact.step)


_TOUCHED: dict[f.SlipStep, c.Command] = {
    f.SlipStep.CLEAR: c.ClearPoints(),
    f.SlipStep.DOUBLE: c.DoublePoints(),
    f.SlipStep.UNDO: c.UndoPoints(),
    f.SlipStep.REPEAT: c.RepeatPoints(),
    f.SlipStep.RESTART: c.Restart(),
}


def _pieces(
    fact: f.PointsChanged, book: RuleBook, before: Mapping[str, Points]
) -> c.PlacePointPieces | None:
    more = {wager: points - before.get(wager, Points()) for wager, points in fact.stakes.items()}
    for name, announced in book.announced.items():
        one = announced.stakes(piece_cents=1)
        if one.keys() == more.keys():
            piece = next(Points(more[wager].count // count) for wager, count in one.items())
            if all(more[wager] == piece * count for wager, count in one.items()):
                return c.PlacePointPieces(name, piece)
    return None


# ---- The round ----------------------------------------------------------------------------------


def restarted(state: Terminal) -> f.Facts:
    """Wagers of a terminal that was interrupted while wagering was open go back, as money does."""
    here = state.tournament
    if state.round.phase is not TerminalPhase.BETTING or not (here.stakes or here.undo):
        return ()
    return _changed(f.SlipStep.RESTART, dict.fromkeys(here.stakes, Points())).facts


def at_close(state: Terminal, key: str) -> f.Facts:
    """What lies on the layout when wagering ends is told to the table, or goes back."""
    here, number = state.tournament, state.round.number
    seat = here.seat
    if seat is None or not here.stakes:
        return ()
    stakes = dict(here.stakes)
    if total(stakes.values()) < seat.must:
        return (f.PointsReturned(round=number, stakes=stakes, must=seat.must),)
    return (f.PointsSent(key=key, round=number, stakes=stakes),)


@PART.decides
def confirm(command: c.ConfirmPoints, book: RuleBook, state: Terminal) -> Decision:
    sent = _require_sent(state, command.round, command.key)
    return Decision(() if sent.registered else (f.PointsRegistered(round=command.round),))


@PART.decides
def refuse(command: c.RefusePoints, book: RuleBook, state: Terminal) -> Decision:
    sent = _require_sent(state, command.round, command.key)
    require(not sent.registered, Reason.NOT_SENT, key=command.key)
    return Decision((f.PointsRefused(round=command.round, reason=command.reason),))


def _require_sent(state: Terminal, round_: int, key: str) -> PointsOut:
    sent = state.tournament.sent
    require(sent is not None and (sent.round, sent.key) == (round_, key), Reason.NOT_SENT, key=key)
    assert sent is not None
    return sent


@PART.answers
def _(fact: f.PointsRegistered, book: RuleBook, state: Terminal) -> c.ConfirmPoints:
    return c.ConfirmPoints(fact.round, _key_sent(state))


@PART.answers
def _(fact: f.PointsRefused, book: RuleBook, state: Terminal) -> c.RefusePoints:
    return c.RefusePoints(fact.round, _key_sent(state), fact.reason)


def _key_sent(state: Terminal) -> str:
    return state.tournament.sent.key if state.tournament.sent else ""


# ---- What they change ---------------------------------------------------------------------------


@PART.applies
def _(
    fact: f.TournamentSeatSet, tournament: TournamentAtTerminal, state: Terminal
) -> TournamentAtTerminal:
    if fact.at is None:
        return TournamentAtTerminal(before=tournament.seat, played=tournament.played)
    was = tournament.seat
    goes_on = was is not None and (was.session, was.play_off) == (fact.at.session, fact.at.play_off)
    last = tournament.last_stakes if goes_on else {}
    return replace(tournament, seat=fact.at, before=None, last_stakes=last)


@PART.applies
def _(
    fact: f.PointsChanged, tournament: TournamentAtTerminal, state: Terminal
) -> TournamentAtTerminal:
    there = tournament.stakes
    match fact.step:
        case f.SlipStep.UNDO:
            undo = tournament.undo[:-1]
        case f.SlipStep.RESTART:
            undo = ()
        case _:
            undo = (*tournament.undo, {w: there.get(w, Points()) for w in fact.stakes})
    stakes = {wager: points for wager, points in {**there, **fact.stakes}.items() if points}
    return replace(tournament, stakes=stakes, undo=undo)


@PART.applies
def _(
    fact: f.WageringOpened, tournament: TournamentAtTerminal, state: Terminal
) -> TournamentAtTerminal:
    """Nothing rides: what won came off before (S3 5.17)."""
    before = tournament.before if tournament.on else None
    return replace(tournament, stakes={}, undo=(), sent=None, before=before)


@PART.applies
def _(
    fact: f.PointsSent, tournament: TournamentAtTerminal, state: Terminal
) -> TournamentAtTerminal:
    return replace(
        tournament,
        stakes={},
        undo=(),
        last_stakes=fact.stakes,
        sent=PointsOut(fact.round, fact.key, fact.stakes),
    )


@PART.applies
def _(
    fact: f.PointsReturned, tournament: TournamentAtTerminal, state: Terminal
) -> TournamentAtTerminal:
    return replace(tournament, stakes={}, undo=())


@PART.applies
def _(
    fact: f.PointsRegistered, tournament: TournamentAtTerminal, state: Terminal
) -> TournamentAtTerminal:
    assert tournament.sent is not None
    sent = PointsOut(fact.round, tournament.sent.key, tournament.sent.stakes, registered=True)
    return replace(tournament, sent=sent)


@PART.applies
def _(
    fact: f.PointsRefused, tournament: TournamentAtTerminal, state: Terminal
) -> TournamentAtTerminal:
    return replace(tournament, sent=None)


@PART.applies
def _(
    fact: f.RoundVoided | f.SlipVoided, tournament: TournamentAtTerminal, state: Terminal
) -> TournamentAtTerminal:
    """They go back. What was told and not answered is answered all the same."""
    sent = tournament.sent if tournament.waits else None
    return replace(tournament, stakes={}, undo=(), sent=sent)


@PART.applies
def _(
    fact: f.RoundSettled, tournament: TournamentAtTerminal, state: Terminal
) -> TournamentAtTerminal:
    sent, seat = tournament.sent, tournament.seat
    if sent is None or seat is None or sent.round != fact.round:
        return tournament
    spin = PlayedSpin(
        session=seat.session,
        spin=seat.spin,
        play_off=seat.play_off,
        stakes=sent.stakes,
        stack=seat.stack,
    )
    played = dict([*tournament.played.items(), (fact.round, spin)][-ROUNDS_KEPT:])
    return replace(tournament, sent=None, played=played)
