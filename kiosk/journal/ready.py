"""Meters and history of a terminal: views that are made from its facts and kept ready."""

import msgspec

from kiosk.game.history import first_state
from kiosk.game.meters import Meters, count
from kiosk.game.recall import RoundStory, go_on
from kiosk.game.terminal import machine as terminal
from kiosk.game.terminal.state import Terminal
from kiosk.journal.facts import begun_of, read_facts
from kiosk.journal.journal import Journal
from kiosk.rules.rulebook import RuleBook

METERS, HISTORY = "meters", "history"


def rebuild_views(journal: Journal, book: RuleBook) -> None:
    """Meters and history of a terminal, made again from its facts."""
    state = first_state(book, begun_of(journal))
    assert isinstance(state, Terminal), "a table has no meters of its own"
    meters = Meters()
    stories: dict[int, RoundStory] = {}
    for record, fact in read_facts(journal, after=1):
        before, state = state, terminal.apply(state, fact)
        meters = count(meters, fact, before)
        go_on(stories, record.at_ms, fact, before=before, after=state)
    journal.save_view(METERS, [_text(meters)])
    journal.save_view(HISTORY, [_text(story) for story in stories.values()])


def meters_of(journal: Journal, book: RuleBook) -> Meters:
    rows = _rows(journal, book, METERS)
    return msgspec.json.decode(rows[0], type=Meters)


def history_of(journal: Journal, book: RuleBook) -> list[RoundStory]:
    return [msgspec.json.decode(row, type=RoundStory) for row in _rows(journal, book, HISTORY)]


def _rows(journal: Journal, book: RuleBook, view: str) -> list[str]:
    """The rows of a view, which is made again first if facts have come since."""
    rows = journal.view(view)
    if rows is None:
        rebuild_views(journal, book)
        rows = journal.view(view)
    assert rows is not None, "a view just made is true"
    return rows


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
