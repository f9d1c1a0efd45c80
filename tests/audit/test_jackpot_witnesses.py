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
from kiosk.game.jackpot.values import WrongWager
from tests.audit.test_jackpot import story, written
from tests.game.jackpot.stories import Story

SEATS = ("1", "2")


class Witness:
    """A table A that writes down what it sends and hears, beside the controller."""

    def __init__(self) -> None:
        self.story: Story = story()
        self.facts: list[f.Fact] = []
        for level in told(self.story.state).levels:
            seen = f.SupernovaSealSeen(
                level=level.rank, name=level.name, epoch=level.epoch, commitment=level.commitment
            )
            self.facts.append(seen)

    def play(self) -> None:
        played = self.story
        number, key = played.round + 1, f"A-{played.round + 1}"
        sent = f.SupernovaSent(key=key, round=number, wager_cents=500, seats=SEATS)
        played.play(*SEATS)
        hits = hits_of(played.state, "A", key)
        self.facts += [sent, f.SupernovaDrawn(round=number, hits=hits)]
        played.settle()

    def play_until_hit(self) -> None:
        while not self.story.state.hits:
            self.play()

    def compared(self, folder: Path) -> list[str]:
        controller = audit_file(written(folder, self.story.facts), {})
        table = Audited(path=Path("table.db"))
        table.jackpots = [*enumerate(self.facts, start=2)]
        return [finding.what for finding in compare_jackpots(table, controller)]

    def change(self, kind: type[f.Fact], **changes: object) -> None:
        at = max(n for n, fact in enumerate(self.facts) if isinstance(fact, kind))
        self.facts[at] = replace(self.facts[at], **changes)  # type: ignore[arg-type]


@pytest.fixture
def witness() -> Witness:
    there = Witness()
    there.play_until_hit()
    return there


def test_what_both_wrote_down_agrees(witness: Witness, tmp_path: Path) -> None:
    witness.story.play("5", table="B")
    assert witness.compared(tmp_path) == []


def noted_by_nobody(there: Witness) -> None:
    kind = WrongWager.NO_CHIP
    there.story.tell(c.AdjustWager("x", "A", "A-1", "1", kind, "seen", "ann"))


def more_than_sent(there: Witness) -> None:
    there.story.play("1", table="A", key="of the house")


def void_at_the_table(there: Witness) -> None:
    sent = next(fact for fact in there.facts if isinstance(fact, f.SupernovaSent))
    there.facts.append(f.SupernovaVoided(round=sent.round, fault=f.SupernovaFault.NO_ANSWER))


def never_drawn(there: Witness) -> None:
    there.facts.append(f.SupernovaSent(key="z", round=99, wager_cents=500, seats=SEATS))
    there.facts.append(f.SupernovaDrawn(round=99))


CONTRADICTIONS: dict[str, tuple[Callable[[Witness], None], str]] = {
    "another seal": (
        lambda there: there.change(f.SupernovaSealSeen, commitment="0" * 64),
        "was another when it was told",
    ),
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
