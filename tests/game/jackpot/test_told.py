"""What tables are told of wins."""

import pytest

from kiosk.game.jackpot.state import Controller, Hit
from kiosk.game.jackpot.told import told
from kiosk.game.jackpot.values import PaidHow


def _hit(*, approval: bool, paid: PaidHow | None) -> Hit:
    return Hit(
        level=0,
        name="Grand",
        epoch=1,
        table="Table 1",
        round=1,
        key="round 1",
        seats=("3",),
        share_cents=100_000,
        rounding_parts=0,
        trigger_parts=1,
        value_parts=1,
        nonce="ab" * 32,
        commitment="cd" * 32,
        needs_approval=approval,
        at_ms=1,
        paid={"3": paid} if paid else {},
    )


@pytest.mark.parametrize(
    ("approval", "paid", "seen"),
    [
        (False, None, True),
        (True, None, False),
        (True, PaidHow.CREDITED, True),
        (True, PaidHow.HAND, True),
        (True, PaidHow.REFUSED, False),
    ],
)
def test_other_tables_hear_of_a_win_once_nobody_can_refuse_it(
    approval: bool, paid: PaidHow | None, seen: bool
) -> None:
    """S0 9.8."""
    state = Controller(hits={"1-1": _hit(approval=approval, paid=paid)})
    assert bool(told(state).last) is seen
