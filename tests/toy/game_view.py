"""The game view of the toy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from cardtable.app.table import Place
from cardtable.ui.game_views.game_view import GameView
from tests.toy.deal import RANKS
from tests.toy.family import NAME


class PairsFace(GameView):
    """The game view: pack, places of zones, and words, as ``GameView`` describes them."""

    family = NAME
    short_pack = True
    places: ClassVar[Mapping[str, Place]] = {
        "stock": Place.STOCK,
        "hand": Place.HAND,
        "trick": Place.TRICK,
        "tricks": Place.WON_TRICKS,
        "laid_out": Place.LAID_OUT,
    }
    ranks = RANKS[::-1]
    usual_rule_place = "play"


GAME_VIEW = PairsFace()
