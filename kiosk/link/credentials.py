"""What can be wrong with keys and certificates. By itself: who reports it need not load TLS."""

from pathlib import Path


class CredentialsError(Exception):
    """A key, a certificate or a list cannot be used. The message names the file."""

    def __init__(self, path: Path, message: str) -> None:
        super().__init__(f"{path}: {message}")
        self.path = path
