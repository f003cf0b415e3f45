"""From a request of the protocol to a player's answer."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from cardtable.ai.budget import Budget
from cardtable.ai.names import USUAL_LEVEL
from cardtable.ai.player import Candidate, Situation
from cardtable.ai.protocol import HINT, MOST_ITEMS, Answer, Considered, Failure, Reply, Request
from cardtable.ai.roster import player_of
from cardtable.ai.thinking import considered
from cardtable.core.errors import CodedError
from cardtable.core.state import Action
from cardtable.games.registry import family_of, variant


def answer_request(request: Request, cancelled: Callable[[], bool]) -> Answer:
    """What the player of ``request`` does, or the coded error that keeps it from answering."""
    try:
        budget = Budget(request.seconds, request.samples, cancelled)
        family = family_of(request.variant)
        player = player_of(family.name, request.player)
        situation = Situation(
            family,
            variant(request.variant).rule_set(request.players, request.options),
            request.standing,
            family.observation(request.observation),
            None if request.compared is None else family.parse_action(request.compared),
            USUAL_LEVEL if request.level is None else request.level,
        )
        generator = random.Random(request.seed) if request.seed is not None else random.Random()
        options = considered(player, situation, generator, budget)
        if request.do == HINT:
            options = player.explain(situation, options)
    except CodedError as error:
        return Failure.of(request.id, error)
    told = tuple(
        Considered(str(option.action), round(option.value, 3), option.reasons, round(option.spread, 3))
        for option in _told(options, situation.compared)
    )
    return Reply(request.id, told[0].action, told)


def _told(options: Sequence[Candidate], compared: Action | None) -> Sequence[Candidate]:
    """As many of ``options`` as an answer has room for, with that which is asked about if it is one of them."""
    asked = [one for one in options[MOST_ITEMS:] if one.action == compared]
    return [*options[: MOST_ITEMS - len(asked)], *asked]
