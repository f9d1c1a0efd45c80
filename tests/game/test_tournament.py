"""A tournament at the table: every rule of S3 section 5 that a machine can keep."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.history import begun, decode_state, encode_state, rebuild
from kiosk.game.refusal import Reason, Refusal
from kiosk.game.table import commands as c
from kiosk.game.table.machine import apply
from kiosk.game.times import DAY_MS, MINUTE_MS
from kiosk.game.tournament.results import is_signed, results_of, signed
from kiosk.game.tournament.seating import by_lot
from kiosk.game.tournament.state import EntrantState
from kiosk.game.tournament.values import Ground, Owed, Score, SessionPhase
from kiosk.resources import rulebook
from kiosk.rules.points import Points
from kiosk.rules.tournament.file import digest_of
from kiosk.table.receipt_key import TableReceiptKey
from tests.conftest import BOOKS
from tests.game.stories import TableStory
from tests.game.tournaments import FINAL, LOT, Cup, lines

SHORT = (("spins = 20  ", "spins = 4  "), ("from_spin = 11", "from_spin = 4"))
"""Four spins, of which the last is for at least 200."""
ONE = ("players = 3  ", "players = 1  ")
"""Of each table one advances."""
ALL_IN = {"straight_17": 500, "straight_18": 500, "dozen_1": 4000}


def reason_of(facts: f.Facts) -> str:
    (fact,) = facts
    assert isinstance(fact, f.PointsTurnedDown)
    return fact.reason.partition(" ")[0]


# ---- Entries ------------------------------------------------------------------------------------


def test_terms_open_a_tournament_and_their_digest_is_in_the_journal() -> None:
    """S3 5.4(b), 1.1 Terms and Conditions, 1.1 Tournament Schedule: the file as it is, and what is
    not sound is refused with what is wrong."""
    cup = Cup()
    (opened,) = [fact for fact in cup.facts if isinstance(fact, f.TournamentOpened)]
    assert opened.digest == digest_of("\n".join(lines())) == cup.state.tournament.digest
    assert cup.refuses(c.OpenTournament(lines(), 0)) is Reason.TOURNAMENT_OPEN
    fresh = TableStory(rulebook("crown-single-zero"))
    bad = lines(("minimum = 100  ", "minimum = 9000  "))
    assert fresh.refuses(c.OpenTournament(bad, 0)) is Reason.BAD_TERMS
    assert fresh.refuses(c.OpenTournament(("x" * 300,) * 100, 0)) is Reason.BAD_TERMS


@pytest.mark.parametrize("book", sorted(BOOKS))
def test_only_a_document_with_rules_for_tournaments_has_them(book: str) -> None:
    """S3 5.1: the rules of Crown Perth have them; the other documents do not speak of any."""
    story, order = TableStory(BOOKS[book]), c.OpenTournament(lines(), 0)
    if book.startswith("crown"):
        assert story.tell(order).state.tournament.terms is not None
    else:
        assert story.refuses(order) is Reason.TOURNAMENT_NOT_OFFERED


def test_entrants_have_read_the_rules_and_paid_the_fee() -> None:
    """S3 5.4(a), 5.4(c), 5.4(h), 5.5(a), 5.9, 5.11, 1.1 Wild Card."""
    cup = Cup(("entrants_max = 24", "entrants_max = 4"))
    assert cup.refuses(c.RegisterEntrant("Ann", False)) is Reason.NOT_ENDORSED
    assert cup.state.tournament.account.fees_cents == 3 * 5000
    cup.tell(c.RefuseEntry("Bob", "was sent away before"), c.CheckInEntrant("001"))
    assert "Bob" not in {one.name for one in cup.state.tournament.entrants.values()}
    ann = cup.state.tournament.entrants["001"]
    assert ann.checked_in and ann.name
    assert cup.refuses(c.RegisterEntrant("Late", True, False, 2)) is Reason.NOT_THIS_HEAT
    cup.tell(c.RegisterEntrant("Carl", True, wild_card=True, heat=2))
    wild = cup.state.tournament.entrants["004"]
    assert (wild.heat, wild.fee_cents, wild.wild_card) == (2, 0, True)
    assert cup.refuses(c.RegisterEntrant("Dora", True)) is Reason.TOURNAMENT_FULL


def test_whoever_cancels_seven_days_before_has_the_fee_back() -> None:
    """S3 5.6."""
    begins = 30 * DAY_MS
    cup = TableStory(rulebook("crown-single-zero"))
    cup.tell(c.OpenTournament(lines(), begins))
    cup.tell(c.RegisterEntrant("Ann", True), c.RegisterEntrant("Bob", True))
    cup.tell(c.WithdrawEntrant("001"), now_ms=begins - 7 * DAY_MS)
    cup.tell(c.WithdrawEntrant("002"), now_ms=begins - 7 * DAY_MS + 1)
    there = cup.state.tournament.entrants
    assert there["001"].owed == {Owed.FEE: 5000} and there["002"].owed == {}
    assert cup.refuses(c.WithdrawEntrant("001")) is Reason.ENTRANT_OUT
    cup.tell(c.PayEntrant("001", Owed.FEE))
    assert cup.state.tournament.account.balance_cents == 5000
    assert cup.refuses(c.PayEntrant("001", Owed.FEE)) is Reason.NOTHING_OWED


def test_when_it_begins_is_in_the_terms() -> None:
    """S3 5.6: whatever the order says, which comes from a console."""
    begins = ('title = "Spring Cup"', 'title = "Spring Cup"\nbegins = "1970-01-31 08:00 +08:00"')
    cup = TableStory(rulebook("crown-single-zero"))
    cup.tell(c.OpenTournament(lines(begins), 0), c.RegisterEntrant("Ann", True))
    assert cup.state.tournament.begins_ms == 30 * DAY_MS
    cup.tell(c.WithdrawEntrant("001"), now_ms=23 * DAY_MS)
    assert cup.state.tournament.entrants["001"].owed == {Owed.FEE: 5000}
    assert decode_state(f.Role.TABLE, encode_state(cup.state)) == cup.state


def test_a_tournament_that_does_not_proceed_refunds_fees_and_buy_ins() -> None:
    """S3 5.7, 5.8: to everybody but those who were disqualified."""
    cup = Cup(("buy_in_cents = 0", "buy_in_cents = 2000")).start()
    assert cup.refuses(c.CancelTournament("fire")) is Reason.SESSION_UNDER_WAY
    cup.tell(c.DisqualifyEntrant("002", Ground.CONDUCT, "threw a chair"))
    cup.tell(c.AbandonSession("fire"))
    owed = {name: dict(one.owed) for name, one in cup.state.tournament.entrants.items()}
    assert owed == {"001": {Owed.BUY_IN: 2000}, "002": {}, "003": {Owed.BUY_IN: 2000}}
    cup.tell(c.CancelTournament("fire"))
    owed = {name: dict(one.owed) for name, one in cup.state.tournament.entrants.items()}
    both = {Owed.BUY_IN: 2000, Owed.FEE: 5000}
    assert owed == {"001": both, "002": {}, "003": both}
    assert cup.refuses(c.CallSession(1, ("001", "003"))) is Reason.TOURNAMENT_CANCELLED
    assert cup.refuses(c.CloseTournament()) is Reason.STILL_OWED
    for name in ("001", "003"):
        cup.tell(c.PayEntrant(name, Owed.FEE), c.PayEntrant(name, Owed.BUY_IN))
    cup.tell(c.CloseTournament())
    assert cup.state.tournament.terms is None


# ---- Seats --------------------------------------------------------------------------------------


def test_seats_are_drawn_by_lot_or_assigned() -> None:
    """S3 5.5(c), 5.10: the lot is a fact, and everybody can compute the seats from it."""
    cup = Cup()
    cup.tell(c.CallSession(1, cup.names), c.DrawSeats(("1", "2", "3")))
    assert cup.refuses(c.StartSession()) is Reason.LOT_DUE
    cup.tell(c.DrawLot(LOT))
    drawn = cup.session.seats
    assert drawn == by_lot(LOT, ("1", "2", "3"), cup.names) and {*drawn.values()} == {*cup.names}
    others = {tuple(by_lot(f"{n:064x}", "123", cup.names).values()) for n in range(60)}
    assert len(others) == 6, "each order of three can come"
    assert cup.refuses(c.DrawLot(LOT)) is Reason.NO_SESSION
    cup.tell(c.CallSession(1, cup.names))
    assert cup.refuses(c.StartSession()) is Reason.NOT_SEATED
    cup.tell(c.AssignSeat("1", "003"))
    assert cup.refuses(c.AssignSeat("1", "001")) is Reason.SEAT_TAKEN
    assert cup.refuses(c.AssignSeat("9", "001")) is Reason.UNKNOWN_SEAT


def test_a_table_has_two_to_ten_players() -> None:
    """S3 5.12: and by the terms perhaps fewer."""
    cup = Cup(players=10)
    assert cup.refuses(c.CallSession(1, ("001",))) is Reason.NUMBER_OF_PLAYERS
    assert cup.refuses(c.CallSession(1, cup.names)) is Reason.NUMBER_OF_PLAYERS
    assert cup.refuses(c.CallSession(1, ("001", "001"))) is Reason.ENTRANT_TWICE
    assert cup.refuses(c.CallSession(2, ("001", "002"))) is Reason.NOT_THIS_HEAT
    cup.call(1, cup.names[:9])


def test_no_session_starts_with_one_player_because_others_were_disqualified() -> None:
    """S3 5.12."""
    cup = Cup(players=2).call()
    cup.tell(c.DisqualifyEntrant("002", Ground.ABSENT, "was not there"))
    assert cup.refuses(c.StartSession()) is Reason.NUMBER_OF_PLAYERS


def test_no_session_starts_where_a_seat_has_credit() -> None:
    """S3 5.22; no live meter can move while points are played for."""
    cup = Cup().call()
    cup.tell(c.SetPlaying("2", True))
    assert cup.refuses(c.StartSession()) is Reason.LIVE_CREDIT
    cup.tell(c.SetPlaying("2", False), c.Join("9"), c.SetPlaying("9", True))
    assert cup.refuses(c.StartSession()) is Reason.LIVE_CREDIT
    # One that says so for ever does not keep the others from playing.
    cup.tell(c.LockSeat("9", f.LockReason.STAFF, "it lies"), c.StartSession())
    cup.tell(c.OpenRound(30))
    (turned_down,) = cup.decide(c.RegisterSlip("1", 1, "k", {"red": 500}))
    assert isinstance(turned_down, f.SlipTurnedDown)
    assert turned_down.reason == str(Refusal(Reason.TOURNAMENT_ON))


# ---- Spins --------------------------------------------------------------------------------------


def test_wagers_are_registered_within_the_limits_and_in_time() -> None:
    """S3 5.14, 5.14(b), 5.15(a), 5.16, 5.18, 5.20: and never more than the player's own stack."""
    cup = Cup().start()
    cup.tell(c.OpenRound(30))
    assert reason_of(cup.bet("1", {"straight_17": 525})) == "points_outside_limits"
    cup.tell(c.CloseRound())
    assert reason_of(cup.bet("2", {"red": 5025})) == "points_outside_limits"
    assert isinstance(cup.bet("3", {"red": 100})[0], f.PointsTaken)
    assert cup.bet("3", {"red": 100}) == ()
    assert cup.bet("3", {"black": 200}) == (), "what is registered is not altered"
    cup.tell(c.EndGrace(), c.ConfirmResult("1"))
    assert cup.stacks() == {"001": 5000, "002": 5000, "003": 5100}
    cup.tell(c.OpenRound(30))
    assert reason_of(cup.bet("2", {"red": 110})) == "points_outside_limits"
    assert reason_of(cup.bet("1", {"nowhere": 100})) == "unknown_wager"
    cup.tell(c.CloseRound(), c.EndGrace())
    assert reason_of(cup.bet("3", {"red": 100})) == "slip_late"
    cup.tell(c.ConfirmResult("1"))
    assert not cup.session.players["003"].omitted, "the link was slow, and not the player"
    cup.tell(c.OpenRound(30), c.CloseRound())
    assert isinstance(cup.bet("3", {"black": 1000})[0], f.PointsTaken)
    cup.tell(c.EndGrace(), c.ConfirmResult("1"), c.OpenRound(30), c.CloseRound())
    assert cup.stacks()["003"] == 4100
    assert isinstance(cup.bet("3", {"red": 4125})[0], f.PointsTurnedDown), "and nobody lends"


