"""How a family is played at the program's table, as far as no window is needed.

The controller and the review know no game; they ask the ``GameHooks`` of the family for everything that differs between
families. A game view (``ui.game_views.game_view``) is the hooks of its family together with what a window must know
besides.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from cardtable.app.table import CLOTH, Place
from cardtable.core.events import Event
from cardtable.core.rules import RuleSet
from cardtable.core.scores import ScoreLine
from cardtable.core.state import Action, LegalActions, Standing
from cardtable.core.view import SeatView
from cardtable.words.families import words_of
from cardtable.words.family import FamilyWords

if TYPE_CHECKING:
    from cardtable.core.winnings import Winnings


class GameHooks:
    """The hooks as they are for most families; a family overrides what is different."""

    family: ClassVar[str]
    places: ClassVar[Mapping[str, Place]] = CLOTH
    """Where on the table each of the family's zones lies, by the zone's name."""
    ranks: ClassVar[tuple[int, ...]] = ()
    """The ranks from the highest to the lowest, by which hands are sorted; empty if cards lie in the order in which
    they came.
    """
    much: ClassVar[float] = 5.0
    """How many points a choice has to cost to be much, so that a newcomer is warned of it."""

    @property
    def words(self) -> FamilyWords:
        """The family's words."""
        return words_of(self.family)

    def goes_without_saying(self, legal: LegalActions, by_itself: bool, alone: bool) -> Action | None:
        """Return the action that is done for a person without asking, or None. It is done if the person wants obvious
        actions to be done (``by_itself``), or if nothing else could be wanted. A question that is left out could tell
        another person at this screen something about the cards; ``alone`` says that there is no such person.
        """
        return None

    def first_dealer(self, standing: Standing) -> int | None:
        """Return the seat that deals first in a rematch after a match with this end; None if the seats cut again."""
        return None

    def is_judged(self, phase: str, action: Action, legal: LegalActions) -> bool:
        """Return whether ``action``, done in ``phase`` when ``legal`` was possible, can be judged as good or bad.
        Matters of taste and actions that change nothing are not judged. A family overrides this for its own actions.
        """
        return True

    def gone(self, rule_set: RuleSet, standing: Standing) -> tuple[int, ...]:
        """Return the seats of the persons who have left the match before its end and look on from their seats."""
        return ()

    def may_be_advised(self, rule_set: RuleSet, standing: Standing, seat: int) -> bool:
        """Return whether the rules allow advice to the player of ``seat``."""
        return True

    def winnings(self, rule_set: RuleSet, view: SeatView) -> Winnings:
        """Return what counts in the deal and who has won how much of it, for the tokens on the cloth; ``Winnings()``
        where there are none.
        """
        from cardtable.core.winnings import Winnings

        return Winnings()

    def illustrated(self, lines: Sequence[ScoreLine], events: Sequence[Event]) -> tuple[ScoreLine, ...]:
        """Return ``lines``, with cards added to those that have none, as ``events`` show them; ``events`` are the whole
        truth about the deal.
        """
        return tuple(lines)


HooksOf: TypeAlias = Callable[[str], GameHooks]
"""A function that returns the hooks of a family by its name."""
