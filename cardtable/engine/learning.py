"""Matches as an environment for agents that learn, in PettingZoo’s form: agents act one after the other (AEC).

``pip install cardtable[learning]`` brings PettingZoo, which brings Gymnasium and NumPy. Nothing else imports this
module::

    from cardtable.engine.learning import env

    table = env("casino.swedish")
    table.reset(seed=7)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        done = terminated or truncated
        table.step(None if done else table.action_space(agent).sample(seen["action_mask"]))
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from cardtable.core.errors import CodedError
from cardtable.core.record import LARGEST_NUMBER
from cardtable.core.rules import OptionValue
from cardtable.core.scores import leads, totals
from cardtable.core.view import SeatView
from cardtable.engine.open_match import OpenMatch, begin
from cardtable.engine.picture import LARGEST, Picture
from cardtable.engine.spelling import Spelling

Seen = dict[str, NDArray[Any]]
"""What an agent observes: ``observation`` and ``action_mask``."""


class MatchEnv(AECEnv):  # type: ignore[misc]
    """A match, of which each seat is an agent: ``seat_0``, ``seat_1`` and so on.

    **Actions** are the places of words (``words``), of which the texts of actions consist: an agent that is to decide
    says one at a time until its action is complete, and is selected again for each. See ``engine.spelling``.

    **Observations** are dictionaries. ``observation`` are whole numbers, shape ``(len(names),)``, type int16, whose
    meaning ``names`` tells: what this seat has seen of the deal (``engine.picture``), then for each word whether this
    seat has just said it of the action that it is spelling. ``action_mask`` has a 1 for each word that can follow,
    shape ``(len(words),)``, type int8; it is all 0 for who is not to decide. Neither depends on what a seat cannot see.
    ``seen`` gives a seat’s whole knowledge, with every play of the deal, as the computer players have it.

    **Rewards** come at the end of each deal: the points of one’s side less the mean of the others’. An episode is one
    deal, or with ``whole_match`` a match.

    The methods are those of PettingZoo’s ``AECEnv``. ``step`` raises ``IllegalAction`` ``cannot_follow`` for a word
    that the mask does not allow, and nothing is changed.
    """

    def __init__(
        self,
        name: str,
        players: int | None = None,
        *,
        options: Mapping[str, OptionValue] | None = None,
        whole_match: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """Make an environment; ``name``, ``players`` and ``options`` are those of ``engine.begin``, and what it raises
        for them is raised here. With the ``render_mode`` ``ansi`` ``render`` gives the table as text, all cards open.
        """
        super().__init__()
        self.metadata = {"name": "cardtable_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        if render_mode not in (None, "ansi"):
            raise CodedError("unknown_render_mode", mode=render_mode)
        self.render_mode = render_mode
        self._begin = (name, players, options)
        self._whole_match = whole_match
        self.match: OpenMatch = begin(name, players, options=options, seed=1)
        rule_set = self.match.rule_set
        self._spelling = Spelling(self.match.family, rule_set)
        self._picture = Picture(self.match.family, rule_set)
        self.words = self._spelling.words
        self.names = (*self._picture.names, *(f"said: {word or 'the end'}" for word in self.words))
        self.possible_agents = [f"seat_{seat}" for seat in range(rule_set.players)]
        self.agents: list[str] = []
        self._chance = random.Random()
        self._pack: str | None = None
        self._views: list[SeatView] = []
        self._before = self.match.standing
        self._looked = 0
        spaces: dict[str, Space[Any]] = {
            "observation": Box(-LARGEST, LARGEST, (len(self.names),), np.int16),
            "action_mask": Box(0, 1, (len(self.words),), np.int8),
        }
        self.observation_spaces = {agent: Dict(spaces) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(len(self.words)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin another match, all chance of which comes from ``seed`` if there is one. Of ``options`` ``pack`` is
        looked at, the order of the first deal’s pack as in ``OpenMatch.deal``; those of the rules were given when the
        environment was made.
        """
        if seed is not None:
            self._chance = random.Random(seed)
        name, players, agreed = self._begin
        self.match = begin(name, players, options=agreed, seed=self._chance.randint(1, LARGEST_NUMBER))
        self._pack = (options or {}).get("pack")
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()

    def observe(self, agent: str) -> Seen:
        seat = self.possible_agents.index(agent)
        numbers = np.zeros(len(self.names), np.int16)
        mask = np.zeros(len(self.words), np.int8)
        if self._views:
            picture = self._picture.numbers(self._views[seat], self._before)
            numbers[: len(picture)] = picture
        if seat == self.match.actor:
            mask[list(self._spelling.can_follow())] = 1
            numbers[[len(self._picture.names) + place for place in self._spelling.said]] = 1
        return {"observation": numbers, "action_mask": mask}

    def seen(self, agent: str) -> Any:
        """All that a seat knows of the running deal: its family’s observation. Raises ``IllegalAction``
        ``no_deal_is_running`` after the end.
        """
        return self.match.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        text = self._spelling.say(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if text is not None:
            deal = self.match.deals
            self.match.play(text)
            self._look()
            if self.match.actor is None:
                self._reward(deal - 1)
            self._go_on()
        self._accumulate_rewards()

    def render(self) -> str | None:
        return str(self.match) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""

    def _go_on(self) -> None:
        """Deal if that is due, and have who must decide begin to spell."""
        while self.match.actor is None and not self.match.over and (self._whole_match or not self.match.deals):
            self._before = self.match.standing
            self._views = [SeatView(seat) for seat in range(len(self.possible_agents))]
            self._looked = 0
            self.match.deal(self._pack)
            self._pack = None
            self._look()
            if self.match.actor is None:
                # The cards alone have ended the deal.
                self._reward(self.match.deals - 1)
        actor = self.match.actor
        if actor is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self._spelling.begin(())
            return
        self.agent_selection = self.possible_agents[actor]
        self._spelling.begin(self.match.state.legal().representatives())

    def _look(self) -> None:
        """Let each seat see what has happened since it looked last."""
        new = 0
        for view in self._views:
            events = self.match.events(view.seat, self._looked)
            for event in events:
                view.apply(event)
            new = len(events)
        self._looked += new

    def _reward(self, deal: int) -> None:
        points = totals(self.match.lines_of(deal), len(self.match.sides))
        of_sides = leads(points, self.match.family.good(self.match.rule_set))
        for lead, seats in zip(of_sides, self.match.sides, strict=True):
            for seat in seats:
                self.rewards[self.possible_agents[seat]] += lead


def env(
    name: str,
    players: int | None = None,
    *,
    options: Mapping[str, OptionValue] | None = None,
    whole_match: bool = False,
    render_mode: str | None = None,
) -> AECEnv:
    """A ``MatchEnv`` in the wrapper that tells who calls its methods in the wrong order."""
    inner = MatchEnv(name, players, options=options, whole_match=whole_match, render_mode=render_mode)
    return wrappers.OrderEnforcingWrapper(inner)
