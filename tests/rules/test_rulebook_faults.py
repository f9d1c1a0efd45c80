"""A rule book with a fault never loads: the message names file, key, line and what is wrong."""

import re
from pathlib import Path

import pytest

from kiosk import resources
from kiosk.rules.rulebook import RuleBookError, load

TEXT = (resources.folder("assets") / "rulebooks" / "crown-double-zero.toml").read_text()


def edited(pattern: str, replacement: str) -> str:
    text, count = re.subn(pattern, replacement, TEXT, count=1, flags=re.MULTILINE | re.DOTALL)
    assert count == 1, f"the rule book no longer contains {pattern}"
    return text


# What is changed, the key at fault, and words of the message.
FAULTS = {
    "unknown pocket": (
        r'^order = "0 00 32',
        'order = "0 00 37',
        "wheel.order",
        "unknown pocket '37'",
    ),
    "pocket twice": (r'^order = "0 00 32', 'order = "0 00 15', "wheel.order", "15 stands 2 times"),
    "pocket missing": (r'^order = "0 00 32', 'order = "0 00', "wheel.order", "32 is missing"),
    "zero without a cell": (r'^"00" = \[-1.*?\n', "", "layout.zeros", "00 is on the wheel but"),
    "cell without a pocket": (
        r'^"00" = \[-1, 1.5',
        '"000" = [-2, 0, -1, 3]\n"00" = [-1, 1.5',
        "layout.zeros.000",
        "no pocket",
    ),
    "cells overlap": (r'^"00" = \[-1, 1.5', '"00" = [-1, 1.0', "layout.zeros.00", "overlap"),
    "zero among the numbers": (
        r'^"00" = \[-1, 1.5, 0',
        '"00" = [-1, 1.5, 1',
        "layout.zeros.00",
        "beside the number block",
    ),
    "wager with no price": (
        r"^\[wagers.five-line\].*?(?=\[wagers)",
        "",
        "wagers.five-line",
        "with no price",
    ),
    "price for no wager": (
        r"^\[wagers.five-line\]",
        '[wagers.four-line]\nname = "Four"\npays = 8\nclause = ["1"]\n\n[wagers.five-line]',
        "wagers.four-line",
        "which the layout does not have",
    ),
    "price of nothing": (r"^pays = 35", "pays = 0", "wagers.straight.pays", "pay nothing"),
    "piece on no wager": (
        r"^\[announced.neighbours\]",
        '[announced.section.tier]\nname = "Tier"\nclause = ["3.45"]\n\n'
        '[announced.section.tier.pieces]\n"split:0/3" = 1\n\n[announced.neighbours]',
        'announced.section.tier.pieces."split:0/3"',
        "a wager that does not exist",
    ),
    "neighbours off the wheel": (
        r"^each_side = \[1, 2, 3\]",
        "each_side = [19]",
        "announced.neighbours.each_side",
        "do not fit",
    ),
    "finale off the wheel": (
        r'^zero = "0 00 10',
        'zero = "0 000 10',
        "announced.finales.zero",
        "unknown pocket '000'",
    ),
    "period too short": (
        r"^wagering_s = 30",
        "wagering_s = 19",
        "period.wagering_s",
        "19 s is shorter than allowed",
    ),
    "maximum below minimum": (
        r"^straight = \{ minimum_cents = 100,",
        "straight = { minimum_cents = 20_000,",
        "limits.kinds.straight.maximum_cents",
        "contradicts minimum_cents",
    ),
    "unit of nothing": (
        r"^(straight = .*?)unit_cents = 100",
        r"\1unit_cents = 0",
        "limits.kinds.straight.unit_cents",
        "not a positive amount",
    ),
    "aggregates contradict": (
        r"^# aggregate_minimum_cents = \d+\n# aggregate_maximum_cents = \d+",
        "aggregate_minimum_cents = 500\naggregate_maximum_cents = 400",
        "limits.aggregate_minimum_cents",
        "500 is above 400",
    ),
    "aggregate below every minimum": (
        r"^# aggregate_maximum_cents = \d+",
        "aggregate_maximum_cents = 99",
        "limits.aggregate_maximum_cents",
        "no wager would be permitted",
    ),
    "wager without limits": (
        r"^split = \{.*?\n",
        "",
        "limits.kinds",
        "split has a price but no limits",
    ),
    "limits for no wager": (
        r"^split = \{",
        "four-line = { minimum_cents = 1, maximum_cents = 2 }\nsplit = {",
        "limits.kinds.four-line",
        "which has no price",
    ),
    "limit without law": (
        r"^\[limits.law.unit\].*?(?=\[limits)",
        "",
        "limits.law",
        "missing clause for the limit unit",
    ),
    "missing clause": (
        r'^(\[wagers.red\]\nname = "Red"\npays = 1\n)clause = [^\n]*\n',
        r"\1",
        "wagers.red",
        "missing clause",
    ),
    "empty clause": (
        r'^clause = \["7.12"\]',
        'clause = [" "]',
        "notices.closing.clause",
        "a clause is empty",
    ),
    "spread sum left out": (
        r'label = "1-11", low = 1,',
        'label = "1-11", low = 2,',
        "spread_bet.tables.1.options",
        "the sum 1 is covered by 0 options",
    ),
    "spread table not there": (
        r'^# selected = "1"',
        'selected = "9"',
        "spread_bet.selected",
        "no table '9'",
    ),
    "no-spin reason twice": (
        r'^id = "ball-out"',
        'id = "interference"',
        "no_spin.reasons",
        "'interference' is listed 2 times",
    ),
    "box that is none": (r'^boxes = \["column"', 'boxes = ["corner"', "layout.boxes", "not a box"),
    "number-free wager that is none": (
        r'^    "six-line:1/2/3/4/5/6"',
        '    "six-line:2/3/4/5/6/7"',
        "layout.number_free.wagers",
        "does not exist",
    ),
    "wrong type": (r"^pays = 35", 'pays = "35"', "wagers.straight.pays", "Expected `int`"),
    "unknown kind": (r"^\[wagers.red\]", "[wagers.rouge]", "wagers", "rouge"),
    "unknown key": (r"^pays = 35", "pays = 35\npay = 35", "wagers.straight", "unknown field `pay`"),
    "unknown section": (r"^\[period\]", "[periods]", "periods", "did you mean period?"),
    "missing section": (r"^\[rules_text\].*?(?=^# )", "", "rules_text", "is missing"),
    "unknown choice": (r'^then = "re-spin"', 'then = "again"', "no_spin.then", "again"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_named(fault: str) -> None:
    pattern, replacement, key, words = FAULTS[fault]
    text = edited(pattern, replacement)
    with pytest.raises(RuleBookError) as error:
        load(text, "house.toml")
    found = [line for line in error.value.faults if words in line]
    assert found, error.value.faults
    assert f": {key}: " in found[0]
    assert re.match(r"house\.toml(:\d+)?: ", found[0])


def test_the_line_is_the_line_of_the_key() -> None:
    text = edited(r"^wagering_s = 30", "wagering_s = 3")
    line = text.splitlines().index("wagering_s = 3") + 1
    with pytest.raises(RuleBookError, match=rf"house\.toml:{line}: period\.wagering_s"):
        load(text, "house.toml")


def test_every_fault_is_listed_at_once() -> None:
    text = edited(r"^wagering_s = 30", "wagering_s = 3").replace('clause = ["7.12"]\n', "")
    with pytest.raises(RuleBookError) as error:
        load(text, "house.toml")
    assert len(error.value.faults) == 2


def test_text_that_is_not_toml_is_named_with_its_line() -> None:
    with pytest.raises(RuleBookError, match=r"house\.toml: not valid TOML: .*line 3"):
        load('id = "x"\n\n= 5\n', "house.toml")


def test_each_file_carries_its_own_id(tmp_path: Path) -> None:
    for name in resources.rulebook_ids():
        assert resources.rulebook(name).id == name


def test_a_rule_book_is_known_by_the_bytes_of_its_file() -> None:
    changed = edited(r"^wagering_s = 30", "wagering_s = 31")
    assert load(TEXT, "a").digest == load(TEXT, "b").digest != load(changed, "a").digest
