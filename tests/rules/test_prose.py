"""The rules on the screen say what the engine does."""

import re

from msgspec.structs import replace
from msgspec.structs import replace as with_jackpots

from kiosk.game import facts as f
from kiosk.game.refusal import Reason
from kiosk.game.table import commands as sgc
from kiosk.game.terminal import commands as ats
from kiosk.rules.limits import KindLimits, Limit, Limits
from kiosk.rules.money import short_money_text
from kiosk.rules.pockets import ZEROS
from kiosk.rules.prose import rules_of_play
from kiosk.rules.prose.in_force import InForce, JackpotLevelNow, JackpotsNow, Whose, as_it_begins
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import Cited, ClosedBy, Tender, cited_clauses, walk
from kiosk.rules.wagers import Kind
from tests.conftest import BOOKS
from tests.game.stories import TableStory, TerminalStory
from tests.rules.tournament.test_terms import terms as cup_terms


def _chapter(text: str, title: str) -> str:
    return text.split(f"\n## {title}\n")[1].split("\n## ", maxsplit=1)[0]


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
    # Nor have a layout and a wager that this table does not offer.
    not_offered: list[Cited | None] = [terms.layout.number_free]
    if terms.spread_bet is not None and not terms.spread_bet.selected:
        not_offered += [item for _, item in walk(terms.spread_bet)]
    unset |= {clause for item in not_offered if item is not None for clause in item.clause}
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


def test_a_broken_ball_voids_every_round_that_it_affects() -> None:
    """S1 and S2 5.4: that earlier rounds stand is said of 5.3 alone."""
    for name in ("rws-double-zero-a", "rws-double-zero-b", "rws-triple-zero"):
        chapter = _chapter(rules_of_play(BOOKS[name]), "No spin")
        stands = chapter.index("Earlier rounds stand.")
        assert "The ball broke." not in chapter[:stands]
        assert "All rounds that this affects are void, earlier ones too" in chapter[stands:]
    assert "ball broke" not in rules_of_play(BOOKS["crown-single-zero"])


def test_the_permitted_wagers_with_zeros_are_listed_one_by_one(book: RuleBook) -> None:
    """Appendices A and B: not every pair that touches on the cloth is a wager."""
    text = _chapter(rules_of_play(book), "Wagers and what they pay")
    listed = text.partition("Wagers with a zero:")[2]
    for wager in book.wagers.values():
        if len(wager.numbers) > 1 and wager.numbers[0] in ZEROS and wager.kind is not Kind.GREEN:
            assert re.search(rf"(?<![\d/]){'/'.join(wager.numbers)}(?![\d/])", listed), wager.id


def test_what_is_withheld_and_by_which_rule() -> None:
    """S0 8.8.8 and S3 6.12, 6.13 whole; S1 and S2 have no such rule, and 5.10 is none."""
    rapid, crown, rws, nsw = (
        _chapter(rules_of_play(BOOKS[name]), "When something goes wrong")
        for name in (
            "rapid-single-zero",
            "crown-double-zero",
            "rws-triple-zero",
            "nsw-single-zero",
        )
    )
    assert "demand the return of any amount that was credited" in rapid
    assert "the government inspectorate is notified" in rapid and "*[8.8.8]*" in rapid
    [withheld] = [line for line in crown.splitlines() if "72 hours" in line]
    for words in ("refuse to pay any", "require that any amount paid there is returned"):
        assert words in withheld
    assert "inspector is notified" in withheld and "it may refuse to pay or credit" in withheld
    assert withheld.endswith("*[6.12, 6.13]*")
    assert "investigated. *(no clause: the document is silent)*" in rws
    assert "investigated. *(no clause: held until the dispute is decided)*" in nsw


def test_texts_say_no_less_than_their_clauses() -> None:
    """S0 8.8.2, S3 6.16, S3 7.4(b), S3 7.6(b), S3 1.1 Max Bet, S4 4.2."""
    rapid, crown, nsw = (
        rules_of_play(BOOKS[name])
        for name in ("rapid-single-zero", "crown-single-zero", "nsw-single-zero")
    )
    assert "a representative of the management confirms the result before" in rapid  # S0 8.8.2
    assert "management confirms" not in crown + nsw
    assert "the display controller malfunctions" in crown  # S3 6.16
    assert "with colour chips" in crown  # S3 7.4(b)
    assert "or longer if the management decides so" in crown  # S3 7.6(b)
    assert "What it covers is the house's own reading" in crown  # S3 1.1 Max Bet
    assert "not rejected before no more bets is valid" in nsw  # S4 4.2
    assert "a wager below its minimum, at the touch; what it took stands" in nsw  # S4 4.2
    assert "goes back to the chip account" not in nsw  # S4 4.2


