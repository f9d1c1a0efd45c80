"""The last hundred rounds of this terminal, whoever played them, and the one that is under way."""

from kiosk.game.cases.terminal import wagers_of
from kiosk.game.round.state import PlayedRound, TerminalPhase
from kiosk.game.terminal.state import Terminal
from kiosk.ui.terminal.history_view import HistoryView
from kiosk.ui.texts import translate
from kiosk.ui.words import void_words


class RecallView(HistoryView):
    def _rounds_of(self, state: Terminal) -> list[PlayedRound]:
        played = [played for _, played in sorted(state.round.played.items())]
        stakes, promotional = wagers_of(state, state.round.number)
        if state.round.phase is TerminalPhase.IDLE or not (stakes or promotional):
            return played
        open_ = PlayedRound(
            state.round.number, state.account.number, stakes, promotional, None, 0, 0, 0, {}
        )
        return [*played, open_]

    def _remark_of(self, played: PlayedRound) -> str:
        if played.settlement == 0:
            return translate("Staff", "under way")
        if played.void is not None:
            return void_words(played.void.reason, played.void.clauses, self._desk.book)
        if played.outcome is None:
            return translate("Staff", "void, the bets went back")
        if played.settlement > 1:
            return translate("Staff", "the number was corrected")
        return translate("Staff", "account {account}").format(account=played.account)

    def _nothing(self) -> str:
        return translate("Staff", "No round is settled yet")
