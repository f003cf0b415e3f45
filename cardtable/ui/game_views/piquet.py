"""The part of Piquet that windows need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from cardtable.app.table import Place
from cardtable.core.cards import ACE, DIAMONDS, HEARTS, JACK, KING, QUEEN, SPADES, Card, make_card, parse_cards
from cardtable.core.company import Company
from cardtable.core.rules import RuleSet
from cardtable.core.state import Action, LegalActions, Standing
from cardtable.games.piquet.actions import DECLARE, NINETY, NO_NINETY, Do, PiquetAction, count
from cardtable.games.piquet.ranking import RANKS, SIX
from cardtable.games.piquet.variants import CHOUETTE, FAMILY
from cardtable.ui.game_views.game_view import GamePicture, GameView
from cardtable.ui.game_views.tricks import TRICKS

_WITHOUT_RISK = frozenset({Do.ASK, Do.HOW_HIGH, Do.TAKE, Do.LIFT})
"""Actions that reveal nothing and change nothing."""


_PICTURES: Mapping[str, GamePicture] = {
    name: GamePicture(tuple(tuple(parse_cards(group)) for group in groups), figure, counters)
    for name, groups, figure, counters in (
        ("piquet.points", ("AS KS QS JS TS",), "100", ()),
        ("piquet.four_deals", ("AH", "??", "??", "AC"), "×2", ()),
        ("piquet.session", ("KH", "KS"), "±", ()),
        ("piquet.rubicon", ("AD", "QD JD"), "<100", ()),
        ("piquet.meyers1888", ("TC", "TH"), "3", ()),
        ("piquet.old36", ("6S", "6H"), "36", ()),
        ("piquet.kings", ("KS", "KH", "KD"), "", ()),
        ("piquet.chouette", (), "", (1, 4)),
        ("piquet.robber", ("AS AC", "KH KD"), "", ()),
        ("piquet.norman", ("??", "??", "??"), "10", ()),
    )
}


class PiquetGameView(GameView):
    """The window side of Piquet, as ``GameView`` describes it."""

    family = FAMILY
    picture: ClassVar[Sequence[Card]] = (
        *(make_card(rank, SPADES) for rank in (ACE, KING, QUEEN, JACK, 10)),
        make_card(KING, HEARTS),
        make_card(KING, DIAMONDS),
    )
    pictures = _PICTURES
    first_game = "piquet.points"
    picture_room = "wine"
    short_pack = True
    places: ClassVar[Mapping[str, Place]] = {**TRICKS, "talon": Place.TALON}
    ranks = (*RANKS[::-1], SIX)
    rule_places: ClassVar[Mapping[str, str]] = {
        "command": "deal",
        "exchange": "exchange",
        "take": "exchange",
        "point": "point",
        "sequences": "sequences",
        "sets": "sets",
        "announce": "repique",
        "count": "count",
        "play": "play",
        "claimed": "play",
        "review": "faults",
    }
    usual_rule_place = "declare"

    def goes_without_saying(self, legal: LegalActions, by_itself: bool, alone: bool) -> PiquetAction | None:
        """Return the action that is done for the person without asking, None if there is none: declaring everything, if
        the person has chosen that (``by_itself``); and for a person who plays ``alone`` at this screen, announcing no
        repique where none is possible, and counting nothing where nothing counts.
        """
        if by_itself and DECLARE in legal:
            return DECLARE
        if not alone:
            return None
        if NO_NINETY in legal and NINETY not in legal:
            return NO_NINETY
        nothing = count(())
        return nothing if tuple(legal.representatives()) == (nothing,) else None

    def may_be_advised(self, rule_set: RuleSet, standing: Standing, seat: int) -> bool:
        """Return whether ``seat`` may be given hints: not the box of a chouette."""
        return rule_set.variant != CHOUETTE or seat != Company.of(standing).players[0]

    def first_dealer(self, standing: Standing) -> int | None:
        """Return the seat that deals first in the next match: the winner of the last one, without another cut."""
        return standing.dealer

    def is_judged(self, phase: str, action: Action, legal: LegalActions) -> bool:
        """Return whether the action is judged. The way of dealing is a matter of taste; asking, looking, or saying that
        there is no repique changes nothing; and a player with only one card to play has no choice, except to give up.
        """
        assert isinstance(action, PiquetAction)
        if action.do is Do.CARD and len(legal.representatives()) == 1:
            return False
        changes = action.do not in _WITHOUT_RISK and not (NO_NINETY in legal and NINETY not in legal)
        return phase != "command" and changes


GAME_VIEW = PiquetGameView()
