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
    cents = getattr(fact, "cents", 0) + getattr(fact, "float_cents", 0)
    if isinstance(fact, f.BoxCounted):
        told["how"] = money_text(fact.difference_cents)
    return Deed(
        kind=f.kind_of_fact(fact),
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
