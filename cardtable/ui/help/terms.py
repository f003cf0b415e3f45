"""Words of the games in what the window says: which of them the glossary explains, and how.

The pages are read when something is said that may have such words, not at the start.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache

_LINK = re.compile(r'<a href="#(\w+)">(.*?)</a>')


class Terms:
    """The glossary in the language that ``language`` tells at the time."""

    def __init__(self, language: Callable[[], str]) -> None:
        self._language = language

    def linked(self, sentence: str) -> str:
        """``sentence`` as HTML with a link to ``#place`` at each word that is explained; empty if none is."""
        from html import escape

        from cardtable.ui.help.pages import GLOSSARY, linked

        plain = escape(sentence)
        marked = linked(plain, _glossary(self._language()))
        return marked.replace(f'href="{GLOSSARY}#', 'href="#').replace("\n", "<br>") if marked != plain else ""

    def words_in(self, sentence: str) -> Sequence[tuple[str, str]]:
        """The words of ``sentence`` that are explained, each once: the place in the glossary, and the word as it is
        said.
        """
        from html import unescape

        return [(place, unescape(word)) for place, word in _LINK.findall(self.linked(sentence))]

    def explanation(self, place: str) -> str:
        """The first paragraph on the word at ``place``, as plain text; empty if there is none."""
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
