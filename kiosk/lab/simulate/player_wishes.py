"""What a player thinks beside the game: enough for today, a break, the slips worth keeping."""

from collections.abc import Sequence
from random import Random

from kiosk.game.refusal import Reason
from kiosk.game.round.state import TerminalPhase
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.state import Terminal
from kiosk.game.times import MINUTE_MS

HAD_ENOUGH = (Reason.OWN_TIME_LIMIT, Reason.OWN_LOSS_LIMIT)
HOLD_MS = 5000
LEAST_BREAK_MS = MINUTE_MS // 2
BREAK_MS = 5 * MINUTE_MS
_SELDOM = 1 / 16
_SOON = 1 / 4
_NAMES = ("Lucky", "Sunday")


class PlayerWishes:
    def __init__(self, wagers: Sequence[str], random: Random) -> None:
        """Begins where `random` is, and leaves it there."""
        self._wagers = wagers
        self._random = Random()
        self._random.setstate(random.getstate())

    def thought(self, state: Terminal, *, now_ms: int) -> c.Command | None:
        """None: the game has all the attention."""
        if not state.account.open:
            return None
        if state.care.break_ is not None:
            return c.EndBreak(now_ms=now_ms, least_ms=LEAST_BREAK_MS)
        if state.care.check_due_ms is not None:
            return self._answer(now_ms)
        if (voucher := _voucher(state)) and self._random.random() < _SOON:
            return c.PlaceVoucher(voucher, self._random.choice(self._wagers))
        if self._random.random() >= _SELDOM:
            return None
        return self._whim(state)

    def _answer(self, now_ms: int) -> c.Command:
        if self._random.random() < _SOON:
            return c.TakeBreak(now_ms=now_ms, until_ms=now_ms + BREAK_MS)
        return c.AnswerRealityCheck(now_ms=now_ms, hold_ms=HOLD_MS)

    def _whim(self, state: Terminal) -> c.Command:
        name = self._random.choice(_NAMES)
        minutes, dollars = self._random.randrange(10, 120), self._random.randrange(50, 2000)
        kept = next(iter(state.favourites.kept), name)
        whims: tuple[c.Command, ...] = (
            c.SetOwnLimits(time_limit_s=minutes * 60, loss_limit_cents=dollars * 100),
            c.SaveFavourite(name),
            c.RecallFavourite(kept),
            c.RenameFavourite(kept, name),
            c.DeleteFavourite(kept),
            c.RestoreFavourite(),
        )
        return self._random.choice(whims)


def _voucher(state: Terminal) -> str:
    """One that does not lie on the cloth, while wagering is open."""
    if state.round.phase is not TerminalPhase.BETTING:
        return ""
    return next((key for key in state.vouchers if key not in state.slip.vouchers), "")
