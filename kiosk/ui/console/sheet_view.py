"""The sheet on which an order is filled in: reasons, amount, number, and whose PIN it needs.

First what the order asks for; then, where it changes a result, what that does to every seat; then,
if whoever is signed in may not give it, a supervisor's PIN for this one order; then the second
person's, where the order needs two.
"""

from collections.abc import Callable
from dataclasses import replace

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from kiosk.console.order import Order, Outcome, Person
from kiosk.game.refusal import Reason
from kiosk.game.staff.table import CONFIRMED_ELSEWHERE
from kiosk.link import messages as m
from kiosk.rules.points import Points
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.differences_view import DifferencesView
from kiosk.ui.console.drafts import Choice, Draft, Filled, TextField
from kiosk.ui.console.pockets import PocketKey, pocket_keys
from kiosk.ui.console.words import pocket_name
from kiosk.ui.part import ViewPart
from kiosk.ui.pin import Pin, typed_cents
from kiosk.ui.shown import constant, rows_of
from kiosk.ui.texts import translate
from kiosk.ui.tournament_words import points_text
from kiosk.ui.words import refusal_words

KEY_LETTERS = 32
OPTIONS_SHOWN = 12
MORE = "more options"


class ChoiceRow(Struct, frozen=True):
    choice: str
    text: str
    second: str
    selected: bool


class TextRow(Struct, frozen=True):
    key: str
    title: str
    written: str


class NameRow(Struct, frozen=True):
    name: str
    selected: bool


class SheetShown(Struct, frozen=True, kw_only=True):
    shown: bool = False
    key: str = ""
    stage: str = ""
    """fill, preview, authority, second or sending."""
    title: str = ""
    says: str = ""
    """What the order will do: a sentence a line."""
    problem: str = ""
    """Why it was refused."""
    danger: bool = False
    previewing: bool = False
    """The differences are shown in the place of what was filled in."""
    chosen: str = ""
    """What was filled in, in a line."""
    input: str = ""
    """What the right half takes: pin, pocket, amount, or nothing."""
    input_title: str = ""
    input_text: str = ""
    pocket: str = ""
    can_type: bool = False
    confirm_text: str = ""
    confirm_second: str = ""
    """What is still missing."""
    can_confirm: bool = False
    typing: str = ""
    """The field whose text is being typed: nothing else is shown meanwhile."""
    typing_title: str = ""
    typed: str = ""
    full: bool = False


