"""The jackpot wager from its spot to its draw, and who is paid what, in both machines."""

from contextlib import suppress
from pathlib import Path

import pytest

from kiosk.game import facts as f
from kiosk.game.jackpot.values import HitTold, PaidHow, WrongWager
from kiosk.game.money import MoneyPlace, Source
from kiosk.game.reconcile import orders, standing_of
from kiosk.game.refusal import Reason, Refused
from kiosk.game.round.state import SlipStatus
from kiosk.game.seats.gone import trusted_cents
from kiosk.game.supernova.state import HitState, WagerState, WinState
from kiosk.game.supernova.table import share_key
from kiosk.game.table import commands as sgc
from kiosk.game.terminal import commands as ats
from kiosk.rules.limits import Limit
from kiosk.rules.supernova import WAGER
from kiosk.rules.terms import CashOutWay
from tests.audit.evenings import findings, write
from tests.conftest import BOOKS
from tests.game.floor import Floor
from tests.game.jackpots import hit, seal
from tests.game.stories import TerminalStory

BOOK = BOOKS["rapid-single-zero"]
CENTS = 500
JACKPOT = ats.PlaceChip(WAGER, CENTS)
RED = ats.PlaceChip("red", 1000)


class JackpotFloor(Floor):
    """One seat or more, at a table where jackpots are offered."""

    def __init__(
        self, *, seats: int = 1, seed: int = 1, away: float = 0.0, funds: bool = False
    ) -> None:
        super().__init__(BOOK, seats=seats, seed=seed, away=away)
        if funds:
            self.table.tell(sgc.SetPaperLimits(10**9, (2000, 5000, 10_000)))
            self.table.tell(*(sgc.TellFunds(name, 0) for name in self.seats))
        self.table.tell(sgc.OpenSupernova(), sgc.SeeSupernovaServer(CENTS), seal())
        for seat in self.seats.values():
            seat.tell(ats.StackNote(self.key("note"), 10_000))
        self.exchange()

    @property
    def seat(self) -> TerminalStory:
        return self.seats["1"]

    def open(self) -> None:
        self.table.tell(sgc.OpenRound(30))
        self.exchange()

    def close(self) -> None:
        self.table.tell(sgc.CloseRound())
        self.exchange()
        self.table.tell(sgc.EndGrace(key=self.key("jackpots")))
        self.exchange()

    def wager(self, *chips: ats.Command) -> "JackpotFloor":
        """A round with these chips on every cloth, to no more bets."""
        self.open()
        for seat in self.seats.values():
            seat.tell(*(chips or (JACKPOT, RED)))
        self.close()
        return self

    def draw(self, *hits: HitTold) -> "JackpotFloor":
        self.table.tell(sgc.TakeSupernovaDraw(self.table.state.round.number, hits))
        self.exchange()
        return self

    def result(self, number: str = "17") -> "JackpotFloor":
        self.table.tell(sgc.ConfirmResult(number))
        self.exchange()
        return self

    def sent(self, number: int = 1) -> WagerState:
        there = self.table.state.round.kept[number].supernova
        return there.state if there else WagerState.NONE

    def funds_cents(self, seat: str = "1") -> int:
        funds = self.table.state.seats[seat].funds
        assert funds is not None
        return funds.cents


def counted(floor: JackpotFloor) -> None:
    """The table counts what a seat has to the cent."""
    for name, seat in floor.seats.items():
        held = sum(seat.state.money[place] for place in (MoneyPlace.CREDIT, MoneyPlace.WIN_DUE))
        assert floor.funds_cents(name) == held


@pytest.fixture
def floor() -> JackpotFloor:
    return JackpotFloor(funds=True)


def offered() -> TerminalStory:
    seat = TerminalStory(BOOK).tell(ats.StackNote("note", 10_000), ats.OfferSupernova(CENTS))
    return seat.tell(ats.OpenWagering(1, 30))


# ---- The wager --------------------------------------------------------------------------------


def test_a_jackpot_wager_is_one_of_the_fixed_amount() -> None:
    """S0 9.2, 9.3."""
    seat = offered().tell(JACKPOT)
    assert seat.state.slip.stakes == {WAGER: CENTS}
    assert seat.refuses(JACKPOT) is Reason.SUPERNOVA_ONCE
    assert offered().refuses(ats.PlaceChip(WAGER, CENTS + 100)) is Reason.BAD_AMOUNT
    assert seat.refuses(ats.Move(WAGER, "red")) is Reason.SUPERNOVA_APART
    assert offered().tell(RED).refuses(ats.Move("red", WAGER)) is Reason.SUPERNOVA_APART
    seat.tell(ats.TakeBack(WAGER))
    assert not seat.state.slip.stakes
    seat.tell(ats.Undo())
    assert seat.state.slip.stakes == {WAGER: CENTS}


