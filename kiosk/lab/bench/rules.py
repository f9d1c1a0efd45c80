"""The rules engine: settling a large slip, and loading a rule book."""

import tomllib
from collections.abc import Iterator
from random import Random

from kiosk import resources
from kiosk.lab.bench.measure import Beside, Figure, Wanted, best_s
from kiosk.rules.rulebook import RuleBook, load
from kiosk.rules.settlement import settle

_WAGERS = 50
_SEED = 7
_REPEATS = 200


def figures(wanted: Wanted) -> Iterator[Figure]:
    repeats = 1 if wanted.short else _REPEATS
    yield _settling(resources.rulebook("crown-single-zero"), repeats)
    for name in resources.rulebook_ids():
        yield _loading(name)


def _settling(book: RuleBook, repeats: int) -> Figure:
    stakes = {wager: 100 for wager in Random(_SEED).sample(sorted(book.wagers), _WAGERS)}
    bare_slip = [
        (frozenset(book.wagers[wager].numbers), book.wagers[wager].pays, cents)
        for wager, cents in stakes.items()
    ]

    def engine() -> None:
        for _ in range(repeats):
            for outcome in book.wheel.order:
                settle(book.table, stakes, outcome)

    def bare_loop() -> None:
        for _ in range(repeats):
            for outcome in book.wheel.order:
                winnings_cents = returned_cents = 0
                for numbers, pays, cents in bare_slip:
                    if outcome in numbers:
                        winnings_cents += pays * cents
                        returned_cents += cents

    ours_s, bare_s = best_s(engine, bare_loop, rounds=10)
    spins = repeats * len(book.wheel.order)
    return Figure(
        "settle a 50-wager slip / bare Python loop",
        ours_s / bare_s,
        "x",
        3,
        f"{ours_s / spins * 1e6:.1f} us against {bare_s / spins * 1e6:.1f} us",
        Beside("bare Python loop", ours_s / spins * 1e6, bare_s / spins * 1e6, "us"),
    )


def _loading(name: str) -> Figure:
    text = (resources.folder("assets") / "rulebooks" / f"{name}.toml").read_text(encoding="utf-8")
    loading_s, bare_s = best_s(lambda: load(text, name), lambda: tomllib.loads(text), rounds=5)
    return Figure(
        f"load {name}",
        loading_s * 1e3,
        "ms",
        50,
        f"{len(text):,} characters; to read them as TOML and no more {bare_s * 1e3:.1f} ms",
        Beside("bare TOML", loading_s * 1e3, bare_s * 1e3, "ms"),
    )
