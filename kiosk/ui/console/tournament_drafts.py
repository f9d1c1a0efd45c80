"""Orders of the tournament director (S3 section 5), from the terms to the last prize."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from kiosk.game.table import commands as c
from kiosk.game.times import DAY_MS
from kiosk.game.tournament.state import EntrantState
from kiosk.game.tournament.values import IN_PLAY, Ground, Owed, SessionPhase
from kiosk.link.messages import EntrantSeen, StackSeen, TournamentHouse, TournamentSeen
from kiosk.rules.tournament.file import TermsFile, load_terms
from kiosk.rules.tournament.terms import CANCEL_DAYS
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.drafts import Choice, Draft, Filled, Said, TextField
from kiosk.ui.texts import QT_TRANSLATE_NOOP, translate
from kiosk.ui.times import moment
from kiosk.ui.tournament_words import player_name

NAME_MAX, WORDS_MAX = 60, 200
FAIR = (EntrantState.IN, EntrantState.OUT)
"""Neither withdrawn nor disqualified: whoever is out may have a prize, and lose it."""


def offers(desk: ConsoleDesk) -> bool:
    return desk.book.terms.tournament is not None


def waiting(house: TournamentHouse) -> list[EntrantSeen]:
    """Who plays in the next session: those who are left of the earliest heat."""
    there = [one for one in house.entrants if one.state is EntrantState.IN]
    heat = min((one.heat for one in there), default=0)
    return [one for one in there if one.heat == heat]


def terms_of(desk: ConsoleDesk) -> TermsFile | None:
    lines = desk.tournament_terms
    return load_terms("\n".join(lines), "terms") if lines else None


def next_call(desk: ConsoleDesk) -> tuple[str, ...]:
    """As many as there are seats, in sessions of about the same size."""
    terms = terms_of(desk)
    there = [one for one in waiting(desk.tournament) if one.checked_in]
    if terms is None or not there:
        return ()
    most = min(terms.terms.session.players_max, len(desk.seats))
    sessions = -(-len(there) // max(1, most))
    return tuple(one.entrant for one in there[: -(-len(there) // sessions)])


# ---- Before a session ---------------------------------------------------------------------------


def open_tournament(desk: ConsoleDesk) -> Draft | None:
    files = desk.look.tournaments
    if not files:
        return None
    choices = tuple(Choice(name, title) for name, (title, _) in files.items())
    return Draft(
        key="open-tournament",
        command=c.OpenTournament,
        title=Said(QT_TRANSLATE_NOOP("Console", "Open a tournament")),
        says=(
            translate("Console", "Its terms go into the journal and into the rules of play."),
            translate("Console", "Nothing of them can be changed after that."),
        ),
        confirm=translate("Console", "Open it"),
        options=choices,
        start=Filled(option=choices[0]),
        make=lambda filled: c.OpenTournament(files[filled.the_option.id][1], desk.now_ms()),
    )


def register_entrant(desk: ConsoleDesk) -> Draft:
    entry = Choice("entry-1", QT_TRANSLATE_NOOP("Console", "Entry"))
    return Draft(
        key="register-entrant",
        command=c.RegisterEntrant,
        title=Said(QT_TRANSLATE_NOOP("Console", "Add an entrant")),
        says=(
            translate("Console", "The name is for the records alone: screens show a number."),
            translate("Console", "The entrant has read the terms and signed the form."),
        ),
        confirm=translate("Console", "Add"),
        texts=(TextField("name", translate("Console", "Name"), NAME_MAX),),
        options=(entry, *_wild_cards(desk)),
        start=Filled(option=entry),
        make=lambda filled: c.RegisterEntrant(
            filled.text("name") or guest(desk.tournament),
            endorsed=True,
            wild_card=filled.the_option is not entry,
            heat=int(filled.the_option.id.rpartition("-")[2]),
        ),
    )


def _wild_cards(desk: ConsoleDesk) -> Iterator[Choice]:
    """As many as the terms have, each into a heat that is still to be played (S3 1.1 Wild Card)."""
    terms, house = terms_of(desk), desk.tournament
    if (
        terms is None
        or sum(one.wild_card for one in house.entrants) >= terms.terms.entry.wild_cards
    ):
        return
    text = QT_TRANSLATE_NOOP("Console", "Wild card, heat {heat}")
    for heat in range(_heat(house), terms.terms.heats + 1):
        yield Choice(f"wild-{heat}", text, details={"heat": str(heat)})


def guest(house: TournamentHouse) -> str:
    """Of somebody who gave no name."""
    return f"Guest {len(house.entrants) + 1}"


def _heat(house: TournamentHouse) -> int:
    return waiting(house)[0].heat if waiting(house) else 1


def check_in(desk: ConsoleDesk) -> Draft | None:
    absent = [one for one in waiting(desk.tournament) if not one.checked_in]
    if not absent:
        return None
    return of_entrant(
        Draft(
            key="check-in",
            command=c.CheckInEntrant,
            title=Said(QT_TRANSLATE_NOOP("Console", "Check an entrant in")),
            says=(translate("Console", "The entrant is here, and can be called to a session."),),
            confirm=translate("Console", "Check in"),
            options=entrant_choices(absent),
            make=lambda filled: c.CheckInEntrant(filled.the_option.id),
        ),
    )


def withdraw_entrant(desk: ConsoleDesk) -> Draft | None:
    there = [one for one in desk.tournament.entrants if one.state is EntrantState.IN]
    if not there:
        return None
    return of_entrant(
        Draft(
            key="withdraw-entrant",
            command=c.WithdrawEntrant,
            title=Said(QT_TRANSLATE_NOOP("Console", "An entrant withdraws")),
            says=(_fee_goes_back(desk),),
            confirm=translate("Console", "Withdraw"),
            options=entrant_choices(there),
            make=lambda filled: c.WithdrawEntrant(filled.the_option.id),
            danger=True,
        ),
    )


def _fee_goes_back(desk: ConsoleDesk) -> str:
    """S3 5.6."""
    terms = terms_of(desk)
    days = terms.terms.entry.cancel_days if terms is not None else CANCEL_DAYS
    until_ms = desk.tournament.begins_ms - days * DAY_MS
    if desk.now_ms() > until_ms:
        return translate("Console", "It is too late for the entry fee to go back (S3 5.6).")
    text = translate("Console", "The entry fee is owed back until {moment} (S3 5.6).")
    return text.format(moment=moment(until_ms))


def call_session(desk: ConsoleDesk) -> Draft | None:
    """Those who are next are proposed; the director decides (S3 5.5(c))."""
    called, terms = next_call(desk), terms_of(desk)
    if not called or terms is None:
        return None
    there = [one for one in waiting(desk.tournament) if one.checked_in]
    heat, choices = there[0].heat, entrant_choices(there)
    session = terms.terms.session
    most = min(session.players_max, len(desk.seats))
    return Draft(
        key="call-session",
        command=c.CallSession,
        title=Said(
            QT_TRANSLATE_NOOP("Console", "Call a session of heat {heat}"), {"heat": str(heat)}
        ),
        says=(
            translate("Console", "Whoever is chosen plays in it."),
            translate("Console", "Credit must be cashed out before the session starts."),
        ),
        confirm=translate("Console", "Call them"),
        options=choices,
        several=(session.players_min, most),
        start=Filled(several=tuple(one for one in choices if one.id in called)),
        make=lambda filled: c.CallSession(heat, tuple(one.id for one in filled.several)),
    )


def draw_seats(desk: ConsoleDesk) -> Draft | None:
    house = desk.tournament
    seats = tuple(sorted(desk.seats, key=by_number))[: len(house.called)]
    if not house.called or len(seats) < len(house.called):
        return None
    return Draft(
        key="draw-seats",
        command=c.DrawSeats,
        title=Said(QT_TRANSLATE_NOOP("Console", "Draw seats by lot")),
        says=(
            translate("Console", "Seats {seats}.").format(seats=", ".join(seats)),
            translate("Console", "The lot is drawn by the table and kept in its journal."),
        ),
        confirm=translate("Console", "Draw"),
        make=lambda filled: c.DrawSeats(seats),
    )


def by_number(seat: str) -> tuple[int, str]:
    return (int(seat) if seat.isdigit() else 10**6, seat)


def start_session(desk: ConsoleDesk) -> Draft:
    return Draft(
        key="start-session",
        command=c.StartSession,
        title=Said(QT_TRANSLATE_NOOP("Console", "Start the session")),
        says=(
            translate("Console", "Every player gets the chips of the terms. No money is bet."),
            translate("Console", "Rounds are dealt as usual: each is a spin of the session."),
        ),
        confirm=translate("Console", "Start"),
        make=lambda filled: c.StartSession(),
    )


# ---- In a session -------------------------------------------------------------------------------


def playing(desk: ConsoleDesk) -> list[StackSeen]:
    seen = desk.board.tournament
    return [one for one in seen.players if not one.gone] if seen is not None else []


def set_penalty(desk: ConsoleDesk) -> Draft | None:
    there = [one for one in playing(desk) if not one.out_at]
    if not there:
        return None
    counts = Choice("counts", QT_TRANSLATE_NOOP("Console", "The spin counts as omitted"))
    excused = Choice("excused", QT_TRANSLATE_NOOP("Console", "The spin is excused"))
    return of_entrant(
        Draft(
            key="set-penalty",
            command=c.SetPenalty,
            title=Said(QT_TRANSLATE_NOOP("Console", "A spin was omitted, or is excused")),
            says=(
                translate("Console", "The next bet must be at least double the minimum (S3 5.15)."),
            ),
            confirm=translate("Console", "Note it"),
            options=stack_choices(there),
            reasons=(counts, excused),
            make=lambda filled: c.SetPenalty(
                filled.the_option.id, filled.the_reason.id == counts.id, filled.the_reason.text
            ),
        ),
    )


def rebuy(desk: ConsoleDesk) -> Draft | None:
    terms, there = terms_of(desk), [one for one in playing(desk) if not one.out_at]
    if terms is None or not terms.terms.chips.rebuys or not there:
        return None
    return of_entrant(
        Draft(
            key="rebuy",
            command=c.ReBuy,
            title=Said(QT_TRANSLATE_NOOP("Console", "A player buys in again")),
            says=(translate("Console", "The terms say how often and until when (S3 5.22)."),),
            confirm=translate("Console", "Give the chips"),
            options=stack_choices(there),
            make=lambda filled: c.ReBuy(filled.the_option.id),
        ),
    )


def grant_leave(desk: ConsoleDesk) -> Draft | None:
    there = [one for one in playing(desk) if not one.out_at]
    if not there:
        return None
    approved = Choice("approved", QT_TRANSLATE_NOOP("Console", "Leaves with approval"))
    emergency = Choice("emergency", QT_TRANSLATE_NOOP("Console", "Leaves in an emergency"))
    back = Choice("back", QT_TRANSLATE_NOOP("Console", "Is back"))
    return of_entrant(
        Draft(
            key="grant-leave",
            command=c.GrantLeave,
            title=Said(QT_TRANSLATE_NOOP("Console", "A player leaves, or is back")),
            says=(
                translate("Console", "Whoever leaves without approval is disqualified (S3 5.35)."),
            ),
            confirm=translate("Console", "Approve"),
            options=stack_choices(there),
            reasons=(approved, emergency, back),
            make=lambda filled: c.GrantLeave(
                filled.the_option.id,
                leaves=filled.the_reason.id != back.id,
                reason=filled.the_reason.text,
                emergency=filled.the_reason.id == emergency.id,
            ),
        ),
    )


_GROUNDS = {
    Ground.RULES: QT_TRANSLATE_NOOP("Console", "does not comply with the rules"),
    Ground.ABSENT: QT_TRANSLATE_NOOP("Console", "was not there in time"),
    Ground.CONDUCT: QT_TRANSLATE_NOOP("Console", "disturbs the conduct of the tournament"),
    Ground.CHIPS: QT_TRANSLATE_NOOP("Console", "hides chips"),
    Ground.LEFT: QT_TRANSLATE_NOOP("Console", "left without approval"),
}


def disqualify(desk: ConsoleDesk) -> Draft | None:
    in_session = {one.entrant for one in playing(desk)}
    there = [one for one in desk.tournament.entrants if one.state in FAIR]
    there.sort(key=lambda one: (one.entrant not in in_session, one.state is EntrantState.OUT))
    if not there:
        return None
    return of_entrant(
        Draft(
            key="disqualify",
            command=c.DisqualifyEntrant,
            title=Said(QT_TRANSLATE_NOOP("Console", "Disqualify an entrant")),
            says=(translate("Console", "The chips leave the game (S3 5.5, 5.24)."),),
            confirm=translate("Console", "Disqualify"),
            options=entrant_choices(there),
            reasons=tuple(Choice(ground.value, text) for ground, text in _GROUNDS.items()),
            make=lambda filled: c.DisqualifyEntrant(
                filled.the_option.id, Ground(filled.the_reason.id), filled.the_reason.text
            ),
            danger=True,
            any_time=True,
        ),
    )


def abandon_session(desk: ConsoleDesk) -> Draft:
    return _with_reason(
        Draft(
            key="abandon-session",
            command=c.AbandonSession,
            title=Said(QT_TRANSLATE_NOOP("Console", "Abandon the session")),
            says=(translate("Console", "It counts for nothing, and can be called again."),),
            confirm=translate("Console", "Abandon it"),
            make=lambda filled: c.AbandonSession(filled.the_reason.text),
            danger=True,
        )
    )


# ---- After a session ----------------------------------------------------------------------------


def record_session(desk: ConsoleDesk) -> Draft:
    stacks = ", ".join(f"{player_name(one.entrant)} {one.stack}" for one in playing(desk))
    return Draft(
        key="record-session",
        command=c.RecordSession,
        title=Said(QT_TRANSLATE_NOOP("Console", "Record the chips")),
        says=(stacks, translate("Console", "Places follow from them (S3 5.25, 5.26).")),
        confirm=translate("Console", "Record"),
        make=lambda filled: c.RecordSession(),
    )


def start_play_off(desk: ConsoleDesk) -> Draft:
    tied = ", ".join(player_name(one) for one in desk.tournament.tied)
    return Draft(
        key="start-play-off",
        command=c.StartPlayOff,
        title=Said(QT_TRANSLATE_NOOP("Console", "Start the play-off")),
        says=(
            translate("Console", "Tied: {names}.").format(names=tied),
            translate("Console", "They get equal new chips (S3 5.23, 5.26)."),
        ),
        confirm=translate("Console", "Start play-off"),
        make=lambda filled: c.StartPlayOff(),
    )


def advance_winners(desk: ConsoleDesk) -> Draft:
    """With them whom the director deems to be winners too, if the terms say how (S3 5.27)."""
    advancing, terms = desk.tournament.advancing, terms_of(desk)
    names = ", ".join(player_name(one) for one in advancing)
    how = terms.terms.advance.discretionary if terms is not None else ""
    others = [one for one in playing(desk) if not one.out_at and one.entrant not in advancing]
    deemed: tuple[str, ...] = ()
    if how and others:
        also = translate("Console", "Others may be chosen too: {how} (S3 5.27)")
        deemed = (also.format(how=how),)
    return Draft(
        key="advance-winners",
        command=c.AdvanceWinners,
        title=Said(QT_TRANSLATE_NOOP("Console", "Advance the winners")),
        says=(translate("Console", "To the next heat: {names}.").format(names=names), *deemed),
        confirm=translate("Console", "Advance"),
        options=stack_choices(others) if deemed else (),
        several=(0, len(others)) if deemed else None,
        make=lambda filled: c.AdvanceWinners(
            tuple(one.id for one in filled.several), how[:WORDS_MAX] if filled.several else ""
        ),
    )


def award_prizes(desk: ConsoleDesk) -> Draft:
    seen = desk.board.tournament
    prizes = seen.prizes if seen is not None else ()
    lines = (f"{title}: {desk.look.currency.full(cents)}" for title, cents in prizes[:6])
    return Draft(
        key="award-prizes",
        command=c.AwardPrizes,
        title=Said(QT_TRANSLATE_NOOP("Console", "Award the prizes")),
        says=(*lines, translate("Console", "Ties below the first place share (S3 5.31-5.33).")),
        confirm=translate("Console", "Award"),
        make=lambda filled: c.AwardPrizes(),
    )


def pay_entrant(desk: ConsoleDesk) -> Draft | None:
    due = [
        Choice(
            f"{one.entrant} {owed.value}",
            f"{player_name(one.entrant)} · {one.name}",
            f"{owed_words(owed)} {desk.look.currency.full(cents)}",
        )
        for one in desk.tournament.entrants
        for owed, cents in one.owed.items()
    ]
    if not due:
        return None

    def pay(filled: Filled) -> c.Command:
        entrant, owed = filled.the_option.id.split(" ")
        return c.PayEntrant(entrant, Owed(owed))

    return Draft(
        key="pay-entrant",
        command=c.PayEntrant,
        title=Said(QT_TRANSLATE_NOOP("Console", "Pay an entrant")),
        says=(
            translate("Console", "From the house's account of the tournament, by hand and once."),
        ),
        confirm=translate("Console", "It is paid"),
        options=tuple(due),
        start=Filled(option=due[0]),
        make=pay,
        any_time=True,
    )


def owed_words(owed: Owed) -> str:
    return {
        Owed.FEE: translate("Console", "entry fee"),
        Owed.BUY_IN: translate("Console", "buy-in"),
        Owed.CHIPS: translate("Console", "chips"),
        Owed.PRIZE: translate("Console", "prize"),
        Owed.BONUS: translate("Console", "bonus"),
    }[owed]


def record_decision(desk: ConsoleDesk) -> Draft:
    return Draft(
        key="record-decision",
        command=c.RecordDecision,
        title=Said(QT_TRANSLATE_NOOP("Console", "A decision of the director")),
        says=(translate("Console", "It is kept with the tournament (S3 5.34)."),),
        confirm=translate("Console", "Keep it"),
        texts=(
            TextField("about", translate("Console", "About"), WORDS_MAX),
            TextField("decision", translate("Console", "Decision"), WORDS_MAX),
        ),
        make=lambda filled: c.RecordDecision(
            filled.text("about") or "a dispute", filled.text("decision") or "as it stands"
        ),
        any_time=True,
    )


def cancel_tournament(desk: ConsoleDesk) -> Draft:
    return _with_reason(
        Draft(
            key="cancel-tournament",
            command=c.CancelTournament,
            title=Said(QT_TRANSLATE_NOOP("Console", "Cancel the tournament")),
            says=(translate("Console", "Fees and buy-ins are owed back (S3 5.7, 5.8)."),),
            confirm=translate("Console", "Cancel it"),
            make=lambda filled: c.CancelTournament(filled.the_reason.text),
            danger=True,
        )
    )


def close_tournament(desk: ConsoleDesk) -> Draft:
    return Draft(
        key="close-tournament",
        command=c.CloseTournament,
        title=Said(QT_TRANSLATE_NOOP("Console", "Close the tournament")),
        says=(translate("Console", "Everything is paid. Its records stay."),),
        confirm=translate("Console", "Close it"),
        make=lambda filled: c.CloseTournament(),
    )


# ---- Which of them are offered now --------------------------------------------------------------

DRAFTS = {
    "open-tournament": open_tournament,
    "register-entrant": register_entrant,
    "check-in": check_in,
    "withdraw-entrant": withdraw_entrant,
    "call-session": call_session,
    "draw-seats": draw_seats,
    "start-session": start_session,
    "set-penalty": set_penalty,
    "rebuy": rebuy,
    "grant-leave": grant_leave,
    "disqualify": disqualify,
    "abandon-session": abandon_session,
    "record-session": record_session,
    "start-play-off": start_play_off,
    "advance-winners": advance_winners,
    "award-prizes": award_prizes,
    "pay-entrant": pay_entrant,
    "record-decision": record_decision,
    "cancel-tournament": cancel_tournament,
    "close-tournament": close_tournament,
}


def next_step(desk: ConsoleDesk) -> str:
    """The one order that carries the tournament on; nothing: rounds are to be played."""
    seen, house = desk.board.tournament, desk.tournament
    if seen is None:
        return "open-tournament"
    if seen.cancelled or seen.decided:
        owed = any(one.owed for one in house.entrants)
        return "pay-entrant" if owed else "close-tournament"
    return _step_of(seen, house) or _before_session(desk, house)


def _step_of(seen: TournamentSeen, house: TournamentHouse) -> str:
    match seen.phase:
        case None:
            return ""
        case SessionPhase.CALLED:
            return "start-session" if {*house.seats.values()} == {*house.called} else "draw-seats"
        case phase if phase in IN_PLAY:
            return "playing"
        case SessionPhase.TIED:
            return "start-play-off"
        case SessionPhase.DECIDED:
            return "award-prizes" if seen.heat == seen.heats else "advance-winners"
        case _:
            return "record-session"


def _before_session(desk: ConsoleDesk, house: TournamentHouse) -> str:
    absent = [one for one in waiting(house) if not one.checked_in]
    if not house.entrants:
        return "register-entrant"
    return "check-in" if absent else "call-session" if next_call(desk) else ""


def entrant_choices(there: Sequence[EntrantSeen]) -> tuple[Choice, ...]:
    return tuple(Choice(one.entrant, player_name(one.entrant), one.name) for one in there)


def stack_choices(there: Sequence[StackSeen]) -> tuple[Choice, ...]:
    return tuple(Choice(one.entrant, player_name(one.entrant), str(one.stack)) for one in there)


def of_entrant(draft: Draft) -> Draft:
    """The first is proposed, unless it would be a harm to the wrong one."""
    if draft.danger:
        return draft
    first = draft.reasons[0] if draft.reasons else None
    return replace(draft, start=Filled(option=draft.options[0], reason=first))


def _with_reason(draft: Draft) -> Draft:
    return replace(draft, reasons=tuple(_reasons()))


def _reasons() -> Iterator[Choice]:
    yield Choice("few", QT_TRANSLATE_NOOP("Console", "Too few entrants"))
    yield Choice("fault", QT_TRANSLATE_NOOP("Console", "Equipment has failed"))
    yield Choice("other", QT_TRANSLATE_NOOP("Console", "The house decides so"))
