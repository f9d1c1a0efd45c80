"""What was done at the table, told to consoles as it is written: a line of their log each."""

from collections.abc import Iterator, Sequence
from typing import Any

from kiosk.game import facts as f
from kiosk.game.bounds import TEXT_MAX
from kiosk.link.messages import Deed
from kiosk.rules.money import money_text

TOLD: tuple[type[f.Fact], ...] = (
    f.TableOpened,
    f.TableClosed,
    f.ResultCorrected,
    f.NoSpinCalled,
    f.RoundVoided,
    f.SpreadVoided,
    f.SeatVoided,
    f.WagerAdjusted,
    f.WagersForfeited,
    f.MalfunctionDeclared,
    f.RecordsJudged,
    f.BallExamined,
    f.SeatCredited,
    f.SeatHandPaid,
    f.SeatVouchersHandedBack,
    f.SeatTipped,
    f.SeatNotesTold,
    f.SeatPaperJudged,
    f.InspectorateNotified,
    f.StaffEnrolled,
    f.StaffDismissed,
    f.PinChanged,
    f.StaffUnlocked,
    f.StaffLetIn,
    f.LegacyGranted,
    f.LimitsAgreed,
    f.NoticeWithdrawn,
    f.HouseTextShown,
    f.PlayerTold,
    f.SeatCleared,
    f.FloatFilled,
    f.FloatCredited,
    f.DealerChanged,
    f.BoxCollected,
    f.BoxCounted,
    f.TournamentOpened,
    f.TournamentCancelled,
    f.TournamentClosed,
    f.EntrantDisqualified,
    f.SeatsDrawn,
    f.SessionStarted,
    f.PointsAdjusted,
    f.SessionRecorded,
    f.PlayOffStarted,
    f.WinnersAdvanced,
    f.PrizesAwarded,
    f.SessionAbandoned,
    f.EntrantPaid,
    f.DirectorDecided,
)
"""Those that nothing else on a console's screen tells."""


def deeds(facts: Sequence[f.Fact], now_ms: int) -> Iterator[Deed]:
    for fact in facts:
        if isinstance(fact, TOLD):
            yield _deed(fact, now_ms)


def _deed(fact: Any, now_ms: int) -> Deed:
    told = {name: getattr(fact, name, "") for name in ("seat", "second", "name", "how", "text")}
    lines = (" / ".join(fact.lines) or "–") if isinstance(fact, f.HouseTextShown) else ""
    notes = getattr(fact, "notes", None) or {}
    cents = (getattr(fact, "cents", 0) or 0) + getattr(fact, "float_cents", 0)
    if isinstance(fact, f.BoxCounted):
        told["how"] = money_text(fact.difference_cents)
    if isinstance(fact, f.SeatTipped):
        told["name"] = fact.dealer or "–"
    return Deed(
        kind=_kind(fact),
        at_ms=now_ms,
        who=getattr(fact, "who", "") or getattr(fact, "by", ""),
        second=told["second"],
        seat=told["seat"],
        name=told["name"],
        round=getattr(fact, "round", 0),
        number=getattr(fact, "outcome", None) or "",
        cents=max(0, cents) + sum(value * count for value, count in notes.items()),
        reason=str(getattr(fact, "reason", "") or told["how"] or told["text"] or lines)[:TEXT_MAX],
    )


def _kind(fact: f.AnyFact) -> str:
    """As the fact's, unless there are words of their own for such a one."""
    if isinstance(fact, f.SeatHandPaid) and fact.part:
        return "seat_part_paid"
    if isinstance(fact, f.SeatPaperJudged) and fact.cents:
        return "seat_note_found"
    return f.kind_of_fact(fact)
