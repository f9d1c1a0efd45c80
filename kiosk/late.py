"""The one place that loads late: modules that no start waits for, as the first use of them does.

Whoever uses one imports it for the type checker alone, so that contracts and types are those of any
other import.
"""

from importlib import import_module
from typing import Any


class Late:
    """Stands for a module until something of it is asked for."""

    def __init__(self, module: str) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        return getattr(import_module(self._module), name)
