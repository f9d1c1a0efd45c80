"""What a screen reader meets: everything has a role and a name, and can be pressed."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface

from kiosk.game.terminal import commands as c
from kiosk.rules.rulebook import RuleBook
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.salon import Salon, house_of
from tests.ui.terminal.test_seen import ALIKE, SCREENS

Role, Name = QAccessible.Role, QAccessible.Text.Name
TO_PRESS = (Role.Button, Role.RadioButton, Role.CheckBox, Role.PageTab)


@pytest.fixture(autouse=True)
def listening() -> Iterator[None]:
    """A screen reader is there."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def told(salon: Salon) -> list[QAccessibleInterface]:
    """All that is shown, in the order in which it is read; the rows of a list are no things."""
    salon.view.refresh()
    window = QAccessible.queryAccessibleInterface(salon.window)
    assert window is not None
    return [it for it in _below(window) if not it.state().invisible and it.role() != Role.Client]


def _below(around: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    for index in range(around.childCount()):
        child = around.child(index)
        if child is not None:
            yield child
            yield from _below(child)


def named(salon: Salon, name: str) -> QAccessibleInterface:
    found = [it for it in told(salon) if f"{it.text(Name)},".startswith(f"{name},")]
    assert len(found) == 1, f"{name}: {[it.text(Name) for it in found]}"
    return found[0]


def press(it: QAccessibleInterface) -> None:
    actions = it.actionInterface()
    assert actions is not None
    actions.doAction("Press")


@pytest.mark.parametrize("screen", [name for name in SCREENS if name not in ALIKE])
def test_everything_has_a_role_and_a_name(salon: Salon, screen: str) -> None:
    SCREENS[screen](salon)
    pressable = [it for it in told(salon) if it.role() in TO_PRESS]
    keys = [item for item in salon.items() if item.inherits("QQuickAbstractButton")]
    for key in keys:
        it = QAccessible.queryAccessibleInterface(key)
        assert it is not None, f"{key.objectName()} is not told"
        assert it.role() in TO_PRESS, key.objectName()
    for it in told(salon):
        assert it.role() != Role.NoRole
        assert it.text(Name), f"something without a name at {it.rect()}"
    for it in pressable:
        actions = it.actionInterface()
        assert actions is not None, it.text(Name)
        assert "Press" in actions.actionNames(), it.text(Name)


def test_every_spot_of_the_cloth_is_told(enter: Enter, book: RuleBook) -> None:
    salon = enter(book)
    names = [it.text(Name) for it in told(salon) if ", pays " in it.text(Name)]
    assert len(set(names)) == len(book.wagers)


def test_bets_are_placed_and_told(salon: Salon) -> None:
    press(named(salon, "Chip $5"))
    press(named(salon, "Split 14 · 17"))
    assert salon.slip == {"split:14/17": 500}
    assert named(salon, "Split 14 · 17").text(Name) == "Split 14 · 17, $5 on it, pays 17 to 1"
    press(named(salon, "Tier"))
    assert len(salon.slip) == 7
    press(named(salon, "Undo"))
    press(named(salon, "Red"))
    assert salon.slip == {"split:14/17": 500, "red": 500}


def test_phase_and_result_are_told(salon: Salon) -> None:
    salon.house.tell(c.PlaceChip("straight:17", 500))
    announcer = next(item for item in salon.items() if item.objectName() == "announcer")
    assert announcer.property("phase") == "Place your bets"
    salon.house.closes()
    assert announcer.property("phase") == "No more bets"
    salon.house.registers()
    salon.house.settles("17")
    assert (
        announcer.property("result") == "17 Black. You are up +$175.00 Back $180.00 · staked $5.00"
    )
    salon.house.opens()
    assert announcer.property("result") == ""


def test_the_attract_screen_is_told_and_pressed(enter: Enter, crown: RuleBook) -> None:
    salon = enter(house_of(crown, credit_cents=0))
    assert all(it.text(Name) for it in told(salon))
    press(named(salon, "Touch to play"))
    assert salon.find("clothSurface") is not None


def test_a_choice_is_told_as_on_or_off(salon: Salon) -> None:
    press(named(salon, "Your screen"))
    large = named(salon, "Large text, off")
    assert large.role() == Role.CheckBox
    assert not large.state().checked
    press(large)
    assert named(salon, "Large text, on").state().checked
