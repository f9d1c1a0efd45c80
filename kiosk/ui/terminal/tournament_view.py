"""A session at this terminal: the stacks of all, the player's own place, what must be wagered, how
long it goes on, and at its end how it came out."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject

from kiosk.game.round.state import TerminalPhase
from kiosk.game.tournament.values import IN_PLAY, RECORDED, SessionPhase, TournamentSeat
from kiosk.rules.points import Points, total
from kiosk.rules.tournament.terms import ChipKind
from kiosk.rules.wagers import Kind
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.texts import translate
from kiosk.ui.times import Times
from kiosk.ui.tournament_words import (
    heat_words,
    in_order,
    is_final,
    is_out,
    player_name,
    points_text,
    rivals,
    session_words,
)

if TYPE_CHECKING:  # a screen is shown before all that is behind it is loaded
    from kiosk.link.messages import StackSeen, TournamentSeen

_CLOSED = (TerminalPhase.CLOSING, TerminalPhase.SPINNING)
LAST_SPINS = 3
"""Are announced, and look different."""


class StackTile(Struct, frozen=True):
    """A player, by seat; `line` is where he stands from the first on."""

    entrant: str
    line: int
    place: str
    who: str
    stack: str
    """Or the prize, once they are awarded."""
    share: float
    """Of the longest stack."""
    own: bool
    ahead: bool
    """Advances, as it stands."""
    note: str
    out: bool


class GapRow(Struct, frozen=True):
    name: str
    figure: str


class TournamentAtTerminalShown(Struct, frozen=True, kw_only=True):
    on: bool = False
    """Points are played for here, and no money."""
    title: str = ""
    about: str = ""
    points: str = ""
    worth: str = ""
    """What becomes of them at the end."""
    bet: str = ""
    won: str = ""
    place: str = ""
    of: str = ""
    line: str = ""
    """Place and gap in a few words, where there is no room for more."""
    gaps_line: str = ""
    """Likewise: how far it is to others."""
    spin_limits: str = ""
    straight_limit: str = ""
    must: str = ""
    met: bool = False
    must_line: str = ""
    spins_left: str = ""
    """Or, by the clock, until when it goes on."""
    spins_words: str = ""
    last_spins: bool = False
    ahead: int = 0
    """So many tiles stand before the line; 0: there is none."""
    ended: bool = False
    """The last spin is over: the ranking takes the place of the cloth."""
    recorded: bool = False
    """All chips are recorded: it takes the place of the last number, too."""
    prizes: bool = False
    """They are awarded, and listed until money is played for."""
    end_state: str = ""
    finished: str = ""
    behind: str = ""
    next_title: str = ""
    next_line: str = ""


class TournamentView(ViewPart[TournamentAtTerminalShown, Desk]):
    stacks = rows_of(StackTile)
    gaps = rows_of(GapRow)

    def __init__(self, desk: Desk, times: Times, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._times = times
        self._told: TournamentSeen | None = None
        """As it is shown."""

    def refresh(self) -> None:
        seat, seen = self._desk.state.tournament.seat, self._desk.tournament
        if seat is None or seen is None:
            self._told = None
            self._show_prizes()
            return
        if self._desk.awaited is not None:
            return  # stacks do not tell the number before the ball does
        if self._desk.state.round.phase in _CLOSED:
            seen = self._told or seen  # nor where the table tells them before the number
        self._told = seen
        own = next((one for one in seen.players if one.entrant == seat.entrant), None)
        self.stacks.show(sorted(self._tiles(seen, own), key=lambda tile: tile.entrant))
        gaps = [*self._distances(seen, own)]
        self.gaps.show(gaps)
        text = translate("TournamentView", "{gap}: {points}")
        line = "   ".join(text.format(gap=gap.name, points=gap.figure) for gap in gaps[:2])
        self.show(replace(self._look(seat, seen, own), gaps_line=line))

    def _show_prizes(self) -> None:
        seen, before = self._desk.tournament, self._desk.prizes_of
        if seen is None or before is None:
            self.show(TournamentAtTerminalShown())
            return
        own = next((one for one in seen.players if one.entrant == before.entrant), None)
        self.stacks.show(sorted(self._tiles(seen, own), key=lambda tile: tile.entrant))
        listed = TournamentAtTerminalShown(ended=True, recorded=True, prizes=True)
        self.show(self._with_end(listed, seen, own))

    # ---- All stacks -----------------------------------------------------------------------------

    def _tiles(self, seen: "TournamentSeen", own: "StackSeen | None") -> Iterator[StackTile]:
        longest = max((one.stack for one in seen.players), default=Points())
        for line, one in enumerate(in_order(seen.players)):
            out = is_out(one)
            who = translate("TournamentView", "Seat {seat}").format(seat=one.seat)
            if seen.decided:  # seats are free again
                who = player_name(one.entrant)
            yield StackTile(
                entrant=one.entrant,
                line=line,
                place=str(one.place) if one.place else "\N{EN DASH}",
                who=translate("TournamentView", "You") if one is own else who,
                stack=self._prize(one) if seen.decided else self._points(one.stack),
                share=one.stack.count / longest.count if longest else 0.0,
                own=one is own,
                ahead=one.advances,
                note=self._note(seen, one),
                out=out,
            )

    def _note(self, seen: "TournamentSeen", one: "StackSeen") -> str:
        if one.gone:
            return translate("TournamentView", "disqualified")
        if is_out(one):
            return translate("TournamentView", "out, spin {spin}").format(spin=one.out_at)
        if seen.decided:
            return translate("TournamentView", "shared") if one.shared and one.prize_cents else ""
        if one.tied:
            return translate("TournamentView", "play-off")
        if one.advances:
            if is_final(seen):
                return translate("TournamentView", "prize")
            return translate("TournamentView", "advances")
        return ""

    def _distances(self, seen: "TournamentSeen", own: "StackSeen | None") -> Iterator[GapRow]:
        """To whom one looks up, to whom advances last, and to whom comes next."""
        there = rivals(seen)
        if own not in there:
            return
        above = [one for one in there if one.stack > own.stack]
        below = [one for one in there if one.stack < own.stack]
        if above:
            nearest = min(above, key=lambda one: one.stack)
            text = translate("TournamentView", "to place {place}").format(place=nearest.place)
            yield GapRow(text, self._points(nearest.stack - own.stack))
        if seen.line > own.stack:
            text = translate("TournamentView", "to a prize")
            if not is_final(seen):
                text = translate("TournamentView", "to advance")
            yield GapRow(text, self._points(seen.line - own.stack))
        if below:
            nearest = max(below, key=lambda one: one.stack)
            text = translate("TournamentView", "ahead of place {place}")
            yield GapRow(text.format(place=nearest.place), self._points(own.stack - nearest.stack))

    # ---- The player's own -----------------------------------------------------------------------

    def _look(
        self, seat: TournamentSeat, seen: "TournamentSeen", own: "StackSeen | None"
    ) -> TournamentAtTerminalShown:
        here, result = self._desk.state.tournament, self._desk.shown_result
        down = total((here.sent.stakes if here.sent else here.stakes).values())
        won = Points(result.winnings_cents) if result is not None else Points()
        ahead = sum(one.advances for one in seen.players)
        playing = seat.phase in IN_PLAY
        spins = seat.spins or (seen.spins if seen.phase is seat.phase else 0)
        left = max(0, spins - seat.spin + 1) if spins and playing else 0
        shown = TournamentAtTerminalShown(
            on=True,
            title=seen.title,
            about=translate("TournamentView", "Tournament, {heat}").format(heat=heat_words(seen)),
            points=self._points(here.left),
            worth=self._worth(seen),
            bet=self._points(down),
            won=self._points(won),
            place=str(own.place) if own is not None and own.place else "",
            of=translate("TournamentView", "of {count}").format(count=len(seen.players)),
            line=self._line(own, len(seen.players)),
            spin_limits=self._range(seat),
            straight_limit=self._straight(seat),
            must=self._must(seat) if seat.plays else "",
            met=down >= seat.must,
            must_line=self._must_line(seat, down) if seat.plays else "",
            spins_left=str(left) if spins or not playing else self._until(seen),
            spins_words=self._spins_words(left, by_clock=playing and not spins),
            last_spins=0 < left <= LAST_SPINS,
            ahead=ahead if 0 < ahead < len(seen.players) else 0,
            ended=not playing and seat.phase is not SessionPhase.CALLED,
            recorded=seat.phase in RECORDED,
        )
        return self._with_end(shown, seen, own) if shown.ended else shown

    def _line(self, own: "StackSeen | None", count: int) -> str:
        if own is None or not own.place:
            return ""
        text = translate("TournamentView", "place {place} of {count}")
        return text.format(place=own.place, count=count)

    def _range(self, seat: TournamentSeat) -> str:
        least, most = (self._points(Points(n)) for n in (seat.minimum, seat.maximum))
        return f"{least}–{most}"

    def _straight(self, seat: TournamentSeat) -> str:
        most = seat.limits.kinds.get(Kind.STRAIGHT, seat.maximum)
        return translate("TournamentView", "to {points}").format(points=self._points(Points(most)))

    def _must(self, seat: TournamentSeat) -> str:
        text = translate("TournamentView", "At least {points}")
        return text.format(points=self._points(seat.must))

    def _must_line(self, seat: TournamentSeat, down: Points) -> str:
        """S3 5.15: what is missing, while it can be put down."""
        if down >= seat.must:
            return translate("TournamentView", "met, {points}").format(points=self._points(down))
        text = translate("TournamentView", "{points} missing")
        return text.format(points=self._points(seat.must - down))

    def _until(self, seen: "TournamentSeen") -> str:
        return self._times.of_day(seen.ends_ms)[:-3] if seen.ends_ms else "\N{EN DASH}"

    def _spins_words(self, left: int, *, by_clock: bool) -> str:
        """S3 1.1 Session: the three that come after the time are announced."""
        if by_clock:
            return translate("TournamentView", "then three final spins")
        if 0 < left <= LAST_SPINS:
            return translate("TournamentView", "final spins")
        return translate("TournamentView", "spins left")

    def _worth(self, seen: "TournamentSeen") -> str:
        """S3 5.25."""
        match seen.chips:
            case ChipKind.TOURNAMENT:
                return translate("TournamentView", "No cash value")
            case ChipKind.VALUE:
                return translate("TournamentView", "Kept at the end")
            case _:
                return translate("TournamentView", "Redeemed at the end")

    # ---- The end --------------------------------------------------------------------------------

    def _with_end(
        self, shown: TournamentAtTerminalShown, seen: "TournamentSeen", own: "StackSeen | None"
    ) -> TournamentAtTerminalShown:
        decided = seen.phase is SessionPhase.DECIDED or seen.decided
        finished = translate("TournamentView", "The session is over")
        if own is not None and own.gone:
            finished = translate("TournamentView", "You are out")
        elif own is not None and own.place and decided:
            text = translate("TournamentView", "You finished in place {place}")
            finished = text.format(place=own.place)
        elif own is not None and own.tied:
            finished = translate("TournamentView", "You play off for a place")
        elif own is not None and own.out_at:
            finished = translate("TournamentView", "You are out")
        title, line = self._next(seen, own, decided=decided)
        return replace(
            shown,
            points=self._points(own.stack) if own is not None else "",
            end_state=session_words(seen),
            finished=finished,
            behind=self._behind(seen, own) if not seen.decided else "",
            next_title=title,
            next_line=line,
        )

    def _behind(self, seen: "TournamentSeen", own: "StackSeen | None") -> str:
        leader = max(seen.players, key=lambda one: one.stack, default=None)
        if own is None or leader is None or leader.stack == own.stack:
            return ""
        if seen.spin == 1:
            text = translate("TournamentView", "{points} behind seat {seat}, after 1 spin")
        else:
            text = translate("TournamentView", "{points} behind seat {seat}, after {spins} spins")
        gap = self._points(leader.stack - own.stack)
        return text.format(points=gap, seat=leader.seat, spins=seen.spin)

    def _next(
        self, seen: "TournamentSeen", own: "StackSeen | None", *, decided: bool
    ) -> tuple[str, str]:
        if not decided or own is None:
            return session_words(seen), translate(
                "TournamentView", "The director tells what is next."
            )
        coming = next(((name, at) for name, heat, at in seen.schedule if heat > seen.heat), None)
        if own.advances and is_final(seen):
            title = translate("TournamentView", "You have a prize")
            if own.prize_cents:
                text = translate("TournamentView", "Your prize: {amount}")
                title = text.format(amount=self._prize(own))
            return title, translate("TournamentView", "The director pays it to you.")
        if own.advances:
            title = translate("TournamentView", "You advance")
            text = translate("TournamentView", "{session}: {when}")
            return title, text.format(session=coming[0], when=coming[1]) if coming else ""
        return translate("TournamentView", "Thank you for playing"), ""

    def _prize(self, one: "StackSeen") -> str:
        return self._desk.look.currency.short(one.prize_cents) if one.prize_cents else ""

    def _points(self, points: Points) -> str:
        return points_text(points, self._desk.look.currency.marks)
