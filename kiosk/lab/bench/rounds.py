"""Facts of a long, dull evening, made quickly: a terminal that bets red and black and never loses
more than it wins, for as many rounds as are wanted."""

from collections.abc import Iterator
from itertools import count, islice

from kiosk.game import facts as f
from kiosk.game.history import begun
from kiosk.rules.rulebook import RuleBook

_CENTS = 500
_OUTCOME = "17"


def facts(book: RuleBook, wanted: int) -> Iterator[f.Fact]:
    return islice(_evening(book), wanted)


def _evening(book: RuleBook) -> Iterator[f.Fact]:
    yield begun(book, f.Role.TERMINAL, "1")
    yield f.AccountOpened(account=1)
    yield f.NoteStacked(key="note", cents=2 * _CENTS)
    yield f.NoteCredited(key="note", cents=2 * _CENTS)
    for number in count(1):
        yield from _round(number)


def _round(number: int) -> Iterator[f.Fact]:
    yield f.WageringOpened(round=number, period_s=30)
    for wager in ("red", "black"):
        yield f.SlipChanged(step=f.SlipStep.PLACE, stakes={wager: _CENTS})
    stakes = {"red": _CENTS, "black": _CENTS}
    yield f.WageringEnded(key=f"slip-{number}", round=number, stakes=stakes, vouchers={})
    yield f.SlipRegistered(round=number)
    yield f.RoundSettled(
        round=number,
        settlement=1,
        outcome=_OUTCOME,
        winnings_cents=_CENTS,
        returned_cents=_CENTS,
        spent_cents=_CENTS,
    )
