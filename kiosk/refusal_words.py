"""Refusals in words: one table for every screen and tool, in English, to be translated.

Staff and tools read the first sentence of a code. A player reads a sentence of his own where he can
bring the refusal about, and one more about a note or ticket that comes back to him.
"""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import NamedTuple

from msgspec.structs import asdict

from kiosk.game.refusal import Reason, Refusal, read_refusal
from kiosk.rules.limits import Limit
from kiosk.rules.money import short_money_text
from kiosk.rules.prose.wording import Translate, in_english
from kiosk.rules.terms import Tender

CONTEXT = "Refusal"
"""Under which translations have these texts."""

Money = Callable[[int], str]


class _Words(NamedTuple):
    staff: str
    player: str = ""
    given_back: str = ""
    """Fits the two lines that the smallest screen has for it."""


_NOT_NOW = "That cannot be done now"
_NO_CREDIT = "No credit: insert a note or ask the dealer"
_NO_NOTES = "This game does not take notes."
_LOSS_LIMIT_LEAVES = "Your own loss limit leaves {cents} to bet"
_ROUND_FIRST = "Not while a round is under way: wait for its end"
_UNKNOWN_TICKET = "This ticket is not known. Please see an attendant."
_PAID_ON = "This ticket was paid on {time} at seat {seat}."
_PAID_ELSEWHERE = "This ticket was paid on {time}: {name}."
_EXPIRED_ON = "This ticket expired on {time}. Please see an attendant."

