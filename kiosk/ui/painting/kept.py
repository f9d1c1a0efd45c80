"""Pictures that were drawn, as long as somebody may show them again."""

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock

from PySide6.QtGui import QImage


class KeptPictures:
    """By their names, so many at most: the one that nobody has asked for the longest goes. Qt asks
    from a thread of its own for those that it loads beside its work."""

    def __init__(self, draw: Callable[[str], QImage], most: int) -> None:
        self._draw, self._most = draw, most
        self._kept: OrderedDict[str, QImage] = OrderedDict()
        self._lock = Lock()

    def __contains__(self, name: str) -> bool:
        return name in self._kept

    def picture(self, name: str) -> QImage:
        """Drawn the first time it is asked for."""
        with self._lock:
            if name in self._kept:
                self._kept.move_to_end(name)
                return self._kept[name]
        drawn = self._draw(name)
        with self._lock:
            self._kept[name] = drawn
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return drawn

    def forget(self, those: Callable[[str], bool]) -> None:
        """And nothing else: what is still shown is not drawn again."""
        with self._lock:
            for name in [*filter(those, self._kept)]:
                del self._kept[name]
