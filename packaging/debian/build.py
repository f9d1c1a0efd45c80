"""Makes the kiosk package: see packaging/build-deb.

The package brings a virtual environment that is complete as it is unpacked: nothing is downloaded,
compiled or written on the machine, so that one signature covers every file of it. One package
serves every Python it names: libraries compiled for a single version are there once for each.
"""

import argparse
import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import distribution, version
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from packaging.requirements import Requirement

from kiosk import manual, signed_manifest
from kiosk.records.bundle.keys import own_signer

PROJECT = Path(__file__).parents[2]
DEBIAN = Path(__file__).parent
DIST = PROJECT / "dist"

HOME = Path("usr/lib/tapis")
PYTHONS = ("3.11", "3.12", "3.13")
"""Of Debian 12, Ubuntu 24.04 and Debian 13."""
MACHINE, ARCHITECTURE = "x86_64", "amd64"
"""The only one that was tried."""
OLDEST_GLIBC = 36
"""2.36 is Debian 12's: libraries for it and for everything before it run on all three."""
LEFT_OUT = frozenset({"pip", "setuptools"})
"""Named by libraries for their command lines and builds; a kiosk installs and builds nothing."""
TOOLS = (
    "bin",
    "PySide6/*.pyi",
    "PySide6/assistant",
    "PySide6/designer",
    "PySide6/doc",
    "PySide6/glue",
    "PySide6/include",
    "PySide6/lib",
    "PySide6/linguist",
    "PySide6/lrelease",
    "PySide6/lupdate",
    "PySide6/qml*",
    "PySide6/scripts",
    "PySide6/svgtoqml",
    "PySide6/typesystems",
    "PySide6/Qt/libexec",
    "PySide6/Qt/metatypes",
    "PySide6/Qt/translations/[!q]*",
    "PySide6/Qt/plugins/designer",
    "PySide6/Qt/plugins/qmllint",
    "PySide6/Qt/plugins/qmltooling",
)
"""Of developers. A kiosk has no use for them, and an intruder would."""

SCRIPTS = ("preinst", "postinst", "prerm", "postrm")

# What Qt's Wayland side loads, besides the libraries that `prepare` knows.
WAYLAND = ("libwayland-client0", "libwayland-cursor0", "libwayland-egl1")
RENAMED = {"libglib2.0-0": "libglib2.0-0 | libglib2.0-0t64"}


def main() -> None:
    arguments = _arguments()
    if platform.machine() != MACHINE:
        sys.exit(f"Packages are made on {ARCHITECTURE} so far, and this is {platform.machine()}.")
    DIST.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=DIST, prefix="deb.") as folder:
        work = Path(folder)
        root = work / "root"
        libraries(root, work, floor=arguments.floor)
        say("Adding Tapis itself")
        program(root, work)
        say("Signing and packing")
        revision = f"{arguments.revision}{'+floor' if arguments.floor else ''}"
        packed = pack(root, work, arguments.keys, revision)
        made = packed.replace(DIST / packed.name)
    print(made)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="packaging/build-deb", description="Make the package.")
    parser.add_argument("--keys", type=Path, default=DIST / "publisher", metavar="FOLDER")
    parser.add_argument("--revision", type=int, default=1, metavar="N")
    parser.add_argument(
        "--floor",
        action="store_true",
        help="with the libraries of `tapis floor`: no terminal needs them",
    )
    return parser.parse_args()


# ---- Libraries ----------------------------------------------------------------------------------


def libraries(root: Path, work: Path, *, floor: bool) -> None:
    requirements = dict(pinned(needed("tapis", ("", "floor") if floor else ("",))))
    own = [name for name in requirements if not serves_all(name)]
    common = [name for name in requirements if name not in own]
    say(f"Fetching {len(common)} libraries")
    fetch(requirements, common, PYTHONS[0], root / HOME / "common", work)
    for python in PYTHONS:
        say(f"Fetching {len(own)} libraries compiled for Python {python}")
        fetch(requirements, own, python, root / HOME / site(python), work)


def site(python: str) -> Path:
    return Path("lib", f"python{python}", "site-packages")


def needed(name: str, extras_of: tuple[str, ...]) -> set[str]:
    """What a distribution needs to run with these extras, and what that needs in turn."""
    found: set[str] = set()
    ahead = [(name, extras_of)]
    while ahead:
        of, extras = ahead.pop()
        for line in distribution(of).requires or []:
            requirement = Requirement(line)
            library = canonical(requirement.name)
            marker = requirement.marker
            wanted = marker is None or any(marker.evaluate({"extra": each}) for each in extras)
            if wanted and library not in found | LEFT_OUT:
                found.add(library)
                ahead.append((library, ("", *requirement.extras)))
    return found


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pinned(names: set[str]) -> Iterator[tuple[str, str]]:
    """Their lines in the lock, with every hash."""
    lock = (PROJECT / "packaging" / "constraints.txt").read_text()
    blocks = re.findall(r"^\S.*(?:\n +.*)*", re.sub(r"^#.*\n", "", lock, flags=re.M), flags=re.M)
    found = {canonical(block.split("==")[0]): block for block in blocks}
    missing = names - found.keys()
    if missing:
        sys.exit(f"packaging/constraints.txt lacks {', '.join(sorted(missing))}: packaging/lock")
    yield from ((name, found[name]) for name in sorted(names))


def serves_all(name: str) -> bool:
    """Whether its wheel is for more than one version of Python."""
    wheel = distribution(name).read_text("WHEEL") or ""
    return all(tag.split("-")[1] in ("none", "abi3") for tag in re.findall(r"Tag: (\S+)", wheel))


