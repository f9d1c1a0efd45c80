"""Films of the wheel. They decide nothing: people look at them where sensor, dealer and players do
not agree."""

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.films.film import FRAMES_MAX
from kiosk.game.films.state import Films, RoundFilms
from kiosk.game.refusal import Reason, require
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.rules.rulebook import RuleBook

PART = TablePart("films")

OF_ROUND_MAX = 8
"""A spin that is called off and begun again has films of its own."""
FILMS_MAX = 4000
"""Of all rounds."""
LET_GO_MAX = 100
"""At once."""
_SHA256_DIGITS = 64


@PART.records(f.RoundFilmed)
def keep_film(command: c.KeepFilm, book: RuleBook, state: Table) -> None:
    require(command.round in state.round.kept, Reason.WRONG_ROUND, round=command.round)
    there = state.films.get(command.round, RoundFilms())
    require(there.told < OF_ROUND_MAX, Reason.FILMS_FULL)
    if not command.film:
        require(bool(command.why) and not command.stills, Reason.FALSE_FILM)
        return
    is_digest = len(command.film) == _SHA256_DIGITS and set(command.film) <= {*"0123456789abcdef"}
    require(is_digest and 0 < command.stills <= FRAMES_MAX, Reason.FALSE_FILM)
    kept = [film for films in state.films.values() for film in films.films]
    require(command.film not in kept, Reason.KEY_REUSED, key=command.film)
    require(len(kept) < FILMS_MAX, Reason.FILMS_FULL)


@PART.records(f.FilmsLetGo)
def let_films_go(command: c.LetFilmsGo, book: RuleBook, state: Table) -> None:
    """None of a round that people must still answer a question about."""
    free = {film for films in free_films(state).values() for film in films.films}
    once = len({*command.films}) == len(command.films) and 0 < len(command.films) <= LET_GO_MAX
    require(once and free.issuperset(command.films), Reason.FILM_HELD)


def free_films(state: Table) -> Films:
    """Those that may go: of rounds about which no case is open."""
    asked = {case.round for case in state.cases.values()}
    return {round_: films for round_, films in state.films.items() if round_ not in asked}


@PART.applies
def _(fact: f.RoundFilmed, films: Films, state: Table) -> Films:
    there = films.get(fact.round, RoundFilms())
    added = (fact.film,) if fact.film else ()
    told = RoundFilms(
        films=(*there.films, *added),
        held=there.held or _in_question(state, fact.round),
        told=there.told + 1,
        why=fact.why,
    )
    return {**films, fact.round: told}


def _in_question(state: Table, round_: int) -> bool:
    """A round about which something was, before its last film was there."""
    played = state.round.kept[round_]
    differs = played.outcome is not None and played.sensed not in ("", played.outcome)
    asked = any(case.round == round_ for case in state.cases.values())
    return differs or asked or played.void or played.settlement > 1


@PART.applies
def _(fact: f.FilmsLetGo, films: Films, state: Table) -> Films:
    gone = {*fact.films}
    left = {
        round_: replace(there, films=tuple(film for film in there.films if film not in gone))
        for round_, there in films.items()
    }
    return {
        round_: there for round_, there in left.items() if there.films or round_ in state.round.kept
    }


@PART.applies
def _(
    fact: f.CaseOpened | f.ResultCorrected | f.MalfunctionDeclared | f.RoundVoided,
    films: Films,
    state: Table,
) -> Films:
    return _held(films, fact.round)


@PART.applies
def _(fact: f.ResultConfirmed, films: Films, state: Table) -> Films:
    return films if fact.sensor in ("", fact.outcome) else _held(films, fact.round)


def _held(films: Films, round_: int) -> Films:
    if round_ not in films:
        return films
    return {**films, round_: replace(films[round_], held=True)}


@PART.applies
def _(fact: f.RoundOpened, films: Films, state: Table) -> Films:
    """Of rounds that nobody can ask about any more, only what there is to see."""
    if all(there.films or round_ in state.round.kept for round_, there in films.items()):
        return films
    return {r: there for r, there in films.items() if there.films or r in state.round.kept}
