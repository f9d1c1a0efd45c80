"""Files that were made, renamed or taken away, made to last."""

import os
from pathlib import Path


def sync_folder(folder: Path) -> None:
    """The names in a folder are on the disk only once the folder itself is."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
