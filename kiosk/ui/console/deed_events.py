"""What was done at the table, a line each. A deed that has no words here says its own name."""

from collections.abc import Callable
from functools import partial

from kiosk.link import messages as m
from kiosk.records.words import masked, plain
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.console.table_events import LogKind, TableEvent
from kiosk.ui.console.words import pocket_name
from kiosk.ui.money import Currency
from kiosk.ui.texts import QT_TRANSLATE_NOOP
from kiosk.ui.words import given_reason, message_words

_ROUND = {
    "result_corrected": QT_TRANSLATE_NOOP(
        "Happenings", "Round {round} corrected to {number} by {who} ({why})"
    ),
    "no_spin_called": QT_TRANSLATE_NOOP("Happenings", "No spin in round {round}: {why}"),
    "round_voided": QT_TRANSLATE_NOOP("Happenings", "Round {round} void: {why}"),
    "spread_voided": QT_TRANSLATE_NOOP("Happenings", "Spread-Bets of round {round} void: {why}"),
    "seat_voided": QT_TRANSLATE_NOOP(
        "Happenings", "Seat {seat}: bets of round {round} void ({why})"
    ),
    "wager_adjusted": QT_TRANSLATE_NOOP(
        "Happenings", "Seat {seat}: a bet of round {round} put right by {who} ({why})"
    ),
    "wagers_forfeited": QT_TRANSLATE_NOOP(
        "Happenings", "Seat {seat}: bets of round {round} forfeited by {who} ({why})"
    ),
    "malfunction_declared": QT_TRANSLATE_NOOP(
        "Happenings", "Malfunction in round {round}, seat {seat}: {why}"
    ),
    "records_judged": QT_TRANSLATE_NOOP(
        "Happenings", "Seat {seat}: bets of round {round} judged by {who}"
    ),
    "ball_examined": QT_TRANSLATE_NOOP("Happenings", "The ball of round {round} was examined"),
}
_MONEY = {
    "table_opened": QT_TRANSLATE_NOOP("Happenings", "Float {sum}, table opened by {who}"),
    "table_closed": QT_TRANSLATE_NOOP("Happenings", "Float {sum}, table closed by {who}"),
    "float_filled": QT_TRANSLATE_NOOP("Happenings", "Float: {sum} brought, by {who}"),
    "float_credited": QT_TRANSLATE_NOOP("Happenings", "Float: {sum} taken away, by {who}"),
    "box_collected": QT_TRANSLATE_NOOP(
        "Happenings", "Seat {seat}: note box collected by {who}, {sum} by its meter"
    ),
    "box_counted": QT_TRANSLATE_NOOP(
        "Happenings", "Seat {seat}: note box counted by {who}: {sum}, difference {why}"
    ),
    "seat_credited": QT_TRANSLATE_NOOP("Happenings", "Seat {seat}: {sum} credited by {who}"),
    "seat_hand_paid": QT_TRANSLATE_NOOP("Happenings", "Seat {seat}: {sum} paid by hand by {who}"),
    "seat_part_paid": QT_TRANSLATE_NOOP(
        "Happenings", "Seat {seat}: {sum} of the credit paid by hand by {who}"
    ),
    "seat_vouchers_handed_back": QT_TRANSLATE_NOOP(
        "Happenings", "Seat {seat}: vouchers of {sum} handed back by {who}"
    ),
    "seat_tipped": QT_TRANSLATE_NOOP(
        "Happenings", "Seat {seat}: tips of {sum} so far, the last for {name}"
    ),
    "seat_notes_told": QT_TRANSLATE_NOOP("Happenings", "Seat {seat}: notes of {sum} so far"),
    "seat_paper_judged": QT_TRANSLATE_NOOP(
        "Happenings", "Seat {seat}: a note or ticket judged by {who}"
    ),
    "seat_note_found": QT_TRANSLATE_NOOP(
        "Happenings", "Seat {seat}: a note of {sum} found in the box by {who}"
    ),
    "inspectorate_notified": QT_TRANSLATE_NOOP(
        "Happenings", "Inspectorate notified by {who}: {why}"
    ),
}
_STAFF = {
    "dealer_changed": QT_TRANSLATE_NOOP("Happenings", "{name} deals now"),
    "staff_enrolled": QT_TRANSLATE_NOOP("Happenings", "{name} enrolled by {who}"),
    "staff_dismissed": QT_TRANSLATE_NOOP("Happenings", "{name} taken off the staff by {who}"),
    "pin_changed": QT_TRANSLATE_NOOP("Happenings", "{name} has changed the own PIN"),
    "staff_unlocked": QT_TRANSLATE_NOOP("Happenings", "{name} let in again by {who}"),
    "staff_let_in": QT_TRANSLATE_NOOP("Happenings", "{name} let in at the table's machine"),
    "legacy_granted": QT_TRANSLATE_NOOP("Happenings", "Seat {seat} keeps the limits of before"),
    "limits_agreed": QT_TRANSLATE_NOOP("Happenings", "Limits agreed with seat {seat}"),
    "notice_withdrawn": QT_TRANSLATE_NOOP("Happenings", "What was announced is withdrawn"),
    "house_text_shown": QT_TRANSLATE_NOOP("Happenings", "On the displays, by {who}: {why}"),
    "player_told": QT_TRANSLATE_NOOP("Happenings", "Seat {seat} was told: {why}"),
    "seat_cleared": QT_TRANSLATE_NOOP("Happenings", "Seat {seat}: memory cleared by {who}"),
}
_TOURNAMENT = {
    "tournament_opened": QT_TRANSLATE_NOOP("Happenings", "Tournament opened"),
    "tournament_cancelled": QT_TRANSLATE_NOOP("Happenings", "Tournament cancelled: {why}"),
    "tournament_closed": QT_TRANSLATE_NOOP("Happenings", "Tournament closed"),
    "entrant_disqualified": QT_TRANSLATE_NOOP(
        "Happenings", "Tournament: an entrant was disqualified: {why}"
    ),
    "seats_drawn": QT_TRANSLATE_NOOP("Happenings", "Tournament: seats drawn by lot"),
    "session_started": QT_TRANSLATE_NOOP("Happenings", "Tournament: session started"),
    "points_adjusted": QT_TRANSLATE_NOOP("Happenings", "Tournament: points put right: {why}"),
    "session_recorded": QT_TRANSLATE_NOOP("Happenings", "Tournament: chips recorded"),
    "play_off_started": QT_TRANSLATE_NOOP("Happenings", "Tournament: play-off started"),
    "winners_advanced": QT_TRANSLATE_NOOP("Happenings", "Tournament: winners advance"),
    "prizes_awarded": QT_TRANSLATE_NOOP("Happenings", "Tournament: prizes awarded"),
    "session_abandoned": QT_TRANSLATE_NOOP("Happenings", "Tournament: session abandoned: {why}"),
    "entrant_paid": QT_TRANSLATE_NOOP("Happenings", "Tournament: an entrant was paid"),
    "director_decided": QT_TRANSLATE_NOOP("Happenings", "Tournament: the director decided"),
}
WORDS = {**_ROUND, **_MONEY, **_STAFF, **_TOURNAMENT}
_ALARMS = frozenset(_ROUND) - {"ball_examined"}


def deed_event(deed: m.Deed, book: RuleBook, money: Currency) -> TableEvent:
    log_kind = LogKind.STAFF
    if deed.kind in _ROUND:
        log_kind = LogKind.ROUND
    elif deed.kind in _MONEY:
        log_kind = LogKind.MONEY
    return TableEvent(
        WORDS.get(deed.kind, plain(deed.kind)),
        {
            "round": deed.round,
            "number": _number(deed),
            "seat": deed.seat or "–",
            "name": deed.name,
            "who": f"{deed.who}, {deed.second}" if deed.second else deed.who or "–",
            "why": _why(deed, book),
            "sum": money.full(deed.cents),
        },
        alarm=deed.kind in _ALARMS,
        kind=log_kind,
        at_ms=deed.at_ms,
        seat=deed.seat,
    )


def _number(deed: m.Deed) -> Callable[[], str] | str:
    return partial(pocket_name, deed.number) if deed.number else "–"


def _why(deed: m.Deed, book: RuleBook) -> Callable[[], str]:
    if deed.kind == "player_told":
        return partial(message_words, deed.reason)
    return partial(given_reason, masked(deed.reason), book)
