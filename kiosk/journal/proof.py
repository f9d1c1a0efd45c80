"""Snapshots against the facts: whoever started from one has it proven beside the work.

A start from a snapshot is quick and trusts it. Money must not be trusted to a state that nobody has
folded: so all facts are folded again, a few at a time, from the first on or from what was proven
before (`kiosk/journal/proof_file.py`), and the machine goes out of service if they do not come to
what the snapshot said. The next start then folds the facts.
"""

import asyncio
import logging
from collections.abc import Mapping

import msgspec

from kiosk.game.facts import Role
from kiosk.game.history import State, decode_state, encode_state, first_state, fold
from kiosk.journal.errors import ForgedSnapshotError
from kiosk.journal.facts import STEP_FACTS, begun_of, read_facts
from kiosk.journal.log import FactLog
from kiosk.journal.proof_file import Proven
from kiosk.journal.snapshot import Snapshot
from kiosk.rules.rulebook import RuleBook

_log = logging.getLogger(__name__)

_PAUSE_S = 0.01
"""After each few facts, for those who play: a million are folded in about a minute."""


async def prove_snapshots(log: FactLog, book: RuleBook | None) -> None:
    """Raises `ForgedSnapshotError`."""
    waiting = {snapshot.at.seq: snapshot for snapshot in log.snapshots()}
    if log.start.from_seq == 1 or not waiting:
        return
    begun, last = begun_of(log), max(waiting)
    proven, keeps = _proven(log, waiting), log.start.proof
    state = decode_state(begun.role, proven.state) if proven else first_state(book, begun)
    for record, fact in read_facts(log, after=proven.seq if proven else 1):
        if record.seq > last:
            break
        state = fold(state, (fact,))
        snapshot = waiting.get(record.seq)
        if snapshot is not None and contradicts(snapshot, begun.role, state):
            await log.forget_snapshots()
            raise ForgedSnapshotError(log.path, record.seq)
        if record.seq == last and keeps is not None:
            keeps.keep(record.head, encode_state(state))
        if record.seq % STEP_FACTS == 0:
            await asyncio.sleep(_PAUSE_S)
    _log.info("%s: its snapshots are what the facts come to", log.path)


def _proven(log: FactLog, waiting: Mapping[int, Snapshot]) -> Proven | None:
    """What was proven before, unless it lies behind the snapshot that the machine has started from,
    is of another history or version, or is not what is kept there."""
    found = log.start.proof.latest() if log.start.proof is not None else None
    if found is None or found.seq > log.start.from_seq or not log.holds(found.at):
        return None
    there = waiting.get(found.seq)
    if there is not None and there.state != found.state:
        return None
    try:
        decode_state(begun_of(log).role, found.state)
    except (msgspec.MsgspecError, RecursionError):
        return None
    return found


def contradicts(snapshot: Snapshot, role: Role, state: State) -> bool:
    """Whether it says something else than the state that the facts come to there. One of another
    shape says nothing: no start goes on from it."""
    try:
        decode_state(role, snapshot.state)
    except (msgspec.MsgspecError, RecursionError):
        return False
    return snapshot.state != encode_state(state)
