"""Evenings to look up: one in which everything happens that a report must tell apart."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kiosk.game import facts as f
from kiosk.game.table import commands as sgc
from kiosk.game.terminal import commands as ats
from kiosk.journal.facts import entries
from kiosk.journal.journal import Journal
from kiosk.records.folder import TableFolder
from kiosk.rules.terms import CashOutWay, Tender
from tests.conftest import BOOKS
from tests.game.floor import Floor

START_MS = 1_794_852_000_000
"""2026-11-16 18:00 UTC."""
EVERY_MS = 300_000
"""A fact every five minutes makes a night of several hours."""
NUMBER = "271828182845904523"
OTHER_NUMBER = "314159265358979323"


def write(folder: Path, journals: Mapping[str, list[f.Fact]], *, every_ms: int = EVERY_MS) -> Path:
    folder.mkdir(exist_ok=True)
    for name, facts in journals.items():
        at_ms = START_MS
        written = []
        for fact in facts:
            written += entries([fact], at_ms=at_ms)
            # An order and what it did are of one moment.
            at_ms += 0 if isinstance(fact, f.StaffOrdered) else every_ms
        with Journal.open(folder / f"{name}.db", machine=name) as journal:
            journal.append(written)
    return folder


def opened(folder: Path) -> TableFolder:
    return TableFolder(folder, BOOKS)


class Night(Floor):
    """Staff give every order, so that the records can say who it was."""

    def order(self, command: sgc.Command, why: str = "it was time") -> None:
        given: Any = {"key": self.key("order"), "who": "ann", "second": "bob"}
        if isinstance(command, sgc.CloseRound):
            given = {}  # the clock ends wagering
        self.table.why = why
        self.table.tell(command, **given)
        self.exchange()

    def spin(self, wagers: Mapping[str, Mapping[str, int]], number: str) -> None:
        self.order(sgc.OpenRound(30))
        for seat, stakes in wagers.items():
            for wager, cents in stakes.items():
                self.seats[seat].tell(ats.PlaceChip(wager, cents))
        self.order(sgc.CloseRound())
        self.table.tell(sgc.EndGrace())
        self.exchange()
        self.order(sgc.ConfirmResult(number))

    def correct(self, round_: int, number: str | None) -> None:
        self.order(sgc.Freeze("a wrong number was entered"))
        if number is None:
            self.order(sgc.InvalidateGame(round_, "the ball was lifted", "r1"))
        else:
            self.order(sgc.CorrectResult(round_, number, "misread"))
        self.order(sgc.Thaw())

    def print_ticket(self, seat: str, number: str) -> None:
        cents = self.seats[seat].state.credit_cents
        self.table.tell(sgc.ReserveTicket(self.key("cash"), seat, number, cents, START_MS * 2))
        self.seats[seat].tell(ats.CashOut(CashOutWay.TICKET, number))
        self.seats[seat].tell(ats.TicketDone(number))
        self.exchange()


def hard_night() -> Night:
    """Vouchers, a ticket redeemed and one outstanding, a correction after the player has left with
    money and one after he has left without, an invalidated game, a void round, a case refused."""
    night = Night(BOOKS["nsw-single-zero"], seats=2, seed=1)
    one, two = night.seats["1"], night.seats["2"]
    one.tell(ats.StackNote("n1", 10_000))
    two.tell(ats.StackNote("n2", 5_000))
    night.order(sgc.Credit("1", 2_500, Tender.VOUCHER))
    night.order(sgc.Credit("2", 5_000, Tender.CASH))
    # Round 1: a voucher and money win together.
    night.order(sgc.OpenRound(30))
    one.tell(ats.PlaceVoucher(next(iter(one.state.vouchers)), "straight:7"))
    one.tell(ats.PlaceChip("straight:7", 500))
    two.tell(ats.PlaceChip("straight:8", 1_000))
    night.order(sgc.CloseRound())
    night.table.tell(sgc.EndGrace())
    night.exchange()
    night.order(sgc.ConfirmResult("7"))
    # Round 2: seat 2 wins by a wrong number and leaves with a ticket: the money is gone.
    night.spin({"2": {"straight:9": 1_000}, "1": {"straight:10": 500}}, "9")
    night.print_ticket("2", NUMBER)
    night.correct(2, "10")
    # Round 3: seat 2 loses by a wrong number and leaves: money is withheld for him, and refused.
    two.tell(ats.StackNote("n3", 5_000))
    night.spin({"2": {"straight:11": 1_000}, "1": {"straight:12": 500}}, "13")
    night.print_ticket("2", OTHER_NUMBER)
    night.correct(3, "11")
    withheld = next(name for name in two.state.cases.withheld)
    night.order(sgc.CloseCase(withheld, "a forged ticket", pay=False))
    # Round 4: invalidated after it was settled. Round 5: void.
    two.tell(ats.StackNote("n4", 5_000))
    night.spin({"2": {"straight:20": 1_000}, "1": {"straight:21": 500}}, "20")
    night.correct(4, None)
    night.order(sgc.OpenRound(30))
    two.tell(ats.PlaceChip("straight:1", 500))
    night.order(sgc.DeclareMalfunction("", "the ball left the wheel"))
    # The ticket of round 3 is redeemed by seat 1, who is then paid by hand.
    night.table.tell(sgc.HoldTicket("1", OTHER_NUMBER))
    cents = night.table.state.tickets[OTHER_NUMBER].cents
    one.tell(ats.EnterTicket(OTHER_NUMBER, cents), ats.RedeemTicket(OTHER_NUMBER))
    night.exchange()
    one.tell(ats.CashOut(CashOutWay.ATTENDANT, "call"))
    night.order(sgc.HandPay("1", one.state.credit_cents))
    return night
