"""The round as the dealer conducts it: open, close, wait for slips, enter the number, confirm."""

from math import ceil

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Slot

from kiosk.game.round.state import TablePhase
from kiosk.game.round.wheel_warning import proposed
from kiosk.game.table import commands as c
from kiosk.rules.terms import ClosedBy
from kiosk.ui.console import round_drafts
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.drafts import Draft, Said
from kiosk.ui.console.order_buttons import OrderButtonRow, order_button
from kiosk.ui.console.pockets import PocketKey, pocket_keys
from kiosk.ui.console.sheet_view import SheetView
from kiosk.ui.console.words import phase_name, pocket_name, warning_words
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.texts import QT_TRANSLATE_NOOP, translate
from kiosk.ui.words import spread_fault_words

TICK_MS = 100
LAST_S = 5
SEATS_NAMED = 4
"""More seats than these are only counted."""


class StageShown(Struct, frozen=True, kw_only=True):
    sign: str = ""
    """On the large card above the keys: count, pocket, choice, wait or nothing."""
    pocket: str = ""
    other: str = ""
    """The sensor's number, when it is another one."""
    title: str = ""
    line: str = ""
    sensor: str = ""
    sensor_good: bool = False
    alarm: bool = False
    erasable: bool = False
    proposes: bool = False
    """No spin, by the wheel's own word."""
    number: str = ""
    can_enter: bool = False
    can_confirm: bool = False
    confirm_text: str = ""
    confirm_second: str = ""
    automatic: bool = False
    step: int = 0
    """Closed, betting, closing, spinning, settled."""
    seconds: int = 0
    share: float = 0.0
    last: bool = True