def test_whoever_omits_a_spin_must_bet_the_double_on_the_next() -> None:
    """S3 5.15(a), 5.15(b)."""
    cup = Cup().start().spin("1", s1={"red": 100}, s2={"red": 100})
    player = cup.session.players["003"]
    assert player.omitted and player.penalties == 1
    seat = cup.state.tournament.at_seat("3")
    assert seat is not None and seat.must == Points(200)
    cup.tell(c.OpenRound(30))
    assert reason_of(cup.bet("3", {"red": 175})) == "points_below"
    cup.tell(c.CloseRound(), c.EndGrace(), c.ConfirmResult("1"))
    cup.spin("1", s3={"red": 200})
    assert cup.session.players["003"].stack == Points(5200)
    assert not cup.session.players["003"].omitted


def test_winning_wagers_do_not_ride() -> None:
    """S3 5.17: a spin without new wagers has none."""
    cup = Cup().start().spin("1", s1={"red": 100}).spin("1")
    assert cup.stacks()["001"] == 5100 and cup.session.players["001"].omitted


def test_whoever_loses_all_is_eliminated_and_one_who_is_left_ends_the_session() -> None:
    """S3 5.19, 1.1 Session."""
    cup = Cup(ONE).start().spin("0", s1=ALL_IN, s2={"red": 100}, s3=ALL_IN)
    assert cup.session.players["001"].out_at == 1
    assert cup.session.phase is SessionPhase.PLAYED and cup.session.holding() == ("002",)
    assert cup.refuses(c.OpenRound(30)) is Reason.SESSION_TO_END
    cup.tell(c.RecordSession(), c.AdvanceWinners())
    state = {name: one.state for name, one in cup.state.tournament.entrants.items()}
    assert state["002"] is EntrantState.IN and state["001"] is EntrantState.OUT


