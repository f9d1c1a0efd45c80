"""What the director rules beside the course of a tournament: an entry that is refused, another
seat, easier limits, points by a decision, a bonus, and the results of another table."""

from collections.abc import Iterator

from kiosk.game.table import commands as c
from kiosk.game.tournament.values import IN_PLAY, TO_RECORD, SessionPhase, SessionResults
from kiosk.rules.points import Points
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.drafts import Choice, Draft, Filled, Said, TextField
from kiosk.ui.console.tournament_drafts import (
    FAIR,
    NAME_MAX,
    WORDS_MAX,
    by_number,
    entrant_choices,
    guest,
    of_entrant,
    playing,
    stack_choices,
    terms_of,
)
from kiosk.ui.texts import QT_TRANSLATE_NOOP, translate
from kiosk.ui.tournament_words import player_name, points_text

KEY_SHOWN = 16
"""Letters of the key by which results are signed: two people compare them."""


def refuse_entry(desk: ConsoleDesk) -> Draft:
    reasons = (
        Choice("form", QT_TRANSLATE_NOOP("Console", "The form is not complete")),
        Choice("fee", QT_TRANSLATE_NOOP("Console", "The entry fee was not paid")),
        Choice("full", QT_TRANSLATE_NOOP("Console", "All places are taken")),
        Choice("house", QT_TRANSLATE_NOOP("Console", "The house refuses it")),
    )
    return Draft(
        key="refuse-entry",
        command=c.RefuseEntry,
        title=Said(QT_TRANSLATE_NOOP("Console", "Refuse an entry")),
        says=(translate("Console", "Any application may be refused (S3 5.5)."),),
        confirm=translate("Console", "Refuse it"),
        texts=(TextField("name", translate("Console", "Name"), NAME_MAX),),
        reasons=reasons,
        make=lambda filled: c.RefuseEntry(
            filled.text("name") or guest(desk.tournament), filled.the_reason.text
        ),
        any_time=True,
    )


def assign_seat(desk: ConsoleDesk) -> Draft | None:
    """Before a session, and in it where a terminal has failed."""
    house = desk.tournament
    free = [seat for seat in sorted(desk.seats, key=by_number) if seat not in house.seats]
    if not house.called or not free:
        return None
    sits = {entrant: seat for seat, entrant in house.seats.items()}
    seat_text = QT_TRANSLATE_NOOP("Console", "Seat {seat}")
    seats = tuple(Choice(seat, seat_text, details={"seat": seat}) for seat in free)
    players = tuple(
        Choice(one, player_name(one), _now_at(sits.get(one, ""))) for one in house.called
    )
    return Draft(
        key="assign-seat",
        command=c.AssignSeat,
        title=Said(QT_TRANSLATE_NOOP("Console", "Give a player another seat")),
        says=(
            translate("Console", "Seats that are free. Lots that were drawn are kept (S3 5.12)."),
            translate("Console", "In a session this is for a terminal that has failed."),
        ),
        confirm=translate("Console", "Give the seat"),
        options=players,
        reasons=seats,
        start=Filled(reason=seats[0]),
        make=lambda filled: c.AssignSeat(filled.the_reason.id, filled.the_option.id),
    )


def _now_at(seat: str) -> str:
    return translate("Console", "Seat {seat}").format(seat=seat) if seat else ""


def ease_limits(desk: ConsoleDesk) -> Draft | None:
    seen = desk.board.tournament
    if seen is None or seen.phase not in IN_PLAY:
        return None
    marks, least, most = desk.look.currency.marks, seen.minimum, seen.maximum
    lower = Choice(
        "minimum",
        QT_TRANSLATE_NOOP("Console", "A lower minimum"),
        points_text(Points(least), marks),
    )
    higher = Choice(
        "maximum",
        QT_TRANSLATE_NOOP("Console", "A higher maximum"),
        points_text(Points(most), marks),
    )

    def eased(filled: Filled) -> c.Command:
        points = filled.points.count
        if filled.the_option.id == lower.id:
            return c.EasePointLimits(points, most)
        return c.EasePointLimits(least, points)

    return Draft(
        key="ease-limits",
        command=c.EasePointLimits,
        title=Said(QT_TRANSLATE_NOOP("Console", "Ease the limits")),
        says=(
            translate("Console", "Limits never change against the players (S3 5.21)."),
            translate("Console", "They hold from the next spin on."),
        ),
        confirm=translate("Console", "Ease them"),
        options=(lower, higher),
        points=translate("Console", "Points, on one spin"),
        start=Filled(option=lower),
        make=eased,
    )


