"""The kinds of choice that a position can offer, so that the table can offer it without knowing the game."""

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
    """Choose at once from ``minimum`` to ``maximum`` cards of ``source``, for example for an exchange."""

    source: Zone
    minimum: int
    maximum: int


@dataclass(frozen=True, slots=True)
class OneOption:
    """Choose one of the actions from a list, for example what to say."""


Shape: TypeAlias = CardWithTargets | SomeCards | OneOption
