"""What the documents say of a round, and what nobody can do against it."""

import pytest
from msgspec.structs import replace

from kiosk import resources
from kiosk.game import facts as f
from kiosk.game.irregularity.grounds import grounds
from kiosk.game.irregularity.table import SLIP_LOST
from kiosk.game.refusal import Reason
from kiosk.game.round.state import SlipStatus, TablePhase
from kiosk.game.table import commands as c
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import ClosedBy
from kiosk.rules.wagers import Kind
from tests.conftest import BOOKS
from tests.game.stories import TableStory

T0_MS = 1_763_000_000_000
SLIP = {"red": 1000}
CROWN, RAPID = BOOKS["crown-single-zero"], BOOKS["rapid-single-zero"]
RWS_BOOKS = [book for name, book in BOOKS.items() if name.startswith("rws")]
EARLY_REST = [RAPID, CROWN, BOOKS["crown-double-zero"]]


def named(book: RuleBook) -> str:
    return book.id


def betting(book: RuleBook) -> TableStory:
    story = TableStory(book).tell(
        c.EnrolStaff("sue", f.StaffRole.SUPERVISOR, "00", "hash"),
        c.EnrolStaff("sam", f.StaffRole.SUPERVISOR, "00", "hash"),
        c.EnrolStaff("deb", f.StaffRole.DEALER, "00", "hash"),
        c.OpenTable(0),
        c.Join("1"),
        c.SetPlaying("1", True),
        who="sue",
    )
    return story.tell(c.OpenRound(30), now_ms=T0_MS)


def spinning(book: RuleBook) -> TableStory:
    slip = c.RegisterSlip("1", 1, "slip", SLIP)
    return betting(book).tell(slip, c.CloseRound(), c.EndGrace())


# ---- The shortest wagering period: S3 1.1, S0 8.1 ----------------------------------------------


@pytest.mark.parametrize("by", [*ClosedBy])
def test_nobody_ends_wagering_before_the_shortest_period_is_over(
    book: RuleBook, by: ClosedBy
) -> None:
    """S0 8.1 Wagering period, S3 1.1 Wagering Period (b)."""
    who = "deb" if by is ClosedBy.DEALER else by
    over_ms = T0_MS + 1000 * book.terms.period.shortest_s
    story = betting(book)
    may = by in book.terms.period.closed_by
    early = Reason.PERIOD_NOT_OVER if may else Reason.NOT_CLOSED_BY
    assert story.refuses(c.CloseRound(), who=who, now_ms=T0_MS + 750) is early
    assert story.refuses(c.CloseRound(), who=who, now_ms=over_ms - 1) is early
    if may:
        story.tell(c.CloseRound(), who=who, now_ms=over_ms)
        assert story.state.round.phase is TablePhase.CLOSING


@pytest.mark.parametrize("by", [*ClosedBy])
def test_a_wagering_period_stands_still_while_nobody_may_wager(
    book: RuleBook, by: ClosedBy
) -> None:
    """S0 8.1 Wagering period, S3 1.1 Wagering Period: in it players place, move and cancel bets."""
    if by not in book.terms.period.closed_by:
        return
    who = "deb" if by is ClosedBy.DEALER else by
    over_ms = T0_MS + 1000 * book.terms.period.shortest_s
    story = betting(book)
    story.tell(c.Freeze("another number was meant"), who="sue", now_ms=T0_MS + 5000)
    refused = story.refuses(c.CloseRound(), who=who, now_ms=over_ms + 90_000)
    assert refused is Reason.FROZEN
    story.tell(c.Thaw(), who="sue", now_ms=T0_MS + 95_000)
    early = story.refuses(c.CloseRound(), who=who, now_ms=over_ms + 90_000 - 1)
    assert early is Reason.PERIOD_NOT_OVER
    story.tell(c.CloseRound(), who=who, now_ms=over_ms + 90_000)
    assert story.state.round.phase is TablePhase.CLOSING


def test_the_dealer_ends_wagering_only_where_his_document_says_so() -> None:
    """S0 8.1 Wagering period."""
    dealers = {name for name, book in BOOKS.items() if "dealer" in book.terms.period.closed_by}
    rws = {name for name in BOOKS if name.startswith("rws")}
    assert dealers == {*rws, "nsw-single-zero"}


def test_an_earlier_edition_is_decided_as_it_was() -> None:
    editions = {book.digest: book for book in resources.rulebooks().values()}.values()
    earlier = [book for book in editions if not book.terms.period.closed_by]
    assert {book.id for book in earlier} == {*BOOKS}
    for book in earlier:
        story = betting(book).tell(c.CloseRound(), who="deb", now_ms=T0_MS + 750)
        assert story.state.round.phase is TablePhase.CLOSING
        story.tell(c.VoidRound("because"), who="sue")
        assert story.state.round.kept[1].void


# ---- A ball at rest within the wagering period: S0 8.8.1, S3 6.1(h) ----------------------------


