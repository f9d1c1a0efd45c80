"""What a round came to for this player: the number, what won, and by how much it left him better
off. What came back is never called a win where more went in."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Slot

from kiosk.game import facts as f
from kiosk.game.round.state import PlayedRound
from kiosk.rules.spread import is_spread
from kiosk.ui.part import ViewPart
from kiosk.ui.rings_came import covers, rings_came
from kiosk.ui.shown import rows_of
from kiosk.ui.terminal.desk import Desk, is_big, net_cents, staked_cents, winners
from kiosk.ui.texts import translate
from kiosk.ui.times import Times
from kiosk.ui.words import (
    colour_name,
    properties,
    spread_fault_words,
    sums_name,
    void_words,
    wager_name,
)

ROWS_MAX = 5
COUNT_STEPS, COUNT_STEP_MS = 8, 100
"""By which the figure grows to what it is."""
CELEBRATED_STEPS = 17
"""So long chips are on their way to the credit, after a large win."""


class WinRow(Struct, frozen=True):
    key: str
    name: str
    odds: str
    amount: str
    apart: bool = False
    """No win: it stands below a line."""


class ResultShown(Struct, frozen=True, kw_only=True):
    shown: bool = False
    pocket: str = ""
    inner: str = ""
    """The number of the other ring. Nothing: there was no Spread-Bet, or it was void."""
    total: str = ""
    spread_wins: str = ""
    spread_odds: str = ""
    number: str = ""
    """The wheel's, in a line."""
    colour: str = ""
    properties: str = ""
    moment: str = ""
    """The round and the time of its result: people photograph it."""
    played: bool = False
    """The player had wagers in it."""
    better: bool = False
    """More came back than went in."""
    big: bool = False
    title: str = ""
    sum: str = ""
    """By how much better off, or what came back of what; nothing, if nothing was staked."""
    celebrating: bool = False
    """Where things move: a large win is on its way."""
    counted: str = ""
    """The same, as far as it has been counted up."""
    line: str = ""
    announced: str = ""
    """All of it in a sentence, for whoever does not see it."""
    round: int = 0
    """Of the receipt."""
    receipt: str = ""
    """Of the player's bets. It is there before the result, so that its code is drawn by then."""


class SumBox(Struct, frozen=True):
    """A box of Spread-Bet as it came out."""

    wager: str
    sums: str
    won: bool


