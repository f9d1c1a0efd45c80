"""Bets that went back to the player, each with its reason: at the close, or when a round opens and
winners do not ride on."""

from collections.abc import Callable, Mapping
from functools import partial, reduce

from msgspec import Struct
from PySide6.QtCore import QObject

from kiosk.game import facts as f
from kiosk.game.money import MoneyPlace
from kiosk.game.refusal import Reason, Refusal
from kiosk.game.round.state import TerminalPhase
from kiosk.ui.rows import Rows
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.texts import translate
from kiosk.ui.words import limit_name, lock_words, refusal, wager_name


class ReturnedRow(Struct, frozen=True):
    wager: str
    name: str
    amount: str
    why: str


class _Back(Struct, frozen=True):
    wager: str
    cents: int
    why: Callable[[], str]
    """In whatever language is spoken now."""


class ReturnedBets:
    """A state may be ahead of the facts that are told, so that what they took off the cloth is
    remembered from before them."""

    def __init__(self, desk: Desk, parent: QObject) -> None:
        self._desk = desk
        self._backs: list[_Back] = []
        self._to_ride: Mapping[str, int] = {}
        """What won, and stays on the cloth if it may."""
        self._down_cents = 0
        """Of the round that is under way: what would come back if it were void."""
        self.rows = Rows(ReturnedRow, parent)

    def look(self) -> None:
        state = self._desk.state
        if state.round.phase is TerminalPhase.IDLE:
            self._to_ride = state.round.riding
        elif state.round.phase is not TerminalPhase.SPINNING or state.round.sent is not None:
            places = (MoneyPlace.STAKE, MoneyPlace.IN_DOUBT, MoneyPlace.REGISTERED)
            self._down_cents = sum(state.money[place] for place in places)

    def opened(self, fact: f.WageringOpened) -> None:
        """Winners that do not ride are either cut by a limit or kept home altogether."""
        cut = {back.wager for back in fact.not_riding}
        home = {w: c for w, c in self._to_ride.items() if w not in fact.riding and w not in cut}
        self._to_ride, self._down_cents = {}, sum(fact.riding.values())
        why = self._why_home()
        kept = [_Back(wager, cents, why) for wager, cents in home.items()]
        self._show(self._cut(fact.not_riding) + kept)

    def closed(self, fact: f.WageringEnded) -> None:
        if not fact.stakes and not fact.vouchers:
            self._down_cents = 0
        if fact.returned:
            self._show(self._cut(fact.returned))

    def taken_back(self) -> str:
        """The whole round came to nothing: what was down in it. Empty: no bet was."""
        cents, self._down_cents = self._down_cents, 0
        return self._desk.look.currency.full(cents) if cents else ""

    def _cut(self, returned: tuple[f.ReturnedWager, ...]) -> list[_Back]:
        return [_Back(r.wager, r.cents, partial(limit_name, r.limit)) for r in returned]

    def _why_home(self) -> Callable[[], str]:
        """As `open_wagering` judges it. What keeps them may be over before the words are."""
        state = self._desk.state
        if state.locks.reasons:
            lock = next(iter(state.locks.reasons))
            return lambda: lock_words(lock)
        if state.locks.frozen:
            why = Refusal(Reason.FROZEN)
        elif (kept := self._desk.kept_from_play) is not None:
            why = Refusal(kept)
        else:
            why = Refusal(Reason.OWN_LOSS_LIMIT, cents=state.loss_left_cents)
        return lambda: refusal(why, self._desk.look.currency)

    def forget(self) -> None:
        self._show([])

    def retranslate(self) -> None:
        self._show(self._backs)

    def _show(self, backs: list[_Back]) -> None:
        money, book = self._desk.look.currency, self._desk.book
        self._backs = backs
        self.rows.show(
            [
                ReturnedRow(
                    back.wager,
                    wager_name(book.wager(back.wager)),
                    money.full(back.cents),
                    back.why(),
                )
                for back in backs
            ]
        )

    # ---- In all -------------------------------------------------------------------------------

    @property
    def cents(self) -> int:
        return sum(back.cents for back in self._backs)

    @property
    def sum(self) -> str:
        """Nothing: nothing went back."""
        return self._desk.look.currency.full(self.cents) if self._backs else ""

    @property
    def reasons(self) -> str:
        """Each once, as the language has its lists."""
        listed = translate("ReturnedBets", "{some}, {one}")
        each = list(dict.fromkeys(back.why() for back in self._backs)) or [""]
        return reduce(lambda some, one: listed.format(some=some, one=one), each)
