"""What the camera saw of a round: six stills of it, and each moment between them by the finger.

Stills are evidence. Nothing here proposes a number.
"""

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, QSizeF, QTimer, Signal, Slot
from PySide6.QtGui import QImage, QPainter

from kiosk.console.films import FilmReader
from kiosk.game.films.film import Still
from kiosk.link import messages as m
from kiosk.ui.camera_view import paint_filling
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.stage_view import StageView
from kiosk.ui.console.words import trouble_words
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.texts import translate
from kiosk.ui.times import Times

STILLS = 6
_PLAY_MS = 100
_HASH_SHOWN = 8


class StillRow(Struct, frozen=True):
    time: str
    chosen: bool


class FilmShown(Struct, frozen=True, kw_only=True):
    differs: bool = False
    """Sensor and dealer do not agree, and there is a camera: the film comes by itself."""
    there: bool = False
    title: str = ""
    note: str = ""
    """That it is kept, or why there is no picture."""
    time: str = ""
    """Of the moment that is looked at."""
    share: float = 0.0
    playing: bool = False


class StillPicture(QObject):
    """One of the stills, for a `WheelWindow`."""

    moved = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._jpeg = b""
        self._picture = QImage()

    def show(self, jpeg: bytes) -> None:
        if jpeg != self._jpeg:
            self._jpeg, self._picture = jpeg, QImage.fromData(jpeg)
            self.moved.emit()

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        paint_filling(painter, self._picture, size)


class FilmView(ViewPart[FilmShown, ConsoleDesk]):
    stills = rows_of(StillRow)

    def __init__(
        self, desk: ConsoleDesk, stage: StageView, times: Times, parent: QObject | None = None
    ) -> None:
        super().__init__(desk, parent)
        self._stage, self._times = stage, times
        self._reader = FilmReader(desk.client)
        self._reader.on_change = self.refresh
        self._round = 0
        """That somebody wants to see; 0: the present one."""
        self._film: tuple[Still, ...] = ()
        self._at = 0
        self._pictures = [StillPicture(self) for _ in range(STILLS)]
        self._timer = QTimer(self, interval=_PLAY_MS)
        self._timer.timeout.connect(self._step)
        stage.changed.connect(self.refresh)

    @Slot(int, result=QObject)
    def picture(self, place: int) -> QObject:
        return self._pictures[place]

    def look_at(self, round_: int) -> None:
        self._round = round_
        self.refresh()

    def refresh(self) -> None:
        house = self._desk.client.house
        if house is None:
            return
        differs = house.filmed and self._stage.differs
        round_ = self._desk.board.round if differs else self._round
        of_round = next((told for told in house.films if told.round == round_), None)
        coming = self._take(of_round) if differs or self._round else False
        title = translate("FilmView", "Wheel camera, round {round}").format(round=round_)
        note = self._note(house, of_round, coming=coming)
        there = bool(self._film)
        self.show(replace(self.showing, differs=differs, there=there, title=title, note=note))
        self._look()

    def _take(self, of_round: m.FilmsOf | None) -> bool:
        """All films of the round, one after the other. Whether some are on their way."""
        film: tuple[Still, ...] = ()
        for digest in of_round.films if of_round else ():
            stills = self._reader.stills(digest)
            if stills is None:
                return True
            film += stills
        if film != self._film:
            self._film, self._at = film, max(0, len(film) - 1)
            self._stop()
        return False

    def _note(self, house: m.House, of_round: m.FilmsOf | None, *, coming: bool) -> str:
        if coming:
            return translate("FilmView", "on its way from the table")
        if self._film and of_round is not None:
            text = translate("FilmView", "recorded, held with the round, hash {hash}")
            return text.format(hash=of_round.films[-1][:_HASH_SHOWN])
        if of_round is not None and of_round.films:
            return translate("FilmView", "the table's film is missing or was changed")
        why = of_round.why if of_round is not None else house.camera
        if not why:
            return translate("FilmView", "no picture yet")
        return translate("FilmView", "No picture: {why}").format(why=trouble_words(why))

    # ---- A moment of it -------------------------------------------------------------------------

    def _look(self) -> None:
        last = max(0, len(self._film) - 1)
        shown = min(range(STILLS), key=lambda place: abs(self._usual(place) - self._at))
        rows = []
        for place, picture in enumerate(self._pictures):
            at = self._at if place == shown else self._usual(place)
            still = self._film[at] if self._film else None
            picture.show(still.jpeg if still else b"")
            rows.append(StillRow(self._time(still), place == shown and bool(self._film)))
        self.stills.show(rows)
        time = self._time(self._film[self._at]) if self._film else ""
        playing, share = self._timer.isActive(), self._at / last if last else 0.0
        self.show(replace(self.showing, time=time, playing=playing, share=share))

    def _usual(self, place: int) -> int:
        """The still in this place as long as nobody looks at one beside it."""
        return round(place * max(0, len(self._film) - 1) / (STILLS - 1))

    def _time(self, still: Still | None) -> str:
        if still is None:
            return ""
        return f"{self._times.of_day(still.at_ms)}.{still.at_ms // 100 % 10}"

    @Slot(int)
    def choose(self, place: int) -> None:
        self._stop()
        self._at = self._usual(place)
        self._look()

    @Slot(float)
    def slide(self, share: float) -> None:
        self._stop()
        self._at = round(share * max(0, len(self._film) - 1))
        self._look()

    @Slot()
    def play(self) -> None:
        """From the beginning, if it is at its end."""
        if self._timer.isActive():
            self._stop()
        elif self._film:
            self._at = 0 if self._at == len(self._film) - 1 else self._at
            self._timer.start()
        self._look()

    def _stop(self) -> None:
        self._timer.stop()

    def _step(self) -> None:
        self._at = min(self._at + 1, max(0, len(self._film) - 1))
        if self._at == len(self._film) - 1:
            self._stop()
        self._look()
