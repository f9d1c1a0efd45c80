"""How the rule behind a clause is switched off: a value of a rule book, or what a module does.

Each takes out what its proof is about and nothing that the proof needs to be run at all. A scenario
is played by one rule book of each document, the last that it names.
"""

from dataclasses import dataclass

_CONFORMANCE = "tests/conformance/test_conformance.py::test_the_engine_agrees"
_LAW = "tests/game/test_law.py::"
_LAW_OF_THE_ROUND = "tests/game/test_law_of_the_round.py::"
_REMEDIES = "tests/game/test_remedies.py::"
_SHARP = "tests/game/test_sharp_cases.py::"
_LIMITS = "tests/rules/test_limits.py::"
_ROUND = "tests/ui/terminal/test_round.py::"
_SUPERNOVA = "tests/game/test_supernova.py::"
_TOURNAMENT = "tests/game/test_tournament.py::"
_JACKPOT_ROUNDS = "tests/game/jackpot/test_rounds.py::"


@dataclass(frozen=True, slots=True)
class Switch:
    clause: str
    proof: str
    """As the coverage names it."""
    file: str
    old: str
    new: str
    behind: str = ""
    """`old` is looked for behind this, where it is there more than once."""

    def off(self, text: str) -> str:
        """The file without the rule. Raises `ValueError` where it cannot be found."""
        at = text.find(self.behind)
        if at < 0 or self.old not in text[at:] or (not self.behind and text.count(self.old) > 1):
            raise ValueError(f"{self.clause}: {self.file} has not one {self.old!r}")
        return text[:at] + text[at:].replace(self.old, self.new, 1)


def _book(name: str) -> str:
    return f"assets/rulebooks/{name}.toml"


RAPID, RWS_A, RWS_B, TRIPLE, CROWN, DOUBLE, NSW = map(
    _book,
    (
        "rapid-single-zero",
        "rws-double-zero-a",
        "rws-double-zero-b",
        "rws-triple-zero",
        "crown-single-zero",
        "crown-double-zero",
        "nsw-single-zero",
    ),
)
_SLIP = "kiosk/game/slip/terminal.py"
_TABLE_ROUND = "kiosk/game/round/table.py"
_TERMINAL_ROUND = "kiosk/game/round/terminal.py"
_CONSEQUENCES = "kiosk/game/irregularity/consequences.py"
_IRREGULAR = "kiosk/game/irregularity/table.py"
_REMEDY = "kiosk/game/remedies/table.py"
_CORRECTION = "kiosk/game/irregularity/terminal.py"
_RULES_LIMITS = "kiosk/rules/limits.py"
_SETTLEMENT = "kiosk/rules/settlement.py"
_PAYMENTS = "kiosk/game/payments/terminal.py"

_ONLY_IN_THE_PERIOD = "require(state.round.phase is TerminalPhase.BETTING, Reason.WAGERING_CLOSED)"
_AT_ANY_TIME = "require(state.round.number > 0, Reason.WAGERING_CLOSED)"
_WINS = "if (pays := odds[wager])"
_RED_WINS_ON_ZEROS = 'if (pays := odds[wager] or (wager == "red" and outcome.strip("0") == ""))'
_JUDGED = "SlipStatus.REGISTERED if fact.confirmed else SlipStatus.VOID"
_SETTLED_ANEW = "Numbers(outcome, command.ring)"
_AS_BEFORE = "Numbers(before.outcome, command.ring)"
_ESTABLISHED = "established = ball_at_rest or moment is Moment.CONFIRMED"

