"""What can be asked of a terminal: by the player, by its devices, by the table's orders."""

from typing import TypeAlias

from kiosk.game.account.terminal_commands import *
from kiosk.game.care.terminal_commands import *
from kiosk.game.cases.terminal_commands import *
from kiosk.game.cash.terminal_commands import *
from kiosk.game.clearing.terminal_commands import *
from kiosk.game.command import TerminalCommand, TerminalOrder, kinds_of
from kiosk.game.courtesy.terminal_commands import *
from kiosk.game.favourites.terminal_commands import *
from kiosk.game.irregularity.terminal_commands import *
from kiosk.game.limits.terminal_commands import *
from kiosk.game.locks.terminal_commands import *
from kiosk.game.payments.terminal_commands import *
from kiosk.game.preferences.terminal_commands import *
from kiosk.game.reading.terminal_commands import *
from kiosk.game.receipts.terminal_commands import *
from kiosk.game.recovery.terminal_commands import *
from kiosk.game.remedies.terminal_commands import *
from kiosk.game.round.terminal_commands import *
from kiosk.game.seats.terminal_commands import *
from kiosk.game.slip.terminal_commands import *
from kiosk.game.spread.terminal_commands import *
from kiosk.game.staff.terminal_commands import *
from kiosk.game.supernova.terminal_commands import *
from kiosk.game.tickets.terminal_commands import *
from kiosk.game.tips.terminal_commands import *
from kiosk.game.tournament.terminal_commands import *
from kiosk.game.vouchers.terminal_commands import *

Command: TypeAlias = TerminalCommand
Order: TypeAlias = TerminalOrder
KINDS = kinds_of(TerminalCommand)
ORDERS = kinds_of(TerminalOrder)
