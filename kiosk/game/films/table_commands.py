"""What can be asked of the table."""

from kiosk.game.command import TableCommand


class KeepFilm(TableCommand, frozen=True):
    """By the table's own process: a film of a round is on its disk, or there is none."""

    round: int
    film: str = ""
    stills: int = 0
    why: str = ""


class LetFilmsGo(TableCommand, frozen=True):
    """By the table's own process, which deletes them then."""

    films: tuple[str, ...]
