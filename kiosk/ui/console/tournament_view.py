"""A tournament for its director: entrants, the session and every stack, the points that must agree,
and what to do next."""

from collections.abc import Iterator

from msgspec import Struct

from kiosk.game.round.state import TablePhase
from kiosk.game.tournament.state import EntrantState
from kiosk.game.tournament.values import IN_PLAY, TO_RECORD, Owed, SessionPhase
from kiosk.link.messages import EntrantSeen, StackSeen, TournamentHouse, TournamentSeen
from kiosk.ui.console import tournament_drafts as drafts
from kiosk.ui.console import tournament_rulings as rulings
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.drafts import Draft
from kiosk.ui.console.order_buttons import OrderButtonRow, order_button
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.texts import translate
from kiosk.ui.tournament_words import (
    heat_words,
    in_order,
    is_out,
    player_name,
    points_text,
    session_words,
    signed_points,
    spin_words,
)

ENTRANTS_SHOWN = 14


SPUN = (*IN_PLAY, *TO_RECORD)
"""After that chips are put away."""
_IN_SESSION = {
    SessionPhase.CALLED: ("disqualify", "abandon-session"),
    SessionPhase.PLAYING: ("set-penalty", "rebuy", "grant-leave", "disqualify", "abandon-session"),
    SessionPhase.PLAYED: ("disqualify", "abandon-session"),
    SessionPhase.PLAY_OFF: ("set-penalty", "grant-leave", "disqualify"),
}
"""What can be ordered: once chips are recorded no session is abandoned."""


class EntrantRow(Struct, frozen=True):
    entrant: str
    seat: str
    name: str
    stands: str
    here: bool
    out: bool


class SessionRow(Struct, frozen=True):
    entrant: str
    place: str
    seat: str
    name: str
    stack: str
    last: str
    penalties: str
    stands: str
    ahead: bool
    warned: bool
    out: bool


class SumRow(Struct, frozen=True):
    name: str
    figure: str


class ConsoleTournamentShown(Struct, frozen=True, kw_only=True):
    offered: bool = False
    title: str = ""
    about: str = ""
    terms: str = ""
    entrants_title: str = ""
    session_title: str = ""
    session_line: str = ""
    has_session: bool = False
    """Somebody is listed in it."""
    lot: str = ""
    agrees: str = ""