@pytest.mark.parametrize("book", EARLY_REST, ids=named)
@pytest.mark.parametrize("told", [c.RecordBallAtRest(), c.SenseNumber("17", "reading")])
def test_a_ball_that_rests_in_the_wagering_period_makes_no_result(
    book: RuleBook, told: c.Command
) -> None:
    """S0 8.8.1, S3 6.1(h)."""
    story = betting(book).tell(told, who="sensor")
    story.tell(c.CloseRound(), c.EndGrace())
    for pocket in ("17", "18"):
        assert story.refuses(c.ConfirmResult(pocket)) is Reason.BALL_RESTED_EARLY
    story.tell(c.CallNoSpin("at-rest-early"), c.ConfirmResult("18"))
    assert story.state.round.kept[1].outcome == "18"


def test_a_ball_that_rests_after_the_wagering_period_is_a_result(book: RuleBook) -> None:
    story = spinning(book).tell(c.RecordBallAtRest(), c.ConfirmResult("17"))
    assert story.state.round.kept[1].outcome == "17"


# ---- Another number than the sensor read: S0 8.8.2 ---------------------------------------------


def test_management_confirms_a_number_that_the_sensor_did_not_read() -> None:
    """S0 8.8.2."""
    story = spinning(RAPID).tell(c.SenseNumber("18", "reading"), who="sensor")
    alone, why = c.ConfirmResult("17"), "it lies in 17"
    assert story.refuses(alone, who="deb") is Reason.SENSOR_DIFFERS
    explained = c.ConfirmResult("17", why)
    assert story.refuses(explained, who="deb") is Reason.SECOND_PERSON
    assert story.refuses(explained, who="sue", second="sue") is Reason.SECOND_PERSON
    assert story.refuses(explained, who="sue", second="deb") is Reason.SECOND_PERSON
    (confirmed,) = story.decide(explained, who="deb", second="sue")
    assert isinstance(confirmed, f.ResultConfirmed)
    told = (confirmed.who, confirmed.second, confirmed.sensor, confirmed.reason)
    assert told == ("deb", "sue", "18", why)


def test_a_number_that_the_sensor_read_needs_nobody_else() -> None:
    story = spinning(RAPID).tell(c.SenseNumber("17", "reading"), who="sensor")
    story.tell(c.ConfirmResult("17"), who="deb")
    assert story.state.round.kept[1].outcome == "17"


# ---- Void by a clause, or not at all: S1/S2 5.1.1, S3 7.14, S4 8.4 -----------------------------


def test_no_round_is_void_without_a_clause(book: RuleBook) -> None:
    """S1 5.1.1, S2 5.1.1."""
    for story in (betting(book), spinning(book), spinning(book).tell(c.RecordBallAtRest())):
        assert story.refuses(c.VoidRound("an error of the staff")) is Reason.NO_CLAUSE


def test_a_game_is_invalid_for_what_the_document_names_and_for_nothing_else(
    book: RuleBook,
) -> None:
    """S3 7.14(a), (b), S4 8.4.1, 8.4.2."""
    known = grounds(book)
    assert spinning(book).refuses(c.InvalidateGame(1, "an error")) is Reason.NO_INVALIDATION
    for ground in known:
        (voided,) = spinning(book).decide(c.InvalidateGame(1, "told", ground.id))
        assert isinstance(voided, f.RoundVoided) and voided.clauses == ground.clauses
        settled = spinning(book).tell(c.ConfirmResult("17"), c.Freeze("it is doubted"))
        corrected, *_ = settled.decide(c.InvalidateGame(1, "told", ground.id))
        assert isinstance(corrected, f.ResultCorrected) and corrected.clauses == ground.clauses
    assert bool(known) == (book.terms.document.id != "S0")


@pytest.mark.parametrize("book", RWS_BOOKS, ids=named)
def test_a_spin_that_was_none_voids_its_own_round_and_a_broken_ball_all_that_it_affected(
    book: RuleBook,
) -> None:
    """S1 5.3, 5.4, S2 5.3, 5.4."""
    for ground in grounds(book):
        story = spinning(book).tell(c.ConfirmResult("17"))
        story.tell(c.OpenRound(30), c.CloseRound(), c.EndGrace(), c.ConfirmResult("18"))
        story.tell(c.Freeze("the camera shows it"))
        earlier, own = (c.InvalidateGame(round_, "told", ground.id) for round_ in (1, 2))
        if ground.id == "ball-broke":
            story.tell(earlier)
        else:
            assert story.refuses(earlier) is Reason.EARLIER_STANDS
        story.tell(own)
        assert story.state.round.kept[1].void == (ground.id == "ball-broke")
        assert story.state.round.kept[2].void


# ---- A malfunction is declared for a named round: S0 8.8.4(b), 8.8.5(b), S3 6.16(b) ------------


