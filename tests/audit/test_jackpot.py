"""Controllers that cheat: whatever they write, the audit or whoever checks a hit finds it.

Each of them keeps a well-chained journal: what is wrong is in what it says.
"""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from kiosk.audit.audit import audit_file
from kiosk.audit.jackpot_draws import followed
from kiosk.audit.jackpot_proof import NotAProofError, prove, verify
from kiosk.cli import main
from kiosk.game import facts as f
from kiosk.game.history import controller_begun
from kiosk.game.jackpot import commands as c
from kiosk.game.jackpot.draw import commitment_of, trigger_of
from kiosk.game.jackpot.machine import apply
from kiosk.game.jackpot.values import PARTS
from kiosk.journal.facts import entries
from kiosk.journal.journal import Journal
from kiosk.rules.supernova import Several
from tests.game.jackpot.stories import MINOR, TERMS, Story

LEVELS = (TERMS.levels[0], MINOR)
MINOR_LEVEL = 1


def story(seed: int = 1) -> Story:
    return Story(replace(TERMS, levels=LEVELS, most_return_bp=10**6), Random(seed))


def written(folder: Path, facts: Sequence[f.Fact]) -> Path:
    path = folder / "jackpot.db"
    path.unlink(missing_ok=True)
    with Journal.open(path, machine="jackpot") as journal:
        told = enumerate([controller_begun(), *facts])
        written = (entries([fact], at_ms=1000 * number) for number, fact in told)
        journal.append([entry for (entry,) in written])
    return path


def findings(path: Path) -> list[str]:
    return [finding.what for finding in audit_file(path, {}).findings]


def wrong(path: Path) -> list[str]:
    return [what for _, what in verify(path).wrong]


def test_an_honest_controller_passes(tmp_path: Path) -> None:
    """With hits, void rounds, a withdrawn hit, wrong wagers and a change of levels."""
    told = story()
    for _ in range(4):
        hit = told.play_until_hit(MINOR_LEVEL, "1", "2", table="A")
        told.play("5", table="B", key=f"b{hit.hit}")
        no_chip = f.WrongWager.NO_CHIP
        told.tell(c.AdjustWager("a", "B", f"b{hit.hit}", "5", no_chip, "seen", "ann"))
        told.settle("A")
    hit = told.play_until_hit(MINOR_LEVEL, "1", "2", table="C")
    told.tell(c.VoidRound(hit.key, "C", hit.round, "no answer"))
    told.draw_due()
    told.settle("B")
    path = written(tmp_path, told.facts)
    assert findings(path) == []
    assert wrong(path) == []
    assert len(verify(path).hits) == 5


