"""What a window must know of a family of games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from cardtable.app.manners import Manners
from cardtable.games.registry import FACES, FAMILIES, room
from cardtable.ui.help.places import OVERVIEW


class Face(Manners):
    """How one family looks. ``ui/faces/<family>`` offers an object of a class derived from it as ``FACE``."""

    short_pack: ClassVar[bool] = False
    """Whether it is played with 32 cards, for which any pack will do. All others need a French one."""
    rule_places: ClassVar[Mapping[str, str]] = {}
    """Where the pages of its rules explain what can be done in a phase, by the phase's name."""
    usual_rule_place: ClassVar[str] = OVERVIEW
    """The same for phases that have no place of their own."""

    def place_in_rules(self, phase: str) -> str:
        """The place that explains what can be done in ``phase``."""
        return self.rule_places.get(phase, self.usual_rule_place)


def face_of(family: str) -> Face:
    """The face of a family; raises ``RuleSetError`` ``unknown_family``."""
    face = room(family, FACES).FACE
    assert isinstance(face, Face)
    return face


def all_faces() -> list[Face]:
    """The faces of all families in the order in which they are offered."""
    return [face_of(family) for family in FAMILIES]
