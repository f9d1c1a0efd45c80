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
    command was obeyed before. Whatever it is, the meters of each level must come to what it holds
    behind it, or the level is stopped."""
    handler = MACHINE.handlers[type(command)]
    asked = (given,) if "given" in handler.__annotations__ else ()
    facts: f.Facts = handler(command, None, state, *asked)
    if any(isinstance(fact, f.LevelStopped) for fact in facts):
        return facts
    after = state
    for fact in facts:
        after = apply(after, fact)
    return (*facts, *triggers.stopped_levels(after))


def apply(state: Controller, fact: f.Fact) -> Controller:
    return MACHINE.apply(state, fact)
