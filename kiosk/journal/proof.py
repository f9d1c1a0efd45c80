"""Snapshots against the facts: whoever started from one has it proven beside the work.

A start from a snapshot is quick and trusts it. Money must not be trusted to a state that nobody has
folded: so all facts are folded again, a few at a time and from the first on, and the machine goes
out of service if they do not come to what the snapshot said. The next start then folds the facts.
"""

import asyncio
import logging

import msgspec

from kiosk.game.facts import Role
from kiosk.game.history import State, decode_state, encode_state, first_state, fold
from kiosk.journal.errors import ForgedSnapshotError
from kiosk.journal.facts import STEP_FACTS, begun_of, read_facts
from kiosk.journal.log import FactLog
from kiosk.journal.snapshot import Snapshot
from kiosk.rules.rulebook import RuleBook

_log = logging.getLogger(__name__)

_PAUSE_S = 0.01
"""After each few facts, for those who play: a million are folded in about a minute."""


async def prove_snapshots(log: FactLog, book: RuleBook | None) -> None:
    """Raises `ForgedSnapshotError`."""
    waiting = {snapshot.at.seq: snapshot for snapshot in log.snapshots()}
    if not waiting:
        return
    begun = begun_of(log)
    state, last = first_state(book, begun), max(waiting)
    for record, fact in read_facts(log, after=1):
        state = fold(state, (fact,))
        snapshot = waiting.pop(record.seq, None)
        if snapshot is not None and contradicts(snapshot, begun.role, state):
            await log.forget_snapshots()
            raise ForgedSnapshotError(log.path, record.seq)
        if record.seq == last:
            break
        if record.seq % STEP_FACTS == 0:
            await asyncio.sleep(_PAUSE_S)
    _log.info("%s: its snapshots are what the facts come to", log.path)


def contradicts(snapshot: Snapshot, role: Role, state: State) -> bool:
    """Whether it says something else than the state that the facts come to there. One of another
    shape says nothing: no start goes on from it."""
    try:
        decode_state(role, snapshot.state)
    except (msgspec.MsgspecError, RecursionError):
        return False
    return snapshot.state != encode_state(state)
