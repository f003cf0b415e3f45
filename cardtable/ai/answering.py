"""Turns a request of the protocol into a player's answer."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace

from cardtable.ai.budget import Budget
from cardtable.ai.comparing import compared, in_points
from cardtable.ai.names import USUAL_LEVEL
from cardtable.ai.player import Candidate, Situation
from cardtable.ai.protocol import HINT, MOST_ITEMS, Answer, Considered, Failure, Reply, Request
from cardtable.ai.roster import player_of
from cardtable.ai.thinking import considered
from cardtable.core.errors import CodedError
from cardtable.core.state import Action
from cardtable.games.registry import family_of, variant


def answer_request(request: Request, cancelled: Callable[[], bool]) -> Answer:
    """Return what the player of ``request`` does, or a ``Failure`` with the code of the error that prevented it."""
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
            None if request.against is None else family.parse_action(request.against),
        )
        generator = random.Random(request.seed) if request.seed is not None else random.Random()
        compares = situation.compared is not None and situation.against is not None
        think = compared if compares else considered
        options = think(player, situation, generator, budget)
        if request.do == HINT:
            options = player.explain(replace(situation, against=None), options)
    except CodedError as error:
        return Failure.of(request.id, error)
    told = tuple(
        Considered(
            str(option.action),
            round(option.value, 3),
            option.reasons,
            round(option.spread, 3),
            option.contrast,
            option.alike,
        )
        for option in _told(options, situation.compared)
    )
    return Reply(request.id, told[0].action, told, not compares or in_points(situation))


def _told(options: Sequence[Candidate], asked: Action | None) -> Sequence[Candidate]:
    """Return as many of ``options`` as an answer has room for, always including ``asked`` if it is one of them."""
    besides = [one for one in options[MOST_ITEMS:] if one.action == asked]
    return [*options[: MOST_ITEMS - len(besides)], *besides]