def test_what_is_the_houses_own_is_marked_beside_the_clause(book: RuleBook) -> None:
    """An item may go further than its clause: a reader must see where the document ends."""
    text = rules_of_play(book)
    terms = book.terms
    shown: list[Cited] = [
        *(terms.wheel, terms.layout, terms.period, terms.account, terms.cash_out, terms.correction),
        *(terms.display, *terms.announced.section.values()),
        *(item for item in (terms.announced.finales, terms.void, terms.supernova) if item),
    ]
    for item in shown:
        assert not item.basis or f"{item.basis})*" in text, item
    law = terms.limits.law[Limit.MINIMUM]
    assert f"{law.basis})*" in text if law.basis else law.clause
    if terms.document.id in ("S1", "S2"):
        # 3.3 says only that limits are displayed, and 5.5 freezes nothing.
        assert "how the terminal keeps to them is the house's own" in text
        assert "freezing the accounts while a round is settled anew is house practice" in text


def test_who_may_end_the_wagering_period_is_told(book: RuleBook) -> None:
    """S0 8.1 Wagering period: a sensor. S4 5.3: the dealer."""
    chapter = _chapter(rules_of_play(book), "The round")
    ways = book.terms.period.closed_by
    assert ("a sensor at the wheel" in chapter) == (ClosedBy.SENSOR in ways)
    assert ("or the dealer ends it sooner" in chapter) == (ClosedBy.DEALER in ways)


def test_what_becomes_of_wagers_of_an_invalid_game_is_as_the_document_says() -> None:
    """S3 7.15 they will be refunded; S4 8.5 they may be, and one may be forfeited."""
    crown, nsw = (rules_of_play(BOOKS[name]) for name in ("crown-single-zero", "nsw-single-zero"))
    assert "all its wagers are then refunded" in crown
    assert "A casino supervisor may declare" in nsw and "may then be refunded" in nsw


def test_what_a_player_must_know_of_the_document_is_on_the_page(book: RuleBook) -> None:
    """As it was read against the five documents."""
    text = rules_of_play(book)
    assert "A round is void for what these rules name, and for nothing else." in text
    said = {
        "S0": (
            "moved chips before the ball came to rest",
            "a marker at that place shows them",
            "malfunctions when it shows credits that do not fit",
            "or hovers over one",
            "the dealer pays in chips",
            "the dealer seeks to confirm them from the records",
            "Not to do so, and to keep what a malfunction",
            "the management of the casino decides; its decision is final",
        ),
        "S1": ("and how they are to be read, is decided by", "does not end the round"),
        "S2": ("and how they are to be read, is decided by", "does not end the round"),
        "S3": (
            "malfunctions when it shows credits that do not fit",
            "may be used or carried at the game",
            "except so that these rules are kept",
            "act as far as these rules permit",
            "the Table Games Manager seeks to confirm them from the records",
            "The Table Games Manager, if satisfied that a player has broken these rules",
            "whichever is first",
            "and never to a player who is disqualified",
            "may consider a complaint about it",
        ),
        "S4": (
            "is examined by a supervisor",
            "One that was never wagered stays yours.",
            "or transmit outcomes",
            "and from the casino",
            "for three rounds in a row",
            "whose decision is final; but you may then ask an inspector",
            "Nobody may influence or advise a player",
        ),
    }
    missing = [words for words in said[book.terms.document.id] if words not in text]
    assert missing == []


def test_only_what_the_table_offers_is_in_its_rules(book: RuleBook) -> None:
    """S3 2.4 Layouts 7 to 9, 3.44."""
    text = rules_of_play(book)
    assert "without numbers" not in text
    assert "Spread-Bet" not in text, "no table is selected"


def test_a_table_takes_what_its_rules_name_and_nothing_of_layouts_without_numbers(
    book: RuleBook,
) -> None:
    """S3 2.4 Layouts 7-9: their boxes of six numbers are on no page, at no terminal and at no
    table."""
    page = _chapter(rules_of_play(book), "Wagers and what they pay")
    rows = [line for line in page.splitlines() if line.startswith("| ") and "---" not in line][1:]
    seat = TerminalStory(book).tell(ats.Credit("pay", 1_000_000, Tender.CASH, "ann"))
    seat.tell(ats.OpenWagering(1, 30))
    kinds: dict[Kind, list[str]] = {}
    for wager in book.wagers.values():
        kinds.setdefault(wager.kind, []).append(wager.id)
    assert len(rows) == len(kinds)
    for kind, wagers in kinds.items():
        seat.tell(ats.PlaceChip(wagers[0], book.limits.kinds[kind].minimum_cents))
    told = sorted(int(places) for row in rows for places in re.findall(r"(\d+) places", row))
    counted = {len(wagers) for wagers in kinds.values() if len(wagers) > 1}
    assert set(told) <= counted
    for box in ("six_box:1-6", "six:1-6"):
        assert seat.refuses(ats.PlaceChip(box, 500)) is Reason.UNKNOWN_WAGER
        table = TableStory(book).tell(sgc.Join("1"), sgc.OpenTable(0), sgc.SetPlaying("1", True))
        table.tell(sgc.OpenRound(30), sgc.RegisterSlip("1", 1, "slip", {box: 500}))
        assert isinstance(table.facts[-1], f.SlipTurnedDown)


