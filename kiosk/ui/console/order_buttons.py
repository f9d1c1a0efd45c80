"""Buttons of the console: what can be ordered now, and why not, in a second line."""

from msgspec import Struct

from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.texts import translate


class OrderButtonRow(Struct, frozen=True):
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


def order_button(  # noqa: PLR0913 - a button has many sides
    desk: ConsoleDesk,
    key: str,
    text: str,
    picture: str,
    *,
    command: type | None = None,
    second: str = "",
    not_now: str = "",
    selected: bool = False,
) -> OrderButtonRow:
    """`not_now` says why the moment does not allow it."""
    blocked = command is not None and not desk.may(command)
    if not not_now and blocked:
        second = translate("Console", "supervisor")
    return OrderButtonRow(
        key,
        text,
        not_now or second,
        picture,
        not not_now,
        blocked and not not_now,
        False,
        selected,
    )
