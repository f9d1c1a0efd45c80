"""The meters of a terminal: sums and counts that only ever grow, folded from its facts.

Corrections are the exception that regulators ask for: what a wrong result counted is taken back.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from kiosk.game import facts as f
from kiosk.game.terminal.state import Terminal
from kiosk.rules.terms import Tender


@dataclass(frozen=True, slots=True, kw_only=True)
class Meters:
    wagered_cents: int = 0
    won_cents: int = 0
    rounds_played: int = 0
    rounds_void: int = 0
    notes_cents: int = 0
    notes_by_value: Mapping[int, int] = field(default_factory=dict)
    """How many notes of each value were stacked."""
    tickets_in_cents: int = 0
    tickets_in: int = 0
    tickets_out_cents: int = 0
    tickets_out: int = 0
    staff_credits_cents: int = 0
    staff_credits: int = 0
    vouchers_cents: int = 0
    vouchers: int = 0
    hand_paid_cents: int = 0
    hand_paid: int = 0
    tips_cents: int = 0
    """Given to dealers."""
    tips: int = 0
    jackpot_wagers_cents: int = 0
    """Of jackpot wagers that were played. They are no part of what was wagered on the wheel."""
    jackpots_cents: int = 0
    jackpots: int = 0


def count(meters: Meters, fact: f.Fact, before: Terminal) -> Meters:
    """The meters after a fact that met this state."""
    match fact:
        case f.NoteStacked():
            values = meters.notes_by_value
            return replace(
                meters,
                notes_cents=meters.notes_cents + fact.cents,
                notes_by_value={**values, fact.cents: values.get(fact.cents, 0) + 1},
            )
        case f.RoundSettled() if before.round.sent is not None:
            return replace(
                meters,
                rounds_played=meters.rounds_played + 1,
                wagered_cents=meters.wagered_cents + fact.spent_cents + fact.returned_cents,
                won_cents=meters.won_cents + fact.winnings_cents,
            )
        case f.RoundCorrected():
            played = before.round.played[fact.round]
            void = fact.outcome is None and played.outcome is not None
            back_cents = sum(played.stakes.values()) + sum(played.promotional.values())
            return replace(
                meters,
                won_cents=meters.won_cents + fact.winnings_cents,
                wagered_cents=meters.wagered_cents - back_cents * void,
            )
        case f.RoundVoided() | f.SlipVoided():
            return replace(meters, rounds_void=meters.rounds_void + 1)
        case _:
            return _count_payment(meters, fact, before)


def _count_payment(meters: Meters, fact: f.Fact, before: Terminal) -> Meters:
    match fact:
        case f.TicketRedeemed():
            cents = meters.tickets_in_cents + fact.cents
            return replace(meters, tickets_in_cents=cents, tickets_in=meters.tickets_in + 1)
        case f.TicketPrinted() if before.tickets.printing is not None:
            cents = meters.tickets_out_cents + before.tickets.printing[1]
            return replace(meters, tickets_out_cents=cents, tickets_out=meters.tickets_out + 1)
        case f.StaffCredited(tender=Tender.VOUCHER) | f.VoucherGiven():
            cents = meters.vouchers_cents + fact.cents
            return replace(meters, vouchers_cents=cents, vouchers=meters.vouchers + 1)
        case f.StaffCredited():
            cents = meters.staff_credits_cents + fact.cents
            return replace(
                meters, staff_credits_cents=cents, staff_credits=meters.staff_credits + 1
            )
        case f.HandPaid():
            cents = meters.hand_paid_cents + fact.cents
            return replace(meters, hand_paid_cents=cents, hand_paid=meters.hand_paid + 1)
        case f.TipGiven():
            return replace(meters, tips_cents=meters.tips_cents + fact.cents, tips=meters.tips + 1)
        case f.SupernovaWagerDrawn():
            sent_cents = before.round.sent.jackpot_cents if before.round.sent else 0
            cents = meters.jackpot_wagers_cents + sent_cents
            return replace(meters, jackpot_wagers_cents=cents)
        case f.SupernovaCredited():
            cents = meters.jackpots_cents + fact.cents
            return replace(meters, jackpots_cents=cents, jackpots=meters.jackpots + 1)
        case f.CasePaid(by_hand=True):
            cents = meters.hand_paid_cents + before.cases.withheld[fact.case].cents
            return replace(meters, hand_paid_cents=cents, hand_paid=meters.hand_paid + 1)
        case _:
            return meters