def test_where_it_is_not_offered_there_is_none() -> None:
    seat = TerminalStory(BOOK).tell(ats.StackNote("note", 10_000), ats.OpenWagering(1, 30))
    assert seat.refuses(JACKPOT) is Reason.SUPERNOVA_NOT_OFFERED
    other = TerminalStory(BOOKS["crown-single-zero"])
    assert other.refuses(ats.OfferSupernova(CENTS)) is Reason.NO_SUPERNOVA


def test_it_counts_to_no_maximum_and_doubling_leaves_it_alone() -> None:
    """S0 9.3: what fits without it fits with it."""
    seat = TerminalStory(BOOK).tell(*(ats.StackNote(f"note {n}", 50_000) for n in range(20)))
    seat.tell(ats.OfferSupernova(CENTS), ats.OpenWagering(1, 30), JACKPOT)
    aggregate_cents = BOOK.limits.aggregate_maximum_cents or 0
    for wager in ("red", "even", "low"):
        with suppress(Refused):
            seat.tell(ats.PlaceChip(wager, 300_000))
    assert sum(seat.state.slip.stakes.values()) == aggregate_cents + CENTS
    seat = offered().tell(JACKPOT, RED, ats.Double())
    assert seat.state.slip.stakes == {WAGER: CENTS, "red": 2000}
    assert offered().tell(JACKPOT).refuses(ats.Double()) is Reason.NOTHING_THERE


def test_repeat_and_favourites_have_it_as_it_is_now() -> None:
    seat = offered().tell(JACKPOT, RED, ats.SaveFavourite("mine"), ats.EndWagering(1, "slip"))
    seat.tell(ats.ConfirmSlip(1, "slip"), ats.DrawSupernova(1), ats.Settle(1, "2"))
    seat.tell(ats.OfferSupernova(800), ats.OpenWagering(2, 30), ats.Repeat())
    assert seat.state.slip.stakes == {"red": 1000, WAGER: 800}
    assert seat.refuses(ats.Repeat()) is Reason.NOTHING_THERE
    seat.tell(ats.Clear(), ats.RecallFavourite("mine"))
    assert seat.state.slip.stakes == {WAGER: 800, "red": 1000}
    seat.tell(ats.Clear(), ats.OfferSupernova(0), ats.RecallFavourite("mine"))
    assert seat.state.slip.stakes == {"red": 1000}


def test_without_a_wager_on_the_layout_it_goes_back_with_its_reason() -> None:
    """S0 9.5.1, 9.5.4."""
    seat = offered().tell(JACKPOT)
    ended = seat.decide(ats.EndWagering(1, "slip")).facts[0]
    assert isinstance(ended, f.WageringEnded)
    assert [(back.wager, back.limit) for back in ended.returned] == [(WAGER, Limit.MAIN_WAGER)]
    assert (ended.stakes, ended.jackpot_cents, seat.state.credit_cents) == ({}, 0, 10_000)


def test_it_goes_back_too_when_the_close_takes_the_last_wager_away() -> None:
    """S0 9.5.4: a chip below its minimum is no wager."""
    seat = offered().tell(JACKPOT, ats.PlaceChip("red", 100))
    ended = seat.decide(ats.EndWagering(1, "slip")).facts[0]
    assert isinstance(ended, f.WageringEnded)
    assert {back.wager: back.limit for back in ended.returned} == {
        "red": Limit.MINIMUM,
        WAGER: Limit.MAIN_WAGER,
    }
    assert seat.state.credit_cents == 10_000


def test_what_is_not_offered_any_more_is_taken_off_the_cloth(floor: JackpotFloor) -> None:
    """S0 9.9.1, 9.9.4: a spot does not work, and the table stops offering it until it does."""
    floor.open()
    floor.seat.tell(JACKPOT, RED)
    floor.table.tell(sgc.CheckSupernova(False, "the spot at seat 1 is dark"))
    floor.exchange()
    assert floor.seat.state.slip.stakes == {"red": 1000}
    assert floor.seat.state.credit_cents == 9000
    assert floor.seat.state.supernova.void is f.SupernovaFault.STOPPED
    floor.seat.tell(ats.Undo())
    assert WAGER not in floor.seat.state.slip.stakes
    floor.table.tell(sgc.CheckSupernova(True))
    floor.exchange()
    floor.seat.tell(JACKPOT)


