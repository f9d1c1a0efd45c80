"""What can be asked of the table: by the dealer, by staff, by its terminals."""

from typing import TypeAlias

from kiosk.game.account.table_commands import *
from kiosk.game.anchors.table_commands import *
from kiosk.game.cases.table_commands import *
from kiosk.game.cash.table_commands import *
from kiosk.game.clearing.table_commands import *
from kiosk.game.clock.table_commands import *
from kiosk.game.command import TableCommand, kinds_of
from kiosk.game.courtesy.table_commands import *
from kiosk.game.edition.table_commands import *
from kiosk.game.films.table_commands import *
from kiosk.game.floor.table_commands import *
from kiosk.game.funds.table_commands import *
from kiosk.game.house_text.table_commands import *
from kiosk.game.irregularity.table_commands import *
from kiosk.game.limits.table_commands import *
from kiosk.game.locks.table_commands import *
from kiosk.game.payments.table_commands import *
from kiosk.game.pit.table_commands import *
from kiosk.game.receipts.table_commands import *
from kiosk.game.recovery.table_commands import *
from kiosk.game.remedies.table_commands import *
from kiosk.game.round.table_commands import *
from kiosk.game.seats.table_commands import *
from kiosk.game.spread.table_commands import *
from kiosk.game.staff.table_commands import *
from kiosk.game.supernova.table_commands import *
from kiosk.game.tickets.table_commands import *
from kiosk.game.tips.table_commands import *
from kiosk.game.tournament.table_commands import *

Command: TypeAlias = TableCommand
KINDS = kinds_of(TableCommand)
