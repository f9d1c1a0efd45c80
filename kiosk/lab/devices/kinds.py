"""The devices that can be simulated, by the name `tapis device simulate` knows them by."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from kiosk.lab.devices.device import SimulatedDevice
from kiosk.lab.devices.escpos import EscposPrinter
from kiosk.lab.devices.id003 import SimulatedId003
from kiosk.lab.devices.slingshot import SimulatedSlingshot
from kiosk.lab.devices.ssp import SimulatedSsp
from kiosk.lab.devices.tcl import TclPrinter


@dataclass(frozen=True, slots=True)
class DeviceKind:
    about: str
    make: Callable[[Path], SimulatedDevice]
    """Given the folder for what the device leaves behind, such as the tickets it prints."""
    with_notes: Callable[[Sequence[int]], SimulatedDevice] | None = None
    """Of a validator: given the notes that it knows, in cents."""


KINDS: dict[str, DeviceKind] = {
    "id003": DeviceKind(
        "JCM note validator",
        lambda folder: SimulatedId003(),
        lambda notes_cents: SimulatedId003(notes_cents=notes_cents),
    ),
    "ssp": DeviceKind(
        "ITL note validator",
        lambda folder: SimulatedSsp(),
        lambda notes_cents: SimulatedSsp(notes_cents=notes_cents),
    ),
    "tcl": DeviceKind("casino ticket printer: GEN2, GEN3, PayCheck", TclPrinter),
    "escpos": DeviceKind("receipt printer", EscposPrinter),
    "wheel": DeviceKind(
        "automatic wheel that speaks as a Slingshot 2", lambda folder: SimulatedSlingshot()
    ),
}
