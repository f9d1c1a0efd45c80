"""Tables on the floor's network: each with a certificate of the controller's own authority."""

from pathlib import Path

import pytest

from kiosk.config import Network
from kiosk.link import jackpot as j
from kiosk.link.jackpot_client import connected
from kiosk.link.session import LinkError
from kiosk.way import way_to
from tests.hostile.test_certificates import NOW, authority, machine
from tests.jackpot.house import House, play


async def test_a_table_comes_in_by_its_certificate_and_under_no_other_name(tmp_path: Path) -> None:
    """That of "Table 7" has its letters and digits; one that was revoked is turned away."""
    ours = authority(tmp_path / "keys")
    machine(ours, tmp_path / "table", "table-Table7")
    network = Network(socket="jackpot.sock", address="127.0.0.1:0", keys="keys")
    house = House(tmp_path, network=network)
    async with house.open():
        port = house.doors[1].socket.getsockname()[1]
        connect = way_to(Network(address=f"127.0.0.1:{port}", keys="table"), tmp_path)
        async with connected(connect, "Table 7") as table:
            assert isinstance(await play(table, 1), j.JackpotDrawn)
            with pytest.raises(LinkError, match="it is connected as 'Table 7'"):
                async with connected(connect, "T able-7"):
                    pass
        with pytest.raises(LinkError, match="the certificate is that of table-Table7"):
            async with connected(connect, "Table 8"):
                pass
        with pytest.raises(LinkError, match="a certificate names no more"):
            async with connected(connect, "Table 7 beside the window"):
                pass
        ours.revoke("table-Table7", now=NOW)
        with pytest.raises((LinkError, OSError)):
            async with connected(connect, "Table 7"):
                pass
        assert [*house.state.tables] == ["Table 7"]
