"""Orders that were given and not answered yet.

The table obeys an order once, by its id. So a console that was killed, or whose table was, gives
the very same order again and learns what became of it. PINs are never written down.
"""

from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec.structs import replace

from kiosk.folder_sync import replace_file
from kiosk.link import messages as m

_DECODER = msgspec.json.Decoder(list[m.StaffOrder])


class OutboxError(Exception):
    """The orders cannot be kept. Says where and why."""


class Outbox:
    """Kept in memory: for whoever cannot lose it, and for a simulation, where it outlives the
    console's process."""

    def __init__(self, waiting: Iterable[m.StaffOrder] = ()) -> None:
        self._waiting = {order.id: order for order in waiting}

    @property
    def waiting(self) -> tuple[m.StaffOrder, ...]:
        """From the oldest."""
        return tuple(self._waiting.values())

    def put(self, order: m.StaffOrder) -> None:
        """Durable when this returns. Raises `OutboxError`, and then it is not kept at all."""
        self._keep({**self._waiting, order.id: replace(order, second_pin=None)})

    def remove(self, order: str) -> None:
        if order in self._waiting:
            self._keep({id_: kept for id_, kept in self._waiting.items() if id_ != order})

    def _keep(self, waiting: dict[str, m.StaffOrder]) -> None:
        self._waiting = waiting


class OutboxFile(Outbox):
    """Kept on the disk."""

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            super().__init__(_DECODER.decode(path.read_bytes()) if path.exists() else ())
            self._write(self.waiting)
        except msgspec.MsgspecError as error:
            raise OutboxError(f"{path} is no list of orders: {error}") from None
        except OSError as error:
            raise OutboxError(f"cannot use {path}: {error.strerror}") from None

    def _keep(self, waiting: dict[str, m.StaffOrder]) -> None:
        try:
            self._write(tuple(waiting.values()))
        except OSError as error:
            raise OutboxError(f"cannot write {self._path}: {error.strerror}") from None
        super()._keep(waiting)

    def _write(self, waiting: tuple[m.StaffOrder, ...]) -> None:
        replace_file(self._path, msgspec.json.encode(waiting))
