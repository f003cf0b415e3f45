r"""Rabelais, the robot of pyquet (github.com/subsetpark/pyquet, ``core/players.py``), at Piquet for two.

    cardtable simulate piquet.rubicon --players searcher,rabelais --parties 100 --seed 1 \
        --engine "rabelais=python -m tests.benchmarks.robots.rabelais /where/pyquet/lies"

It exchanges and plays cards; a robot that declares all it has needs no more, as pyquet's own referee declares for it.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
from pathlib import Path
from typing import Any

_SUITS = {"D": "DIAMONDS", "H": "HEARTS", "S": "SPADES", "C": "CLUBS"}
_ROLES = {"A": "Ace", "K": "King", "Q": "Queen", "J": "Jack", "T": "Ten", "9": "Nine", "8": "Eight", "7": "Seven"}


class Rabelais:
    """One seat's robot, brought to what the observation of each question says."""

    def __init__(self, folder: Path) -> None:
        """Load pyquet from the folder that has its ``core``. Raises `ImportError` if it is not there."""
        sys.path.insert(0, str(folder))
        self._game: Any = importlib.import_module("core.game")
        self._players: Any = importlib.import_module("core.players")

    def answer(self, question: dict[str, Any]) -> str:
        """The legal action that Rabelais chooses."""
        random.seed(question["seed"])
        legal: list[str] = question["legal"]
        observation = question["observation"]
        if observation["phase"] == "exchange":
            return self._exchange(observation, legal)
        if observation["phase"] == "play":
            return self._card(observation, legal)
        return "declare" if "declare" in legal else legal[0]

    def _exchange(self, observation: dict[str, Any], legal: list[str]) -> str:
        robot = self._robot(observation)
        if observation["seat"] == observation["playing"][0]:
            chosen = robot.get_elder_exchange()
        else:
            chosen = robot.get_younger_exchange(sum(observation["talon_counts"]))
        # pyquet's dealer may keep all he has; where the rules want a card of him, it is the one he values least.
        for least in (chosen, robot.evaluate_hand()["cards"][:1]):
            wanted = {card.hash() for card in least}
            for action in legal:
                word, *cards = action.split()
                if word == "change" and set(cards) - {"-"} == wanted:
                    return action
        raise ValueError(f"no exchange like {sorted(card.hash() for card in chosen)}")

    def _card(self, observation: dict[str, Any], legal: list[str]) -> str:
        robot = self._robot(observation)
        card = robot.get_follow(self._read(observation["trick"][0])) if observation["trick"] else robot.get_lead()
        name = str(card.hash())
        # Of cards that are worth the same one alone is offered; ours is the nearest.
        if name in legal:
            return name
        return min(
            (action for action in legal if action[-1] == name[-1] and len(action) == len(name)),
            key=lambda action: abs(self._read(action) - card),
        )

    def _robot(self, observation: dict[str, Any]) -> Any:
        robot = self._players.Rabelais("Rabelais")
        robot.draw([self._read(card) for card in observation["received"]])
        gone = {*observation["received"]} - {*observation["hand"]}
        for name in gone:
            del robot.hand[name]
        lead = None
        for number, (seat, name) in enumerate(observation["plays"]):
            card = self._read(name)
            lead = card if number % 2 == 0 else lead
            if seat != observation["seat"]:
                robot.register("the other", card, lead=None if number % 2 == 0 else lead)
        return robot

    def _read(self, name: str) -> Any:
        return self._game.Card(self._game.Rank[_ROLES[name[0]]], getattr(self._game.Suit, _SUITS[name[1]]))


def main() -> None:
    """Answer the questions on standard input until there are no more."""
    robot = Rabelais(Path(sys.argv[1]))
    for line in sys.stdin:
        question = json.loads(line)
        if question["do"] == "quit":
            break
        print(json.dumps({"id": question["id"], "action": robot.answer(question)}), flush=True)


if __name__ == "__main__":
    main()
