"""Files that were made, replaced, renamed or taken away, made to last."""

import os
from pathlib import Path


def sync_folder(folder: Path) -> None:
    """The names in a folder are on the disk only once the folder itself is."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def replace_file(path: Path, content: bytes, *, secret: bool = False) -> None:
    """Durable when it returns. Whoever reads it finds all of the old one or all of the new one; a
    secret is for its owner alone, from the first byte on."""
    fresh = path.with_name(f"{path.name}.new")
    fresh.unlink(missing_ok=True)
    mode = 0o600 if secret else 0o666
    with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
    sync_folder(path.parent)
