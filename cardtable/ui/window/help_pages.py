"""The pages of the help: rules, glossary and keys, and the commented deals that they lead to."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, QSize
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QPushButton

from cardtable.app.controller import Mode
from cardtable.app.last_choice import LAST_CHOICE
from cardtable.core.rules import RuleSet
from cardtable.games.registry import VARIANTS
from cardtable.ui.game_views.game_view import game_view_of
from cardtable.ui.game_views.places import DEAL, OVERVIEW, SCORING
from cardtable.ui.help.explained import ExplainedWords
from cardtable.ui.help.terms import Terms
from cardtable.ui.window.workplace import Workplace
from cardtable.words.agreed import is_put_together
from cardtable.words.errors import error_sentence

if TYPE_CHECKING:
    from cardtable.ui.help.viewer import RuleViewer

_POINTER = 12
"""How far a word's explanation keeps from the pointer of the mouse, in pixels."""


class HelpPages(QObject):
    """Opens pages in a window of their own, in the language that is spoken, and says what a word means."""

    def __init__(self, work: Workplace) -> None:
        super().__init__(work.dialogs)
        self._work = work
        self.viewer: RuleViewer | None = None
        """The window of the pages; None until it is first opened."""
        self.terms = Terms(work.language)
        """The words that the glossary explains."""
        work.settings.changed.connect(self._follow_language)

    @cached_property
    def explained(self) -> ExplainedWords:
        """The explanations of glossary words for texts that cannot contain links."""
        return ExplainedWords(self.terms, self.show_word, self)

    def show(self, page: str, place: str, sheet: RuleSet | None = None) -> None:
        """Open the page of a rule set, or another page, at a place; at its beginning if that is empty, and for a score
        sheet whose rules people have put together. ``sheet`` are the rules of the score sheet for which it is opened.
        """
        if self.viewer is None:
            # A table has words that are explained, and no window of pages.
            from cardtable.ui.help.viewer import RuleViewer

            self.viewer = RuleViewer(self._work.packs.french, self._work.language(), self._work.dialogs.window)
            self._work.dialogs.attend(self.viewer)
            self.viewer.deal_wanted.connect(self.show_model_deal)
            if self._work.controller.session is not None:
                self.viewer.lie_beside(self._work.dialogs.window)
        session = self._work.controller.session
        of_match = None if session is None else session.rule_set
        self.viewer.browser.set_agreed(sheet or of_match, for_sheet=sheet is not None)
        self.viewer.show_page(page, "" if sheet is not None and is_put_together(sheet) else place)

    def show_here(self) -> None:
        """Open the rules at the place where the game is now; those that people have put together at what is agreed."""
        session = self._work.controller.session
        if session is None:
            self.show(self._last_page(), self._place())
        else:
            place = "" if is_put_together(session.rule_set) else self._place()
            self.show(session.rule_set.variant, place)

    def show_word(self, place: str) -> None:
        """Say what a word means, beside where it was pressed, and lead to the glossary."""
        from cardtable.ui.help.pages import GLOSSARY
        from cardtable.ui.look.plain import LinkedLabel
        from cardtable.ui.look.popover import Popover

        told = self.terms.explanation(place)
        over = QApplication.activeWindow() or self._work.dialogs.window.window()
        if not told or not over.isVisible():
            self.show(GLOSSARY, place)
            return
        pressed = QApplication.focusWidget()
        if isinstance(pressed, LinkedLabel | QPushButton) and over.isAncestorOf(pressed):
            word = pressed.place_of(f"#{place}") if isinstance(pressed, LinkedLabel) else pressed.rect()
            beside = QRect(pressed.mapTo(over, word.topLeft()), word.size())
        else:
            beside = QRect(over.mapFromGlobal(QCursor.pos()) - QPoint(_POINTER, _POINTER), QSize(1, 2 * _POINTER))
        # Without a letter: it has the focus, and each letter may belong to a button of the window below.
        more = self.tr("Read more in the glossary")
        Popover(over, self.terms.word(place), told, more, lambda: self.show(GLOSSARY, place)).show_beside(beside)

    def show_keys(self) -> None:
        """Open the page about the keys, which replace the mouse."""
        from cardtable.ui.help.pages import KEYS

        self.show(KEYS, "")

    def show_model_deal(self, variant: str) -> None:
        """Show the commented deal of a rule set on the table."""
        from cardtable.app.model_deals import comments_fault, model_deal

        deal, fault = model_deal(variant), comments_fault(variant, self._work.language())
        if fault is not None:
            self._work.ways.tell(error_sentence(fault))
        self._work.looking_back.begin(deal.session, 0, opened=True, model=deal)

    def _follow_language(self) -> None:
        if self.viewer is not None:
            self.viewer.set_language(self._work.language())

    def _last_page(self) -> str:
        """Return the page of the game that was chosen last; if there is none, the page that helps to choose a game."""
        from cardtable.ui.help.pages import CHOOSING

        kept = self._work.keeping.get(LAST_CHOICE)
        named = kept.get("variant") if isinstance(kept, dict) else None
        known = [variant.id for variant in VARIANTS]
        return str(named) if named in known else CHOOSING

    def _place(self) -> str:
        """Return the place on the page of rules that fits the present state of the game."""
        session, mode = self._work.controller.session, self._work.controller.mode
        if session is not None and mode in (Mode.HUMAN, Mode.THINKING, Mode.COVERED):
            return game_view_of(session.family.name).place_in_rules(self._work.controller.running.phase)
        return {Mode.RESULT: SCORING, Mode.ANIMATING: DEAL}.get(mode, OVERVIEW)
