"""Texts for people, in the language that is spoken when they are shown."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802 - Qt Linguist looks for it
    """Marks a text that is translated where it is shown. The journal has it in English."""
    return text
