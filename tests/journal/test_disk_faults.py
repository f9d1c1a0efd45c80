"""The disk fails at one call or another: what the journal says of each batch is true.

A fault is put under a real process by strace. Each run is then replayed with power cuts, because a
journal that is right until the machine is switched off is not right. A sync that failed is never
made up for by a later one of the same bytes, as on a real system.
"""

from pathlib import Path
from random import Random

import pytest

from tests.journal.promises import power_cuts
from tests.journal.tracing import Said, events, sync_after, traced

SYNC = "fsync,fdatasync:error=EIO:when={}"
# "when=3+20" is the third call and each twentieth after it: a fault ends a session, and so a run
# of three has as many.
FAULTS = [
    *(SYNC.format(f"{n}+20") for n in range(1, 21, 5)),
    *(SYNC.format(f"{n}..{n + more}") for n in range(15, 40, 6) for more in (1, 2)),
    *(SYNC.format(f"{n}+") for n in (1, 20, 33)),
    *(f"pwrite64:error=EIO:when={n}+81" for n in range(3, 81, 27)),
    *(f"pwrite64:error=ENOSPC:when={n}+81" for n in range(12, 81, 27)),
    *(f"pwrite64:error=ENOSPC:when={n}+" for n in (40, 90, 150)),
    # Nothing was written, and no error either: the shortest of short writes.
    *(f"pwrite64:retval=0:when={n}+81" for n in range(21, 81, 27)),
    *(f"{call}:error=EIO:when={n}" for call in ("ftruncate", "unlink") for n in (1, 3)),
    *(f"pread64:error=EIO:when={n}+32" for n in range(3, 35, 11)),
]
RUN = ("--sessions", "3", "--batches", "6")


def said(log: Path, folder: Path) -> list[str]:
    return [event.line for event in events(log, folder) if isinstance(event, Said)]


def promises_hold(logs: list[Path], folder: Path, memory: Path) -> None:
    """Whatever was said, and wherever the power is cut."""
    happened = [event for log in logs for event in events(log, folder)]
    cuts = list(power_cuts(happened, memory, Random(7)))
    assert [cut for cut in cuts if not cut.holds] == []
    assert len(cuts) > 10


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_said_after_a_fault_is_true(path: Path, memory: Path, fault: str) -> None:
    log = path.with_suffix(".log")
    assert traced(log, path, *RUN, inject=[fault]) == 0
    assert "INJECTED" in log.read_text()
    promises_hold([log], path.parent, memory)


@pytest.mark.parametrize("largest_bytes", [30_000, 60_000, 90_000, 120_001, 150_000])
def test_writes_cut_short_by_a_limit(path: Path, memory: Path, largest_bytes: int) -> None:
    """The system writes as much as still fits, and then no more."""
    log = path.with_suffix(".log")
    assert traced(log, path, *RUN, "--largest-file", str(largest_bytes)) == 0
    promises_hold([log], path.parent, memory)


def fault_in_batch_3(path: Path, *run: str, syncs: str) -> Path:
    """The log of a run in which these syncs failed, counted from that of the third batch."""
    clean, log = path.with_name("clean.log"), path.with_suffix(".log")
    assert traced(clean, path.with_name("clean.db"), *run) == 0
    call, number = sync_after(clean, "trying 3")
    when = syncs.format(number, number + 1)
    assert traced(log, path, *run, inject=[f"{call}:error=EIO:when={when}"]) == 0
    return log


@pytest.mark.parametrize(
    ("syncs", "outcome"),
    [("{}", "fault 3 False"), ("{}..{}", "returned 3"), ("{}+", "fault 3 None")],
)
def test_a_failed_commit_is_looked_up(path: Path, syncs: str, outcome: str) -> None:
    """Once: the batch is dropped with its log. Twice: the log outlives the fault, and the batch is
    found in it and made durable. From then on: nobody can tell."""
    lines = said(fault_in_batch_3(path, *RUN, syncs=syncs), path.parent)
    assert lines[lines.index("trying 3") + 1] == outcome


@pytest.mark.parametrize("syncs", ["{}", "{}..{}", "{}+"])
def test_a_failed_commit_beside_a_reader_that_stays(path: Path, memory: Path, syncs: str) -> None:
    """The log is then never removed, and what it held beyond the fault must not come back."""
    log = fault_in_batch_3(path, *RUN, "--watched", syncs=syncs)
    assert any(line.startswith("fault 3") for line in said(log, path.parent))
    promises_hold([log], path.parent, memory)


@pytest.mark.parametrize("number", range(3, 38, 5))
def test_what_a_restarted_journal_shows_is_durable(path: Path, memory: Path, number: int) -> None:
    """A writer killed before its sync leaves facts that only the system's memory holds. Whoever
    opens the journal next acts on what it shows, so opening must have written them down."""
    killed, restarted = path.with_name("killed.log"), path.with_name("restarted.log")
    kill = f"fsync,fdatasync:signal=SIGKILL:when={number}"
    assert traced(killed, path, *RUN, inject=[kill]) != 0
    assert traced(restarted, path, *RUN) == 0
    promises_hold([killed, restarted], path.parent, memory)
