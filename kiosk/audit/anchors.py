"""Journals against anchors: what was printed and signed before must still be on their chains."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from kiosk.audit.findings import Audited, Finding
from kiosk.game.anchors.anchor import AnchorError, SignedAnchor, read
from kiosk.link.signing_key import fingerprint, public_pem

_PATH_MAX = 255


def anchor_of(text: str) -> SignedAnchor:
    """From the line itself, or from a file that holds it. Raises `AnchorError`, `OSError`."""
    try:
        return read(text)
    except AnchorError:
        path = Path(text)
        if len(text) > _PATH_MAX or not path.is_file():
            raise
    try:
        return read(path.read_text(encoding="utf-8"))
    except (AnchorError, UnicodeDecodeError) as error:
        raise AnchorError(f"{path}: {error}") from None


def demand(
    anchors: Sequence[SignedAnchor],
    journals: Sequence[Audited],
    trusted: bytes | None = None,
    *,
    partial: bool = False,
) -> Iterator[Finding]:
    """`trusted` is the table's public key as PEM, had from elsewhere. `partial`: of what an anchor
    names not all is at hand."""
    for signed in anchors:
        name = f"anchor of {signed.anchor.day}"
        if trusted is not None and public_pem(signed.key).split() != trusted.split():
            key = fingerprint(signed.key)
            yield Finding(name, 0, f"it was signed by another key than the trusted one: {key}")
            continue
        for head in signed.anchor.heads:
            there = [j for j in journals if j.begun is not None and j.begun.seat == head.seat]
            if not there and not partial:
                whose = f"the terminal of seat {head.seat}" if head.seat else "the table"
                yield Finding(name, 0, f"it names {whose}, whose journal is missing")
            if there and not any(journal.begins(head.seq, head.hash) for journal in there):
                last = there[-1]
                what = f"the {name} has another fact {head.seq}, or it was cut off before it"
                yield Finding(last.file, min(head.seq, last.facts + 1), what)
