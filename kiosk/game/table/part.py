"""What a capability does in the table."""

from kiosk.game.capability import Part
from kiosk.game.table.state import Table


class TablePart(Part[Table]):
    SHARED = "seats"
    DECISION = tuple