def test_who_is_eliminated_does_not_advance_however_many_may() -> None:
    """S3 5.19, 5.28."""
    cup = Cup().start().spin("0", s1=ALL_IN, s2={"red": 100}, s3=ALL_IN)
    cup.tell(c.RecordSession(), c.AdvanceWinners())
    assert cup.state.tournament.sessions[-1].advancing == ("002",)


def test_all_who_fall_on_one_spin_play_it_off_with_equal_chips() -> None:
    """S3 5.23."""
    cup = Cup().start().spin("0", s1=ALL_IN, s2={"red": 100}, s3={"red": 100})
    four = {"straight_17": 500, "straight_18": 500, "dozen_1": 3900}
    cup.spin("0", s2=four, s3=four)
    assert cup.session.phase is SessionPhase.PLAYED and cup.session.all_out == ("002", "003")
    assert cup.refuses(c.StartPlayOff()) is Reason.NOT_TIED
    cup.tell(c.RecordSession())
    assert cup.refuses(c.AdvanceWinners()) is Reason.TIED
    cup.tell(c.StartPlayOff())
    assert cup.stacks() == {"002": 2000, "003": 2000}
    for _ in range(3):
        cup.spin("1", s2={"red": 100}, s3={"black": 100})
    cup.tell(c.RecordSession(), c.AdvanceWinners())
    kept = cup.state.tournament.sessions[-1]
    assert kept.placing == (("002",), ("003",), ("001",)) and kept.advancing == ("002", "003")


