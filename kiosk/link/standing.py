"""A terminal's standing on the wire: all of it once, then only what changed."""

from operator import attrgetter

from msgspec import UNSET
from msgspec.structs import replace

from kiosk.game import reconcile
from kiosk.game.round.state import ROUNDS_KEPT
from kiosk.link import messages

_FIELDS = [name for name in reconcile.Standing.__struct_fields__ if name != "seat"]
_values = attrgetter(*_FIELDS)


def changes(
    before: reconcile.Standing | None,
    after: reconcile.Standing,
    *,
    batch: int,
    head: messages.HeadAt,
) -> messages.Standing:
    if before is None:
        fields = dict(zip(_FIELDS, _values(after), strict=True))
        return messages.Standing(batch=batch, head=head, **fields)
    # What was not made anew is not compared: there may be a hundred rounds in it.
    fields = {
        name: value
        for name, was, value in zip(_FIELDS, _values(before), _values(after), strict=True)
        if was is not value and was != value
    }
    if "settled" in fields:
        fields["settled"] = {
            number: settled
            for number, settled in after.settled.items()
            if before.settled.get(number) != settled
        }
    return messages.Standing(batch=batch, head=head, **fields)


def merge(
    seat: str, before: reconcile.Standing | None, told: messages.Standing
) -> reconcile.Standing:
    """Raises `TypeError` if something was never told."""
    fields = {
        name: value
        for name, value in zip(_FIELDS, _values(told), strict=True)
        if value is not UNSET
    }
    if before is None:
        return reconcile.Standing(seat=seat, **fields)
    if "settled" in fields:
        known = sorted({**before.settled, **fields["settled"]}.items())
        fields["settled"] = dict(known[-ROUNDS_KEPT:])
    return replace(before, **fields)
