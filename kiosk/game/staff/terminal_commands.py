"""What can be asked of a terminal."""

from kiosk.game.command import TerminalCommand
from kiosk.game.staff.facts import StaffRole


class EnterStaff(TerminalCommand, frozen=True):
    """Somebody whose PIN the table has accepted opens the menu."""

    who: str
    role: StaffRole


class LeaveStaff(TerminalCommand, frozen=True):
    why: str


class ChangeSetting(TerminalCommand, frozen=True):
    name: str
    value: int
    who: str


class RecordTest(TerminalCommand, frozen=True):
    device: str
    result: str
    who: str
