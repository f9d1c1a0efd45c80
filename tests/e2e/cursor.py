"""Exit status 0 if the cursor of this display can be seen, 1 if not, 2 if nobody can tell. A
program of its own, because Xlib ends the program it is in when a display goes away."""

import ctypes
import sys


class CursorImage(ctypes.Structure):
    """XFixesCursorImage, as far as it is needed (Xfixes.h)."""

    _fields_ = [
        ("x", ctypes.c_short),
        ("y", ctypes.c_short),
        ("width", ctypes.c_ushort),
        ("height", ctypes.c_ushort),
        ("xhot", ctypes.c_ushort),
        ("yhot", ctypes.c_ushort),
        ("cursor_serial", ctypes.c_ulong),
        ("pixels", ctypes.POINTER(ctypes.c_ulong)),
    ]


def main() -> int:
    xlib, xfixes = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXfixes.so.3")
    xlib.XOpenDisplay.restype = ctypes.c_void_p
    xfixes.XFixesGetCursorImage.restype = ctypes.POINTER(CursorImage)
    xfixes.XFixesGetCursorImage.argtypes = [ctypes.c_void_p]
    there = xlib.XOpenDisplay(None)
    image = xfixes.XFixesGetCursorImage(there) if there else None
    if not image:
        return 2
    cursor = image.contents
    opaque = (cursor.pixels[n] >> 24 & 0xFF for n in range(cursor.width * cursor.height))
    return 0 if any(opaque) else 1


if __name__ == "__main__":
    sys.exit(main())
