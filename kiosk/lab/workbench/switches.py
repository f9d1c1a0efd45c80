"""What a bench can do to a device and undo again, and the words of its status that show it."""

from dataclasses import dataclass
from re import search, split

HOUSE, VALIDATOR, PRINTER = "house", "validator", "printer"


@dataclass(frozen=True, slots=True)
class Switch:
    shown: str
    """In the status, while it is on."""
    on: str
    off: str


def _common(*moments: str) -> dict[str, Switch]:
    """Of any device, with the moments at which its power can fail."""
    cuts = {
        f"power-cut-at {moment}": Switch(
            f"power fails at {moment}", f"power-cut-at {moment}", "power-cut-at never"
        )
        for moment in moments
    }
    return {"unplug": Switch("unplugged", "unplug", "plug"), **cuts}


SWITCHES: dict[str, dict[str, Switch]] = {
    VALIDATOR: {
        "jam": Switch("jammed", "jam", "clear"),
        "full": Switch("full", "full", "clear"),
        "cash-box": Switch("cash box out", "cash-box out", "cash-box in"),
        "cheat": Switch("cheated", "cheat", "clear"),
        **_common("drawing", "escrow", "stacking", "stacked", "returning"),
    },
    PRINTER: {
        "paper low": Switch("paper low", "paper low", "paper ok"),
        "paper out": Switch("paper out", "paper out", "paper ok"),
        "jam": Switch("jammed", "jam", "clear"),
        "open": Switch("open", "open", "close"),
        "leave": Switch("nobody takes it", "leave", "take"),
        "mute": Switch("mute", "mute", "mute off"),
        **_common("heading", "coded", "chute"),
    },
}


def switched_on(device: str, status: str) -> list[str]:
    """The names of those that are on."""
    parts = set(split(r"[;,] ", status))
    return [name for name, switch in SWITCHES[device].items() if switch.shown in parts]


def in_short(device: str, status: str) -> str:
    """What is wrong with it; or else what it is at."""
    wrong = [SWITCHES[device][name].shown for name in switched_on(device, status)]
    box = search(r"in the box (\d+) notes .* and (\d+) tickets", status)
    if wrong or box is None:
        return ", ".join(wrong) or status
    return f"{status.partition('; ')[0]}, {int(box[1]) + int(box[2])} stacked"