def adjust_points(desk: ConsoleDesk) -> Draft | None:
    seen = desk.board.tournament
    there = [one for one in playing(desk) if not one.out_at]
    if seen is None or not there or seen.phase not in (*IN_PLAY, *TO_RECORD):
        return None
    more = Choice("more", QT_TRANSLATE_NOOP("Console", "Points are added"))
    less = Choice("less", QT_TRANSLATE_NOOP("Console", "Points are taken off"))

    def adjusted(filled: Filled) -> c.Command:
        points = filled.points if filled.the_reason.id == more.id else filled.points * -1
        why = filled.text("decision") or filled.the_reason.text
        return c.AdjustPoints(filled.the_option.id, points, why)

    return Draft(
        key="adjust-points",
        command=c.AdjustPoints,
        title=Said(QT_TRANSLATE_NOOP("Console", "Adjust a player's points")),
        says=(translate("Console", "By the director's decision in a dispute (S3 5.34)."),),
        confirm=translate("Console", "Adjust"),
        options=stack_choices(there),
        reasons=(more, less),
        texts=(TextField("decision", translate("Console", "Decision"), WORDS_MAX),),
        points=translate("Console", "How many points"),
        make=adjusted,
    )


def award_bonus(desk: ConsoleDesk) -> Draft | None:
    terms, house = terms_of(desk), desk.tournament
    fair = [one for one in house.entrants if one.state in FAIR]
    left = tuple(
        Choice(str(index), bonus.title, desk.look.currency.full(bonus.cents))
        for index, bonus in enumerate(terms.terms.bonus if terms is not None else ())
        if index not in house.bonuses
    )
    if not left or not fair or not house.sessions:
        return None
    return Draft(
        key="award-bonus",
        command=c.AwardBonus,
        title=Said(QT_TRANSLATE_NOOP("Console", "Award a bonus")),
        says=(translate("Console", "Each of the terms once, to whom they say (S3 5.4)."),),
        confirm=translate("Console", "Award"),
        options=entrant_choices(fair),
        reasons=left,
        start=Filled(reason=left[0]),
        make=lambda filled: c.AwardBonus(int(filled.the_reason.id), filled.the_option.id),
        any_time=True,
    )


# ---- Results of another table -------------------------------------------------------------------


def results_here(desk: ConsoleDesk) -> dict[str, SessionResults]:
    """Of this tournament, by the names of their files."""
    seen = desk.board.tournament
    digest = seen.digest if seen is not None else ""
    there = desk.look.results() if digest else {}
    return {name: results for name, results in there.items() if results.digest == digest}


def import_results(desk: ConsoleDesk) -> Draft | None:
    files = results_here(desk)
    if not files:
        return None
    return of_entrant(
        Draft(
            key="import-results",
            command=c.ImportResults,
            title=Said(QT_TRANSLATE_NOOP("Console", "Take results of another table")),
            says=(
                translate("Console", "Its winners are entrants of the next heat here."),
                translate("Console", "Two people compare the key with that of the other table."),
            ),
            confirm=translate("Console", "Take them"),
            options=tuple(_files(files)),
            make=lambda filled: c.ImportResults(files[filled.the_option.id]),
            any_time=True,
        )
    )


def _files(files: dict[str, SessionResults]) -> Iterator[Choice]:
    of_session = translate("Console", "{table}, session {session}: {count} winners, key {key}")
    for name, results in files.items():
        about = of_session.format(
            table=results.table,
            session=results.session,
            count=len(results.winners),
            key=results.signer[:KEY_SHOWN],
        )
        yield Choice(name, name, about)


DRAFTS = {
    "refuse-entry": refuse_entry,
    "assign-seat": assign_seat,
    "ease-limits": ease_limits,
    "adjust-points": adjust_points,
    "award-bonus": award_bonus,
    "import-results": import_results,
}


def offered_in(phase: SessionPhase | None) -> tuple[str, ...]:
    """Which of them a moment may need."""
    if phase is None:
        return ("refuse-entry", "import-results", "award-bonus")
    if phase is SessionPhase.CALLED:
        return ("assign-seat",)
    if phase in IN_PLAY:
        return ("assign-seat", "ease-limits", "adjust-points")
    return ("adjust-points",) if phase in TO_RECORD else ()
