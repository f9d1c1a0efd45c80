"""What the facts of a day cannot show when one of them is forged this way, and why.

Nothing that a player is owed, that a ticket is worth or that a round came to depends on these, or
another fact says the same. All of them are still given away by one machine that remembers a head of
the forged journal. What is here and found without any head all the same has no place here.
"""

from collections.abc import Iterable

BY_NATURE = {
    "moved": "nothing between its places depends on it: it would have been decided all the same",
}
"""Of whatever fact."""

WHOLE = ("left out", "doubled", "invented")


def _each(kinds: str, ways: Iterable[str], why: str) -> dict[tuple[str, str], str]:
    return {(kind, way): why for kind in kinds.split() for way in ways}


HARMLESS: dict[tuple[str, str], str] = {
    # ---- Words and names for people ----
    **_each("case_held payment_answered", ["reason"], "words for staff: why it was refused"),
    ("slip_turned_down", "reason"): "words: the slip is refused for whichever reason",
    (
        "slip_voided",
        "reason",
    ): "words: that it was not back by the close; chips go back all the same",
    (
        "account_frozen",
        "reason",
    ): "words: of a terminal that froze itself, and what the table once said",
    ("staff_left", "why"): "words of whoever left the menu",
    ("staff_ordered", "why"): "words of whoever gave the order",
    ("locked", "detail"): "words about what the terminal itself has noticed",
    ("unlocked", "who"): "that of the door or of the table's order: nobody is named",
    ("dispute_ended", "answer"): "erased at the terminal: the table has what was decided",
    # ---- Spread-Bets that went back ----
    (
        "ring_revealed",
        "left out",
    ): "of the last round, whose Spread-Bets went back",
    (
        "spread_voided",
        "left out",
    ): "at a terminal, of bets that are registered: the settlement says it as well",
    # ---- What consoles show as the day's: a report counts by its own ----
    **_each("day_begun", ["begin_ms", "left out"], "since when sums are shown that nobody is paid"),
    # ---- What a terminal shows of a session between its spins ----
    (
        "tournament_seat_set",
        "left out",
    ): "told again before the next spin: nothing is wagered by it",
    # ---- Keys that a machine drew for itself ----
    ("ticket_reserved", "key"): "a key of the cash-out's own; the number names the ticket",
    ("number_sensed", "key"): "a key of the sensor's own, which names no money",
    ("round_corrected", "case"): "names a case only where money is withheld, and then it is found",
    ("wagering_ended", "key"): "of a slip with nothing on it, which is never sent",
    ("tip_given", "key"): "a key of the tip's own: the table counts the sum of them",
    # ---- What only one machine knows ----
    **_each("number_sensed", ["outcome", "left out"], "no result: the dealer confirms the number"),
    **_each(
        "staff_enrolled pin_changed staff_change_asked",
        ["salt", "pin_hash"],
        "nobody else knows a PIN, or its hash",
    ),
    **_each("pin_refused pin_accepted", ["machine"], "before which machine a wrong PIN was typed"),
    **_each("clock_doubted", ["clock_ms", "running"], "what the machine's own clock said"),
    **_each("clock_doubted clock_right", ["left out"], "nothing that has a date was in between"),
    ("staff_ordered", "key"): "a key of the console's own",
    (
        "staff_ordered",
        "who",
    ): "somebody else who may give it: only the table knows who asked, and its facts name nobody",
    ("staff_ordered", "second"): "a witness more than is needed, or another who may confirm it",
    **_each(
        "staff_ordered",
        ["invented", "left out"],
        "one that changed nothing, or that a machine may decide upon without staff",
    ),
    **_each("pin_refused", ["doubled", "invented"], "a wrong PIN more"),
    ("pin_refused", "left out"): "a wrong PIN less, before the right one",
    ("staff_change_made", "left out"): "asked for, and not made yet",
    ("pin_accepted", "left out"): "only ends the count of wrong PINs",
    **_each("device_tested", ["device", "result", *WHOLE], "a test that moves no money"),
    **_each("setting_changed", ["new", "left out"], "how loud a terminal is, or what it takes in"),
    **_each("round_filmed", ["stills", "why"], "words about a film, which is what its hash says"),
    ("round_filmed", "left out"): "a film that no fact names, and nobody asked for",
    ("films_let_go", "left out"): "a film that is not beside the journal: found where that lies",
    # ---- Money that is counted elsewhere ----
    **_each(
        "note_entered",
        ["key", "cents", "counted", "left out"],
        "in escrow: what counts is what was stacked, which is found",
    ),
    ("note_returned", "left out"): "what was never stacked is nobody's credit",
    ("tips_offered", "left out"): "no tip was given by it: one that was is found",
    ("stacking_acknowledged", "left out"): "between terminal and validator, after the credit",
    **_each("credit_limit_set", ["cents", "left out"], "as configured: each note is within it"),
    **_each(
        "paper_limits_set",
        ["ticket_limit_cents", "notes_cents"],
        "as configured: each ticket and each note is within it",
    ),
    ("staff_rules_set", "rules"): "as configured: each order is within them",
    ("seat_notes_told", "left out"): "all notes are told again with the next one",
    (
        "seat_paper_doubted",
        "left out",
    ): "a doubt that its terminal keeps as well",
    ("seat_funds_told", "left out"): "of a seat at which nobody played",
    ("ticket_printed", "left out"): "by this it is being printed: the table has it as issued",
    (
        "begun",
        "earlier edition",
    ): "of a terminal: its table judges by its own edition, and the two are compared",
    # ---- What is taken from terminals at a recovery ----
    ("seat_recovered", "open_round"): "of a seat that has no slip",
    ("paper_doubted", "cents"): "of what is written down as in there the amount is known",
    (
        "settlement_reported",
        "left out",
    ): "at the very end: a table that has not heard of it yet looks the same",
    (
        "settlement_reported",
        "head",
    ): "another head of the same journal, which the terminal had by then as far as clocks tell",
    ("paper_doubted", "apart"): "of what contradicts staff: whether the validator still says so",
    ("ticket_reserved", "cents"): "of one that was cancelled before its terminal heard of it",
    **_each(
        "seat_lost",
        ["credit_cents", "stake_cents", "seat", "left out"],
        "what the player had at another moment of the same minute, by the terminal's own journal",
    ),
    # ---- Jackpots ----
    **_each("supernova_server_seen", ["wager_cents", "left out"], "nothing was wagered since"),
    (
        "jackpot_terms_set",
        "terms",
    ): "as configured: what was drawn, rounded, approved and paid by them is compared",
    ("supernova_sent", "key"): "of wagers that went back, for their controller never had them",
    ("supernova_seal_seen", "left out"): "of a trigger by which no round of this table was drawn",
    (
        "supernova_share_ended",
        "left out",
    ): "at the very end: a terminal that has not heard of it yet looks the same",
    **_each(
        "jackpot_offered",
        ["table", "left out"],
        "only shown: a wager is taken from whoever sends it, and is compared with what was sent",
    ),
    # ---- Ends of what was over anyway ----
    ("grace_ended", "left out"): "of a round that was void before any slip was late",
    **_each("round_voided round_settled", ["left out"], "without wagers, at the end of play"),
    ("slip_registered", "left out"): "of a round that was void",
    ("receipt_kept", "left out"): "of a round that was void: its wagers went back",
    **_each(
        "receipt_key_named",
        ["left out", "endorsement", "table", "public"],
        "no receipt was signed by that key",
    ),
    (
        "slip_voided",
        "left out",
    ): "chips that were never sent, of a round that was void in the end: they went back with it",
    ("payment_answered", "left out"): "of before records were lost: the terminal says that it paid",
    **_each("round_corrected round_settled", ["spread_void"], "of a slip without a Spread-Bet"),
    ("rings_shown", "left out"): "that rings faded before they were shown anew, or in a void round",
    **_each(
        "rings_shown",
        ["display", "outer", "inner"],
        "of rings that voided the Spread-Bets: by whichever display, and however they were alike",
    ),
    **_each("locked", ["reason", "left out"], "nothing was played or paid while it was locked"),
    ("slip_turned_down", "left out"): "of a round that was void, or refused by its lateness anyway",
    ("slip_changed", "stakes"): "chips that went back before wagering ended",
    ("slip_changed", "left out"): "chips that went back before wagering ended",
    ("slip_changed", "step"): "another gesture that comes to the same",
    ("no_spin_called", "left out"): "of the terminal: the round is settled by the table's number",
    **_each(
        "malfunction_declared", WHOLE, "the wagers that it is about are void by their own fact"
    ),
    ("account_thawed", "left out"): "nothing was played or paid in between",
    ("unlocked", "left out"): "nothing was played or paid in between",
    ("seat_playing", "left out"): "nobody wagered in between",
    ("dispute_ended", "left out"): "the case is closed at the table, and the lock is gone",
    ("legacy_ended", "left out"): "the player had left",
    ("legacy_granted", "left out"): "nothing was wagered by them since",
    (
        "legacy_granted",
        "until_ms",
    ): "of a terminal: another that the table granted this seat in the same minute",
    ("agreement_ended", "left out"): "nothing was wagered by them since",
    **_each("limits_agreed", ["doubled", "invented"], "says once more what holds already"),
    (
        "reading_set",
        "left out",
    ): "as configured: how limits are read; each slip is checked",
    ("anchor_signed", "left out"): "of a table closed so lately that it may be signed yet",
    ("malfunction_declared", "reason"): "words: what it brings about stands beside them",
    ("case_opened", "round"): "of a note or ticket, which belongs to no round",
    # ---- What is said again ----
    **_each("head_seen table_head_seen", ["left out"], "the next head shows the same"),
    **_each(
        "head_seen table_head_seen",
        ["came"],
        "only says since when two clocks are compared with one another",
    ),
    **_each("head_seen table_head_seen", ["blind"], "of a hash with figures as a ticket has"),
    **_each("head_seen", ["doubled", "invented"], "a hello more, with a head that was seen"),
    **_each(
        "limits_noticed limits_changed closing_noticed legacy_granted",
        ["doubled", "invented"],
        "says once more what holds already",
    ),
    ("notice_withdrawn", "left out"): "another notice takes its place",
    # ---- A player's own wishes ----
    **_each("own_limits_set", ["time_limit_s", "loss_limit_cents", "left out"], "never reached"),
    **_each("attendant_called", WHOLE, "a call: no money moves before somebody comes"),
    **_each("attendant_called_off help_ended seat_call_ended", ["left out"], "a call"),
    **_each("message_shown", ["left out"], "a message that the table holds as well"),
    **_each("preferences_chosen", ["preferences", "left out"], "how the screen looks"),
    **_each("favourite_saved", ["name", "stakes", *WHOLE], "kept for later, and wagers nothing"),
    **_each("favourite_renamed", ["new_name", "left out"], "kept for later, and wagers nothing"),
    **_each("favourite_deleted", ["name", "left out"], "kept for later, and wagers nothing"),
    **_each(
        "sitting_begun reality_check_due reality_check_answered time_limit_reached break_ended",
        ["left out"],
        "the time at play",
    ),
    **_each("break_begun", ["until_ms"], "ended early, whenever it would have ended"),
    ("break_begun", "left out"): "the last of the evening: nothing was wagered after it",
}

