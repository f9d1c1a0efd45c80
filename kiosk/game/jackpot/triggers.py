"""Triggers: each is drawn where one is due, sealed, and its seal opened when its epoch ends."""

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.capability import NoCommand
from kiosk.game.jackpot import commands as c
from kiosk.game.jackpot.draw import commitment_of, trigger_of
from kiosk.game.jackpot.levels import difference_parts
from kiosk.game.jackpot.part import ControllerPart
from kiosk.game.jackpot.state import Controller, Level, Link
from kiosk.game.jackpot.values import PARTS, DrawnWhy
from kiosk.game.refusal import Reason, require

PART = ControllerPart("levels")
LINK = ControllerPart("link")


@PART.decides
def draw_trigger(command: c.DrawTrigger, book: None, state: Controller) -> f.Facts:
    """Uniform over what is left of the level's range."""
    level = require_level(state, command.level)
    require(not level.commitment, Reason.TRIGGER_SEALED, name=level.terms.name)
    require(level.due is not None, Reason.TRIGGER_NOT_DUE, name=level.terms.name)
    assert level.due is not None
    return (
        f.TriggerDrawn(
            level=command.level,
            epoch=state.link.triggers + 1,
            commitment=command.commitment,
            low_parts=max(0, level.value_parts),
            high_parts=level.terms.limit_cents * PARTS,
            why=level.due,
        ),
    )


@PART.answers
def _(fact: f.TriggerDrawn, book: None, state: Controller) -> c.DrawTrigger:
    return c.DrawTrigger(fact.level, fact.commitment)


@PART.decides
def open_trigger(command: c.OpenTrigger, book: None, state: Controller) -> f.Facts:
    """Of an epoch that ends without a hit, or while the link is stopped. Whoever knows a trigger
    knows it of no epoch to come: a new one is due."""
    level = require_level(state, command.level)
    require(bool(level.commitment), Reason.TRIGGER_NOT_DUE, name=level.terms.name)
    ends = level.due is not None or not state.link.started
    require(ends, Reason.TRIGGER_NOT_DUE, name=level.terms.name)
    require_the_trigger(command.level, level, command.trigger_parts, command.nonce)
    missed = command.trigger_parts <= level.peak_parts
    require(not missed, Reason.NOT_THE_TRIGGER, name=level.terms.name)
    return (
        f.TriggerOpened(
            level=command.level,
            epoch=level.epoch,
            trigger_parts=command.trigger_parts,
            nonce=command.nonce,
        ),
    )


@PART.answers
def _(fact: f.TriggerOpened, book: None, state: Controller) -> c.OpenTrigger:
    return c.OpenTrigger(fact.level, fact.trigger_parts, fact.nonce)


@PART.decides
def see_trigger(command: c.SeeTrigger, book: None, state: Controller) -> f.Facts:
    """Nobody plays for a trigger that somebody knows."""
    level = require_level(state, command.level)
    require(bool(level.commitment), Reason.TRIGGER_NOT_DUE, name=level.terms.name)
    return (f.TriggerSeen(level=command.level, epoch=level.epoch),)


@PART.answers
def _(fact: f.TriggerSeen, book: None, state: Controller) -> c.SeeTrigger:
    return c.SeeTrigger(fact.level)


@PART.decides
def lose_trigger(command: c.LoseTrigger, book: None, state: Controller) -> f.Facts:
    level = require_level(state, command.level)
    require(bool(level.commitment), Reason.TRIGGER_NOT_DUE, name=level.terms.name)
    return (f.TriggerLost(level=command.level, epoch=level.epoch),)


@PART.answers
def _(fact: f.TriggerLost, book: None, state: Controller) -> c.LoseTrigger:
    return c.LoseTrigger(fact.level)


@PART.decides
def check_levels(command: c.CheckLevels, book: None, state: Controller) -> f.Facts:
    """Beside every other decision as well: see `kiosk/game/jackpot/machine.py`."""
    return stopped_levels(state)


def stopped_levels(state: Controller) -> f.Facts:
    return tuple(
        f.LevelStopped(level=index, difference_parts=difference)
        for index, level in enumerate(state.levels)
        if level.difference_parts is None and (difference := difference_parts(level))
    )


@PART.answers
def _(fact: f.LevelStopped, book: None, state: Controller) -> c.CheckLevels | NoCommand:
    return c.CheckLevels() if stopped_levels(state) else NoCommand.BESIDE


def require_level(state: Controller, index: int) -> Level:
    require(index < len(state.levels), Reason.UNKNOWN_LEVEL, value=index)
    return state.levels[index]


def require_the_trigger(index: int, level: Level, trigger_parts: int, nonce: str) -> None:
    """What was sealed, and drawn as it must be."""
    secret = bytes.fromhex(nonce)
    limit_parts = level.terms.limit_cents * PARTS
    drawn = trigger_of(secret, level.low_parts, limit_parts) == trigger_parts
    sealed = commitment_of(index, level.epoch, trigger_parts, secret) == level.commitment
    require(drawn and sealed, Reason.NOT_THE_TRIGGER, name=level.terms.name)


# ---- What changes ------------------------------------------------------------------------------


def with_level(levels: tuple[Level, ...], index: int, level: Level) -> tuple[Level, ...]:
    return (*levels[:index], level, *levels[index + 1 :])


@PART.applies
def _(fact: f.TriggerDrawn, levels: tuple[Level, ...], state: Controller) -> tuple[Level, ...]:
    drawn = replace(
        levels[fact.level],
        epoch=fact.epoch,
        commitment=fact.commitment,
        due=None,
        low_parts=fact.low_parts,
        peak_parts=fact.low_parts - 1,
        peak_before_parts=fact.low_parts - 1,
        last_round=("", ""),
    )
    return with_level(levels, fact.level, drawn)


@LINK.applies
def _(fact: f.TriggerDrawn, link: Link, state: Controller) -> Link:
    return replace(link, triggers=fact.epoch)


@PART.applies
def _(fact: f.TriggerOpened, levels: tuple[Level, ...], state: Controller) -> tuple[Level, ...]:
    return _ended(levels, fact.level, DrawnWhy.TERMS)


@PART.applies
def _(fact: f.TriggerSeen, levels: tuple[Level, ...], state: Controller) -> tuple[Level, ...]:
    level = levels[fact.level]
    return with_level(levels, fact.level, replace(level, due=level.due or DrawnWhy.SEEN))


@PART.applies
def _(fact: f.TriggerLost, levels: tuple[Level, ...], state: Controller) -> tuple[Level, ...]:
    return _ended(levels, fact.level, DrawnWhy.LOST)


@PART.applies
def _(fact: f.LevelStopped, levels: tuple[Level, ...], state: Controller) -> tuple[Level, ...]:
    stopped = replace(levels[fact.level], difference_parts=fact.difference_parts)
    return with_level(levels, fact.level, stopped)


def _ended(levels: tuple[Level, ...], index: int, why: DrawnWhy) -> tuple[Level, ...]:
    level = levels[index]
    return with_level(levels, index, replace(level, commitment="", due=level.due or why))
