"""What every command has. Those that travel are written as they are, under their own name."""

from msgspec import Struct

from kiosk.game.tags import tag


class Command(
    Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag=tag, tag_field="order"
):
    pass


class TerminalCommand(Command, frozen=True):
    """Asked of a terminal: by the player, by its devices, by the table's orders."""


class TerminalOrder(TerminalCommand, frozen=True):
    """What the table may order, over the link."""


class TableCommand(Command, frozen=True):
    """Asked of the table: by the dealer, by staff, by its terminals."""


def kinds_of(base: type[Command]) -> tuple[type[Command], ...]:
    """Those that have no kinds themselves, as far as they are loaded."""
    under = base.__subclasses__()
    return tuple(kind for one in under for kind in kinds_of(one)) if under else (base,)