NAMED = {
    "open_table",
    "close_table",
    "confirm_result",
    "correct_result",
    "invalidate_game",
    "judge_records",
    "adjust_wager",
    "void_wagers",
    "forfeit_wagers",
    "credit",
    "hand_pay",
    "hand_back_vouchers",
    "judge_paper",
    "close_case",
    "notify_inspectorate",
    "unlock_seat",
    "clear_seat",
    "clear_memory",
    "write_off_seat",
    "enrol_staff",
    "dismiss_staff",
    "change_pin",
    "unlock_staff",
    "confirm_clock",
    "begin_recovery",
    "end_recovery",
    "revoke_receipt_key",
}
"""Orders whose facts say who gave them. Money that came or went is known by the same name at the
terminal, so that a change of both is found as well."""

SELDOM = {
    ("receipt_key_named", "left out"),
    ("receipt_key_named", "endorsement"),
    ("receipt_key_named", "table"),
    ("receipt_key_named", "public"),
    ("supernova_sent", "key"),
    ("tips_offered", "left out"),
    ("settlement_reported", "head"),
    ("account_frozen", "reason"),
    ("break_begun", "left out"),
    ("slip_voided", "left out"),
    ("slip_voided", "reason"),
    ("round_settled", "spread_void"),
    ("supernova_server_seen", "left out"),
    ("supernova_server_seen", "wager_cents"),
    ("head_seen", "blind"),
    ("table_head_seen", "blind"),
    ("jackpot_terms_set", "terms"),
    ("seat_notes_told", "left out"),
    ("supernova_seal_seen", "left out"),
    ("supernova_share_ended", "left out"),
    ("jackpot_offered", "table"),
    ("jackpot_offered", "left out"),
    ("payment_answered", "left out"),
    ("round_corrected", "spread_void"),
    ("rings_shown", "left out"),
    ("rings_shown", "display"),
    ("rings_shown", "outer"),
    ("rings_shown", "inner"),
    ("locked", "reason"),
    ("locked", "left out"),
    ("pin_refused", "left out"),
    ("seat_paper_doubted", "left out"),
    ("seat_recovered", "open_round"),
    ("staff_change_asked", "pin_hash"),
    ("staff_change_asked", "salt"),
    ("staff_change_made", "left out"),
    ("ticket_printed", "left out"),
    ("break_ended", "left out"),
    ("clock_doubted", "left out"),
    ("clock_right", "left out"),
    ("favourite_deleted", "name"),
    ("favourite_deleted", "left out"),
    ("time_limit_reached", "left out"),
    ("favourite_saved", "stakes"),
    ("favourite_saved", "name"),
    ("favourite_saved", "left out"),
    ("grace_ended", "left out"),
    ("locked", "detail"),
    ("malfunction_declared", "doubled"),
    ("malfunction_declared", "invented"),
    ("malfunction_declared", "left out"),
    ("note_entered", "key"),
    ("note_returned", "left out"),
    ("number_sensed", "outcome"),
    ("reality_check_answered", "left out"),
    ("round_settled", "left out"),
    ("seat_lost", "seat"),
    ("seat_lost", "credit_cents"),
    ("case_held", "reason"),
    ("payment_answered", "reason"),
    ("seat_playing", "left out"),
    ("seat_lost", "stake_cents"),
    ("slip_changed", "left out"),
    ("slip_changed", "stakes"),
    ("slip_changed", "step"),
    ("slip_registered", "left out"),
    ("slip_turned_down", "left out"),
    ("slip_turned_down", "reason"),
    ("legacy_granted", "left out"),
    ("legacy_granted", "until_ms"),
    ("dispute_ended", "answer"),
    ("agreement_ended", "left out"),
    ("limits_agreed", "doubled"),
    ("limits_agreed", "invented"),
    ("reading_set", "left out"),
    ("anchor_signed", "left out"),
    ("malfunction_declared", "reason"),
    ("case_opened", "round"),
    ("paper_doubted", "apart"),
    ("settlement_reported", "left out"),
    ("paper_doubted", "cents"),
    ("staff_ordered", "invented"),
    ("staff_ordered", "left out"),
    ("staff_ordered", "who"),
    ("ticket_reserved", "cents"),
    ("unlocked", "left out"),
    ("unlocked", "who"),
}
"""Harmless only as it happens to lie: most often they are found."""
