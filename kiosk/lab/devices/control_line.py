"""The other end of a control socket: one command a line, each answered by one line."""

import asyncio
from pathlib import Path

ANSWER_S = 35.0


class ControlLine:
    """Connects for each command: a bench speaks rarely, and what it speaks to comes and goes."""

    def __init__(self, path: Path) -> None:
        self._path = path

    @property
    def there(self) -> bool:
        return self._path.exists()

    async def ask(self, line: str) -> str:
        """`ok ...` or `error why`; an error too when nobody answers."""
        try:
            async with asyncio.timeout(ANSWER_S):
                return await self._ask(line)
        except TimeoutError:
            return "error no answer"
        except OSError as error:
            return f"error {error.strerror or error}"

    async def _ask(self, line: str) -> str:
        reader, writer = await asyncio.open_unix_connection(self._path)
        try:
            writer.write(f"{line}\n".encode())
            answer = (await reader.readline()).decode(errors="replace").strip()
        finally:
            writer.close()
        return answer or "error it hung up"