@pytest.mark.parametrize("seat", ["1", ""])
@pytest.mark.parametrize("book", [RAPID, CROWN], ids=named)
def test_a_malfunction_of_the_round_before_leaves_the_one_that_is_open_alone(
    book: RuleBook, seat: str
) -> None:
    """S0 8.8.4(b), 8.8.5(b), S3 6.16(b)."""
    story = spinning(book).tell(c.ConfirmResult("17"), c.OpenRound(30), now_ms=T0_MS)
    story.tell(c.RegisterSlip("1", 2, "slip 2", SLIP))
    story.tell(c.DeclareMalfunction(seat, "the screen was dark", 1))
    rounds = story.state.round.kept
    assert rounds[1].slips["1"].status is SlipStatus.IN_QUESTION
    assert rounds[2].slips["1"].status is SlipStatus.REGISTERED and not rounds[2].void
    story.tell(c.JudgeRecords("1", 1, False))
    assert story.state.round.kept[1].slips["1"].status is SlipStatus.VOID
    assert story.state.round.phase is TablePhase.BETTING


# ---- A slip that was lost on its way: S3 6.16(b) against S1 and S2 5.2.2 -----------------------


def test_records_decide_about_a_slip_that_comes_too_late() -> None:
    """S3 6.16(b)."""
    late = c.RegisterSlip("1", 1, "slip", SLIP)
    story = betting(CROWN).tell(c.CloseRound(), c.EndGrace(), c.ConfirmResult("18"))
    (declared,) = story.decide(late)
    assert isinstance(declared, f.MalfunctionDeclared)
    assert (declared.reason, declared.consequence) == (SLIP_LOST, "records")
    assert "6.16(b)" in declared.clauses
    story.tell(c.ConfirmByTerminal("1", 1, "slip", SLIP, {}))
    slip = story.state.round.kept[1].slips["1"]
    assert (slip.status, slip.stakes) == (SlipStatus.REGISTERED, SLIP)


def test_a_slip_that_is_known_to_be_missing_is_in_question() -> None:
    story = betting(CROWN).tell(c.CloseRound(), c.EndGrace({"1": "slip"}))
    assert story.state.round.kept[1].slips["1"].status is SlipStatus.IN_QUESTION


def test_a_late_slip_that_could_never_be_taken_is_turned_down() -> None:
    story = betting(CROWN).tell(c.CloseRound(), c.EndGrace())
    (turned_down,) = story.decide(c.RegisterSlip("1", 1, "slip", {"red": 1}))
    assert isinstance(turned_down, f.SlipTurnedDown)


def test_a_late_slip_is_judged_by_the_limits_of_its_own_round() -> None:
    """S3 6.16(b), also where the player agreed to others, and had legacy limits, since."""
    story = betting(CROWN).tell(c.CloseRound(), c.EndGrace(), c.ConfirmResult("18"))
    limits = f.LimitAmounts.of(CROWN.limits)
    higher = replace(limits, kinds={**limits.kinds, Kind.RED: (10_000, 300_000, 10_000)})
    highest = replace(limits, kinds={**limits.kinds, Kind.RED: (20_000, 300_000, 20_000)})
    story.tell(c.ChangeLimits(higher, all_agree=True), c.ChangeLimits(highest, all_agree=True))
    story.tell(c.OpenRound(30), c.CloseRound(), c.EndGrace(), c.ConfirmResult("18"))
    now = c.RegisterSlip("1", 2, "now", {"red": 500})
    assert isinstance(story.decide(now)[0], f.SlipTurnedDown)
    story = story.tell(c.RegisterSlip("1", 1, "slip", {"red": 500}))
    story.tell(c.ConfirmByTerminal("1", 1, "slip", {"red": 500}, {}))
    assert story.state.round.kept[1].slips["1"].stakes == {"red": 500}


@pytest.mark.parametrize("name", ["rws-triple-zero", "rapid-single-zero"])
def test_elsewhere_a_slip_that_is_not_registered_goes_back(name: str) -> None:
    """S2 5.2.2."""
    story = betting(BOOKS[name]).tell(c.CloseRound(), c.EndGrace())
    (turned_down,) = story.decide(c.RegisterSlip("1", 1, "slip", SLIP))
    assert isinstance(turned_down, f.SlipTurnedDown)


# ---- A display that failed: S3 6.18, 7.12 ------------------------------------------------------


def test_a_dead_display_shuts_the_game_down_at_once() -> None:
    """S3 6.18."""
    story = spinning(CROWN).tell(c.ConfirmResult("17"), c.OpenRound(30), now_ms=T0_MS)
    assert story.refuses(c.CloseTable(0)) is Reason.WAGERING_OPEN
    voided, closed = story.decide(c.ShutDown(0, "the display is dark"))
    assert isinstance(voided, f.RoundVoided) and isinstance(closed, f.TableClosed)
    assert (voided.round, voided.clauses, closed.clauses) == (2, ("6.18",), ("6.18",))
    assert story.state.round.phase is TablePhase.SHUT
    assert story.state.round.kept[1].outcome == "17", "earlier results stand"


def test_only_a_document_that_says_so_shuts_a_game_down(book: RuleBook) -> None:
    if book.terms.document.id != "S3":
        assert betting(book).refuses(c.ShutDown(0, "dark")) is Reason.NO_CLAUSE