def test_a_table_that_offers_spread_bet_tells_its_own_table_alone() -> None:
    double = BOOKS["crown-double-zero"]
    """S3 3.44, 4.2(a), 6.21: as it is selected at the table now, whatever the book begins with."""
    own = KindLimits(minimum_cents=200, maximum_cents=30_000, unit_cents=100)
    limits = double.limits.with_spread(own)
    now = InForce(limits=limits, of_table=limits, spread="2")
    whole = rules_of_play(double, now=now)
    text = _chapter(whole, "Spread-Bet")
    assert "Table 2 is on offer." in text and "Table 1" not in text and "1250 to 1" in text
    assert "turn in opposite directions before no more bets" in text
    assert "Spread-Bet wagers are void and returned" in text.replace("\n", " ")
    assert "| Spread-Bet" in _chapter(whole, "Limits")
    none = InForce(limits=double.limits, of_table=double.limits, spread="")
    assert "Spread-Bet" not in rules_of_play(double, now=none)


def test_the_picture_shows_every_number_once(book: RuleBook) -> None:
    picture = rules_of_play(book).split("```")[1]
    numbers = re.findall(r"(?<![-\d:])\b(\d{1,3})\b(?![-:]| 12)(?!st|nd|rd)", picture)
    shown = sorted(n for n in numbers)
    assert set(book.wheel.order) <= set(shown)
    assert all(shown.count(pocket) == 1 for pocket in book.wheel.order if pocket != "12")


# ---- What is in force at a table, and for one player -------------------------------------------

CROWN = BOOKS["crown-single-zero"]


def _limits(straight: KindLimits, **aggregate_cents: int) -> Limits:
    kinds = {**CROWN.limits.kinds, Kind.STRAIGHT: straight}
    return replace(CROWN.limits, kinds=kinds, **aggregate_cents)


OLD = _limits(KindLimits(minimum_cents=200, maximum_cents=7700, unit_cents=50))
NEW = _limits(
    KindLimits(minimum_cents=1000, maximum_cents=8800, unit_cents=None),
    aggregate_minimum_cents=4000,
    aggregate_maximum_cents=600_000,
)


def test_the_rules_tell_what_is_in_force_and_not_what_the_file_begins_with() -> None:
    """S3 2.5(c): limits, units, minimum outlay, aggregate and wagering period of this moment."""
    text = rules_of_play(CROWN, now=InForce(limits=NEW, of_table=NEW, period_s=47))
    limits = _chapter(text, "Limits")
    assert "These limits are in force at this table now." in limits
    assert "| Straight Up | 10 | 88 | any |" in limits and "| Straight Up | 1 | 100 |" not in text
    assert "The minimum outlay" in limits and "at least 40," in limits
    assert "*[6.20, 7.2]*" in limits and "*[7.9]*" in limits
    assert "at most 6,000;" in limits
    assert "Wagering is open for 47 seconds, or until a sensor at the wheel ends it" in text


def test_before_the_first_round_no_length_of_the_period_is_claimed() -> None:
    text = rules_of_play(CROWN, now=InForce(limits=NEW, of_table=NEW))
    assert "for as long as the house decides, or until a sensor at the wheel ends it" in text
    assert "and never for less than 20 seconds" in text


def test_limits_without_units_are_not_said_to_have_some() -> None:
    free = {
        kind: KindLimits(minimum_cents=of.minimum_cents, maximum_cents=of.maximum_cents)
        for kind, of in CROWN.limits.kinds.items()
    }
    limits = replace(CROWN.limits, kinds=free)
    text = _chapter(rules_of_play(CROWN, now=InForce(limits=limits, of_table=limits)), "Limits")
    assert "need not be a multiple of the minimum" in text and "whole units above it" not in text


def test_a_player_with_legacy_limits_reads_them_and_the_tables() -> None:
    """S3 7.5(b)."""
    now = InForce(limits=OLD, whose=Whose.LEGACY, until="21:45", of_table=NEW)
    own, of_table = _chapter(rules_of_play(CROWN, now=now), "Limits").split("for everybody else:")
    assert "until 21:45" in own and "7.4" in own and "| Straight Up | 2 | 77 | 0.50 |" in own
    assert "| Straight Up | 10 | 88 | any |" in of_table


