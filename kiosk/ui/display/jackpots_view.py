"""The jackpots on a monitor of their own (S0 9.6): levels, limits, seals, the last wins, the tables
that take part, and a hit."""

from collections.abc import Sequence
from itertools import count
from math import cos, sin

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer

from kiosk.game.jackpot.values import HitSeen, LevelTold
from kiosk.link.messages import SupernovaSeen
from kiosk.rules.supernova import Several
from kiosk.ui.display.onlooker import Onlooker
from kiosk.ui.jackpots import LevelRow, day_or_time, last_known, level_rows, seal_digits
from kiosk.ui.money import Currency
from kiosk.ui.shown import View, rows_of
from kiosk.ui.texts import translate
from kiosk.ui.times import Times

WON_MS = 20_000
"""So long other tables see a win."""
PIECES = 54
_GOLDEN = 2.39996
"""A turn by so much never comes round to the same place."""
_EDGE = 28
_CLOCK_MS = 1000


class WinRow(Struct, frozen=True):
    number: int
    """From the newest."""
    rank: int
    name: str
    where: str
    sum: str
    time: str
    newest: bool


class TableTile(Struct, frozen=True):
    number: int
    name: str
    open: bool
    own: bool


class Piece(Struct, frozen=True):
    """Of what flies out when a level was won: where it comes to rest in the drawing."""

    number: int
    at_x: int
    at_y: int
    size: int
    kind: int
    """A disc, a diamond, or a hollow disc."""
    after_ms: int


class Drawing(Struct, frozen=True, kw_only=True):
    """Behind a level that was won."""

    size: tuple[int, int]
    middle: tuple[int, int]
    ring: int
    written: tuple[tuple[int, int, int, int], ...]
    """The sum, the title and the clock."""


WIDE = Drawing(
    size=(1920, 920),
    middle=(960, 468),
    ring=428,
    written=((260, 380, 1660, 660), (0, 0, 330, 110), (1680, 0, 1920, 110)),
)
UPRIGHT = Drawing(
    size=(1296, 1640),
    middle=(648, 834),
    ring=589,
    written=((0, 730, 1296, 1080), (0, 0, 460, 140), (1060, 0, 1296, 140)),
)


class JackpotsShown(Struct, frozen=True, kw_only=True):
    screen: str = "waiting"
    """waiting, levels or won."""
    fault: str = ""
    """What is in the way of showing anything."""
    table: str = ""
    takes_part: bool = False
    part: str = ""
    """Whether this table does, in words."""
    time: str = ""
    sign: str = ""
    stake: str = ""
    old: str = ""
    lost: bool = False
    """Nothing is played for the levels now."""
    rules: str = ""
    seal: str = ""
    won_rank: int = 1
    won_name: str = ""
    won_sum: str = ""
    won_where: str = ""
    won_when: str = ""
    won_words: str = ""
    won_shared: str = ""
    won_waits: bool = False
    """For the inspector: nothing is celebrated before."""
    won_refused: bool = False


