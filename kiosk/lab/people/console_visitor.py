"""A dealer who is nobody: signs in, and looks on."""

from kiosk.lab.people.visitor import Visitor


async def sign_in(visitor: Visitor, *, name: str, pin: str) -> None:
    """Once the table shows who may."""
    while not await visitor.touch(f"member-{name}"):
        await visitor.wait()
    for digit in pin:
        await visitor.touch(f"digit-{digit}")
    await visitor.touch("signInConfirm")
