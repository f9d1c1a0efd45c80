"""The program with one protection taken out, to prove that the tests would notice.

`python -m tests.e2e.unprotected payments terminal --headless ...`, or `slips table ...`
"""

import sys
from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.reconcile import Standing, news, standing_of
from kiosk.game.round import registration
from kiosk.game.table import commands as sgc
from kiosk.game.table import machine as table_machine
from kiosk.game.table.state import Table
from kiosk.game.terminal import commands as ats
from kiosk.game.terminal import machine as terminal_machine
from kiosk.game.terminal.state import Terminal
from kiosk.lab.attended import __main__ as attended
from kiosk.lab.simulate import seat
from kiosk.rules.rulebook import RuleBook
from kiosk.table import process

LOADED = (process, seat)
"""The table and the terminal, with all that they use."""
NEVER_UNIQUE = property(lambda _: "")


def swap(before: Callable[..., Any], after: Callable[..., Any]) -> None:
    """In every module of ours that uses it, wherever that is by now."""
    found = 0
    for name, module in list(sys.modules.items()):
        if name.startswith("kiosk.") and vars(module).get(before.__name__) is before:
            setattr(module, before.__name__, after)
            found += 1
    assert found > 1, f"nobody uses {before.__name__}"


def payments() -> None:
    """The terminal obeys an order to pay each time that it hears it, and forgets the key."""

    def forgetful(handler: Any) -> Any:
        def obey(command: Any, book: RuleBook, state: Terminal) -> Any:
            payments = replace(state.payments, paid=())
            return handler(command, book, replace(state, payments=payments))

        return obey

    def standing(*about: Any, **more: Any) -> Standing:
        at = standing_of(*about, **more)
        return replace(at, payments=replace(at.payments, paid=()))

    f.Fact.once = NEVER_UNIQUE
    swap(standing_of, standing)
    handlers = terminal_machine.MACHINE.handlers
    for command in (ats.Credit, ats.HandPay):
        handlers[command] = forgetful(handlers[command])


def payments_by_handler() -> None:
    """As `payments`, but the journal still takes a key once."""
    payments()
    f.Fact.once = property(lambda fact: fact.key)


def slips_() -> None:
    """The table takes a slip each time that it hears of it."""

    def learned(table: Table, at: Standing, **told: Any) -> Iterator[sgc.Command]:
        number, slip = at.round.number, at.round.slip
        played = table.round.kept.get(number)
        if slip is not None and played is not None and at.seat in played.slips:
            yield sgc.RegisterSlip(
                at.seat, number, slip.key, slip.stakes, slip.promotional, slip.short_stack
            )
        yield from news(table, at, **told)

    def register(command: sgc.RegisterSlip, book: RuleBook, state: Table) -> f.Facts:
        kept = state.round.kept
        played = replace(kept[command.round], slips={})
        forgotten = replace(state.round, kept={**kept, command.round: played})
        return registration.register(command, book, replace(state, round=forgotten))

    for fact in (f.SlipTaken, f.SlipTurnedDown):
        fact.once = NEVER_UNIQUE
    swap(news, learned)
    table_machine.MACHINE.handlers[sgc.RegisterSlip] = register


PARTS = {"payments": payments, "payments-by-handler": payments_by_handler, "slips": slips_}


if __name__ == "__main__":
    PARTS[sys.argv[1]]()
    sys.exit(attended.main(sys.argv[2:]))