_WORDS = {
    # What the moment does not allow.
    Reason.WAGERING_CLOSED: _Words("Wagering is closed", "No more bets: wait for the next round"),
    Reason.TOUCHED_EARLY: _Words(
        "It was touched before wagering opened", "Touched before betting opened: touch again"
    ),
    Reason.WAGERING_OPEN: _Words(_ROUND_FIRST, "Not while bets are being placed"),
    Reason.NO_ROUND: _Words("No round is under way"),
    Reason.WRONG_ROUND: _Words("It is about another round"),
    Reason.WAGERS_DOWN: _Words("Bets are down", "You have bets down: cash out after them"),
    Reason.NOT_CASH_OUT_PERIOD: _Words(
        "Cash-out is possible only while wagering is open", "Cash out when betting opens"
    ),
    Reason.NOT_SENT: _Words("No slip is waiting for an answer"),
    Reason.ALREADY_SETTLED: _Words("The round is settled already"),
    Reason.NOT_SETTLED: _Words("Round {round} is not settled"),
    Reason.SLIPS_OUTSTANDING: _Words("Slips are still being registered: wait a moment"),
    Reason.SLIP_LATE: _Words("It came after the time for slips"),
    Reason.KEY_REVOKED: _Words("This key was revoked"),
    Reason.CERTIFICATE_REVOKED: _Words(
        "The certificate of this machine was revoked: it must be enrolled anew"
    ),
    Reason.FALSE_FILM: _Words("A film has a hash and pictures, or there is a reason why not"),
    Reason.FILMS_FULL: _Words("No more films of the wheel can be kept"),
    Reason.FILM_HELD: _Words("The film is not there, or a case is open about its round"),
    Reason.FALSE_ANCHOR: _Words("The anchor is not signed by this table for its journals"),
    Reason.FALSE_RECEIPT: _Words("The receipt of round {round} is not signed for this slip"),
    Reason.TABLE_CLOSED: _Words(
        "The table is closed", given_back="Play is over: the table has closed."
    ),
    Reason.TABLE_OPEN: _Words("The table is open already"),
    Reason.TABLE_REFUSES: _Words("The table does not allow it", "The table does not allow it"),
    Reason.NO_TABLE: _Words(
        "The table does not answer",
        "Waiting for the table: your money is safe",
        "Please wait for the table.",
    ),
    Reason.OUT_OF_SERVICE: _Words(
        "Out of service", "Out of service: your money is safe", "This terminal is out of service."
    ),
    # What the account does not allow.
    Reason.FROZEN: _Words(
        "Accounts are frozen: a supervisor must thaw them first",
        "All accounts are frozen for a moment",
        "Please wait: a result is being corrected.",
    ),
    Reason.NOT_FROZEN: _Words("Accounts must be frozen first"),
    Reason.LOCKED: _Words(
        "The terminal is locked",
        "This terminal is locked: an attendant will help",
        "Locked. An attendant is coming.",
    ),
    Reason.NOT_LOCKED: _Words("That lock is not there any more"),
    Reason.NO_CREDIT: _Words("There is no credit", _NO_CREDIT),
    Reason.NO_ACCOUNT: _Words("Nobody plays at this seat", _NO_CREDIT),
    Reason.ACCOUNT_OPEN: _Words("An account is open here: pay the player first"),
    Reason.MONEY_LEFT: _Words("Not while there is money here: pay it out first"),
    Reason.CASE_OPEN: _Words("A case about this seat is open: answer it first"),
    Reason.DISPUTE_OPEN: _Words("A dispute about this seat is open: answer it first"),
    Reason.DISPUTE_TAKEN: _Words(
        "Staff have taken the dispute up", "Staff have taken it up: they are coming"
    ),
    Reason.ROUND_UNDER_WAY: _Words(_ROUND_FIRST),
    Reason.PAYMENT_PENDING: _Words(
        "A payment or a test is under way here: wait for it",
        "A payment is under way",
        "Please wait until the last one is done.",
    ),
    Reason.TICKET_IN_CHUTE: _Words("A ticket waits to be taken", "Please take your ticket first"),
    Reason.NO_PAYMENT: _Words("No such payment is under way"),
    Reason.CREDIT_CHANGED: _Words(
        "The credit is not what it was", "Your credit has just changed: try again"
    ),
    Reason.CREDIT_LIMIT: _Words(
        "It is above the credit limit of the terminal",
        given_back="That is above the credit limit of this terminal.",
    ),
    # What the slip does not allow.
    Reason.UNKNOWN_WAGER: _Words(
        "The rule book has no wager {wager}", "This table does not offer that bet"
    ),
    Reason.UNKNOWN_POCKET: _Words("The wheel has no pocket {pocket}"),
    Reason.DOES_NOT_FIT: _Words("It does not fit the limits"),
    Reason.WAGER_OUTSIDE_LIMITS: _Words("{cents} on {wager} are outside its limits"),
    Reason.TOTAL_OUTSIDE_LIMITS: _Words("{cents} in all are outside the aggregate limits"),
    Reason.NOTHING_THERE: _Words(
        "There is nothing to do that with", "There is nothing to do that with"
    ),
    Reason.UNKNOWN_FAVOURITE: _Words("There is no such favourite", "That favourite is gone"),
    Reason.UNKNOWN_VOUCHER: _Words("There is no such voucher"),
    Reason.TENDER_NOT_TAKEN: _Words(
        "The rule book does not take that tender", given_back="This game does not take tickets."
    ),
    Reason.WAY_NOT_OFFERED: _Words(
        "The rule book does not pay in that way", "This table does not pay in that way"
    ),
    Reason.TIPS_NOT_TAKEN: _Words("Tips are not taken here", "Tips are not taken at this table"),
    Reason.BAD_AMOUNT: _Words("That amount cannot be"),
    Reason.NO_MINIMUM_OUTLAY: _Words(
        "These rules know no least sum of all bets: a bet that was not rejected is valid"
    ),
    Reason.BAD_LIMITS: _Words("These limits cannot be: {name} from {cents} to {limit_cents}"),
    Reason.MORE_THAN_THERE: _Words("More than can be at seat {seat}: {cents}"),
    Reason.BAD_MESSAGE: _Words("A message is one short line"),
    Reason.KEY_REUSED: _Words("Its key was used for something else"),
    Reason.BAD_NAME: _Words(
        "A name has 1 to 16 letters or figures", "A name has 1 to 16 letters or figures"
    ),
    Reason.NAME_TAKEN: _Words("Another favourite has that name", "Another favourite has that name"),
    # What the player has asked to be kept from.
    Reason.OWN_TIME_LIMIT: _Words(
        "The player's own time limit is reached", "Your own time limit is reached"
    ),
    Reason.OWN_LOSS_LIMIT: _Words(
        "The player's own loss limit leaves less than that", "Your own loss limit is reached"
    ),
    Reason.OWN_LIMIT_RAISED: _Words(
        "A limit of one's own is raised or lifted after a cash-out",
        "You can raise or lift a limit after you have cashed out",
    ),
    Reason.ON_A_BREAK: _Words("The player is on a break", "You are on a break"),
    Reason.BREAK_TOO_SHORT: _Words("The break has only begun", "Your break has only begun"),
    Reason.REALITY_CHECK: _Words(
        "A reality check waits for an answer", "Please look at your play first"
    ),
    Reason.CHECK_HELD: _Words("The reality check has only begun", "Please take a moment to look"),
    # What the person may not do.
    Reason.UNKNOWN_STAFF: _Words("Nobody of that name works at this table"),
    Reason.NOT_ALLOWED: _Words("That needs somebody with another role"),
    Reason.SECOND_PERSON: _Words("A second person, a supervisor, must confirm this"),
    Reason.NOT_INDEPENDENT: _Words(
        "Somebody else gave {name} the PIN, perhaps before an upgrade: change it first "
        "(Change your PIN)"
    ),
    Reason.ABOVE_ALL_LIMITS: _Words("No order at this table is about more than {cents}"),
    Reason.SECOND_ROLE: _Words(
        "A second person of another role must confirm: one of the two a supervisor"
    ),
    Reason.NOT_SIGNED_IN: _Words("Sign in first"),
    Reason.WRONG_PIN: _Words("That PIN is wrong"),
    Reason.NO_WHY: _Words("The order does not say why"),
    Reason.ORDER_NOT_KEPT: _Words("It is not ordered: {because}"),
    Reason.STATE_CHANGED: _Words("The table has gone on meanwhile: look, then order again"),
    Reason.STAFF_BARRED: _Words(
        "Too many wrong PINs: wait {period_s} s, then try again",
        "Too many wrong PINs: try again later",
    ),
    Reason.MACHINE_BARRED: _Words(
        "Too many wrong PINs were typed here: nobody signs in here for {period_s} s",
        "Too many wrong PINs: try again later",
    ),
    Reason.NOT_GUESSING: _Words("No PINs are guessed at that machine any more"),
    Reason.NO_CHANGE: _Words("That change of the staff was made or withdrawn meanwhile"),
    Reason.SIGNED_OUT: _Words("{name} is signed out: the PIN, the role or the staff was changed"),
    Reason.NOT_CONFIRMED: _Words("No second person has confirmed it"),
    Reason.WITHDRAWN: _Words("It was withdrawn before anybody confirmed it"),
    Reason.NOT_WAITING: _Words("Nobody need confirm that any more"),
    Reason.NO_RECORDS: _Words("The table cannot tell: {because}"),
    Reason.ASKED_ANEW: _Words("Something else was asked for meanwhile"),
    Reason.SAME_PIN: _Words("That is the PIN of before: take another one"),
    Reason.STAFF_FULL: _Words("No more people fit on the staff list: take somebody off first"),
    Reason.BAD_TEXT: _Words("A text holds characters that cannot be seen"),
    Reason.STAFF_LOCKED_OUT: _Words("Too many wrong PINs: a supervisor must unlock this person"),
    Reason.STAFF_HERE: _Words("Somebody of the staff is signed in here"),
    Reason.NO_VISIT: _Words("Nobody is signed in here any more"),
    Reason.DOOR_SHUT: _Words("The door is shut"),
    Reason.UNKNOWN_SETTING: _Words("There is no such setting"),
    Reason.BAD_SETTING: _Words("It cannot be set to that"),
    Reason.LAST_SUPERVISOR: _Words("The last supervisor cannot be taken away"),
    Reason.LAST_TWO_SUPERVISORS: _Words("Two supervisors must stay: enrol another one first"),
    # What the ticket does not allow.
    Reason.UNKNOWN_TICKET: _Words("The table does not know that ticket", "", _UNKNOWN_TICKET),
    Reason.BAD_NUMBER: _Words("A validation number has 18 digits", "", _UNKNOWN_TICKET),
    Reason.TICKET_PAID: _Words(
        "That ticket is paid already", given_back="This ticket was paid already."
    ),
    Reason.TICKET_HELD: _Words(
        "That ticket is being redeemed elsewhere",
        given_back="This ticket is in use at another terminal.",
    ),
    Reason.TICKET_WITHHELD: _Words(
        "A case is open about that ticket: staff must look",
        given_back="Please see an attendant about this ticket.",
    ),
    Reason.TICKET_EXPIRED: _Words(
        "That ticket has expired", given_back="This ticket has expired. Please see an attendant."
    ),
    Reason.TICKET_NOT_ISSUED: _Words(
        "That ticket was cancelled already",
        given_back="This ticket is not valid. Please see an attendant.",
    ),
    Reason.TICKET_OF_OTHER_TABLE: _Words(
        "That ticket is of another table",
        given_back="A ticket of another table. Please see an attendant.",
    ),
    Reason.FLOOR_AWAY: _Words(
        "The floor does not answer, and only it can say whether that ticket is good",
        given_back="Tickets cannot be checked at the moment. Please see an attendant.",
    ),
    Reason.FLOOR_CUT: _Words("The floor has seen more of this table's journal than is there"),
    Reason.TICKET_OF_OTHER_AMOUNT: _Words(
        "That ticket was printed for another amount",
        given_back="The amount of this ticket is not right. See an attendant.",
    ),
    Reason.TICKET_ISSUED: _Words("That ticket is issued already"),
    Reason.PRINTER_NOT_READY: _Words(
        "The printer is not ready", "The printer is not ready: ask the attendant"
    ),
    Reason.TICKET_TOO_LARGE: _Words("One ticket is worth {cents} at most"),
    Reason.NO_TICKET: _Words("No such ticket is in the validator"),
    Reason.NO_NOTE: _Words("No such note is in the validator"),
    Reason.NOTE_NOT_TAKEN: _Words(
        "This terminal does not take that note", given_back="This terminal does not take this note."
    ),
    Reason.NOT_READ: _Words(
        "The validator cannot read it",
        given_back="Not read. Please try it again, flat and face up.",
    ),
    Reason.NO_DOUBT: _Words("Nobody doubts that note or ticket"),
    Reason.WORTH_KNOWN: _Words("What it is worth is known: nobody says it anew"),
    Reason.WORTH_UNKNOWN: _Words("Say what was found in the box: which note, or that it is none"),
    Reason.NO_SUCH_NOTE: _Words("This table takes no notes of {cents}"),
    # What the rule book does not allow.
    Reason.PERIOD_TOO_SHORT: _Words("The rule book asks for at least {shortest_s} s of wagering"),
    Reason.PERIOD_TOO_LONG: _Words("Wagering is open for at most {longest_s} s"),
    Reason.PERIOD_NOT_OVER: _Words("Players have at least {shortest_s} s to bet: too early"),
    Reason.NOT_CLOSED_BY: _Words("By the rule book the clock ends wagering, and nobody else"),
    Reason.BALL_RESTED_EARLY: _Words("The ball came to rest while bets were open: call no spin"),
    Reason.BALL_UNEXAMINED: _Words("The ball left the wheel: a supervisor examines it first"),
    Reason.UNKNOWN_REASON: _Words("The rule book has no such reason"),
    Reason.NOTICE_NEEDED: _Words("The players must be given notice first"),
    Reason.NOT_DUE: _Words("The notice has not run out yet"),
    Reason.NO_SPREAD: _Words("This rule book has no Spread-Bet"),
    Reason.UNKNOWN_SPREAD: _Words("This rule book has no table {because} of Spread-Bet"),
    Reason.SPREAD_SELECTED: _Words("That is what Spread-Bet is now"),
    Reason.SPREAD_NOT_OFFERED: _Words(
        "This Spread-Bet is not on offer in this round",
        "This Spread-Bet is not on offer in this round",
    ),
    Reason.SPREAD_VOID: _Words(
        "Spread-Bets of this round are void and returned",
        "Spread-Bets of this round are void and returned",
    ),
    Reason.RING_DRAWN: _Words("The ring of round {round} is drawn already"),
    Reason.RING_SEALED: _Words("The ring of round {round} is not told yet"),
    Reason.NOT_THE_RING: _Words("That is not the ring that was drawn"),
    Reason.NO_SUPERNOVA: _Words("This rule book has no jackpots"),
    Reason.SUPERNOVA_OPEN: _Words("The jackpots are open at this table already"),
    Reason.SUPERNOVA_CLOSED: _Words("The jackpots are closed at this table"),
    Reason.SUPERNOVA_CHECKED: _Words("That is what is known of the jackpot spots already"),
    Reason.SUPERNOVA_NOT_OFFERED: _Words(
        "No jackpot wagers are taken now",
        "No jackpot wagers are taken now",
    ),
    Reason.SUPERNOVA_ONCE: _Words(
        "There is one jackpot wager in a round",
        "There is one jackpot wager in a round",
    ),
    Reason.SUPERNOVA_APART: _Words(
        "The jackpot wager has its own spot, and is made with credit",
        "The jackpot wager has its own spot, and is made with credit",
    ),
    Reason.FALSE_DRAW: _Words("What the controller has drawn for round {round} cannot be true"),
    Reason.NO_JACKPOT: _Words("There is no such jackpot to be paid"),
    Reason.JACKPOT_DECIDED: _Words("That jackpot does not wait for this any more"),
    Reason.JACKPOT_PLAYER_GONE: _Words("The player who won the jackpot has left this terminal"),
    Reason.JACKPOT_AT_TERMINAL: _Words(
        "The terminal of seat {seat} will credit it; if it is gone for good, write it off"
    ),
    Reason.JACKPOT_NOTED: _Words("That jackpot wager was noted before"),
    Reason.NO_LEGACY: _Words("This rule book has no legacy wagers"),
    Reason.NOT_LEGACY: _Words("There are no former limits to keep"),
    Reason.MAY_NOT_KEEP: _Words(
        "Seat {seat} was not at the table when the limits changed, has played by the new ones, or "
        "has been granted the former ones already"
    ),
    Reason.NO_AGREEMENT: _Words("This rule book has no limits agreed with one player"),
    Reason.NOT_AGREED: _Words("No limits are agreed with this player"),
    Reason.ONLY_ABOVE_MAXIMUM: _Words(
        "Limits are agreed with a player only to allow bets above a maximum of the table"
    ),
    Reason.NO_INVALIDATION: _Words("This rule book does not invalidate games for that"),
    Reason.NO_CLAUSE: _Words("No clause of this rule book permits it"),
    Reason.EARLIER_STANDS: _Words("For that, the rounds before the present one stand"),
    Reason.NO_FRAUD: _Words("Bets are forfeited only for a fraud that invalidated the game"),
    Reason.NONE_DECLARED: _Words("No such malfunction was declared of round {round}"),
    Reason.NO_GAIN: _Words("The clause is there for the player, who would gain nothing by it"),
    Reason.NOT_INVALIDATED: _Words("The game of round {round} is not invalidated"),
    Reason.SENSOR_DIFFERS: _Words("The sensor reads {pocket}: say why it is another number"),
    Reason.NOT_TO_EXAMINE: _Words("The ball has not left the wheel, or was examined already"),
    Reason.JOURNAL_CUT: _Words("The journal is not the one that was seen before"),
    Reason.CLOCK_DOUBTED: _Words(
        "The table's clock has jumped: a supervisor must confirm it first",
        "Not now: the table's clock is being checked",
        "The table's clock is being checked. Please see an attendant.",
    ),
    Reason.CLOCK_NOT_DOUBTED: _Words("The clock is not in question, or it has changed meanwhile"),
    Reason.RECOVERING: _Words(
        "Not before the recovery of the table's records is ended",
        "Not now: the table's records are being recovered",
        "The table's records are being recovered. Please see an attendant.",
    ),
    Reason.NOT_RECOVERING: _Words("The table's records are not being recovered"),
    Reason.TABLE_CUT: _Words("This terminal has seen more of the table's journal than is there"),
    Reason.WRITTEN_OFF: _Words(
        "The seat was given to another machine: the money of this one was paid"
    ),
    Reason.CONNECTED: _Words("Seat {seat} is connected: it can be paid in the usual way"),
    Reason.RECORD_AWAY: _Words(
        "The table holds no slip of seat {seat}, and its terminal is away: wait for its records"
    ),
    Reason.TAKEN_OVER: _Words("Another connection took this place"),
    Reason.BAD_LINE: _Words("A line of the link was not understood: {because}"),
    Reason.UNKNOWN_SEAT: _Words("Seat {seat} was never connected"),
    Reason.NO_BOX: _Words("No such box of seat {seat} waits to be counted"),
    Reason.BOXES_UNCOUNTED: _Words("Too many boxes wait to be counted: count those first"),
    Reason.UNKNOWN_CASE: _Words("That case is answered already"),
    Reason.TOO_OLD: _Words("Round {round} is too long ago"),
    Reason.SAME_NUMBER: _Words("That is the number the round was settled by"),
    Reason.NO_MALFUNCTION: _Words("Nothing about that seat is in question any more"),
    # What a tournament does not allow.
    Reason.TOURNAMENT_NOT_OFFERED: _Words("This rule book has no rules for tournaments"),
    Reason.NO_TOURNAMENT: _Words("No tournament is open at this table"),
    Reason.TOURNAMENT_OPEN: _Words("A tournament is open at this table: close it first"),
    Reason.TOURNAMENT_CANCELLED: _Words("The tournament does not proceed: pay what is owed"),
    Reason.TOURNAMENT_ON: _Words(
        "A session of a tournament is played: no money is taken at this table",
        "A tournament is played here: no money is taken",
        "A tournament is played here.",
    ),
    Reason.TOURNAMENT_FULL: _Words("No more than {value} are taken"),
    Reason.BAD_TERMS: _Words("The terms have faults: {because}"),
    Reason.ENTRIES_CLOSED: _Words("Entries are closed"),
    Reason.NOT_ENDORSED: _Words("The entrant must accept the rules on the form first"),
    Reason.NO_WILD_CARD: _Words("The terms have no more wild cards"),
    Reason.UNKNOWN_ENTRANT: _Words("There is no entrant {name}"),
    Reason.ENTRANT_OUT: _Words("Entrant {name} is out of the tournament"),
    Reason.ENTRANT_TWICE: _Words("An entrant is named twice"),
    Reason.NOT_THIS_HEAT: _Words("Entrant or results do not belong to this heat"),
    Reason.NUMBER_OF_PLAYERS: _Words("That is not a number of players that the terms allow"),
    Reason.SEAT_TAKEN: _Words("The seat is taken"),
    Reason.NOT_SEATED: _Words("Every player needs a seat first"),
    Reason.LOT_DUE: _Words("The seats are being drawn: wait a moment"),
    Reason.LIVE_CREDIT: _Words("Seat {seat} has credit: cash it out, or lock the seat, first"),
    Reason.NO_SESSION: _Words("No session is under way"),
    Reason.SESSION_UNDER_WAY: _Words("A session is under way: it must end first"),
    Reason.SESSION_NOT_OVER: _Words("The session is not over, or its chips are not recorded"),
    Reason.SESSION_RECORDED: _Words("The chips of this session are recorded: it stands"),
    Reason.SESSION_TO_END: _Words(
        "The session is over: record it, play off ties and advance the winners first"
    ),
    Reason.NOT_IN_SESSION: _Words(
        "That player is not in the session", "You are not playing in this session"
    ),
    Reason.LIMITS_AGAINST_PLAYERS: _Words(
        "Only a lower minimum and a higher maximum, in whole units, count in a session"
    ),
    Reason.NO_RE_BUY: _Words("The terms allow entrant {name} no re-buy now"),
    Reason.BAD_POINTS: _Words(
        "{points} points are no number of points for that", "Choose a chip first"
    ),
    Reason.POINTS_DO_NOT_FIT: _Words(
        "No more than {points} points are allowed there", "No more than {points} points there"
    ),
    Reason.POINTS_OUTSIDE_LIMITS: _Words("Wagers of points are outside the limits of the session"),
    Reason.POINTS_BELOW: _Words(
        "Less than {points} points were wagered", "At least {points} points on this spin"
    ),
    Reason.TIED: _Words("There is a tie: start the play-off first"),
    Reason.NOT_TIED: _Words("There is no tie to play off"),
    Reason.FINAL: _Words("This is the final: award the prizes"),
    Reason.NOT_FINAL: _Words("This is not the final: advance the winners"),
    Reason.NOT_DECIDED: _Words("The tournament is not decided: play the final, or cancel it"),
    Reason.NO_DISCRETION: _Words("The terms allow nobody else to be deemed a winner"),
    Reason.NO_BONUS: _Words("The terms have no such bonus, or it was awarded"),
    Reason.NOTHING_OWED: _Words("Nothing of that is owed to entrant {name}"),
    Reason.STILL_OWED: _Words("{cents} are still owed to entrants"),
    Reason.FALSE_RESULTS: _Words("These results are not taken: {because}"),
    Reason.RESULTS_KNOWN: _Words("These results of {name} were taken before"),
    # What the jackpot controller does not allow.
    Reason.BAD_LEVELS: _Words("These levels cannot be played for: {because}"),
    Reason.RETURN_TOO_HIGH: _Words(
        "By these levels the jackpot wager gives back more than allowed"
    ),
    Reason.LINK_STARTED: _Words("The jackpots are running: stop them first"),
    Reason.LINK_STOPPED: _Words("The jackpots are stopped"),
    Reason.HITS_PENDING: _Words("A jackpot that was won is not paid yet"),
    Reason.TRIGGER_SEALED: _Words("The trigger of a level is drawn, and its seal is not opened"),
    Reason.TRIGGER_NOT_DUE: _Words("No trigger of the level {name} is to be drawn or opened"),
    Reason.NOT_THE_TRIGGER: _Words("That is not the trigger of the level {name}"),
    Reason.UNKNOWN_LEVEL: _Words("There is no such level"),
    Reason.LEVEL_STOPPED: _Words("The level {name} is stopped"),
    Reason.UNKNOWN_TABLE: _Words("There is no place for one more table"),
    Reason.UNKNOWN_HIT: _Words("Nobody there has won the jackpot {name}"),
    Reason.SHARE_PAID: _Words("The share of seat {seat} in the jackpot {name} is settled already"),
    Reason.ROUND_CONFIRMED: _Words("The jackpot draw of round {round} is confirmed already"),
    Reason.ROUND_VOID: _Words("The jackpot wagers of round {round} are void and returned"),
    Reason.NOT_DRAWN: _Words("There is no such jackpot draw, or it is not confirmed"),
    Reason.WAGER_ADJUSTED: _Words("The jackpot wager of seat {seat} is taken out already"),
    Reason.JACKPOTS_CUT: _Words("This table has seen more of the jackpot journal than is there"),
}

