"""How a family is played at the program's table, as far as no window is needed.

The controller and the review know no game: whatever is different from family to family they ask its ``GameHooks``. A
game view (``ui.game_views.game_view``) is the hooks of its family and what a window must know besides.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, TypeAlias

from cardtable.app.table import CLOTH, Place
from cardtable.core.events import Event
from cardtable.core.rules import RuleSet
from cardtable.core.scores import ScoreLine
from cardtable.core.state import Action, LegalActions, Standing
from cardtable.words.families import words_of
from cardtable.words.family import FamilyWords


class GameHooks:
    """What most families have in common; a family says what is different."""

    family: ClassVar[str]
    places: ClassVar[Mapping[str, Place]] = CLOTH
    """Where on the table each of the family's zones lies, by the zone's name."""
    ranks: ClassVar[tuple[int, ...]] = ()
    """The ranks from the highest to the lowest, by which hands are sorted; without them cards lie as they came."""

    @property
    def words(self) -> FamilyWords:
        """The family's words."""
        return words_of(self.family)

    def goes_without_saying(self, legal: LegalActions, by_itself: bool, alone: bool) -> Action | None:
        """The action that is done for a person who lets that be done ``by_itself``, or who need not be asked as nothing
        else could be wanted; else None. Somebody else before this screen would learn from a question that is left
        out: ``alone`` says that there is nobody.
        """
        return None

    def first_dealer(self, standing: Standing) -> int | None:
        """Who deals first in another match of the same people after one with this end; None if they cut again."""
        return None

    def is_judged(self, phase: str, action: Action, legal: LegalActions) -> bool:
        """Whether ``action``, done in ``phase`` where ``legal`` was possible, could have been better or worse; matters
        of taste could not, nor what changes nothing. A family says which actions are its own.
        """
        return True

    def gone(self, rule_set: RuleSet, standing: Standing) -> tuple[int, ...]:
        """The seats of those who have left the match before its end and look on from where they sit."""
        return ()

    def may_be_advised(self, rule_set: RuleSet, standing: Standing, seat: int) -> bool:
        """Whether the rules let anybody advise who plays on ``seat``."""
        return True

    def illustrated(self, lines: Sequence[ScoreLine], events: Sequence[Event]) -> tuple[ScoreLine, ...]:
        """``lines`` with the cards that ``events``, the whole truth about the deal, show for those that carry none."""
        return tuple(lines)


HooksOf: TypeAlias = Callable[[str], GameHooks]
"""Gives the hooks of a family by its name."""
