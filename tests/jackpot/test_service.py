"""The controller over the link: each exchange once, durable, and the same when it is said again."""

import asyncio
import os
from pathlib import Path

import pytest
from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.jackpot import commands as c
from kiosk.game.jackpot.draw import commitment_of, trigger_of
from kiosk.game.jackpot.values import PARTS, PaidHow, WrongWager
from kiosk.game.refusal import Reason
from kiosk.jackpot.service import LINES_AT_ONCE
from kiosk.link import jackpot as j
from kiosk.link.identity import Role
from kiosk.link.message import HeadAt
from kiosk.link.messages import Answer, Lacks
from kiosk.link.session import LinkError
from tests.jackpot.house import NARROW, PINS, WAIT_S, House, play, play_until_hit, tell


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


async def test_a_round_is_drawn_once_and_answered_alike(house: House) -> None:
    """S0 9.4.3: at no more bets the wagers count, once."""
    async with house.open(), house.table() as table:
        drawn = await play_until_hit(table, 1, "1", "2")
        before = house.state
        again = await play(table, drawn.round, "1", "2")
        assert again == drawn
        assert house.state == before
        other = await play(table, drawn.round, "1", "2", "3", key=drawn.key)
        assert isinstance(other, Answer) and not other.done
        assert other.why is not None and other.why.reason is Reason.KEY_REUSED
    assert house.findings() == []


async def test_a_hit_can_be_checked_by_whoever_saw_the_seal(house: House) -> None:
    async with house.open(), house.table() as table:
        seals = {level.epoch: level.commitment for level in (await table.levels()).levels}
        drawn = await play_until_hit(table, 1, "1", "2")
        (hit,) = drawn.hits
        assert hit.commitment == seals[hit.epoch]
        nonce = bytes.fromhex(hit.nonce)
        assert commitment_of(hit.level, hit.epoch, hit.trigger_parts, nonce) == hit.commitment
        limit_parts = NARROW.levels[hit.level].limit_cents * PARTS
        reset_parts = NARROW.levels[hit.level].reset_cents * PARTS
        assert trigger_of(nonce, reset_parts, limit_parts) == hit.trigger_parts
        assert (hit.table, hit.seats) == ("A", ("1", "2"))
        assert hit.award_cents == 2 * hit.share_cents


async def test_an_interruption_moves_no_trigger_and_forgets_no_answer(house: House) -> None:
    async with house.open(), house.table() as table:
        drawn = await play_until_hit(table, 1)
        before = house.state
    secrets = house.safe.secrets()
    async with house.open(), house.table() as table:
        assert house.state == before
        again = await play(table, drawn.round)
        assert isinstance(again, j.JackpotDrawn) and again.hits == drawn.hits
    assert house.safe.secrets() == secrets
    assert house.findings() == []


async def test_a_trigger_is_nowhere_but_in_the_safe(house: House) -> None:
    async with house.open(), house.table() as table:
        await play_until_hit(table, 1)
        state = house.state
        assert table.told is not None
        told = (repr(state), repr(table.told), repr(house.facts()))
    secrets = house.safe.secrets()
    sealed = [secrets[f"{i}-{level.epoch}"].hex() for i, level in enumerate(state.levels)]
    for text in told:
        assert not any(secret in text for secret in sealed)
    assert len(secrets) <= 2 * len(state.levels)


async def test_whoever_reads_the_triggers_knows_none_that_is_played_for(house: House) -> None:
    """Noticed at once, opened to everybody, and drawn anew, as facts."""
    async with house.open(), house.table() as table:
        await play(table, 1)
        before = [level.commitment for level in house.state.levels]
        read = (house.folder / "jackpot.secret").read_bytes()
        async with asyncio.timeout(WAIT_S):
            while any(level.commitment in before for level in house.state.levels):
                await table.levels()
        assert isinstance(await play(table, 2), j.JackpotDrawn)
        assert house.state.running
    opened = [fact for fact in house.facts() if isinstance(fact, f.TriggerOpened)]
    assert len(opened) == 2 and all(fact.nonce.encode() in read for fact in opened)
    drawn = [fact.why for fact in house.facts() if isinstance(fact, f.TriggerDrawn)]
    assert drawn == [f.DrawnWhy.START] * 2 + [f.DrawnWhy.SEEN] * 2
    assert house.findings() == []


