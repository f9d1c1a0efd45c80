"""The devices that can be simulated, by the name `tapis device simulate` knows them by."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from kiosk.devices.simulated.device import SimulatedDevice
from kiosk.devices.simulated.escpos import EscposPrinter
from kiosk.devices.simulated.id003 import SimulatedId003
from kiosk.devices.simulated.ssp import SimulatedSsp
from kiosk.devices.simulated.tcl import TclPrinter


@dataclass(frozen=True, slots=True)
class Kind:
    about: str
    make: Callable[[Path], SimulatedDevice]
    """Given the folder for what the device leaves behind, such as the tickets it prints."""


KINDS: dict[str, Kind] = {
    "id003": Kind("JCM note validator", lambda folder: SimulatedId003()),
    "ssp": Kind("ITL note validator", lambda folder: SimulatedSsp()),
    "tcl": Kind("casino ticket printer: GEN2, GEN3, PayCheck", TclPrinter),
    "escpos": Kind("receipt printer", EscposPrinter),
}
