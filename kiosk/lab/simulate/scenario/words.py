"""A step of a scenario in one readable line."""

from collections.abc import Mapping

from kiosk.lab.simulate.scenario.script import ScenarioStep
from kiosk.rules.money import money_text

_WORDS = {
    "bet": "the player places {value}",
    "bet_voucher": "the player places a voucher on {value}",
    "note_cents": "the player inserts a note of {value}",
    "cash_out": "the player cashes out",
    "call_attendant": "the player asks to be paid by hand",
    "dispute": "the player objects to the last round",
    "bet_points": "the player places {value}",
    "cup": "the tournament director: {value}",
    "disqualify": "two of the staff disqualify the player: {value}",
    "ease_limits": "the director eases the limits to {value}",
    "re_buy": "the player buys in again",
    "adjust_points": "two of the staff adjust the player's points by {value}",
    "leave": "the director lets the player go: {value}",
    "deem": "the winners advance, and the player is deemed one: {value}",
    "decision": "the director decides: {value}",
    "pay_entrant": "the house pays the entrant: {value}",
    "withdraw": "the entrant cancels",
    "close_bets": "the dealer calls no more bets",
    "no_spin": "the dealer calls no spin: {value}",
    "result": "the dealer confirms {value}",
    "ball_at_rest": "the dealer records that the ball lies still",
    "void": "staff void the round: {value}",
    "malfunction": "staff declare a malfunction of {machine}: {value}",
    "records_confirm": "staff look at the records, which confirm the wagers: {value}",
    "freeze": "staff freeze all accounts: {value}",
    "correct": "two of the staff correct the last result to {value}",
    "thaw": "staff thaw all accounts",
    "invalidate": "two of the staff invalidate the game: {value}",
    "adjust": "two of the staff put a wager of the last round right: {value}",
    "void_person": "two of the staff void the wagers of whoever broke the rules: {value}",
    "forfeit": "two of the staff forfeit the wagers of the invalidated game: {value}",
    "withhold_cents": "staff withhold {value}",
    "open_case": "staff open a case: {value}",
    "notify": "staff notify the Inspectorate: {value}",
    "decide": "staff close the case: {value}",
    "give_credit_cents": "staff credit {value}",
    "give_voucher_cents": "staff credit a voucher of {value}",
    "hand_back_cents": "staff hand back vouchers of {value}",
    "hand_pay_cents": "staff pay {value} by hand",
    "write_off_cents": "two of the staff pay {value} by hand, for the terminal is gone",
    "ticket": "an attendant looks for the ticket: {value}",
    "unlock": "staff unlock the terminal: {value}",
    "tell_player": "staff tell the player: {value}",
    "raise_minimum_cents": "all players agree to a minimum of {value}",
    "keep_limits": "the player keeps the limits of before the change",
    "longer_legacy_h": "the management lets the player keep them {value} hours longer",
    "agreed_maximum_cents": "a supervisor agrees on a maximum of {value} with the player",
    "spread": "all players agree to Spread-Bet by table {value}",
    "void_spread": "two of the staff void the Spread-Bets alone: {value}",
    "jackpots": "the jackpots at this table, by the management: {value}",
    "jackpot_spot": "staff stop the jackpots at this table: {value}",
    "approve_jackpot": "the inspector approves the jackpot",
    "refuse_jackpot": "the inspector refuses the jackpot: {value}",
    "pay_jackpot": "staff pay the share of the jackpot by hand",
    "note_jackpot": "two of the staff note an incorrect jackpot wager: {value}",
    "examine_ball": "a supervisor examines the ball: {value}",
    "close_table": "staff close the table",
    "shut_down": "two of the staff shut the game down: {value}",
    "recover": "two of the staff have the table ask its terminals for what it has lost",
    "sensor": "the sensor reads {value}",
    "power_cut": "{machine} loses its power",
    "start": "{machine} is started again",
    "copy": "a technician copies the table's journal",
    "put_back": "the table's machine is replaced, and started with that copy",
    "link": "the link to the table is {value}",
    "printer": "the printer's fault: {value}",
    "rings_alike": "the display turns both rings the same way round",
    "display_stops": "the public display stands still",
    "controller": "the jackpot controller {value}",
    "wait_s": "{value} seconds pass",
}


def described(step: ScenarioStep) -> str:
    machine = "the terminal" if step.seat else "the game system"
    words = _WORDS[step.action].format(value=_value(step), machine=machine)
    where = f"seat {step.seat}: " if step.seat else ""
    if step.earlier_round:
        words += ", in the round before"
    return f"{where}{words}{f' ({step.why})' if step.why else ''}"


def _value(step: ScenarioStep) -> str:
    value = getattr(step, step.action)
    if step.action == "adjust":
        return ", ".join(f"{wager} counts on {instead}" for wager, instead in value.items())
    if step.action == "bet_points":
        return ", ".join(f"{count:,} points on {wager}" for wager, count in value.items())
    if step.action == "ease_limits":
        return f"{value[0]:,} to {value[1]:,} points"
    if isinstance(value, int) and not isinstance(value, bool) and step.action == "adjust_points":
        return f"{value:+,}"
    if isinstance(value, Mapping):
        return ", ".join(f"{money_text(cents)} on {wager}" for wager, cents in value.items())
    if step.action.endswith("_cents"):
        return money_text(value)
    if step.action == "wait_s":
        return f"{value:g}"
    return {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else value
