"""Where a camera's stream comes from."""

import re

SHAPES = "rtsp://HOST/..., rtsps://, http:// or https:// (MJPEG), or /dev/videoN"
_NETWORK = re.compile(r"(rtsps?|https?)://[^\s/]+(/\S*)?\Z")
_VIDEO = re.compile(r"/dev/(video[0-9]{1,3}|v4l/\S+)\Z")


def is_source(text: str) -> bool:
    return bool(_NETWORK.match(text) or _VIDEO.match(text))


def is_device(source: str) -> bool:
    return bool(_VIDEO.match(source))


def without_password(source: str) -> str:
    """As it may be logged."""
    return re.sub(r"://[^/@\s]*@", "://", source)