SWITCHES = (
    # ---- S0 -------------------------------------------------------------------------------------
    Switch("S0 1.2", _CONFORMANCE, RAPID, '"0 32 15 19', '"0 15 32 19'),
    Switch(
        "S0 4.6(a)",
        f"{_LAW}test_nothing_is_placed_changed_or_withdrawn_after_the_period",
        _SLIP,
        _ONLY_IN_THE_PERIOD,
        _AT_ANY_TIME,
    ),
    Switch(
        "S0 4.6(b)",
        f"{_SHARP}test_riding_winners_can_be_taken_back",
        _SLIP,
        "stakes = {w: 0 for w in state.slip.stakes if w == command.wager}",
        "stakes = {w: 0 for w in state.slip.stakes if w not in state.slip.last_stakes}",
    ),
    Switch(
        "S0 5.1",
        "tests/ui/display/test_states.py::test_the_limits_in_force_are_shown_and_follow_a_change",
        "kiosk/ui/display/display_view.py",
        'limits="\\n".join(limits_lines(board.limits, self._currency, spread=False)),',
        "",
    ),
    Switch("S0 6.1(a)", _CONFORMANCE, RAPID, "pays = 35", "pays = 34", "[wagers.straight]"),
    Switch("S0 6.1(e)", _CONFORMANCE, RAPID, "pays = 8", "pays = 7", "[wagers.four-line]"),
    Switch("S0 6.2(b)", _CONFORMANCE, _SETTLEMENT, _WINS, _RED_WINS_ON_ZEROS),
    Switch(
        "S0 7.1(a)",
        "scenario no-spin-same-direction",
        RAPID,
        'id = "same-direction"',
        'id = "no-more"',
    ),
    Switch("S0 7.3", "scenario no-spin-ball-out", RAPID, 'then = "re-spin"', 'then = "void"'),
    Switch(
        "S0 8.4.2",
        f"{_LAW}test_an_account_is_opened_by_each_tender_and_not_without",
        RAPID,
        '["cash", "chips", "voucher", "note"]',
        '["cash", "chips", "note"]',
    ),
    Switch(
        "S0 8.4.4",
        "tests/terminal/test_cash_in.py::"
        "test_a_note_is_written_down_then_accepted_then_credited_then_acknowledged",
        "kiosk/game/cash/terminal.py",
        "return (*opened(state), stacked, f.NoteCredited(key=key, cents=cents))",
        "return (*opened(state), stacked)",
    ),
    Switch(
        "S0 8.4.6",
        f"{_LIMITS}test_credit_is_a_ceiling_and_then_the_unit_cuts_the_rest",
        _RULES_LIMITS,
        "ceilings.append((Limit.BALANCE, balance_cents, existing_cents + balance_cents))",
        "",
    ),
    Switch("S0 8.4.8", "scenario bet-too-late", _SLIP, _ONLY_IN_THE_PERIOD, _AT_ANY_TIME),
    Switch(
        "S0 8.4.9",
        f"{_LAW}test_wagers_are_settled_by_where_they_lay_at_the_close",
        _SLIP,
        "changed[command.target] = stakes.get(command.target, 0) + moved_cents",
        "changed[command.origin] = moved_cents",
    ),
    Switch(
        "S0 8.5.2",
        f"{_LIMITS}test_a_wager_below_the_minimum_waits_and_goes_back_at_the_close",
        _RULES_LIMITS,
        "if cents < (own := kinds.get(kind_of(wager)) or limits.of(wager)).minimum_cents",
        "if (own := kinds.get(kind_of(wager)) or limits.of(wager)).minimum_cents < 0",
    ),
    Switch(
        "S0 8.5.3(a)",
        f"{_LIMITS}test_a_wager_between_units_is_cut_to_the_next_lowest",
        _RULES_LIMITS,
        "units = (top_cents - self.minimum_cents) // self.unit_cents",
        "return top_cents",
    ),
    Switch(
        "S0 8.5.3(b)",
        f"{_LIMITS}test_a_wager_over_the_maximum_is_cut_to_it_and_says_so",
        _RULES_LIMITS,
        "top_cents = min(ceiling_cents, self.maximum_cents)",
        "top_cents = ceiling_cents * 2",
    ),
    Switch(
        "S0 8.5.3(c)",
        f"{_LIMITS}test_the_aggregate_maximum_counts_the_whole_layout",
        _RULES_LIMITS,
        "others_cents = limits.aggregate_cents(stakes) - existing_cents",
        "others_cents = 0",
    ),
    Switch(
        "S0 8.5.4",
        f"{_LIMITS}test_an_aggregate_below_the_minimum_goes_back_whole",
        _RULES_LIMITS,
        "too_little = 0 < limits.aggregate_cents(accepted) < outlay_cents",
        "too_little = False",
    ),
    Switch(
        "S0 8.6.1",
        f"{_LAW}test_the_operator_sets_the_length_of_the_period",
        _TABLE_ROUND,
        "period_s=command.period_s",
        "period_s=book.terms.period.wagering_s",
        "opened = f.RoundOpened(",
    ),
    Switch(
        "S0 8.6.2",
        f"{_ROUND}test_the_countdown_counts_and_its_line_shrinks",
        "kiosk/ui/terminal/round_view.py",
        "seconds=ceil(left_s),",
        "seconds=0,",
    ),
    Switch(
        "S0 8.7.1(a)",
        f"{_ROUND}test_losers_leave_and_winners_are_ringed",
        "kiosk/ui/terminal/cloth_view.py",
        "w: cents for w, cents in played.items() if has_won(book, w, result.outcome, None)",
        "w: cents for w, cents in played.items() if book",
    ),
    Switch(
        "S0 8.7.1(b)",
        f"{_ROUND}test_a_round_from_the_first_chip_to_the_win",
        "kiosk/ui/terminal/meters_view.py",
        "win=money.full(result.winnings_cents if result is not None else 0),",
        "win=money.full(0),",
    ),
    Switch(
        "S0 8.7.1(d)",
        "tests/rules/test_settlement.py::test_winners_ride_only_where_the_rule_book_says_so",
        RAPID,
        'winners = "ride"',
        'winners = "return"',
    ),
    Switch(
        "S0 8.7.3(a)",
        f"{_LAW}test_a_player_cashes_out_when_the_document_lets_him",
        RAPID,
        'period = "wagering-period"',
        'period = "between-wagers"',
    ),
    Switch(
        "S0 8.8.3",
        f"{_SHARP}test_a_wrong_result_is_settled_anew",
        _CORRECTION,
        _SETTLED_ANEW,
        _AS_BEFORE,
    ),
    Switch(
        "S0 8.8.4(a)",
        f"{_SHARP}test_a_terminal_that_fails_before_the_number_is_confirmed_is_void_under_s0",
        _CONSEQUENCES,
        "return Consequence.RECORDS if confirmed else Consequence.VOID",
        "return Consequence.RECORDS",
    ),
    Switch(
        "S0 8.8.5(a)",
        "scenario system-fails-before-number",
        RAPID,
        'boundary = "result_confirmed"',
        'boundary = "registered"',
    ),
    Switch(
        "S0 8.8.6(b)",
        "scenario malfunction-numbers-do-not-fit",
        RAPID,
        '"8.8.6(a)", "8.8.6(b)", ',
        '"8.8.6(a)", ',
        "[faults]",
    ),
    Switch(
        "S0 8.8.7",
        "scenario records-cannot-confirm",
        _IRREGULAR,
        _JUDGED,
        "SlipStatus.REGISTERED",
    ),
    Switch(
        "S0 8.8.10",
        "tests/game/test_reconcile.py::test_a_locked_terminal_is_paid_out_but_takes_no_credit",
        _PAYMENTS,
        "require(not state.locks.frozen, Reason.FROZEN, because=state.locks.frozen)",
        "require_free(state)",
        "def hand_pay",
    ),
    Switch(
        "S0 9.3",
        f"{_SUPERNOVA}test_a_jackpot_wager_is_one_of_the_fixed_amount",
        "kiosk/game/supernova/offer.py",
        "fits = cents == state.supernova.wager_cents",
        "fits = cents > 0",
    ),
    Switch(
        "S0 9.5.3",
        f"{_SUPERNOVA}test_drawn_wagers_of_a_void_round_stand",
        "kiosk/game/supernova/terminal.py",
        "return money.moved(_sent_cents(state), MoneyPlace.REGISTERED, MoneyPlace.LOST)",
        "return money",
    ),
    Switch(
        "S0 9.5.4",
        f"{_SUPERNOVA}test_without_a_wager_on_the_layout_it_goes_back_with_its_reason",
        _RULES_LIMITS,
        "if all(kind_of(wager) is Kind.SUPERNOVA for wager in accepted):",
        "if not accepted:",
    ),
    Switch(
        "S0 9.5.5",
        f"{_JACKPOT_ROUNDS}test_a_hit_is_shared_evenly_and_rounded_up_to_the_dollar",
        "kiosk/game/jackpot/levels.py",
        "return -(-award // (winners * dollar_parts)) * DOLLAR_CENTS",
        "return award // (winners * dollar_parts) * DOLLAR_CENTS",
    ),
    Switch(
        "S0 9.5.6",
        f"{_SUPERNOVA}test_several_share_evenly",
        "kiosk/game/supernova/table.py",
        "        for seat in hit.seats\n    }",
        "        for seat in hit.seats[:1]\n    }",
    ),
    Switch(
        "S0 9.7",
        f"{_JACKPOT_ROUNDS}test_a_wrong_wager_is_taken_out_of_the_increments_once",
        "kiosk/game/jackpot/rounds.py",
        "return _out(levels, fact.table, _wager_cents(state))",
        "return levels",
    ),
    Switch(
        "S0 9.8",
        f"{_SUPERNOVA}test_above_its_amount_the_inspector_approves_it_first",
        "kiosk/game/supernova/table.py",
        "        if not told.needs_approval and fits",
        "        if fits",
    ),
    Switch(
        "S0 9.9.2",
        f"{_SUPERNOVA}test_no_answer_and_they_go_back",
        "kiosk/game/supernova/terminal.py",
        "return money.moved(_sent_cents(state), MoneyPlace.REGISTERED, home)",
        "return money",
    ),
    # ---- S1 and S2 ------------------------------------------------------------------------------
    Switch("S1 3.5", "scenario bet-too-late", _SLIP, _ONLY_IN_THE_PERIOD, _AT_ANY_TIME),
    Switch("S1 4.1.2 Top Line", _CONFORMANCE, RWS_B, "pays = 6", "pays = 5", "[wagers.top-line]"),
    Switch(
        "S1 5.1.1",
        "scenario system-fails-outcome-known",
        _CONSEQUENCES,
        _ESTABLISHED,
        "established = moment is Moment.CONFIRMED",
    ),
    Switch(
        "S1 5.1.2",
        "scenario system-fails-no-outcome",
        _CONSEQUENCES,
        _ESTABLISHED,
        "established = True",
    ),
    Switch(
        "S1 5.2.2",
        f"{_SHARP}test_a_terminal_that_restarts_in_an_open_period_returns_its_wagers",
        _SLIP,
        "emptied = _emptied(state, f.SlipStep.RESTART)",
        "return Decision(gone)",
    ),
    Switch("S1 5.3", "scenario void-ball-out", RWS_B, 'then = "void"', 'then = "re-spin"'),
    Switch(
        "S1 5.3.8", "scenario void-interference", RWS_B, 'id = "interference"', 'id = "no-more"'
    ),
    Switch("S1 5.4", "scenario void-ball-broke", RWS_B, 'id = "ball-broke"', 'id = "no-more"'),
    Switch("S1 5.5", "scenario wrong-number-corrected", _CORRECTION, _SETTLED_ANEW, _AS_BEFORE),
    Switch(
        "S1 5.6",
        f"{_SHARP}test_a_correction_after_the_next_round_opened_leaves_that_round_alone",
        "kiosk/game/slip/terminal.py",
        "def _(fact: f.RoundVoided | f.SlipVoided, slip: Slip",
        "def _(fact: f.RoundVoided | f.RoundCorrected, slip: Slip",
    ),
    Switch(
        "S1 5.9",
        "scenario void-ball-out",
        _TERMINAL_ROUND,
        "(MoneyPlace.STAKE, MoneyPlace.IN_DOUBT, MoneyPlace.REGISTERED):",
        "(MoneyPlace.STAKE, MoneyPlace.IN_DOUBT):",
    ),
    Switch(
        "S1 Appendix C Tiers",
        "tests/rules/test_announced.py::test_a_section_has_as_many_pieces_as_its_document_says",
        RWS_A,
        '"split:5/8" = 1',
        '"split:5/8" = 2',
    ),
    Switch(
        "S2 3.8",
        "tests/rules/test_settlement.py::test_a_zero_pays_only_what_covers_that_very_zero",
        _SETTLEMENT,
        _WINS,
        _RED_WINS_ON_ZEROS,
    ),
    Switch(
        "S2 5.2.1",
        f"{_SHARP}test_a_registered_slip_of_a_failed_terminal_is_settled_under_s1_and_s2",
        _CONSEQUENCES,
        "held = moment in (Moment.REGISTERED, Moment.CONFIRMED)",
        "held = moment is Moment.CONFIRMED",
    ),
    Switch(
        "S2 Appendix A Green",
        "tests/rules/test_layout.py::test_green_is_every_zero_at_its_own_odds",
        TRIPLE,
        "pays = 11",
        "pays = 10",
        "[wagers.green]",
    ),
    Switch(
        "S2 Appendix B Grand Series",
        _CONFORMANCE,
        TRIPLE,
        '"corner:25/26/28/29" = 2',
        '"corner:25/26/28/29" = 1',
    ),
    # ---- S3 -------------------------------------------------------------------------------------
    Switch(
        "S3 1.1 Finales",
        "tests/rules/test_announced.py::test_the_finale_of_zero_takes_in_double_zero_in_perth",
        DOUBLE,
        'zero = "0 00 10 20 30"',
        'zero = "0 10 20 30"',
    ),
    Switch(
        "S3 1.1 Wagering Period (b)",
        f"{_LAW}test_no_period_is_opened_that_is_shorter_than_20_seconds",
        CROWN,
        "shortest_s = 20",
        "shortest_s = 5",
    ),
    Switch(
        "S3 3.5(b)",
        f"{_LAW}test_no_round_is_opened_before_the_last_one_is_paid",
        _TABLE_ROUND,
        "require(state.round.phase is TablePhase.IDLE, Reason.WAGERING_OPEN)",
        "",
        "def open_round",
    ),
    Switch(
        "S3 3.9(b)",
        "tests/terminal/test_cash_in.py::test_a_ticket_is_held_at_the_table_until_it_is_stacked",
        CROWN,
        '"note", "ticket"]',
        '"note"]',
        "[account]",
    ),
    Switch("S3 3.42(b)", _CONFORMANCE, DOUBLE, "pays = 17", "pays = 16", "[wagers.green]"),
    Switch(
        "S3 4.5",
        "tests/ui/display/test_states.py::test_the_number_is_told_with_its_colour_and_its_round",
        "kiosk/ui/display/number_view.py",
        'colour=colour_name(pocket) if pocket else "",',
        "",
    ),
    Switch(
        "S3 4.7(b)",
        "tests/rules/test_settlement.py::test_winners_earn_their_odds_and_their_stake_is_theirs",
        _SETTLEMENT,
        "won = {wager: pays * cents for",
        "won = {wager: cents for",
    ),
    Switch(
        "S3 4.8",
        f"{_LAW}test_a_cash_out_pays_the_whole_balance",
        _PAYMENTS,
        "paid = f.HandPaid(key=command.key, cents=state.credit_cents,",
        "paid = f.HandPaid(key=command.key, cents=state.credit_cents - 100,",
    ),
    Switch(
        "S3 6.1(f)",
        "scenario no-spin-wheel-stopped",
        DOUBLE,
        'id = "wheel-stopped"',
        'id = "no-more"',
    ),
    Switch(
        "S3 6.7",
        "tests/table/test_viewers.py::test_a_display_is_told_of_no_number_that_was_only_sensed",
        "kiosk/table/client_sync.py",
        'public = replace(shown, sensed="")',
        "public = shown",
    ),
    Switch(
        "S3 6.9",
        "scenario bets-while-frozen",
        "kiosk/game/terminal/decision.py",
        "require(not state.locks.frozen, Reason.FROZEN, because=state.locks.frozen)",
        "",
    ),
    Switch(
        "S3 6.12",
        f"{_SHARP}test_withheld_money_waits_72_hours_in_perth",
        CROWN,
        "hours = 72",
        "hours = 71",
    ),
    Switch(
        "S3 6.16(a)",
        f"{_SHARP}test_a_terminal_that_fails_during_the_period_is_void",
        _CONSEQUENCES,
        "return Consequence.VOID if wagering else Consequence.RECORDS",
        "return Consequence.RECORDS",
    ),
    Switch(
        "S3 6.16(b)",
        f"{_SHARP}test_a_terminal_that_fails_after_the_period_is_judged_by_the_records_under_s3",
        _CONSEQUENCES,
        "return Consequence.VOID if wagering else Consequence.RECORDS",
        "return Consequence.VOID",
    ),
    Switch(
        "S3 6.17",
        "scenario terminal-fails-records-deny",
        _IRREGULAR,
        _JUDGED,
        "SlipStatus.REGISTERED",
    ),
    Switch(
        "S3 6.20",
        f"{_SHARP}test_an_aggregate_below_the_minimum_goes_back_at_the_close",
        _RULES_LIMITS,
        "too_little = 0 < limits.aggregate_cents(accepted) < outlay_cents",
        "too_little = False",
    ),
    Switch(
        "S3 7.3(a)",
        f"{_LAW}test_limits_change_at_once_with_nobody_there_or_if_all_agree",
        CROWN,
        '["no-players", "all-agree"]',
        '["all-agree"]',
    ),
    Switch(
        "S3 7.3(c)",
        f"{_LAW}test_a_higher_minimum_waits_for_its_notice",
        CROWN,
        "minutes = 10",
        "minutes = 9",
        "[notices.limits]",
    ),
    Switch(
        "S3 7.6(a)",
        f"{_SHARP}test_legacy_limits_end_with_their_hour",
        CROWN,
        "hours = 1",
        "hours = 2",
        "[legacy]",
    ),
    Switch(
        "S3 7.9",
        f"{_SHARP}test_a_short_stack_may_play_below_the_outlay_in_perth",
        CROWN,
        "allowed = true",
        "allowed = false",
    ),
    Switch(
        "S3 7.11(b)",
        f"{_LAW}test_whoever_is_excluded_places_nothing",
        "kiosk/game/terminal/decision.py",
        "require(not state.locks.reasons, Reason.LOCKED, locks=tuple(state.locks.reasons))",
        "",
    ),
    Switch(
        "S3 7.12",
        f"{_LAW}test_a_table_with_players_closes_after_its_notice",
        CROWN,
        "minutes = 10",
        "minutes = 9",
        "[notices.closing]",
    ),
    Switch(
        "S3 7.15",
        f"{_SHARP}test_an_invalidated_game_refunds_its_wagers",
        "kiosk/game/settling.py",
        "return SlipResult(0, sum(stakes.values()), {})",
        "return SlipResult(0, 0, {})",
    ),
    # ---- S4 -------------------------------------------------------------------------------------
    Switch(
        "S4 1.1 casino promotional token or voucher",
        f"{_SHARP}test_a_voucher_is_spent_by_the_spin_and_its_win_is_paid",
        NSW,
        "stake_spent = true",
        "stake_spent = false",
    ),
    Switch("S4 3.4.3", _CONFORMANCE, NSW, '"straight:34" = 1', '"straight:33" = 1'),
    Switch(
        "S4 4.3",
        f"{_LAW}test_a_higher_minimum_waits_for_its_notice",
        NSW,
        "minutes = 20",
        "minutes = 19",
        "[notices.limits]",
    ),
    Switch(
        "S4 8.4.1",
        "scenario game-invalidated-commotion",
        NSW,
        '[["8.4.1", "8.5"], ["8.4.2", "8.5"]]',
        '[["8.4.2", "8.5"], ["8.4.2", "8.5"]]',
    ),
    Switch(
        "S4 8.8",
        f"{_LAW}test_a_table_with_players_closes_after_its_notice",
        NSW,
        "minutes = 20",
        "minutes = 19",
        "[notices.closing]",
    ),
    Switch(
        "S4 8.11",
        "scenario claim-without-ground",
        "kiosk/game/cases/table.py",
        "return (opened, taken) if there else (opened, taken, locked)",
        "return (opened, taken)",
    ),
    # ---- Where a table once contradicted its document --------------------------------------------
    Switch(
        "S3 2.5(c)",
        "tests/rules/test_prose.py::"
        "test_the_rules_tell_what_is_in_force_and_not_what_the_file_begins_with",
        "kiosk/rules/prose/limits.py",
        "_table(book, now.limits, wording),",
        "_table(book, book.limits, wording),",
    ),
    Switch(
        "S4 3.16",
        f"{_REMEDIES}test_a_wager_put_right_is_paid_as_if_it_had_lain_there",
        "kiosk/game/remedies/judged.py",
        "lying[fact.instead] = lying.get(fact.instead, 0) + part_cents",
        "lying[fact.wager] = part_cents",
    ),
    Switch(
        "S4 4.2",
        f"{_SHARP}test_a_wager_below_the_minimum_is_rejected_at_the_touch_under_s4",
        "kiosk/game/slip/placing.py",
        "return book.low_wagers_valid and state.reading >= VOUCHERS_KEPT",
        "return book.low_wagers_valid and state.reading < 0",
    ),
    Switch(
        "S0 8.8.2",
        f"{_LAW_OF_THE_ROUND}test_management_confirms_a_number_that_the_sensor_did_not_read",
        RAPID,
        "management_confirms = true",
        "management_confirms = false",
    ),
    Switch(
        "S0 8.8.1",
        f"{_LAW_OF_THE_ROUND}test_a_ball_that_rests_in_the_wagering_period_makes_no_result",
        _TABLE_ROUND,
        "require(early is None, Reason.BALL_RESTED_EARLY",
        "require(bool(book), Reason.BALL_RESTED_EARLY",
    ),
    Switch(
        "S2 5.1.1",
        f"{_LAW_OF_THE_ROUND}test_no_round_is_void_without_a_clause",
        _TABLE_ROUND,
        "require(not _closed_list(book), Reason.NO_CLAUSE)",
        "",
        "def void_round(",
    ),
    Switch(
        "S2 5.3",
        f"{_LAW_OF_THE_ROUND}"
        "test_a_spin_that_was_none_voids_its_own_round_and_a_broken_ball_all_that_it_affected",
        "kiosk/game/irregularity/grounds.py",
        "return not spin or ground == terms.no_spin.every_round",
        "return True",
    ),
    Switch(
        "S3 7.14(b)",
        f"{_REMEDIES}test_the_void_of_one_seat_that_needed_no_clause_is_of_earlier_editions",
        _TABLE_ROUND,
        "require(not _closed_list(book), Reason.NO_CLAUSE)",
        "",
        "def void_seat(",
    ),
    Switch(
        "S3 7.4(a)",
        "tests/game/test_players_limits.py::test_whoever_sat_down_after_the_change_keeps_nothing",
        "kiosk/game/limits/table.py",
        "require(may_keep, Reason.MAY_NOT_KEEP",
        "require(bool(book), Reason.MAY_NOT_KEEP",
    ),
    Switch(
        "S3 6.18",
        f"{_LAW_OF_THE_ROUND}test_a_dead_display_shuts_the_game_down_at_once",
        _TABLE_ROUND,
        "return (f.RoundVoided(round=state.round.number, **about), closed)",
        "return (closed,)",
    ),
    Switch(
        "S0 8.8.4(b)",
        f"{_LAW_OF_THE_ROUND}"
        "test_a_malfunction_of_the_round_before_leaves_the_one_that_is_open_alone",
        _IRREGULAR,
        "number = command.round or state.round.number",
        "number = state.round.number",
    ),
    Switch(
        "S0 8.5.1",
        "tests/ui/display/test_states.py::test_all_bets_together_are_limited_in_words",
        "kiosk/ui/limits_in_words.py",
        "return [straight, outside, *own, *all_bets_words(limits, money)]",
        "return [straight, outside, *own]",
    ),
    Switch(
        "S0 8.8.8",
        "tests/game/test_withholding.py::test_a_case_holds_what_is_there_and_claims_the_rest",
        "kiosk/game/cases/terminal.py",
        "require(state.credit_cents > 0, Reason.NO_CREDIT)",
        "require(state.credit_cents >= command.cents, Reason.NO_CREDIT)",
    ),
    Switch(
        "S4 8.5",
        f"{_REMEDIES}test_riot_and_fire_are_nobodys_fraud",
        _REMEDY,
        "fraud = terms is not None and terms.invalidated_by in invalidated_by",
        "fraud = terms is not None",
    ),
    Switch(
        "S4 8.3.1",
        f"{_REMEDIES}test_not_every_rule_that_is_broken_voids_wagers",
        _REMEDY,
        "require(command.breach in breaches",
        "require(bool(breaches)",
    ),
    Switch(
        "S0 8.8.5(b)",
        f"{_REMEDIES}test_records_put_right_what_a_malfunction_disturbed_and_nothing_else",
        _REMEDY,
        "declared = not after_one or command.clause in slip.malfunctions",
        "declared = after_one or True",
    ),
    Switch(
        "S4 4.4",
        "tests/game/test_players_limits.py::test_s4_agrees_limits_only_above_the_maximum",
        NSW,
        "above_maximum_only = true",
        "above_maximum_only = false",
    ),
    Switch(
        "S0 5.5",
        "tests/game/test_players_limits.py::test_agreed_limits_are_one_players_and_go_with_him",
        "kiosk/game/limits/table.py",
        "legacy_from=None, may_keep_limits=False, agreed=None)",
        "legacy_from=None, may_keep_limits=False)",
    ),
    Switch(
        "S4 8.9",
        "tests/game/test_players_limits.py::"
        "test_staff_are_told_of_an_idle_player_only_while_all_places_are_taken",
        NSW,
        "rounds = 3",
        "rounds = 4",
    ),
    Switch(
        "S4 7.5",
        "tests/game/test_players_limits.py::test_a_ball_that_left_the_wheel_is_examined_once",
        NSW,
        'after = "ball-out"',
        'after = "interference"',
    ),
    Switch(
        "S4 8.12",
        "tests/ui/console/test_s4_duties.py::test_whoever_still_complains_is_told_of_the_inspector",
        "kiosk/ui/console/seat_drafts.py",
        "reasons=_inspector_told(desk) if about.dispute else (),",
        "",
    ),
    Switch(
        "S3 7.4(b)",
        "tests/ui/console/test_orders.py::"
        "test_legacy_limits_go_to_who_is_said_to_wager_with_colour_chips",
        "kiosk/ui/console/seat_drafts.py",
        """        reasons=(
            Choice(
                "colour",
                QT_TRANSLATE_NOOP("Console", "The player accepts, and wagers with colour chips"),
                f"{desk.book.terms.document.id} {LEGACY_ASKS}",
            ),
        ),
""",
        "",
    ),
    # ---- S3, tournaments ------------------------------------------------------------------------
    Switch(
        "S3 5.6",
        f"{_TOURNAMENT}test_whoever_cancels_seven_days_before_has_the_fee_back",
        "kiosk/game/tournament/entries.py",
        "in_time = given.now_ms <= until_ms",
        "in_time = True",
    ),
    Switch(
        "S3 5.8",
        f"{_TOURNAMENT}test_a_tournament_that_does_not_proceed_refunds_fees_and_buy_ins",
        "kiosk/game/tournament/entries.py",
        "if entrant.state in (EntrantState.IN, EntrantState.OUT)",
        "if entrant.state is not EntrantState.WITHDRAWN",
    ),
    Switch(
        "S3 5.15(b)",
        f"{_TOURNAMENT}test_whoever_omits_a_spin_must_bet_the_double_on_the_next",
        "kiosk/rules/tournament/spin.py",
        "(2 if player.omitted else 1)",
        "1",
    ),
    Switch(
        "S3 5.21",
        f"{_TOURNAMENT}test_limits_never_change_against_the_players",
        "kiosk/game/tournament/sessions.py",
        "require(eased and whole, Reason.LIMITS_AGAINST_PLAYERS)",
        "require(whole, Reason.LIMITS_AGAINST_PLAYERS)",
    ),
    Switch(
        "S3 5.23",
        f"{_TOURNAMENT}test_all_who_fall_on_one_spin_play_it_off_with_equal_chips",
        "kiosk/game/tournament/spins.py",
        "all_out = saved if early and len(saved) > 1 else ()",
        "all_out: tuple[str, ...] = ()",
    ),
    Switch(
        "S3 5.26",
        f"{_TOURNAMENT}test_ties_where_the_line_falls_are_played_off_until_there_is_a_winner",
        "kiosk/rules/tournament/placing.py",
        "return Cut(advancing, group if left else (), left)",
        "return Cut(advancing, (), left)",
    ),
    Switch(
        "S3 5.33",
        "tests/rules/tournament/test_playing.py::"
        "test_equal_places_below_the_first_share_their_prizes",
        "kiosk/rules/tournament/placing.py",
        "share, odd = divmod(sum(cents[at : at + len(group)]), len(group))",
        "share, odd = (cents[at] if at < len(cents) else 0), 0",
    ),
)