def test_limits_never_change_against_the_players() -> None:
    """S3 5.21: a rise only as the terms say, and what is eased counts from the next round."""
    cup = Cup(*SHORT).start()
    for minimum, maximum in ((125, 5000), (100, 4975), (0, 5000), (90, 5000)):
        order = c.EasePointLimits(minimum, maximum)
        assert cup.refuses(order) is Reason.LIMITS_AGAINST_PLAYERS
    cup.tell(c.OpenRound(30))
    assert cup.refuses(c.EasePointLimits(50, 6000)) is Reason.ROUND_UNDER_WAY
    assert reason_of(cup.bet("1", {"red": 50})) == "points_below"
    cup.bet("2", {"red": 100})
    cup.bet("3", {"red": 100})
    cup.tell(c.CloseRound(), c.EndGrace(), c.ConfirmResult("1"), c.EasePointLimits(50, 6000))
    cup.spin("1", s1={"red": 100}, s2={"red": 50}, s3={"red": 50})
    assert cup.stacks() == {"001": 5100, "002": 5150, "003": 5150}
    cup.spin("1", s1={"red": 50}, s2={"red": 50}, s3={"red": 50})
    seat = cup.state.tournament.at_seat("1")
    assert seat is not None and (seat.minimum, seat.maximum) == (200, 6000), "spin 4 by the terms"


def test_a_session_by_the_clock_has_three_more_spins_that_are_announced() -> None:
    """S3 1.1 Session (a), 5.4(j)."""
    cup = Cup(("spins = 20  ", "minutes = 30  ")).start()
    cup.spin("1", s1={"red": 100})
    assert cup.session.spins == 0
    *_, announced = cup.decide(c.OpenRound(30), now_ms=30 * MINUTE_MS)
    assert isinstance(announced, f.FinalSpinsAnnounced) and announced.from_spin == 2
    cup.tell(c.CloseRound(), c.EndGrace(), c.ConfirmResult("1"))
    cup.spin("1")
    assert cup.session.phase is SessionPhase.PLAYING
    cup.spin("1")
    assert cup.session.phase is SessionPhase.PLAYED and cup.session.spin == 4


def test_a_re_buy_is_only_where_the_terms_allow_it() -> None:
    """S3 5.22: while chips are held, so often and so long as they say."""
    cup = Cup().start()
    assert cup.refuses(c.ReBuy("001")) is Reason.NO_RE_BUY
    more = ("rebuys = 0", "rebuys = 1\nrebuy_until_spin = 2")
    cup = Cup(more, ("buy_in_cents = 0", "buy_in_cents = 100")).start().spin("1")
    cup.tell(c.ReBuy("001"))
    assert cup.stacks()["001"] == 10_000
    assert cup.state.tournament.account.buy_ins_cents == 400
    assert cup.refuses(c.ReBuy("001")) is Reason.NO_RE_BUY
    cup.spin("1")
    assert cup.refuses(c.ReBuy("002")) is Reason.NO_RE_BUY


