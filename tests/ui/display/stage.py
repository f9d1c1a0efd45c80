"""A display whose table is played by the test: it says what a table says, and goes when told."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace
from PySide6.QtCore import QUrl
from PySide6.QtQuick import QQuickItem, QQuickWindow

from kiosk import resources
from kiosk.game import facts as f
from kiosk.game.facts import LimitAmounts
from kiosk.game.table.machine import apply, new_table
from kiosk.game.table.state import Table
from kiosk.link import messages as m
from kiosk.rules.rulebook import RuleBook
from kiosk.table.board import board
from kiosk.ui.application import Application
from kiosk.ui.display.display_view import DisplayView
from kiosk.ui.display.house_view import House
from kiosk.ui.display.onlooker import Onlooker
from kiosk.ui.money import Currency
from kiosk.ui.times import Times

EVENING_MS = 1_000_000_000_000
MINUTE_MS = 60_000


@dataclass(slots=True)
class Clock:
    now_ms: int = EVENING_MS

    @property
    def times(self) -> Times:
        return Times(
            now_ms=lambda: self.now_ms,
            of_day=lambda ms: f"{ms // 3_600_000 % 24:02}:{ms // MINUTE_MS % 60:02}:00",
            monotonic_s=lambda: self.now_ms / 1000,
        )


@dataclass(slots=True)
class ToldClient:
    """What an onlooker reads of a `TableClient`."""

    board: m.Board | None = None
    welcome: m.Welcome | None = None
    up: bool = False
    remaining_s: float | None = None
    told: list[m.RingsShown] = field(default_factory=list)

    def tell(self, shown: m.RingsShown) -> None:
        self.told.append(shown)


@dataclass(slots=True)
class Stage:
    book: RuleBook
    client: ToldClient = field(default_factory=ToldClient)
    clock: Clock = field(default_factory=Clock)
    spread: m.SpreadSeen | None = None
    """What the table tells of Spread-Bet."""
    house: House = field(default_factory=lambda: House(currency=Currency("$")))
    state: Table = field(init=False)
    onlooker: Onlooker = field(init=False)

    def __post_init__(self) -> None:
        self.state = new_table(self.book)
        self.onlooker = Onlooker(self.client, resources.rulebook)

    # ---- What the table does ------------------------------------------------------------------

    def welcomes(self, *, digest: str = "", rulebook: str = "") -> None:
        self.client.up = True
        self.client.welcome = m.Welcome(
            table="Table 4",
            rulebook=rulebook or self.book.id,
            digest=digest or self.book.digest,
            first=0,
            head=m.HeadAt(),
        )

    def happens(self, *facts: f.Fact) -> None:
        """At the table, which tells of it at once."""
        for fact in facts:
            self.state = apply(self.state, fact)
        self.tells(replace(board(self.state, here=()), spread=self.spread))

    def tells(self, shown: m.Board) -> None:
        self.client.board = shown
        self._looked()

    def goes(self) -> None:
        self.client.up, self.client.board, self.client.remaining_s = False, None, None
        self._looked()

    def _looked(self) -> None:
        """As `Onlooker.run` does when the client tells of something."""
        self.onlooker._look()
        self.onlooker.on_change()

    # ---- Rounds -------------------------------------------------------------------------------

    def opens(self) -> None:
        self.welcomes()
        self.happens(f.TableOpened(float_cents=0, who="ana"))

    def bets(self, *, left_s: float = 12.0) -> None:
        self.client.remaining_s = left_s
        self.happens(f.RoundOpened(round=self.state.round.number + 1, period_s=20))

    def spins(self) -> None:
        self.client.remaining_s = None
        round_ = self.state.round.number
        self.happens(f.RoundClosed(round=round_, by="clock"), f.GraceEnded(round=round_))

    def confirms(self, outcome: str) -> None:
        self.happens(
            f.ResultConfirmed(round=self.state.round.number, outcome=outcome, who="cy", sensor="")
        )

    def voids(self) -> None:
        self.happens(f.RoundVoided(round=self.state.round.number, reason="the ball left the wheel"))

    def corrects(self, round_: int, outcome: str | None) -> None:
        settlement = self.state.round.kept[round_].settlement + 1
        self.happens(
            f.AccountFrozen(reason="a wrong number"),
            f.ResultCorrected(
                round=round_, settlement=settlement, outcome=outcome, who="ana", reason="misread"
            ),
            f.AccountThawed(),
        )

    def plays(self, outcomes: Sequence[str | None]) -> None:
        for outcome in outcomes:
            self.bets()
            self.spins()
            self.voids() if outcome is None else self.confirms(outcome)

    def notices(self, *, limits_min: int | None = None, closing_min: int | None = None) -> None:
        facts: list[f.Fact] = []
        if limits_min is not None:
            due_ms = self.clock.now_ms + limits_min * MINUTE_MS
            facts.append(f.LimitsNoticed(limits=doubled(self.state), due_ms=due_ms))
        if closing_min is not None:
            due_ms = self.clock.now_ms + closing_min * MINUTE_MS
            facts.append(f.ClosingNoticed(due_ms=due_ms))
        self.happens(*facts)

    # ---- What is on the screen ----------------------------------------------------------------

    def view(self, application: Application) -> DisplayView:
        return DisplayView(self.onlooker, application.pictures, self.clock.times, self.house)


def doubled(state: Table) -> LimitAmounts:
    kinds = {
        kind: (2 * amounts.minimum_cents, 2 * amounts.maximum_cents, amounts.unit_cents)
        for kind, amounts in state.limits.in_force.kinds.items()
    }
    return LimitAmounts(kinds=kinds)


class Screen:
    """A display's window, as somebody sees it who stands before it."""

    def __init__(self, window: QQuickWindow, view: DisplayView) -> None:
        self.window = window
        self.view = view

    def item(self, name: str) -> QQuickItem:
        """Seen or not. Those of a list are not among Qt's own children of the window."""
        found = [x for x in _all(self.window.contentItem()) if x.objectName() == name]
        assert len(found) == 1, f"there are {len(found)} items {name}"
        return found[0]

    def seen(self, name: str) -> bool:
        return any(item.objectName() == name for item in _seen(self.window.contentItem()))

    def text(self, name: str) -> str:
        """Nothing, if it cannot be seen."""
        item = self.item(name)
        return str(item.property("text")) if item.isVisible() else ""

    def texts(self) -> list[str]:
        """Everything that can be read on it, apart from the pictures."""
        return [str(item.property("text")) for item in self.text_items()]

    def text_items(self) -> list[QQuickItem]:
        items = _seen(self.window.contentItem())
        return [item for item in items if item.property("text") and item.property("font")]

    def pictures(self) -> list[str]:
        """The names of all that can be seen."""
        sources = (item.property("source") for item in _seen(self.window.contentItem()))
        urls = [source.toString() for source in sources if isinstance(source, QUrl)]
        return [url.removeprefix("image://tapis/") for url in urls if url]

    @property
    def number(self) -> str:
        """The huge one."""
        huge = [name for name in self.pictures() if name.startswith("badge/")]
        largest = max(huge, key=lambda name: int(name.split("/")[2]), default="")
        badge = self.item("number")
        if not badge.isVisible():
            return ""
        assert largest.split("/")[1] == badge.property("pocket"), "another number is larger"
        return str(badge.property("pocket"))

    def history(self) -> list[str]:
        """The last ones, newest first; nothing for a void round."""
        rows, count = self.view.history.rows, self.item("historyBoard").property("count")
        role = next(role for role, name in rows.roleNames().items() if name == b"pocket")
        return [rows.data(rows.index(row), role) for row in range(min(count, rows.rowCount()))]


def _all(item: QQuickItem) -> list[QQuickItem]:
    return [item, *(below for child in item.childItems() for below in _all(child))]


def _seen(item: QQuickItem) -> list[QQuickItem]:
    if not item.isVisible():
        return []
    return [item, *(seen for child in item.childItems() for seen in _seen(child))]