class ConsoleTournamentView(ViewPart[ConsoleTournamentShown, ConsoleDesk]):
    entrants = rows_of(EntrantRow)
    session = rows_of(SessionRow)
    sums = rows_of(SumRow)
    step = rows_of(OrderButtonRow)
    orders = rows_of(OrderButtonRow)

    def refresh(self) -> None:
        if not self._desk.connected or not drafts.offers(self._desk):
            self.show(ConsoleTournamentShown())
            return
        seen, house = self._desk.board.tournament, self._desk.tournament
        self.step.show([*self._next()])
        self.orders.show([*self._others(seen)])
        if seen is None:
            for rows in (self.entrants, self.session, self.sums):
                rows.show([])
            title = translate("ConsoleTournamentView", "No tournament is open")
            self.show(ConsoleTournamentShown(offered=True, title=title))
            return
        self.entrants.show([self._entrant(one, house) for one in self._first(house)])
        self.session.show([self._stack(seen, house, one) for one in in_order(seen.players)])
        self.sums.show([*self._totals(house)])
        self.show(self._look(seen, house))

    def retranslate(self) -> None:
        self.refresh()

    def draft(self, key: str) -> Draft | None:
        made = drafts.DRAFTS.get(key) or rulings.DRAFTS.get(key)
        return made(self._desk) if made is not None else None

    # ---- Entrants -------------------------------------------------------------------------------

    def _first(self, house: TournamentHouse) -> list[EntrantSeen]:
        """Those who play now or next; whoever is out comes last."""
        called = {name: at for at, name in enumerate(house.called)}
        order = sorted(
            house.entrants,
            key=lambda one: (
                one.entrant not in called,
                one.state is not EntrantState.IN,
                one.heat,
                one.entrant,
            ),
        )
        return order[:ENTRANTS_SHOWN]

    def _entrant(self, one: EntrantSeen, house: TournamentHouse) -> EntrantRow:
        seat = next((seat for seat, name in house.seats.items() if name == one.entrant), "")
        states = {
            EntrantState.OUT: translate("ConsoleTournamentView", "out"),
            EntrantState.WITHDRAWN: translate("ConsoleTournamentView", "withdrawn"),
            EntrantState.DISQUALIFIED: translate("ConsoleTournamentView", "disqualified"),
        }
        here = translate("ConsoleTournamentView", "here")
        heat = translate("ConsoleTournamentView", "heat {heat}").format(heat=one.heat)
        state = states.get(one.state) or (here if one.checked_in else heat)
        return EntrantRow(
            one.entrant,
            seat,
            f"{player_name(one.entrant)} · {one.name}",
            state,
            one.checked_in and one.state is EntrantState.IN,
            one.state is not EntrantState.IN,
        )

    # ---- The session ----------------------------------------------------------------------------

    def _stack(self, seen: TournamentSeen, house: TournamentHouse, one: StackSeen) -> SessionRow:
        marks = self._desk.look.currency.marks
        out = is_out(one)
        return SessionRow(
            entrant=one.entrant,
            place=str(one.place) if one.place else "",
            seat=one.seat,
            name=player_name(one.entrant),
            stack=points_text(one.stack, marks),
            last=signed_points(one.last, marks) if not out and seen.phase in SPUN else "",
            penalties=str(one.penalties) if one.penalties else "",
            stands=self._prize(house, one) if one.prize_cents else _state_words(one),
            ahead=one.advances and not out,
            warned=one.tied or one.omitted,
            out=out,
        )

    def _prize(self, house: TournamentHouse, one: StackSeen) -> str:
        """Which, and whether it is still owed."""
        owed = any(Owed.PRIZE in who.owed for who in house.entrants if who.entrant == one.entrant)
        if one.shared and owed:
            text = translate("ConsoleTournamentView", "shared prize {amount}, owed")
        elif one.shared:
            text = translate("ConsoleTournamentView", "shared prize {amount}, paid")
        elif owed:
            text = translate("ConsoleTournamentView", "prize {amount}, owed")
        else:
            text = translate("ConsoleTournamentView", "prize {amount}, paid")
        return text.format(amount=self._desk.look.currency.full(one.prize_cents))

    def _look(self, seen: TournamentSeen, house: TournamentHouse) -> ConsoleTournamentShown:
        there = sum(one.state is EntrantState.IN for one in house.entrants)
        entrants = translate("ConsoleTournamentView", "Entrants, {there} of {count} in play")
        playing = seen.phase in IN_PLAY
        lot = translate("ConsoleTournamentView", "Seats by lot {lot}")
        return ConsoleTournamentShown(
            offered=True,
            title=seen.title,
            about=heat_words(seen) if seen.session else "",
            terms=translate("ConsoleTournamentView", "terms {digest}").format(
                digest=seen.digest[:8]
            ),
            entrants_title=entrants.format(there=there, count=len(house.entrants)),
            session_title=self._session_title(seen),
            has_session=bool(seen.players),
            session_line=spin_words(seen) if playing else session_words(seen),
            lot=lot.format(lot=house.lot[:12]) if house.lot else "",
            agrees=translate(
                "ConsoleTournamentView",
                "Points agree at every fact, and no live meter moves.",
            ),
        )

    def _session_title(self, seen: TournamentSeen) -> str:
        if not seen.session:
            return translate("ConsoleTournamentView", "No session yet")
        return translate("ConsoleTournamentView", "Session {session}").format(session=seen.session)

    def _totals(self, house: TournamentHouse) -> Iterator[SumRow]:
        marks, money = self._desk.look.currency.marks, self._desk.look.currency
        for name, points in (
            (translate("ConsoleTournamentView", "Points given out"), house.issued),
            (translate("ConsoleTournamentView", "Won from the bank"), house.won),
            (translate("ConsoleTournamentView", "Lost to the bank"), house.lost),
            (translate("ConsoleTournamentView", "On the table"), house.on_the_table),
        ):
            yield SumRow(name, points_text(points, marks))
        came = house.fees_cents + house.buy_ins_cents
        yield SumRow(translate("ConsoleTournamentView", "Fees, buy-ins"), money.full(came))
        yield SumRow(translate("ConsoleTournamentView", "Paid"), money.full(house.paid_cents))
        yield SumRow(translate("ConsoleTournamentView", "Still owed"), money.full(house.owed_cents))

    # ---- Orders ---------------------------------------------------------------------------------

    def _next(self) -> Iterator[OrderButtonRow]:
        key = drafts.next_step(self._desk)
        draft = self.draft(key)
        if draft is not None:
            wait = "" if self._between else translate("ConsoleTournamentView", "between rounds")
            yield order_button(
                self._desk,
                key,
                draft.title.shown,
                "forward",
                command=draft.command,
                not_now="" if draft.any_time else wait,
                selected=True,
            )

    def _others(self, seen: TournamentSeen | None) -> Iterator[OrderButtonRow]:
        first = drafts.next_step(self._desk)
        keys: tuple[str, ...] = (
            "call-session",  # also while somebody has not come
            "register-entrant",
            "check-in",
            "withdraw-entrant",
            "disqualify",
        )
        if seen is None:
            return
        if seen.phase is not None:
            keys = _IN_SESSION.get(seen.phase, ("disqualify",))
        keys = (*keys, *rulings.offered_in(seen.phase), "pay-entrant", "record-decision")
        if seen.cancelled:
            keys = ("pay-entrant", "record-decision")
        elif seen.decided:
            keys = ("disqualify", "award-bonus", "pay-entrant", "record-decision")
        elif seen.phase in (None, SessionPhase.CALLED):
            keys = (*keys, "cancel-tournament")
        for key in keys:
            draft = self.draft(key)
            if draft is not None and key != first:
                picture = "void" if draft.danger else "pencil"
                yield order_button(
                    self._desk, key, draft.title.shown, picture, command=draft.command
                )
        over = seen.cancelled or seen.decided
        if seen.phase is None and not over and not rulings.results_here(self._desk):
            yield order_button(
                self._desk,
                "import-results",
                translate("Console", "Take results of another table"),
                "pencil",
                not_now=translate("ConsoleTournamentView", "no file of results"),
            )

    @property
    def _between(self) -> bool:
        return self._desk.board.phase in (TablePhase.IDLE, TablePhase.SHUT)


def _state_words(one: StackSeen) -> str:
    if one.gone:
        return translate("ConsoleTournamentView", "disqualified")
    if one.out_at:
        text = translate("ConsoleTournamentView", "eliminated, spin {spin}")
        return text.format(spin=one.out_at)
    if one.left:
        return translate("ConsoleTournamentView", "away")
    if one.tied:
        return translate("ConsoleTournamentView", "tied")
    if one.omitted:
        return translate("ConsoleTournamentView", "omitted a spin")
    return translate("ConsoleTournamentView", "advances") if one.advances else ""
