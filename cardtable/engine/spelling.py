"""Actions spelt word by word, for agents that choose among a fixed number of things.

Each family has a fixed list of words; the text of an action is some of them in their order, such as ``9D``, ``x``,
``4D``, ``5C``. An agent says one at a time and is told which can follow, so that thousands of exchanges or captures
need no more than some two hundred numbers. ``END`` is said where the words are an action already and could go on to be
another; where nothing can follow, the action is done at once.
"""

from __future__ import annotations

from collections.abc import Iterable

from cardtable.core.errors import CodedError, IllegalAction
from cardtable.core.family import Family, WithWords
from cardtable.core.rules import RuleSet

END = 0
"""The number that is said when an action ends that could go on."""


class Spelling:
    """An action that is being spelt: ``words`` are all there are, ``END`` first, and their places are what is said."""

    def __init__(self, family: Family, rule_set: RuleSet) -> None:
        """Raises ``CodedError`` ``no_words`` for a family that has none."""
        if not isinstance(family, WithWords):
            raise CodedError("no_words", variant=rule_set.variant)
        self.words = ("", *family.words(rule_set))
        self._places = {word: place for place, word in enumerate(self.words)}
        self._left: list[tuple[int, ...]] = []
        self.said: tuple[int, ...] = ()

    def begin(self, actions: Iterable[object]) -> None:
        """Begin to spell one of ``actions``; what was said before is forgotten."""
        self._left = [tuple(self._places[word] for word in str(action).split()) for action in actions]
        self.said = ()

    def can_follow(self) -> set[int]:
        """The places of the words that can be said now; none if nothing is being spelt."""
        length = len(self.said)
        return {spelt[length] if len(spelt) > length else END for spelt in self._left}

    def say(self, place: int) -> str | None:
        """Say a word. The text of the action if it is complete with that, else None. Raises ``IllegalAction``
        ``cannot_follow`` for a word that cannot be said now, and nothing is changed.
        """
        if place not in self.can_follow():
            raise IllegalAction("cannot_follow", word=place)
        if place != END:
            self.said = (*self.said, place)
            length = len(self.said)
            self._left = [spelt for spelt in self._left if spelt[:length] == self.said]
            if any(spelt != self.said for spelt in self._left):
                return None
        self._left = []
        return " ".join(self.words[place] for place in self.said)
