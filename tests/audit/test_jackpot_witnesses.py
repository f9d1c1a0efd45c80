"""A table and its jackpot controller remember one another: who changes his story is found."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from kiosk.audit.audit import audit_file
from kiosk.audit.findings import Audited
from kiosk.audit.jackpot_witnesses import compare_jackpots
from kiosk.game import facts as f
from kiosk.game.jackpot import commands as c
from kiosk.game.jackpot.told import hits_of, told
from kiosk.game.jackpot.values import PaidHow, WrongWager
from kiosk.game.supernova.state import Share
from tests.audit.test_jackpot import story, written
from tests.game.jackpot.stories import Story

SEATS = ("1", "2")


class Witness:
    """A table A that writes down what it sends and hears, beside the controller."""

    def __init__(self) -> None:
        self.story: Story = story()
        """Of the controller."""
        self.facts: list[f.Fact] = []
        self.shares: dict[tuple[str, str], Share] = {}
        self.see_seals()

    def see_seals(self) -> None:
        for level in told(self.story.state).levels:
            seen = f.SupernovaSealSeen(
                level=level.rank, name=level.name, epoch=level.epoch, commitment=level.commitment
            )
            if seen not in self.facts:
                self.facts.append(seen)

    def play(self) -> None:
        played = self.story
        number, key = played.round + 1, f"A-{played.round + 1}"
        sent = f.SupernovaSent(key=key, round=number, wager_cents=500, seats=SEATS)
        played.play(*SEATS)
        hits = hits_of(played.state, "A", key)
        head = (len(played.facts) + 1, "")  # behind the first fact, which says whose it is
        self.facts += [sent, f.SupernovaDrawn(round=number, hits=hits, controller=head)]
        played.settle()
        for paid in played.facts:
            if isinstance(paid, f.JackpotPaid):
                self.shares[paid.hit, paid.seat] = Share(end=paid.how, who=paid.who)

    def play_until_hit(self) -> None:
        while not self.story.state.hits:
            self.play()

    def compared(self, folder: Path) -> list[str]:
        controller = audit_file(written(folder, self.story.facts), {})
        table = Audited(path=Path("table.db"))
        table.shares = self.shares
        told = [hashed(fact, controller) for fact in self.facts]
        table.jackpots = [*enumerate(told, start=2)]
        table.testimony.written_ms.extend(60_000 * n for n in range(len(told) + 1))
        return [finding.what for finding in compare_jackpots(table, controller)]

    def change(self, kind: type[f.Fact], **changes: object) -> None:
        at = max(n for n, fact in enumerate(self.facts) if isinstance(fact, kind))
        self.facts[at] = replace(self.facts[at], **changes)  # type: ignore[arg-type]


def hashed(fact: f.Fact, controller: Audited) -> f.Fact:
    """With the hash of the head that it names."""
    if not isinstance(fact, f.SupernovaDrawn) or fact.controller[1]:
        return fact
    seq, _ = fact.controller
    return replace(fact, controller=(seq, controller.chain[(seq - 1) * 32 : seq * 32].hex()))


@pytest.fixture
def witness() -> Witness:
    there = Witness()
    there.play_until_hit()
    return there


def test_what_both_wrote_down_agrees(witness: Witness, tmp_path: Path) -> None:
    witness.story.play("5", table="B")
    witness.see_seals()
    witness.play()
    assert witness.compared(tmp_path) == []


def noted_by_nobody(there: Witness) -> None:
    kind = WrongWager.NO_CHIP
    there.story.tell(c.AdjustWager("x", "A", "A-1", "1", kind, "seen", "ann"))


def more_than_sent(there: Witness) -> None:
    there.story.play("1", table="A", key="of the house")


def void_at_the_table(there: Witness) -> None:
    sent = next(fact for fact in there.facts if isinstance(fact, f.SupernovaSent))
    there.facts.append(f.SupernovaVoided(round=sent.round, fault=f.SupernovaFault.NO_ANSWER))


def seal_left_out(there: Witness) -> None:
    """By the next round the table has been told of it for a minute."""
    there.play()


def paid_otherwise(there: Witness) -> None:
    there.shares[min(there.shares)] = Share(end=PaidHow.REFUSED, who="ann")


def told_otherwise(there: Witness) -> None:
    drawn = there.facts[-1]
    assert isinstance(drawn, f.SupernovaDrawn)
    there.change(f.SupernovaDrawn, hits=(replace(drawn.hits[0], needs_approval=True),))


def told_too_early(there: Witness) -> None:
    drawn = there.facts[-1]
    assert isinstance(drawn, f.SupernovaDrawn)
    there.change(f.SupernovaDrawn, controller=(drawn.controller[0] - 5, ""))


def never_drawn(there: Witness) -> None:
    there.facts.append(f.SupernovaSent(key="z", round=99, wager_cents=500, seats=SEATS))
    there.facts.append(f.SupernovaDrawn(round=99, controller=(1, "")))


def void_after_its_loss(there: Witness) -> None:
    sent = next(fact for fact in there.facts if isinstance(fact, f.SupernovaSent))
    lost = f.SupernovaRoundRecovered(key=sent.key, round=sent.round, seats=sent.seats, void=True)
    there.facts.append(lost)


def never_lost(there: Witness) -> None:
    there.facts.append(f.SupernovaRoundRecovered(key="z", round=99, seats=SEATS))


CONTRADICTIONS: dict[str, tuple[Callable[[Witness], None], str]] = {
    "another seal": (
        lambda there: there.change(f.SupernovaSealSeen, commitment="0" * 64),
        "was another when it was told",
    ),
    "another name": (
        lambda there: there.change(f.SupernovaSealSeen, name="Pulsar"),
        "was another when it was told",
    ),
    "a seal that is not there": (seal_left_out, "by which round"),
    "another approval": (told_otherwise, "other jackpots won"),
    "no journal": (
        lambda there: there.change(f.SupernovaDrawn, controller=(0, "")),
        "had another fact 0",
    ),
    "told before it was drawn": (told_too_early, "had not come to fact"),
    "paid otherwise": (paid_otherwise, "and not in table.db"),
    "another hit": (lambda there: there.change(f.SupernovaDrawn, hits=()), "other jackpots won"),
    "other wagers": (
        lambda there: there.change(f.SupernovaSent, seats=("1",)),
        "counts other jackpot wagers",
    ),
    "another journal": (
        lambda there: there.change(f.SupernovaDrawn, controller=(3, "0" * 64)),
        "had another fact 3",
    ),
    "never drawn": (never_drawn, "does not have that"),
    "never sent": (more_than_sent, "never sent the jackpot wagers"),
    "void": (void_at_the_table, "has them drawn"),
    "void after its loss": (void_after_its_loss, "alone"),
    "never lost": (never_lost, "has not drawn so"),
    "never noted": (noted_by_nobody, "that was taken out"),
}


@pytest.mark.parametrize("what", CONTRADICTIONS)
def test_who_changes_his_story_is_found(witness: Witness, what: str, tmp_path: Path) -> None:
    change, said = CONTRADICTIONS[what]
    change(witness)
    (found,) = witness.compared(tmp_path)
    assert said in found


def test_a_wager_that_was_noted_may_be_taken_out(witness: Witness, tmp_path: Path) -> None:
    """S0 9.7."""
    noted_by_nobody(witness)
    sent = next(fact for fact in witness.facts if isinstance(fact, f.SupernovaSent))
    witness.facts.append(
        f.SupernovaWagerNoted(
            round=sent.round, seat="1", kind=WrongWager.NO_CHIP, reason="seen", who="ann"
        )
    )
    assert witness.compared(tmp_path) == []


def test_nonsense_is_found_and_ends_nothing(witness: Witness, tmp_path: Path) -> None:
    sent = next(fact for fact in witness.facts if isinstance(fact, f.SupernovaSent))
    witness.facts.insert(0, replace(sent, key="another"))
    witness.change(f.SupernovaDrawn, controller=(3, "no hash"))
    assert witness.compared(tmp_path)
