"""A move being put together: a hand card, what it is to be combined with, and the moves that come of it. No Qt."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.cards import Card
from cardtable.core.errors import CodedError
from cardtable.core.state import Action, LegalActions, Target

MOST_OPTIONS = 200
"""More ways than these are not offered one by one; toggling cards reaches every one of them."""


class Choice:
    """One hand card with the targets chosen for it so far.

    ``options`` are the moves that are offered, the most valuable first; it is empty until ``offer`` is called.
    """

    def __init__(self, legal: LegalActions, card: Card) -> None:
        self._legal = legal
        self.card = card
        self.chosen: list[Target] = []
        self.options: Sequence[Action] = ()
        self._wanted: Action | None = None

    def targets(self) -> list[Target]:
        """What the card can be combined with at all."""
        return list(self._legal.targets(self.card))

    def offer(self, required: Sequence[Target]) -> int:
        """Offer all moves that contain ``required``, choose the most valuable one; returns how many there are."""
        self.options = list(self._legal.completions(self.card, list(required), MOST_OPTIONS))
        if self.options:
            self.want(self.options[0])
        return len(self.options)

    def best(self) -> Action | None:
        """The move that is meant when none is chosen: the only one, or the only one that takes anything.

        None if that leaves several, or if the card cannot be played.
        """
        moves = list(self._legal.completions(self.card, [], MOST_OPTIONS))
        taking = [move for move in moves if self._legal.chosen(move)]
        for few in (moves, taking):
            if len(few) == 1:
                return few[0]
        return None

    def ways_to_lay_down(self) -> list[Action]:
        """The moves that combine the card with nothing: mostly one, none if that is not allowed."""
        return list(self._legal.exact(self.card, []))

    def add(self, target: Target) -> None:
        """Choose ``target`` once more than now (a double pack has twins); moves with exactly these targets count."""
        self.chosen.append(target)

    def remove(self, target: Target) -> None:
        """Choose ``target`` once less than now."""
        self.chosen.remove(target)

    def moves(self) -> list[Action]:
        """The legal moves with exactly the chosen targets: several if the card can build and take, or count twice."""
        return list(self._legal.exact(self.card, list(self.chosen)))

    def alike(self, moves: Sequence[Action]) -> bool:
        """Whether all of ``moves`` play the card with the same targets, so that choosing others tells none apart."""
        return len({tuple(self._legal.chosen(move)) for move in moves}) == 1

    def move(self) -> Action | None:
        """The move that is chosen now, or None if the chosen targets make none."""
        moves = self.moves()
        return self._wanted if self._wanted in moves else next(iter(moves), None)

    def settled(self) -> Action | None:
        """The move with the chosen targets, if they make one and nothing more can be chosen with them; else None."""
        moves = list(self._legal.completions(self.card, list(self.chosen), 2))
        return moves[0] if len(moves) == 1 and moves[0] in self.moves() else None

    def possible(self) -> bool:
        """Whether the chosen targets make a move, alone or together with more."""
        return next(iter(self._legal.completions(self.card, list(self.chosen), 1)), None) is not None

    def refusal(self) -> CodedError | None:
        """Why the chosen targets make no legal move."""
        return self._legal.refusal(self.card, list(self.chosen))

    def position(self) -> int | None:
        """The number of the chosen move among the options, from 0."""
        move = self.move()
        return list(self.options).index(move) if move in self.options else None

    def cycle(self, step: int) -> None:
        """Choose the option ``step`` further on, round and round."""
        if not self.options:
            return
        position = self.position()
        place = (0 if step > 0 else -1) if position is None else (position + step) % len(self.options)
        self.want(self.options[place])

    def want(self, move: Action) -> None:
        """Choose what ``move`` needs, and mean it where the same targets make several moves."""
        self._wanted = move
        self.chosen = list(self._legal.chosen(move))


def card_of(legal: LegalActions, action: Action) -> Card | None:
    """The hand card that ``action`` plays, found through the legal moves alone."""
    chosen = list(legal.chosen(action))
    return next((card for card in legal.cards() if action in legal.exact(card, chosen)), None)
