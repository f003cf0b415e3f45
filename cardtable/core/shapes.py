"""What kind of choice a position offers, so that a table can take it in without knowing the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from cardtable.core.zones import Zone


@dataclass(frozen=True, slots=True)
class CardWithTargets:
    """Choose one card of ``source`` and combine it with any of its targets on the table, or with none."""

    source: Zone


@dataclass(frozen=True, slots=True)
class SomeCards:
    """Choose from ``minimum`` to ``maximum`` cards of ``source`` at once, for an exchange for instance."""

    source: Zone
    minimum: int
    maximum: int


@dataclass(frozen=True, slots=True)
class OneOption:
    """Choose one of the actions as it is, such as what to say."""


Shape: TypeAlias = CardWithTargets | SomeCards | OneOption
