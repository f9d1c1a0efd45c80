"""The round as the dealer conducts it: open, close, wait for slips, enter the number, confirm."""

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import Property, QCoreApplication, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.game.table import commands as c
from kiosk.game.table.state import Phase
from kiosk.ui.console.deeds import DeedRow, deed
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.drafts import Draft
from kiosk.ui.console.pockets import PocketKey, pocket_keys
from kiosk.ui.console.sheet_view import SheetView
from kiosk.ui.console.words import phase_name, pocket_name
from kiosk.ui.rows import Rows

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

TICK_MS = 100
LAST_S = 5
SEATS_NAMED = 4
"""More seats than these are only counted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Entry:
    """The large card above the keys."""

    sign: str = ""
    """count, pocket, choice, wait or nothing."""
    pocket: str = ""
    other: str = ""
    """The sensor's number, when it is another one."""
    title: str
    line: str = ""
    sensor: str = ""
    sensor_good: bool = False
    alarm: bool = False
    erasable: bool = False


@QmlElement
class StageView(QObject):
    changed = Signal()
    ticked = Signal()

    def __init__(self, desk: ConsoleDesk, sheet: SheetView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._sheet = sheet
        self._deeds = Rows(DeedRow, self)
        self._pockets = Rows(PocketKey, self)
        self._pockets.show(pocket_keys(desk.book.wheel, pocket_name))
        self._entry = _Entry(title="")
        self._about = (0, 0)
        """The round and its no-spins that the number is about."""
        self._shown: tuple[object, ...] = ()
        """All that the screen reads of this, as it was last told."""
        self._number = ""
        self._chosen = False
        """Of two numbers that differ the dealer has touched one."""
        self._period_s = float(desk.look.wagering_s)
        self._automatic = False
        self._next_s: float | None = None
        """How long until the next round opens by itself."""
        self._left_s = 0.0
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(self._tick)

    # ---- What changes it ----------------------------------------------------------------------

    def refresh(self) -> None:
        if not self._desk.connected:
            return
        board = self._desk.board
        about = (board.round, self._desk.house.no_spins)
        if about != self._about or board.phase in (Phase.IDLE, Phase.SHUT):
            self._about, self._number, self._chosen = about, "", False
            self._period_s = float(self._desk.look.wagering_s)
        self._deeds.show(self._buttons())
        self._entry = self._look()
        if board.phase is not Phase.IDLE:
            self._next_s = None
        counting = board.phase is Phase.BETTING or self._automatic
        if counting != self._timer.isActive():
            self._timer.start() if counting else self._timer.stop()
        shown = (self._entry, self._number, self._automatic, self._can_confirm(), *self._said())
        if shown != self._shown:
            self._shown = shown
            self.changed.emit()
        self._tick()

    def _said(self) -> tuple[object, ...]:
        return (self._confirm_second(), self._step(), self._desk.board.phase)

    def _tick(self) -> None:
        left_s = self._desk.remaining_s
        self._period_s = max(self._period_s, left_s)
        if left_s != self._left_s:
            self._left_s = left_s
            self.ticked.emit()
        if self._timer.isActive():
            self._cycle()

    def _cycle(self) -> None:
        """Open the next round when the players have seen the result for long enough."""
        ready = self._automatic and self._open_not_now() == "" and self._desk.may(c.OpenRound)
        if not ready or self._sheet.shown:
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
            self._deeds.show(self._buttons())

    # ---- The buttons --------------------------------------------------------------------------

    def _buttons(self) -> list[DeedRow]:
        seconds = translate("StageView", "{seconds} s").format(seconds=self._desk.look.wagering_s)
        if self._next_s is not None:
            text = translate("StageView", "by itself in {seconds} s")
            seconds = text.format(seconds=ceil(self._next_s))
        betting = self._desk.board.phase is Phase.BETTING
        close_not_now = "" if betting else phase_name(self._desk.board.phase)
        return [
            deed(
                self._desk,
                "open",
                translate("StageView", "Open betting"),
                "play",
                command=c.OpenRound,
                second=seconds,
                not_now=self._open_not_now(),
            ),
            deed(
                self._desk,
                "close",
                translate("StageView", "No more bets"),
                "stop",
                command=c.CloseRound,
                second=translate("StageView", "close now"),
                not_now=close_not_now,
            ),
        ]

    def _open_not_now(self) -> str:
        board = self._desk.board
        if board.frozen:
            return translate("StageView", "accounts are frozen")
        if board.phase is Phase.SHUT:
            return translate("StageView", "open the table first")
        if board.phase is not Phase.IDLE:
            return translate("StageView", "after the result")
        return "" if not self._desk.busy else translate("StageView", "wait for the table")

    # ---- The card -----------------------------------------------------------------------------

    def _look(self) -> _Entry:
        board = self._desk.board
        match board.phase:
            case Phase.BETTING:
                round_line = translate("StageView", "round {round}").format(round=board.round)
                title = translate("StageView", "Place your bets")
                return _Entry(sign="count", title=title, line=round_line)
            case Phase.CLOSING | Phase.SPINNING:
                return self._number_entry()
            case _:
                return self._result_entry()

    def _result_entry(self) -> _Entry:
        results = self._desk.results()
        if self._desk.board.phase is Phase.SHUT:
            title = translate("StageView", "The table is closed")
            return _Entry(
                sign="wait", title=title, line=translate("StageView", "a supervisor opens it")
            )
        if not results:
            title = translate("StageView", "Ready for the first round")
            return _Entry(sign="wait", title=title)
        number, outcome = results[0]
        if outcome is None:
            title = translate("StageView", "Round {round} is void").format(round=number)
            return _Entry(
                sign="wait", title=title, line=translate("StageView", "bets were returned")
            )
        line = translate("StageView", "round {round} is settled").format(round=number)
        return _Entry(sign="pocket", pocket=outcome, title=pocket_name(outcome), line=line)

    def _number_entry(self) -> _Entry:
        sensed, number = self._desk.board.sensed, self._number
        waits = self._waits_for_slips()
        if not number:
            if not sensed:
                title = waits or translate("StageView", "Enter the number")
                line = translate("StageView", "no more bets") if waits else ""
                return _Entry(sign="wait", title=title, line=line)
            return _Entry(
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
        return _Entry(
            sign="pocket",
            pocket=number,
            title=pocket_name(number),
            line=waits or entered,
            sensor=agrees if sensed else "",
            sensor_good=bool(sensed),
            erasable=True,
        )

    def _disagreement(self, number: str, sensed: str) -> _Entry:
        reads = translate("StageView", "Sensor reads {number}").format(number=sensed)
        if self._chosen:
            both = translate("StageView", "{reads}: both recorded").format(reads=reads)
            return _Entry(
                sign="pocket",
                pocket=number,
                title=pocket_name(number),
                line=translate("StageView", "Dealer decided {number}").format(number=number),
                sensor=both,
                alarm=True,
                erasable=True,
            )
        return _Entry(
            sign="choice",
            pocket=number,
            other=sensed,
            title=translate("StageView", "They differ"),
            line=translate("StageView", "You entered {number}").format(number=number),
            sensor=reads,
            alarm=True,
        )

    def _waits_for_slips(self) -> str:
        if self._desk.board.phase is not Phase.CLOSING:
            return ""
        registered = len(self._desk.board.registered)
        text = translate("StageView", "slips registered: {count}, waiting")
        return text.format(count=registered)

    # ---- Touches ------------------------------------------------------------------------------

    @Slot()
    def open(self) -> None:
        period_s = self._desk.look.wagering_s
        self._sheet.give(
            Draft(
                key="open",
                command=c.OpenRound,
                title=translate("StageView", "Open betting"),
                says=(translate("StageView", "For {s} seconds.").format(s=period_s),),
                confirm=translate("StageView", "Open betting"),
                make=lambda filled: c.OpenRound(period_s, 0),
            )
        )

    @Slot()
    def closeBets(self) -> None:  # noqa: N802 - QML names are camelCase
        self._sheet.give(
            Draft(
                key="close",
                command=c.CloseRound,
                title=translate("StageView", "No more bets"),
                says=(translate("StageView", "Betting ends now for everybody."),),
                confirm=translate("StageView", "No more bets"),
                make=lambda filled: c.CloseRound("dealer"),
            )
        )

    @Slot(str)
    def touch(self, pocket: str) -> None:
        """A key, or one of two numbers that differ."""
        if self._desk.board.phase not in (Phase.CLOSING, Phase.SPINNING):
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
    def confirm(self) -> None:
        if not self._can_confirm():
            return
        number = self._number
        self._sheet.give(
            Draft(
                key="confirm",
                command=c.ConfirmResult,
                title=translate("StageView", "Confirm {number}").format(number=pocket_name(number)),
                says=(self._settles(),),
                confirm=translate("StageView", "Confirm {number}").format(
                    number=pocket_name(number)
                ),
                make=lambda filled: c.ConfirmResult(number, ""),
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
        free = board.phase is Phase.SPINNING and not board.frozen and not self._desk.busy
        return free and (decided or self._chosen)

    def _settles(self) -> str:
        seats = self._desk.seats
        count = len(self._desk.board.registered)
        cents = sum(seats[s].stake_cents for s in self._desk.board.registered if s in seats)
        text = translate("StageView", "slips to settle: {count}, {sum} on the cloth")
        return text.format(count=count, sum=self._desk.look.currency.full(cents))

    # ---- For QML ------------------------------------------------------------------------------

    @Property(Rows, constant=True)
    def deeds(self) -> Rows:
        return self._deeds

    @Property(Rows, constant=True)
    def pockets(self) -> Rows:
        return self._pockets

    @Property(str, notify=changed)
    def number(self) -> str:
        return self._number

    @Property(bool, notify=changed)
    def canEnter(self) -> bool:  # noqa: N802
        return self._desk.board.phase in (Phase.CLOSING, Phase.SPINNING)

    @Property(str, notify=changed)
    def sign(self) -> str:
        return self._entry.sign

    @Property(str, notify=changed)
    def pocket(self) -> str:
        return self._entry.pocket

    @Property(str, notify=changed)
    def other(self) -> str:
        return self._entry.other

    @Property(str, notify=changed)
    def title(self) -> str:
        return self._entry.title

    @Property(str, notify=changed)
    def line(self) -> str:
        return self._entry.line

    @Property(str, notify=changed)
    def sensor(self) -> str:
        return self._entry.sensor

    @Property(bool, notify=changed)
    def sensorGood(self) -> bool:  # noqa: N802
        return self._entry.sensor_good

    @Property(bool, notify=changed)
    def alarm(self) -> bool:
        return self._entry.alarm

    @Property(bool, notify=changed)
    def erasable(self) -> bool:
        return self._entry.erasable

    @Property(bool, notify=changed)
    def canConfirm(self) -> bool:  # noqa: N802
        return self._can_confirm()

    @Property(str, notify=changed)
    def confirmText(self) -> str:  # noqa: N802
        if not self._number:
            return translate("StageView", "Confirm the number")
        if self._entry.other:
            text = translate("StageView", "{number} or {other}?")
            other = pocket_name(self._entry.other)
            return text.format(number=pocket_name(self._number), other=other)
        return translate("StageView", "Confirm {number}").format(number=pocket_name(self._number))

    @Property(str, notify=changed)
    def confirmSecond(self) -> str:  # noqa: N802
        return self._confirm_second()

    def _confirm_second(self) -> str:
        board = self._desk.board
        if self._can_confirm():
            return self._settles()
        if board.frozen:
            return translate("StageView", "accounts are frozen")
        if self._desk.busy:
            return translate("StageView", "waiting for the table")
        match board.phase:
            case Phase.SPINNING if self._number:
                return translate("StageView", "touch the number that is right")
            case Phase.SPINNING:
                return translate("StageView", "when you have entered it")
            case Phase.CLOSING:
                return translate("StageView", "when all slips are registered")
            case phase:
                return phase_name(phase)

    @Property(bool, notify=changed)
    def automatic(self) -> bool:
        return self._automatic

    @Property(int, notify=changed)
    def step(self) -> int:
        """Closed, betting, closing, spinning, settled."""
        return self._step()

    def _step(self) -> int:
        board = self._desk.board
        settled = bool(board.last) and board.round == self._desk.last_round
        steps = {Phase.BETTING: 1, Phase.CLOSING: 2, Phase.SPINNING: 3}
        between = 4 if board.phase is Phase.IDLE and settled else 0
        return steps.get(board.phase, between)

    @Property(int, notify=ticked)
    def seconds(self) -> int:
        return ceil(self._left_s)

    @Property(float, notify=ticked)
    def share(self) -> float:
        left_s = self._left_s if self._left_s > LAST_S else float(ceil(self._left_s))
        return min(1.0, left_s / self._period_s)

    @Property(bool, notify=ticked)
    def last(self) -> bool:
        return self._left_s <= LAST_S