class SheetView(ViewPart[SheetShown, ConsoleDesk]):
    reasons = rows_of(ChoiceRow)
    options = rows_of(ChoiceRow)
    names = rows_of(NameRow)
    texts = rows_of(TextRow)
    preview = constant(DifferencesView)
    pockets = rows_of(PocketKey)

    def __init__(self, desk: ConsoleDesk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self.on_done: Callable[[Draft], None] = lambda draft: None
        self._draft: Draft | None = None
        self._filled = Filled()
        self._first = 0
        """Of the options that are shown, where there are many."""
        self._expects = desk.expected()
        self._stage = ""
        self._problem = ""
        self._name = ""
        self._typing: TextField | None = None
        self._pin = Pin()
        self._by: Person | None = None
        self._signed: tuple[str, Person] | None = None
        """Who has just signed an order, for the one that belongs to it and for no other."""
        self._giving: object = None
        self._elsewhere = False
        """A second person is asked for at other consoles."""
        self._second: Person | None = None
        """Who has signed here meanwhile."""
        self._preview = DifferencesView(desk, self)
        self.retranslate()

    def retranslate(self) -> None:
        self.pockets.show(pocket_keys(self._desk.book.wheel, pocket_name))

    # ---- Open and close -----------------------------------------------------------------------

    def open(self, draft: Draft) -> None:
        if self._signed is not None and self._signed[0] != draft.key:
            self._signed = None
        self._draft, self._filled, self._first = draft, draft.start, 0
        self._expects = self._desk.expected()
        self._problem = ""
        self._enter("fill")

    def give(self, draft: Draft) -> None:
        """At once, without a sheet, unless somebody else must be asked."""
        person = self._desk.person
        if person is None or not self._desk.may(draft.command):
            self.open(draft)
            return
        self._desk.give(
            Order(
                command=draft.make(draft.start),
                why=draft.why(draft.start),
                by=person,
                expects=self._desk.expected(),
                any_time=draft.any_time,
            )
        )

    @Slot()
    def close(self) -> None:
        if self._elsewhere:
            self._desk.withdraw()
        self._elsewhere, self._second = False, None
        self._draft, self._by, self._giving, self._signed = None, None, None, None
        self._enter("")

    def escape(self) -> None:
        """What was typed or chosen is not lost by one key: then only "Close" closes."""
        if self._typing is not None:
            self.endTyping()
        elif self._stage == "fill" and self._draft and self._filled == self._draft.start:
            self.close()

    def refresh(self) -> None:
        """Nobody's sheet stays open after he signed out."""
        if self._draft is not None and self._desk.person is None:
            self.close()
        if self._stage == "preview":
            self._preview.refresh()
            self._update()

    def came_of(self, outcome: Outcome) -> bool:
        """True if it was this sheet's order."""
        draft = self._draft
        if draft is None or self._giving is None or outcome.command is not self._giving:
            return False
        self._giving = None
        if self._elsewhere and self._not_elsewhere(outcome):
            return True
        self._elsewhere = False
        if outcome.why is None:
            by = self._by
            self.close()
            if draft.then and by is not None and by is not self._desk.person:
                self._signed = (draft.then, by)
            self.on_done(draft)
        elif outcome.why.reason is Reason.SECOND_PERSON:
            self._enter("second")  # the table knows what it is worth
        else:
            self._problem = refusal_words(outcome.why)
            self._expects = self._desk.expected()
            self._enter("fill")
        return True

    def _not_elsewhere(self, outcome: Outcome) -> bool:
        """Nobody confirms it there: the PIN that is typed here does."""
        if outcome.why is None or outcome.why.reason not in (
            Reason.SECOND_PERSON,
            Reason.WITHDRAWN,
        ):
            return False
        self._elsewhere = False
        second, self._second = self._second, None
        if second is not None:
            self._give(second)
        self._update()
        return True

    # ---- Touches ------------------------------------------------------------------------------

    @Slot(str)
    def pick(self, choice: str) -> None:
        if self._draft is not None and self._stage == "fill":
            self._fill(reason=_chosen(self._draft.reasons, choice))

    @Slot(str)
    def choose(self, choice: str) -> None:
        if choice == MORE:
            self._turn_page()
        elif self._draft is not None and self._stage == "fill":
            chosen = _chosen(self._draft.options, choice)
            if self._draft.several is not None:
                self._fill(several=_with_or_without(self._draft, self._filled, chosen))
                return
            cents = self._draft.cents_with(chosen, self._filled)
            self._fill(option=chosen, cents=cents)

    def _turn_page(self) -> None:
        options = len(self._draft.options) if self._draft else 0
        after = self._first + OPTIONS_SHOWN - 1
        self._first = after if after < options else 0
        self._show()

    @Slot(str)
    def touchPocket(self, pocket: str) -> None:  # noqa: N802 - QML names are camelCase
        if self._stage == "fill":
            self._fill(pocket=pocket)

    @Slot(str)
    def type(self, digits: str) -> None:
        if self._stage in ("authority", "second"):
            self._pin.type(digits)
            self._update()
        elif self._draft is not None and self._draft.points:
            self._fill(points=Points(typed_cents(self._filled.points.count, digits)))
        elif self._draft is not None and self._draft.types_amount(self._filled):
            self._fill(cents=typed_cents(self._filled.cents, digits))

    @Slot()
    def erase(self) -> None:
        if self._stage in ("authority", "second"):
            self._pin.erase()
            self._update()
        elif self._draft is not None and self._draft.points:
            self._fill(points=Points(self._filled.points.count // 10))
        elif self._draft is not None and self._draft.types_amount(self._filled):
            self._fill(cents=self._filled.cents // 10)

    @Slot(str)
    def startTyping(self, field: str) -> None:  # noqa: N802
        if self._draft is not None and self._stage == "fill":
            self._typing = next((each for each in self._draft.texts if each.id == field), None)
            self._show()

    @Slot(str)
    def typeText(self, letter: str) -> None:  # noqa: N802
        """A text begins with a capital."""
        if self._typing is not None:
            before = self._typed()
            more = letter.upper() if not before else letter
            self._type_into((before + more)[: self._typing.letters_max])

    @Slot()
    def eraseText(self) -> None:  # noqa: N802
        self._type_into(self._typed()[:-1])

    @Slot()
    def endTyping(self) -> None:  # noqa: N802
        self._typing = None
        self._show()

    def _typed(self) -> str:
        return self._filled.texts.get(self._typing.id, "") if self._typing else ""

    def _type_into(self, text: str) -> None:
        if self._typing is not None:
            self._fill(texts={**self._filled.texts, self._typing.id: text})

    @Slot(str)
    def choosePerson(self, name: str) -> None:  # noqa: N802
        self._name = name
        self._pin.clear()
        self._show()

    @Slot()
    def confirm(self) -> None:
        if not self._can_confirm() or self._draft is None or self._desk.person is None:
            return
        match self._stage:
            case "fill" if self._draft.preview is not None:
                self._enter("preview")
            case "fill" | "preview" if self._signs_on() is not None:
                self._by = self._signs_on()
                self._ask_second_or_send()
            case "fill" | "preview" if not self._desk.may(self._draft.command):
                self._by = None
                self._enter("authority")
            case "fill" | "preview":
                self._by = self._desk.person
                self._ask_second_or_send()
            case "authority":
                self._by = Person(self._name, self._pin.digits)
                self._ask_second_or_send()
            case "second":
                self._send(Person(self._name, self._pin.digits))

    def _signs_on(self) -> Person | None:
        """Whoever signed a correction has signed that it ends as well."""
        draft = self._draft
        if draft is None or self._signed is None or self._desk.may(draft.command):
            return None
        return self._signed[1] if self._signed[0] == draft.key else None

    def _ask_second_or_send(self) -> None:
        """The second person may be at another console, too."""
        assert self._draft is not None
        command = self._draft.make(self._filled)
        assert self._by is not None
        if not self._desk.needs_two(command, self._by.name):
            self._send(None)
            return
        self._enter("second")
        if isinstance(command, CONFIRMED_ELSEWHERE):
            self._elsewhere = True
            self._give(None)
            self._update()

    def _send(self, second: Person | None) -> None:
        if self._elsewhere:
            # Once it is known that nobody has confirmed it there.
            self._second = second
            self._enter("sending")
            self._desk.withdraw()
            return
        self._enter("sending")
        self._give(second)

    def _give(self, second: Person | None) -> None:
        assert self._draft is not None and self._by is not None
        draft, filled = self._draft, self._filled
        command = draft.make(filled)
        expects = self._expects
        outcome = draft.outcome(filled)
        if outcome is not None:
            expects = m.Expected(phase=expects.phase, round=expects.round, outcome=outcome)
        self._giving = command
        self._desk.give(
            Order(
                command=command,
                why=draft.why(filled),
                by=self._by,
                second=second,
                elsewhere=self._elsewhere,
                expects=expects,
                any_time=draft.any_time,
            )
        )

    def _fill(self, **filled: object) -> None:
        self._filled = replace(self._filled, **filled)  # type: ignore[arg-type]
        self._problem = ""
        self._show()

    def _enter(self, stage: str) -> None:
        self._stage, self._typing = stage, None
        self._pin.clear()
        people = self._people()
        self._name = people[0] if len(people) == 1 else ""
        self._look_ahead()
        self._show()

    def _look_ahead(self) -> None:
        """What a correction would do stays in sight until it is given."""
        if self._draft is None or self._draft.preview is None or self._stage in ("", "fill"):
            self._preview.ask(None)
            return
        round_, outcome = self._draft.preview(self._filled)
        void_spread = self._draft.void_spread
        self._preview.ask(m.WhatIf(round=round_, outcome=outcome, void_spread=void_spread))

    def _people(self) -> list[str]:
        if self._stage == "authority":
            return self._desk.supervisors()
        if self._stage == "second" and self._by is not None:
            return self._desk.supervisors(but=self._by.name)
        return []

    def _page(self, options: tuple[Choice, ...]) -> tuple[Choice, ...]:
        """As many as there is room for, and behind them a key to the next ones."""
        if len(options) <= OPTIONS_SHOWN or self._stage != "fill":
            return options
        more = Choice(MORE, translate("SheetView", "More"))
        return (*options[self._first : self._first + OPTIONS_SHOWN - 1], more)

    def _show(self) -> None:
        draft, filled = self._draft, self._filled
        self.reasons.show(_rows(draft.reasons if draft else (), (filled.reason,)))
        chosen = filled.several or (filled.option,)
        self.options.show(_rows(self._page(draft.options) if draft else (), chosen))
        self.names.show([NameRow(name, name == self._name) for name in self._people()])
        fields = draft.texts if draft else ()
        self.texts.show(
            [TextRow(each.id, each.title, _begin(filled.texts.get(each.id, ""))) for each in fields]
        )
        self._update()

    # ---- What is shown ------------------------------------------------------------------------

    def _update(self) -> None:
        draft, takes = self._draft, self._takes()
        typed = draft is not None and (draft.types_amount(self._filled) or bool(draft.points))
        self.show(
            SheetShown(
                shown=draft is not None,
                key=draft.key if draft else "",
                stage=self._stage,
                title=draft.title.shown if draft else "",
                says="\n".join(draft.says) if draft else "",
                problem=self._problem,
                danger=draft is not None and draft.danger,
                previewing=self._previewing(),
                chosen=self._told_choice(),
                input=takes,
                input_title=self._input_title(),
                input_text=self._input_text(),
                pocket=self._filled.pocket,
                can_type=takes == "pin" or (takes == "amount" and typed),
                confirm_text=self._confirm_text(),
                confirm_second=self._confirm_second(),
                can_confirm=self._can_confirm(),
                typing=self._typing.id if self._typing else "",
                typing_title=self._typing.title if self._typing else "",
                typed=self._typed(),
                full=self._typing is not None and len(self._typed()) >= self._typing.letters_max,
            )
        )

    def _previewing(self) -> bool:
        draft = self._draft
        return draft is not None and draft.preview is not None and self._stage != "fill"

    def _told_choice(self) -> str:
        if not self._previewing():
            return ""
        round_, why = self._filled.the_option, self._filled.the_reason.shown
        if not self._filled.pocket:
            text = translate("SheetView", "{round}, {was}  ({why})")
            return text.format(round=round_.shown, was=round_.second, why=why)
        number = pocket_name(self._filled.pocket)
        text = translate("SheetView", "{round}, {was}  →  {number}  ({why})")
        return text.format(round=round_.shown, was=round_.second, number=number, why=why)

    def _takes(self) -> str:
        if self._stage in ("authority", "second"):
            return "pin"
        if self._draft is None or self._previewing():
            return ""
        figure = self._draft.amount or self._draft.points
        return "pocket" if self._draft.pocket else "amount" if figure else ""

    def _input_title(self) -> str:
        match self._takes(), self._stage:
            case "pin", "authority":
                return translate("SheetView", "A supervisor's PIN, for this one order")
            case "pin", _ if self._elsewhere:
                return translate("SheetView", "A second person: a PIN, or at another console")
            case "pin", _:
                return translate("SheetView", "A second person confirms: a supervisor's PIN")
            case "pocket", _:
                told = self._draft.pocket_title if self._draft else ""
                return told or translate("SheetView", "The number that the ball lies in")
            case _:
                return self._draft.amount or self._draft.points if self._draft else ""

    def _input_text(self) -> str:
        match self._takes():
            case "pin":
                return "•" * len(self._pin.digits)
            case "pocket":
                return pocket_name(self._filled.pocket) if self._filled.pocket else ""
            case "amount":
                return self._figure()
            case _:
                return ""

    def _figure(self) -> str:
        currency = self._desk.look.currency
        if self._draft is not None and self._draft.points:
            return points_text(self._filled.points, currency.marks)
        return currency.full(self._filled.cents)

    def _confirm_text(self) -> str:
        if self._draft is None:
            return ""
        if self._stage == "sending":
            return translate("SheetView", "Waiting for the table")
        if self._stage == "fill" and self._draft.preview is not None:
            return translate("SheetView", "Show every seat's difference")
        # It says the number or the amount until the last touch, also below a PIN.
        if self._draft.pocket and self._filled.pocket:
            return _with(self._draft.confirm, pocket_name(self._filled.pocket))
        if (self._draft.amount and self._filled.cents) or self._filled.points:
            return _with(self._draft.confirm, self._figure())
        return self._draft.confirm

    def _confirm_second(self) -> str:
        signs_on = self._signs_on()
        if signs_on is not None and self._stage in ("fill", "preview"):
            return translate("SheetView", "signed by {name}").format(name=signs_on.name)
        if self._draft is None or self._can_confirm() or self._stage == "sending":
            return ""
        if self._stage in ("authority", "second"):
            if not self.names.rowCount():
                return translate("SheetView", "there is no other supervisor")
            if not self._name:
                return translate("SheetView", "choose who it is")
            return translate("SheetView", "at least six digits")
        if self._stage == "preview":
            return translate("SheetView", "the table is computing")
        if not self._draft.has_options(self._filled):
            return self._how_many()
        if self._draft.reasons and self._filled.reason is None:
            return translate("SheetView", "choose a reason")
        if self._draft.too_much(self._filled):
            whole = self._desk.look.currency.full(self._draft.start.cents)
            return translate("SheetView", "less than {sum}").format(sum=whole)
        return self._input_title()

    def _how_many(self) -> str:
        least, most = (self._draft and self._draft.several) or (1, 1)
        if most == 1:
            return translate("SheetView", "choose one")
        text = translate("SheetView", "choose {least} to {most}")
        return text.format(least=least, most=most)

    def _can_confirm(self) -> bool:
        if self._draft is None or self._typing is not None:
            return False
        if self._stage == "fill":
            return self._draft.complete(self._filled)
        if self._stage == "preview":
            return self._preview.told
        return self._stage != "sending" and bool(self._name) and self._pin.complete


def _begin(text: str) -> str:
    """As much as a key has room for."""
    return text if len(text) <= KEY_LETTERS else f"{text[: KEY_LETTERS - 1]}…"


def _with(order: str, what: str) -> str:
    return translate("SheetView", "{order}: {what}").format(order=order, what=what)


def _rows(choices: tuple[Choice, ...], selected: tuple[Choice | None, ...]) -> list[ChoiceRow]:
    return [
        ChoiceRow(choice.id, choice.shown, choice.second, choice in selected) for choice in choices
    ]


def _with_or_without(draft: Draft, filled: Filled, touched: Choice | None) -> tuple[Choice, ...]:
    """In the order of the options: a touch chooses one, and another takes it back."""
    return tuple(one for one in draft.options if (one in filled.several) != (one == touched))


def _chosen(choices: tuple[Choice, ...], name: str) -> Choice | None:
    return next((choice for choice in choices if choice.id == name), None)
