"""Random histories of one terminal: whatever is asked, in whatever order."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from kiosk.game import facts as f
from kiosk.game.history import decode_state, encode_state, fold
from kiosk.game.jackpot.values import PaidHow
from kiosk.game.money import MoneyPlace, Source
from kiosk.game.preferences.facts import Preferences
from kiosk.game.reading.state import LATEST
from kiosk.game.refusal import Refused
from kiosk.game.remedies.judged import Judged
from kiosk.game.slip.placing import rejects_low
from kiosk.game.supernova.state import WinState
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.machine import apply, decide, new_terminal
from kiosk.game.terminal.state import Terminal
from kiosk.game.times import MINUTE_MS
from kiosk.rules.limits import Limit
from kiosk.rules.points import Points
from kiosk.rules.supernova import WAGER as SUPERNOVA
from kiosk.rules.terms import CashOutWay, Tender
from tests.conftest import BOOKS
from tests.game.again import objection
from tests.game.receipts import signed
from tests.game.test_terminal_walk import SEAT

cents = st.sampled_from([1, 50, 100, 500, 700, 2500, 20_000])
slip_steps = st.sampled_from([c.Undo(), c.Clear(), c.Repeat(), c.Double(), c.Restart()])
point_steps = st.sampled_from([c.UndoPoints(), c.ClearPoints(), c.RepeatPoints(), c.DoublePoints()])
locks = st.sampled_from(list(f.LockReason))
printer_answers = st.sampled_from([c.TicketDone, c.TicketNotDone, c.TicketInDoubt])


names = st.sampled_from(["a", "b", ""])
losses = st.sampled_from([None, 500, 5000, 50_000])
_WISHES = ["answer", "answer", "return", "limit", "rest"]


class Histories(RuleBasedStateMachine):
    state: Terminal

    @initialize(name=st.sampled_from(sorted(BOOKS)), latest=st.booleans())
    def sit_down(self, name: str, latest: bool) -> None:
        self.book = BOOKS[name]
        self.first = self.state = new_terminal(self.book, "1")
        self.facts: list[f.Fact] = []
        self.snapshots: list[tuple[int, bytes]] = []
        self.keys = 0
        self.now_ms = self.staked_cents = 0
        self.spots = [*list(self.book.wagers)[::23], "red", "straight:17"]
        self.spots += list(self.book.spread_wagers)[:10]
        if latest:
            self.ask(c.SetReading(LATEST))
        self.ask(c.Credit("first", 20_000, Tender.CASH, "ann"))
        self.ask(c.OfferSupernova(500))

    def key(self) -> str:
        self.keys += 1
        return f"key-{self.keys}"

    def ask(self, command: c.Command) -> None:
        before = self.state
        try:
            decision = decide(self.book, self.state, command)
        except Refused:
            assert self.state is before
            return
        for fact in decision.facts:
            assert objection(self.book, self.state, fact) == ""
            self.facts.append(f.decode(f.encode(fact)))
            self.state = apply(self.state, fact)
            self._nothing_is_taken_that_the_document_would_have_rejected(fact)
        self._undo_is_the_exact_inverse(before, decision.facts)

    def _nothing_is_taken_that_the_document_would_have_rejected(self, fact: f.Fact) -> None:
        """Whatever touches it came by: below its minimum it is rejected then, and never later."""
        if isinstance(fact, f.WageringEnded) and rejects_low(self.book, self.state):
            assert Limit.MINIMUM not in {back.limit for back in fact.returned}

    def _undo_is_the_exact_inverse(self, before: Terminal, facts: f.Facts) -> None:
        left_cents = self.state.loss_left_cents
        if left_cents is not None and left_cents < before.money[MoneyPlace.STAKE]:
            return  # a limit of his own keeps the player from what lay there before
        match facts:
            case (f.SlipChanged(step=step),) if step not in (f.SlipStep.UNDO, f.SlipStep.RESTART):
                (undo,) = decide(self.book, self.state, c.Undo()).facts
                after = apply(self.state, undo)
                assert (after.slip, after.money) == (before.slip, before.money)
            case _:
                pass

    # ---- The player -------------------------------------------------------------------------

    @rule(data=st.data())
    def wager(self, data: st.DataObject) -> None:
        """Chips on the cloth, with wagering opened for them if need be."""
        sealed = "0" * 64 if self.book.spread_tables else ""
        self.ask(c.OpenWagering(self.state.round.number + 1, 30, sealed))
        spots = st.sampled_from(self.spots)
        for _ in range(data.draw(st.integers(1, 3))):
            self.ask(c.PlaceChip(data.draw(spots), data.draw(cents)))

    @rule(data=st.data(), amount=cents)
    def pieces(self, data: st.DataObject, amount: int) -> None:
        names = list(self.book.announced)[:12] or ["tier"]
        self.ask(c.PlacePieces(data.draw(st.sampled_from(names)), amount))

    @rule(data=st.data(), step=slip_steps)
    def change(self, data: st.DataObject, step: c.Command) -> None:
        there = list(self.state.layout()) or self.spots
        origin, target = data.draw(st.sampled_from(there)), data.draw(st.sampled_from(self.spots))
        other = data.draw(st.sampled_from([step, c.Move(origin, target), c.TakeBack(origin)]))
        self.ask(other)

    @rule(name=names, other=names, wish=st.sampled_from(["save", "recall", "rename", "delete"]))
    def favourite(self, name: str, other: str, wish: str) -> None:
        wishes: dict[str, tuple[c.Command, ...]] = {
            "save": (c.SaveFavourite(name),),
            "recall": (c.RecallFavourite(name),),
            "rename": (c.RenameFavourite(name, other),),
            "delete": (c.DeleteFavourite(name), c.RestoreFavourite()),
        }
        for command in wishes[wish][: 1 + len(other)]:
            self.ask(command)

    @rule(minutes=st.integers(0, 40), losses=losses, wish=st.sampled_from(_WISHES))
    def care(self, minutes: int, losses: int | None, wish: str) -> None:
        """Time goes by, and the player thinks about it."""
        self.now_ms += minutes * MINUTE_MS
        self.ask(c.PassTime(now_ms=self.now_ms, check_every_ms=30 * MINUTE_MS))
        until_ms = self.now_ms + minutes * MINUTE_MS
        limits = c.SetOwnLimits(time_limit_s=minutes * 180, loss_limit_cents=losses)
        wishes: dict[str, c.Command] = {
            "limit": limits,
            "answer": c.AnswerRealityCheck(now_ms=self.now_ms + 9000, hold_ms=5000),
            "rest": c.TakeBreak(now_ms=self.now_ms, until_ms=until_ms),
            "return": c.EndBreak(now_ms=self.now_ms, least_ms=5 * MINUTE_MS),
        }
        self.ask(wishes[wish])

    @rule(language=st.sampled_from(["", "ms"]), spoken=st.booleans())
    def prefer(self, language: str, spoken: bool) -> None:
        self.ask(c.Prefer(Preferences(language=language, spoken=spoken)))

    @rule(amount=cents, wagered=st.booleans())
    def voucher(self, amount: int, wagered: bool) -> None:
        if not self.state.vouchers:
            self.ask(c.Credit(self.key(), amount, Tender.VOUCHER, "ann"))
        if wagered and self.state.vouchers:
            self.ask(c.PlaceVoucher(next(iter(self.state.vouchers)), "red"))

    @rule(way=st.sampled_from(list(CashOutWay)), answer=printer_answers)
    def cash_out(self, way: CashOutWay, answer: type) -> None:
        self.ask(c.CashOut(way, self.key()))
        self.ask(answer(self.state.tickets.printing[0] if self.state.tickets.printing else "none"))

    # ---- Devices and staff --------------------------------------------------------------------

    @rule(amount=cents)
    def money_in(self, amount: int) -> None:
        note = self.key()
        self.ask(c.EnterNote(note, amount, 7 if amount % 2 else None))
        if amount % 50:
            self.ask(c.DoubtPaper(note, "is it in the box?"))
            self.ask(c.DoubtPaper(strange := self.key(), "and that?", True, amount % 4 * 100))
            self.ask(c.JudgePaper(note, amount % 2 == 0, "ann"))
            self.ask(c.DoubtPaper(again := self.key(), "after all", contradicts=True))
            for doubted in (strange, again):
                self.ask(c.JudgePaper(doubted, amount % 5 == 0, "ann", amount % 3 * 500))
        self.ask(c.ReturnNote(note) if amount % 7 == 0 else c.StackNote(note, amount))
        if amount % 500:
            self.ask(c.AcknowledgeStacking(note))
        ticket = self.key()
        self.ask(c.EnterTicket(ticket, amount))
        self.ask(c.RedeemTicket(ticket) if amount % 3 else c.ReturnTicket(ticket))

    @precondition(lambda self: self.trouble_allowed())
    @rule(reason=locks)
    def lock(self, reason: f.LockReason) -> None:
        self.ask(c.Lock(reason))

    @rule()
    def set_right(self) -> None:
        """Staff look after the terminal: nothing stays locked, frozen or in doubt for ever."""
        if self.state.tickets.printing:
            self.ask(c.TicketNotDone(self.state.tickets.printing[0]))
        for reason in list(self.state.locks.reasons):
            self.ask(c.Unlock(reason, "tom"))
        self.ask(c.Thaw())

    @rule(paid=st.booleans(), amount=cents)
    def hold(self, paid: bool, amount: int) -> None:
        for case in list(self.state.cases.withheld)[:1]:
            self.ask(c.PayCase(case, "ann") if paid else c.RefuseCase(case, "ann"))
        self.ask(c.Withhold(self.key(), amount, "malfunction"))

    @precondition(lambda self: self.trouble_allowed())
    @rule()
    def hand_pay(self) -> None:
        self.ask(c.HandPay(self.key(), "ann"))

    @rule(most_cents=st.sampled_from([0, 500, 500]), cents=st.sampled_from([100, 500, 501]))
    def tip(self, most_cents: int, cents: int) -> None:
        self.ask(c.OfferTips(most_cents))
        self.ask(c.GiveTip(cents, self.key()))

    @precondition(lambda self: self.trouble_allowed())
    @rule(cents=st.sampled_from([50, 500]))
    def pay_part(self, cents: int) -> None:
        self.ask(c.HandPay(self.key(), "ann", cents, part=True))

    # ---- The table ------------------------------------------------------------------------------

    @rule(data=st.data(), seated=st.booleans(), step=point_steps)
    def points(self, data: st.DataObject, seated: bool, step: c.Command) -> None:
        """A session begins or ends, and chips of it come to the cloth: no cent moves by them."""
        self.ask(c.SetTournamentSeat(SEAT if seated else None))
        self.ask(c.OpenWagering(self.state.round.number + 1, 30))
        spots, money = st.sampled_from(self.spots), self.state.money
        count = data.draw(st.sampled_from([25, 100, 500, 7000]))
        origin, target = data.draw(spots), data.draw(spots)
        moves = (c.MovePoints(origin, target), c.TakeBackPoints(origin), step)
        for command in (c.PlacePoints(origin, Points(count)), data.draw(st.sampled_from(moves))):
            self.ask(command)
        assert self.state.money == money

    @rule(data=st.data(), registered=st.sampled_from([True, True, True, False]))
    def close(self, data: st.DataObject, registered: bool) -> None:
        """The end of the wagering period, the table's answer, and the number."""
        self.ask(c.EndWagering(self.state.round.number, key := self.key()))
        number = self.state.round.number
        late = c.RefusePoints(number, key, "slip_late")
        self.ask(c.ConfirmPoints(number, key) if registered else late)
        answer = c.ConfirmSlip(self.state.round.number, key)
        self.ask(answer if registered else c.RefuseSlip(self.state.round.number, key, "late"))
        if self.state.round.sent is not None:
            self.ask(signed("1", self.state.round.number, self.state.round.sent))
        self._settle(data)

    def _settle(self, data: st.DataObject) -> None:
        """On a number that somebody may have wagered on, or on any other."""
        sent = self.state.round.sent
        wagers = [self.book.wager(wager) for wager in (sent.stakes if sent else {})]
        winning = [number for wager in wagers for number in wager.numbers]
        outcomes = st.sampled_from(self.book.wheel.order)
        outcome = data.draw(st.sampled_from(winning) | outcomes if winning else outcomes)
        self.ask(c.Settle(self.state.round.number, outcome, self._ring(data)))

    def _ring(self, data: st.DataObject) -> int | None:
        """Of Spread-Bet, where the book has it; or such wagers go back."""
        rings = range(len(self.book.wheel.order)) if self.book.spread_tables else ()
        return data.draw(st.sampled_from([None, *rings]))

    @rule(table=st.sampled_from(["1", "1", "2", ""]), void=st.booleans())
    def spread(self, table: str, void: bool) -> None:
        """Another table of odds, or none; or Spread-Bets do not count in this round."""
        limits = f.SpreadLimits(minimum_cents=100, maximum_cents=5000, unit_cents=100)
        if self.book.spread_tables:
            self.ask(c.SelectSpread(table, limits if table else None))
        if void and self.trouble_allowed():
            self.ask(c.VoidSpread(self.state.round.number, f.SpreadFault.DISPLAY_LOST))

    @precondition(lambda self: self.book.terms.supernova is not None)
    @rule(amount=st.sampled_from([None, None, 0, 500, 700]), wins=st.integers(0, 2))
    def jackpots(self, amount: int | None, wins: int) -> None:
        """Another amount, or none; a wager of it, or what became of the one that was sent."""
        if amount is not None:
            self.ask(c.OfferSupernova(amount, f.SupernovaFault.STOPPED if not amount else None))
        self.ask(c.PlaceChip(SUPERNOVA, self.state.supernova.wager_cents))
        number = self.state.round.number
        won = tuple(
            f.JackpotWin(hit=f"1-{number * 10 + n}", name="Grand", level=0, cents=100, shared_by=1)
            for n in range(wins)
        )
        drawn = c.DrawSupernova(number, won)
        self.ask(drawn if wins else c.ReturnSupernova(number, f.SupernovaFault.NO_ANSWER))

    @precondition(lambda self: bool(self.state.supernova.won))
    @rule(credit=st.booleans())
    def pay_jackpot(self, credit: bool) -> None:
        """The last one, again perhaps: it is credited once, and to the player who won it."""
        win, before = self.state.supernova.won[-1], self.state
        credited = c.CreditJackpot(f"jackpot {win.hit}", win.hit, win.cents)
        self.ask(credited if credit else c.EndJackpot(win.hit, PaidHow.HAND))
        came = self.state.money.sources[Source.JACKPOTS] - before.money.sources[Source.JACKPOTS]
        assert not came or (win.state, before.account.number) == (WinState.WAITING, win.account)

    @precondition(lambda self: self.trouble_allowed())
    @rule(data=st.data(), void=st.booleans())
    def call_off(self, data: st.DataObject, void: bool) -> None:
        reason = data.draw(st.sampled_from(self.book.terms.no_spin.reasons))
        self.ask(c.CallNoSpin(self.state.round.number, reason.id))
        if void:
            self.ask(c.VoidRound(self.state.round.number, "power"))

    @rule(data=st.data(), back=st.integers(0, 2), thawed=st.booleans())
    def correct(self, data: st.DataObject, back: int, thawed: bool) -> None:
        number = self.state.round.number - back
        if number in self.state.round.played:
            outcome = data.draw(st.sampled_from([None, *self.book.wheel.order]))
            self.ask(c.Freeze("wrong number"))
            settlement = self.state.round.played[number].settlement + 1
            ring = self._ring(data)
            self.ask(c.CorrectRound(number, settlement, outcome, self.key(), None, ring))
            if thawed:
                self.ask(c.Thaw())

    @rule(data=st.data(), back=st.integers(0, 2), forfeited=st.booleans())
    def put_right(self, data: st.DataObject, back: int, forfeited: bool) -> None:
        """All of it counts on one wager, or is forfeited with a game that does not count."""
        played = self.state.round.played.get(self.state.round.number - back)
        if played is None:
            return
        wager = data.draw(st.sampled_from(sorted(self.book.wagers)))
        judged = Judged(
            change=played.change + 1,
            clause="3.16",
            stakes={wager: sum(played.stakes.values())},
            promotional=played.promotional,
            forfeited=forfeited,
        )
        outcome = None if forfeited else played.outcome
        settlement = played.settlement + (forfeited and played.outcome is not None)
        self.ask(c.Freeze("a wager is put right"))
        ring = played.ring
        self.ask(c.CorrectRound(played.round, settlement, outcome, self.key(), judged, ring))
        self.ask(c.Thaw())

    @precondition(lambda self: self.trouble_allowed())
    @rule(low=st.integers(1, 1000), span=st.integers(0, 20_000), outlay=st.integers(0, 3000))
    def change_limits(self, low: int, span: int, outlay: int) -> None:
        kinds = dict.fromkeys(self.state.limits.of_table.kinds, (low, low + span, low))
        amounts = f.LimitAmounts(kinds=kinds, aggregate_minimum_cents=outlay or None)
        before = f.LimitAmounts.of(self.state.limits.of_table)
        self.ask(c.ChangeLimits(amounts))
        self.ask(c.GrantLegacy(before, 0))

    @precondition(lambda self: self.trouble_allowed())
    @rule(low=st.integers(1, 1000), span=st.integers(0, 20_000))
    def agree_limits(self, low: int, span: int) -> None:
        kinds = dict.fromkeys(self.state.limits.of_table.kinds, (low, low + span, None))
        self.ask(c.AgreeLimits(f.LimitAmounts(kinds=kinds)))

    @rule()
    def snapshot(self) -> None:
        self.snapshots.append((len(self.facts), encode_state(self.state)))

    def trouble_allowed(self) -> bool:
        """Rare enough that a history gets somewhere."""
        return len(self.facts) % 5 == 0

    # ---- What must always hold ----------------------------------------------------------------

    @invariant()
    def money_is_in_exactly_one_place(self) -> None:
        money = self.state.money
        assert sum(money.sources.values()) == sum(money.places.values())
        assert all(amount >= 0 for amount in money.places.values())
        assert money[MoneyPlace.STAKE] == sum(self.state.layout().values())

    @invariant()
    def nobody_wagers_more_than_he_lets_himself(self) -> None:
        """Of chips that were down before a limit was lowered, no more were added."""
        protection = self.state.care
        resting = protection.break_ is not None or protection.check_due_ms is not None
        assert not (resting or protection.time_up) or not self.state.wagers_down
        left_cents = self.state.loss_left_cents
        staked_cents = sum(self.state.slip.stakes.values())
        assert left_cents is None or staked_cents <= max(left_cents, self.staked_cents)
        self.staked_cents = staked_cents

    def teardown(self) -> None:
        if not hasattr(self, "book"):
            return
        assert fold(self.first, self.facts) == self.state
        for count, body in self.snapshots:
            from_there = decode_state(f.Role.TERMINAL, body)
            assert fold(from_there, self.facts[count:]) == self.state


TestHistories = Histories.TestCase
TestHistories.settings = settings(max_examples=400, stateful_step_count=30)
