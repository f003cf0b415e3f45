"""The part of Écarté that windows need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from cardtable.app.table import Place
from cardtable.core.cards import DIAMONDS, HIDDEN, KING, Card, make_card, parse_cards
from cardtable.core.company import Company
from cardtable.core.rules import RuleSet
from cardtable.core.state import Action, LegalActions, Standing
from cardtable.games.ecarte.ranking import RANKS
from cardtable.games.ecarte.variants import CHOUETTE, FAMILY
from cardtable.ui.game_views.game_view import GamePicture, GameView
from cardtable.ui.game_views.tricks import TRICKS

_PICTURES: Mapping[str, GamePicture] = {
    name: GamePicture(tuple(tuple(parse_cards(group)) for group in groups), figure, counters)
    for name, groups, figure, counters in (
        ("ecarte", ("??", "KD"), "", ()),
        ("ecarte.rotation", ("KS", "QH", "??"), "", ()),
        ("ecarte.chouette", ("KC", "JH JD JS"), "", ()),
    )
}


class EcarteGameView(GameView):
    """The window side of Écarté, as ``GameView`` describes it."""

    family = FAMILY
    picture: ClassVar[Sequence[Card]] = (HIDDEN, make_card(KING, DIAMONDS))
    pictures = _PICTURES
    first_game = "ecarte"
    picture_room = "slate"
    short_pack = True
    places: ClassVar[Mapping[str, Place]] = {**TRICKS, "turned": Place.TURNED}
    ranks = RANKS[::-1]
    # Five points win, and few deals bring more than one: for instance that of a king who is played and not marked.
    much = 0.9
    rule_places: ClassVar[Mapping[str, str]] = {
        "bet": "gallery",
        "propose": "propose",
        "answer": "propose",
        "elder_change": "exchange",
        "dealer_change": "exchange",
        "play": "play",
        "review": "faults",
        "box": "partie",
    }
    usual_rule_place = "play"

    def may_be_advised(self, rule_set: RuleSet, standing: Standing, seat: int) -> bool:
        """Return whether ``seat`` may be given hints: not the banker of a chouette."""
        return rule_set.variant != CHOUETTE or seat != Company.of(standing).players[0]

    def is_judged(self, phase: str, action: Action, legal: LegalActions) -> bool:
        """Return whether the action is judged: bets, and keeping the box or giving it up, are a matter of taste."""
        return phase not in ("bet", "box")


GAME_VIEW = EcarteGameView()
