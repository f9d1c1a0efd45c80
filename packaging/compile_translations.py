"""Compiles the translations, for whoever sets Tapis up, tests it or builds a package of it.

What Qt reads at run time is made here and is not kept in git: it follows from the texts, and a
binary file that nobody can read is nobody's to check. The hook of the build puts them into every
wheel; `packaging/prepare` and the tests call it for a working copy. A file that is newer than its
text is left alone.
"""

import subprocess
import sys
from pathlib import Path

FOLDER = Path("assets") / "translations"


def compile_translations(folder: Path) -> list[Path]:
    """Those of a folder, and no others: of a text that is gone nothing is left."""
    made = {text.with_suffix(".qm"): text for text in sorted(folder.glob("*.ts"))}
    for compiled in set(folder.glob("*.qm")) - made.keys():
        compiled.unlink()
    for compiled, text in made.items():
        if not compiled.exists() or compiled.stat().st_mtime_ns < text.stat().st_mtime_ns:
            _compile(text, compiled)
    return list(made)


def _compile(text: Path, compiled: Path) -> None:
    """In one step for whoever looks meanwhile."""
    fresh = compiled.with_suffix(".new")
    run_tool("lrelease", "-silent", str(text), "-qm", str(fresh))
    fresh.replace(compiled)


def run_tool(name: str, *arguments: str) -> None:
    """One of Qt Linguist's, as PySide6 brings it."""
    import PySide6  # noqa: PLC0415 - a build has it, a look at this file need not

    tool = Path(PySide6.__file__).parent / name
    run = subprocess.run([tool, *arguments], capture_output=True, text=True, check=False)
    if run.returncode or run.stderr:
        raise RuntimeError(f"{name} {' '.join(arguments)}\n{run.stdout}{run.stderr}")


if __name__ == "__main__":
    compile_translations(Path(__file__).parent.parent / FOLDER)
    sys.exit()
