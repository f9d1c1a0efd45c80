"""Spread-Bet in both machines: what is on offer, the ring from its seal to its opening, what the
displays show, and what is paid."""

from collections import Counter
from hashlib import sha256
from random import Random

import pytest

from kiosk.audit.evenness import SELDOM, as_uneven, chi_square
from kiosk.game import facts as f
from kiosk.game.irregularity.grounds import grounds
from kiosk.game.reconcile import orders, standing_of
from kiosk.game.refusal import Reason
from kiosk.game.seats.gone import PAID_TOO_MUCH
from kiosk.game.spread.ring import SECRET_BYTES, commitment_of, ring_of
from kiosk.game.table import commands as sgc
from kiosk.game.terminal import commands as ats
from kiosk.game.times import MINUTE_MS
from kiosk.lab.draws import draw
from kiosk.resources import rulebook_file
from kiosk.rules.rulebook import load
from kiosk.rules.terms import Tender
from kiosk.rules.wagers import Kind
from tests.conftest import BOOKS
from tests.game.stories import TableStory, TerminalStory

BOOK = BOOKS["crown-double-zero"]
LIMITS = f.SpreadLimits(minimum_cents=200, maximum_cents=10_000, unit_cents=100)
SECRET = bytes([9, *range(31)])
"""Turns the inner ring by nine pockets: below 17 stands 23, below 18 stands 00."""
RING = 9
SEAL = commitment_of(1, RING, SECRET)
SLIP = {"straight:17": 1000, "spread:1:40-57": 1000, "spread:1:0-00": 500}
TURNING = sgc.ReportRings(1, "wall", f.Shown.TURNING, 1, -1)
FADED = sgc.ReportRings(1, "wall", f.Shown.FADED, 0, 0)
LOCKED = sgc.ReportRings(1, "wall", f.Shown.LOCKED, 0, 0, RING)
GROUND = grounds(BOOK)[0].id
REVEAL = sgc.RevealRing(1, RING, SECRET.hex())


def selected() -> TableStory:
    table = TableStory(BOOK).tell(sgc.Join("1"), sgc.SelectSpread("1", LIMITS))
    return table.tell(sgc.OpenTable(0))


def opened() -> TableStory:
    return selected().tell(sgc.CommitRing(1, SEAL), sgc.OpenRound(20))


def turning() -> TableStory:
    return opened().tell(sgc.SetPlaying("1", True), TURNING)


def spinning() -> TableStory:
    table = turning().tell(sgc.RegisterSlip("1", 1, "slip", SLIP))
    return table.tell(sgc.CloseRound(), sgc.EndGrace())


def locked() -> TableStory:
    return spinning().tell(REVEAL, FADED, LOCKED)


def void(table: TableStory) -> str:
    return table.state.round.kept[1].spread_void


def player(credit_cents: int = 10_000) -> TerminalStory:
    seat = TerminalStory(BOOK).tell(ats.Credit("pay", credit_cents, Tender.CASH, "ann"))
    return seat.tell(ats.SelectSpread("1", LIMITS))


def betting(slip: dict[str, int] = SLIP) -> TerminalStory:
    chips = (ats.PlaceChip(wager, cents) for wager, cents in slip.items())
    return player().tell(ats.OpenWagering(1, 20, SEAL), *chips)


def registered() -> TerminalStory:
    return betting().tell(ats.EndWagering(1, "slip"), ats.ConfirmSlip(1, "slip"))


# ---- What is on offer -------------------------------------------------------------------------