def test_a_disqualified_player_is_out_at_once_with_all_that_he_holds() -> None:
    """S3 5.5(b), 5.24, 5.35: and the sum of points still agrees."""
    cup = Cup().start().open(s1={"red": 100}, s2={"red": 100})
    cup.tell(c.DisqualifyEntrant("001", Ground.CHIPS, "hid chips"), second="sam")
    cup.tell(c.ConfirmResult("1"))
    assert cup.stacks() == {"001": 0, "002": 5100, "003": 5000}
    assert cup.session.ledger.taken == Points(5000)
    cup.tell(c.DisqualifyEntrant("002", Ground.LEFT, "walked out"), second="sam")
    assert cup.session.phase is SessionPhase.PLAYED
    cup.tell(c.RecordSession(), c.AdvanceWinners())
    assert cup.state.tournament.sessions[-1].placing == (("003",),)
    assert cup.refuses(c.DisqualifyEntrant("001", Ground.RULES, "x")) is Reason.ENTRANT_OUT


def test_the_director_decides_and_it_is_written_down() -> None:
    """S3 5.34, 5.35."""
    cup = Cup().start().spin("1", s1={"red": 100})
    cup.tell(c.SetPenalty("002", False, "the glass did not answer"))
    assert not cup.session.players["002"].omitted
    cup.tell(c.AdjustPoints("001", Points(-100), "paid twice"))
    assert cup.stacks()["001"] == 5000 and cup.session.ledger.adjusted == Points(-100)
    assert cup.refuses(c.AdjustPoints("001", Points(-5000), "all")) is Reason.BAD_POINTS
    assert cup.refuses(c.AdjustPoints("001", Points(7), "odd")) is Reason.BAD_POINTS
    cup.tell(c.RecordDecision("whose chip it was", "seat 2's"))
    cup.tell(c.GrantLeave("003", True, "unwell", emergency=True))
    cup.tell(c.OpenRound(30))
    assert reason_of(cup.bet("3", {"red": 200})) == "not_in_session"
    cup.tell(c.CloseRound(), c.EndGrace(), c.ConfirmResult("1"), c.GrantLeave("003", False, "back"))
    assert cup.session.players["003"].omitted and cup.session.plays("3")


def test_a_round_that_is_void_is_spun_again() -> None:
    """S3 5.1: the rules of the game apply to a tournament."""
    cup = Cup().start()
    cup.tell(c.OpenRound(30))
    cup.bet("1", {"red": 100})
    cup.tell(c.DeclareMalfunction("", "the system failed"), second="sam")
    assert cup.stacks()["001"] == 5000 and cup.session.spin == 0 and not cup.session.round
    cup.open(s1={"red": 100}).tell(c.CallNoSpin("ball-out"))
    assert cup.session.slips, "the wagers stand"
    cup.tell(c.ConfirmResult("1"))
    assert cup.session.spin == 1


def correct(cup: Cup, round_: int, outcome: str) -> None:
    cup.tell(c.Freeze("a wrong number"))
    cup.tell(c.CorrectResult(round_, outcome, "misread"), c.Thaw(), second="sam")


def test_a_wrong_number_is_scored_again() -> None:
    """S3 5.1: also one that had sent somebody away, and one of a spin before the last."""
    cup = Cup().start().spin("17", s1=ALL_IN, s2={"red": 100}, s3={"red": 100})
    assert cup.session.players["001"].stack.count > 5000
    correct(cup, 1, "0")
    assert cup.stacks()["001"] == 0 and cup.session.players["001"].out_at == 1
    cup.spin("1", s2={"red": 100}, s3={"red": 100})
    correct(cup, 1, "17")
    assert cup.session.players["001"].out_at == 0 and cup.session.holding() == cup.names
    correct(cup, 2, "2")
    assert cup.stacks()["002"] == 4800


# ---- The end ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "rate", "owed"),
    [
        ("value", "redemption_cents = 100\nredemption_points = 100", 5100),
        ("tournament", "", 0),
        ("redemption", "redemption_cents = 1\nredemption_points = 25", 204),
        ("non-value", "redemption_cents = 5\nredemption_points = 25", 1020),
    ],
)
def test_what_becomes_of_chips_at_the_end(kind: str, rate: str, owed: int) -> None:
    """S3 5.3, 5.25(a), 5.25(b), 5.25(c), 5.25(d), 1.1 Tournament Chips, 1.1 Tournament Redemption
    Chips."""
    cup = Cup(
        ('kind = "tournament"', f'kind = "{kind}"\n{rate}'), ("spins = 20  ", "spins = 1  "), ONE
    ).start()
    cup.spin("1", s1={"red": 100}, s2={"black": 100})
    assert cup.refuses(c.StartPlayOff()) is Reason.NOT_TIED
    cup.tell(c.RecordSession())
    assert cup.state.tournament.entrants["001"].owed.get(Owed.CHIPS, 0) == owed
    assert cup.stacks() == dict.fromkeys(cup.names, 0), "recorded, and put away"
    assert cup.session.finish["002"].stack == Points(4900)
    assert cup.refuses(c.AbandonSession("no")) is Reason.SESSION_RECORDED


