"""The conformance file format `roulette-conformance/1`, read strictly.

Three kinds of file carry it: facts and settlement vectors of one rule set, limit vectors, and the
list of clauses of the rule documents. Money is in cents, pockets are text.
"""

import json
from typing import Any, TypeAlias

import msgspec

FORMAT = "roulette-conformance/1"

Stakes: TypeAlias = tuple[tuple[str, int], ...]


class BadFileError(Exception):
    """The file cannot be used as it is. The message says where and why."""


class WagerFact(msgspec.Struct, frozen=True):
    id: str
    kind: str
    numbers: tuple[str, ...]
    odds: str
    pays: int
    house_edge: str


class MultiFact(msgspec.Struct, frozen=True):
    id: str
    kind: str
    pieces: Stakes | None
    total_pieces: int
    house_edge: str | None
    needs_wheel_order: bool = False
    ambiguous: bool = False
    centre: str = ""
    each_side: int = 0


class SpreadOptionFact(msgspec.Struct, frozen=True):
    option: str
    low: int
    high: int
    odds: str
    pays: int
    house_edge: str


class SpreadTableFact(msgspec.Struct, frozen=True):
    table: str
    options: tuple[SpreadOptionFact, ...]


class SettlementVector(msgspec.Struct, frozen=True):
    id: str
    wagers: Stakes
    outcome: str | None
    winners: tuple[str, ...]
    winnings: int
    returned: int
    credited: int
    multi: Stakes = ()
    promo: tuple[str, ...] = ()
    deducted_next_open: int | None = None


class SpreadVector(msgspec.Struct, frozen=True):
    id: str
    table: str
    option: str
    stake: int
    wheel: str
    simulated: str
    sum: int
    wins: bool
    winnings: int
    returned: int
    credited: int


class SpreadWays(msgspec.Struct, frozen=True):
    """Of how many pairs of the two rings an option wins."""

    table: str
    option: str
    ways: int


class SpreadSum(msgspec.Struct, frozen=True):
    """A stake on each option of a table, and what one sum pays, whichever pair makes it."""

    id: str
    table: str
    sum: int
    ways: int
    option: str
    """The one that wins."""
    stakes: Stakes
    winnings: int
    returned: int
    credited: int


class RuleSetFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    ruleset: str
    title: str = ""
    source: str = ""
    notes: tuple[str, ...] = ()
    pockets: tuple[str, ...] = ()
    colours: dict[str, str] = {}
    wheel_order: tuple[str, ...] | None = None
    wheel_order_basis: str = ""
    wheel_known_run: tuple[str, ...] = ()
    wagers: tuple[WagerFact, ...] | None = None
    multi: tuple[MultiFact, ...] | None = None
    number_free_layout: tuple[str, ...] | None = None
    spread_bets: tuple[SpreadTableFact, ...] = ()
    vectors: tuple[SettlementVector, ...] = ()
    void_vectors: tuple[SettlementVector, ...] = ()
    promo_vectors: tuple[SettlementVector, ...] = ()
    spread_vectors: tuple[SpreadVector, ...] = ()
    spread_ways: tuple[SpreadWays, ...] = ()
    spread_sums: tuple[SpreadSum, ...] = ()


class LimitStep(msgspec.Struct, frozen=True):
    existing: int
    total_before: int
    displayed: int
    debited: int
    refused: int
    balance: int
    total: int


class LimitClose(msgspec.Struct, frozen=True):
    rejected: tuple[tuple[str, int, str], ...]
    accepted: Stakes
    credited: int
    balance: int
    exception_7_9: bool


class LimitVector(msgspec.Struct, frozen=True):
    id: str
    rules: str
    limits: dict[str, tuple[int, int, int | None]]
    min_aggregate: int | None
    max_aggregate: int | None
    balance: int
    before: Stakes
    attempts: Stakes
    steps: tuple[LimitStep, ...]
    close: LimitClose


class LimitsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    vectors: tuple[LimitVector, ...]
    source: str = ""


class ClauseFact(msgspec.Struct, frozen=True):
    seed: str
    clause: str


class ClausesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    rules: tuple[ClauseFact, ...]


ConformanceFile: TypeAlias = RuleSetFile | LimitsFile | ClausesFile


def parse(content: bytes) -> ConformanceFile:
    try:
        data = json.loads(content.decode())
    except json.JSONDecodeError as error:
        raise BadFileError(f"not valid JSON: {error}") from None
    except UnicodeDecodeError as error:
        raise BadFileError(f"not UTF-8 text: {error}") from None
    except (RecursionError, ValueError):
        raise BadFileError("it is nested too deeply, or holds a number that is too long") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        found = data.get("format") if isinstance(data, dict) else type(data).__name__
        raise BadFileError(f'the key "format" must be "{FORMAT}", not {found!r}')
    try:
        return _convert(data)
    except msgspec.ValidationError as error:
        raise BadFileError(str(error)) from None


def _convert(data: dict[str, Any]) -> ConformanceFile:
    if "ruleset" in data:
        return msgspec.convert(data, RuleSetFile)
    if "rules" in data:
        return msgspec.convert(data, ClausesFile)
    return msgspec.convert(data, LimitsFile)