async def test_what_was_read_while_the_controller_was_away_is_drawn_anew(house: House) -> None:
    """By the times of the file; by its own reading it leaves none."""
    async with house.open(), house.table() as table:
        await play(table, 1)
    path = house.folder / "jackpot.secret"
    for read in (False, True):
        if read:
            written_ns = path.stat().st_mtime_ns
            os.utime(path, ns=(written_ns + 1, written_ns))
        async with house.open(), house.table() as table:
            async with asyncio.timeout(WAIT_S):
                while read and house.state.link.triggers == 2:
                    await table.levels()
            await play(table, 3 if read else 2)
        seen = sum(isinstance(fact, f.TriggerSeen) for fact in house.facts())
        assert seen == (2 if read else 0)
    assert house.findings() == []


async def test_a_void_round_withdraws_its_hit_and_draws_anew(house: House) -> None:
    """S0 9.9.2: the table had no answer in time and gave the wagers back."""
    async with house.open(), house.table() as table:
        drawn = await play_until_hit(table, 1, "1", "2")
        void = j.JackpotVoid(key=drawn.key, round=drawn.round, why="no answer in time")
        assert (await tell(table, void, drawn.key)).done
        assert (await tell(table, void, drawn.key)).done
        (hit,) = drawn.hits
        assert house.state.hits[hit.id].withdrawn
        paid = j.JackpotPaid(key="p", hit=hit.id, seat="1", how=PaidHow.HAND)
        assert not (await tell(table, paid, "p")).done
        late = await play(table, drawn.round, "1", "2")
        assert isinstance(late, Answer) and late.why is not None
        assert late.why.reason is Reason.ROUND_VOID
        assert house.state.running
    drawn_why = [fact.why for fact in house.facts() if isinstance(fact, f.TriggerDrawn)]
    assert drawn_why[-1] is f.DrawnWhy.VOID_ROUND
    assert house.findings() == []


async def test_shares_wrong_wagers_and_offers_are_written_once(house: House) -> None:
    """S0 9.5.7, 9.7, 9.8."""
    async with house.open(), house.table() as table:
        drawn = await play_until_hit(table, 1, "1", "2")
        (hit,) = drawn.hits
        said: list[tuple[str, j.ToController]] = [
            (drawn.key, j.JackpotConfirmed(key=drawn.key)),
            ("p1", j.JackpotPaid(key="p1", hit=hit.id, seat="1", how=PaidHow.CREDITED)),
            ("p2", j.JackpotPaid(key="p2", hit=hit.id, seat="2", how=PaidHow.REFUSED, who="ann")),
            (
                "a1",
                j.JackpotAdjust(
                    key="a1",
                    round_key=drawn.key,
                    seat="2",
                    kind=WrongWager.NO_MAIN_GAME,
                    reason="no main bet",
                    who="ann",
                ),
            ),
            ("o1", j.JackpotOffered(key="o1", open=True)),
        ]
        for key, message in said * 2:
            assert (await tell(table, message, key)).done
        assert not house.state.hits[hit.id].pending
        assert house.state.tables["A"].open
    kinds = [type(fact) for fact in house.facts()]
    assert kinds.count(f.JackpotPaid) == 2
    assert kinds.count(f.JackpotWagerAdjusted) == kinds.count(f.JackpotOffered) == 1
    assert house.findings() == []


async def test_one_dead_table_leaves_the_others_going(house: House) -> None:
    """S0 9.9.3."""
    async with house.open(), house.table("B") as going:
        async with house.table("A") as dead:
            await play(dead, 1)
            dead.session.say(j.JackpotRound(key="x", round=2, seats=("1",), several="share"))
        drawn = await play(going, 1, "4", "5")
        assert isinstance(drawn, j.JackpotDrawn)
        assert (await going.levels()).running


@pytest.mark.parametrize(
    "lie",
    [
        Lacks(devices={"camera": "dark"}),
        j.JackpotHello(protocol=3, role=Role.TABLE, name="A"),
        j.JackpotDrawn(key="k", round=1),
    ],
    ids=lambda lie: type(lie).__name__,
)
async def test_a_table_that_lies_ends_only_its_own_connection(house: House, lie: j.Message) -> None:
    async with house.open(), house.table("B") as honest, house.table("A") as liar:
        with pytest.raises(LinkError):
            async with asyncio.timeout(WAIT_S):
                await liar.ask("k", lie)
        assert isinstance(await play(honest, 1), j.JackpotDrawn)