def test_a_table_of_odds_is_selected_between_rounds_with_notice() -> None:
    """S3 3.44, 7.3(a), 7.3(c)."""
    table = TableStory(BOOK).tell(sgc.Join("1"), sgc.OpenTable(0), sgc.SetPlaying("1", True))
    select = sgc.SelectSpread("2", LIMITS)
    assert table.refuses(select) is Reason.NOTICE_NEEDED
    table.tell(sgc.NoticeSpread("2", LIMITS))
    assert table.refuses(select) is Reason.NOT_DUE
    ten_ms = 10 * MINUTE_MS
    table.tell(sgc.OpenRound(20))
    assert table.refuses(select, now_ms=ten_ms) is Reason.WAGERING_OPEN
    table.tell(sgc.CloseRound(), sgc.EndGrace(), sgc.ConfirmResult("17"))
    table.tell(select, now_ms=ten_ms)
    assert table.state.spread.selected == "2"
    own = table.state.limits.in_force.kinds[Kind.SPREAD]
    assert (own.minimum_cents, own.maximum_cents) == (200, 10_000)
    table.tell(sgc.SelectSpread("", all_agree=True))
    assert Kind.SPREAD not in table.state.limits.in_force.kinds


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (sgc.SelectSpread("6", LIMITS), Reason.UNKNOWN_SPREAD),
        (sgc.SelectSpread("1"), Reason.BAD_AMOUNT),
        (sgc.SelectSpread("", LIMITS), Reason.BAD_AMOUNT),
        (sgc.SelectSpread(""), Reason.SPREAD_SELECTED),
        (
            sgc.SelectSpread("1", f.SpreadLimits(minimum_cents=9, maximum_cents=8)),
            Reason.BAD_AMOUNT,
        ),
    ],
)
def test_nothing_else_can_be_selected(command: sgc.Command, why: Reason) -> None:
    assert TableStory(BOOK).refuses(command) is why
    single = TableStory(BOOKS["crown-single-zero"])
    assert single.refuses(sgc.SelectSpread("1", LIMITS)) is Reason.NO_SPREAD


def test_a_terminal_is_told_what_is_on_offer_and_what_is_void() -> None:
    table, seat = selected(), TerminalStory(BOOK)
    seat.tell(*orders(table.state, standing_of(seat.state), key="k"))
    assert seat.state.spread.selected == "1"
    assert orders(table.state, standing_of(seat.state), key="k") == ()
    table.tell(sgc.CommitRing(1, SEAL), sgc.OpenRound(20), TURNING)
    seat.tell(*orders(table.state, standing_of(seat.state), key="k"))
    assert seat.state.spread.commitment == SEAL
    assert seat.state.spread.open
    table.tell(sgc.LoseDisplay("wall"))
    seat.tell(*orders(table.state, standing_of(seat.state), key="k"))
    assert seat.state.spread.void is not None
    assert seat.state.spread.void.fault is f.SpreadFault.DISPLAY_LOST


def test_limits_of_its_own_come_and_go_wherever_limits_are_kept() -> None:
    """S3 7.3, 7.4: in those that are announced, and in those of one player."""
    now = f.LimitAmounts.of(BOOK.limits)
    select, none = sgc.SelectSpread("1", LIMITS, all_agree=True), sgc.SelectSpread("", None, True)
    table = TableStory(BOOK).tell(sgc.Join("1"), sgc.OpenTable(0), sgc.SetPlaying("1", True))
    table.tell(sgc.NoticeLimits(now), select)
    notice = table.state.limits.notice
    assert notice is not None
    assert Kind.SPREAD in notice[0].kinds
    table.tell(none)
    notice = table.state.limits.notice
    assert notice is not None
    assert Kind.SPREAD not in notice[0].kinds
    seat = TerminalStory(BOOK).tell(ats.Credit("pay", 5000, Tender.CASH, "ann"))
    seat.tell(ats.NoticeLimits(now, 10), ats.GrantLegacy(now, 10), ats.SelectSpread("1", LIMITS))
    kept = seat.state.limits
    assert kept.notice is not None
    assert kept.legacy is not None
    assert Kind.SPREAD in kept.notice[0].kinds
    for limits in (kept.of_table, kept.legacy, kept.in_force):
        assert limits.kinds[Kind.SPREAD].minimum_cents == 200
    seat.tell(ats.SelectSpread("", None))
    assert Kind.SPREAD not in seat.state.limits.in_force.kinds