def test_ties_where_the_line_falls_are_played_off_until_there_is_a_winner() -> None:
    """S3 5.26, 5.28, 1.1 Play-Off, 1.1 Heat."""
    cup = Cup(ONE, ("spins = 20  ", "spins = 1  "), ("spins = 3", "spins = 1")).start()
    cup.spin("1", s1={"red": 100}, s2={"red": 100}, s3={"black": 100})
    cup.tell(c.RecordSession())
    assert cup.session.phase is SessionPhase.TIED and cup.state.tournament.tied() == ("001", "002")
    cup.tell(c.StartPlayOff())
    cup.spin("1", s1={"red": 100}, s2={"red": 100})
    cup.tell(c.RecordSession())
    assert cup.session.phase is SessionPhase.TIED
    cup.tell(c.StartPlayOff()).spin("1", s1={"black": 100}, s2={"red": 100})
    cup.tell(c.RecordSession(), c.AdvanceWinners())
    kept = cup.state.tournament.sessions[-1]
    assert kept.advancing == ("002",) and kept.placing == (("002",), ("001",), ("003",))
    entrants = cup.state.tournament.entrants
    assert (entrants["002"].heat, entrants["002"].state) == (2, EntrantState.IN)
    assert cup.refuses(c.CallSession(2, ("001", "002"))) is Reason.ENTRANT_OUT


def test_whoever_advances_obtains_another_buy_in() -> None:
    """S3 5.29."""
    paid = ("buy_in_cents = 0", "buy_in_cents = 100")
    cup = Cup(paid, ("spins = 20  ", "spins = 1  "), players=4).start()
    cup.spin("1", s1={"red": 300}, s2={"red": 200}, s3={"red": 100})
    cup.tell(c.RecordSession(), c.AdvanceWinners())
    assert cup.state.tournament.account.buy_ins_cents == 400
    cup.start(2, cup.names[:3])
    assert cup.state.tournament.account.buy_ins_cents == 700
    assert cup.stacks() == dict.fromkeys(cup.names[:3], 5000)


def test_others_are_deemed_winners_only_where_the_terms_say_how() -> None:
    """S3 5.27."""
    cup = Cup(ONE, ("spins = 20  ", "spins = 1  ")).start().spin("1", s1={"red": 100})
    cup.tell(c.RecordSession())
    assert cup.refuses(c.AdvanceWinners(("002",), "full house")) is Reason.NO_DISCRETION
    told = ('discretionary = ""', 'discretionary = "The best loser of each table."')
    cup = Cup(ONE, told, ("spins = 20  ", "spins = 1  ")).start().spin("1", s1={"red": 100})
    cup.tell(c.RecordSession())
    assert cup.refuses(c.AdvanceWinners(("002",))) is Reason.NO_WHY
    assert cup.refuses(c.AdvanceWinners(("001",), "twice")) is Reason.ENTRANT_TWICE
    cup.tell(c.AdvanceWinners(("002",), "best loser by the lowest number"))
    assert cup.state.tournament.entrants["002"].heat == 2


def test_nobody_who_is_eliminated_is_deemed_a_winner() -> None:
    """S3 5.19, 5.28: 5.27 is an exception from 5.26 and from nothing else."""
    told = ('discretionary = ""', 'discretionary = "The best loser of each table."')
    cup = Cup(ONE, told, ("spins = 20  ", "spins = 2  ")).start()
    cup.spin("0", s1={"red": 100}, s2={"red": 100}, s3=ALL_IN)
    cup.spin("1", s1={"red": 100}, s2={"red": 200}).tell(c.RecordSession())
    assert cup.session.eliminated == ("003",)
    assert cup.refuses(c.AdvanceWinners(("003",), "was unlucky")) is Reason.ENTRANT_OUT


def final(*changes: tuple[str, str], players: int = 4) -> Cup:
    return Cup(*FINAL, *changes, players=players).start()


