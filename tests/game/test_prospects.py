"""What a slip may come to agrees with what it is settled to."""

import pytest

from kiosk.game.prospects import Chance, prospects
from kiosk.game.settling import Numbers, settle_slip
from kiosk.rules.rulebook import RuleBook

SLIP = {
    "straight:17": 2000,
    "split:14/17": 500,
    "corner:13/14/16/17": 500,
    "straight:8": 1500,
    "straight:32": 2500,
    "dozen:2": 5000,
}


def test_a_slip_covers_what_brings_anything_back(crown: RuleBook) -> None:
    due = prospects(crown, SLIP, {})
    assert due.staked_cents == 12_000
    assert due.chances[:3] == (
        Chance(("17",), 88_500),
        Chance(("32",), 78_000),
        Chance(("8",), 42_000),
    )
    assert len(due.covered) == 14
    assert len(due.others) == 23
    assert due.lost_cents == -12_000


def test_numbers_with_the_same_result_are_one_chance(book: RuleBook) -> None:
    [chance] = prospects(book, {"red": 1000}, {}).chances
    assert (len(chance.pockets), chance.net_cents) == (18, 1000)


def test_every_pocket_of_every_wheel_is_what_it_is_settled_to(book: RuleBook) -> None:
    stakes = {wager: 100 * place for place, wager in enumerate(sorted(book.wagers)[::9], 1)}
    due = prospects(book, stakes, {})
    told = {pocket: each.net_cents for each in due.chances for pocket in each.pockets}
    told |= dict.fromkeys(due.others, due.lost_cents)
    assert told == {
        pocket: settle_slip(book, stakes, {}, Numbers(pocket, None)).credited_cents
        - sum(stakes.values())
        for pocket in book.wheel.order
    }


def test_a_voucher_is_no_loss_of_credit(crown: RuleBook) -> None:
    due = prospects(crown, {}, {"straight:17": 1000})
    assert due.chances == (Chance(("17",), 35_000),)
    assert due.lost_cents == 0


def test_without_bets_nothing_is_covered(crown: RuleBook) -> None:
    assert prospects(crown, {}, {}).covered == ()


@pytest.mark.parametrize("pocket", ["0", "36"])
def test_a_slip_on_all_numbers_has_no_others(crown: RuleBook, pocket: str) -> None:
    due = prospects(crown, {f"straight:{number}": 100 for number in crown.wheel.order}, {})
    assert due.others == ()
    assert pocket in due.covered
    assert [chance.net_cents for chance in due.chances] == [-100]
