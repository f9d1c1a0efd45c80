"""The rules engine: settling a large slip, and loading a rule book."""

from collections.abc import Iterator
from random import Random

from kiosk import resources
from kiosk.bench.measure import Figure, best_s
from kiosk.rules.rulebook import RuleBook, load
from kiosk.rules.settlement import settle

_WAGERS = 50
_SEED = 7
_REPEATS = 200


def figures() -> Iterator[Figure]:
    yield _settling(resources.rulebook("crown-single-zero"))
    for name in resources.rulebook_ids():
        yield _loading(name)


def _settling(book: RuleBook) -> Figure:
    stakes = {wager: 100 for wager in Random(_SEED).sample(sorted(book.wagers), _WAGERS)}
    bare_slip = [
        (frozenset(book.wagers[wager].numbers), book.wagers[wager].pays, cents)
        for wager, cents in stakes.items()
    ]

    def engine() -> None:
        for _ in range(_REPEATS):
            for outcome in book.wheel.order:
                settle(book.table, stakes, outcome)

    def bare_loop() -> None:
        for _ in range(_REPEATS):
            for outcome in book.wheel.order:
                winnings_cents = returned_cents = 0
                for numbers, pays, cents in bare_slip:
                    if outcome in numbers:
                        winnings_cents += pays * cents
                        returned_cents += cents

    ours_s, bare_s = best_s(engine, bare_loop, rounds=10)
    spins = _REPEATS * len(book.wheel.order)
    return Figure(
        "settle a 50-wager slip / bare Python loop",
        ours_s / bare_s,
        "x",
        3,
        f"{ours_s / spins * 1e6:.1f} us against {bare_s / spins * 1e6:.1f} us",
    )


def _loading(name: str) -> Figure:
    text = (resources.folder("assets") / "rulebooks" / f"{name}.toml").read_text(encoding="utf-8")
    (loading_s,) = best_s(lambda: load(text, name), rounds=5)
    return Figure(f"load {name}", loading_s * 1e3, "ms", 50, f"{len(text):,} characters")
