"""The rules on the screen say what the engine does."""

import re

from kiosk.rules.money import short_money_text
from kiosk.rules.prose import rules_of_play
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import cited_clauses
from tests.conftest import BOOKS


def test_every_wager_stands_with_its_odds_and_edge(book: RuleBook) -> None:
    text = rules_of_play(book)
    for kind, terms in book.terms.wagers.items():
        row = re.search(rf"^\| {re.escape(terms.name)} \|.*$", text, re.MULTILINE)
        assert row is not None, kind
        assert f"| {terms.pays} to 1 |" in row[0]
        wager = next(w for w in book.wagers.values() if w.kind is kind)
        assert str(book.edge_of(wager.id)) in row[0]


def test_every_multi_piece_wager_and_limit_is_told(book: RuleBook) -> None:
    text = rules_of_play(book)
    for terms in (*book.terms.announced.section.values(), *book.terms.announced.zodiac.values()):
        assert terms.name in text
    for limits in book.limits.kinds.values():
        assert f"| {short_money_text(limits.maximum_cents)} |" in text


def test_every_clause_the_rule_book_cites_is_shown_but_those_of_silent_limits(
    book: RuleBook,
) -> None:
    text = rules_of_play(book)
    shown = {clause for group in re.findall(r"\*\[(.*?)\]\*", text) for clause in group.split(", ")}
    terms = book.terms
    # Limits that this table does not set have no sentence of their own.
    unset = {c for law in terms.limits.law.values() for c in law.clause}
    unset |= set(terms.limits.short_stack.clause) | set(terms.layout.first.clause)
    assert cited_clauses(terms) - shown <= unset


def test_irregularities_are_those_of_the_document() -> None:
    rapid, rws, crown = (
        rules_of_play(BOOKS[name])
        for name in ("rapid-single-zero", "rws-triple-zero", "crown-single-zero")
    )
    assert "before the winning number has been confirmed" in rapid
    assert "had registered are settled" in rws.replace("\n", " ")
    assert "before the wagering period has ended, its wagers" in crown
    assert "every wager is returned" in rws and "the ball is spun again" in crown
    assert "at least 3 revolutions" in rapid and "at least 4 revolutions" in crown
    assert "72 hours" in crown and "never for less than 20" in crown


def test_the_picture_shows_every_number_once(book: RuleBook) -> None:
    picture = rules_of_play(book).split("```")[1]
    numbers = re.findall(r"(?<![-\d:])\b(\d{1,3})\b(?![-:]| 12)(?!st|nd|rd)", picture)
    shown = sorted(n for n in numbers)
    assert set(book.wheel.order) <= set(shown)
    assert all(shown.count(pocket) == 1 for pocket in book.wheel.order if pocket != "12")
