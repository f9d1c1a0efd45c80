"""Random histories of a controller: whatever tables, staff and chance do, in whatever order."""

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from msgspec.structs import replace

from kiosk.audit.decisions import Decisions
from kiosk.game import facts as f
from kiosk.game.history import decode_state, encode_state, fold
from kiosk.game.jackpot import commands as c
from kiosk.game.jackpot.levels import difference_parts
from kiosk.game.jackpot.state import Controller
from kiosk.game.jackpot.values import PARTS, PaidHow, WrongWager
from kiosk.game.refusal import Refused
from kiosk.rules.supernova import Several
from tests.game.jackpot.stories import MAJOR, MINOR, TERMS, Story

NARROW = replace(MINOR, reset_cents=1000, limit_cents=1050)
TABLES = st.sampled_from(["A", "B", "C"])
SEATS = st.sets(st.sampled_from("123456789"), min_size=1, max_size=6).map(lambda s: (*sorted(s),))
PICKS = st.integers(0, 1000)


class Histories(RuleBasedStateMachine):
    @initialize(seed=PICKS, narrow=st.booleans())
    def begin(self, seed: int, narrow: bool) -> None:
        levels = (MAJOR, NARROW, replace(MINOR, name="Mini")) if narrow else TERMS.levels
        self.story = Story(replace(TERMS, levels=levels, most_return_bp=10**6), Random(seed))
        self.snapshot, self.behind = encode_state(self.story.state), len(self.story.facts)
        self.drawn: list[tuple[str, str, int]] = []

    def tell(self, command: c.ControllerCommand, who: str = "", second: str = "") -> None:
        try:
            self.story.tell(command, who=who, second=second)
        except Refused:
            return
        self.story.draw_due()

    @rule(table=TABLES, seats=SEATS, several=st.sampled_from(Several))
    def play(self, table: str, seats: tuple[str, ...], several: Several) -> None:
        story = self.story
        if not story.state.link.started:
            return
        key = f"{table}-{story.round + 1}"
        story.play(*seats, table=table, several=several)
        self.drawn.append((table, key, story.round))

    @rule(pick=PICKS, why=st.sampled_from(["confirm", "confirm", "void"]))
    def end(self, pick: int, why: str) -> None:
        if self.drawn:
            table, key, number = self.drawn[pick % len(self.drawn)]
            void = c.VoidRound(key, table, number, "no answer")
            self.tell(c.ConfirmRound(key, table) if why == "confirm" else void)

    @rule(pick=PICKS, seat=st.sampled_from("1239"), kind=st.sampled_from(WrongWager))
    def adjust(self, pick: int, seat: str, kind: WrongWager) -> None:
        if self.drawn:
            table, key, _ = self.drawn[pick % len(self.drawn)]
            self.tell(c.AdjustWager(f"{key}-{seat}", table, key, seat, kind, "seen", "ann"))

    @rule(pick=PICKS, how=st.sampled_from(PaidHow))
    def pay(self, pick: int, how: PaidHow) -> None:
        hits = self.story.state.hits
        if hits:
            name, hit = [*hits.items()][pick % len(hits)]
            for seat in hit.seats:
                self.tell(c.PayShare(hit.table, name, seat, how))

    @rule(index=st.integers(0, 2))
    def lose(self, index: int) -> None:
        self.tell(c.LoseTrigger(index))

    @rule(index=st.integers(0, 2))
    def see(self, index: int) -> None:
        self.tell(c.SeeTrigger(index))

    @rule()
    def stop_and_change(self) -> None:
        self.tell(c.StopLink("why"), "ann", "bob")
        for index, (trigger_parts, nonce) in self.story.secrets.items():
            try:
                self.story.tell(c.OpenTrigger(index, trigger_parts, nonce.hex()))
            except Refused:
                continue
        self.tell(c.SetJackpotTerms(self.story.terms, "why"), "bob", "eve")
        self.story.draw_due()
        self.tell(c.StartLink("why"), "ann", "bob")

    @rule()
    def keep(self) -> None:
        self.snapshot, self.behind = encode_state(self.story.state), len(self.story.facts)

    @invariant()
    def the_meters_come_to_what_the_levels_hold(self) -> None:
        for level in self.story.state.levels:
            assert difference_parts(level) == 0
            assert level.difference_parts is None
            assert level.value_parts <= level.terms.limit_cents * PARTS
            assert level.ready

    @invariant()
    def no_trigger_was_passed(self) -> None:
        for index, (trigger_parts, _) in self.story.secrets.items():
            assert trigger_parts > self.story.level(index).peak_parts

    def teardown(self) -> None:
        story = self.story
        facts = [f.decode(f.encode(fact)) for fact in story.facts]
        assert fold(Controller(), facts) == story.state
        kept = decode_state(f.Role.JACKPOT, self.snapshot)
        assert fold(kept, facts[self.behind :]) == story.state
        decisions, state = Decisions(None), Controller()
        for seq, fact in enumerate(facts, start=2):
            assert [*decisions.follow(seq, 1000 * seq, fact, state)] == []
            after = fold(state, (fact,))
            assert isinstance(after, Controller)
            state = after
        assert [*decisions.end()] == []
        paid = [fact for fact in facts if isinstance(fact, f.JackpotPaid)]
        assert len({fact.once for fact in paid}) == len(paid), "nothing is paid twice"


TestHistories = Histories.TestCase
TestHistories.settings = settings(max_examples=25, stateful_step_count=30)
