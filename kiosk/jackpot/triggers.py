"""The triggers of all levels, as long as they are secret."""

from collections.abc import Callable

from kiosk.game.jackpot.draw import NONCE_BYTES, commitment_of, trigger_of
from kiosk.game.jackpot.state import Controller
from kiosk.game.jackpot.values import PARTS
from kiosk.safe import Safe


class Triggers:
    """Known here and in the safe, and nowhere else."""

    def __init__(self, safe: Safe, draw: Callable[[], bytes]) -> None:
        self._safe = safe
        self._draw = draw
        self._nonces = dict(safe.secrets())
        self._unkept = False
        self._opened: dict[str, tuple[int, str]] = {}
        """By commitment: each round of each table asks for those of all levels."""

    def opened(self, state: Controller, index: int) -> tuple[int, str] | None:
        """The trigger of a level and its bytes. None: they are not to be found, or are not what was
        sealed."""
        level = state.levels[index]
        if level.commitment in self._opened:
            return self._opened[level.commitment]
        nonce = self._nonces.get(_name(index, level.epoch))
        if nonce is None:
            return None
        trigger_parts = trigger_of(nonce, level.low_parts, level.terms.limit_cents * PARTS)
        sealed = commitment_of(index, level.epoch, trigger_parts, nonce) == level.commitment
        if not sealed:
            return None
        present = {there.commitment for there in state.levels}
        self._opened = {seal: told for seal, told in self._opened.items() if seal in present}
        self._opened[level.commitment] = trigger_parts, nonce.hex()
        return self._opened[level.commitment]

    def draw(self, state: Controller, index: int) -> str:
        """A new one for this level, over what is left of its range. Gives its commitment, which
        nobody is to hear of before `keep`."""
        level, epoch = state.levels[index], state.link.triggers + 1
        nonce = self._draw()
        assert len(nonce) == NONCE_BYTES
        limit_parts = level.terms.limit_cents * PARTS
        trigger_parts = trigger_of(nonce, max(0, level.value_parts), limit_parts)
        self._nonces[_name(index, epoch)] = nonce
        self._unkept = True
        return commitment_of(index, epoch, trigger_parts, nonce)

    async def keep(self, durable: Controller) -> None:
        """Durable when it returns. What the journal may still need after an interruption is kept
        besides: all that was drawn since what is durable."""
        if not self._unkept:
            return
        epochs = [level.epoch for level in durable.levels if level.commitment]
        oldest = min(epochs, default=0)
        self._nonces = {
            name: nonce for name, nonce in self._nonces.items() if _epoch(name) >= oldest
        }
        self._opened = {}
        await self._safe.keep(self._nonces)
        self._unkept = False


def _name(index: int, epoch: int) -> str:
    return f"{index}-{epoch}"


def _epoch(name: str) -> int:
    return int(name.rpartition("-")[2])
