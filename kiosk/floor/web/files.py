"""Each report as CSV and PDF, for those who may see its page. That it was taken is a deed."""

from collections.abc import Awaitable, Callable

from starlette.responses import Response

from kiosk.floor.database.deeds import Deed, Kind
from kiosk.floor.document import Document
from kiosk.floor.roles import Role
from kiosk.floor.web.access import Visit, page
from kiosk.floor.web.documents import csv_of, file_answer, pdf_of


def files_of(
    path: str, roles: frozenset[Role], name: str, make: Callable[[Visit], Awaitable[Document]]
) -> None:
    """Declares PATH/report.csv and PATH/report.pdf."""

    async def as_csv(visit: Visit) -> Response:
        document = await make(visit)
        await _write_down(visit, document, "csv")
        return file_answer(csv_of(document), f"tapis-{name}", "csv")

    async def as_pdf(visit: Visit) -> Response:
        document = await make(visit)
        await _write_down(visit, document, "pdf")
        return file_answer(await pdf_of(document), f"tapis-{name}", "pdf")

    page(f"{path}/report.csv", roles, long=True)(as_csv)
    page(f"{path}/report.pdf", roles, long=True)(as_pdf)


async def _write_down(visit: Visit, document: Document, kind: str) -> None:
    async with visit.connection.transaction():
        about = f"{document.title} as {kind}"
        deed = Deed(who=visit.person.name, about=about, address=visit.address)
        await visit.record(Kind.FILE_TAKEN, deed)
