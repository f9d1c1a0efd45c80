"""The program with one protection taken out, to prove that the tests would notice.

`python -m tests.e2e.unprotected payments terminal --headless ...`, or `slips table ...`
"""

import sys
from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from kiosk import cli
from kiosk.game import facts as f
from kiosk.game.reconcile import Standing, news, standing_of
from kiosk.game.table import commands as sgc
from kiosk.game.table import machine as table_machine
from kiosk.game.table import slips
from kiosk.game.table.state import Table
from kiosk.game.terminal import account
from kiosk.game.terminal import commands as ats
from kiosk.game.terminal import machine as terminal_machine
from kiosk.rules.rulebook import RuleBook
from kiosk.simulate import seat
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
        return lambda command, book, state: handler(command, book, replace(state, paid=()))

    def standing(*about: Any, **more: Any) -> Standing:
        return replace(standing_of(*about, **more), paid=())

    f.Fact.once = NEVER_UNIQUE
    swap(standing_of, standing)
    for command, handler in {ats.Credit: account.credit, ats.HandPay: account.hand_pay}.items():
        terminal_machine._HANDLERS[command] = forgetful(handler)


def payments_by_handler() -> None:
    """As `payments`, but the journal still takes a key once."""
    payments()
    f.Fact.once = property(lambda fact: fact.key)


def slips_() -> None:
    """The table takes a slip each time that it hears of it."""

    def learned(table: Table, at: Standing, **told: Any) -> Iterator[sgc.Command]:
        played = table.rounds.get(at.round)
        if at.slip is not None and played is not None and at.seat in played.slips:
            yield sgc.RegisterSlip(
                at.seat,
                at.round,
                at.slip.key,
                at.slip.stakes,
                at.slip.promotional,
                at.slip.short_stack,
            )
        yield from news(table, at, **told)

    def register(command: sgc.RegisterSlip, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
        played = replace(state.rounds[command.round], slips={})
        forgotten = replace(state, rounds={**state.rounds, command.round: played})
        return slips.register(command, book, forgotten)

    for fact in (f.SlipTaken, f.SlipTurnedDown):
        fact.once = NEVER_UNIQUE
    swap(news, learned)
    table_machine._HANDLERS[sgc.RegisterSlip] = register


PARTS = {"payments": payments, "payments-by-handler": payments_by_handler, "slips": slips_}


if __name__ == "__main__":
    PARTS[sys.argv[1]]()
    sys.exit(cli.main(sys.argv[2:]))
