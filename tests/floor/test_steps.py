"""A few of the protocol's steps cut in turn; `tests.floor.steps` cuts all of them, many times."""

import pytest

from kiosk.lab.simulate.virtual_time import run
from tests.floor.steps import STEPS, Steps


@pytest.mark.parametrize("first", range(4))
def test_each_ticket_is_paid_once_whichever_step_is_cut(first: int) -> None:
    some = STEPS[first::8]

    async def play() -> tuple[Steps, list[str]]:
        steps = Steps(first)
        await steps.open()
        for step in some:
            await steps.ticket(step)
        return steps, await steps.check()

    steps, wrong = run(play())
    assert wrong == []
    assert {*steps.cut} == {*some}