def test_legacy_limits_cover_side_wagers() -> None:
    """S3 7.4: the minimum wager and betting units, including side wagers."""
    table, seat = selected().tell(sgc.SetPlaying("1", True)), player()
    now = f.LimitAmounts.of(table.state.limits.in_force)
    kinds = {kind: (5000, 10_000_000, 5000) for kind in now.kinds}
    raised = f.LimitAmounts(kinds=kinds)
    table.tell(sgc.ChangeLimits(raised, all_agree=True), sgc.GrantLegacy("1"))
    seat.tell(*orders(table.state, standing_of(seat.state), key="k"))
    for limits in (seat.state.limits.in_force, table.state.limits_of("1")):
        own = limits.kinds[Kind.SPREAD]
        assert (own.minimum_cents, own.unit_cents) == (200, 100)
    assert table.state.limits.in_force.kinds[Kind.SPREAD].minimum_cents == 5000


# ---- The slip ---------------------------------------------------------------------------------


def test_spread_bets_are_placed_moved_undone_repeated_and_doubled_like_any_wager() -> None:
    seat = betting({"spread:1:40-57": 1000})
    seat.tell(ats.Double())
    assert seat.state.slip.stakes == {"spread:1:40-57": 2000}
    seat.tell(ats.Undo(), ats.Move("spread:1:40-57", "spread:1:72-72"))
    assert seat.state.slip.stakes == {"spread:1:72-72": 1000}
    seat.tell(ats.SaveFavourite("mine"), ats.EndWagering(1, "slip"))
    seat.tell(ats.ConfirmSlip(1, "slip"), ats.Settle(1, "17", RING), ats.OpenWagering(2, 20, SEAL))
    seat.tell(ats.Repeat())
    assert seat.state.slip.stakes == {"spread:1:72-72": 1000}
    seat.tell(ats.Clear(), ats.RecallFavourite("mine"))
    assert seat.state.slip.stakes == {"spread:1:72-72": 1000}


def test_own_limits_hold() -> None:
    seat = betting({})
    seat.tell(ats.PlaceChip("spread:1:40-57", 50_00))
    placed = seat.decide(ats.PlaceChip("spread:1:40-57", 50_00))
    assert not placed.cuts
    assert seat.refuses(ats.PlaceChip("spread:1:40-57", 100)) is Reason.DOES_NOT_FIT
    low = betting({"spread:1:40-57": 100}).tell(ats.EndWagering(1, "slip"))
    assert low.state.credit_cents == 10_000, "below its minimum, it goes back at the close"


def test_what_is_not_on_offer_cannot_be_wagered() -> None:
    place = ats.PlaceChip("spread:1:40-57", 1000)
    none = TerminalStory(BOOK).tell(ats.Credit("pay", 5000, Tender.CASH, "ann"))
    assert none.tell(ats.OpenWagering(1, 20)).refuses(place) is Reason.SPREAD_NOT_OFFERED
    unsealed = player().tell(ats.OpenWagering(1, 20))
    assert unsealed.refuses(place) is Reason.SPREAD_NOT_OFFERED
    other = player().tell(ats.OpenWagering(1, 20, SEAL))
    assert other.refuses(ats.PlaceChip("spread:2:2-9", 1000)) is Reason.SPREAD_NOT_OFFERED
    assert other.refuses(ats.PlaceChip("spread:1:73", 1000)) is Reason.UNKNOWN_WAGER
    other.tell(ats.VoidSpread(1, f.SpreadFault.DISPLAY_LOST))
    assert other.refuses(place) is Reason.SPREAD_VOID


