"""Every case of the matrix by every rule book: python -m tests.matrix

It prints each that does not end as it must, and ends with 1 if there was one.
"""

import logging
import sys
from multiprocessing import Pool

from kiosk.lab.simulate.virtual_time import run
from tests.matrix.cases import CASES, Case
from tests.matrix.test_matrix import story


def played(case: Case) -> tuple[Case, str]:
    logging.disable(logging.CRITICAL)
    try:
        run(story(case))
    except Exception as error:  # whatever it is, it is told with its case
        return case, f"{type(error).__name__}: {error}"
    return case, ""


def main() -> int:
    wrong = 0
    with Pool() as pool:
        for case, why in pool.imap_unordered(played, CASES):
            if why:
                wrong += 1
                print(f"{case}: {why}", flush=True)
    print(f"{len(CASES)} cases, {wrong} wrong")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
