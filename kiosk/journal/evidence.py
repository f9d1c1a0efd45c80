"""Pictures of the screen that disputes refer to, in a folder beside the journal.

A picture is on the disk before the fact that names it, by the hash of its bytes: so a fact never
names one that is not there, and none can be changed afterwards without being found out.
"""

from hashlib import sha256
from pathlib import Path

from kiosk.folder_sync import replace_file, sync_folder

_FOLDER = "evidence"


def picture_file(folder: Path, digest: str) -> Path:
    """Where the picture with this SHA-256 is kept, for the journals of a folder."""
    return folder / _FOLDER / f"{digest}.png"


def keep_picture(folder: Path, png: bytes) -> str:
    """Durable when it returns. Gives the SHA-256 that it is kept under."""
    digest = sha256(png).hexdigest()
    path = picture_file(folder, digest)
    path.parent.mkdir(mode=0o700, exist_ok=True)
    replace_file(path, png)
    sync_folder(folder)
    return digest


def read_picture(folder: Path, digest: str) -> bytes | None:
    """None: it is not there, or it is not the one that was kept."""
    try:
        png = picture_file(folder, digest).read_bytes()
    except OSError:
        return None
    return png if sha256(png).hexdigest() == digest else None