def test_void_while_wagering_is_open_they_are_credit_again() -> None:
    """S3 6.21: at once, and no step back brings them to the cloth."""
    seat = betting().tell(ats.Double(), ats.VoidSpread(1, f.SpreadFault.DISPLAY_LOST))
    assert seat.state.slip.stakes == {"straight:17": 2000}
    assert seat.state.credit_cents == 8000
    seat.tell(ats.Undo(), ats.Undo())
    assert seat.state.slip.stakes == {}
    assert seat.state.credit_cents == 10_000
    assert seat.refuses(ats.Undo()) is Reason.NOTHING_THERE


def test_a_book_that_begins_with_a_table_offers_it() -> None:
    text = rulebook_file(BOOK.id).read_text(encoding="utf-8")
    book = load(text.replace('# selected = "1"', 'selected = "1"'), "book.toml")
    table, seat = TableStory(book).tell(sgc.Join("1")), TerminalStory(book)
    assert table.state.spread.selected == seat.state.spread.selected == "1"
    assert orders(table.state, standing_of(seat.state), key="k") == ()


def test_repeat_goes_on_without_spread_bet_when_that_is_taken_away() -> None:
    seat = registered().tell(ats.Settle(1, "17", RING), ats.SelectSpread("", None))
    seat.tell(ats.OpenWagering(2, 20), ats.Repeat())
    assert seat.state.slip.stakes == {"straight:17": 1000}


def test_the_table_judges_a_slip_again() -> None:
    """A terminal may lie: other odds, too much, or Spread-Bets where none are on offer."""
    bad = {"spread:2:2-9": 1000}, {"spread:1:40-57": 100}, {"spread:1:40-57": 10_100}
    for stakes in bad:
        table = turning().tell(sgc.RegisterSlip("1", 1, "slip", stakes))
        assert isinstance(table.facts[-1], f.SlipTurnedDown)
    voucher = sgc.RegisterSlip("1", 1, "slip", {}, {"spread:1:40-57": 1000})
    assert isinstance(turning().tell(voucher).facts[-1], f.SlipTurnedDown)


# ---- The ring ---------------------------------------------------------------------------------


def test_the_ring_is_sealed_once_and_before_wagering_opens() -> None:
    table = selected().tell(sgc.CommitRing(1, SEAL))
    assert table.refuses(sgc.CommitRing(1, "0" * 64)) is Reason.RING_DRAWN
    untold = spinning().tell(sgc.ConfirmResult("17"))
    assert untold.refuses(sgc.CommitRing(2, "0" * 64)) is Reason.RING_SEALED, "each is opened"
    untold.tell(REVEAL, sgc.CommitRing(2, "0" * 64))
    lost = spinning().tell(sgc.LoseRing(1), sgc.ConfirmResult("17"))
    lost.tell(sgc.CommitRing(2, "0" * 64))
    assert selected().refuses(sgc.CommitRing(2, SEAL)) is Reason.WRONG_ROUND
    unsealed = locked().tell(sgc.ConfirmResult("17"), sgc.OpenRound(20))
    assert unsealed.state.round.kept[2].spread_void == f.SpreadFault.NO_RING, "one seal, one round"
    table.tell(sgc.OpenRound(20))
    assert table.refuses(sgc.CommitRing(2, SEAL)) is Reason.WAGERING_OPEN
    assert table.refuses(REVEAL) is Reason.WAGERING_OPEN
    known = table.state.round.current.spread
    assert known is not None
    assert (known.commitment, known.ring, known.secret) == (SEAL, None, "")


def test_only_what_was_sealed_is_told() -> None:
    table = spinning()
    other = bytes([10, *range(31)])
    for reveal in (
        sgc.RevealRing(1, 10, other.hex()),
        sgc.RevealRing(1, 10, SECRET.hex()),
        sgc.RevealRing(1, RING, other.hex()),
    ):
        assert table.refuses(reveal) is Reason.NOT_THE_RING
    assert len(table.tell(REVEAL).facts) == len(table.tell(REVEAL).facts), "and once"
    # A seal of a ring that chance did not give is no draw, whoever sealed it.
    chosen = commitment_of(1, 3, SECRET)
    table = selected().tell(sgc.CommitRing(1, chosen), sgc.OpenRound(20), sgc.CloseRound())
    assert table.refuses(sgc.RevealRing(1, 3, SECRET.hex())) is Reason.NOT_THE_RING


