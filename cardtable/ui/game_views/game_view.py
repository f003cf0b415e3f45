"""The part of a family of games that a window needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from cardtable.app.game_hooks import GameHooks
from cardtable.core.cards import HIDDEN, Card
from cardtable.games.registry import FAMILIES, GAME_VIEWS, room
from cardtable.ui.game_views.places import OVERVIEW


@dataclass(frozen=True, slots=True)
class GamePicture:
    """A picture of what is different in a rule set, as ``ui.look.game_picture`` paints it."""

    groups: tuple[tuple[Card, ...], ...] = ()
    """Cards from left to right. Those of a group lie on each other, more than four of them as a fan; between groups
    there is some room. A hidden card stands for a pack.
    """
    figure: str = ""
    """What stands on a plate of brass at the last card."""
    counters: tuple[int, ...] = ()
    """Numbers of counters in heaps from left to right, in the place of cards."""


class GameView(GameHooks):
    """How one family looks. ``ui/game_views/<family>`` offers an object of a derived class as ``GAME_VIEW``."""

    short_pack: ClassVar[bool] = False
    """Whether the family is played with 32 cards, for which either pack can be used. All others need a French one."""
    picture: ClassVar[Sequence[Card]] = (HIDDEN,)
    """A few cards that show what the family is about, from left to right: a picture of it has up to three side by side,
    more as a fan; a hidden card stands for the pack.
    """
    pictures: ClassVar[Mapping[str, GamePicture]] = {}
    """What is different in each rule set, by its id; a rule set without one has the picture of the family."""
    first_game: ClassVar[str] = ""
    """The id of the rule set that is best to begin with; empty if none is."""
    picture_room: ClassVar[str] = "green"
    """The room on whose cloth they lie."""
    rule_places: ClassVar[Mapping[str, str]] = {}
    """For the name of a phase, the place in the rule page that explains what can be done in it."""
    usual_rule_place: ClassVar[str] = OVERVIEW
    """The place for phases that have no place of their own."""

    def picture_of(self, variant: str) -> GamePicture:
        """Return the picture of a rule set."""
        return self.pictures.get(variant) or GamePicture(tuple((card,) for card in self.picture))

    def place_in_rules(self, phase: str) -> str:
        """Return the place in the rule page that explains what can be done in ``phase``."""
        return self.rule_places.get(phase, self.usual_rule_place)


def game_view_of(family: str) -> GameView:
    """Return the ``GameView`` of a family. Raises ``RuleSetError`` ``unknown_family``."""
    game_view = room(family, GAME_VIEWS).GAME_VIEW
    assert isinstance(game_view, GameView)
    return game_view


def all_game_views() -> list[GameView]:
    """Return the ``GameView`` of all families, in the order in which they are offered."""
    return [game_view_of(family) for family in FAMILIES]
