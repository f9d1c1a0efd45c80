"""An SSP conversation: the sequence flag, the count of sealed packets, and which reply fits.

It does no I/O. A command that was not answered is sent again as the very same bytes, so that the
device repeats its last reply instead of doing it twice.
"""

from collections.abc import Callable

from kiosk.devices.validator.ssp.cipher import SEALED, seal, unseal
from kiosk.devices.validator.ssp.codec import Frame, encode
from kiosk.devices.validator.ssp.codes import Reply, SspCommand

_COUNTS = 1 << 32


class Session:
    def __init__(self, packing: Callable[[int], bytes], *, address: int = 0) -> None:
        self._packing = packing
        self._address = address
        self._flag = False
        self._key = b""
        self._count = 0

    @property
    def sealed(self) -> bool:
        """Whether a key is agreed: everything is sealed then."""
        return bool(self._key)

    def agree(self, key: bytes) -> None:
        self._key, self._count = key, 0

    def request(self, data: bytes) -> bytes:
        """The bytes of a new command."""
        # SYNC is sent with the flag set, whatever was before; what follows it begins with 0.
        self._flag = data[0] == SspCommand.SYNC or not self._flag
        if data[0] == SspCommand.SYNC:
            self._key = b""
        if self._key:
            data = seal(self._key, self._count, data, self._packing)
        return encode(Frame(data, self._flag, self._address))

    def reply(self, frame: Frame) -> bytes | None:
        """The content of the reply to the last command. None: it is not that."""
        if (frame.flag, frame.address) != (self._flag, self._address) or not frame.data:
            return None
        if frame.data[0] != SEALED:
            # Open words in a sealed conversation are nobody's, but for "I have no key".
            return frame.data if not self._key or frame.data[0] == Reply.KEY_NOT_SET else None
        opened = unseal(self._key, frame.data) if self._key else None
        following = (self._count + 1) % _COUNTS
        if opened is None or opened[0] != following:
            return None
        self._count = following
        return opened[1]
