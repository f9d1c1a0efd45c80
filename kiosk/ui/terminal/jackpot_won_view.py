"""This seat has won a jackpot: how much, who must confirm it, and when it is paid."""

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from kiosk.game.round.state import TerminalPhase
from kiosk.game.supernova.state import Win, WinState
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.terminal.desk import Desk, net_cents
from kiosk.ui.texts import translate


class StepRow(Struct, frozen=True):
    """Filled as the facts come, never by a timer."""

    name: str
    line: str
    done: bool
    now: bool
    """It is waited for."""
    failed: bool = False


class WonFact(Struct, frozen=True):
    name: str
    text: str


class JackpotWonShown(Struct, frozen=True, kw_only=True):
    shown: bool = False
    rank: int = 1
    level: str = ""
    title: str = ""
    sum: str = ""
    about: str = ""
    """That it was rounded, shared, or is not the only one."""
    stay: str = ""
    """What the player is asked to do."""
    refused: bool = False
    reached: int = 0
    """The step that is waited for, or else the last that is done."""


class JackpotWonView(ViewPart[JackpotWonShown, Desk]):
    steps = rows_of(StepRow)
    facts = rows_of(WonFact)

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._closed = ""
        """The hit whose picture the player has put away."""

    @Slot()
    def close(self) -> None:
        """The table is there to be seen again; the level stays lit until it is paid."""
        win = self._win()
        self._closed = win.hit if win is not None else ""
        self.refresh()

    def retranslate(self) -> None:
        self.refresh()

    def refresh(self) -> None:
        win = self._win()
        if win is None or win.hit == self._closed:
            self.show(JackpotWonShown())
            return
        money = self._desk.look.currency
        refused = win.state is WinState.REFUSED
        steps = self._way(win)
        self.steps.show(steps)
        self.facts.show(self._told(win))
        title = translate("JackpotWonView", "You have won the {level} jackpot")
        if refused:
            title = translate("JackpotWonView", "The {level} jackpot was not confirmed")
        self.show(
            JackpotWonShown(
                shown=True,
                rank=win.level + 1,
                level=win.name,
                title=title.replace("{level}", win.name),
                sum=money.full(win.cents),
                about=self._about(win),
                stay=self._stay(win),
                refused=refused,
                reached=max(n for n, step in enumerate(steps) if step.done or step.now),
            )
        )

    def _win(self) -> Win | None:
        """The greatest of this round. When betting opens the table comes first again."""
        state = self._desk.state
        if state.round.phase is TerminalPhase.BETTING:
            return None
        of_round = [
            win
            for win in state.supernova.won
            if win.round == state.round.number and self._desk.may_see(win)
        ]
        return min(of_round, key=lambda win: win.level, default=None)

    def _about(self, win: Win) -> str:
        money = self._desk.look.currency
        told = [translate("JackpotWonView", "rounded up to the dollar")]
        if win.shared_by > 1:
            shared = translate("JackpotWonView", "one of {count}, shared evenly")
            told.insert(0, shared.format(count=win.shared_by))
        if win.state is WinState.WAITING:
            told.insert(0, translate("JackpotWonView", "not in your credit yet"))
        others = [
            other
            for other in self._desk.state.supernova.won
            if (other.round, other.account) == (win.round, win.account) and other.hit != win.hit
        ]
        also = translate("JackpotWonView", "and {level} {sum}")
        told += [also.replace("{level}", o.name).format(sum=money.full(o.cents)) for o in others]
        return " · ".join(told)

    def _approved_by_staff(self, win: Win) -> bool:
        """Whether it was, or is, for the inspector to confirm (S0 9.8)."""
        seen = self._desk.jackpots
        levels = seen.told.levels if seen is not None and seen.told is not None else ()
        from_cents = next((x.approval_cents for x in levels if x.rank == win.level), None)
        asked = from_cents is not None and win.cents * win.shared_by >= from_cents
        return asked or win.state is WinState.REFUSED

    def _way(self, win: Win) -> list[StepRow]:
        waits, refused = win.state is WinState.WAITING, win.state is WinState.REFUSED
        paid = win.state in (WinState.CREDITED, WinState.HAND)
        steps = [StepRow(translate("JackpotWonView", "Won"), "", True, False)]
        if self._approved_by_staff(win):
            name, line = translate("JackpotWonView", "Staff are coming to confirm"), ""
            if refused:
                name, line = translate("JackpotWonView", "Not confirmed"), _reason(win)
            elif paid:
                name = translate("JackpotWonView", "Confirmed by staff")
            steps.append(StepRow(name, line, paid, waits, failed=refused))
        if win.state is WinState.HAND:
            name, line = translate("JackpotWonView", "Paid by hand"), ""
        else:
            name = translate("JackpotWonView", "Paid to your credit")
            line = "" if paid else translate("JackpotWonView", "after they confirm")
            line = "" if len(steps) == 1 or refused else line
        steps.append(StepRow(name, line, paid, waits and len(steps) == 1))
        return steps

    def _told(self, win: Win) -> list[WonFact]:
        money, seen = self._desk.look.currency, self._desk.jackpots
        facts = [
            WonFact(translate("JackpotWonView", "Round"), str(win.round)),
            WonFact(translate("JackpotWonView", "Seat"), self._desk.look.seat),
        ]
        if seen is not None:
            stake = money.full(seen.wager_cents)
            facts.append(WonFact(translate("JackpotWonView", "Jackpot wager"), stake))
        result = self._desk.shown_result
        if result is not None:
            won = money.signed(net_cents(result) + result.jackpot_cents)
            facts.append(WonFact(translate("JackpotWonView", "On the cloth"), won))
        return facts

    def _stay(self, win: Win) -> str:
        if win.state is WinState.WAITING and self._approved_by_staff(win):
            return translate("JackpotWonView", "Please stay at this terminal")
        return ""


def _reason(win: Win) -> str:
    """As staff chose it, in the player's language."""
    return translate("Console", win.reason) if win.reason else ""
