"""A window that is seen over VNC, from this machine alone.

Qt's VNC platform asks for no password and listens to the whole world. What it listens on is bound
to the loopback interface as soon as it is there.
"""

import os
import socket
import stat
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication

_DESCRIPTORS = Path("/proc/self/fd")
_INTERNET = (socket.AF_INET, socket.AF_INET6)
_LOOPBACK = b"lo\0"


def keep_to_loopback() -> None:
    """Every port that this process listens on. Raises `OSError` where the kernel does not let us:
    then there must be no window."""
    QCoreApplication.processEvents()  # it begins to listen with the first of them
    for listening in _listening():
        with listening:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_BINDTODEVICE, _LOOPBACK)


def _listening() -> Iterator[socket.socket]:
    """Copies: closing them leaves Qt's own open."""
    for name in os.listdir(_DESCRIPTORS):
        descriptor = int(name)
        try:
            is_socket = stat.S_ISSOCK(os.fstat(descriptor).st_mode)
        except OSError:
            continue  # the one that the list itself was read from
        if is_socket:
            copy = socket.socket(fileno=os.dup(descriptor))
            listens = copy.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN)
            if listens and copy.family in _INTERNET:
                yield copy
            else:
                copy.close()
