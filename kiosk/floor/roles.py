"""Who works on a floor, and which pages and acts belong to whom. Pure."""

import re
from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum

from kiosk.rules.plain import is_plain

NAME_MAX = 40
PASSWORD_MIN, PASSWORD_MAX = 12, 200
_NAME = re.compile(r"[^\W_][\w .'-]*")
_COMMON = ("password", "123456", "qwerty", "letmein", "casino", "roulette", "tapis", "welcome")
"""No password is mostly one of these."""
_OWN_LETTERS_MIN = 8
"""So much is left of a password without its common words and its owner's name."""


class Role(StrEnum):
    VIEWER = "viewer"
    CASHIER = "cashier"
    PIT_MANAGER = "pit manager"
    AUDITOR = "auditor"
    ADMINISTRATOR = "administrator"


EVERYBODY = frozenset(Role)
MOVES_MONEY = frozenset({Role.CASHIER, Role.PIT_MANAGER, Role.ADMINISTRATOR})
"""Or decides who does. They sign in with a second factor; their accounts are made and changed by
two people, and only after a while in which others see it."""
CONFIRMS_PAYMENTS = frozenset({Role.CASHIER, Role.PIT_MANAGER})
RESTORES = frozenset({Role.PIT_MANAGER, Role.ADMINISTRATOR})
"""They give out copies of journals, by two."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """Somebody who can sign in."""

    name: str
    role: Role
    makers: frozenset[str] = frozenset()
    """Who made or last changed the account. None of them confirms anything together with it."""

    @property
    def second_factor(self) -> bool:
        return self.role in MOVES_MONEY


def independent(one: Person, other: Person) -> bool:
    """Two people, of whom neither can be the other's hand."""
    if one.name == other.name:
        return False
    return one.name not in other.makers and other.name not in one.makers


def two_people_for(*roles: Role | None) -> bool:
    """Whether a change from one of these roles to the other needs two people and a while."""
    return any(role in MOVES_MONEY for role in roles if role is not None)


def name_fault(name: str) -> str:
    """Why nobody can be called so; nothing: somebody can."""
    if not name or len(name) > NAME_MAX:
        return f"A name has 1 to {NAME_MAX} letters."
    if not is_plain(name) or not _NAME.fullmatch(name) or name != " ".join(name.split()):
        return "A name is made of letters, figures, single spaces and . ' - only."
    return ""


def password_fault(password: str, name: str) -> str:
    """Why it is no password of that person; nothing: it can be."""
    if len(password) < PASSWORD_MIN:
        return f"A password has at least {PASSWORD_MIN} letters. A few words are good ones."
    if len(password) > PASSWORD_MAX:
        return f"A password has at most {PASSWORD_MAX} letters."
    left = password.casefold()
    for word in (*_COMMON, *name.casefold().split()):
        left = left.replace(word, "")
    if len(set(left)) < _OWN_LETTERS_MIN // 2 or len(left) < _OWN_LETTERS_MIN:
        return "That password is easily guessed: take a few words that belong to nobody's name."
    return ""


def may(person: Person, roles: Collection[Role]) -> bool:
    return person.role in roles