class ResultView(ViewPart[ResultShown, Desk]):
    wins = rows_of(WinRow)
    boxes = rows_of(SumBox)

    def __init__(self, desk: Desk, times: Times, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._times = times
        self._settled: tuple[int, str] = (0, "")
        """The round that was settled while this screen was there, and the time of day."""
        self._step = CELEBRATED_STEPS
        self._counting = QTimer(self, interval=COUNT_STEP_MS)
        self._counting.timeout.connect(self._count)

    def happened(self, facts: Sequence[f.Fact]) -> None:
        for fact in facts:
            if isinstance(fact, f.RoundSettled):
                self._settled = (fact.round, self._times.of_day(self._times.now_ms()))

    def refresh(self) -> None:
        result = self._desk.shown_result
        self.wins.show(self._rows(result) if result is not None else [])
        number = self._desk.state.round.number
        receipt = self._desk.receipt
        told = self._told(result) if result is not None else ResultShown()
        if result is None:
            self.finish()
        going = self.showing.celebrating and told.big
        told = replace(told, celebrating=going, round=number, receipt=receipt)
        self.show(replace(told, counted=self._counted(told)))

    # ---- The figure that grows ----------------------------------------------------------------

    @Slot()
    def countUp(self) -> None:  # noqa: N802 - QML names are camelCase
        """Where things may move. What is counted is the figure, not the money: that is there."""
        if self.showing.better:
            self._step = 0
            self._counting.start()
            self._count()

    def finish(self) -> None:
        """Whoever touches the screen wants to see what it came to."""
        self._counting.stop()
        self._step = CELEBRATED_STEPS
        self.show(replace(self.showing, counted=self.showing.sum, celebrating=False))

    def _count(self) -> None:
        self._step += 1
        going = self.showing.big and self._step < CELEBRATED_STEPS
        told = replace(self.showing, celebrating=going)
        self.show(replace(told, counted=self._counted(told)))
        if not going and self._step >= COUNT_STEPS:
            self._counting.stop()

    def _counted(self, told: ResultShown) -> str:
        result = self._desk.shown_result
        if self._step >= COUNT_STEPS or result is None:
            return told.sum
        rest = 1 - self._step / COUNT_STEPS
        return self._desk.bets.unit.signed(round(net_cents(result) * (1 - rest**3)))

    # ---- What is told -------------------------------------------------------------------------

    def _told(self, result: PlayedRound) -> ResultShown:
        assert result.outcome is not None
        number = f"{result.outcome} {colour_name(result.outcome)}"
        title, sum_, line = self._words(result)
        corrected = translate("ResultView", "The result was corrected.")
        if result.spread_void:
            why = spread_fault_words(result.spread_void)
            text = translate("ResultView", "Spread-Bets are returned: {why}").format(why=why)
            line = f"{line}\n{text}".strip()
        changed = result.settlement > 1
        if result.judged is not None:
            text = translate("ResultView", "Put right, rule {clause}.")
            corrected, changed = text.format(clause=result.judged.clause), True
        told = " ".join(text for text in (title, sum_, line) if text).replace("\N{WORD JOINER}", "")
        return ResultShown(
            **self._of_rings(result),
            shown=True,
            pocket=result.outcome,
            colour=colour_name(result.outcome),
            properties="\n".join(properties(result.outcome)),
            moment=self._moment(result.round),
            played=bool(result.stakes or result.promotional),
            better=net_cents(result) > 0,
            big=is_big(self._desk.book, result),
            title=title,
            sum=sum_,
            line=f"{corrected} {line}".strip() if changed else line,
            announced=f"{number}. {told}",
        )

    def _of_rings(self, result: PlayedRound) -> dict[str, Any]:
        """Everybody sees them, whoever had bets on them."""
        book = self._desk.book
        came = rings_came(book, result.outcome, result.ring)
        if came is None:
            self.boxes.show([])
            return {}
        table = self._table_of(result)
        boxes = [
            SumBox(one.id, sums_name(one), covers(one, came.total)) for one in book.spread_of(table)
        ]
        self.boxes.show(boxes)
        won = next((one for one in book.spread_of(table) if covers(one, came.total)), None)
        wins = translate("ResultView", "{sums} wins").format(sums=sums_name(won)) if won else ""
        odds = translate("ResultView", "Spread-Bet, {odds} to 1")
        number = f"{came.outer} {colour_name(came.outer)}"
        more = properties(came.outer)[0].replace(" · ", ", ")
        return {
            "inner": came.inner,
            "total": str(came.total),
            "spread_wins": wins,
            "spread_odds": odds.format(odds=won.pays) if won else "",
            "number": f"{number}, {more}",
        }

    def _table_of(self, result: PlayedRound) -> str:
        """The table of odds of that round; a slip names its own."""
        own = (wager.split(":")[1] for wager in result.stakes if is_spread(wager))
        return next(own, self._desk.state.spread.selected)

    def _moment(self, round_: int) -> str:
        text = translate("ResultView", "Round {round}").format(round=round_)
        return f"{text} · {self._settled[1]}" if self._settled[0] == round_ else text

    def _words(self, result: PlayedRound) -> tuple[str, str, str]:
        """A title, the figure, and a line below it."""
        money, net = self._desk.bets.unit, net_cents(result)
        staked, back = staked_cents(result), result.winnings_cents + result.returned_cents
        if result.void is not None:
            title = translate("ResultView", "Your bets were void: {sum} returned")
            why = void_words(result.void.reason, result.void.clauses, self._desk.book)
            return title.format(sum=money.full(result.void.cents)), "", why
        if not result.stakes and not result.promotional:
            return translate("ResultView", "You had no bets in this round"), "", ""
        if net > 0:
            line = translate("ResultView", "Back {back} · staked {staked}")
            return (
                translate("ResultView", "You are up"),
                money.signed(net),
                line.format(back=money.full(back), staked=money.full(staked)),
            )
        if not staked:
            return translate("ResultView", "Your vouchers won nothing"), "", ""
        figure = translate("ResultView", "Back {back} of {staked}")
        less = translate("ResultView", "{sum} less than before the round")
        return (
            translate("ResultView", "This round"),
            figure.format(back=money.full(back), staked=money.full(staked)),
            less.format(sum=money.full(-net))
            if net
            else translate("ResultView", "as much as before the round"),
        )

    def _rows(self, result: PlayedRound) -> list[WinRow]:
        """Up to five; of more, four and how many others there are. Where there is room, what came
        back of the stakes and what they were."""
        money = self._desk.bets.unit
        won = winners(self._desk.book, result)
        rows = [
            WinRow(
                wager.id,
                wager_name(wager),
                f"{money.short_plain(cents)} × {wager.pays}",
                money.plain(cents * wager.pays),
            )
            for wager, cents in won
        ]
        if len(rows) > ROWS_MAX:
            rest = won[ROWS_MAX - 1 :]
            more = translate("ResultView", "and {count} more").format(count=len(rest))
            others = money.plain(sum(wager.pays * cents for wager, cents in rest))
            return [*rows[: ROWS_MAX - 1], WinRow("more", more, "", others)]
        return rows + self._stakes_rows(result) if len(rows) <= ROWS_MAX - 2 else rows

    def _stakes_rows(self, result: PlayedRound) -> list[WinRow]:
        money, rows = self._desk.bets.unit, []
        void_cents = _void_cents(result)
        if void_cents:
            name = translate("ResultView", "Spread-Bets void")
            came_back = translate("ResultView", "returned")
            rows.append(WinRow("spread", name, came_back, money.plain(void_cents)))
        if result.returned_cents > void_cents:
            name = translate("ResultView", "Winning stakes")
            stay = translate("ResultView", "stay down")
            became = stay if self._desk.riding_cents else translate("ResultView", "returned")
            stakes = money.plain(result.returned_cents - void_cents)
            rows.append(WinRow("stakes", name, became, stakes))
        if result.stakes:
            count = len(result.stakes)
            several = translate("ResultView", "{count} bets").format(count=count)
            bets = several if count > 1 else translate("ResultView", "1 bet")
            staked = money.plain(staked_cents(result))
            name = translate("ResultView", "Staked")
            if result.jackpot_cents:
                name = translate("ResultView", "Bets, jackpot")
            rows.append(WinRow("staked", name, bets, f"-{staked}", apart=True))
        return rows


def _void_cents(result: PlayedRound) -> int:
    """Spread-Bets that came back because there was nothing to pay them by."""
    if result.ring is not None:
        return 0
    return sum(cents for wager, cents in result.stakes.items() if is_spread(wager))
