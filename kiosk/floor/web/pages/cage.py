"""The cage: a ticket's truth in large letters, and its payment, exactly once."""

from starlette.responses import Response

from kiosk.floor.database import alarms, cage, people
from kiosk.floor.database.cage import Scan, Shift, TicketAt, Truth
from kiosk.floor.database.deeds import Deed, Kind
from kiosk.floor.database.lives import place_text
from kiosk.floor.roles import CONFIRMS_PAYMENTS, Role, independent
from kiosk.floor.web.access import RefusedError, Visit, go_to, page
from kiosk.floor.web.stream import RELOAD, Parts, stream
from kiosk.floor.web.words import amount_words, bars, cents_of, number_of, number_text, short_number

_CASHIER = frozenset({Role.CASHIER})
_LONG, _LONGER = 10, 13
"""From so many letters on an amount is set smaller."""


@page("/cashier", _CASHIER, place="Cashier", shows="cashier")
async def show(visit: Visit) -> Response:
    return await _page(visit)


async def _page(visit: Visit, fault: str = "", status: int = 200) -> Response:
    async with visit.connection.transaction():
        shift = await cage.shift_of(visit.connection, visit.person.name)
        if shift is None:
            used = await cage.cages_in_use(visit.connection)
            cages = [(n, used.get(n, "")) for n in range(1, visit.settings.cages + 1)]
            return visit.render("shift.html", status, place="/cashier", cages=cages, fault=fault)
        scans = await cage.last_scans(visit.connection, shift)
        sums = await cage.totals(visit.connection, shift, visit.settings.two_people_cents)
        scan = scans[0] if scans else None
        at = await cage.look_up(visit.connection, scan.number, visit.now_ms) if scan else None
        state = await cage.state_of(visit.connection, scan.key) if scan else ""
    truth = _truth(scan, at, state) if scan and at else None
    amount = visit.floor.templates.money(at.cents) if at else ""
    return visit.render(
        "cage.html",
        status,
        place="/cashier",
        shift=shift,
        sums=sums,
        expected_cents=shift.float_cents - sums.paid_cents,
        scans=scans,
        scan=scan,
        at=at,
        truth=truth,
        state=state,
        fault=fault,
        amount=amount,
        size="longer" if len(amount) >= _LONGER else "long" if len(amount) >= _LONG else "",
        words=amount_words(at.cents, visit.settings.currency_code) if at else "",
        number=number_text(scan.number) if scan else "",
        short=short_number,
        place_text=place_text,
        bars=bars(scan.number) if scan else [],
        two=at is not None and at.cents >= visit.settings.two_people_cents,
    )


def _truth(scan: Scan, at: TicketAt, state: str) -> Truth:
    """As it is now; of what this very scan did, what it did."""
    match state:
        case "paid":
            return Truth.PAID
        case "asked" | "confirmed" if at.truth is Truth.IN_DOUBT:
            return Truth.IN_DOUBT
        case "asked":
            return Truth.WAITS
        case "confirmed":
            return Truth.CONFIRMED
        case _:
            return at.truth


async def _shift(visit: Visit) -> Shift:
    shift = await cage.shift_of(visit.connection, visit.person.name, lock=True)
    if shift is None:
        raise RefusedError("Open your shift first.")
    return shift


@page("/cashier/events", _CASHIER, waits=True)
async def cashier_events(visit: Visit) -> Response:
    """What a second person says of the payment on the screen is seen at once."""
    return stream(visit, _stands)


async def _stands(visit: Visit) -> Parts:
    shift = await cage.shift_of(visit.connection, visit.person.name)
    scans = await cage.last_scans(visit.connection, shift, most=1) if shift else []
    state = await cage.state_of(visit.connection, scans[0].key) if scans else ""
    return {RELOAD: state}


@page("/cashier/scan", _CASHIER, post=True)
async def scan_ticket(visit: Visit) -> Response:
    said = visit.said("number", 60)
    number = number_of(said)
    if number is None:
        fault = "That is no ticket: a validation number has 18 figures. Scan it again, or type it."
        return await _page(visit, fault, 400)
    return await _looked_up(visit, number)


async def _looked_up(visit: Visit, number: str) -> Response:
    begun_ms = visit.now_ms
    async with visit.connection.transaction():
        shift = await _shift(visit)
        if await cage.bring_back(visit.connection, shift, number, now_ms=begun_ms):
            return go_to("/cashier")  # it waits here for a second person, or has one
        at = await cage.look_up(visit.connection, number, begun_ms)
        took_ms = visit.now_ms - begun_ms
        key = visit.floor.sources.draw_key()
        await cage.add_scan(
            visit.connection, shift, at, key=key, took_ms=took_ms, now_ms=visit.now_ms
        )
        about = f"ticket {short_number(number)} at cage {shift.cage}: {at.truth}"
        deed = Deed(who=visit.person.name, about=about, cents=at.cents, key=key)
        await visit.record(Kind.TICKET_SCANNED, deed)
    return go_to("/cashier")


