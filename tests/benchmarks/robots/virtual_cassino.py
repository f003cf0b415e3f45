r"""The computer player of virtual-cassino (github.com/viivi-uhari/virtual-cassino, ``cassino/Computer.scala``).

    cardtable simulate casino.finnish --players searcher,uhari --parties 100 --seed 1 \
        --engine "uhari=python -m tests.benchmarks.robots.virtual_cassino /where/virtual-cassino/lies"

It plays the Finnish game, whose rules are its own. Its Scala is compiled once, by a Scala 2 that is on the path, into
the folder where it lies. It weighs what it would take, and what it leaves, against the cards that others may hold.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

_NUMBERS = {"A": 1, "T": 10, "J": 11, "Q": 12, "K": 13}
_LETTERS = {number: letter for letter, number in _NUMBERS.items()}
_PACK = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK"]
_NOBODYS = "99x"
"""Stands for no card: with the last cards seen the program would divide by none."""


class VirtualCassino:
    """The program in a process of its own, asked line by line."""

    def __init__(self, folder: Path) -> None:
        """Compile, if that has not been done, and start. Raises `CalledProcessError` if it does not compile."""
        compiled = folder / "compiled"
        if not (compiled / "Bridge.class").exists():
            compiled.mkdir(exist_ok=True)
            sources = [folder / "cassino" / f"{name}.scala" for name in ("Card", "Player", "Computer")]
            subprocess.run(["scalac", "-d", compiled, *sources, Path(__file__).with_name("Bridge.scala")], check=True)
        self._process = subprocess.Popen(
            ["scala", "-cp", str(compiled), "Bridge"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def answer(self, question: dict[str, Any]) -> str:
        """The legal action that the program chooses."""
        observation = question["observation"]
        hand, table = observation["hand"], observation["table"]
        gone = {*hand, *table, *(card for pile in observation["piles"] for card in pile)}
        gone.update(marker[0] for markers in observation["markers"] for marker in markers)
        unseen = [card for card in _PACK if card not in gone]
        fields = [" ".join(map(_their, cards)) for cards in (hand, table, unseen)]
        line = ";".join([fields[0], fields[1], fields[2] or _NOBODYS, str(question["players"])])
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()
        card, *taken = map(_ours, self._process.stdout.readline().split())
        return f"{card} x {' '.join(sorted(taken, key=table.index))}" if taken else card

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def _their(card: str) -> str:
    return f"{_NUMBERS.get(card[0]) or card[0]}{card[1].lower()}"


def _ours(card: str) -> str:
    number = int(card[:-1])
    return f"{_LETTERS.get(number, number)}{card[-1].upper()}"


def main() -> None:
    """Answer the questions on standard input until there are no more."""
    program = VirtualCassino(Path(sys.argv[1]))
    for line in sys.stdin:
        question = json.loads(line)
        if question["do"] == "quit":
            break
        print(json.dumps({"id": question["id"], "action": program.answer(question)}), flush=True)
    program.close()


if __name__ == "__main__":
    main()
