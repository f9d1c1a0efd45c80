"""A player's sitting in figures: how long, and how much was bet, won and lost."""

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject

from kiosk.game.times import MINUTE_MS
from kiosk.ui.part import ViewPart
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.texts import translate

_HOUR_MIN = 60


class SittingShown(Struct, frozen=True, kw_only=True):
    time: str = ""
    """At play, in hours and minutes."""
    rounds: int = 0
    """In which there was a wager."""
    staked: str = ""
    won: str = ""
    returned: str = ""
    """Stakes that came back."""
    net: str = ""
    line: str = ""
    """All of it since the account was opened, also of rounds that are no longer kept."""


class SittingView(ViewPart[SittingShown, Desk]):
    """Whoever has cashed out still sees what it came to, until the next player sits down."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._minutes = 0
        """At play."""

    def second_passed(self) -> None:
        self.refresh()

    def refresh(self) -> None:
        state, money = self._desk.state, self._desk.look.currency
        if state.account.open and self._desk.in_service:
            self._minutes = state.care.played_ms(self._desk.now_ms) // MINUTE_MS
        sitting = state.account.sitting
        shown = SittingShown(
            time=hours_text(self._minutes),
            rounds=sitting.rounds,
            staked=money.full(sitting.staked_cents),
            won=money.full(sitting.winnings_cents),
            returned=money.full(sitting.returned_cents),
            net=money.signed(sitting.net_cents),
        )
        self.show(replace(shown, line=_line(shown)) if sitting.rounds else shown)


def _line(shown: SittingShown) -> str:
    text = translate(
        "SittingView",
        "Time at play {time}, rounds {rounds}, bet {staked}, won {won}, "
        "stakes back {returned}, in all {net}",
    )
    return text.format(
        time=shown.time,
        rounds=shown.rounds,
        staked=shown.staked,
        won=shown.won,
        returned=shown.returned,
        net=shown.net,
    )


def hours_text(minutes: int) -> str:
    return f"{minutes // _HOUR_MIN}:{minutes % _HOUR_MIN:02}"
