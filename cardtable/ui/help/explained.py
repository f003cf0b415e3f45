"""Words of the games explained where no link can stand: in what a tool tip says, and by a menu."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from cardtable.ui.help.terms import Terms
from cardtable.ui.look.plain import on_button


class ExplainedWords(QObject):
    """The words that ``terms`` explains; ``wanted`` is told the place of one of which somebody wants to read all."""

    def __init__(self, terms: Terms, wanted: Callable[[str], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._terms = terms
        self._wanted = wanted

    def tip(self, sentence: str) -> str:
        """What is to be known of the words in ``sentence``, a line for each; empty if nothing."""
        told = [(word, self._terms.explanation(place)) for place, word in self._terms.words_in(sentence)]
        return "\n".join(
            self.tr("{word}: {explanation}").format(word=word, explanation=explanation)
            for word, explanation in told
            if explanation
        )

    def fill(self, menu: QMenu, sentence: str) -> None:
        """Offer in ``menu`` to read about each of the words in ``sentence``."""
        found = self._terms.words_in(sentence)
        if found and not menu.isEmpty():
            menu.addSeparator()
        for place, word in found:
            action = menu.addAction(self.tr("What is “{word}”?").format(word=on_button(word)))
            action.triggered.connect(lambda _=False, place=place: self._wanted(place))
