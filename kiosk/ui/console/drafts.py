"""An order before it is given: what it asks for, and what it will do, in words."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from kiosk.game.table import commands as c
from kiosk.rules.points import Points
from kiosk.ui.console.words import sentence
from kiosk.ui.texts import translate


@dataclass(frozen=True, slots=True)
class Said:
    text: str
    details: Mapping[str, object] = field(default_factory=dict)
    """As the journal has them."""
    shown_details: Mapping[str, object] = field(default_factory=dict)
    """Those that the screen tells otherwise."""

    @property
    def english(self) -> str:
        return self.text.format(**self.details)

    @property
    def shown(self) -> str:
        return translate("Console", self.text).format(**{**self.details, **self.shown_details})


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several to pick from."""

    id: str
    text: str
    """English, or no words of ours: a reason stands so in the journal."""
    second: str = ""
    """The clause it comes from, or what goes with it."""
    context: str = "Console"
    marked: str = ""
    """As translations have it, where the journal begins it with a capital."""
    details: Mapping[str, object] = field(default_factory=dict)

    @property
    def english(self) -> str:
        return self.text.format(**self.details) if self.details else self.text

    @property
    def shown(self) -> str:
        if self.marked:
            return sentence(translate(self.context, self.marked))
        text = translate(self.context, self.text)
        return text.format(**self.details) if self.details else text


@dataclass(frozen=True, slots=True)
class TextField:
    """A text that may be typed on the glass."""

    id: str
    title: str
    letters_max: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Filled:
    """What was picked and typed."""

    reason: Choice | None = None
    option: Choice | None = None
    several: tuple[Choice, ...] = ()
    """Of an order that is about more than one."""
    cents: int = 0
    points: Points = field(default_factory=Points)
    pocket: str = ""
    texts: Mapping[str, str] = field(default_factory=dict)
    """What was typed, by field."""

    def text(self, field_: str) -> str:
        return self.texts.get(field_, "").strip()

    @property
    def the_reason(self) -> Choice:
        assert self.reason is not None
        return self.reason

    @property
    def the_option(self) -> Choice:
        assert self.option is not None
        return self.option


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """Complete when everything it asks for is filled in. `make` then gives the command."""

    key: str
    command: type
    """Decides who may give it."""
    title: Said
    says: tuple[str, ...]
    """What it will do, one sentence each."""
    confirm: str
    """The text of the button that gives it."""
    make: Callable[[Filled], c.Command]
    reasons: tuple[Choice, ...] = ()
    """One of them is the reason."""
    options: tuple[Choice, ...] = ()
    """One of them is what it is about: a tender, a round."""
    several: tuple[int, int] | None = None
    """It is about more than one of them: at least and at most so many."""
    texts: tuple[TextField, ...] = ()
    """That may be typed. None of them need be."""
    amount: str = ""
    """It asks for this amount."""
    points: str = ""
    """It asks for so many points of a tournament."""
    amount_zero: bool = False
    """Nothing is an amount, too."""
    amount_known: bool = False
    """The amount is given and cannot be typed."""
    amount_typed_with: str = ""
    """But with this option it is typed, and less than the given one."""
    pocket: bool = False
    pocket_title: str = ""
    """What a number is asked for; empty: the ball lies in it."""
    """It asks for a number of the wheel."""
    start: Filled = field(default_factory=Filled)
    """What is filled in from the beginning."""
    any_time: bool = False
    """Right whatever the round does meanwhile."""
    danger: bool = False
    then: str = ""
    """The order that is offered when this one was obeyed."""
    outcome: Callable[[Filled], str | None] = lambda filled: None
    """The number that a correction expects to find."""
    preview: Callable[[Filled], tuple[int, str | None]] | None = None
    """The round and its other number whose consequences are looked at before anybody confirms.
    No number: the round would not count."""

    void_spread: bool = False
    """In it Spread-Bets would not count."""

    def types_amount(self, filled: Filled) -> bool:
        chosen = filled.option.id if filled.option else ""
        typed = self.amount_typed_with and chosen == self.amount_typed_with
        return bool(self.amount) and bool(typed or not self.amount_known)

    def cents_with(self, option: Choice | None, filled: Filled) -> int:
        """The amount that is filled in when this is chosen."""
        if not self.amount_typed_with or option == filled.option:
            return filled.cents
        return 0 if self.types_amount(Filled(option=option)) else self.start.cents

    def complete(self, filled: Filled) -> bool:
        return (
            (not self.reasons or filled.reason is not None)
            and self.has_options(filled)
            and (not self.amount or filled.cents > 0 or self.amount_zero)
            and (not self.points or filled.points > Points())
            and not self.too_much(filled)
            and (not self.pocket or bool(filled.pocket))
        )

    def has_options(self, filled: Filled) -> bool:
        if self.several is not None:
            least, most = self.several
            return least <= len(filled.several) <= most
        return not self.options or filled.option is not None

    def too_much(self, filled: Filled) -> bool:
        """The whole is no part."""
        typed = self.amount_known and self.types_amount(filled)
        return typed and filled.cents >= self.start.cents

    def why(self, filled: Filled) -> str:
        """For the journal."""
        return filled.reason.english if filled.reason else self.title.english
