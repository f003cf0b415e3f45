"""Computer players at a table with irregularities: they may notice a capture that is wrong by one or a card that has
not captured as it must, and sometimes make such faults themselves.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import cast

from cardtable.ai.budget import Budget
from cardtable.ai.casino.codes import ReasonCode
from cardtable.ai.player import Candidate, Player, Situation
from cardtable.ai.protocol import Reason
from cardtable.core.cards import Card
from cardtable.games.casino.actions import NO_OBJECTION, Play
from cardtable.games.casino.breaches import FAULTS, is_miscounted, is_right, objections_of, slips
from cardtable.games.casino.duties import neglects
from cardtable.games.casino.layout import Layout, uncrowded
from cardtable.games.casino.observation import CasinoObservation
from cardtable.games.casino.position import CasinoPosition
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.variants import rules_of_deal


class WithIrregularities:
    """A player that sees a fault with the chance ``notices``, and makes one with the chance ``miscounts``."""

    def __init__(self, player: Player, notices: float, miscounts: float = 0.0) -> None:
        self._player = player
        self._notices = notices
        self._miscounts = miscounts

    def consider(self, situation: Situation, generator: random.Random, budget: Budget) -> Sequence[Candidate]:
        rules = rules_of_deal(situation.rule_set, situation.standing)
        if not rules.irregularities:
            return self._player.consider(situation, generator, budget)
        observation = cast(CasinoObservation, situation.observation)
        position = CasinoPosition(rules, situation.standing)
        observation.restore(position)
        found = objections_of(position)
        true = [play for play in found if FAULTS[play.objection].committed(position, play.seat)]
        seen = bool(true) and generator.random() < self._notices
        if position.dispute is not None and position.dispute.reviewing:
            ordered = sorted(found, key=lambda play: play not in true) if seen else found
            ordered = [*ordered, NO_OBJECTION] if seen else [NO_OBJECTION, *ordered]
            return [Candidate(play, -float(place)) for place, play in enumerate(ordered)]
        if seen:
            return [Candidate(play, 0.0) for play in true]
        options = self._player.consider(situation, generator, budget)
        if generator.random() < self._miscounts and (wrong := _slips(rules, position)):
            return [Candidate(wrong[int(generator.random() * len(wrong))], options[0].value), *options]
        return options

    def explain(self, situation: Situation, options: Sequence[Candidate]) -> Sequence[Candidate]:
        rules = rules_of_deal(situation.rule_set, situation.standing)
        table = cast(CasinoObservation, situation.observation).table
        own = {place: _explained(rules, option, table) for place, option in enumerate(options)}
        plays = [options[place] for place, one in own.items() if one is None]
        # The last capture is looked at when no play is left, and then there is no deal to think of.
        others = iter(self._player.explain(situation, plays) if plays else ())
        return [one or next(others) for one in own.values()]


def _explained(rules: CasinoRules, option: Candidate, table: Sequence[Card]) -> Candidate | None:
    """Return an objection or a faulty play with its reasons; None for a play that the player itself can explain."""
    play = cast(Play, option.action)
    if play.objection:
        return Candidate(play, option.value, () if play == NO_OBJECTION else (Reason(ReasonCode.FAULT_IS_CERTAIN),))
    return option if rules.irregularities and _is_slip(rules, play, table) else None


def _is_slip(rules: CasinoRules, play: Play, table: Sequence[Card]) -> bool:
    return (is_miscounted(rules, play) and not is_right(rules, play)) or neglects(rules, play, table)


def _slips(rules: CasinoRules, position: CasinoPosition) -> list[Play]:
    """Return the faulty plays that the player to move could make; empty in games with building or announcing, in
    which they might leave a build without its card.
    """
    if rules.building or rules.announcing:
        return []
    layout = Layout(rules, uncrowded(rules, position.table, ()))
    plays = {
        Play(card, taken)
        for card in set(position.hands[position.turn])
        for vector in slips(rules, card, layout)
        for taken in layout.expand(vector)
    }
    return sorted(play for play in plays if _is_slip(rules, play, position.table))
