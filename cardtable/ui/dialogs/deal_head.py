"""The head of a deal's result: who has won it, and what decided it."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.app.reports import DealReport
from cardtable.core.scores import totals
from cardtable.ui.look.look import faint
from cardtable.ui.look.plain import Label
from cardtable.ui.models.lines import LineGroup
from cardtable.words.cards import joined
from cardtable.words.families import words_of
from cardtable.words.figures import figure

_NAMED = 2
"""The most lines that are named as those that brought the winner most."""


class DealHead(Label):
    """The line that brought the winner of a deal between two sides most, and the standing; while the lines are counted,
    the points of both sides so far. ``title`` is the outcome.
    """

    def __init__(
        self, report: DealReport, groups: Sequence[LineGroup], shown: Sequence[int], own: int | None, good: int
    ) -> None:
        """``groups`` are the lines as they are counted, ``shown`` the sides that played, ``own`` that of the only
        person who sees this, or None; ``good`` is that of the family.
        """
        super().__init__()
        self._report, self._groups = report, groups
        self._words = words_of(report.family)
        self._good = good
        self._counted = 0
        self._sides = tuple(shown) if len(shown) == 2 else ()
        self._own = own if own in self._sides else None
        if self._own is not None and self._own != self._sides[0]:
            self._sides = (self._sides[1], self._sides[0])
        self._standing = ""
        self.setWordWrap(True)
        faint(self)

    @property
    def title(self) -> str:
        """Words for who has won, if all is counted and the deal has two sides; otherwise that it is over."""
        return self._outcome() or self._over()

    def show_counted(self, lines: int) -> None:
        """Show what the first ``lines`` lines come to."""
        self._counted = lines
        self._word()

    def set_standing(self, words: str) -> None:
        """Say how the match stands, in ``words``, and all else in the language of now."""
        self._standing = words
        self._word()

    def _word(self) -> None:
        # Before the first line nothing is seen, and the room is taken that the last words need.
        if not 0 < self._counted < len(self._groups):
            words = " ".join(filter(None, (self._decided(), self._standing)))
        elif self._sides:
            sums = self._sums(self._counted)
            words = self.tr("The score so far is {points} to {others}.").format(
                points=figure(sums[0]), others=figure(sums[1])
            )
        else:
            words = ""
        self.setText(words)

    def _over(self) -> str:
        return self.tr("Deal {number} is over").format(number=self._report.number + 1)

    def _sums(self, lines: int) -> tuple[int, int]:
        """Return what both sides have from the first ``lines`` lines; one’s own stands first."""
        counted = [line for group in self._groups[:lines] for cell in group.cells for line in cell]
        sums = totals(counted, len(self._report.sides))
        return sums[self._sides[0]], sums[self._sides[1]]

    def _outcome(self) -> str:
        """Return who has won the deal; an empty text before all is counted, and if it is not one of two sides."""
        if not self._sides or self._counted < len(self._groups):
            return ""
        first, second = self._sums(len(self._groups))
        if first == second:
            return self.tr("A draw, {points} all").format(points=figure(first)) if first else ""
        ahead = self._good * first > self._good * second
        if ahead and self._own is not None:
            return self.tr("You win {points} to {others}").format(points=figure(first), others=figure(second))
        # A side can be two persons, so that no verb goes with its name.
        winner, most, least = (self._sides[0], first, second) if ahead else (self._sides[1], second, first)
        return self.tr("The deal goes to {name}, {points} to {others}").format(
            name=self._report.sides[winner], points=figure(most), others=figure(least)
        )

    def _decided(self) -> str:
        """Return what brought the winner most, and whether the deal hung on it; an empty text without a winner."""
        if not self._sides:
            return ""
        first, second = self._sums(len(self._groups))
        margin = self._good * (first - second)
        leads = [self._lead(group) * (1 if margin > 0 else -1) for group in self._groups]
        best = max(leads, default=0)
        first_ones = [group for group, lead in zip(self._groups, leads, strict=True) if lead == best]
        if not margin or best <= 0 or len(first_ones) > _NAMED:
            return ""
        titles = joined(list(dict.fromkeys(self._words.line_title(group.example) for group in first_ones)))
        if best >= abs(margin):
            return self.tr("The decisive score: {line}.").format(line=titles)
        return self.tr("The biggest score: {line}.").format(line=titles)

    def _lead(self, group: LineGroup) -> int:
        """Return how much a line is worth to the side that stands first."""
        sums = totals([line for cell in group.cells for line in cell], len(self._report.sides))
        return self._good * (sums[self._sides[0]] - sums[self._sides[1]])