_LIMITS = {
    Limit.MAXIMUM: "Table maximum {limit}",
    Limit.MINIMUM: "Table minimum {limit}",
    Limit.UNIT: "Steps of {limit}",
    Limit.AGGREGATE_MAXIMUM: "All bets together at most {limit}",
    Limit.AGGREGATE_MINIMUM: "All bets together at least {limit}",
    Limit.BALANCE: "Credit {limit}",
    Limit.MAIN_WAGER: "Only beside another bet",
}
_NOT_PLACED = "{why}: not placed"
_PLACED = "{why}: {added} placed"


def texts() -> Iterator[str]:
    """All that is to be translated."""
    for words in _WORDS.values():
        yield from filter(None, words)
    yield from (_NOT_NOW, _NO_NOTES, _LOSS_LIMIT_LEAVES, *_LIMITS.values())
    yield from (_NOT_PLACED, _PLACED, _PAID_ON, _PAID_ELSEWHERE, _EXPIRED_ON)


def staff_words(why: Refusal, translate: Translate = in_english) -> str:
    return _said(_WORDS[why.reason].staff, why, short_money_text, translate)


def journal_words(reason: str, translate: Translate = in_english) -> str:
    """Of what a fact gives as its reason. What a person said, and the sentences that journals held
    before they held codes, stand as they are."""
    why = read_refusal(reason)
    return reason if why is None else staff_words(why, translate)


