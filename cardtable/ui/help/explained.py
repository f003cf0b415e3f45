"""Explanations of words of the games where no link is possible: in tool tips and menus."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from cardtable.ui.help.terms import Terms
from cardtable.ui.look.plain import on_button


class ExplainedWords(QObject):
    """The words that ``terms`` explains; ``wanted`` is called with the place in the glossary of a word about which the
    person wants to read more.
    """

    def __init__(self, terms: Terms, wanted: Callable[[str], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._terms = terms
        self._wanted = wanted

    def tip(self, sentence: str) -> str:
        """Return the explanations of the words in ``sentence``, one in a line; an empty text if there are none."""
        told = [(word, self._terms.explanation(place)) for place, word in self._terms.words_in(sentence)]
        return "\n".join(
            self.tr("{word}: {explanation}").format(word=word, explanation=explanation)
            for word, explanation in told
            if explanation
        )

    def fill(self, menu: QMenu, sentence: str) -> None:
        """Add to ``menu`` an entry for each explained word in ``sentence``, which opens its explanation."""
        found = self._terms.words_in(sentence)
        if found and not menu.isEmpty():
            menu.addSeparator()
        for place, word in found:
            action = menu.addAction(self.tr("What is “{word}”?").format(word=on_button(word)))
            action.triggered.connect(lambda _=False, place=place: self._wanted(place))