@page("/cashier/again", _CASHIER, post=True)
async def ask_again(visit: Visit) -> Response:
    async with visit.connection.transaction():
        scan = await _current(visit, await _shift(visit))
    return await _looked_up(visit, scan.number)


async def _current(visit: Visit, shift: Shift) -> Scan:
    """What the form is about must be what the screen showed last: a scan cancels what was asked."""
    scan = await cage.scan_by_key(visit.connection, shift, visit.said("key", 80))
    newest = await cage.last_scans(visit.connection, shift, most=1)
    if scan is None or not newest or newest[0].id != scan.id:
        raise RefusedError("Another ticket was scanned since. Look at it, and begin again.")
    return scan


@page("/cashier/pay", _CASHIER, post=True)
async def ask_to_pay(visit: Visit) -> Response:
    """The first touch of two."""
    async with visit.connection.transaction():
        shift = await _shift(visit)
        scan = await _current(visit, shift)
        await cage.set_sure(visit.connection, scan, sure=True)
    return go_to("/cashier")


@page("/cashier/confirm", _CASHIER, post=True)
async def pay(visit: Visit) -> Response:
    """The second touch. However often it is sent, it is one payment: it has one key."""
    async with visit.connection.transaction():
        shift = await _shift(visit)
        scan = await cage.scan_by_key(visit.connection, shift, visit.said("key", 80))
        if scan is None:
            raise RefusedError("That ticket was scanned in another shift.")
        before = await cage.payment_state(visit.connection, scan.key)
        if before == "paid":
            return go_to("/cashier")
        await _current(visit, shift)
        if not scan.sure and before != "confirmed":
            raise RefusedError("Touch Pay first, and then once more.")
        two = scan.cents >= visit.settings.two_people_cents
        truth = await cage.pay(visit.connection, shift, scan, two=two, now_ms=visit.now_ms)
        await cage.set_answer(visit.connection, scan, truth)
        kind = {Truth.PAID: Kind.PAYMENT_MADE, Truth.WAITS: Kind.PAYMENT_ASKED}.get(truth)
        about = f"ticket {short_number(scan.number)} at cage {shift.cage}"
        if kind is None:
            kind, about = Kind.PAYMENT_REFUSED, f"{about}: {truth}"
        deed = Deed(who=visit.person.name, about=about, cents=scan.cents, key=scan.key)
        await visit.record(kind, deed)
    return go_to("/cashier")


@page("/cashier/give-back", _CASHIER, post=True)
async def give_back(visit: Visit) -> Response:
    """Unpaid: what was begun is taken back."""
    async with visit.connection.transaction():
        shift = await _shift(visit)
        scan = await _current(visit, shift)
        if await cage.payment_state(visit.connection, scan.key) == "paid":
            raise RefusedError("It is paid. The ticket stays here.")
        if await cage.give_up(visit.connection, shift, scan, "withdrawn", now_ms=visit.now_ms):
            about = f"ticket {short_number(scan.number)} at cage {shift.cage}"
            deed = Deed(who=visit.person.name, about=about, cents=scan.cents, key=scan.key)
            await visit.record(Kind.PAYMENT_WITHDRAWN, deed)
        await cage.set_sure(visit.connection, scan, sure=False)
    return go_to("/cashier")


@page("/cashier/call", _CASHIER, post=True)
async def call_supervisor(visit: Visit) -> Response:
    async with visit.connection.transaction():
        shift = await _shift(visit)
        detail = f"{visit.person.name} wants a supervisor"
        await alarms.raise_alarm(visit.connection, "call", f"Cage {shift.cage}", detail)
    return go_to("/cashier")


@page("/cashier/slip", _CASHIER, shows="claim slip")
async def claim_slip(visit: Visit) -> Response:
    """For a guest whose ticket is expired: it stays with the guest."""
    async with visit.connection.transaction():
        shift = await _shift(visit)
        scans = await cage.last_scans(visit.connection, shift, most=1)
        at = await cage.look_up(visit.connection, scans[0].number, visit.now_ms) if scans else None
    if at is None or at.truth is not Truth.EXPIRED:
        raise RefusedError("Only for an expired ticket there is a claim slip.")
    words = amount_words(at.cents, visit.settings.currency_code)
    return visit.render("slip.html", shift=shift, at=at, words=words, short=short_number)


# ---- shifts -------------------------------------------------------------------------------------


def _amount(visit: Visit, name: str) -> int:
    cents = cents_of(visit.said(name, 30))
    if cents is None:
        raise RefusedError("That is no amount: write it as 50,000.00.", 400)
    return cents


