"""What a build adds: compiled translations, and what the tests say that they prove.

Whoever installs Tapis has no tests, and can still ask which of them prove a clause.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface[Any]):
    _folder: TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        sys.path[:0] = [str(root), str(root / "packaging")]
        from compile_translations import (  # noqa: PLC0415 - they lie beside it
            FOLDER,
            compile_translations,
        )

        from kiosk.clauses import citing, proofs  # noqa: PLC0415

        compile_translations(root / FOLDER)
        if self.target_name == "wheel" and version == "standard":
            self._folder = TemporaryDirectory()
            built = Path(self._folder.name) / proofs.BUILT
            known = citing.known_clauses(root / "assets" / "clauses.toml")
            proofs.write_built(root / "tests", known, built)
            build_data["force_include"][str(built)] = f"kiosk/assets/{proofs.BUILT}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._folder is not None:
            self._folder.cleanup()