def test_management_alone_opens_and_closes_it(floor: JackpotFloor) -> None:
    """S0 9.5.7: the orders are a supervisor's; a closed table offers nothing."""
    floor.table.tell(sgc.CloseSupernova())
    assert floor.table.state.supernova.offered_cents == 0
    assert floor.table.refuses(sgc.CloseSupernova()) is Reason.SUPERNOVA_CLOSED
    floor.table.tell(sgc.OpenSupernova())
    assert floor.table.refuses(sgc.OpenSupernova()) is Reason.SUPERNOVA_OPEN
    assert floor.table.state.supernova.offered_cents == CENTS


# ---- The draw ---------------------------------------------------------------------------------


def test_the_wagers_of_a_round_are_sent_once_and_drawn(floor: JackpotFloor) -> None:
    """S0 9.4.3, 9.5.3: won whatever the ball does."""
    floor.wager()
    sent = [fact for fact in floor.table.facts if isinstance(fact, f.SupernovaSent)]
    assert [(one.round, one.seats, one.wager_cents) for one in sent] == [(1, ("1",), CENTS)]
    assert floor.seat.state.money[MoneyPlace.REGISTERED] == 1500
    floor.draw(hit("1"))
    assert floor.seat.state.money[MoneyPlace.REGISTERED] == 1000
    assert [win.cents for win in floor.seat.state.supernova.won] == [100_100]
    assert floor.seat.state.credit_cents == 8500, "paid when the layout is (S0 9.4.5)"
    floor.result("2")
    assert floor.seat.state.credit_cents == 8500 + 100_100
    assert floor.seat.state.money.sources[Source.JACKPOTS] == 100_100
    assert floor.table.state.supernova.hits["1-1"].state is HitState.PAID
    counted(floor)


def test_no_answer_and_they_go_back(floor: JackpotFloor) -> None:
    """S0 9.9.2: and no other wagers."""
    floor.wager()
    floor.table.tell(sgc.VoidSupernova(1, f.SupernovaFault.NO_ANSWER))
    floor.exchange()
    assert floor.seat.state.credit_cents == 9000
    assert floor.seat.state.supernova.clauses == ("9.9.2",)
    assert floor.table.decide(sgc.TakeSupernovaDraw(1, (hit("1"),))) == ()
    floor.result("18")
    assert floor.seat.state.credit_cents == 11_000
    counted(floor)


def test_a_result_before_the_answer_voids_them(floor: JackpotFloor) -> None:
    floor.wager().result("18")
    assert floor.sent() is WagerState.VOID
    assert floor.seat.state.credit_cents == 11_000
    counted(floor)


def test_a_round_that_is_void_before_the_draw_gives_all_back(floor: JackpotFloor) -> None:
    floor.wager()
    floor.table.tell(sgc.DeclareMalfunction("", "power"))
    floor.exchange()
    assert floor.sent() is WagerState.VOID
    assert floor.seat.state.credit_cents == 10_000
    counted(floor)


def test_drawn_wagers_of_a_void_round_stand(floor: JackpotFloor) -> None:
    """S0 9.5.3: by its rule book a voided round changes nothing of what was drawn."""
    floor.wager().draw(hit("1"))
    floor.table.tell(sgc.DeclareMalfunction("", "power"))
    floor.exchange()
    assert floor.seat.state.credit_cents == 10_000 - CENTS + 100_100
    counted(floor)


def test_a_no_spin_does_not_draw_twice(floor: JackpotFloor) -> None:
    reason = next(r for r in BOOK.terms.no_spin.reasons).id
    floor.wager().draw()
    floor.table.tell(sgc.CallNoSpin(reason))
    floor.exchange()
    assert sum(isinstance(fact, f.SupernovaSent) for fact in floor.table.facts) == 1


def test_a_correction_of_the_number_changes_nothing_of_it(floor: JackpotFloor) -> None:
    floor.wager().draw(hit("1")).result("17")
    floor.table.tell(sgc.Freeze("wrong number"), sgc.CorrectResult(1, "18", "misread"))
    floor.exchange()
    floor.table.tell(sgc.Thaw())
    floor.exchange()
    assert floor.seat.state.credit_cents == 8500 + 100_100 + 2000
    counted(floor)