class JackpotsView(View[JackpotsShown]):
    levels = rows_of(LevelRow)
    last = rows_of(WinRow)
    tables = rows_of(TableTile)
    pieces = rows_of(Piece)
    upright_pieces = rows_of(Piece)

    def __init__(
        self, onlooker: Onlooker, times: Times, money: Currency, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._onlooker, self._times, self._money = onlooker, times, money
        self._told_ms: dict[str, int] | None = None
        """When each win of other tables was told."""
        self.pieces.show(_pieces(WIDE))
        self.upright_pieces.show(_pieces(UPRIGHT))
        onlooker.on_change = self.refresh
        self._timer = QTimer(self, interval=_CLOCK_MS)
        self._timer.timeout.connect(self.refresh)
        self._timer.start()
        self.refresh()

    def refresh(self) -> None:
        table, seen = self._onlooker.table, self._onlooker.jackpots
        time = self._times.of_day(self._times.now_ms())[:-3]
        table = table or translate("JackpotsView", "Roulette")
        if seen is None or seen.told is None:
            self.show(JackpotsShown(table=table, time=time, fault=self._fault()))
            return
        told, lost = seen.told, not self._onlooker.connected or not seen.connected
        self.levels.show(level_rows(told.levels, self._money))
        self.last.show([self._win(number, hit) for number, hit in enumerate(told.last)])
        self.tables.show(
            [
                TableTile(number, _short(name), open_, name == seen.table)
                for number, (name, open_) in enumerate(told.tables)
            ]
        )
        shown = JackpotsShown(
            screen="levels",
            table=table,
            takes_part=seen.open and not lost,
            part=self._part(seen, lost=lost),
            time=time,
            sign=self._money.sign,
            stake=self._money.short(seen.wager_cents),
            old=last_known(seen.as_of_ms, self._times, connected=not lost),
            lost=lost,
            rules=self._rules(),
            seal=_seal(told.levels),
        )
        self.show(self._hit(seen, told.last, shown) or shown)

    def _fault(self) -> str:
        if self._onlooker.fault:
            text = translate(
                "DisplayView", "This display does not have the table's rule book, {book}."
            )
            return text.format(book=self._onlooker.fault)
        if self._onlooker.board is not None:
            return translate("JackpotsView", "This table offers no jackpots.")
        return ""

    def _part(self, seen: SupernovaSeen, *, lost: bool) -> str:
        if lost:
            return translate("JackpotsView", "jackpots interrupted, jackpot wagers are returned")
        if seen.opened and not seen.open:
            return translate("JackpotsView", "takes no jackpot wagers now")
        if not seen.open:
            return translate("JackpotsView", "does not take part")
        return translate("JackpotsView", "takes part")

    def _rules(self) -> str:
        """S0 9.5.5, 9.5.6, 9.9.2."""
        book = self._onlooker.book
        terms = book.terms.supernova if book is not None else None
        several = (
            translate("JackpotsView", "Several winners in one round share evenly.")
            if terms is None or terms.several.winners is Several.SHARE
            else translate("JackpotsView", "Of several wagers in one round one is drawn.")
        )
        rest = translate(
            "JackpotsView",
            "Cents are rounded up to the dollar. If the jackpot fails, the wager is returned. "
            "This display shows the values; the record of the house counts.",
        )
        return f"{several} {rest}"

    # ---- Wins ---------------------------------------------------------------------------------

    def _win(self, number: int, hit: HitSeen) -> WinRow:
        return WinRow(
            number,
            hit.rank + 1,
            hit.name,
            self._where(hit),
            self._money.full(hit.cents),
            day_or_time(hit.at_ms, self._times),
            number == 0,
        )

    def _where(self, hit: HitSeen) -> str:
        if len(hit.seats) > 1:
            seats = ", ".join(hit.seats)
            text = translate("JackpotsView", "{table}, seats {seats}")
            return text.format(table=hit.table, seats=seats)
        text = translate("JackpotsView", "{table}, seat {seat}")
        return text.format(table=hit.table, seat=hit.seats[0])

    def _hit(
        self, seen: SupernovaSeen, last: Sequence[HitSeen], shown: JackpotsShown
    ) -> JackpotsShown | None:
        """What is shown of a win, and nothing if there is none to show. At the winner's own table
        it stays until the next round opens; elsewhere it is seen when it is certain."""
        board = self._onlooker.board
        news = self._news([hit for hit in last if hit.table != seen.table])
        own = next((hit for hit in seen.hits if board and hit.round == board.round), None)
        if own is not None:
            return self._won(own.hit, shown, state=own.state, round_=own.round)
        return self._won(news, shown, state="", round_=0) if news is not None else None

    def _news(self, elsewhere: Sequence[HitSeen]) -> HitSeen | None:
        """For a while from when it was told: it is certain by then, which may be long after it
        fell."""
        now_ms = self._times.now_ms()
        if self._told_ms is None:  # it has just been switched on
            self._told_ms = {hit.id: hit.at_ms for hit in elsewhere}
        since_ms = {hit.id: self._told_ms.get(hit.id, now_ms) for hit in elsewhere}
        self._told_ms = since_ms
        new = [hit for hit in elsewhere if now_ms - since_ms[hit.id] < WON_MS]
        return max(new, key=lambda hit: since_ms[hit.id], default=None)

    def _won(self, hit: HitSeen, shown: JackpotsShown, *, state: str, round_: int) -> JackpotsShown:
        when = self._times.of_day(hit.at_ms)
        if round_:
            text = translate("JackpotsView", "{time}, round {round}")
            when = text.format(time=when, round=round_)
        words = {
            "waiting": translate("JackpotsView", "Waiting for the inspector"),
            "approved": translate("JackpotsView", "Approved by the inspector"),
            "refused": translate("JackpotsView", "Not approved"),
            "paid": translate("JackpotsView", "Paid"),
        }.get(state, "")
        shared = translate("JackpotsView", "shared evenly by {count}")
        return replace(
            shown,
            screen="won",
            won_rank=hit.rank + 1,
            won_name=hit.name,
            won_sum=self._money.full(hit.cents),
            won_where=self._where(hit),
            won_when=when,
            won_words=words,
            won_shared=shared.format(count=len(hit.seats)) if len(hit.seats) > 1 else "",
            won_waits=state == "waiting",
            won_refused=state == "refused",
        )


def _seal(levels: Sequence[LevelTold]) -> str:
    """Of the greatest level: what its falling point was sealed with when it started."""
    level = next((level for level in levels if level.commitment), None)
    if level is None:
        return ""
    text = translate("JackpotsView", "{level} sealed {seal}")
    return text.format(level=level.name, seal=seal_digits(level.commitment))


def _short(table: str) -> str:
    """A table's number, where it has a name such as "Table 4"."""
    last = table.rsplit(" ", 1)[-1]
    return last if last.isdigit() else table


def _pieces(drawing: Drawing) -> list[Piece]:
    """Around the ring, and never over what is written: the same each time."""
    pieces: list[Piece] = []
    (middle_x, middle_y), (width, height) = drawing.middle, drawing.size
    for number in count():
        turn, reach = number * _GOLDEN, drawing.ring + 60 + number * 61 % 480
        x, y = round(middle_x + reach * sin(turn)), round(middle_y - reach * cos(turn))
        written = drawing.written
        if any(left < x < right and top < y < bottom for left, top, right, bottom in written):
            continue
        if _EDGE < x < width - _EDGE and _EDGE < y < height - _EDGE:
            size, kind = 12 + 6 * (number % 3), len(pieces) % 3
            pieces.append(Piece(number, x, y, size, kind, number * 37 % 400))
        if len(pieces) == PIECES:
            break
    return pieces
