"""Buttons of the console: what can be ordered now, and why not, in a second line."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from kiosk.ui.console.desk import ConsoleDesk

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class DeedRow:
    key: str
    text: str
    second: str
    picture: str
    possible: bool
    """The moment allows it."""
    blocked: bool
    """It asks for a supervisor's PIN."""
    danger: bool
    selected: bool


def deed(  # noqa: PLR0913 - a button has many sides
    desk: ConsoleDesk,
    key: str,
    text: str,
    picture: str,
    *,
    command: type | None = None,
    second: str = "",
    not_now: str = "",
    selected: bool = False,
) -> DeedRow:
    """`not_now` says why the moment does not allow it."""
    blocked = command is not None and not desk.may(command)
    if not not_now and blocked:
        second = translate("Console", "supervisor")
    return DeedRow(
        key,
        text,
        not_now or second,
        picture,
        not not_now,
        blocked and not not_now,
        False,
        selected,
    )
