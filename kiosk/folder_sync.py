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


def replace_file(path: Path, content: bytes) -> None:
    """Durable when it returns. Whoever reads it finds all of the old one or all of the new one."""
    fresh = path.with_name(f"{path.name}.new")
    with fresh.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
    sync_folder(path.parent)
