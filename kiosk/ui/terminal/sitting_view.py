"""A player's sitting in figures: how long, and how much was bet, won and lost."""

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject

from kiosk.game.account.state import Sitting
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
    farewell: str = ""
    """The same, for whoever leaves: it is there until the next player sits down."""


class SittingView(ViewPart[SittingShown, Desk]):
    """Whoever cashes out still sees what it came to, and nobody else: where no account is open
    nothing is told but the farewell."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._minutes = 0
        """At play."""

    def second_passed(self) -> None:
        self.refresh()

    def refresh(self) -> None:
        state = self._desk.state
        if state.account.open and self._desk.in_service:
            self._minutes = state.care.played_ms(self._desk.now_ms) // MINUTE_MS
        ended = self._told(state.account.sitting, self._minutes)
        shown = ended if state.account.open else self._told(Sitting(), 0)
        self.show(replace(shown, farewell=ended.line))

    def _told(self, sitting: Sitting, minutes: int) -> SittingShown:
        money = self._desk.look.currency
        shown = SittingShown(
            time=hours_text(minutes),
            rounds=sitting.rounds,
            staked=money.full(sitting.staked_cents),
            won=money.full(sitting.winnings_cents),
            returned=money.full(sitting.returned_cents),
            net=money.signed(sitting.net_cents),
        )
        return replace(shown, line=_line(shown)) if sitting.rounds else shown


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
