"""Orders that were given and not answered yet, on the disk.

The table obeys an order once, by its id. So a console that was killed, or whose table was, gives
the very same order again and learns what became of it. PINs are never written down.
"""

import os
from pathlib import Path

import msgspec
from msgspec.structs import replace

from kiosk.link import messages as m

_DECODER = msgspec.json.Decoder(list[m.StaffOrder])


class OutboxError(Exception):
    """The file cannot be used. Names it and says why."""


class Outbox:
    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            orders = _DECODER.decode(path.read_bytes()) if path.exists() else []
            self._waiting = {order.id: order for order in orders}
            self._write()
        except msgspec.MsgspecError as error:
            raise OutboxError(f"{path} is no list of orders: {error}") from None
        except OSError as error:
            raise OutboxError(f"cannot use {path}: {error.strerror}") from None

    @property
    def waiting(self) -> tuple[m.StaffOrder, ...]:
        """From the oldest."""
        return tuple(self._waiting.values())

    def put(self, order: m.StaffOrder) -> None:
        """Durable when this returns. Raises `OutboxError`."""
        self._waiting[order.id] = replace(order, second_pin=None)
        self._keep()

    def remove(self, order: str) -> None:
        if self._waiting.pop(order, None) is not None:
            self._keep()

    def _keep(self) -> None:
        try:
            self._write()
        except OSError as error:
            raise OutboxError(f"cannot write {self._path}: {error.strerror}") from None

    def _write(self) -> None:
        """A new file in the place of the old one: never half of one."""
        fresh = self._path.with_name(self._path.name + ".new")
        with open(fresh, "wb") as file:
            file.write(msgspec.json.encode(self.waiting))
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(self._path)
        folder = os.open(self._path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
