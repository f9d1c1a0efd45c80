"""The controller's machine: its capabilities, joined."""

from kiosk.game import facts as f
from kiosk.game.capability import GameMachine
from kiosk.game.given import Given
from kiosk.game.jackpot import hits, link, rounds, triggers
from kiosk.game.jackpot.commands import ControllerCommand
from kiosk.game.jackpot.state import Controller

MACHINE = GameMachine(
    "controller", [link.PART, triggers.PART, triggers.LINK, rounds.PART, hits.PART]
)


def decide(state: Controller, command: ControllerCommand, given: Given) -> f.Facts:
    """The facts that the command makes true, or `Refused` with the reason. None of them: the
    command was obeyed before."""
    return decided(state, command, given)[0]


def decided(
    state: Controller, command: ControllerCommand, given: Given
) -> tuple[f.Facts, Controller]:
    """With the state behind them. Whatever it is, the meters of each level must come to what it
    holds there, or the level is stopped."""
    handler = MACHINE.handlers[type(command)]
    asked = (given,) if "given" in handler.__annotations__ else ()
    facts: f.Facts = handler(command, None, state, *asked)
    after = _after(state, facts)
    stopped = triggers.stopped_levels(after)
    return (*facts, *stopped), _after(after, stopped)


def _after(state: Controller, facts: f.Facts) -> Controller:
    for fact in facts:
        state = apply(state, fact)
    return state


def apply(state: Controller, fact: f.Fact) -> Controller:
    return MACHINE.apply(state, fact)
