"""Random histories of one table: whatever staff and terminals ask, in whatever order."""

from hypothesis import given, settings
from hypothesis import strategies as st

from kiosk.game import facts as f
from kiosk.game.history import decode_state, encode_state, fold
from kiosk.game.refusal import Refused
from kiosk.game.round.state import SlipStatus
from kiosk.game.table import commands as c
from kiosk.game.table.machine import apply, decide, new_table
from kiosk.game.table.state import Table
from tests.conftest import BOOKS
from tests.game.again import objection
from tests.game.stories import TableStory
from tests.game.test_table_walk import asked_by, commands

CROWN = sorted(commands(BOOKS["crown-single-zero"]))
# What carries a round on is asked more often than what ends it, so that histories get somewhere.
GOING_ON = ["OpenRound", "CloseRound", "RegisterSlip", "EndGrace", "ConfirmResult", "Thaw"]


@given(
    name=st.sampled_from(sorted(BOOKS)),
    asked=st.lists(st.sampled_from(CROWN + GOING_ON * 6), max_size=60),
    snapshot_at=st.integers(0, 60),
)
@settings(max_examples=1500)
def test_every_history_folds_to_its_state(name: str, asked: list[str], snapshot_at: int) -> None:
    book = BOOKS[name]
    known = commands(book)
    seated = TableStory(book).tell(c.OpenTable(0), c.Join("1"), c.Join("2"))
    state, facts = seated.state, list(seated.facts)
    snapshot, behind = encode_state(state), len(facts)
    for number, title in enumerate(asked):
        if number == snapshot_at:
            snapshot, behind = encode_state(state), len(facts)
        before = state
        try:
            decided = decide(book, state, known[title](state), asked_by(book, title))
        except Refused:
            continue
        for fact in decided:
            assert objection(book, state, fact) == ""
            facts.append(f.decode(f.encode(fact)))
            state = apply(state, fact)
        _no_slip_changes_its_answer(before, state)
    assert fold(new_table(book), facts) == state
    assert fold(decode_state(f.Role.TABLE, snapshot), facts[behind:]) == state


def _no_slip_changes_its_answer(before: Table, after: Table) -> None:
    """Registered stays registered or is voided by staff; refused stays refused."""
    for number, played in before.round.kept.items():
        for seat, slip in played.slips.items():
            now = after.round.kept[number].slips[seat]
            if slip.status is SlipStatus.REFUSED:
                assert now == slip
            if slip.status is SlipStatus.REGISTERED:
                assert now.status is not SlipStatus.REFUSED
                assert now.stakes == slip.stakes
