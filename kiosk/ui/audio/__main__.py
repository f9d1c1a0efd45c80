"""Writes the sounds that ship with Tapis: `packaging/sounds`."""

from kiosk import resources
from kiosk.ui.audio.synthesis import SOUNDS, render

for name, sound in SOUNDS.items():
    (resources.folder("assets") / "sounds" / f"{name}.wav").write_bytes(render(sound))
