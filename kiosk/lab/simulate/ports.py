"""Where a window can be seen over VNC on this machine."""

import socket
from collections.abc import Iterator
from itertools import count

_FIRST = 5901  # as VNC's display 1


def free_ports() -> Iterator[int]:
    for port in count(_FIRST):
        with socket.socket(socket.AF_INET6) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind(("::", port))  # as Qt does
            except OSError:
                continue
        yield port
