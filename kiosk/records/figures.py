"""The money of a day in figures that add up: over seats, over hours, over both.

Money is what a player can be paid. A promotional voucher is none: what is staked with it counts on
a line of its own and in neither handle nor win, what it wins is money and is paid like any other.
"""

from dataclasses import dataclass, fields
from fractions import Fraction

from kiosk.game import facts as f
from kiosk.game.money import HELD
from kiosk.game.round.state import PlayedRound
from kiosk.game.terminal.state import Terminal
from kiosk.rules.spread import is_spread
from kiosk.rules.terms import Tender


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    notes_cents: int = 0
    notes: int = 0
    tickets_in_cents: int = 0
    tickets_in: int = 0
    staff_credits_cents: int = 0
    """For cash and chips."""
    staff_credits: int = 0
    voucher_credits_cents: int = 0
    """Credited for vouchers, where those are played like money: nobody paid them in."""
    voucher_credits: int = 0
    tickets_out_cents: int = 0
    tickets_out: int = 0
    hand_paid_cents: int = 0
    hand_pays: int = 0
    slips: int = 0
    """Settled with a wager, and not given back since."""
    handle_cents: int = 0
    paid_cents: int = 0
    """Winnings, and stakes that came back with them."""
    promotional_cents: int = 0
    """Staked with vouchers."""
    owed_cents: int = 0
    """Paid by a result that was corrected since, and gone with the player."""
    kept_cents: int = 0
    """Set aside in a case that was answered against the player."""
    forfeited_cents: int = 0
    """Staked in games that were invalidated, and not given back to whoever's fraud it was."""
    jackpot_wagers_cents: int = 0
    """Of jackpot wagers that were played. They go into the jackpots, and in neither handle nor
    win."""
    jackpot_wagers: int = 0
    jackpots_cents: int = 0
    """Credited."""
    jackpots: int = 0
    tips_cents: int = 0
    """Given to dealers. They are neither paid out nor won."""
    tips: int = 0

    def __add__(self, other: "Figures") -> "Figures":
        names = [field.name for field in fields(self)]
        return Figures(**{name: getattr(self, name) + getattr(other, name) for name in names})

    def __neg__(self) -> "Figures":
        return Figures(**{field.name: -getattr(self, field.name) for field in fields(self)})

    @property
    def drop_cents(self) -> int:
        """All money that came in."""
        return self.notes_cents + self.tickets_in_cents + self.staff_credits_cents

    @property
    def out_cents(self) -> int:
        return self.tickets_out_cents + self.hand_paid_cents

    @property
    def win_cents(self) -> int:
        """The house's."""
        return self.handle_cents - self.paid_cents

    @property
    def revenue_cents(self) -> int:
        """All that the house keeps of the money at its terminals."""
        return self.win_cents + self.kept_cents + self.forfeited_cents

    @property
    def hold_on_drop(self) -> Fraction | None:
        """Win by drop, exactly; None where nothing came in."""
        return Fraction(self.win_cents, self.drop_cents) if self.drop_cents else None

    @property
    def hold_on_handle(self) -> Fraction | None:
        return Fraction(self.win_cents, self.handle_cents) if self.handle_cents else None

    @property
    def change_cents(self) -> int:
        """By how much the players' money at the terminals grew."""
        came = self.drop_cents + self.voucher_credits_cents + self.owed_cents
        came += self.jackpots_cents - self.jackpot_wagers_cents
        return came - self.out_cents - self.revenue_cents - self.tips_cents


NOTHING = Figures()


def figures_of(fact: f.AnyFact, before: Terminal, after: Terminal) -> Figures | None:
    """What a fact of a terminal adds; None for the many that move no money in or out."""
    match fact:
        case f.NoteStacked():
            return Figures(notes_cents=fact.cents, notes=1)
        case f.TicketRedeemed():
            return Figures(tickets_in_cents=fact.cents, tickets_in=1)
        case f.StaffCredited(tender=Tender.VOUCHER):
            return Figures(voucher_credits_cents=fact.cents, voucher_credits=1)
        case f.StaffCredited():
            return Figures(staff_credits_cents=fact.cents, staff_credits=1)
        case f.TicketPrinted():
            assert before.tickets.printing is not None, "no ticket was being printed"
            return Figures(tickets_out_cents=before.tickets.printing[1], tickets_out=1)
        case f.SupernovaCredited():
            return Figures(jackpots_cents=fact.cents, jackpots=1)
        case f.SupernovaWagerDrawn():
            assert before.round.sent is not None, "nothing was staked"
            cents = before.round.sent.jackpot_cents
            return Figures(jackpot_wagers_cents=cents, jackpot_wagers=1)
        case f.HandPaid():
            return Figures(hand_paid_cents=fact.cents, hand_pays=1)
        case f.TipGiven():
            return Figures(tips_cents=fact.cents, tips=1)
        case _:
            return _judged(fact, before, after)


def _judged(fact: f.AnyFact, before: Terminal, after: Terminal) -> Figures | None:
    """What people or the wheel decided."""
    match fact:
        case f.CasePaid(by_hand=True):
            return Figures(hand_paid_cents=before.cases.withheld[fact.case].cents, hand_pays=1)
        case f.CaseRefused():
            return Figures(kept_cents=before.cases.withheld[fact.case].cents)
        case f.WagersForfeited():
            assert before.round.sent is not None, "nothing was staked"
            return Figures(forfeited_cents=sum(before.round.sent.stakes.values()))
        case f.RoundSettled() | f.RoundCorrected():
            owed = fact.owed_cents if isinstance(fact, f.RoundCorrected) else 0
            now, then = after.round.played[fact.round], before.round.played.get(fact.round)
            return _settled(now, 1) + _settled(then, -1) + Figures(owed_cents=owed)
        case _:
            return None


def _settled(played: PlayedRound | None, sign: int) -> Figures:
    """An invalidated game counts for nothing: its wagers went back, or are forfeited."""
    if played is None:
        return NOTHING
    if played.judged is not None and played.judged.forfeited:
        return Figures(forfeited_cents=sign * sum(played.stakes.values()))
    if played.outcome is None:
        return NOTHING
    # So do void Spread-Bets.
    back = [cents for wager, cents in played.stakes.items() if is_spread(wager)]
    back_cents = sum(back) if played.ring is None else 0
    return Figures(
        slips=sign * bool(played.stakes or played.promotional),
        handle_cents=sign * (sum(played.stakes.values()) - back_cents),
        promotional_cents=sign * sum(played.promotional.values()),
        paid_cents=sign * (played.winnings_cents + played.returned_cents - back_cents),
    )


def players_cents(state: Terminal) -> int:
    """The players' money at a terminal, wherever it is: credit, on the cloth, won, withheld, or on
    its way in or out. Vouchers are no money, on the cloth or off it."""
    held = sum(state.money[place] for place in HELD)
    return held - sum(state.vouchers.values())