def fetch(
    requirements: dict[str, str], names: list[str], python: str, folder: Path, work: Path
) -> None:
    wanted = work / "wanted.txt"
    wanted.write_text("\n".join(requirements[name] for name in names) + "\n")
    platforms = [f"manylinux_2_{minor}_{MACHINE}" for minor in range(OLDEST_GLIBC, 4, -1)]
    platforms += [f"manylinux{name}_{MACHINE}" for name in ("2014", "2010", "1")]
    run(
        *(sys.executable, "-m", "pip", "install", "--quiet", "--no-compile", "--no-deps"),
        *("--require-hashes", "--requirement", wanted, "--only-binary=:all:"),
        *("--python-version", python, "--implementation", "cp"),
        *(word for each in platforms for word in ("--platform", each)),
        *("--target", folder),
    )
    for pattern in TOOLS:
        for path in folder.glob(pattern):
            shutil.rmtree(path) if path.is_dir() else path.unlink()


# ---- Our own ------------------------------------------------------------------------------------


def program(root: Path, work: Path) -> None:
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", work)
    (wheel,) = work.glob("*.whl")
    ZipFile(wheel).extractall(root / HOME / "common")  # nothing in it is compiled or generated
    shutil.copytree(DEBIAN / "root", root, dirs_exist_ok=True)
    interpreter(root)
    pages(root)


def interpreter(root: Path) -> None:
    home = root / HOME
    (home / "pyvenv.cfg").write_text("home = /usr/bin\ninclude-system-site-packages = false\n")
    (home / "bin").mkdir()
    (home / "bin" / "python").symlink_to("/usr/bin/python3")
    script = home / "bin" / "tapis"
    script.write_text(
        f"#!/{HOME}/bin/python\nimport sys\n\nfrom kiosk.cli import main\n\nsys.exit(main())\n"
    )
    script.chmod(0o755)
    for python in PYTHONS:
        (home / site(python)).mkdir(parents=True, exist_ok=True)
        # The tree is signed as it is: no interpreter leaves bytecode in it.
        (home / site(python) / "tapis.pth").write_text(
            "import sys; sys.dont_write_bytecode = True\n../../../common\n"
        )
    (root / "usr/bin").mkdir()
    (root / "usr/bin/tapis").symlink_to(Path("..", "lib", "tapis", "bin", "tapis"))


def pages(root: Path) -> None:
    """Manual and completion, of the very parser that is packed."""
    share = root / "usr" / "share"
    texts = {
        "man/man1/tapis.1": manual.man_page(version("tapis")),
        "bash-completion/completions/tapis": manual.bash_completion(),
        "zsh/vendor-completions/_tapis": manual.zsh_completion(),
        "doc/tapis/copyright": (PROJECT / "LICENSE").read_text(),
    }
    for name, text in texts.items():
        (share / name).parent.mkdir(parents=True, exist_ok=True)
        (share / name).write_text(text)
    run("gzip", "-9n", share / "man/man1/tapis.1")


# ---- For dpkg -----------------------------------------------------------------------------------


def pack(root: Path, work: Path, keys: Path, revision: str) -> Path:
    os.umask(0o022)
    full_version = f"{version('tapis')}-{revision}"
    tidy(root)
    keys.mkdir(mode=0o700, parents=True, exist_ok=True)
    signer = own_signer(keys)
    (root / HOME / signed_manifest.PUBLISHER).write_bytes(signer.public_pem)
    signed_manifest.sign(root / HOME, version=full_version, key=signer.key)
    control(root, full_version)
    packed = work / f"tapis_{full_version}_{ARCHITECTURE}.deb"
    run("dpkg-deb", "--root-owner-group", "-Zzstd", "-z9", "--build", root, packed)
    return packed


def tidy(root: Path) -> None:
    """Without what differs from build to build and is not needed to run, whatever the umask of
    whoever builds."""
    for path in [*root.rglob("__pycache__")]:
        shutil.rmtree(path)
    for installed in root.rglob("*.dist-info"):
        for name in ("RECORD", "INSTALLER", "REQUESTED", "direct_url.json"):
            (installed / name).unlink(missing_ok=True)
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)


def control(root: Path, full_version: str) -> None:
    files = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    names = [path.relative_to(root) for path in files]
    publisher = (root / HOME / signed_manifest.PUBLISHER).read_text().rstrip("\n")
    said = {
        "@VERSION@": full_version,
        "@ARCHITECTURE@": ARCHITECTURE,
        "@SIZE_KB@": str(sum(path.stat().st_size for path in files) // 1024),
        "@LIBRARIES@": ", ".join(system_libraries()),
        "@PUBLISHER@": publisher,
    }
    folder = root / "DEBIAN"
    folder.mkdir()
    for name in ("control", *SCRIPTS):
        text = (DEBIAN / name).read_text()
        for mark, value in said.items():
            text = text.replace(mark, value)
        (folder / name).write_text(text)
        (folder / name).chmod(0o755 if name in SCRIPTS else 0o644)
    settings = [f"/{name}\n" for name in names if name.parts[0] == "etc"]
    (folder / "conffiles").write_text("".join(settings))
    sums = (f"{hashlib.md5((root / name).read_bytes()).hexdigest()}  {name}\n" for name in names)
    (folder / "md5sums").write_text("".join(sums))


def system_libraries() -> list[str]:
    known = [pair.split(":")[1] for pair in os.environ["SYSTEM_LIBRARIES"].split()]
    return [RENAMED.get(name, name) for name in sorted({*known, *WAYLAND})]


def run(*words: str | Path) -> None:
    done = subprocess.run(
        [*map(str, words)], cwd=PROJECT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        said = "\n".join((done.stdout + done.stderr).splitlines()[-25:])
        sys.exit(f"That failed: {' '.join(map(str, words[:4]))} ...\n{said}")


def say(what: str) -> None:
    print(f"{what} ...", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