@page("/cashier/open", _CASHIER, post=True)
async def open_shift(visit: Visit) -> Response:
    said = visit.said("cage", 3)
    chosen = int(said) if said.isascii() and said.isdecimal() else 0
    if not 1 <= chosen <= visit.settings.cages:
        raise RefusedError("There is no such cage.", 400)
    float_cents = _amount(visit, "float")
    async with visit.connection.transaction():
        if not await cage.open_shift(
            visit.connection,
            cage=chosen,
            name=visit.person.name,
            float_cents=float_cents,
            now_ms=visit.now_ms,
        ):
            raise RefusedError("That cage has a shift, or you have one elsewhere.")
        deed = Deed(who=visit.person.name, about=f"cage {chosen}", cents=float_cents)
        await visit.record(Kind.SHIFT_OPENED, deed)
    return go_to("/cashier")


@page("/cashier/drawer", _CASHIER, shows="drawer")
async def show_drawer(visit: Visit) -> Response:
    """What it should hold is not told before it is counted."""
    async with visit.connection.transaction():
        shift = await _shift(visit)
    return visit.render("drawer.html", place="/cashier", shift=shift)


@page("/cashier/count", _CASHIER, post=True)
async def count_drawer(visit: Visit) -> Response:
    counted_cents = _amount(visit, "counted")
    ends = visit.said("ends") == "yes"
    async with visit.connection.transaction():
        shift = await _shift(visit)
        waiting = [one for one in await cage.waiting(visit.connection) if one.cage == shift.cage]
        if ends and waiting:
            raise RefusedError("A payment of this cage waits for a second person. End it first.")
        sums = await cage.totals(visit.connection, shift, visit.settings.two_people_cents)
        expected_cents = shift.float_cents - sums.paid_cents
        differs_cents = counted_cents - expected_cents
        await cage.count_drawer(
            visit.connection,
            shift,
            counted_cents=counted_cents,
            expected_cents=expected_cents,
            now_ms=visit.now_ms,
        )
        about = f"cage {shift.cage}, differs by {visit.floor.templates.plain(differs_cents)}"
        deed = Deed(who=visit.person.name, about=about, cents=counted_cents)
        await visit.record(Kind.SHIFT_CLOSED if ends else Kind.DRAWER_COUNTED, deed)
        if ends:
            await cage.close_shift(
                visit.connection, shift, counted_cents=counted_cents, now_ms=visit.now_ms
            )
        if differs_cents:
            detail = f"{visit.person.name}: the drawer {about.partition(', ')[2]}"
            await alarms.raise_alarm(visit.connection, "drawer", f"Cage {shift.cage}", detail)
    return visit.render(
        "counted.html",
        place="/cashier",
        shift=shift,
        sums=sums,
        counted_cents=counted_cents,
        expected_cents=expected_cents,
        ends=ends,
    )


# ---- the second person --------------------------------------------------------------------------


@page("/approvals", CONFIRMS_PAYMENTS, place="Approvals", shows="approvals")
async def approvals(visit: Visit) -> Response:
    return visit.render(
        "approvals.html",
        place="/approvals",
        waiting=await cage.waiting(visit.connection),
        short=short_number,
    )


@page("/approvals/events", CONFIRMS_PAYMENTS, waits=True)
async def approval_events(visit: Visit) -> Response:
    return stream(visit, _waits)


async def _waits(visit: Visit) -> Parts:
    return {RELOAD: " ".join(one.key + one.state for one in await cage.waiting(visit.connection))}


@page("/approvals/decide", CONFIRMS_PAYMENTS, post=True)
async def decide(visit: Visit) -> Response:
    """In her own session, with her own second factor: she types nothing at the cage."""
    yes = visit.said("answer") == "yes"
    async with visit.connection.transaction():
        found = await cage.waiting_one(visit.connection, visit.said("key", 80))
        if found is None:
            raise RefusedError("That payment does not wait any more.")
        waits, shift, scan = found
        asker = await people.account(visit.connection, waits.asked_by)
        if asker is None or (
            yes and (asker.dismissed or not independent(asker.person, visit.person))
        ):
            raise RefusedError(
                "Two people pay this: neither is the other, nor made or changed the other's"
                " account.",
                403,
            )
        if yes and waits.state != "asked":
            raise RefusedError("It is confirmed already.")
        if yes:
            await cage.confirm_payment(visit.connection, waits.key, visit.person.name)
        else:
            await cage.give_up(visit.connection, shift, scan, "refused", now_ms=visit.now_ms)
        about = f"ticket {short_number(waits.number)} at cage {waits.cage}"
        deed = Deed(
            who=waits.asked_by,
            second=visit.person.name,
            about=about,
            cents=waits.cents,
            key=waits.key,
            address=visit.address,
        )
        await visit.record(Kind.PAYMENT_CONFIRMED if yes else Kind.PAYMENT_REFUSED, deed)
    return go_to("/approvals")