def test_anybody_can_check_the_seal() -> None:
    """By hand: the SHA-256 of the round, the ring and the 32 bytes."""
    assert sha256(b"tapis spread-bet 1 9 " + SECRET).hexdigest() == SEAL


def test_every_ring_is_as_likely_as_the_others() -> None:
    """Of 20,000 draws that are seeded; `python -m kiosk.lab.draws` has a million of the real
    source. One pocket in twenty more for one of them is found."""
    random, pockets = Random("rings"), 38
    drawn = draw(20_000, pockets, lambda: random.randbytes(SECRET_BYTES))
    assert set(drawn) == set(range(pockets))
    assert as_uneven(chi_square(drawn, pockets), pockets) > 0.01
    biased = draw(20_000, pockets, lambda: bytes([random.randrange(256) % 40 % pockets] * 32))
    assert as_uneven(chi_square(biased, pockets), pockets) < SELDOM
    by_modulo = Counter(byte % pockets for byte in random.randbytes(200_000))
    assert as_uneven(chi_square(by_modulo, pockets), pockets) < SELDOM, "without rejection"
    assert ring_of(bytes([228, 255, 37]), 38) == 37, "what would favour some rings is left out"
    assert ring_of(bytes([228] * 32), 38) is None


def test_without_a_ring_the_round_goes_on_and_has_no_spread_bet() -> None:
    table = selected().tell(sgc.OpenRound(20))
    assert void(table) == f.SpreadFault.NO_RING
    lost = spinning().tell(sgc.LoseRing(1))
    assert void(lost) == f.SpreadFault.NO_RING
    assert lost.tell(sgc.ConfirmResult("17")).state.round.kept[1].numbers == ("17", None)


# ---- What displays show -----------------------------------------------------------------------


def test_a_valid_spin_is_paid_by_both_rings() -> None:
    """S3 4.2(a), 4.2(b), 4.2(c), 4.2(d)."""
    table = locked().tell(sgc.ConfirmResult("17"))
    assert table.state.round.kept[1].numbers == ("17", RING)
    seat = registered().tell(ats.Settle(1, "17", RING))
    # 17 pays 35 to 1; 17 and 23 are 40, which pays 2 to 1; the stakes of both come back.
    assert seat.state.credit_cents == 7500 + 35_000 + 1000 + 2000 + 1000
    table.tell(sgc.ReportSettlement("1", 1, 1, 39_000))
    assert isinstance(table.facts[-1], f.SettlementReported)
    table = locked().tell(sgc.ConfirmResult("17"), sgc.ReportSettlement("1", 1, 1, 39_001))
    assert isinstance(table.facts[-1], f.SeatLocked), "a cent more is a case"


@pytest.mark.parametrize(
    ("told", "fault"),
    [
        (sgc.ReportRings(1, "wall", f.Shown.TURNING, 1, 1), f.SpreadFault.SAME_DIRECTION),
        (sgc.ReportRings(1, "wall", f.Shown.TURNING, 0, -1), f.SpreadFault.SAME_DIRECTION),
        (sgc.ReportRings(1, "wall", f.Shown.FADED, 0, 0), f.SpreadFault.NOT_TURNING),
        (sgc.LoseDisplay("wall"), f.SpreadFault.DISPLAY_LOST),
    ],
)
def test_a_fault_before_no_more_bets_voids_spread_bets_alone(
    told: sgc.Command, fault: f.SpreadFault
) -> None:
    """S3 4.2(a), 6.21."""
    table = turning().tell(told)
    assert void(table) == fault
    voided = table.facts[-1]
    assert isinstance(voided, f.SpreadVoided)
    assert "6.21" in voided.clauses
    table.tell(sgc.RegisterSlip("1", 1, "slip", SLIP), sgc.CloseRound(), sgc.EndGrace(), REVEAL)
    table.tell(sgc.ConfirmResult("17"))
    assert table.state.round.kept[1].numbers == ("17", None)
    seat = registered().tell(ats.VoidSpread(1, fault), ats.Settle(1, "17", None, fault))
    # 17 is paid, and both Spread-Bets go back.
    assert seat.state.credit_cents == 7500 + 36_000 + 1500
    assert seat.state.round.played[1].spread_void == fault


