"""Facts of a journal on their way to whoever keeps a copy: many to a batch, packed, in pieces that
fit a line. Who passes them on need not read them."""

import zlib
from collections.abc import Iterable, Sequence

import msgspec

from kiosk.journal.record import Record
from kiosk.link.message import PIECE_MAX

PIECES_MAX = 200
BATCH_FACTS = 500
BATCH_BYTES = 200_000
"""Of facts, before they are packed; one of them always fits."""
UNPACKED_MAX = 8_000_000
_SEQS, _TIMES, _HASH_BYTES = range(1, 2**63), range(-(2**63), 2**63), 32

_Row = tuple[int, int, str, str, bytes, bytes]
_decoder = msgspec.msgpack.Decoder(list[_Row])


class BadBatchError(Exception):
    """That is no batch of facts. Says why."""

    def __init__(self, why: str) -> None:
        super().__init__(f"that are no facts: {why}")


def batch_of(records: Iterable[Record]) -> list[Record]:
    """As many as go together."""
    batch: list[Record] = []
    size = 0
    for record in records:
        size += len(record.body) + len(record.kind) + len(record.key) + 64
        if batch and size > BATCH_BYTES:
            break
        batch.append(record)
        if len(batch) == BATCH_FACTS:
            break
    return batch


def packed(records: Sequence[Record]) -> list[bytes]:
    """In pieces, one at least."""
    whole = zlib.compress(msgspec.msgpack.encode([tuple(record) for record in records]), 1)
    return [whole[at : at + PIECE_MAX] for at in range(0, len(whole), PIECE_MAX)]


def unpacked(pieces: Iterable[bytes]) -> list[Record]:
    """Raises `BadBatchError`. However little comes in, no more than so much comes out."""
    unpacking = zlib.decompressobj()
    try:
        whole = unpacking.decompress(b"".join(pieces), UNPACKED_MAX)
        if unpacking.unconsumed_tail:
            raise BadBatchError("it is longer than any batch")
        rows = _decoder.decode(whole)
    except (zlib.error, msgspec.MsgspecError, ValueError) as error:
        raise BadBatchError(str(error)[:200]) from None
    if len(rows) > BATCH_FACTS:
        raise BadBatchError(f"it holds more than {BATCH_FACTS} facts")
    records = [Record(*row) for row in rows]
    if not all(map(_can_be_kept, records)):
        raise BadBatchError("it holds what no journal can")
    return records


def _can_be_kept(record: Record) -> bool:
    """No database takes other numbers, or texts with a NUL in them."""
    numbers = record.seq in _SEQS and record.at_ms in _TIMES
    texts = record.kind and "\0" not in record.kind and "\0" not in record.key
    return numbers and bool(texts) and len(record.hash) == _HASH_BYTES
