"""How each fault is injected, and healed."""

import asyncio

from kiosk.lab.simulate.machines import TABLE, VirtualMachine
from tests.matrix.stage import (
    SUFFERER,
    Stage,
)

_DISK_FAULTS = {
    "full": "disk full",
    "read-only": "disk read-only",
    "there": "commit in doubt, and it is there",
    "not there": "commit in doubt, and it is not there",
}
_LINE_FAULTS = {
    "torn": "link torn in a line",
    "cut": "link cut cleanly",
    "silent": "link silent one way",
    "late": "line delayed",
    "twice": "line sent twice",
    "swapped": "lines swapped",
    "malformed": "line malformed",
}
_FOR_GOOD = 1000


def crash(machine: VirtualMachine, how: str) -> None:
    if "power" in how:
        machine.lose_power()
    else:
        machine.die()


def break_disk(stage: Stage, whose: str, how: str) -> None:
    """From the commit that is just being made. Full and read-only last until it is repaired."""
    lasting = how in ("full", "read-only")
    for _ in range(_FOR_GOOD if lasting else 1):
        stage.disk_faults[_machine(stage, whose).name].arm(_DISK_FAULTS[how])


def repair_disk(stage: Stage, whose: str) -> None:
    machine = _machine(stage, whose)
    faults = stage.disk_faults[machine.name]
    assert any(faults.fired[name] for name in _DISK_FAULTS.values()), "the disk never failed"
    faults.calm()
    machine.disk.make_room()


def _machine(stage: Stage, whose: str) -> VirtualMachine:
    return stage.table if whose == TABLE else stage.terminals[whose]


def disturb_link(stage: Stage, how: str) -> None:
    if how.startswith("lost"):
        stage.hold_link(float(how.split()[1]))
    else:
        stage.cable_faults[SUFFERER].arm(_LINE_FAULTS[how])


async def heal_link(stage: Stage, how: str) -> None:
    """An armed fault must have struck by the time that it is healed."""
    if not how.startswith("lost"):
        fired = stage.cable_faults[SUFFERER].fired
        await stage.until(lambda: fired[_LINE_FAULTS[how]] > 0, f"the link was {how}")
        await asyncio.sleep(4)
    stage.cable_faults[SUFFERER].calm()
    stage.cable.heal()


async def restart(machine: VirtualMachine) -> None:
    await asyncio.sleep(0.5)
    machine.start()
