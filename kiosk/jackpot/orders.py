"""An order of two people, given on the controller's own machine while it runs."""

import asyncio
import secrets
from pathlib import Path

from kiosk.config import ConfigError, JackpotConfig
from kiosk.game.jackpot.commands import SetJackpotTerms, StartLink, StopLink
from kiosk.link.identity import Role
from kiosk.link.jackpot import JackpotOrder
from kiosk.link.jackpot_client import connected
from kiosk.link.messages import Answer
from kiosk.link.session import LinkError
from kiosk.way import way_to

ANSWER_S = 30.0
_NAME = "orders"


class NotGivenError(Exception):
    """Nobody answered. Whether it was obeyed, the journal tells."""


async def give(
    config: JackpotConfig,
    folder: Path,
    order: SetJackpotTerms | StartLink | StopLink,
    people: list[tuple[str, str]],
) -> Answer:
    """`people` are two names with their PINs."""
    if not config.network.socket:
        raise ConfigError("orders are given over the socket of the controller's own machine")
    (who, pin), (second, second_pin) = people
    said = JackpotOrder(
        id=secrets.token_hex(8),
        who=who,
        pin=pin,
        second=second,
        second_pin=second_pin,
        why=order.why,
        order=order,
    )
    try:
        async with asyncio.timeout(ANSWER_S):
            async with connected(way_to(config.network, folder), _NAME, Role.CONSOLE) as peer:
                answer = await peer.ask(said.id, said)
    except (LinkError, OSError, TimeoutError) as error:
        raise NotGivenError(f"the controller does not answer: {error}") from None
    assert isinstance(answer, Answer)
    return answer