def test_the_final_has_one_winner_and_equal_places_share() -> None:
    """S3 5.30, 5.31, 5.32, 5.33: the loser of the play-off is second."""
    cup = final()
    red = {"red": 100}
    cup.spin("1", s1=red, s2=red, s3={"black": 100}, s4={"black": 100})
    cup.tell(c.RecordSession())
    assert cup.refuses(c.AwardPrizes()) is Reason.TIED
    assert cup.state.tournament.tied() == ("001", "002"), "who tie for third share"
    cup.tell(c.StartPlayOff()).spin("1", s1={"black": 100}, s2=red).tell(c.RecordSession())
    assert cup.refuses(c.AdvanceWinners()) is Reason.FINAL
    cup.tell(c.AwardPrizes())
    owed = {name: one.owed.get(Owed.PRIZE) for name, one in cup.state.tournament.entrants.items()}
    assert owed == {"002": 500_000, "001": 200_000, "003": 50_000, "004": 50_000}
    assert cup.refuses(c.CallSession(1, ("001", "002"))) is Reason.ENTRIES_CLOSED
    cup.tell(c.AwardBonus(0, "003"))
    assert cup.refuses(c.AwardBonus(0, "001")) is Reason.NO_BONUS
    for name in ("001", "002", "003", "004"):
        cup.tell(c.PayEntrant(name, Owed.PRIZE))
    cup.tell(c.PayEntrant("003", Owed.BONUS), c.CloseTournament())


def test_the_winner_of_the_final_needs_no_play_off() -> None:
    """S3 5.30."""
    cup = final().spin("1", s1={"red": 200}, s2={"red": 100})
    cup.tell(c.RecordSession(), c.AwardPrizes())
    assert cup.state.tournament.sessions[-1].prizes["001"] == 500_000
    assert cup.refuses(c.CloseTournament()) is Reason.STILL_OWED


def disqualified(cup: Cup, *names: str) -> Cup:
    for name in names:
        cup.tell(c.DisqualifyEntrant(name, Ground.RULES, "found out later"), second="sam")
    return cup


def test_where_a_winner_is_disqualified_others_may_be_tied_for_the_place() -> None:
    """S3 5.26, 5.31: also when the places were decided before."""
    red = {"red": 100}
    cup = final().spin("1", s1={"red": 200}, s2=red, s3=red).tell(c.RecordSession())
    assert disqualified(cup, "001").session.phase is SessionPhase.TIED
    assert cup.refuses(c.AwardPrizes()) is Reason.TIED
    assert cup.state.tournament.tied() == ("002", "003")
    heat = Cup(ONE, ("spins = 20  ", "spins = 1  ")).start()
    heat.spin("1", s1={"red": 200}, s2=red, s3=red).tell(c.RecordSession())
    assert disqualified(heat, "001").session.phase is SessionPhase.TIED


def test_whoever_is_disqualified_before_he_is_paid_has_no_prize_any_more() -> None:
    """S3 5.8, 5.24: one who has been paid has it, and it stays in the list."""
    cup = final().spin("1", s1={"red": 200}, s2={"red": 100})
    cup.tell(c.RecordSession(), c.AwardPrizes(), c.PayEntrant("001", Owed.PRIZE))
    disqualified(cup, "001", "002")
    assert {*cup.state.tournament.sessions[-1].prizes} == {"001", "003", "004"}


def test_a_final_without_anybody_left_can_be_closed() -> None:
    cup = disqualified(final(), "001", "002", "003", "004").tell(c.RecordSession())
    cup.tell(c.AwardPrizes())
    assert cup.state.tournament.decided
    cup.tell(c.CloseTournament())


def test_nobody_enters_once_a_later_heat_is_played() -> None:
    """S3 5.4(h)."""
    cup = Cup(("spins = 20  ", "spins = 1  ")).start().spin("1", s1={"red": 100})
    cup.tell(c.RecordSession(), c.AdvanceWinners(), c.RegisterEntrant("In time", True))
    cup.start(2, ("001", "002", "003"))
    assert cup.refuses(c.RegisterEntrant("Late", True)) is Reason.ENTRIES_CLOSED


# ---- Other tables -------------------------------------------------------------------------------


def test_a_table_whose_winners_play_on_elsewhere_is_closed_and_refunds_nothing() -> None:
    """S3 5.28: but not while somebody has yet to play there."""
    cup = Cup(ONE, ("spins = 20  ", "spins = 1  "), players=4)
    cup.start(1, ("001", "002"))
    assert cup.refuses(c.CloseTournament()) is Reason.SESSION_UNDER_WAY
    cup.spin("1", s1={"red": 100}).tell(c.RecordSession(), c.AdvanceWinners())
    assert cup.refuses(c.CloseTournament()) is Reason.NOT_DECIDED
    cup.start(1, ("003", "004")).spin("1", s1={"red": 100})
    cup.tell(c.RecordSession(), c.AdvanceWinners(), c.CloseTournament())
    assert cup.state.tournament.terms is None


