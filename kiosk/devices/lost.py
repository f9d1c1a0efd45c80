"""A device that cannot be reached, or does not answer any more."""


class DeviceLost(Exception):  # noqa: N818 - a state of the world, not a fault of ours
    """Says which one and why, for staff."""
