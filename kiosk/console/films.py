"""Films of the wheel, fetched from the table piece by piece: nothing is shown that does not have
the hash which the table's journal has of it."""

import asyncio
from collections.abc import Callable
from hashlib import sha256

from kiosk.game.films.film import FILM_MAX, FilmError, Still, stills_of
from kiosk.link import messages as m
from kiosk.link.client import TableClient

_KEPT_MAX = 8
_PAUSE_S = 0.02
"""Between two pieces, which leaves the line to what cannot wait."""
_ANSWER_S = 10.0


class FilmReader:
    """Fetches one film at a time, the one that was wanted last."""

    def __init__(self, client: TableClient) -> None:
        self.on_change: Callable[[], None] = lambda: None
        self._client = client
        self._stills: dict[str, tuple[Still, ...]] = {}
        """Of films that have come; nothing of one that the table does not have, or not as it
        was."""
        self._wanted = ""
        self._come = b""
        self._again: asyncio.TimerHandle | None = None
        client.on_film = self._take

    def stills(self, film: str) -> tuple[Still, ...] | None:
        """None: it is on its way. Nothing: it cannot be shown."""
        if film not in self._stills and film != self._wanted:
            self._wanted, self._come = film, b""
            self._ask()
        return self._stills.get(film)

    def _ask(self) -> None:
        """From where it has come to, and again if no answer comes: the table may be away."""
        self._client.look_at_film(self._wanted, len(self._come))
        self._call(self._ask, _ANSWER_S)

    def _call(self, what: Callable[[], None], later_s: float) -> None:
        if self._again is not None:
            self._again.cancel()
        self._again = asyncio.get_running_loop().call_later(later_s, what)

    def _take(self, piece: m.FilmPart) -> None:
        if piece.film != self._wanted or piece.at != len(self._come):
            return
        self._come += piece.part
        if not piece.part or len(self._come) > FILM_MAX or len(self._come) >= piece.size:
            self._end()
        else:
            self._call(self._ask, _PAUSE_S)

    def _end(self) -> None:
        film, come = self._wanted, self._come
        self._wanted, self._come = "", b""
        if self._again is not None:
            self._again.cancel()
        try:
            stills = stills_of(come) if sha256(come).hexdigest() == film else []
        except FilmError:
            stills = []
        self._stills[film] = tuple(stills)
        while len(self._stills) > _KEPT_MAX:
            del self._stills[next(iter(self._stills))]
        self.on_change()
