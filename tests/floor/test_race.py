"""A short race for the same tickets over a real PostgreSQL that fails. `tests.floor.race` has the
long one."""

import tempfile
from pathlib import Path

from kiosk.lab.postgres import Cluster
from tests.floor.race import Plan, race


async def test_each_ticket_is_paid_once_whatever_becomes_of_the_database(tmp_path: Path) -> None:
    cluster = Cluster(tmp_path / "data")
    kinds = ("cut", "kill", "freeze")
    plan = Plan(tables=2, terminals=3, tickets=12, seed=3, kinds=kinds)
    with tempfile.TemporaryDirectory(dir="/tmp") as sockets:
        try:
            cluster.make()
            cluster.start()
            run, happened, wrong = await race(cluster, Path(sockets), plan)
        finally:
            cluster.close()
    assert wrong == []
    assert {*happened} == {*kinds}
    assert run.tried > len(run.room.printed), "others asked for the same tickets"