def test_a_terminal_whose_slip_is_void_after_it_was_sent_hears_of_the_draw_first(
    floor: JackpotFloor,
) -> None:
    """Else it would have the stake back, and the jackpot too."""
    floor.wager()
    floor.table.tell(sgc.DeclareMalfunction("1", "screen"))
    assert floor.table.state.round.kept[1].slips["1"].status is SlipStatus.VOID
    floor.exchange()
    assert floor.seat.state.money[MoneyPlace.REGISTERED] == 1500
    floor.draw(hit("1")).result()
    assert floor.seat.state.credit_cents == 10_000 - CENTS + 100_100
    counted(floor)


@pytest.mark.parametrize("drawn", [True, False])
def test_a_terminal_that_was_away_hears_of_all_of_it(floor: JackpotFloor, drawn: bool) -> None:
    """From no more bets on; its round may be void by then."""
    floor.open()
    floor.seat.tell(JACKPOT, RED)
    floor.table.tell(sgc.CloseRound())
    floor.seat.tell(ats.EndWagering(1, "slip"))
    slip = sgc.RegisterSlip("1", 1, "slip", {"red": 1000}, jackpot_cents=CENTS)
    floor.table.tell(slip, sgc.EndGrace(key="jackpots"))
    if drawn:
        floor.table.tell(sgc.TakeSupernovaDraw(1, (hit("1"),)))
    floor.table.tell(sgc.DeclareMalfunction("", "power"))
    floor.exchange()
    assert floor.seat.state.credit_cents == (10_000 - CENTS + 100_100 if drawn else 10_000)
    counted(floor)


def test_a_wager_that_is_not_what_is_offered_goes_back(floor: JackpotFloor) -> None:
    """The controller took another amount by the time all slips were in."""
    floor.open()
    floor.seat.tell(JACKPOT, RED)
    floor.table.tell(sgc.CloseRound())
    floor.exchange()
    floor.table.tell(sgc.SeeSupernovaServer(0), sgc.EndGrace(key="jackpots"))
    floor.exchange()
    assert floor.seat.state.supernova.void is f.SupernovaFault.NOT_OFFERED
    assert floor.seat.state.credit_cents == 9000
    counted(floor)


@pytest.mark.parametrize(
    "told",
    [
        hit("2"),
        hit("1", "1"),
        hit("1", share_cents=100_050),
        hit("1", share_cents=0),
    ],
    ids=["who did not wager", "twice", "no whole dollars", "nothing"],
)
def test_a_controller_that_cannot_be_true_is_not_believed(
    floor: JackpotFloor, told: HitTold
) -> None:
    floor.wager()
    refused = floor.table.refuses(sgc.TakeSupernovaDraw(1, (told,)))
    assert refused is Reason.FALSE_DRAW


# ---- Who is paid ------------------------------------------------------------------------------


def test_several_share_evenly(tmp_path: Path) -> None:
    """S0 9.5.6."""
    floor = JackpotFloor(seats=3)
    floor.wager().draw(hit("1", "2", "3", share_cents=33_400)).result("2")
    assert [seat.state.credit_cents for seat in floor.seats.values()] == [8500 + 33_400] * 3
    assert {win.shared_by for s in floor.seats.values() for win in s.state.supernova.won} == {3}
    assert findings(write(tmp_path, floor.journals()), partial=True) == []


def test_above_its_amount_the_inspector_approves_it_first(floor: JackpotFloor) -> None:
    """S0 9.8, 9.4.5."""
    floor.wager().draw(hit("1", approval=True)).result("2")
    assert floor.seat.state.supernova.won[0].state is WinState.WAITING
    assert floor.seat.state.credit_cents == 8500
    floor.wager().draw().result("2")
    assert floor.seat.state.supernova.won[0].state is WinState.WAITING, "the next ones run on"
    floor.table.tell(sgc.ApproveJackpot("1-1"))
    floor.exchange()
    assert floor.seat.state.credit_cents == 7000 + 100_100
    assert floor.table.refuses(sgc.ApproveJackpot("1-1")) is Reason.JACKPOT_DECIDED
    assert floor.table.refuses(sgc.RefuseJackpot("1-1", "late")) is Reason.JACKPOT_DECIDED