KEY = TableReceiptKey.of(b"4" * 32)


def carried(cup: Cup, table: str = "Table 4") -> Callable[[], c.ImportResults]:
    kept = cup.state.tournament.sessions[-1]
    results = results_of(
        cup.state.tournament, kept, table=table, at_ms=5, head=(len(cup.facts), "ab" * 32)
    )
    sent = signed(results, KEY.public, KEY.sign)
    return lambda: c.ImportResults(sent)


def test_winners_of_another_table_play_on_at_this_one() -> None:
    """S3 1.1 Heat, 5.28: a file that is signed, once, and of the very same terms."""
    other = Cup(ONE, ("spins = 20  ", "spins = 1  ")).start().spin("1", s1={"red": 100})
    other.tell(c.RecordSession(), c.AdvanceWinners())
    order = carried(other)()
    here = Cup(ONE, ("spins = 20  ", "spins = 1  "))
    assert is_signed(order.results)
    here.tell(order)
    assert here.refuses(order) is Reason.RESULTS_KNOWN
    came = here.state.tournament.entrants["004"]
    assert (came.name, came.heat, came.table) == ("Guest 1", 2, "Table 4")
    assert Cup().refuses(order) is Reason.FALSE_RESULTS, "other terms"


@pytest.mark.parametrize("field", ["table", "heat", "session", "winners", "at_ms", "seq", "hash"])
def test_results_that_were_changed_are_not_taken(field: str) -> None:
    other = Cup(ONE, ("spins = 20  ", "spins = 1  ")).start().spin("1", s1={"red": 100})
    other.tell(c.RecordSession(), c.AdvanceWinners())
    results = carried(other)().results
    value = getattr(results, field)
    match value:
        case int():
            forged = value + 1
        case str():
            forged = value.replace("a", "b").replace("T", "R")
        case _:
            forged = (replace(value[0], name="Somebody else"),)
    changed = replace(results, **{field: forged})
    here = Cup(ONE, ("spins = 20  ", "spins = 1  "))
    assert here.refuses(c.ImportResults(changed)) in (Reason.FALSE_RESULTS, Reason.NOT_THIS_HEAT)


# ---- Whatever happens ---------------------------------------------------------------------------


def test_a_tournament_is_folded_again_from_its_facts_and_its_snapshots() -> None:
    cup = final()
    cup.spin("1", s1={"red": 100}, s2={"red": 100}).tell(c.RecordSession(), c.StartPlayOff())
    first = begun(cup.book, f.Role.TABLE)
    assert rebuild(cup.book, [first, *cup.facts]) == cup.state
    assert decode_state(f.Role.TABLE, encode_state(cup.state)) == cup.state


def test_points_that_do_not_agree_stop_the_table() -> None:
    """A fact that makes points from nothing cannot be applied."""
    cup = Cup().start().open(s1={"red": 100})
    forged = f.SpinScored(
        session=1,
        spin=1,
        round=1,
        outcome="1",
        scores={"001": Score(staked=Points(100), won=Points(100), stack=Points(6000))},
    )
    with pytest.raises(AssertionError, match="points are held"):
        apply(cup.state, forged)


def test_a_player_whose_terminal_fails_goes_on_at_another_seat() -> None:
    """S3 5.5(c), 5.10: between two spins, and with what he holds."""
    cup = Cup(players=3)
    cup.tell(c.Join("4")).tell(c.CallSession(1, cup.names))
    cup.tell(*(c.AssignSeat(str(n), name) for n, name in enumerate(cup.names, 1)))
    cup.tell(c.StartSession())
    cup.spin("1", s1={"red": 100})
    assert cup.refuses(c.AssignSeat("2", "001")) is Reason.SEAT_TAKEN
    cup.tell(c.OpenRound(30))
    assert cup.refuses(c.AssignSeat("4", "001")) is Reason.ROUND_UNDER_WAY
    cup.tell(c.CloseRound(), c.EndGrace(), c.ConfirmResult("1"), c.AssignSeat("4", "001"))
    assert cup.session.plays("4") and not cup.session.plays("1")
    cup.spin("1", s4={"red": 200})
    assert cup.stacks()["001"] == 5300


def test_a_table_that_lost_records_in_a_session_recovers_and_plays_on() -> None:
    cup = Cup().start().spin("1", s1={"red": 100})
    assert cup.refuses(c.CloseTable(0)) is Reason.SESSION_UNDER_WAY
    cup.tell(c.BeginRecovery(), second="sam")
    cup.tell(*(c.RecoverSeat(str(n)) for n in range(1, 4)))
    cup.tell(c.EndRecovery(), c.OpenTable(0), second="sam")
    cup.spin("1", s1={"red": 100})
    assert cup.stacks()["001"] == 5200
