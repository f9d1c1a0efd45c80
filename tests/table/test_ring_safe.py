from pathlib import Path

from kiosk.table.ring_safe import RingFile


async def test_a_secret_is_kept_for_the_table_alone(tmp_path: Path) -> None:
    path = tmp_path / "ring.secret"
    safe = RingFile(path)
    assert safe.secret(1) is None
    await safe.keep(1, bytes(32))
    await safe.keep(2, bytes(range(32)))
    assert path.stat().st_mode & 0o777 == 0o600
    assert [*tmp_path.iterdir()] == [path]
    assert RingFile(path).secret(2) == bytes(range(32)), "another process finds it"
    assert RingFile(path).secret(1) is None
    path.write_bytes(b"torn")
    assert RingFile(path).secret(2) is None
