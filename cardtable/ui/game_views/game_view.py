"""What a window must know of a family of games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from cardtable.app.game_hooks import GameHooks
from cardtable.games.registry import FAMILIES, GAME_VIEWS, room
from cardtable.ui.game_views.places import OVERVIEW


class GameView(GameHooks):
    """How one family looks. ``ui/game_views/<family>`` offers an object of a class derived from it as ``GAME_VIEW``."""

    short_pack: ClassVar[bool] = False
    """Whether it is played with 32 cards, for which any pack will do. All others need a French one."""
    rule_places: ClassVar[Mapping[str, str]] = {}
    """Where the pages of its rules explain what can be done in a phase, by the phase's name."""
    usual_rule_place: ClassVar[str] = OVERVIEW
    """The place for phases that have none of their own."""

    def place_in_rules(self, phase: str) -> str:
        """The place that explains what can be done in ``phase``."""
        return self.rule_places.get(phase, self.usual_rule_place)


def game_view_of(family: str) -> GameView:
    """The face of a family; raises ``RuleSetError`` ``unknown_family``."""
    game_view = room(family, GAME_VIEWS).GAME_VIEW
    assert isinstance(game_view, GameView)
    return game_view


def all_game_views() -> list[GameView]:
    """The faces of all families in the order in which they are offered."""
    return [game_view_of(family) for family in FAMILIES]
