"""The leaderboard of a session: every stack in sight of everybody (S3 5.24), and how it goes on.

Players are shown by the number of their entry, never by name. Rows keep their place in the list and
are told on which line they stand, so that one is seen to move up and is not written anew there.
"""

from collections.abc import Iterator

from msgspec import Struct
from PySide6.QtCore import QObject

from kiosk.game.round.state import TablePhase
from kiosk.game.tournament.values import IN_PLAY, TO_RECORD, SessionPhase
from kiosk.link.messages import Board, StackSeen, TournamentSeen
from kiosk.rules.points import Points
from kiosk.rules.tournament.terms import ChipKind
from kiosk.ui.display.onlooker import Onlooker
from kiosk.ui.money import Currency
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
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
    signed_points,
    spin_words,
)

LAST_NUMBERS = 6


class StackRow(Struct, frozen=True):
    """A player, by the number of the entry; `line` is where he stands from the top."""

    entrant: str
    line: int
    place: str
    seat: str
    name: str
    stack: str
    share: float
    """Of the longest stack."""
    last: str
    gain: int
    """1: won on the last spin, -1: lost, 0: neither."""
    gap: str
    note: str
    about: str
    """What the note comes from."""
    warned: bool
    ahead: bool
    """Of the line that qualifies."""
    out: bool
    prize: str
    """Once they are awarded."""


class FigureRow(Struct, frozen=True):
    name: str
    figure: str


class ResultRow(Struct, frozen=True):
    round: int
    pocket: str


class TournamentShown(Struct, frozen=True, kw_only=True):
    shown: bool = False
    title: str = ""
    about: str = ""
    """Which session, where, and with what it is played."""
    spin: str = ""
    """Which one it is."""
    state: str = ""
    """Of a session that is not being played."""
    lines: int = 0
    ahead: int = 0
    """So many stand above the line that qualifies; 0: there is no line."""
    qualifying: str = ""
    mark: float = 0.0
    """The stack that qualifies, as a share of the longest; 0: there is none."""
    gap_title: str = ""
    left: str = ""
    left_words: str = ""
    until: str = ""
    until_words: str = ""
    spins: int = 0
    played: int = 0
    prizes: bool = False
    """They are awarded, and listed."""
    foot: str = ""