class Cheat(Story):
    """Writes facts past the machine."""

    def write(self, fact: f.Fact) -> None:
        self.state = apply(self.state, fact)
        self.facts.append(fact)

    def forged_hit(self, **changes: object) -> None:
        """As the machine would have decided it, but for these."""
        index = MINOR_LEVEL
        trigger_parts, nonce = self.secrets[index]
        level = self.level(index)
        table, key = level.last_round
        value_parts = min(level.value_parts, level.terms.limit_cents * PARTS)
        seats = self.state.tables[table].rounds[key].seats
        share = -(-value_parts // (len(seats) * 100 * PARTS)) * 100
        hit = f.JackpotHit(
            key=key,
            hit=f"{index + 1}-{level.epoch}",
            level=index,
            epoch=level.epoch,
            table=table,
            round=self.round,
            trigger_parts=trigger_parts,
            nonce=nonce.hex(),
            value_parts=value_parts,
            seats=seats,
            share_cents=share,
            rounding_parts=share * len(seats) * PARTS - value_parts,
            at_ms=1000 * (len(self.facts) + 1),
        )
        self.write(replace(hit, **changes))  # type: ignore[arg-type]
        self.draw_due()

    def until(self, short_parts: int) -> None:
        """Rounds up to where so much is lacking."""
        while self.level(MINOR_LEVEL).value_parts + short_parts < self.secrets[MINOR_LEVEL][0]:
            self.round += 1
            key = f"k{self.round}"
            self.settle()
            self.tell(c.DrawRound(key, "A", self.round, ("1", "2"), Several.SHARE))

    def last_round(self, table: str = "A", *seats: str) -> None:
        self.round += 1
        self.tell(
            c.DrawRound(f"k{self.round}", table, self.round, seats or ("1", "2"), Several.SHARE)
        )


def cheat() -> Cheat:
    terms = replace(TERMS, levels=LEVELS, most_return_bp=10**6)
    return Cheat(terms, Random(5))


ROUND_PARTS = 2 * 500 * 500


def moved_trigger(told: Cheat) -> None:
    """It raises the trigger when players have come near it, and opens what it has now."""
    told.until(ROUND_PARTS)
    _, nonce = told.secrets[MINOR_LEVEL]
    told.secrets[MINOR_LEVEL] = told.secrets[MINOR_LEVEL][0] + ROUND_PARTS, nonce
    told.until(0)
    told.forged_hit()


def biased(told: Cheat) -> None:
    """It takes a remainder, by which low triggers are more likely."""
    level = told.level(MINOR_LEVEL)
    assert level.due is None
    told.write(f.TriggerLost(level=MINOR_LEVEL, epoch=level.epoch))
    nonce, low, high = bytes(range(32)), level.value_parts, level.terms.limit_cents * PARTS
    trigger_parts = low + int.from_bytes(nonce) % (high - low + 1)
    epoch = told.state.link.triggers + 1
    told.secrets[MINOR_LEVEL] = trigger_parts, nonce
    told.tell(c.DrawTrigger(MINOR_LEVEL, commitment_of(MINOR_LEVEL, epoch, trigger_parts, nonce)))
    told.until(0)
    told.forged_hit()


def redrawn(told: Cheat) -> None:
    """Another secret in the safe, and no fact."""
    told.until(4 * ROUND_PARTS)
    level, nonce = told.level(MINOR_LEVEL), bytes(32)
    limit_parts = level.terms.limit_cents * PARTS
    told.secrets[MINOR_LEVEL] = trigger_of(nonce, level.low_parts, limit_parts), nonce
    while told.level(MINOR_LEVEL).value_parts < limit_parts:
        told.settle()
        told.last_round()
    told.forged_hit()


def redrawn_openly(told: Cheat) -> None:
    """It draws anew with a fact for which there is no ground."""
    told.until(ROUND_PARTS)
    level = told.level(MINOR_LEVEL)
    told.write(
        f.TriggerDrawn(
            level=MINOR_LEVEL,
            epoch=told.state.link.triggers + 1,
            commitment="0" * 64,
            low_parts=level.value_parts,
            high_parts=level.terms.limit_cents * PARTS,
            why=f.DrawnWhy.VOID_ROUND,
        )
    )


def suppressed(told: Cheat) -> None:
    """The trigger is reached, and only the next round is told of it."""
    told.until(0)
    told.last_round("B", "7")
    told.forged_hit()


def suppressed_for_good(told: Cheat) -> None:
    """Nobody ever wins."""
    limit_parts = told.level(MINOR_LEVEL).terms.limit_cents * PARTS
    while told.level(MINOR_LEVEL).value_parts < limit_parts:
        told.settle()
        told.last_round()
    told.round += 1
    told.write(
        f.JackpotRoundDrawn(
            key="next", table="A", round=told.round, seats=("1",), several=Several.SHARE
        )
    )


def given_up(told: Cheat) -> None:
    """The trigger is reached; the house stops the jackpots, opens the seal and draws anew."""
    told.until(0)
    told.tell(c.StopLink("maintenance"), who="ann", second="bob")
    trigger_parts, nonce = told.secrets[MINOR_LEVEL]
    epoch = told.level(MINOR_LEVEL).epoch
    told.write(
        f.TriggerOpened(
            level=MINOR_LEVEL, epoch=epoch, trigger_parts=trigger_parts, nonce=nonce.hex()
        )
    )
    told.draw_due()


def other_table(told: Cheat) -> None:
    """The hit is given to a table of the house's choice."""
    told.last_round("B", "7")
    told.until(0)
    told.forged_hit(table="B", round=1, key="k1", seats=("7",))


def other_seat(told: Cheat) -> None:
    """All of it to one of those who should share it."""
    told.until(0)
    value_parts = told.level(MINOR_LEVEL).value_parts
    share = -(-value_parts // (100 * PARTS)) * 100
    told.forged_hit(seats=("2",), share_cents=share, rounding_parts=share * PARTS - value_parts)


def smaller(told: Cheat) -> None:
    """The winners get less than was there."""
    told.until(0)
    value_parts = told.level(MINOR_LEVEL).value_parts - 100 * PARTS
    share = -(-value_parts // (2 * 100 * PARTS)) * 100
    rounding_parts = 2 * share * PARTS - value_parts
    told.forged_hit(value_parts=value_parts, share_cents=share, rounding_parts=rounding_parts)


CHEATS = {
    moved_trigger: "it is not what was sealed",
    biased: "the trigger does not follow from what was drawn",
    redrawn: "it is not what was sealed",
    redrawn_openly: "the seal of the one before is not opened",
    suppressed: "its trigger was reached before, and nobody had won",
    suppressed_for_good: "was at its limit before, and was not hit",
    given_up: "its trigger was reached before, and nobody had won",
    other_table: "it is given to a round that did not reach the trigger",
    other_seat: "2 win, and it was 1, 2",
    smaller: "parts are won, and",
}


@pytest.mark.parametrize(("cheats", "said"), CHEATS.items(), ids=[x.__name__ for x in CHEATS])
def test_a_controller_that_cheats_is_found(
    tmp_path: Path, cheats: Callable[[Cheat], None], said: str
) -> None:
    """By the audit, which decides everything again, and from the public facts alone."""
    told = cheat()
    cheats(told)
    path = written(tmp_path, told.facts)
    assert any("the engine" in what for what in findings(path)), findings(path)
    assert any(said in what for what in wrong(path)), wrong(path)


def test_a_round_that_nobody_played_in_is_found_and_ends_nothing(tmp_path: Path) -> None:
    told = story()
    hit = told.play_until_hit(MINOR_LEVEL, "1", "2")
    facts = [
        replace(fact, seats=()) if isinstance(fact, f.JackpotRoundDrawn) else fact
        for fact in told.facts
    ]
    path = written(tmp_path, facts)
    assert hit in facts
    assert findings(path)
    assert wrong(path)


def test_triggers_that_are_drawn_until_they_are_liked_show_in_the_long_run() -> None:
    """Each is what its bytes say; chance does not put so many of them so high."""
    assert followed(_epochs(draws=1)).wrong == []
    ((_, what),) = followed(_epochs(draws=4)).wrong
    assert "as chance does not bring them" in what


def _epochs(draws: int) -> Iterator[tuple[int, f.Fact]]:
    """Of so many draws the house keeps the one that is best for it."""
    chance, low, high = Random(3), 10**7, 2 * 10**7
    for epoch in range(1, 200):
        drawn = [chance.randbytes(32) for _ in range(draws)]
        nonce = max(drawn, key=lambda nonce: trigger_of(nonce, low, high))
        trigger_parts = trigger_of(nonce, low, high)
        sealed = f.TriggerDrawn(
            level=0,
            epoch=epoch,
            commitment=commitment_of(0, epoch, trigger_parts, nonce),
            low_parts=low,
            high_parts=high,
            why=f.DrawnWhy.TERMS,
        )
        yield 2 * epoch, sealed
        yield (
            2 * epoch + 1,
            f.TriggerOpened(level=0, epoch=epoch, trigger_parts=trigger_parts, nonce=nonce.hex()),
        )


def test_a_hit_proves_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """From its seal to the hit, as a file that anybody can check."""
    told = story()
    for _ in range(3):
        hit = told.play_until_hit(MINOR_LEVEL, "1", "2")
        told.play("5", table="B")
        told.settle()
    path = written(tmp_path, told.facts)
    assert main(["jackpot", "--verify", str(path)]) == 0
    assert hit.hit in capsys.readouterr().out
    proof = tmp_path / "hit"
    proof.write_bytes(prove(path, hit.hit))
    assert main(["jackpot", "--verify", str(proof)]) == 0
    said = capsys.readouterr().out
    sealed = next(x for x in told.facts if isinstance(x, f.TriggerDrawn) and x.epoch == hit.epoch)
    assert sealed.commitment in said and "1 hits" in said
    lines = proof.read_bytes().splitlines(keepends=True)
    for changed in (
        lines[:2] + lines[3:],
        [line.replace(b"A-", b"B-") for line in lines],
        lines[:-1],
        [],
        [b"nonsense"],
    ):
        proof.write_bytes(b"".join(changed))
        assert main(["jackpot", "--verify", str(proof)]) == 2
    with pytest.raises(NotAProofError, match="has no hit 9-9"):
        prove(path, "9-9")
