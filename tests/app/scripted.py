"""A computer player without a process, for tests of what is around it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QTimer

from cardtable.ai.protocol import Considered, Failure, Reason, Reply, Request
from cardtable.app.computer import ComputerClient
from cardtable.core.rules import RuleSet
from cardtable.core.state import Observation, Standing
from cardtable.games.registry import family_of

Policy = Callable[[Request], Reply | Failure]


class ScriptedClient(ComputerClient):
    """A computer player without a process: ``policy`` answers, from the event loop. None never answers."""

    def __init__(self, policy: Policy | None) -> None:
        super().__init__(["no-such-program"])
        self.policy = policy
        self.requests: list[Request] = []
        self.dropped = 0
        self.stopped = False
        self._waiting: list[tuple[int, Request]] = []

    def start(self) -> None:
        """There is nothing to start."""

    def ask(
        self,
        do: str,
        player: str,
        rule_set: RuleSet,
        standing: Standing,
        observation: Observation,
        seconds: float,
        token: int,
        seed: int | None = None,
        compared: str | None = None,
        level: float | None = None,
        against: str | None = None,
    ) -> None:
        request = Request.about(
            len(self.requests),
            do,
            player,
            rule_set,
            standing,
            observation,
            seconds,
            seed,
            compared=compared,
            level=level,
            against=against,
        )
        self.requests.append(request)
        self._waiting.append((token, request))
        if self.policy is not None:
            QTimer.singleShot(0, self.answer)

    def answer(self, policy: Policy | None = None) -> None:
        """Answer the oldest question that waits, if there is one."""
        answering = policy or self.policy
        if not self._waiting or answering is None:
            return
        token, request = self._waiting.pop(0)
        given = answering(request)
        if isinstance(given, Failure):
            self.failed.emit(token, given)
        else:
            self.answered.emit(token, given)

    def drop(self) -> None:
        self.dropped += 1
        self._waiting.clear()

    def stop(self) -> None:
        self.stopped = True
        self._waiting.clear()


def takes_most(request: Request) -> Reply:
    """A player that takes as many cards as it can, and says so."""
    family = family_of(request.variant)
    observation: Any = family.observation(request.observation)
    legal = family.sample(observation, random.Random(1)).legal()
    actions = sorted(legal.representatives(), key=lambda action: -len(legal.chosen(action)))
    considered = tuple(
        Considered(str(action), -float(place), (Reason("takes_most_cards"),)) for place, action in enumerate(actions)
    )
    return Reply(request.id, str(actions[0]), considered[:8])
