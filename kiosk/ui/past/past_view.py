"""The past of a table on a screen: the picture of a terminal as it was, and the way through it."""

import asyncio
from collections.abc import Callable
from datetime import datetime
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, QSize, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.journal.errors import JournalError
from kiosk.records.fact_words import fact_words
from kiosk.ui.aside import aside
from kiosk.ui.past.journey import Journey
from kiosk.ui.past.marks import (
    PhaseMark,
    RoundMark,
    Step,
    number_at,
    phase_marks,
    round_marks,
    share_of,
    steps,
)
from kiosk.ui.past.picture import PastPicture
from kiosk.ui.rows import Rows

if TYPE_CHECKING:  # the whole of a terminal's screen, for whoever looks at one
    from kiosk.ui.past.glass import PastGlass

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

SPEEDS = (1, 4, 16)
DRAWN = QSize(1920, 1080)
LOOK_S = 1.0
FRAME_S = 0.2


@QmlElement
class PastView(QObject):
    changed = Signal()
    opened_large = Signal(str, int)
    """Somebody wants to see this seat, at this fact, in a window of its own."""

    def __init__(
        self,
        journey: Journey,
        picture: PastPicture,
        size: QSize = DRAWN,
        parent: QObject | None = None,
    ) -> None:
        """`size` is that of the terminal's screen."""
        super().__init__(parent)
        self._journey = journey
        self._picture = picture
        self._size = size
        self._glass: PastGlass | None = None
        self._drawn = (0, 0)
        """The fact and the time of the picture."""
        self._pictures = 0
        self._trouble = ""
        self._playing = False
        self._speed = SPEEDS[0]
        self._watched = asyncio.Event()
        self._moved = asyncio.Event()
        self._seats_on = 0
        """How many terminals further on somebody wants to be."""
        self._rounds = Rows(RoundMark, self)
        self._phases = Rows(PhaseMark, self)
        self._steps = Rows(Step, self)

    # ---- At work ------------------------------------------------------------------------------

    async def run(self) -> None:
        """Reads and draws while somebody looks, until it is cancelled."""
        while True:
            await self._watched.wait()
            await self.look()
            since_s = monotonic()
            try:
                async with asyncio.timeout(FRAME_S if self._playing else LOOK_S):
                    await self._moved.wait()
            except TimeoutError:
                self._play_on(int((monotonic() - since_s) * 1000))

    def _play_on(self, passed_ms: int) -> None:
        if self._playing and not self._journey.pass_time(passed_ms * self._speed):
            self._playing = False
            self.changed.emit()

    async def look(self) -> None:
        """What was written since, and the screen where one is."""
        self._moved.clear()
        try:
            news = await aside(self._read)
        except JournalError as error:
            self._playing = False
            self._tell(str(error))
            return
        now = (self._journey.number, self._journey.now_ms)
        if news or now != self._drawn:
            self._tell("")
            self._draw()
            self._drawn = now
            self.changed.emit()

    def _read(self) -> bool:
        by, self._seats_on = self._seats_on, 0
        if by:
            self._journey.change_seat(by)
        return self._journey.read() or bool(by)

    def _draw(self) -> None:
        journey = self._journey
        if self._glass is not None and self._glass.seat != journey.seat:
            self._glass.close()
            self._glass = None
        if self._glass is None:
            from kiosk.ui.past.glass import PastGlass  # noqa: PLC0415 - see above

            look = journey.terminals.look(journey.seat)
            self._glass = PastGlass(journey.past.book, look, journey.terminals.table, self._size)
        self._glass.show(journey.moments, journey.now_ms)
        self._picture.image = self._glass.picture()
        self._pictures += 1
        self._rounds.show(round_marks(journey.past))
        self._phases.show(phase_marks(journey.past, journey.number))
        self._steps.show(steps(journey.moments))

    def _tell(self, trouble: str) -> None:
        if trouble != self._trouble:
            self._trouble = trouble
            self.changed.emit()

    def close(self) -> None:
        self._journey.close()
        if self._glass is not None:
            self._glass.close()
            self._glass = None

    # ---- What is touched ----------------------------------------------------------------------

    @Slot(bool)
    def watch(self, watched: bool) -> None:
        """Nothing is read or drawn while nobody looks."""
        self._watched.set() if watched else self._watched.clear()

    def _move(self, how: Callable[[], None]) -> None:
        """Only where there is something to move through."""
        self._playing = False
        if len(self._journey):
            how()
            self._moved.set()
        self.changed.emit()

    @Slot(int)
    def step(self, by: int) -> None:
        self._move(lambda: self._journey.step(by))

    @Slot(int)
    def stepRound(self, by: int) -> None:  # noqa: N802 - QML names are camelCase
        self._move(lambda: self._journey.step_round(by))

    @Slot(int)
    def goTo(self, number: int) -> None:  # noqa: N802
        self._move(lambda: self._journey.go_to(number))

    @Slot(float)
    def slide(self, share: float) -> None:
        """Along the whole evening."""
        self._move(lambda: self._journey.go_to(number_at(share, 1, len(self._journey))))

    @Slot(float)
    def slideInRound(self, share: float) -> None:  # noqa: N802
        journey = self._journey
        self._move(lambda: journey.go_to(number_at(share, *journey.past.round_of(journey.number))))

    @Slot()
    def newest(self) -> None:
        """And on with whatever is written."""
        self._move(lambda: self._journey.go_to(None))

    @Slot(int)
    def stepSeat(self, by: int) -> None:  # noqa: N802
        def change() -> None:
            self._seats_on += by

        self._move(change)

    @Slot()
    def play(self) -> None:
        """Or stop."""
        playing = not self._playing
        self._move(lambda: None)
        self._playing = playing and len(self._journey) > 0
        self.changed.emit()

    @Slot()
    def nextSpeed(self) -> None:  # noqa: N802
        self._speed = SPEEDS[(SPEEDS.index(self._speed) + 1) % len(SPEEDS)]
        self.changed.emit()

    @Slot()
    def openLarge(self) -> None:  # noqa: N802
        if len(self._journey):
            self.opened_large.emit(self._journey.seat, self._journey.number)

    # ---- For QML ------------------------------------------------------------------------------

    @property
    def glass(self) -> "PastGlass | None":
        """The screen as it was, once it is drawn."""
        return self._glass

    @Property(str, notify=changed)
    def picture(self) -> str:
        return f"image://past/{self._pictures}" if self._pictures else ""

    @Property(float, constant=True)
    def shape(self) -> float:
        """How much wider than high the terminal's screen is."""
        return self._size.width() / self._size.height()

    @Property(str, notify=changed)
    def trouble(self) -> str:
        return self._trouble

    @Property(str, notify=changed)
    def seat(self) -> str:
        return f"Seat {self._journey.seat}" if self._pictures else ""

    @Property(bool, notify=changed)
    def severalSeats(self) -> bool:  # noqa: N802
        return self._pictures > 0 and len(self._journey.terminals.journals) > 1

    @Property(str, notify=changed)
    def place(self) -> str:
        """Which fact of how many, and when."""
        if not self._pictures:
            return "Reading ..."
        at = datetime.fromtimestamp(self._journey.now_ms / 1000)
        number, last = self._journey.number, len(self._journey)
        return f"Fact {number:,} of {last:,}, {at:%Y-%m-%d %H:%M:%S}"

    @Property(str, notify=changed)
    def words(self) -> str:
        """What the fact says."""
        moments = self._journey.moments
        return fact_words(moments[-1].fact) if moments and self._pictures else ""

    @Property(float, notify=changed)
    def share(self) -> float:
        return share_of(self._journey.number, 1, len(self._journey))

    @Property(float, notify=changed)
    def shareOfRound(self) -> float:  # noqa: N802
        if not self._pictures:
            return 0.0
        first, last = self._journey.past.round_of(self._journey.number)
        return (self._journey.number - first + 0.5) / (last + 1 - first)

    @Property(Rows, constant=True)
    def rounds(self) -> Rows:
        return self._rounds

    @Property(Rows, constant=True)
    def phases(self) -> Rows:
        return self._phases

    @Property(Rows, constant=True)
    def steps(self) -> Rows:
        """The facts that led to this one, newest first."""
        return self._steps

    @Property(bool, notify=changed)
    def playing(self) -> bool:
        return self._playing

    @Property(bool, notify=changed)
    def live(self) -> bool:
        return self._journey.live

    @Property(str, notify=changed)
    def speed(self) -> str:
        return f"{self._speed}×"
