"""What a round came to for this player: the number, what won, and how much."""

from msgspec import Struct
from msgspec.structs import replace

from kiosk.game.round.state import PlayedRound
from kiosk.game.settling import merged
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.texts import translate
from kiosk.ui.words import colour_name, properties, wager_name

ROWS_MAX = 5


class WinRow(Struct, frozen=True):
    key: str
    name: str
    odds: str
    amount: str


class ResultShown(Struct, frozen=True, kw_only=True):
    shown: bool = False
    pocket: str = ""
    colour: str = ""
    properties: str = ""
    played: bool = False
    """The player had wagers in it."""
    sum: str = ""
    """What was won, or nothing."""
    line: str = ""
    round: int = 0
    """Of the receipt."""
    receipt: str = ""
    """Of the player's bets. It is there before the result, so that its code is drawn by then."""


class ResultView(ViewPart[ResultShown, Desk]):
    wins = rows_of(WinRow)

    def refresh(self) -> None:
        result = self._desk.shown_result
        self.wins.show(self._rows(result) if result is not None else [])
        number = self._desk.state.round.number
        receipt = self._desk.state.receipts.get(number, "")
        told = self._told(result) if result is not None else ResultShown()
        self.show(replace(told, round=number, receipt=receipt))

    def _told(self, result: PlayedRound) -> ResultShown:
        assert result.outcome is not None
        money = self._desk.look.currency
        played = bool(result.stakes or result.promotional)
        line = ""
        stakes_home = result.returned_cents and not self._desk.riding_cents
        if stakes_home and result.winnings_cents:
            text = translate("ResultView", "plus {stakes} of winning stakes returned")
            line = text.format(stakes=money.full(result.returned_cents))
        if result.settlement > 1:
            line = translate("ResultView", "The result was corrected.") + f" {line}"
        won = money.full(result.winnings_cents) if result.winnings_cents else ""
        return ResultShown(
            shown=True,
            pocket=result.outcome,
            colour=colour_name(result.outcome),
            properties="\n".join(properties(result.outcome)),
            played=played,
            sum=won,
            line=line.strip(),
        )

    def _rows(self, result: PlayedRound) -> list[WinRow]:
        """Up to five; of more, four and how many others there are."""
        money = self._desk.look.currency
        won = [
            (self._desk.book.wagers[wager], cents)
            for wager, cents in merged(result.stakes, result.promotional).items()
            if result.outcome in self._desk.book.wagers[wager].numbers
        ]
        won.sort(key=lambda pair: -pair[0].pays * pair[1])
        rows = [
            WinRow(
                wager.id,
                wager_name(wager),
                f"{money.short_plain(cents)} × {wager.pays}",
                money.plain(cents * wager.pays),
            )
            for wager, cents in won
        ]
        if len(rows) <= ROWS_MAX:
            return rows
        rest = won[ROWS_MAX - 1 :]
        more = translate("ResultView", "and {count} more").format(count=len(rest))
        others = money.plain(sum(wager.pays * cents for wager, cents in rest))
        return [*rows[: ROWS_MAX - 1], WinRow("more", more, "", others)]
