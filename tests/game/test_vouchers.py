"""Vouchers: seen, wagered, kept and handed back; forfeited only when wagered (S4 1.1, 3.5)."""

from kiosk.game import facts as f
from kiosk.game.money import MoneyPlace
from kiosk.game.reading.state import LATEST
from kiosk.game.refusal import Reason
from kiosk.game.table import commands as sgc
from kiosk.game.terminal import commands as ats
from kiosk.rules.terms import CashOutWay, Tender
from tests.conftest import BOOKS
from tests.game.floor import Floor
from tests.game.stories import TerminalStory

NSW = BOOKS["nsw-single-zero"]


def player(*, credit_cents: int = 5000, voucher_cents: int = 2500) -> TerminalStory:
    told = TerminalStory(NSW).tell(ats.SetReading(LATEST))
    if credit_cents:
        told.tell(ats.Credit("cash", credit_cents, Tender.CASH, "ann"))
    return told.tell(ats.Credit("v", voucher_cents, Tender.VOUCHER, "ann"))


def paid_out(told: TerminalStory) -> TerminalStory:
    return told.tell(ats.CashOut(CashOutWay.TICKET, "1" * 18), ats.TicketDone("1" * 18))


def test_a_voucher_is_kept_when_the_money_is_cashed_out() -> None:
    """S4 1.1 casino promotional token or voucher."""
    for told in (paid_out(player()), player().tell(ats.HandPay("pay", "ann", 5000))):
        assert told.state.vouchers == {"v": 2500}
        assert told.state.account.open
        assert told.state.money[MoneyPlace.LOST] == 0
        told.tell(ats.OpenWagering(1, 30), ats.PlaceVoucher("v", "straight:17"))
        told.tell(ats.EndWagering(1, "slip"), ats.ConfirmSlip(1, "slip"), ats.Settle(1, "17"))
        assert told.state.credit_cents == 35 * 2500
        assert told.state.vouchers == {}


def test_a_voucher_is_handed_back_and_the_account_is_over() -> None:
    """S4 1.1 casino promotional token or voucher."""
    told = paid_out(player()).tell(ats.HandBackVouchers("back", 2500, "ann"))
    assert told.state.vouchers == {} and not told.state.account.open
    assert told.state.money[MoneyPlace.LOST] == 0
    told.tell(ats.HandBackVouchers("back", 2500, "ann"))  # ordered again
    with_money = player().tell(ats.HandBackVouchers("back", 2500, "ann"))
    assert with_money.state.account.open and with_money.state.credit_cents == 5000


def test_what_lies_on_the_cloth_is_not_handed_back() -> None:
    told = player().tell(ats.Credit("w", 1000, Tender.VOUCHER, "ann"), ats.OpenWagering(1, 30))
    told.tell(ats.PlaceVoucher("v", "straight:17"))
    assert told.refuses(ats.HandBackVouchers("back", 3500, "ann")) is Reason.CREDIT_CHANGED
    told.tell(ats.HandBackVouchers("back", 1000, "ann"))
    assert told.state.vouchers == {"v": 2500}


def test_an_account_of_vouchers_alone_can_be_left() -> None:
    """By asking for them, and by nobody's hand pay."""
    told = player(credit_cents=0).tell(ats.CashOut(CashOutWay.ATTENDANT, "call"))
    assert told.state.payments.attendant_called
    told.tell(ats.HandBackVouchers("back", 2500, "ann"))
    assert not told.state.account.open and not told.state.payments.attendant_called


def test_a_journal_of_before_forfeits_them_as_it_did() -> None:
    told = TerminalStory(NSW).tell(
        ats.Credit("cash", 5000, Tender.CASH, "ann"), ats.Credit("v", 2500, Tender.VOUCHER, "ann")
    )
    paid_out(told)
    assert told.state.vouchers == {} and not told.state.account.open
    assert told.facts[-1] == f.AccountClosed(forfeited_cents=2500)


def test_table_and_terminal_agree_on_vouchers_that_went_back() -> None:
    floor = Floor(NSW, seats=1, seed=1)
    seat = floor.seats["1"].tell(ats.SetReading(LATEST))
    floor.table.tell(sgc.TellFunds("1", 0), sgc.Credit("1", 2500, Tender.VOUCHER))
    floor.exchange()
    assert seat.state.vouchers and not seat.state.credit_cents
    seat.tell(ats.CashOut(CashOutWay.ATTENDANT, "call"))
    floor.table.tell(sgc.HandBackVouchers("1", 2500))
    floor.exchange()
    assert not seat.state.account.open and not floor.table.state.due
    funds = floor.table.state.seats["1"].funds
    assert funds is not None and (funds.cents, funds.voucher_cents) == (0, 0)
    assert not floor.table.state.seats["1"].playing