class DisplayTournamentView(ViewPart[TournamentShown, Onlooker]):
    stacks = rows_of(StackRow)
    figures = rows_of(FigureRow)
    numbers = rows_of(ResultRow)

    def __init__(
        self, onlooker: Onlooker, times: Times, currency: Currency, parent: QObject | None = None
    ) -> None:
        super().__init__(onlooker, parent)
        self._times, self._currency = times, currency

    def refresh(self) -> None:
        board = self._desk.board
        seen = board.tournament if board is not None else None
        if board is None or seen is None or not _is_shown(seen, board):
            self.show(TournamentShown())
            return
        self.stacks.show(sorted(self._rows(seen), key=lambda row: row.entrant))
        self.figures.show([*self._terms(seen)])
        self.numbers.show(
            [
                ResultRow(board.last_round - at, number)
                for at, number in enumerate(board.last)
                if number is not None
            ][:LAST_NUMBERS]
        )
        self.show(self._look(seen, board))

    # ---- The players --------------------------------------------------------------------------

    def _rows(self, seen: TournamentSeen) -> Iterator[StackRow]:
        longest = max((one.stack for one in seen.players), default=Points())
        there = rivals(seen) if seen.line else []
        begun = seen.phase is not SessionPhase.CALLED
        spinning = begun and not seen.decided
        spun = seen.phase in (*IN_PLAY, *TO_RECORD)  # after that chips are put away
        for line, one in enumerate(in_order(seen.players)):
            out = is_out(one)
            note, about = self._note(seen, one)
            yield StackRow(
                entrant=one.entrant,
                line=line,
                place=str(one.place) if one.place else "\N{EN DASH}" if out else "",
                seat=one.seat,
                name=player_name(one.entrant),
                stack=self._points(one.stack) if begun else "",
                share=one.stack.count / longest.count if longest else 0.0,
                last=self._signed(one.last) if spun and not out else "",
                gain=(one.last > Points()) - (one.last < Points()) if spun and not out else 0,
                gap=self._gap(one, seen.line) if spinning and one in there else "",
                note=note,
                about=about,
                warned=one.omitted and seen.phase in IN_PLAY and not out,
                ahead=one.advances and begun,
                out=out,
                prize=self._currency.short(one.prize_cents) if one.prize_cents else "",
            )

    def _gap(self, one: StackSeen, line: Points) -> str:
        """To the last place that qualifies."""
        if one.stack == line:
            return translate("DisplayTournamentView", "holds")
        if one.stack > line:
            return self._signed(one.stack - line)
        return self._points(line - one.stack)

    def _note(self, seen: TournamentSeen, one: StackSeen) -> tuple[str, str]:
        if one.gone:
            return translate("DisplayTournamentView", "disqualified"), ""
        if is_out(one):
            text = translate("DisplayTournamentView", "out at spin {spin}")
            return text.format(spin=one.out_at), ""
        if seen.decided:
            shares = one.shared and one.prize_cents
            return translate("DisplayTournamentView", "shared") if shares else "", ""
        if one.left:
            return translate("DisplayTournamentView", "away"), ""
        if one.tied:
            return translate("DisplayTournamentView", "play-off"), ""
        if one.omitted and seen.phase in IN_PLAY:
            text = translate("DisplayTournamentView", "next bet {points} or more")
            points = self._points(one.must)
            return text.format(points=points), translate("DisplayTournamentView", "omitted a spin")
        if one.advances and seen.phase is not SessionPhase.CALLED:
            if is_final(seen):
                return translate("DisplayTournamentView", "in the prizes"), ""
            return translate("DisplayTournamentView", "goes on"), ""
        if one.rebuys:
            return translate("DisplayTournamentView", "bought in again"), ""
        return "", ""

    # ---- The session --------------------------------------------------------------------------

    def _look(self, seen: TournamentSeen, board: Board) -> TournamentShown:
        longest = max((one.stack for one in seen.players), default=Points())
        ahead = sum(one.advances for one in seen.players)
        playing = seen.phase in IN_PLAY
        lined = not seen.decided and 0 < ahead < len(seen.players)
        left, left_words = self._left(seen, board) if playing else ("", "")
        counted = bool(seen.ends_ms) and playing and not seen.final_spins
        return TournamentShown(
            shown=True,
            title=seen.title,
            about=self._about(seen),
            spin=spin_words(seen) if playing else "",
            state="" if playing else session_words(seen),
            lines=len(seen.players),
            ahead=ahead if lined else 0,
            qualifying=self._qualifying(seen) if lined else "",
            mark=seen.line.count / longest.count if longest else 0.0,
            gap_title=self._gap_title(seen) if seen.line else "",
            left=left,
            left_words=left_words,
            until=self._times.of_day(seen.ends_ms)[:-3] if counted else "",
            until_words=translate("DisplayTournamentView", "then three more spins"),
            spins=seen.spins,
            played=seen.spin,
            prizes=seen.decided,
            foot=self._foot(seen),
        )

    def _about(self, seen: TournamentSeen) -> str:
        chips = {
            ChipKind.VALUE: translate("DisplayTournamentView", "value chips"),
            ChipKind.TOURNAMENT: translate("DisplayTournamentView", "tournament chips"),
            ChipKind.REDEMPTION: translate("DisplayTournamentView", "redemption chips"),
            ChipKind.NON_VALUE: translate("DisplayTournamentView", "non-value chips"),
        }[seen.chips]
        return f"{heat_words(seen)}, {self._desk.table}, {chips}"

    def _left(self, seen: TournamentSeen, board: Board) -> tuple[str, str]:
        """How many spins come after the one that is bet on, or is under way."""
        if not seen.spins:
            return "", ""
        under_way = board.phase not in (TablePhase.IDLE, TablePhase.SHUT)
        left = max(0, seen.spins - seen.spin - under_way)
        if seen.final_spins and under_way:
            return str(left), translate("DisplayTournamentView", "Final spins, after this")
        if seen.final_spins:
            return str(left), translate("DisplayTournamentView", "Final spins")
        if under_way:
            return str(left), translate("DisplayTournamentView", "Spins after this")
        return str(left), translate("DisplayTournamentView", "Spins left")

    def _qualifying(self, seen: TournamentSeen) -> str:
        if is_final(seen):
            text = translate("DisplayTournamentView", "The first {count} have a prize")
        else:
            text = translate("DisplayTournamentView", "Qualifying line: the first {count} go on")
        return text.format(count=seen.advance)

    def _gap_title(self, seen: TournamentSeen) -> str:
        text = translate("DisplayTournamentView", "To place {place}")
        return text.format(place=seen.advance)

    def _terms(self, seen: TournamentSeen) -> Iterator[FigureRow]:
        if seen.decided:
            for title, entrant, cents in seen.bonuses:
                name = f"{title}, {player_name(entrant)}"
                yield FigureRow(name, self._currency.short(cents))
            return

        def points(count: int) -> str:
            return self._points(Points(count))

        least = translate("DisplayTournamentView", "Minimum each spin")
        yield FigureRow(least, points(seen.minimum))
        yield FigureRow(
            translate("DisplayTournamentView", "Maximum each spin"), points(seen.maximum)
        )
        yield FigureRow(
            translate("DisplayTournamentView", "Started with"), self._points(seen.stack)
        )
        if seen.prizes:
            first = translate("DisplayTournamentView", "First prize of the final")
            yield FigureRow(first, self._currency.short(seen.prizes[0][1]))
        coming = next(((name, at) for name, heat, at in seen.schedule if heat > seen.heat), None)
        if coming is not None:
            yield FigureRow(*coming)

    def _foot(self, seen: TournamentSeen) -> str:
        """S3 5.15, 5.25, 5.33."""
        if seen.decided:
            return translate(
                "DisplayTournamentView",
                "Who share a place share its prizes. The director pays them. "
                "Players play by number.",
            )
        doubled = translate(
            "DisplayTournamentView",
            "Whoever omits a spin bets at least double the minimum on the next.",
        )
        worthless = translate("DisplayTournamentView", "Chips have no cash value.")
        numbers = translate("DisplayTournamentView", "Players play by number.")
        free = (worthless,) if seen.chips is ChipKind.TOURNAMENT else ()
        return " ".join((doubled, *free, numbers))

    def _points(self, points: Points) -> str:
        return points_text(points, self._currency.marks)

    def _signed(self, points: Points) -> str:
        return signed_points(points, self._currency.marks)


def _is_shown(seen: TournamentSeen, board: Board) -> bool:
    """From the call to a session until its chips are recorded; prizes until a round opens."""
    return seen.phase is not None or (seen.decided and seen.awarded_round == board.round)
