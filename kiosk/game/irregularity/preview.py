"""What another result of a round would do to each seat, before anybody decides it."""

from dataclasses import dataclass

from kiosk.game.round.state import SlipStatus, TableRound
from kiosk.game.settling import Numbers, settle_slip
from kiosk.rules.rulebook import RuleBook


@dataclass(frozen=True, slots=True, kw_only=True)
class Resettlement:
    """What a slip has earned, and what it would earn."""

    before_cents: int
    after_cents: int


def resettlements(book: RuleBook, played: TableRound, numbers: Numbers) -> dict[str, Resettlement]:
    """By seat, from the slips as they were registered. Without an outcome the round would not
    count and stakes would come back; without a ring those of Spread-Bets would."""
    settled = played.settlement > 0
    return {
        seat: Resettlement(
            before_cents=_earned_cents(book, played, seat, played.numbers) if settled else 0,
            after_cents=_earned_cents(book, played, seat, numbers),
        )
        for seat, slip in played.slips.items()
        if slip.status is SlipStatus.REGISTERED
    }


def _earned_cents(book: RuleBook, played: TableRound, seat: str, numbers: Numbers) -> int:
    slip = played.slips[seat]
    return settle_slip(book, slip.stakes, slip.promotional, numbers, slip.judged).credited_cents
