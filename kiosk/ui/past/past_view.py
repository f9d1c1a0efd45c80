"""The past of a table on a screen: the picture of a terminal as it was, and the way through it."""

import asyncio
from collections.abc import Callable
from datetime import datetime
from time import monotonic
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QObject, QSize, Signal, Slot

from kiosk.journal.errors import JournalError
from kiosk.late import Late
from kiosk.records.fact_words import fact_words
from kiosk.ui.aside import aside
from kiosk.ui.past.journey import Journey
from kiosk.ui.past.marks import (
    MarkStep,
    PhaseMark,
    RoundMark,
    number_at,
    phase_marks,
    round_marks,
    share_of,
    steps,
)
from kiosk.ui.past.picture import PastPicture
from kiosk.ui.shown import View, constant, rows_of

if TYPE_CHECKING:
    from kiosk.ui.past import past_screen as screens
else:  # the whole of a terminal's screen, for whoever looks at one
    screens = Late("kiosk.ui.past.past_screen")

SPEEDS = (1, 4, 16)
DRAWN = QSize(1920, 1080)
LOOK_S = 1.0
FRAME_S = 0.2


class PastShown(Struct, frozen=True, kw_only=True):
    picture: str = ""
    trouble: str = ""
    seat: str = ""
    several_seats: bool = False
    place: str = "Reading ..."
    """Which fact of how many, and when."""
    words: str = ""
    """What the fact says."""
    share: float = 0.0
    share_of_round: float = 0.0
    playing: bool = False
    live: bool = True
    speed: str = f"{SPEEDS[0]}×"


class PastView(View[PastShown]):
    shape = constant(float)
    """How much wider than high the terminal's screen is."""
    rounds = rows_of(RoundMark)
    phases = rows_of(PhaseMark)
    steps = rows_of(MarkStep)
    """The facts that led to this one, newest first."""
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
        self._shape = size.width() / size.height()
        self._screen: screens.PastScreen | None = None
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
        self._update()

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
            self._update()

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
            self._draw()
            self._drawn = now
            self._tell("")

    def _read(self) -> bool:
        by, self._seats_on = self._seats_on, 0
        if by:
            self._journey.change_seat(by)
        return self._journey.read() or bool(by)

    def _draw(self) -> None:
        journey = self._journey
        if self._screen is not None and self._screen.seat != journey.seat:
            self._screen.close()
            self._screen = None
        if self._screen is None:
            look = journey.terminals.look(journey.seat)
            self._screen = screens.PastScreen(
                journey.past.book, look, journey.terminals.table, self._size
            )
        self._screen.show(journey.moments, journey.now_ms)
        self._picture.image = self._screen.picture()
        self._pictures += 1
        self.rounds.show(round_marks(journey.past))
        self.phases.show(phase_marks(journey.past, journey.number))
        self.steps.show(steps(journey.moments))

    def _tell(self, trouble: str) -> None:
        self._trouble = trouble
        self._update()

    def close(self) -> None:
        self._journey.close()
        if self._screen is not None:
            self._screen.close()
            self._screen = None

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
        self._update()

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
        self._update()

    @Slot()
    def nextSpeed(self) -> None:  # noqa: N802
        self._speed = SPEEDS[(SPEEDS.index(self._speed) + 1) % len(SPEEDS)]
        self._update()

    @Slot()
    def openLarge(self) -> None:  # noqa: N802
        if len(self._journey):
            self.opened_large.emit(self._journey.seat, self._journey.number)

    # ---- What is shown ------------------------------------------------------------------------

    @property
    def screen(self) -> "screens.PastScreen | None":
        """The screen as it was, once it is drawn."""
        return self._screen

    def _update(self) -> None:
        there, journey = self._pictures > 0, self._journey
        self.show(
            PastShown(
                picture=f"image://past/{self._pictures}" if there else "",
                trouble=self._trouble,
                seat=f"Seat {journey.seat}" if there else "",
                several_seats=there and len(journey.terminals.journals) > 1,
                place=self._place() if there else "Reading ...",
                words=fact_words(journey.moments[-1].fact) if there and journey.moments else "",
                share=share_of(journey.number, 1, len(journey)),
                share_of_round=self._share_of_round() if there else 0.0,
                playing=self._playing,
                live=journey.live,
                speed=f"{self._speed}×",
            )
        )

    def _place(self) -> str:
        at = datetime.fromtimestamp(self._journey.now_ms / 1000)
        number, last = self._journey.number, len(self._journey)
        return f"Fact {number:,} of {last:,}, {at:%Y-%m-%d %H:%M:%S}"

    def _share_of_round(self) -> float:
        first, last = self._journey.past.round_of(self._journey.number)
        return (self._journey.number - first + 0.5) / (last + 1 - first)
