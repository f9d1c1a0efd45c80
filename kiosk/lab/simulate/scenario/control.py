"""What can be asked about scenarios at the control socket of a house."""

from kiosk.lab.simulate.control import StaffAction
from kiosk.lab.simulate.scenario.director import Director


def scenario_actions(director: Director) -> dict[str, StaffAction]:
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
        "scenarios": StaffAction("", "those that fit this table", listed),
        "scenario": StaffAction("NAME", "act one out, after this round", begun),
        "scenario-status": StaffAction("", "how far the last one has come", status),
    }
