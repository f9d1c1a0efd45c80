"""The link of a controller: what is set for its levels, by whom, and whether wagers are taken."""

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.given import Given
from kiosk.game.jackpot import commands as c
from kiosk.game.jackpot.levels import new_level
from kiosk.game.jackpot.part import ControllerPart
from kiosk.game.jackpot.returns import require_sound
from kiosk.game.jackpot.state import Controller, Level, Link
from kiosk.game.jackpot.values import DrawnWhy, LevelTerms
from kiosk.game.refusal import Reason, require

PART = ControllerPart("link")


@PART.records(f.JackpotPeopleNamed)
def name_people(command: c.NameJackpotPeople, book: None, state: Controller) -> bool:
    return command.people != state.link.people


@PART.records(f.JackpotTermsSet)
def set_terms(command: c.SetJackpotTerms, book: None, state: Controller, given: Given) -> None:
    """Never while it runs, nor while anybody waits for what he won."""
    require_sound(command.terms)
    if state.link.terms is None:
        _require_nobody(given, command.why)
        return
    _require_two_people(state, given, command.why)
    require(not state.link.started, Reason.LINK_STARTED)
    require(not any(hit.pending for hit in state.hits.values()), Reason.HITS_PENDING)
    # No seal is thrown away unopened.
    sealed = any(level.commitment for level in state.levels)
    require(not sealed, Reason.TRIGGER_SEALED)


@PART.records(f.LinkStarted)
def start_link(command: c.StartLink, book: None, state: Controller, given: Given) -> None:
    require(not state.link.started, Reason.LINK_STARTED)
    require(bool(state.levels), Reason.BAD_LEVELS, because="no levels are set")
    for level in state.levels:
        require(level.ready, Reason.LEVEL_STOPPED, name=level.terms.name)
    if state.link.starts:
        _require_two_people(state, given, command.why)
    else:
        _require_nobody(given, command.why)


@PART.records(f.LinkStopped)
def stop_link(command: c.StopLink, book: None, state: Controller, given: Given) -> None:
    require(state.link.started, Reason.LINK_STOPPED)
    _require_two_people(state, given, command.why)


def _require_nobody(given: Given, why: str) -> None:
    """The first time it is the controller itself, by its settings."""
    for name in (given.who, given.second):
        require(not name, Reason.UNKNOWN_STAFF, name=name)
    require(not why, Reason.BAD_MESSAGE)


def _require_two_people(state: Controller, given: Given, why: str) -> None:
    for name in (given.who, given.second):
        require(name in state.link.people, Reason.UNKNOWN_STAFF, name=name)
    require(given.who != given.second, Reason.SECOND_PERSON)
    require(bool(why.strip()), Reason.NO_WHY)


@PART.applies
def _(fact: f.JackpotPeopleNamed, link: Link, state: Controller) -> Link:
    return replace(link, people=fact.people)


@PART.applies
def _(fact: f.LinkStarted, link: Link, state: Controller) -> Link:
    return replace(link, started=True, starts=link.starts + 1)


@PART.applies
def _(fact: f.LinkStopped, link: Link, state: Controller) -> Link:
    return replace(link, started=False)


@PART.applies
def _(fact: f.JackpotTermsSet, link: Link, state: Controller) -> Link:
    return replace(link, terms=fact.terms)


@PART.applies
def _(fact: f.JackpotTermsSet, levels: tuple[Level, ...], state: Controller) -> tuple[Level, ...]:
    """What a level of the same name held goes on. What others held belongs to the players all the
    same, and waits in the hidden pool of the last level."""
    before = {level.terms.name: level for level in levels}
    names = {terms.name for terms in fact.terms.levels}
    left = [level for level in levels if level.terms.name not in names]
    left_parts = sum(level.value_parts + level.hidden_parts for level in left)
    *first, last = (_renewed(terms, before.get(terms.name)) for terms in fact.terms.levels)
    return (*first, _with_pool(last, left_parts))


def _renewed(terms: LevelTerms, before: Level | None) -> Level:
    if before is None:
        return new_level(terms)
    level = new_level(terms, value_parts=before.value_parts, hidden_parts=before.hidden_parts)
    return replace(level, due=DrawnWhy.TERMS, hits=before.hits, last_hit_ms=before.last_hit_ms)


def _with_pool(level: Level, parts: int) -> Level:
    meters = level.meters
    return replace(
        level,
        hidden_parts=level.hidden_parts + parts,
        meters=replace(meters, initial_hidden_parts=meters.initial_hidden_parts + parts),
    )
