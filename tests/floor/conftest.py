import itertools
from collections.abc import Iterator

import psycopg
import pytest

from kiosk.floor.database.migrate import migrate
from kiosk.lab.postgres import Cluster

_COUNT = itertools.count(1)


@pytest.fixture(scope="session")
def floor_cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A PostgreSQL of our own, with one database that every test's is a copy of."""
    cluster = Cluster(tmp_path_factory.mktemp("cluster"), durable=False)
    try:
        cluster.make()
        cluster.start()
        with psycopg.connect(cluster.conninfo(), autocommit=True) as connection:
            connection.execute("CREATE DATABASE made")
        migrate(cluster.conninfo("made"))
        yield cluster
    finally:
        cluster.close()


@pytest.fixture
def empty_database(floor_cluster: Cluster) -> Iterator[str]:
    yield from _database(floor_cluster, "template0")


@pytest.fixture
def floor_database(floor_cluster: Cluster) -> Iterator[str]:
    """What to connect to, for psycopg: a new floor's database, with all steps behind it."""
    yield from _database(floor_cluster, "made")


def _database(cluster: Cluster, like: str) -> Iterator[str]:
    name = f"floor{next(_COUNT)}"
    with psycopg.connect(cluster.conninfo(), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {like}")
        yield cluster.conninfo(name)
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
