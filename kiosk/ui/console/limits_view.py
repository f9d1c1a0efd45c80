"""Minimum, maximum and unit of every kind of wager, changed for the whole table.

What is typed is a proposal. It is announced for as long as the rule book asks, or applied at once
where the rule book lets it be.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from kiosk.game.facts import LimitAmounts
from kiosk.game.limits.facts import TOGETHER
from kiosk.game.table import commands as c
from kiosk.link import messages as m
from kiosk.rules.prose.wording import Wording
from kiosk.rules.terms import AtOnce
from kiosk.ui.console.consequences import cited
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.drafts import Choice, Draft, Said
from kiosk.ui.console.sheet_view import SheetView
from kiosk.ui.console.table_drafts import withdraw_notice
from kiosk.ui.limits_in_words import changes
from kiosk.ui.part import ViewPart
from kiosk.ui.pin import typed_cents
from kiosk.ui.shown import rows_of
from kiosk.ui.texts import QT_TRANSLATE_NOOP, translate
from kiosk.ui.times import Times
from kiosk.ui.words import limits_of

PROPORTION = 10
"""A change by so many times is asked about: most of them are a slip of the finger."""
_FIELDS = ("minimum", "maximum", "unit")
Amounts: TypeAlias = Mapping[tuple[str, str], int]


class LimitRow(Struct, frozen=True):
    kind: str
    name: str
    minimum: str
    maximum: str
    unit: str
    selected: str
    """The field under the keys, or nothing."""
    changed: bool


class PresetRow(Struct, frozen=True):
    name: str


class LimitsShown(Struct, frozen=True, kw_only=True):
    edited: bool = False
    has_agreed: bool = False
    """The rule book has limits that are agreed with one player."""
    can_agree: bool = False
    """And somebody plays."""
    can_apply: bool = False
    notice: str = ""
    """What is announced, and since when it can be applied."""
    has_presets: bool = False
    """Limits that the house keeps under a name."""


class LimitsView(ViewPart[LimitsShown, ConsoleDesk]):
    rows = rows_of(LimitRow)
    presets = rows_of(PresetRow)

    def __init__(
        self, desk: ConsoleDesk, sheet: SheetView, times: Times, parent: QObject | None = None
    ) -> None:
        super().__init__(desk, parent)
        self._sheet = sheet
        self._times = times
        self._amounts: dict[tuple[str, str], int] = {}
        """What was typed, by kind and field."""
        self._selected = ("", "")
        self._fresh = True
        """The next digit begins another amount."""
        self._house: m.House | None = None
        """That was last shown."""

    def start(self) -> None:
        """Begin with the limits in force."""
        self._amounts.clear()
        self._selected = ("", "")
        self._show()

    def refresh(self) -> None:
        """What the table shows has changed, though seldom its limits."""
        house = self._desk.client.house
        if self._desk.connected and house is not self._house:
            before, self._house = self._house, house
            self._forget_announced(before, house)
            self._show()

    def _forget_announced(self, before: m.House | None, now: m.House | None) -> None:
        """What was typed is announced, or in force, by now: the sheet shows it as that."""
        if before is None or now is None or not self._amounts:
            return
        news = now.limits_notice != before.limits_notice or now.limits != before.limits
        there = now.limits_notice[0] if now.limits_notice else now.limits
        if news and self.proposal() == there:
            self._amounts.clear()
            self._selected = ("", "")

    def _show(self) -> None:
        before = _flat(self._desk.house.limits)
        rows = []
        for kind in dict.fromkeys(kind for kind, _ in before):
            low, high, unit = (self._text(before, kind, field) for field in _FIELDS)
            selected = self._selected[1] if self._selected[0] == kind else ""
            typed = any((kind, field) in self._amounts for field in _FIELDS)
            rows.append(LimitRow(kind, limits_of(kind), low, high, unit, selected, typed))
        self.rows.show(rows)
        self.presets.show([PresetRow(name) for name in self._desk.look.presets])
        house, edited = self._desk.client.house, bool(self._amounts)
        announced = house is not None and house.limits_notice is not None
        playing = any(seat.playing for seat in self._desk.seats.values())
        agreed = self._desk.book.terms.agreed_limits is not None
        self.show(
            LimitsShown(
                edited=edited,
                has_agreed=agreed,
                can_agree=edited and agreed and playing,
                can_apply=edited or announced,
                notice=self._notice(),
                has_presets=bool(self._desk.look.presets),
            )
        )

    def _text(self, before: Amounts, kind: str, field: str) -> str:
        """What is typed; else what is in force, and what is announced for it."""
        at, notice = (kind, field), self._desk.house.limits_notice
        if at in self._amounts:
            return self._money(self._amounts[at])
        now = before.get(at, 0)
        ahead = _flat(notice[0]).get(at, now) if notice and not self._amounts else now
        return self._money(now) if ahead == now else f"{self._money(now)} → {self._money(ahead)}"

    def _money(self, cents: int) -> str:
        return self._desk.look.currency.short(cents) if cents else "–"

    def proposal(self) -> LimitAmounts:
        amounts = _flat(self._desk.house.limits) | self._amounts
        return LimitAmounts(
            kinds={
                kind: (
                    amounts[kind, "minimum"],
                    amounts[kind, "maximum"],
                    amounts[kind, "unit"] or None,
                )
                for kind in self._desk.house.limits.kinds
            },
            aggregate_minimum_cents=amounts[TOGETHER, "minimum"] or None,
            aggregate_maximum_cents=amounts[TOGETHER, "maximum"] or None,
        )

    # ---- Touches ------------------------------------------------------------------------------

    def _fixed(self) -> tuple[tuple[str, str], ...]:
        """All bets have no unit, and where bets are valid unless rejected no least sum (S4 4.2)."""
        unit = (TOGETHER, "unit")
        no_outlay = self._desk.book.terms.limits.valid_unless_rejected
        return (unit, (TOGETHER, "minimum")) if no_outlay else (unit,)

    @Slot(str, str)
    def select(self, kind: str, field: str) -> None:
        if (kind, field) not in self._fixed():
            self._selected = (kind, field)
            self._fresh = True
            self._show()

    @Slot(str)
    def type(self, digits: str) -> None:
        if self._selected[0]:
            before = 0 if self._fresh else self._amounts.get(self._selected, 0)
            self._fresh = False
            self._amounts[self._selected] = typed_cents(before, digits)
            self._show()

    @Slot()
    def erase(self) -> None:
        if self._selected in self._amounts:
            self._amounts[self._selected] //= 10
            self._fresh = False
            self._show()

    @Slot()
    def reset(self) -> None:
        self.start()

    @Slot()
    def announce(self) -> None:
        limits, terms = self.proposal(), self._desk.book.terms.notices.limits
        says = translate("LimitsView", "Every player sees the new limits for {minutes} minutes.")
        self._sheet.open(
            Draft(
                key="notice-limits",
                command=c.NoticeLimits,
                title=Said(QT_TRANSLATE_NOOP("Console", "Announce new limits")),
                says=(
                    *self._changes(limits),
                    says.format(minutes=terms.minutes),
                    translate("LimitsView", "Then they can be applied between two rounds."),
                    cited(self._desk.book, terms),
                ),
                confirm=translate("LimitsView", "Announce them"),
                reasons=self._meant(limits),
                make=lambda filled: c.NoticeLimits(limits),
                any_time=True,
            )
        )

    @Slot()
    def apply(self) -> None:
        """Those announced, once their notice has run out; or the proposal, at once."""
        terms = self._desk.book.terms.notices.limits
        notice = self._desk.house.limits_notice
        limits = notice[0] if notice and not self._amounts else self.proposal()
        at_once = Wording(translate).either([_at_once_words()[each] for each in terms.at_once_if])
        says = translate("LimitsView", "Without a notice that has run out, only if: {conditions}.")
        self._sheet.open(
            Draft(
                key="change-limits",
                command=c.ChangeLimits,
                title=Said(QT_TRANSLATE_NOOP("Console", "Apply new limits")),
                says=(
                    *self._changes(limits),
                    says.format(conditions=at_once),
                    cited(self._desk.book, terms),
                ),
                confirm=translate("LimitsView", "Apply them"),
                reasons=self._meant(limits),
                options=_ways(terms.at_once_if),
                make=lambda filled: c.ChangeLimits(
                    limits, filled.option is not None and filled.option.id == "agreed"
                ),
            )
        )

    @Slot()
    def agree(self) -> None:
        """The proposal, with one player (S0 5.5, S4 4.4)."""
        terms = self._desk.book.terms.agreed_limits
        assert terms is not None, "no key for it is offered"
        limits = self.proposal()
        playing = [name for name, seat in self._desk.seats.items() if seat.playing]
        says = translate(
            "LimitsView", "They hold for one player until he leaves, and his screen has a marker."
        )
        self._sheet.open(
            Draft(
                key="agree-limits",
                command=c.AgreeLimits,
                title=Said(QT_TRANSLATE_NOOP("Console", "Agree limits with one player")),
                says=(*self._changes(limits), says, cited(self._desk.book, terms)),
                confirm=translate("LimitsView", "Agreed"),
                reasons=self._meant(limits),
                options=tuple(Choice(name, name) for name in playing),
                make=lambda filled: c.AgreeLimits(filled.the_option.id, limits),
            )
        )

    @Slot(str)
    def load(self, name: str) -> None:
        """What the house keeps under a name, as if it was typed. What it leaves open stays."""
        now = _flat(self._desk.house.limits)
        kept = self._desk.look.presets.get(name, {})
        wanted = {
            (kind, field): cents
            for kind, amounts in kept.items()
            for field, cents in zip(_FIELDS, amounts, strict=False)
        }
        self._amounts = {at: cents for at, cents in wanted.items() if now.get(at, cents) != cents}
        self._selected = ("", "")
        self._show()

    @Slot()
    def withdraw(self) -> None:
        self._sheet.open(withdraw_notice(self._desk))

    def _changes(self, new: LimitAmounts) -> list[str]:
        """Old and new side by side, all of them, before anybody reads them as a notice."""
        now = self._desk.house.limits
        told = changes(now, new, self._desk.look.currency, most=len(now.kinds))
        return told or [translate("LimitsView", "Nothing is changed.")]

    def _meant(self, new: LimitAmounts) -> tuple[Choice, ...]:
        """To be touched where an amount is out of proportion to the one before."""
        now, then = _flat(self._desk.house.limits), _flat(new)
        strange = any(
            cents and now.get(at) and not 1 / PROPORTION < cents / now[at] < PROPORTION
            for at, cents in then.items()
        )
        text = QT_TRANSLATE_NOOP("Console", "An amount changes tenfold or more, and is meant")
        return (Choice("meant", text),) if strange else ()

    def _notice(self) -> str:
        house = self._desk.client.house
        if house is None or house.limits_notice is None:
            return ""
        due_ms = house.limits_notice[1]
        time = self._times.of_day(due_ms)[:-3]
        if self._times.now_ms() >= due_ms:
            return translate("LimitsView", "Announced: the notice has run out at {time}").format(
                time=time
            )
        return translate("LimitsView", "Announced for {time}").format(time=time)


def _flat(limits: LimitAmounts) -> dict[tuple[str, str], int]:
    """Each amount by kind and field; 0: there is none."""
    low, high = limits.aggregate_minimum_cents or 0, limits.aggregate_maximum_cents or 0
    amounts = {(TOGETHER, "minimum"): low, (TOGETHER, "maximum"): high}
    for kind, (low, high, unit) in limits.kinds.items():
        amounts |= {(kind, "minimum"): low, (kind, "maximum"): high, (kind, "unit"): unit or 0}
    return amounts


def _ways(at_once_if: Sequence[AtOnce]) -> tuple[Choice, ...]:
    """Nothing to choose where it does not matter that all agree (S4 4.3)."""
    if AtOnce.ALL_AGREE not in at_once_if:
        return ()
    return (
        Choice("due", QT_TRANSLATE_NOOP("Console", "As announced, or as the rules allow")),
        Choice("agreed", QT_TRANSLATE_NOOP("Console", "All players have agreed")),
    )


def _at_once_words() -> dict[AtOnce, str]:
    return {
        AtOnce.NO_PLAYERS: translate("LimitsView", "nobody plays"),
        AtOnce.ALL_AGREE: translate("LimitsView", "all players agree"),
        AtOnce.NOT_RAISING_MINIMUM: translate("LimitsView", "no minimum is raised"),
    }
