from pathlib import Path

from kiosk.safe import SafeFile


async def test_secrets_are_kept_for_their_machine_alone(tmp_path: Path) -> None:
    path = tmp_path / "ring.secret"
    safe = SafeFile(path)
    assert safe.secrets() == {}
    await safe.keep({"1": bytes(32)})
    await safe.keep({"2": bytes(range(32)), "3": b"x"})
    assert path.stat().st_mode & 0o777 == 0o600
    assert [*tmp_path.iterdir()] == [path]
    assert SafeFile(path).secrets() == {"2": bytes(range(32)), "3": b"x"}, "of another process"
    path.write_bytes(b"torn")
    assert SafeFile(path).secrets() == {}