async def test_a_flood_is_cut_off(house: House) -> None:
    async with house.open(), house.table("B") as honest, house.table("A") as liar:
        with pytest.raises(LinkError):
            async with asyncio.timeout(WAIT_S):
                for _ in range(LINES_AT_ONCE + 100):
                    liar.session.say(j.JackpotOffered(key="o", open=False))
                await liar.ask("k", j.JackpotOffered(key="k", open=True))
        assert isinstance(await play(honest, 1), j.JackpotDrawn)


async def test_of_one_table_the_newest_connection_counts(house: House) -> None:
    async with house.open(), house.table("A") as old, house.table("A") as new:
        assert isinstance(await play(new, 1), j.JackpotDrawn)
        with pytest.raises(LinkError):
            await play(old, 2)
        assert old.refused is not None and old.refused.why.reason is Reason.TAKEN_OVER


async def test_a_controller_that_was_put_back_turns_its_tables_away(house: House) -> None:
    async with house.open():
        async with house.table("A") as table:
            drawn = await play(table, 1)
        assert isinstance(drawn, j.JackpotDrawn)
        async with house.table("A", seen=drawn.head):
            pass
        head = drawn.head
        for seen in (replace(head, seq=head.seq + 1), replace(head, hash="0" * 64)):
            with pytest.raises(LinkError, match="jackpots_cut"):
                async with house.table("A", seen=seen):
                    pass
        async with house.table("A", seen=HeadAt()):
            pass


def order(of: c.ControllerCommand, second: str = "bob", pin: str = "") -> j.JackpotOrder:
    return j.JackpotOrder(
        id="o",
        who="ann",
        pin=PINS["ann"],
        second=second,
        second_pin=pin or PINS[second],
        why="maintenance",
        order=of,
    )


async def test_two_people_stop_change_and_start(house: House) -> None:
    """Nobody alone, nobody with a wrong PIN, and no table."""
    async with house.open(), house.table("C", Role.CONSOLE) as console, house.table() as table:
        stop = c.StopLink("maintenance")
        assert not (await tell(console, order(stop, pin="000000"), "o")).done
        assert not (await tell(console, order(stop, "ann"), "o")).done
        assert (await tell(console, order(stop), "o")).done
        refused = await play(table, 1)
        assert isinstance(refused, Answer) and refused.why is not None
        assert refused.why.reason is Reason.LINK_STOPPED
        change = c.SetJackpotTerms(replace(NARROW, wager_cents=700), "maintenance")
        assert (await tell(console, order(change, "eve"), "o")).done
        assert (await tell(console, order(c.StartLink("done")), "o")).done
        assert isinstance(await play(table, 1), j.JackpotDrawn)
        with pytest.raises(LinkError):
            await tell(table, order(stop), "o")
    opened = [fact for fact in house.facts() if isinstance(fact, f.TriggerOpened)]
    assert len(opened) == 2, "the seals of before are opened"
    assert house.findings() == []


async def test_who_guesses_a_pin_is_barred(house: House) -> None:
    async with house.open(), house.table("C", Role.CONSOLE) as console:
        reasons = []
        for number in range(7):
            guess = order(c.StopLink("x"), pin=f"00000{number}")
            answer = await tell(console, guess, "o")
            assert answer.why is not None
            reasons.append(answer.why.reason)
        assert reasons == [Reason.WRONG_PIN] * 5 + [Reason.STAFF_LOCKED_OUT] * 2


async def test_no_seal_is_told_whose_trigger_cannot_be_kept(house: House) -> None:
    """The table has no answer and returns the wagers; when there is room again all goes on."""
    async with house.open():
        async with house.table() as table:
            before = house.state
            (house.folder / "jackpot.secret.new").mkdir()  # nothing can be written there
            with pytest.raises(LinkError):
                await play_until_hit(table, 1)
            assert house.state.link.triggers == before.link.triggers
            last = house.state.tables["A"].last_round
        (house.folder / "jackpot.secret.new").rmdir()
        async with house.table() as table:
            assert (await play_until_hit(table, last + 1)).hits
    assert house.findings() == []


async def test_a_trigger_that_is_lost_is_drawn_anew_and_found_by_the_audit(house: House) -> None:
    async with house.open(), house.table() as table:
        await play(table, 1)
    (house.folder / "jackpot.secret").unlink()
    async with house.open(), house.table() as table:
        assert house.state.running
        assert isinstance(await play(table, 2), j.JackpotDrawn)
    lost = [fact for fact in house.facts() if isinstance(fact, f.TriggerLost)]
    assert len(lost) == 2