def test_what_was_not_sealed_before_waits_for_the_inspector(floor: JackpotFloor) -> None:
    """Whatever the controller says of it: this table has not seen that seal."""
    floor.wager().draw(hit("1", epoch=2)).result("2")
    there = floor.table.state.supernova.hits["1-2"]
    assert (there.sealed, there.state) == (False, HitState.WAITING)


def test_the_inspector_may_refuse_it(floor: JackpotFloor) -> None:
    floor.wager().draw(hit("1", approval=True)).result("2")
    floor.table.tell(sgc.RefuseJackpot("1-1", "the bet was another player's"))
    floor.exchange()
    (win,) = floor.seat.state.supernova.won
    assert (win.state, win.reason) == (WinState.REFUSED, "the bet was another player's")
    assert floor.seat.state.credit_cents == 8500
    assert floor.table.state.supernova.hits["1-1"].over


def test_whoever_has_left_is_paid_by_hand_once(tmp_path: Path) -> None:
    floor = JackpotFloor()
    floor.wager().draw(hit("1", approval=True)).result("2")
    floor.open()
    floor.seat.tell(ats.CashOut(CashOutWay.ATTENDANT, "out"))
    floor.table.tell(sgc.HandPay("1", 8500), key="out")
    floor.exchange()
    floor.close()
    floor.seat.tell(ats.StackNote("next player", 2000))
    floor.exchange()
    pay = sgc.PayJackpotByHand("1-1", "1")
    assert floor.table.refuses(pay) is Reason.JACKPOT_DECIDED
    floor.table.tell(sgc.ApproveJackpot("1-1"))
    floor.result("2")
    assert floor.seat.state.credit_cents == 2000, "the next player has not won it"
    floor.table.tell(pay)
    floor.exchange()
    assert floor.table.refuses(pay) is Reason.JACKPOT_DECIDED
    assert floor.seat.state.supernova.won[0].state is WinState.HAND
    paid = [fact for fact in floor.table.facts if isinstance(fact, f.SupernovaHandPaid)]
    assert [fact.cents for fact in paid] == [100_100]
    assert findings(write(tmp_path, floor.journals()), partial=True) == []


def test_what_a_terminal_will_credit_nobody_pays_by_hand(floor: JackpotFloor) -> None:
    """Perhaps it has done so already, and nobody has heard of it."""
    floor.wager()
    floor.table.tell(sgc.TakeSupernovaDraw(1, (hit("1"),)), sgc.ConfirmResult("2"))
    pay = sgc.PayJackpotByHand("1-1", "1")
    assert floor.table.refuses(pay) is Reason.JACKPOT_AT_TERMINAL
    floor.exchange()
    assert floor.table.refuses(pay) is Reason.JACKPOT_DECIDED


def test_a_terminal_that_is_gone_is_paid_its_jackpot_with_the_rest(floor: JackpotFloor) -> None:
    floor.wager()
    floor.table.tell(sgc.SeeHead("1", 5, "ab"), sgc.LoseSeat("1", 8500, 1500))
    floor.table.tell(sgc.TakeSupernovaDraw(1, (hit("1"),)), sgc.ConfirmResult("2"))
    due_cents = trusted_cents(BOOK, floor.table.state, "1")
    assert due_cents == 8500 + 100_100
    floor.table.tell(sgc.WriteOffSeat("1", due_cents, False))
    share = floor.table.state.supernova.hits["1-1"].shares["1"]
    assert share.end is PaidHow.HAND
    assert share_key("1-1", "1") not in floor.table.state.due
    pay = sgc.PayJackpotByHand("1-1", "1")
    assert floor.table.refuses(pay) is Reason.JACKPOT_DECIDED


def test_a_jackpot_that_waits_when_its_terminal_is_gone_is_paid_by_hand_once(
    floor: JackpotFloor,
) -> None:
    """It is not in what was paid for the terminal, and no machine after it is credited it."""
    floor.wager()
    floor.table.tell(sgc.SeeHead("1", 5, "ab"), sgc.LoseSeat("1", 8500, 1500))
    told = hit("1", approval=True)
    floor.table.tell(sgc.TakeSupernovaDraw(1, (told,)), sgc.ConfirmResult("2"))
    assert trusted_cents(BOOK, floor.table.state, "1") == 8500
    floor.table.tell(sgc.WriteOffSeat("1", 8500, False))
    pay = sgc.PayJackpotByHand("1-1", "1")
    assert floor.table.refuses(pay) is Reason.JACKPOT_DECIDED
    floor.table.tell(sgc.ApproveJackpot("1-1"))
    next_one = TerminalStory(BOOK)
    key = share_key("1-1", "1")
    assert next_one.refuses(ats.CreditJackpot(key, "1-1", 100_100)) is Reason.NO_JACKPOT
    floor.table.tell(pay)
    assert floor.table.refuses(pay) is Reason.JACKPOT_DECIDED
    assert floor.table.state.supernova.hits["1-1"].shares["1"].end is PaidHow.HAND
    assert key not in floor.table.state.due


