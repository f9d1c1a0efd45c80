"""What can be wrong with terms that have the right shape: figures that contradict one another or
the rules of S3 section 5. Each fault is found, so that an author mends a file in one go."""

from collections.abc import Iterator

from kiosk.rules.tomlfile import Key, Problem
from kiosk.rules.tournament.betting import BESIDE_THE_LAYOUT
from kiosk.rules.tournament.terms import ChipKind, TournamentTerms


def problems(terms: TournamentTerms) -> list[Problem]:
    return [
        *_begins(terms),
        *_session(terms),
        *_limits(terms),
        *_units(terms),
        *_raises(terms),
        *_chips(terms),
        *_play_off(terms),
        *_advance(terms),
    ]


def _begins(terms: TournamentTerms) -> Iterator[Problem]:
    if terms.begins and terms.begins_ms is None:
        yield Problem(("begins",), "is no moment such as 2027-03-12 20:00 +08:00")


def _session(terms: TournamentTerms) -> Iterator[Problem]:
    session = terms.session
    if bool(session.spins) == bool(session.minutes):
        yield Problem(("session",), "is a number of spins, or of minutes: one of the two")
    if session.players_min > session.players_max:
        why = f"is above players_max, {session.players_max}"
        yield Problem(("session", "players_min"), why)
    if terms.entry.entrants_max < session.players_min:
        yield Problem(("entry", "entrants_max"), f"a table needs {session.players_min} players")
    if terms.entry.wild_cards > terms.entry.entrants_max:
        yield Problem(("entry", "wild_cards"), "are more than there may be entrants")


def _limits(terms: TournamentTerms) -> Iterator[Problem]:
    limits = terms.limits
    if limits.minimum > limits.maximum:
        yield Problem(("limits", "minimum"), f"is above the maximum, {limits.maximum}")
    if limits.minimum * 2 > limits.maximum:
        # Whoever omits a spin must bet the double on the next (5.15): it must be possible.
        why = f"whoever omits a spin must bet {limits.minimum * 2} on the next, and may not"
        yield Problem(("limits", "maximum"), why)
    if limits.minimum > terms.chips.points:
        yield Problem(("limits", "minimum"), f"is more than a player has, {terms.chips.points}")
    for kind, most in limits.kinds.items():
        key = ("limits", "kinds", str(kind))
        if kind in BESIDE_THE_LAYOUT:
            yield Problem(key, "is no wager of a tournament")
        elif most > limits.maximum:
            yield Problem(key, f"is above the maximum of a spin, {limits.maximum}")


def _units(terms: TournamentTerms) -> Iterator[Problem]:
    """Stacks are whole units, so that the last of them can be bet."""
    unit = terms.limits.unit
    amounts: dict[Key, int] = {
        ("limits", "minimum"): terms.limits.minimum,
        ("limits", "maximum"): terms.limits.maximum,
        ("chips", "points"): terms.chips.points,
        ("play_off", "points"): terms.play_off.points,
        **{("limits", "kinds", str(kind)): most for kind, most in terms.limits.kinds.items()},
    }
    for key, amount in amounts.items():
        if amount % unit:
            yield Problem(key, f"is not a multiple of the unit, {unit}")


def _raises(terms: TournamentTerms) -> Iterator[Problem]:
    """Never against the player but as these terms provide (5.21); no maximum is ever reduced."""
    before = terms.limits
    spin = 1
    for number, raised in enumerate(terms.raises):
        key = ("raises", number)
        if raised.from_spin <= spin:
            yield Problem((*key, "from_spin"), f"does not come after spin {spin}")
        if raised.maximum < before.maximum:
            why = f"is below {before.maximum}, which holds before: a maximum is not reduced"
            yield Problem((*key, "maximum"), why)
        if raised.minimum < before.minimum:
            yield Problem((*key, "minimum"), f"is below {before.minimum}, which holds before")
        if raised.minimum * 2 > raised.maximum:
            why = f"whoever omits a spin must bet {raised.minimum * 2} on the next, and may not"
            yield Problem((*key, "maximum"), why)
        for name in ("minimum", "maximum"):
            if getattr(raised, name) % terms.limits.unit:
                why = f"is not a multiple of the unit, {terms.limits.unit}"
                yield Problem((*key, name), why)
        before, spin = terms.limits_at(raised.from_spin), raised.from_spin


def _chips(terms: TournamentTerms) -> Iterator[Problem]:
    chips, unit = terms.chips, terms.limits.unit
    if chips.kind is ChipKind.TOURNAMENT and chips.redemption_cents:
        why = "tournament chips go back to the float and are not redeemed (5.25b)"
        yield Problem(("chips", "redemption_cents"), why)
    if chips.kind is not ChipKind.TOURNAMENT and not chips.redemption_cents:
        yield Problem(("chips", "redemption_cents"), f"{chips.kind} chips are redeemed: for what?")
    if unit * chips.redemption_cents % chips.redemption_points:
        yield Problem(("chips", "redemption_cents"), f"{unit} points are no whole number of cents")
    if bool(chips.rebuys) != bool(chips.rebuy_until_spin):
        why = "how often, and until which spin: both or none"
        yield Problem(("chips", "rebuys"), why)


def _play_off(terms: TournamentTerms) -> Iterator[Problem]:
    play_off = terms.play_off
    if play_off.points > terms.chips.points:
        yield Problem(
            ("play_off", "points"), f"is more than the buy-in, {terms.chips.points} (5.23)"
        )
    if play_off.points < terms.limits.minimum:
        yield Problem(("play_off", "points"), f"is less than the minimum, {terms.limits.minimum}")


def _advance(terms: TournamentTerms) -> Iterator[Problem]:
    if terms.advance.players >= terms.session.players_max:
        yield Problem(("advance", "players"), "leaves nobody behind")
    heats = [scheduled.heat for scheduled in terms.schedule]
    missing = sorted({*range(1, max(heats) + 1)} - {*heats})
    if missing:
        yield Problem(("schedule",), f"heat {missing[0]} is never played")
    if heats.count(max(heats)) > 1:
        yield Problem(("schedule",), f"heat {max(heats)} is the final, of which there is one")