def player_words(why: Refusal, money: Money, translate: Translate = in_english) -> str:
    if why.limit is not None and why.limit_cents is not None:
        limit_cents = why.limit_cents
        return limit_words(why.limit, limit_cents, money, translate, added_cents=0)
    words = _WORDS[why.reason].player or _NOT_NOW
    if why.reason is Reason.OWN_LOSS_LIMIT and why.cents is not None:
        words = _LOSS_LIMIT_LEAVES
    return _said(words, why, money, translate)


def _moment(time_ms: int) -> str:
    return datetime.fromtimestamp(time_ms / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def limit_words(
    limit: Limit, limit_cents: int, money: Money, translate: Translate, *, added_cents: int
) -> str:
    """What a limit did at a spot, in a few words beside it."""
    if limit is Limit.BALANCE and not limit_cents:
        return translate(CONTEXT, _NO_CREDIT)
    why = translate(CONTEXT, _LIMITS[limit]).format(limit=money(limit_cents))
    if not added_cents:
        return translate(CONTEXT, _NOT_PLACED).format(why=why)
    return translate(CONTEXT, _PLACED).format(why=why, added=money(added_cents))


def given_back_words(
    why: Refusal, translate: Translate = in_english, moment: Callable[[int], str] = _moment
) -> str:
    """Of a note or ticket. `moment` writes a day and a time of day."""
    cause = why.cause or why.reason
    if cause is Reason.TICKET_PAID and why.time_ms is not None and (why.seat or why.name):
        words = _PAID_ON if why.seat else _PAID_ELSEWHERE
        time = moment(why.time_ms)
        return translate(CONTEXT, words).format(time=time, seat=why.seat, name=why.name)
    if cause is Reason.TICKET_EXPIRED and why.time_ms is not None:
        return translate(CONTEXT, _EXPIRED_ON).format(time=moment(why.time_ms))
    by_table = why.reason is Reason.TABLE_REFUSES
    words = _WORDS[cause].given_back
    if why.tender is Tender.NOTE:
        words = _NO_NOTES
    otherwise = Reason.TICKET_NOT_ISSUED if by_table else Reason.LOCKED
    return translate(CONTEXT, words or _WORDS[otherwise].given_back)


def _said(words: str, why: Refusal, money: Money, translate: Translate) -> str:
    details = asdict(why)
    if why.cents is not None:
        details["cents"] = money(why.cents)
    if why.limit_cents is not None:
        details["limit_cents"] = money(why.limit_cents)
    return translate(CONTEXT, words).format(**details)
