"""The house of machines in which terminals are tried."""

from tests.hostile.conftest import there

__all__ = ["there"]
