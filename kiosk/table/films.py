"""What the camera saw of each spin, as evidence: kept beside the journal, its hash a fact.

Nothing of a round waits for it. Whatever goes wrong with camera or disk ends the evidence of that
spin and nothing else, and the journal says that there is no picture, and why.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain

from kiosk.devices.camera.frames import Frame
from kiosk.game import facts as f
from kiosk.game.bounds import TEXT_MAX
from kiosk.game.films.film import FILM_MAX, FRAMES_MAX, Still, film_of, is_whole
from kiosk.game.films.table import LET_GO_MAX, free_films
from kiosk.game.refusal import Refused
from kiosk.game.table import commands as c
from kiosk.link import messages as m
from kiosk.table.decider import Decider
from kiosk.table.settings import FilmStore, TableSettings, TableSources

_log = logging.getLogger(__name__)

WHO = "camera"
_UNWRITTEN_MAX = 4
"""Spins whose films wait for the disk."""
_AGAIN_S = 60.0
"""Until a camera that has failed in a way of its own is tried again."""
NO_FRAME, TOO_SLOW, NO_ROOM = "no frame came", "the disk is too slow", "the disk has no room"
STANDS_STILL = "the picture stands still"


@dataclass(frozen=True, slots=True)
class _Spin:
    """As much of it as the camera saw until something was known of it."""

    round: int
    stills: tuple[Still, ...]
    why: str


class FilmDesk:
    def __init__(self, decider: Decider, settings: TableSettings, sources: TableSources) -> None:
        self._decider = decider
        self._settings = settings
        self._sources = sources
        self._stills: deque[Still] = deque(maxlen=FRAMES_MAX)
        self._seen_of = 0
        """The round of the last film, if there was something to be seen on it."""
        self.on_change: Callable[[], None] = lambda: None
        """There is a picture, or none any more."""
        self._read = ("", b"")
        """The film that was asked for last."""
        self._unwritten: deque[_Spin] = deque()
        self._news = asyncio.Event()
        self._sizes: dict[str, int] = {}
        """Of every film on the disk, from the oldest, also of those that no fact names."""

    @property
    def lacks(self) -> str | None:
        """Why there is no picture; nothing: there is one. None: there is no camera."""
        camera = self._sources.camera
        if camera is None:
            return None
        return "" if camera.live else camera.why or NO_FRAME

    async def piece(self, film: str, at: int) -> m.FilmPart:
        """For somebody who looks at it. One film is kept in memory, for it is asked for in many
        pieces."""
        store = self._sources.films
        if self._read[0] != film and store is not None:
            self._read = (film, await store.read(film) or b"")
        content = self._read[1] if self._read[0] == film else b""
        part = content[at : at + m.FILM_PART_BYTES]
        return m.FilmPart(film=film, at=at, size=len(content), part=part)

    async def run(self) -> None:
        camera, store = self._sources.camera, self._sources.films
        if camera is None or store is None:
            return
        camera.on_frame, camera.on_change = self._take, self.on_change
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._film())
            tasks.create_task(self._write(store))

    def see(self, fact: f.Fact) -> None:
        """What is durable: upon a number, or the end of a spin without one, its film is cut."""
        match fact:
            case f.NumberSensed() | f.ResultConfirmed() | f.NoSpinCalled() | f.RoundVoided():
                self._cut(fact.round)

    # ---- The camera -----------------------------------------------------------------------------

    async def _film(self) -> None:
        camera = self._sources.camera
        assert camera is not None
        while True:
            try:
                await camera.run()
            except Exception:
                _log.exception("the camera has failed; the table goes on without it")
            await asyncio.sleep(_AGAIN_S)

    def _take(self, frame: Frame) -> None:
        jpeg = bytes(frame.pixels)
        if is_whole(jpeg):
            self._stills.append(Still(self._sources.now_ms(), jpeg))
        since_ms = self._sources.now_ms() - 1000 * self._settings.film_s
        size = sum(len(still.jpeg) for still in self._stills)
        while self._stills and (self._stills[0].at_ms < since_ms or size > FILM_MAX // 2):
            size -= len(self._stills.popleft().jpeg)

    def _cut(self, round_: int) -> None:
        if self._sources.camera is None:
            return
        since_ms = self._sources.now_ms() - 1000 * self._settings.film_s
        stills = tuple(still for still in self._stills if still.at_ms >= since_ms)
        self._stills.clear()
        if not stills and not self.lacks and self._seen_of == round_:
            return  # the number was confirmed before there was anything more to see
        self._seen_of = round_ if stills else 0
        why = self.lacks or ("" if stills else NO_FRAME)
        if len(self._unwritten) >= _UNWRITTEN_MAX:
            stills, why = (), TOO_SLOW
        self._unwritten.append(_Spin(round_, stills, why))
        self._news.set()

    # ---- The disk -------------------------------------------------------------------------------

    async def _write(self, store: FilmStore) -> None:
        try:
            self._sizes = await store.sizes()
        except OSError as error:
            _log.warning("films of before cannot be counted: %s", error)
        while True:
            while self._unwritten:
                # It counts as unwritten until it is.
                await self._keep(store, self._unwritten[0])
                self._unwritten.popleft()
            self._news.clear()
            await self._news.wait()

    async def _keep(self, store: FilmStore, spin: _Spin) -> None:
        try:
            await self._decider.tell(WHO, await self._kept(store, spin))
            await self._let_old_go(store)
        except Refused as refused:
            _log.warning("a film of round %d is not kept: %s", spin.round, refused)
        except Exception:
            _log.exception("a film of round %d is not kept", spin.round)

    async def _kept(self, store: FilmStore, spin: _Spin) -> c.KeepFilm:
        film = film_of(spin.stills)
        if not film:
            return self._no_picture(spin, spin.why)
        if not await self._make_room(store, len(film)):
            return self._no_picture(spin, NO_ROOM)
        try:
            digest = await store.keep(film)
        except Exception as error:
            what = getattr(error, "strerror", None) or type(error).__name__
            return self._no_picture(spin, f"it cannot be written: {what}")
        self._sizes[digest] = len(film)
        first, *others = spin.stills
        still = bool(others) and all(other.jpeg == first.jpeg for other in others)
        why = spin.why or (STANDS_STILL if still else "")
        return c.KeepFilm(spin.round, digest, len(spin.stills), why[:TEXT_MAX])

    def _no_picture(self, spin: _Spin, why: str) -> c.KeepFilm:
        _log.warning("no picture of the wheel in round %d: %s", spin.round, why)
        return c.KeepFilm(spin.round, why=why[:TEXT_MAX])

    async def _make_room(self, store: FilmStore, size: int) -> bool:
        """First goes what no fact names, then the oldest that may. What a case is about stays."""
        state = self._decider.state
        named = {film for films in state.films.values() for film in films.films}
        for film in [film for film in self._sizes if film not in named]:
            if self._fits(size):
                return True
            await self._delete(store, film)
        free = free_films(state)
        ordinary = [films.films for _, films in sorted(free.items()) if not films.held]
        held = [films.films for _, films in sorted(free.items()) if films.held]
        for film in chain(*ordinary, *held):
            if self._fits(size):
                return True
            await self._let_go(store, [film])
        return self._fits(size)

    def _fits(self, size: int) -> bool:
        return sum(self._sizes.values()) + size <= self._settings.film_bytes

    async def _let_old_go(self, store: FilmStore) -> None:
        """Of rounds about which nothing was in question, as many are kept as the house wants."""
        free = free_films(self._decider.state)
        rounds = sorted(n for n, films in free.items() if films.films and not films.held)
        too_many = rounds[: max(0, len(rounds) - self._settings.film_rounds)]
        old = [film for round_ in too_many for film in free[round_].films]
        if old:
            await self._let_go(store, old[:LET_GO_MAX])

    async def _let_go(self, store: FilmStore, films: list[str]) -> None:
        await self._decider.tell(WHO, c.LetFilmsGo(tuple(films)))
        for film in films:
            await self._delete(store, film)

    async def _delete(self, store: FilmStore, film: str) -> None:
        self._sizes.pop(film, None)
        try:
            await store.let_go(film)
        except OSError as error:
            _log.warning("the film %s cannot be deleted: %s", film[:16], error)
