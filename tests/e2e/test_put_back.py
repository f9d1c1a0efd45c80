"""Journals put back to older copies: the money is right, or the machine is not let in and says why.

`python -m tests.e2e.put_back` tries every kind of fact.
"""

from pathlib import Path

from kiosk.rules.rulebook import RuleBook
from tests.e2e.put_back import OUTBOX, TABLE, TERMINAL, PutBack, Trial


async def test_files_put_back_make_no_money_and_lose_none(tmp_path: Path, crown: RuleBook) -> None:
    played = PutBack(tmp_path, crown)
    await played.play()
    moments = [what for what, _ in played.moments.taken]

    def at(fact: str) -> int:
        return next(i for i, what in enumerate(moments) if fact in what)

    trials = [
        # What the table has just ordered or answered, and no longer knows.
        *(
            Trial(TABLE, at(fact), 2)
            for fact in ("ticket_asked", "ticket_redeemed", "staff_credited", "hand_paid")
        ),
        Trial(TERMINAL, at("ticket_issued"), 3),
        Trial(TERMINAL, at("payment_answered"), 3),
        Trial(TERMINAL, at("settlement_reported"), 3),
        Trial(TABLE, len(moments) - 1, 0, with_log=False),
        Trial(TERMINAL, len(moments) - 1, 0, with_log=False),
        *(Trial(OUTBOX, len(moments) - 1, len(moments) - 1 - at(x)) for x in ("Credit", "HandPay")),
    ]
    for trial in trials:
        came = await played.start(trial)
        assert came.wrong == [], played.told(trial)