def test_a_player_with_agreed_limits_reads_them_and_the_tables() -> None:
    """S0 5.5, S4 4.4."""
    for name, clause in (("rapid-single-zero", "5.5"), ("nsw-single-zero", "4.4")):
        book = BOOKS[name]
        own = replace(
            book.limits,
            kinds={k: replace(of, maximum_cents=999_900) for k, of in book.limits.kinds.items()},
        )
        now = InForce(limits=own, whose=Whose.AGREED, of_table=book.limits)
        told = _chapter(rules_of_play(book, now=now), "Limits")
        mine, of_table = told.split("for everybody else:")
        assert "with you alone, for as long as you play at this place" in mine
        assert f"*[{clause}]*" in mine and "9,999" in mine and "9,999" not in of_table


def test_announced_limits_are_told_with_old_and_new_amounts() -> None:
    """S3 7.3(c)."""
    now = InForce(limits=OLD, of_table=OLD, new_limits=(NEW, "21:45"), closes="23:30")
    text = rules_of_play(CROWN, now=now)
    limits = _chapter(text, "Limits")
    assert "| Wager | Now | From 21:45 |" in limits
    assert "| Straight Up | 2 to 77 by 0.50 | 10 to 88 |" in limits
    assert "| Minimum outlay | none | 40 |" in limits
    assert "| All wagers of a player, at most | none | 6,000 |" in limits
    assert "| Split |" not in limits.split("From 21:45")[1], "it does not change"
    assert "close at 23:30" in text


def test_jackpots_are_told_as_their_controller_has_set_them() -> None:
    """S0 9.3, 9.5.6, 9.6: the amount, each level with its limit, and what the wager gives back."""
    book = BOOKS["rapid-single-zero"]
    level = JackpotLevelNow(name="Comet", reset_cents=10_000, limit_cents=50_000, return_bp=467)
    now = JackpotsNow(wager_cents=500, levels=(level,), return_bp=467)
    told = rules_of_play(book, now=with_jackpots(as_it_begins(book), jackpots=now))
    assert "It is 5." in told and "| Comet | 100 | 500 |" in told
    assert "together return 467/10000" in told and "share it evenly" in told
    none = with_jackpots(as_it_begins(book), jackpots=JackpotsNow(wager_cents=0))
    assert "ackpot" not in rules_of_play(book, now=none)
    assert all("ackpot" not in rules_of_play(b) for b in BOOKS.values() if b is not book)


def test_whatever_terms_allow_is_in_the_rules() -> None:
    """S3 5.4(d), 5.22, 5.27: what entrants are notified of before."""
    now = replace(
        as_it_begins(BOOKS["crown-single-zero"]),
        tournament=cup_terms(
            ("buy_in_cents = 0", "buy_in_cents = 2000"),
            ("rebuys = 0", "rebuys = 2\nrebuy_until_spin = 6"),
            ('discretionary = ""', 'discretionary = "The best loser."'),
            ('eliminated = "by-spin"', 'eliminated = "none"'),
            ("# begins", "begins"),
        ),
    )
    text = rules_of_play(BOOKS["crown-single-zero"], now=now)
    for told in (
        "buy-in of a session is 20",
        "until spin 6: 2 times",
        "(5.27): The best loser.",
        "loses all in the final has no prize",
        "begins: 2027-03-12 20:00",
    ):
        assert told in text, told


def test_the_terms_of_a_tournament_are_in_the_rules_while_it_is_open() -> None:
    """S3 5.4(b), 1.1 Terms and Conditions: and what always holds is there at any time."""
    book = BOOKS["crown-single-zero"]
    assert "## Tournaments" in rules_of_play(book) and "Spring Cup" not in rules_of_play(book)
    now = replace(as_it_begins(book), tournament=cup_terms())
    text = rules_of_play(book, now=now)
    for told in (
        "## Spring Cup",
        "How to enter: At the cage",
        "entry fee is 50",
        "At most 24 players",
        "wild card, which the director gives: 2",
        "2 to 9 players",
        "5,000 points",
        "multiples of 25 points",
        "at most 500 points: Straight",
        "From spin 11 on",
        "First: ",
        "whoever was in longer",
        "Bonus prize, Best score of a heat: 250",
        "no cash value",
    ):
        assert told in text, told
    for unsaid in ("buy-in of a session", "supplemented", "deem others", "begins:"):
        assert unsaid not in text, unsaid
    assert "Tournaments" not in rules_of_play(BOOKS["rws-triple-zero"])
