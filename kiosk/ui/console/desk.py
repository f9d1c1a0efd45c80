"""The staff service as its screen uses it, and what the house decides about that screen."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from kiosk.config import CasePlayer
from kiosk.console.outbox import Outbox
from kiosk.console.service import ConsoleService
from kiosk.game.tournament.values import SessionResults
from kiosk.link.client import TableClient
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.money import Currency
from kiosk.ui.rings_came import RingsCame, rings_came


@dataclass(frozen=True, slots=True, kw_only=True)
class ConsoleLook:
    """What the house decides about the console."""

    currency: Currency
    language: str = "en"
    """As the translations are named; until staff choose another."""
    chips_cents: tuple[int, ...]
    wagering_s: int
    idle_s: int
    """Nobody has touched it for so long: whoever is signed in is signed out."""
    cycle_s: int
    """From a result to the next round, when rounds are opened automatically."""
    case_player: CasePlayer = CasePlayer.NONE
    """How staff name the player that a case is about."""
    presets: Mapping[str, Mapping[str, tuple[int, ...]]] = field(default_factory=dict)
    """Limits by name: minimum, maximum and perhaps unit of kinds of bets."""
    tournaments: Mapping[str, tuple[str, tuple[str, ...]]] = field(default_factory=dict)
    """Terms of tournaments that can be opened: title and lines, by the name of the file."""
    results: Callable[[], Mapping[str, SessionResults]] = dict
    """Of sessions at other tables, as their files are now, by their names."""


class ConsoleDesk(ConsoleService):
    def __init__(
        self,
        client: TableClient,
        book: RuleBook,
        look: ConsoleLook,
        outbox: Outbox,
        draw_id: Callable[[], str],
    ) -> None:
        super().__init__(client, book, outbox, draw_id)
        self.look = look
        self.now_ms: Callable[[], int] = lambda: 0
        """By the console's clock, which its view has."""

    def rings(self, round_: int) -> RingsCame | None:
        """What the two rings of Spread-Bet came to, if any was paid by them."""
        at, spread = self.last_round - round_, self.board.spread
        if spread is None or not 0 <= at < min(len(spread.last), len(self.board.last)):
            return None
        return rings_came(self.book, self.board.last[at], spread.last[at])
