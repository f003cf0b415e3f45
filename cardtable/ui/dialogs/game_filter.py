"""What games are looked for: for how many people, and how long a match may take."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Signal

from cardtable.app.last_choice import LONGEST_MINUTES, MOST_PEOPLE
from cardtable.core.rules import Variant
from cardtable.ui.look.flow import Flow
from cardtable.ui.look.segments import Segments

_PEOPLE = (0, 2, 3, 4, MOST_PEOPLE)
_MINUTES = (0, *LONGEST_MINUTES)


class Wanted(NamedTuple):
    """For how many people a game is to be, the last number for more as well, and the most minutes of a match; 0 for
    any.
    """

    people: int = 0
    minutes: int = 0

    def fits_people(self, variant: Variant) -> bool:
        """Return whether a rule set is for so many people."""
        if self.people == MOST_PEOPLE:
            return max(variant.players) >= self.people
        return not self.people or self.people in variant.players

    def fits_minutes(self, variant: Variant) -> bool:
        """Return whether a match usually takes no longer; one that tells no time does."""
        return not self.minutes or variant.minutes <= self.minutes


class GameFilter(Flow):
    """Asks what games are looked for, by two choices in segments."""

    changed = Signal()
    """A person wants other games."""

    def __init__(self, wanted: Wanted) -> None:
        self.people, self.minutes = Segments(len(_PEOPLE)), Segments(len(_MINUTES))
        super().__init__(self.people, self.minutes)
        self.people.choose(_PEOPLE.index(wanted.people) if wanted.people in _PEOPLE else 0)
        self.minutes.choose(_MINUTES.index(wanted.minutes) if wanted.minutes in _MINUTES else 0)
        for one in (self.people, self.minutes):
            one.chosen.connect(lambda _: self.changed.emit())

    @property
    def wanted(self) -> Wanted:
        """What is looked for now."""
        return Wanted(_PEOPLE[self.people.place], _MINUTES[self.minutes.place])

    def reason(self, variant: Variant) -> str:
        """Return words why a game is none of those that are looked for; empty if it is one."""
        wanted = self.wanted
        if not wanted.fits_people(variant):
            more = wanted.people == MOST_PEOPLE
            words = self.tr("Not for {number} or more players.") if more else self.tr("Not for {number} players.")
            return words.format(number=wanted.people)
        if not wanted.fits_minutes(variant):
            return self.tr("Takes about {minutes} minutes.").format(minutes=variant.minutes)
        return ""

    def retranslate(self) -> None:
        """Set all words."""
        numbers = [str(number) for number in _PEOPLE[1:-1]]
        more = self.tr("{number}+").format(number=MOST_PEOPLE)
        self.people.name([self.tr("Any number"), *numbers, more], self.tr("For how many people"))
        limits = [self.tr("Up to {minutes} min").format(minutes=number) for number in LONGEST_MINUTES]
        self.minutes.name([self.tr("Any length"), *limits], self.tr("How long a match may take"))
