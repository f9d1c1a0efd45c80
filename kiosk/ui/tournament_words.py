"""Tournaments in words, on every screen alike. Points have no sign of a currency and no decimals:
nobody may take them for money."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kiosk.game.tournament.values import SessionPhase
from kiosk.rules.money import Marks
from kiosk.rules.points import Points
from kiosk.ui.texts import translate

if TYPE_CHECKING:  # a screen is shown before all that is behind it is loaded
    from kiosk.link.messages import StackSeen, TournamentSeen

_JOIN = "\N{WORD JOINER}"


def points_text(points: Points, marks: Marks) -> str:
    sign = f"-{_JOIN}" if points.count < 0 else ""
    return sign + f"{abs(points.count):,}".replace(",", marks.group)


def signed_points(points: Points, marks: Marks) -> str:
    """As a difference: with a plus where it is more."""
    return f"{f'+{_JOIN}' if points.count > 0 else ''}{points_text(points, marks)}"


def is_out(one: "StackSeen") -> bool:
    """Disqualified, or all was lost; who has a prize for the place that he lost it in is not."""
    return one.gone or (bool(one.out_at) and not one.prize_cents)


def is_final(seen: "TournamentSeen") -> bool:
    return bool(seen.heats) and seen.heat == seen.heats


def player_name(entrant: str) -> str:
    return translate("TournamentWords", "Player {number}").format(number=entrant)


def heat_words(seen: "TournamentSeen") -> str:
    if is_final(seen):
        return translate("TournamentWords", "Final")
    text = translate("TournamentWords", "Heat {heat} of {heats}")
    return text.format(heat=seen.heat, heats=seen.heats)


def spin_words(seen: "TournamentSeen") -> str:
    """The spin that is bet on, or is under way."""
    spin = min(seen.spin + 1, seen.spins) if seen.spins else seen.spin + 1
    if seen.play_off:
        text = translate("TournamentWords", "play-off, spin {spin} of {spins}")
    elif seen.spins:
        text = translate("TournamentWords", "spin {spin} of {spins}")
    else:
        text = translate("TournamentWords", "spin {spin}")
    return text.format(spin=spin, spins=seen.spins)


def session_words(seen: "TournamentSeen") -> str:
    """Of a session that is not being played."""
    match seen.phase:
        case SessionPhase.CALLED:
            return translate("TournamentWords", "Players take their seats")
        case SessionPhase.PLAYED | SessionPhase.PLAY_OFF_PLAYED:
            return translate("TournamentWords", "Chips are being counted")
        case SessionPhase.TIED:
            return translate("TournamentWords", "A play-off decides")
        case SessionPhase.DECIDED:
            return translate("TournamentWords", "The places are decided")
        case None if seen.decided:
            return translate("TournamentWords", "The prizes are awarded")
        case _:
            return ""


def rivals(seen: "TournamentSeen") -> list["StackSeen"]:
    """Who has a place, and whose stacks can be compared: chips of a play-off are new ones."""
    playing_off = seen.phase in (SessionPhase.PLAY_OFF, SessionPhase.PLAY_OFF_PLAYED)
    return [one for one in seen.players if one.place and (one.tied or not playing_off)]


def in_order(players: Sequence["StackSeen"]) -> list["StackSeen"]:
    """As the table tells them, and whoever is out below all others."""
    return sorted(players, key=lambda one: one.gone or bool(one.out_at))