def test_without_a_display_there_is_no_valid_spin() -> None:
    """S3 4.2(a)."""
    table = opened().tell(sgc.CloseRound(), sgc.CheckRings(1))
    assert void(table) == f.SpreadFault.NOT_TURNING
    voided = table.facts[-1]
    assert isinstance(voided, f.SpreadVoided)
    assert voided.clauses == ("4.2(a)", "6.21")
    unchecked = opened().tell(sgc.CloseRound(), sgc.EndGrace(), sgc.ConfirmResult("17"))
    assert void(unchecked) == f.SpreadFault.NOT_TURNING, "nor where nobody looked before"
    late = opened().tell(sgc.CloseRound(), TURNING, sgc.EndGrace(), sgc.ConfirmResult("17"))
    assert void(late) == f.SpreadFault.NOT_TURNING, "nor by one that comes after no more bets"


@pytest.mark.parametrize(
    ("told", "fault"),
    [
        ((sgc.ConfirmResult("17"),), f.SpreadFault.NOT_LOCKED),
        ((REVEAL, FADED, sgc.ConfirmResult("17")), f.SpreadFault.NOT_LOCKED),
        ((REVEAL, FADED, sgc.SenseNumber("17", "r"), LOCKED), f.SpreadFault.NOT_LOCKED),
        ((REVEAL, FADED, sgc.RecordBallAtRest(), LOCKED), f.SpreadFault.NOT_LOCKED),
        ((REVEAL, sgc.RecordBallAtRest(), sgc.CheckRings(1)), f.SpreadFault.NOT_LOCKED),
        ((sgc.ReportRings(1, "wall", f.Shown.LOCKED, 0, 0, 8),), f.SpreadFault.WRONG_RING),
        ((sgc.ReportRings(1, "wall", f.Shown.LOCKED, 0, 0),), f.SpreadFault.WRONG_RING),
        ((REVEAL, sgc.ReportRings(1, "wall", f.Shown.LOCKED, 0, 0, 8)), f.SpreadFault.WRONG_RING),
        ((REVEAL, FADED, LOCKED, sgc.LoseDisplay("wall")), f.SpreadFault.DISPLAY_LOST),
    ],
)
def test_a_fault_after_no_more_bets_voids_spread_bets_alone(
    told: tuple[sgc.Command, ...], fault: f.SpreadFault
) -> None:
    """S3 4.2(b), 6.21."""
    table = spinning().tell(*told)
    assert void(table) == fault
    if table.state.round.kept[1].outcome is None:
        table.tell(sgc.ConfirmResult("17"))
    assert table.state.round.kept[1].numbers == ("17", None)


def test_each_display_that_turned_the_rings_must_lock_them() -> None:
    """S3 4.2(b), 6.21; one that never showed them is nobody's equipment of this round."""
    turned = sgc.ReportRings(1, "bar", f.Shown.TURNING, 1, -1)
    two = turning().tell(turned, sgc.CloseRound(), sgc.EndGrace(), REVEAL, LOCKED)
    assert void(two.tell(sgc.ConfirmResult("17"))) == f.SpreadFault.NOT_LOCKED
    assert void(turning().tell(sgc.LoseDisplay("bar"))) == ""


def test_a_display_that_dies_after_the_result_changes_nothing() -> None:
    table = locked().tell(sgc.ConfirmResult("17"), sgc.LoseDisplay("wall"))
    assert table.state.round.kept[1].numbers == ("17", RING)


