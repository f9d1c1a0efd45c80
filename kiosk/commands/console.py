"""What every command says in the same way."""

import sys


def complain(message: str) -> int:
    """Say what is wrong with what was asked for. Returns the exit status of a refused request."""
    print(f"tapis: {message}", file=sys.stderr)
    return 2
