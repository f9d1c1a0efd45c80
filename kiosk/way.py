"""How a client comes to whoever serves it: a table, or a jackpot controller."""

import asyncio
from pathlib import Path

from kiosk.config import Network
from kiosk.link.identity import TABLE
from kiosk.link.session import LINE_MAX, Connect
from kiosk.link.tls import client_context


def way_to(network: Network, folder: Path) -> Connect:
    if network.socket:
        path = folder / network.socket
        return lambda: asyncio.open_unix_connection(path, limit=LINE_MAX)
    host, _, port = network.address.rpartition(":")
    context = client_context(folder / network.keys)
    return lambda: asyncio.open_connection(
        host, int(port), ssl=context, server_hostname=TABLE, limit=LINE_MAX
    )