class StageView(ViewPart[StageShown, ConsoleDesk]):
    order_buttons = rows_of(OrderButtonRow)
    pockets = rows_of(PocketKey)

    def __init__(self, desk: ConsoleDesk, sheet: SheetView, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._sheet = sheet
        self._about = (0, 0)
        """The round and its no-spins that the number is about."""
        self._number = ""
        self._chosen = False
        """Of two numbers that differ the dealer has touched one."""
        self._period_s = float(desk.look.wagering_s)
        self._automatic = False
        self._next_s: float | None = None
        """How long until the next round opens by itself."""
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(self._tick)
        self.retranslate()

    def retranslate(self) -> None:
        self.pockets.show(pocket_keys(self._desk.book.wheel, pocket_name))

    # ---- What changes it ----------------------------------------------------------------------

    def refresh(self) -> None:
        if not self._desk.connected:
            return
        board = self._desk.board
        about = (board.round, self._desk.house.no_spins)
        if about != self._about or board.phase in (TablePhase.IDLE, TablePhase.SHUT):
            self._about, self._number, self._chosen = about, "", False
            self._period_s = float(self._desk.look.wagering_s)
        self.order_buttons.show(self._buttons())
        if board.phase is not TablePhase.IDLE:
            self._next_s = None
        counting = board.phase is TablePhase.BETTING or self._automatic
        if counting != self._timer.isActive():
            self._timer.start() if counting else self._timer.stop()
        self.show(self._timed(self._told()))
        if self._timer.isActive():
            self._cycle()

    def _tick(self) -> None:
        self.show(self._timed(self.showing))
        self._cycle()

    def _told(self) -> StageShown:
        entry = self._warned(self._look())
        return replace(
            entry,
            number=self._number,
            can_enter=self._desk.board.phase in (TablePhase.CLOSING, TablePhase.SPINNING),
            can_confirm=self._can_confirm(),
            confirm_text=self._confirm_text(entry.other),
            confirm_second=self._confirm_second(),
            automatic=self._automatic,
            step=self._step(),
        )

    def _timed(self, shown: StageShown) -> StageShown:
        left_s = self._desk.remaining_s
        self._period_s = max(self._period_s, left_s)
        last = left_s <= LAST_S
        share = min(1.0, (ceil(left_s) if last else left_s) / self._period_s)
        return replace(shown, seconds=ceil(left_s), share=share, last=last)

    def _cycle(self) -> None:
        """Open the next round when the players have seen the result for long enough."""
        ready = self._automatic and self._open_not_now() == "" and self._desk.may(c.OpenRound)
        if not ready or self._sheet.showing.shown:
            self._next_s = None
            return
        before = self._next_s
        if before is None:
            self._next_s = float(self._desk.look.cycle_s)
        else:
            self._next_s = before - TICK_MS / 1000
        if self._next_s <= 0:
            self._next_s = None
            self.open()
        elif before is None or ceil(before) != ceil(self._next_s):
            self.order_buttons.show(self._buttons())

    # ---- The buttons --------------------------------------------------------------------------

    def _buttons(self) -> list[OrderButtonRow]:
        seconds = translate("StageView", "{seconds} s").format(seconds=self._desk.look.wagering_s)
        if self._next_s is not None:
            text = translate("StageView", "by itself in {seconds} s")
            seconds = text.format(seconds=ceil(self._next_s))
        return [
            order_button(
                self._desk,
                "open",
                translate("StageView", "Open betting"),
                "play",
                command=c.OpenRound,
                second=seconds,
                not_now=self._open_not_now(),
            ),
            order_button(
                self._desk,
                "close",
                translate("StageView", "No more bets"),
                "stop",
                command=c.CloseRound,
                second=translate("StageView", "close now"),
                not_now=self._close_not_now(),
            ),
        ]

    def _close_not_now(self) -> str:
        if ClosedBy.DEALER not in self._desk.book.terms.period.closed_by:
            return translate("StageView", "the clock ends betting")
        if self._desk.board.frozen:
            return translate("StageView", "accounts are frozen")
        betting = self._desk.board.phase is TablePhase.BETTING
        return "" if betting else phase_name(self._desk.board.phase)

    def _open_not_now(self) -> str:
        board = self._desk.board
        if board.frozen:
            return translate("StageView", "accounts are frozen")
        if board.phase is TablePhase.SHUT:
            return translate("StageView", "open the table first")
        if board.phase is not TablePhase.IDLE:
            return translate("StageView", "after the result")
        return "" if not self._desk.busy else translate("StageView", "wait for the table")

    # ---- The card -----------------------------------------------------------------------------

    def _look(self) -> StageShown:
        board = self._desk.board
        if self._rested_early():
            title = translate("StageView", "Call no spin")
            line = translate("StageView", "the ball rested while bets were open")
            return StageShown(sign="wait", title=title, line=line, alarm=True)
        match board.phase:
            case TablePhase.BETTING:
                round_line = translate("StageView", "round {round}").format(round=board.round)
                title = translate("StageView", "Place your bets")
                return StageShown(sign="count", title=title, line=round_line)
            case TablePhase.CLOSING | TablePhase.SPINNING:
                return self._number_entry()
            case _:
                return self._result_entry()

    def _warned(self, entry: StageShown) -> StageShown:
        """With what the wheel finds wrong. Whoever has entered the number has decided."""
        warnings = self._desk.house.warned
        if not warnings or self._rested_early():
            return entry
        reason = proposed(self._desk.book, warnings)
        words = ", ".join(warning_words(warning) for warning in warnings)
        return replace(
            entry,
            sensor=translate("StageView", "The wheel warns: {what}").format(what=words),
            sensor_good=False,
            alarm=True,
            proposes=reason is not None and not self._number,
        )

    def _result_entry(self) -> StageShown:
        results = self._desk.results()
        if self._desk.board.phase is TablePhase.SHUT:
            title = translate("StageView", "The table is closed")
            return StageShown(
                sign="wait", title=title, line=translate("StageView", "a supervisor opens it")
            )
        if not results:
            title = translate("StageView", "Ready for the first round")
            return StageShown(sign="wait", title=title)
        number, outcome = results[0]
        if outcome is None:
            title = translate("StageView", "Round {round} is void").format(round=number)
            return StageShown(
                sign="wait", title=title, line=translate("StageView", "bets were returned")
            )
        line = translate("StageView", "round {round} is settled").format(round=number)
        return StageShown(
            sign="pocket",
            pocket=outcome,
            title=pocket_name(outcome),
            line=line,
            sensor=self._spread_words(number, outcome),
        )

    def _spread_words(self, number: int, outcome: str) -> str:
        """Both numbers and their sum, or that Spread-Bets went back."""
        spread, came = self._desk.board.spread, self._desk.rings(number)
        if came is not None:
            text = translate("StageView", "Spread-Bet: {outer} + {inner} = {sum}")
            return text.format(outer=outcome, inner=came.inner, sum=came.total)
        if spread is None or not spread.void or number != self._desk.board.round:
            return ""
        text = translate("StageView", "Spread-Bets returned: {why}")
        return text.format(why=spread_fault_words(spread.void, spread.reason))

    def _after_no_spin(self) -> str:
        """What is next: bets stand where the round goes on at all."""
        if not self._desk.house.no_spins:
            return ""
        return translate("StageView", "no spin: bets stand, spin the ball again")

    def _number_entry(self) -> StageShown:
        sensed, number = self._desk.board.sensed, self._number
        waits = self._waits_for_slips()
        if not number:
            if not sensed:
                title = waits or translate("StageView", "Enter the number")
                line = translate("StageView", "no more bets") if waits else self._after_no_spin()
                return StageShown(sign="wait", title=title, line=line)
            return StageShown(
                sign="pocket",
                pocket=sensed,
                title=pocket_name(sensed),
                line=waits or translate("StageView", "the sensor's number"),
                sensor=translate("StageView", "accept it, or enter another"),
            )
        entered = translate("StageView", "Dealer entered {number}").format(number=number)
        if sensed and sensed != number:
            return self._disagreement(number, sensed)
        agrees = translate("StageView", "Sensor reads {number}, they agree").format(number=sensed)
        return StageShown(
            sign="pocket",
            pocket=number,
            title=pocket_name(number),
            line=waits or entered,
            sensor=agrees if sensed else "",
            sensor_good=bool(sensed),
            erasable=True,
        )

    def _disagreement(self, number: str, sensed: str) -> StageShown:
        if self._chosen:
            both = translate("StageView", "Sensor reads {number}: both recorded")
            return StageShown(
                sign="pocket",
                pocket=number,
                title=pocket_name(number),
                line=translate("StageView", "Dealer decided {number}").format(number=number),
                sensor=both.format(number=sensed),
                alarm=True,
                erasable=True,
            )
        return StageShown(
            sign="choice",
            pocket=number,
            other=sensed,
            title=translate("StageView", "They differ"),
            line=translate("StageView", "You entered {number}").format(number=number),
            sensor=translate("StageView", "Sensor reads {number}").format(number=sensed),
            alarm=True,
        )

    def _waits_for_slips(self) -> str:
        if self._desk.board.phase is not TablePhase.CLOSING:
            return ""
        registered = len(self._desk.board.registered)
        text = translate("StageView", "slips registered: {count}, waiting")
        return text.format(count=registered)

    @property
    def differs(self) -> bool:
        """The dealer has entered another number than the sensor read."""
        sensed = self._desk.board.sensed
        return bool(self._number) and self.showing.can_enter and sensed not in ("", self._number)

    # ---- Touches ------------------------------------------------------------------------------

    @Slot()
    def open(self) -> None:
        period_s = self._desk.look.wagering_s
        self._sheet.give(
            Draft(
                key="open",
                command=c.OpenRound,
                title=Said(QT_TRANSLATE_NOOP("Console", "Open betting")),
                says=(translate("StageView", "For {s} seconds.").format(s=period_s),),
                confirm=translate("StageView", "Open betting"),
                make=lambda filled: c.OpenRound(period_s),
            )
        )

    @Slot()
    def closeBets(self) -> None:  # noqa: N802 - QML names are camelCase
        self._sheet.give(
            Draft(
                key="close",
                command=c.CloseRound,
                title=Said(QT_TRANSLATE_NOOP("Console", "No more bets")),
                says=(translate("StageView", "Betting ends now for everybody."),),
                confirm=translate("StageView", "No more bets"),
                make=lambda filled: c.CloseRound(),
            )
        )

    @Slot(str)
    def touch(self, pocket: str) -> None:
        """A key, or one of two numbers that differ."""
        if self._desk.board.phase not in (TablePhase.CLOSING, TablePhase.SPINNING):
            return
        sensed = self._desk.board.sensed
        again = bool(self._number) and bool(sensed) and pocket in (self._number, sensed)
        self._chosen = again and sensed != self._number
        self._number = pocket
        self.refresh()

    @Slot()
    def erase(self) -> None:
        self._number, self._chosen = "", False
        self.refresh()

    @Slot()
    def callNoSpin(self) -> None:  # noqa: N802
        """As the wheel proposes: its reason is chosen, and the dealer confirms it."""
        self._sheet.open(round_drafts.no_spin(self._desk))

    @Slot()
    def confirm(self) -> None:
        if not self._can_confirm():
            return
        number, sensed = self._number, self._desk.board.sensed
        if self._desk.book.terms.display.management_confirms and sensed not in ("", number):
            self._sheet.open(round_drafts.confirm_other(self._desk, number))
            return
        self._sheet.give(
            Draft(
                key="confirm",
                command=c.ConfirmResult,
                title=Said(
                    QT_TRANSLATE_NOOP("Console", "Confirm {number}"),
                    {"number": number},
                    {"number": pocket_name(number)},
                ),
                says=(self._settles(),),
                confirm=translate("StageView", "Confirm {number}").format(
                    number=pocket_name(number)
                ),
                make=lambda filled: c.ConfirmResult(number),
            )
        )

    @Slot()
    def toggleAutomatic(self) -> None:  # noqa: N802
        self._automatic = not self._automatic
        self._next_s = None
        self.refresh()

    def _can_confirm(self) -> bool:
        board = self._desk.board
        decided = bool(self._number) and board.sensed in ("", self._number)
        free = board.phase is TablePhase.SPINNING and not board.frozen and not self._desk.busy
        free = free and not self._rested_early()
        return free and (decided or self._chosen)

    def _rested_early(self) -> bool:
        """No spin is the only way on."""
        return self._desk.house.rested_early and bool(self._desk.book.terms.no_spin.early_rest)

    def _settles(self) -> str:
        seats = self._desk.seats
        count = len(self._desk.board.registered)
        cents = sum(seats[s].stake_cents for s in self._desk.board.registered if s in seats)
        text = translate("StageView", "slips to settle: {count}, {sum} on the cloth")
        return text.format(count=count, sum=self._desk.look.currency.full(cents))

    def _confirm_text(self, sensed: str) -> str:
        if not self._number:
            return translate("StageView", "Confirm the number")
        if sensed:
            text = translate("StageView", "{number} or {other}?")
            return text.format(number=pocket_name(self._number), other=pocket_name(sensed))
        return translate("StageView", "Confirm {number}").format(number=pocket_name(self._number))

    def _confirm_second(self) -> str:
        board = self._desk.board
        if self._can_confirm():
            return self._settles()
        if board.frozen:
            return translate("StageView", "accounts are frozen")
        if self._rested_early():
            return translate("StageView", "the ball rested while bets were open")
        if self._desk.busy:
            return translate("StageView", "waiting for the table")
        match board.phase:
            case TablePhase.SPINNING if self._number:
                return translate("StageView", "touch the number that is right")
            case TablePhase.SPINNING:
                return translate("StageView", "when you have entered it")
            case TablePhase.CLOSING:
                return translate("StageView", "when all slips are registered")
            case phase:
                return phase_name(phase)

    def _step(self) -> int:
        board = self._desk.board
        settled = bool(board.last) and board.round == self._desk.last_round
        steps = {TablePhase.BETTING: 1, TablePhase.CLOSING: 2, TablePhase.SPINNING: 3}
        between = 4 if board.phase is TablePhase.IDLE and settled else 0
        return steps.get(board.phase, between)
