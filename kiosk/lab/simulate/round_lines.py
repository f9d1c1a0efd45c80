"""One readable line for each round, from the table's own journal."""

from collections.abc import Iterator
from pathlib import Path

from kiosk.game import facts as f
from kiosk.game.round.state import SlipStatus, TableRound
from kiosk.game.settling import settle_slip
from kiosk.game.table.state import Table
from kiosk.lab.simulate.director import line_of
from kiosk.lab.simulate.followed_state import FollowedState
from kiosk.rules.money import money_text
from kiosk.rules.pockets import colour
from kiosk.rules.rulebook import RuleBook


class RoundLines:
    def __init__(self, book: RuleBook, path: Path) -> None:
        self.rounds = 0
        """How many are over: settled or void."""
        self._book = book
        self._journal = FollowedState(book, path)

    def new(self) -> Iterator[str]:
        """What was written since the last time."""
        for fact, state in self._journal.news():
            assert isinstance(state, Table)
            yield from self._told(fact, state)

    def _told(self, fact: f.AnyFact, state: Table) -> Iterator[str]:
        match fact:
            case f.ResultConfirmed():
                self.rounds += 1
                yield self._result(state.round.kept[fact.round])
            case f.RoundVoided():
                self.rounds += 1
                yield f"{_heading(fact.round)}void: {fact.reason}"
            case f.ResultCorrected():
                yield f"{self._result(state.round.kept[fact.round])} (corrected)"
            case f.NoSpinCalled():
                yield f"{_heading(fact.round)}no spin: {fact.reason}"
            case f.SpinScored():
                held = (f"{name} {score.stack}" for name, score in fact.scores.items())
                session = state.tournament.session
                off = f", play-off {session.play_off}" if session and session.play_off else ""
                yield f"  session {fact.session}{off}, spin {fact.spin}: {', '.join(held)}"
            case _ if line := line_of(fact):
                yield f"  {line}"

    def _result(self, played: TableRound) -> str:
        slips = [s for s in played.slips.values() if s.status is SlipStatus.REGISTERED]
        wagers = sum(len(slip.stakes.keys() | slip.promotional.keys()) for slip in slips)
        staked = sum(sum(slip.stakes.values()) for slip in slips)
        won = sum(
            settle_slip(self._book, s.stakes, s.promotional, played.numbers).winnings_cents
            for s in slips
        )
        number = f"{played.outcome} {colour(played.outcome)}" if played.outcome else "no number"
        counted = f"{wagers} wager{'' if wagers == 1 else 's'}"
        amounts = f"staked {money_text(staked)}, won {money_text(won)}"
        return f"{_heading(played.round)}{number:<9}  {counted}, {amounts}"


def _heading(number: int) -> str:
    return f"round {number:>4}  "