def test_incorrect_wagers_of_four_kinds_are_noted(floor: JackpotFloor) -> None:
    """S0 9.5.8, 9.7, 9.7 (1), 9.7 (2), 9.7 (3), 9.7 (4)."""
    for number, kind in enumerate(WrongWager, 1):
        floor.wager().draw().result("2")
        note = sgc.NoteJackpotWager(number, "1", kind, "seen by the inspector")
        floor.table.tell(note)
        assert floor.table.refuses(note) is Reason.JACKPOT_NOTED
    assert [one.kind for one in floor.table.state.supernova.noted] == list(WrongWager)
    other = sgc.NoteJackpotWager(1, "2", WrongWager.NO_CHIP, "seen")
    assert floor.table.refuses(other) is Reason.NOT_SENT


# ---- An evening of it -------------------------------------------------------------------------


class Evening(JackpotFloor):
    """Whatever the controller does, and whoever is away."""

    epoch = 1

    def round(self) -> None:
        for name, seat in self.seats.items():
            self._come_and_go(name, seat)
        self.open()
        for seat in self.seats.values():
            for chip in (JACKPOT, RED):
                if self.random.random() < 0.8:
                    with suppress(Refused):
                        seat.tell(chip)
        self.close()
        number = self.table.state.round.number
        if self.sent(number) is WagerState.SENT and self.random.random() < 0.8:
            self._answer(number)
        self.exchange()
        self._spin()
        self.exchange()
        self._staff()
        self._maybe_correct()

    def _answer(self, number: int) -> None:
        there = self.table.state.round.current.supernova
        assert there is not None
        if self.random.random() < 0.2:
            self.table.tell(sgc.VoidSupernova(number, f.SupernovaFault.NO_ANSWER))
            return
        hits = ()
        if self.random.random() < 0.5:
            hits = (hit(*there.seats, epoch=self.epoch, approval=self.random.random() < 0.5),)
            self.epoch += 1
            self.table.tell(seal(epoch=self.epoch))
        self.table.tell(sgc.TakeSupernovaDraw(number, hits))

    def _staff(self) -> None:
        for name, there in list(self.table.state.supernova.hits.items()):
            if there.state is HitState.WAITING and self.random.random() < 0.5:
                refuse = self.random.random() < 0.3
                answer = sgc.RefuseJackpot(name, "no") if refuse else sgc.ApproveJackpot(name)
                self.table.tell(answer)
                self.exchange()
            for seat in there.shares:
                with suppress(Refused):
                    self.table.tell(sgc.PayJackpotByHand(name, seat))
        self.exchange()


@pytest.mark.parametrize("away", [0.0, 0.4])
@pytest.mark.parametrize("seed", range(3))
def test_every_share_is_paid_once_whoever_comes_and_goes(
    seed: int, away: float, tmp_path: Path
) -> None:
    floor = Evening(seats=3, seed=seed, away=away)
    floor.play(25)
    for _ in range(30):
        floor._staff()
    hits = [h for d in floor.table.facts if isinstance(d, f.SupernovaDrawn) for h in d.hits]
    assert len(hits) > 2, "the evening must have something to show"
    credited = {
        (fact.hit, name): fact.cents
        for name, seat in floor.seats.items()
        for fact in seat.facts
        if isinstance(fact, f.SupernovaCredited)
    }
    by_hand = {
        (fact.hit, fact.seat): fact.cents
        for fact in floor.table.facts
        if isinstance(fact, f.SupernovaHandPaid)
    }
    refused = {fact.hit for fact in floor.table.facts if isinstance(fact, f.SupernovaRefused)}
    assert not credited.keys() & by_hand.keys()
    won = {(h.id, seat): h.share_cents for h in hits if h.id not in refused for seat in h.seats}
    assert credited | by_hand == won
    for seat in floor.seats.values():
        assert orders(floor.table.state, standing_of(seat.state), key="more") == ()
    assert findings(write(tmp_path, floor.journals()), partial=True) == []