# ---- Put right --------------------------------------------------------------------------------


def test_a_correction_of_the_wheels_number_keeps_the_ring() -> None:
    """S3 6.9: below 18 stands 00, and 18 pays 9 to 1."""
    table = locked().tell(sgc.ConfirmResult("17"), sgc.Freeze("misread"))
    table.tell(sgc.CorrectResult(1, "18", "misread"))
    assert table.state.round.kept[1].numbers == ("18", RING)
    seat = betting({"straight:17": 1000, "spread:1:12-18": 1000})
    seat.tell(ats.EndWagering(1, "slip"), ats.ConfirmSlip(1, "slip"), ats.Settle(1, "17", RING))
    assert seat.state.credit_cents == 8000 + 36_000
    (correct,) = (
        order
        for order in orders(table.state, standing_of(seat.state), key="k")
        if isinstance(order, ats.CorrectRound)
    )
    seat.tell(ats.Freeze("misread"), correct)
    assert seat.state.credit_cents == 8000 + 10_000


def test_staff_void_spread_bets_alone() -> None:
    """S3 6.21: while the round is under way, and after its result by settling it anew."""
    table = locked().tell(sgc.VoidSpread(1, "the screen was dark"))
    assert void(table) == f.SpreadFault.STAFF
    assert table.refuses(sgc.VoidSpread(1, "again")) is Reason.SPREAD_VOID

    no_game = locked().tell(sgc.InvalidateGame(1, "fire", GROUND))
    assert no_game.refuses(sgc.VoidSpread(1, "late")) is Reason.NOT_SETTLED, "all went back"

    settled = locked().tell(sgc.ConfirmResult("17"))
    assert settled.refuses(sgc.VoidSpread(1, "the screen was dark")) is Reason.NOT_FROZEN
    settled.tell(sgc.Freeze("disputed"), sgc.VoidSpread(1, "the screen was dark"))
    assert settled.state.round.kept[1].numbers == ("17", None)
    seat = registered().tell(ats.Settle(1, "17", RING), ats.Freeze("disputed"))
    seat.tell(
        *(
            order
            for order in orders(settled.state, standing_of(seat.state), key="k")
            if isinstance(order, ats.CorrectRound)
        )
    )
    assert seat.state.credit_cents == 7500 + 36_000 + 1500
    played = seat.state.round.played[1]
    assert (played.ring, played.spread_void) == (None, f.SpreadFault.STAFF)


def test_what_a_machine_that_is_gone_was_paid_too_much_is_a_case() -> None:
    """S3 6.21: nobody settles its round anew."""
    table = locked().tell(sgc.ConfirmResult("17"), sgc.ReportSettlement("1", 1, 1, 39_000))
    table.tell(sgc.SetPlaying("1", False), sgc.ClearSeat("1"), sgc.Freeze("disputed"))
    table.tell(sgc.VoidSpread(1, "the screen was dark"))
    (case,) = table.state.cases.values()
    # 40 won 20.00 and is returned; two zeros lost 5.00, which go back too.
    assert (case.seat, case.cents, case.what) == ("1", 1500, PAID_TOO_MUCH)


def test_a_spread_bet_is_put_right_among_its_own_areas() -> None:
    """S3 6.16(b)."""
    table = locked().tell(sgc.DeclareMalfunction("1", "the screen"), sgc.JudgeRecords("1", 1, True))
    table.tell(sgc.ConfirmResult("17"))
    adjust = sgc.AdjustWager("1", 1, "spread:1:0-00", "straight:17", 500, "6.16(b)", "it lay there")
    assert table.refuses(adjust) is Reason.UNKNOWN_WAGER
    table.tell(
        sgc.AdjustWager("1", 1, "spread:1:0-00", "spread:1:40-57", 500, "6.16(b)", "it lay there")
    )
    adjusted = table.facts[-1]
    assert isinstance(adjusted, f.WagerAdjusted)
    assert adjusted.gain_cents == 1500
