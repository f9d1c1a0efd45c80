"""Draws of a controller that nobody has to run: what it sealed, and what it reveals."""

from kiosk.game.jackpot.draw import commitment_of
from kiosk.game.jackpot.values import HitTold
from kiosk.game.table import commands as c

NONCE = "5a" * 32
TRIGGER_PARTS = 2_000_000_000


def seal(level: int = 0, epoch: int = 1) -> c.SeeSupernovaSeal:
    sealed = commitment_of(level, epoch, TRIGGER_PARTS, bytes.fromhex(NONCE))
    return c.SeeSupernovaSeal(level, "Grand", epoch, sealed)


def hit(
    *seats: str, level: int = 0, epoch: int = 1, share_cents: int = 100_100, approval: bool = False
) -> HitTold:
    return HitTold(
        id=f"{level + 1}-{epoch}",
        level=level,
        name="Grand",
        epoch=epoch,
        table="Table 1",
        seats=seats,
        share_cents=share_cents,
        award_cents=share_cents * len(seats),
        rounding_parts=0,
        trigger_parts=TRIGGER_PARTS,
        nonce=NONCE,
        commitment=seal(level, epoch).commitment,
        needs_approval=approval,
        at_ms=1000,
    )
