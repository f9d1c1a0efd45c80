"""What a round came to for this player: the number, what won, and by how much it left him better
off. What came back is never called a win where more went in."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Slot

from kiosk.game import facts as f
from kiosk.game.round.state import PlayedRound
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.terminal.desk import Desk, is_big, net_cents, winners
from kiosk.ui.texts import translate
from kiosk.ui.times import Times
from kiosk.ui.words import colour_name, properties, wager_name

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


class ResultView(ViewPart[ResultShown, Desk]):
    wins = rows_of(WinRow)

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
        receipt = self._desk.state.receipts.get(number, "")
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
        return self._desk.look.currency.signed(round(net_cents(result) * (1 - rest**3)))

    # ---- What is told -------------------------------------------------------------------------

    def _told(self, result: PlayedRound) -> ResultShown:
        assert result.outcome is not None
        number = f"{result.outcome} {colour_name(result.outcome)}"
        title, sum_, line = self._words(result)
        corrected = translate("ResultView", "The result was corrected.")
        changed = result.settlement > 1
        if result.judged is not None:
            text = translate("ResultView", "Put right, rule {clause}.")
            corrected, changed = text.format(clause=result.judged.clause), True
        told = " ".join(text for text in (title, sum_, line) if text).replace("\N{WORD JOINER}", "")
        return ResultShown(
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

    def _moment(self, round_: int) -> str:
        text = translate("ResultView", "Round {round}").format(round=round_)
        return f"{text} · {self._settled[1]}" if self._settled[0] == round_ else text

    def _words(self, result: PlayedRound) -> tuple[str, str, str]:
        """A title, the figure, and a line below it."""
        money, net = self._desk.look.currency, net_cents(result)
        staked, back = sum(result.stakes.values()), result.winnings_cents + result.returned_cents
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
        money = self._desk.look.currency
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
        money, rows = self._desk.look.currency, []
        if result.returned_cents:
            name = translate("ResultView", "Winning stakes")
            stay = translate("ResultView", "stay down")
            became = stay if self._desk.riding_cents else translate("ResultView", "returned")
            rows.append(WinRow("stakes", name, became, money.plain(result.returned_cents)))
        if result.stakes:
            count = len(result.stakes)
            several = translate("ResultView", "{count} bets").format(count=count)
            bets = several if count > 1 else translate("ResultView", "1 bet")
            staked = money.plain(sum(result.stakes.values()))
            name = translate("ResultView", "Staked")
            rows.append(WinRow("staked", name, bets, f"-{staked}", apart=True))
        return rows
