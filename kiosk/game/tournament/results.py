"""Winners of a session, carried to the next heat at another table as a file that is signed."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.given import Given
from kiosk.game.refusal import Reason, require
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.game.tournament.conditions import require_tournament
from kiosk.game.tournament.entries import next_entrant
from kiosk.game.tournament.state import Entrant, SessionKept, TournamentAtTable
from kiosk.game.tournament.values import ENTRANTS_MAX, SessionResults, Winner
from kiosk.late import Late
from kiosk.rules.plain import is_plain
from kiosk.rules.rulebook import RuleBook

if TYPE_CHECKING:
    from cryptography import exceptions
    from cryptography.hazmat.primitives.asymmetric import ed25519
else:
    exceptions = Late("cryptography.exceptions")
    ed25519 = Late("cryptography.hazmat.primitives.asymmetric.ed25519")

PART = TablePart("tournament")

_SIGNED = b"tapis tournament results 1\n"


def results_of(
    tournament: TournamentAtTable,
    kept: SessionKept,
    *,
    table: str,
    at_ms: int,
    head: tuple[int, str],
) -> SessionResults:
    """Not signed yet. `head` is that of the fact by which they advanced."""
    assert tournament.terms is not None
    winners = tuple(
        Winner(entrant=name, name=tournament.entrants[name].name, points=kept.finish[name].stack)
        for name in (*kept.advancing, *kept.deemed)
    )
    return SessionResults(
        tournament=tournament.terms.id,
        digest=tournament.digest,
        table=table,
        heat=kept.heat,
        session=kept.number,
        winners=winners,
        at_ms=at_ms,
        seq=head[0],
        hash=head[1],
        signer="0" * 64,
        signature="0" * 128,
    )


def signed(
    results: SessionResults, public: bytes, sign: Callable[[bytes], bytes]
) -> SessionResults:
    by = replace(results, signer=public.hex())
    return replace(by, signature=sign(_said(by)).hex())


def _said(results: SessionResults) -> bytes:
    """All of it but the signature."""
    return _SIGNED + msgspec.json.encode(replace(results, signature="0" * 128))


FILE_BYTES_MAX = 20_000


def written(results: SessionResults) -> bytes:
    """As a file."""
    return msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n"


def read_results(said: bytes) -> SessionResults:
    """Of a file that anybody may have written. Raises `ValueError` with what is wrong."""
    if len(said) > FILE_BYTES_MAX:
        raise ValueError("it is too long for results of a session")
    try:
        results = msgspec.json.decode(said, type=SessionResults)
    except msgspec.MsgspecError as error:
        raise ValueError(f"these are no results of a session: {error}") from None
    if not is_plain(results):
        raise ValueError("a text in it does not read as it is")
    if not is_signed(results):
        raise ValueError("they are not as they were signed")
    return results


def is_signed(results: SessionResults) -> bool:
    try:
        key = ed25519.Ed25519PublicKey.from_public_bytes(bytes.fromhex(results.signer))
        key.verify(bytes.fromhex(results.signature), _said(results))
    except (ValueError, exceptions.InvalidSignature):
        return False
    return True


@PART.decides
@PART.kept_in(f.ResultsImported)
def import_results(command: c.ImportResults, book: RuleBook, state: Table, given: Given) -> f.Facts:
    """Of the same tournament by the same terms, once, and as they were signed. That the key is the
    other table's two people have compared."""
    terms, there, results = require_tournament(state), state.tournament, command.results
    same = results.tournament == terms.id and results.digest == there.digest
    require(same, Reason.FALSE_RESULTS, because="they are of another tournament, or other terms")
    require(is_signed(results), Reason.FALSE_RESULTS, because="they are not as they were signed")
    own = results.signer == state.receipt_key.public
    require(not own, Reason.FALSE_RESULTS, because="they are this table's own")
    require(1 <= results.heat < terms.heats, Reason.NOT_THIS_HEAT)
    require(results.hash not in there.imported, Reason.RESULTS_KNOWN, name=results.table)
    more = len(results.winners)
    require(len(there.entrants) + more <= ENTRANTS_MAX, Reason.TOURNAMENT_FULL, value=ENTRANTS_MAX)
    require(len(results.winners) <= terms.session.players_max, Reason.NUMBER_OF_PLAYERS)
    imported = f.ResultsImported(
        results=results,
        entrants=tuple(next_entrant(there, n) for n in range(more)),
        who=given.who,
        second=given.second,
    )
    return (imported,)


@PART.applies
def _(fact: f.ResultsImported, tournament: TournamentAtTable, state: Table) -> TournamentAtTable:
    results = fact.results
    came = {
        name: Entrant(name=winner.name, heat=results.heat + 1, table=results.table)
        for name, winner in zip(fact.entrants, results.winners, strict=True)
    }
    return replace(
        tournament,
        entrants={**tournament.entrants, **came},
        imported=(*tournament.imported, results.hash),
    )
