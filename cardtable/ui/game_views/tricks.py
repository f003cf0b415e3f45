"""The common part of tables for games with tricks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cardtable.app.table import Place

TRICKS: Final[Mapping[str, Place]] = {
    "stock": Place.STOCK,
    "hand": Place.HAND,
    "trick": Place.TRICK,
    "tricks": Place.WON_TRICKS,
    "discards": Place.LAID_AWAY,
}
"""The places of a table at which tricks are played and cards can be laid away."""
