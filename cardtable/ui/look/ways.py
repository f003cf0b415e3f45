"""The ways out of a window: callables by which it asks for something elsewhere in the program, without knowing the
windows that do it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from cardtable.app.review import Review
    from cardtable.session.session import Session


class Explaining(Protocol):
    """An object that explains words of the game, such as ``ui.help.terms.Terms``."""

    def linked(self, sentence: str) -> str: ...

    def words_in(self, sentence: str) -> Sequence[tuple[str, str]]: ...

    def explanation(self, place: str) -> str: ...


class _Nothing(Explaining):
    """A stand-in for a window without a glossary; it explains nothing."""

    def linked(self, sentence: str) -> str:
        return ""

    def words_in(self, sentence: str) -> Sequence[tuple[str, str]]:
        return ()

    def explanation(self, place: str) -> str:
        return ""


def _nowhere(*_: object) -> None:
    """Do nothing: the way of a window that no main window has given any."""


def _reaches_nothing(*_: object) -> bool:
    """Do nothing, and say so."""
    return False


@dataclass(frozen=True, kw_only=True, slots=True)
class Ways:
    """The ways out of a window; each field is a callable that does what its name says.

    The main window makes them once and gives them to every other window. A way that is not given does nothing.
    """

    tell: Callable[[str], object] = _nowhere
    """Shows a sentence in the main window."""
    terms: Callable[[], Explaining] = _Nothing
    """Returns the object that explains the words of the glossary."""
    show_word: Callable[[str], object] = _nowhere
    """Says what a word of the glossary means, given by its anchor there."""
    show_rules: Callable[..., object] = _nowhere
    """Opens the page of a rule set, or another page of the help, at a place; at the beginning if the place is empty. A
    third argument are the rules of a score sheet, if it is opened for one.
    """
    show_rules_here: Callable[[], object] = _nowhere
    """Opens the rules at the place where the game is now."""
    set_counting: Callable[[str], object] = _nowhere
    """Sets the way in which score sheets show points: a value of ``Settings.counting``."""
    set_language: Callable[[str], object] = _nowhere
    """Sets the language of the program, by its code."""
    show_settings: Callable[[], object] = _nowhere
    """Opens the settings."""
    go_home: Callable[[], object] = _nowhere
    """Leaves the match as it stands and shows the start page."""
    ask_new_game: Callable[[], object] = _nowhere
    """Opens the dialog for a new game."""
    choose_game: Callable[[str], object] = _nowhere
    """Opens the dialog for a new game at a family, given by its name."""
    play_again: Callable[[], object] = _nowhere
    """Begins the game that was chosen last, against the same players; the first of all if none was."""
    play_of_the_day: Callable[[], object] = _nowhere
    """Begins the deal of the day, in the game that was chosen last."""
    continue_match: Callable[[], object] = _nowhere
    """Continues the match that was left last."""
    resume_match: Callable[[int], bool] = _reaches_nothing
    """Continues a kept match, given by its number; returns whether it could be read."""
    leave_lesson: Callable[[], object] = _nowhere
    """Leaves the lesson or puzzle: to the match that it interrupted, or to the start page."""
    show_matches: Callable[[], object] = _nowhere
    """Lists the kept matches."""
    play_on: Callable[[Session], object] = _nowhere
    """Continues play from a position in a finished deal, as a new match."""
    learn_from: Callable[[Review], object] = _nowhere
    """Stores the results of a finished review."""
    ask_new_sheet: Callable[[], object] = _nowhere
    """Opens the dialog for a new score sheet."""
    continue_sheet: Callable[[], object] = _nowhere
    """Opens the score sheet that is in use."""
    show_sheets: Callable[[], object] = _nowhere
    """Lists the score sheets of past evenings."""
    show_lessons: Callable[[], object] = _nowhere
    """Shows the lessons to choose from."""
    begin_lesson: Callable[..., object] = _nowhere
    """Gives a lesson, by its id; without one that which comes next."""
    begin_puzzles: Callable[[tuple[str, str]], object] = _nowhere
    """Sets the first puzzle of a series."""
    show_puzzles: Callable[[], object] = _nowhere
    """Shows the puzzles to choose from."""
    play_sound: Callable[[str], object] = _nowhere
    """Plays a sound by its name."""


NO_WAYS = Ways()
"""The ways of a window without a main window: all do nothing."""
