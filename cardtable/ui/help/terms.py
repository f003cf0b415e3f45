"""Words of the games in texts of the window: which of them the glossary explains, and how.

The glossary is read when a text that may contain such words is shown, not at the start.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache

_LINK = re.compile(r'<a href="#(\w+)">(.*?)</a>')


class Terms:
    """The glossary in the present language, which ``language`` returns."""

    def __init__(self, language: Callable[[], str]) -> None:
        self._language = language

    def linked(self, sentence: str) -> str:
        """Return ``sentence`` as HTML with a link to ``#place`` at each word that is explained; an empty text if none
        is.
        """
        from html import escape

        from cardtable.ui.help.pages import GLOSSARY, linked

        plain = escape(sentence)
        marked = linked(plain, _glossary(self._language()))
        return marked.replace(f'href="{GLOSSARY}#', 'href="#').replace("\n", "<br>") if marked != plain else ""

    def words_in(self, sentence: str) -> Sequence[tuple[str, str]]:
        """Return the words of ``sentence`` that are explained, each once: its place in the glossary, and the word as it
        stands in the sentence.
        """
        from html import unescape

        return [(place, unescape(word)) for place, word in _LINK.findall(self.linked(sentence))]

    def word(self, place: str) -> str:
        """Return the word at ``place`` as the glossary has it; an empty text if there is none."""
        from cardtable.ui.help.pages import heading_of

        return heading_of(place, _glossary(self._language()))

    def explanation(self, place: str) -> str:
        """Return the first paragraph on the word at ``place``, as plain text; an empty text if there is none."""
        from cardtable.ui.help.pages import explanation_of

        return explanation_of(place, _glossary(self._language()))


@cache
def _glossary(language: str) -> str:
    from cardtable.ui.help.pages import GLOSSARY, RulePageError, rule_page

    try:
        return rule_page(GLOSSARY, language)
    except RulePageError:
        # An installation without its pages plays all the same.
        return ""
