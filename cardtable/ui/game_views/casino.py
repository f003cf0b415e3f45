"""The part of Casino that windows need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from cardtable.app.table import CLOTH, Place
from cardtable.core.cards import CLUBS, DIAMONDS, HEARTS, Card, make_card
from cardtable.core.events import Announced, CardsMoved, Event, Movement
from cardtable.core.rules import RuleSet
from cardtable.core.scores import ScoreLine
from cardtable.core.state import Action, LegalActions, Standing
from cardtable.core.view import SeatView
from cardtable.core.winnings import Winnings
from cardtable.games.casino.actions import Play
from cardtable.games.casino.legal import CasinoLegal
from cardtable.games.casino.variants import FAMILY, casino_rules, rules_of_deal
from cardtable.games.casino.winnings import winnings
from cardtable.ui.game_views.game_view import GameView


class CasinoGameView(GameView):
    """The window side of Casino, as ``GameView`` describes it."""

    family = FAMILY
    picture: ClassVar[Sequence[Card]] = (make_card(7, CLUBS), make_card(3, HEARTS), make_card(10, DIAMONDS))
    picture_room = "green"
    places: ClassVar[Mapping[str, Place]] = {**CLOTH, "build": Place.GROUP, "aside": Place.ASIDE, "marks": Place.ACROSS}
    usual_rule_place = "capture"

    def gone(self, rule_set: RuleSet, standing: Standing) -> tuple[int, ...]:
        """Return the seats that have left the match because they have enough points to leave with."""
        inside = rules_of_deal(rule_set, standing).inside
        return tuple(seat for seat in range(rule_set.players) if seat not in inside)

    def is_judged(self, phase: str, action: Action, legal: LegalActions) -> bool:
        """Return whether the action is judged. At a table with irregularities a fault is not judged, because it was no
        decision and its cost depends on which players notice it.
        """
        assert isinstance(action, Play)
        return bool(action.objection) or not isinstance(legal, CasinoLegal) or legal.keeps_the_rules(action)

    def winnings(self, rule_set: RuleSet, view: SeatView) -> Winnings:
        """Return how much each side has captured of what counts; nothing at a table with irregularities, where that is
        for the players to know.
        """
        rules = casino_rules(rule_set)
        return Winnings() if rules.irregularities else winnings(rules, view)

    def illustrated(self, lines: Sequence[ScoreLine], events: Sequence[Event]) -> tuple[ScoreLine, ...]:
        """Return ``lines`` with their cards: for a sweep the capture that was the sweep, for the last capture its
        cards.
        """
        sweeps: dict[int, list[Card]] = {}
        marked: dict[tuple[str, int], list[Card]] = {}
        marker: list[Card] = []
        last: dict[int, list[Card]] = {}
        side = 0
        capture: list[Card] = []
        for event in events:
            match event:
                case CardsMoved(reason=Movement.PLAYED):
                    capture = []
                case CardsMoved(reason=Movement.CAPTURED | Movement.MARKED | Movement.REST):
                    capture += event.cards
                    side = event.target.owner
                    last = {side: capture}
                    marker = list(event.cards) if event.reason == Movement.MARKED else []
                    if event.reason == Movement.MARKED and event.face_up:
                        sweeps.setdefault(side, []).extend(event.cards)
                case Announced(code=code) if marker:
                    # A card that marks a capture is told of by its kind right after it.
                    marked.setdefault((code, side), []).extend(marker)
                    marker = []
        own = {"sweep": sweeps, "hut": sweeps, "zwicker": sweeps, "last_capture": last}

        def cards_of(line: ScoreLine) -> Sequence[Card]:
            return own[line.code].get(line.side, ()) if line.code in own else marked.get((line.code, line.side), ())

        return tuple(line if line.cards else line._replace(cards=tuple(cards_of(line))) for line in lines)


GAME_VIEW = CasinoGameView()
