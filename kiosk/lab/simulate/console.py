"""The console of an evening as a machine: the orders in its outbox outlive its process."""

from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

from kiosk.console.outbox import Outbox
from kiosk.console.service import ConsoleService
from kiosk.lab.simulate.machines import TABLE, VirtualProgram
from kiosk.lab.simulate.network import Network
from kiosk.lab.simulate.staff import Staff, order_ids
from kiosk.link import messages as m
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.link.session import LINE_MAX
from kiosk.rules.rulebook import RuleBook


class WatchedOutbox(Outbox):
    def __init__(self) -> None:
        super().__init__()
        self.on_put: Callable[[], None] = lambda: None

    def put(self, order: m.StaffOrder) -> None:
        super().put(order)
        self.on_put()


class VirtualConsole(VirtualProgram):
    def __init__(
        self,
        book: RuleBook,
        network: Network,
        random: Random,
        work: Callable[[Staff], Coroutine[Any, Any, None]],
    ) -> None:
        """What staff do at it begins anew each time that it starts."""
        super().__init__(Role.CONSOLE, network)
        self.outbox = WatchedOutbox()
        self._book = book
        self._draw_id = order_ids(random)
        self._work = work

    def _boot(self) -> None:
        node = self.node
        client = TableClient(
            Role.CONSOLE, "1", lambda: self._network.connect(node, TABLE, limit=LINE_MAX)
        )
        console = ConsoleService(client, self._book, self.outbox, self._draw_id)
        self._spawn(console.run())
        self._spawn(self._work(Staff(console)))
