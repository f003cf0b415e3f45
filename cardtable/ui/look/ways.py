"""What a window may have done elsewhere, without knowing where and by whom."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from cardtable.app.review import Review
    from cardtable.session.session import Session


class Explaining(Protocol):
    """Knows words that can be explained; ``ui.help.terms.Terms`` does."""

    def linked(self, sentence: str) -> str: ...

    def explanation(self, place: str) -> str: ...


class _Nothing(Explaining):
    """Explains nothing."""

    def linked(self, sentence: str) -> str:
        return ""

    def explanation(self, place: str) -> str:
        return ""


def _nowhere(*_: object) -> None:
    """Do nothing."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Ways:
    """The ways out of a window: each field is called for what its name says.

    The main window makes them once and hands them to every other window. A way that is not given leads nowhere.
    """

    tell: Callable[[str], object] = _nowhere
    """Says a sentence in the main window."""
    terms: Callable[[], Explaining] = _Nothing
    """Returns what knows the words of the glossary."""
    show_word: Callable[[str], object] = _nowhere
    """Opens the glossary at a place."""
    show_rules: Callable[[str, str], object] = _nowhere
    """Opens the page of a rule set, or another page of the help, at a place; at its beginning if that is empty."""
    show_rules_here: Callable[[], object] = _nowhere
    """Opens the rules at the place where the game is now."""
    set_counting: Callable[[str], object] = _nowhere
    """Has score sheets show the points in another view: a value of ``Settings.counting``."""
    set_language: Callable[[str], object] = _nowhere
    """Has the program speak another language, by its code."""
    go_home: Callable[[], object] = _nowhere
    """Leaves the match as it stands and shows the start page."""
    ask_new_game: Callable[[], object] = _nowhere
    """Lets a person choose what to play."""
    continue_match: Callable[[], object] = _nowhere
    """Goes on with the match that was left last."""
    show_matches: Callable[[], object] = _nowhere
    """Lists the kept matches."""
    play_on: Callable[[Session], object] = _nowhere
    """Plays on from a deal that was over, as a match of its own."""
    learn_from: Callable[[Review], object] = _nowhere
    """Keeps what a review that has come to its end has found."""
    ask_new_sheet: Callable[[], object] = _nowhere
    """Lets a person choose what a new score sheet is kept by."""
    continue_sheet: Callable[[], object] = _nowhere
    """Opens the score sheet that is being kept."""
    show_sheets: Callable[[], object] = _nowhere
    """Lists the score sheets of past evenings."""
    show_lessons: Callable[[], object] = _nowhere
    """Lets a person choose a lesson."""
    show_puzzles: Callable[[], object] = _nowhere
    """Lets a person choose what to solve."""
    play_sound: Callable[[str], object] = _nowhere
    """Plays a sound by its name."""


NO_WAYS = Ways()
"""Those of a window that stands alone."""
