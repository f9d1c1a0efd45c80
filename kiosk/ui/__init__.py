"""The screens: the only package that knows Qt. It shows states and passes touches on, no more."""

import builtins

import PySide6.QtCore  # noqa: F401 - it puts an import of its own in the place of Python's

# That one reads the source of every module that is loaded after it, in case it asks for another
# spelling of Qt's names (`__feature__`). None of ours does, and a start would be a tenth longer.
builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
