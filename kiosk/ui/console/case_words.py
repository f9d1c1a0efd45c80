"""How long a case has left by the rule book's clock, and what of its money is here."""

from collections.abc import Iterator

from kiosk.game.recovery.word import MORE_THAN_ITS_WORD
from kiosk.game.times import HOUR_MS, MINUTE_MS
from kiosk.link import messages as m
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.texts import translate


def overdue(desk: ConsoleDesk, case: m.OpenCase) -> bool:
    return case.until_ms is not None and desk.now_ms() >= case.until_ms


def clock_words(desk: ConsoleDesk, case: m.OpenCase) -> str:
    """Nothing, where the document has no clock."""
    if case.until_ms is None:
        return ""
    left_ms = case.until_ms - desk.now_ms()
    hours, minutes = abs(left_ms) // HOUR_MS, abs(left_ms) % HOUR_MS // MINUTE_MS
    text = translate("Console", "{hours} h {minutes} min left")
    if left_ms <= 0:
        text = translate("Console", "overdue by {hours} h {minutes} min")
    return text.format(hours=hours, minutes=minutes)


def money_words(desk: ConsoleDesk, case: m.OpenCase) -> Iterator[str]:
    money = desk.look.currency
    if case.held and case.held_cents is not None:
        text = translate("Console", "Set aside: {held}. Claimed from the player: {rest}.")
        yield text.format(held=money.full(case.held_cents), rest=money.full(case.claimed_cents))
    elif case.what == MORE_THAN_ITS_WORD:
        yield translate(
            "Console", "Nothing of it is paid before you say that the terminal's records are right."
        )
    elif not case.held and case.claimed_cents:
        text = translate("Console", "Nothing of it is here: {rest} is claimed from the player.")
        yield text.format(rest=money.full(case.claimed_cents))
    if case.notify:
        yield translate("Console", "The Inspectorate is to be notified, and nobody has done so.")
