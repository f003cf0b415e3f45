"""Opens the dialogs with the results of a deal and of the match, and does what their buttons ask for."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from cardtable.app.last_choice import Chosen
from cardtable.app.reports import DealReport, players_of
from cardtable.core.state import Standing
from cardtable.session.session import Session
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.dialogs.deal_result import DealResultDialog
from cardtable.ui.game_views.game_view import game_view_of
from cardtable.ui.look.bars import PromptBar
from cardtable.ui.window.commands import Commands
from cardtable.ui.window.running_sheet import RunningSheet
from cardtable.ui.window.workplace import Workplace


class ResultDialogs(QObject):
    """Shows results over the window; ``prompt`` offers to show a result again that has been closed, and ``begin``
    begins a game against somebody who has asked for it.
    """

    def __init__(
        self,
        work: Workplace,
        commands: Commands,
        prompt: PromptBar,
        sheet: RunningSheet,
        begin: Callable[[Chosen], object],
    ) -> None:
        super().__init__(work.dialogs)
        self._work = work
        self._commands = commands
        self._begin = begin
        self._prompt = prompt
        self._sheet = sheet

    def show_deal(self, report: DealReport, counted: bool = False) -> None:
        """Show the result of a deal: counted up line by line, or at once if it has been ``counted`` before."""
        controller, leaving = self._work.controller, self._work.dialogs.leaving
        again = self._while_it_rests(partial(self.show_deal, report, counted=True))
        dialog = DealResultDialog(
            report,
            self._pictures,
            controller.can_undo,
            self._work.dialogs.window,
            can_review=bool(controller.running.played_here),
            can_close=controller.can_close,
            settings=self._work.settings.now,
            counted=counted,
            own=controller.running.own_side,
            good=1 if controller.session is None else controller.session.family.good(controller.session.rule_set),
        )
        dialog.explain(self._work.ways)
        dialog.all_cards_wanted.connect(self.show_all_cards)
        dialog.review_wanted.connect(self.show_review)
        dialog.sheet_wanted.connect(self._sheet.show)
        dialog.replay_wanted.connect(lambda: self.ask_replay(dialog, leaving(controller.replay_deal)))
        dialog.undo_wanted.connect(leaving(controller.undo))
        dialog.close_wanted.connect(leaving(controller.close_match))
        commands = self._commands
        dialog.answer_keys(
            (
                (commands.review, dialog.review_wanted),
                (commands.sheet, dialog.sheet_wanted),
                (commands.replay, dialog.replay_wanted),
                (commands.undo, dialog.undo_wanted),
            )
        )

        onward = dialog.going_on

        def ask() -> None:
            self._prompt.ask(
                self.tr("Deal {number} is over.").format(number=report.number + 1),
                ((self.tr("Show the score"), again), (onward, controller.go_on)),
            )

        self._work.dialogs.open(dialog, controller.go_on, ask, again)

    def ask_replay(self, part: QWidget, replay: Callable[[], object]) -> None:
        """Ask over ``part`` whether the deal is played again, and call ``replay`` if it is; without a question where
        nothing of it would be lost.
        """
        from cardtable.ui.dialogs.question import ask

        controller = self._work.controller
        session = controller.session
        if session is None or not (session.between_deals or session.over or controller.can_undo):
            replay()
            return
        words = self.tr("Play this deal again with the same cards? Everything played and scored in it will be lost.")
        ask(part, self.tr("Same deal again"), words, replay, for_good=True)

    def show_match(self, standing: Standing) -> None:
        """Show the result of the match, with its winner."""
        from cardtable.app.match_end import match_end
        from cardtable.ui.dialogs.match_result import MatchResultDialog
        from cardtable.ui.window.rated_match import rated_match

        controller, leaving = self._work.controller, self._work.dialogs.leaving
        session, again = controller.session, self._while_it_rests(partial(self.show_match, standing))
        own, partner = controller.running.own_side_and_partner or (None, "")
        rating, challenge = (None, None) if session is None else rated_match(session, self._work.store)
        dialog = MatchResultDialog(
            standing,
            controller.running.sides,
            self._work.settings.now,
            controller.can_undo,
            self._work.dialogs.window,
            rule_set=None if session is None else session.rule_set,
            can_review=bool(controller.running.played_here),
            own=own,
            partner=partner,
            end=None if session is None else match_end(session),
            rating=rating,
            challenge=challenge,
        )
        dialog.all_cards_wanted.connect(self.show_all_cards)
        dialog.sheet_wanted.connect(self._sheet.show)
        dialog.review_wanted.connect(self.show_review)
        dialog.deal_wanted.connect(self._look_back_at)
        dialog.new_game_wanted.connect(leaving(self._work.ways.ask_new_game))
        dialog.undo_wanted.connect(leaving(controller.undo))
        commands = self._commands
        dialog.answer_keys(
            (
                (commands.review, dialog.review_wanted),
                (commands.sheet, dialog.sheet_wanted),
                (commands.undo, dialog.undo_wanted),
                (commands.new_game, dialog.new_game_wanted),
            )
        )
        if session is not None and challenge is not None:
            taken = Chosen(session.rule_set, challenge.seats)
            dialog.challenge_taken.connect(leaving(partial(self._begin, taken)))

        def ask() -> None:
            self._prompt.ask(
                self.tr("The match is over."),
                (
                    (self.tr("Show the result"), again),
                    (self.tr("New game…"), self._work.ways.ask_new_game),
                    (self.tr("Rematch"), controller.rematch),
                ),
            )

        self._work.dialogs.open(dialog, controller.rematch, ask, again)

    def _while_it_rests(self, show: Callable[[], object]) -> Callable[[], None]:
        """Return what shows a result once more, as long as the match has not gone on or been left."""
        session = self._over()
        dealt = 0 if session is None else session.dealt

        def show_again() -> None:
            if (now := self._over()) is not None and now is session and now.dealt == dealt:
                show()

        return show_again

    def show_all_cards(self) -> None:
        """Open the last deal to inspection, if it is over."""
        from cardtable.ui.dialogs.all_cards import AllCardsDialog

        session = self._over()
        if session is None:
            return
        number = session.dealt - 1
        deal = session.finished(number)
        _, events = session.state_after(number, len(deal.actions))
        running = self._work.controller.running
        dialog = AllCardsDialog(
            number,
            deal.order,
            events,
            running.names,
            running.sides,
            self._pictures,
            game_view_of(session.family.name),
            self._work.dialogs.window,
        )
        dialog.steps_wanted.connect(lambda: self._work.looking_back.begin(session, number, opened=True))
        self._work.dialogs.lay(dialog, over=self._work.dialogs.waiting)

    def show_review(self) -> None:
        """Look at the decisions of the persons here in the last deal, if it is over."""
        session = self._over()
        if session is not None and self._work.controller.running.played_here:
            self._work.looking_back.begin(session, session.dealt - 1, judged=True)

    def _look_back_at(self, number: int) -> None:
        """Look at deal ``number`` of the match, judged if a person here played it, otherwise with all cards open."""
        session = self._over()
        if session is None:
            return
        played = players_of(session.standing_before(number)) or range(len(session.seats))
        judged = bool(set(played) & set(self._work.controller.running.humans))
        self._work.looking_back.begin(session, number, judged=judged, opened=not judged)

    def _over(self) -> Session | None:
        """Return the match on the table if it stands after a finished deal, otherwise None."""
        session = self._work.controller.session
        return session if session is not None and session.between_deals and session.dealt else None

    @property
    def _pictures(self) -> CardPictures:
        """The cards on the table."""
        session = self._work.controller.session
        return self._work.packs.of(session is not None and game_view_of(session.family.name).short_pack)
