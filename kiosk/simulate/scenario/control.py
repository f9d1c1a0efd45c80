"""What can be asked about scenarios at the control socket of a house."""

from kiosk.simulate.control import Deed
from kiosk.simulate.scenario.director import Director


def scenario_deeds(director: Director) -> dict[str, Deed]:
    async def listed() -> str:
        return " | ".join(
            f"{scenario.name}: {scenario.title}; {director.clauses_of(scenario)}"
            for scenario in director.fitting()
        )

    async def begun(name: str) -> str:
        return director.begin(name)

    async def status() -> str:
        return director.status

    return {
        "scenarios": Deed("", "those that fit this table", listed),
        "scenario": Deed("NAME", "act one out, after this round", begun),
        "scenario-status": Deed("", "how far the last one has come", status),
    }
