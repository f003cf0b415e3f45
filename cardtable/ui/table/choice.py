"""A move being composed: a card from the hand, what it is combined with, and the moves that result. No Qt."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.cards import Card
from cardtable.core.errors import CodedError
from cardtable.core.state import Action, LegalActions, Target

MOST_OPTIONS = 200
"""The most moves that are offered one by one; others can be reached by choosing cards."""


class Choice:
    """One hand card with the targets chosen for it so far.

    ``options`` are the moves offered, the most valuable first; the list is empty until ``offer`` is called.
    """

    def __init__(self, legal: LegalActions, card: Card) -> None:
        self._legal = legal
        self.card = card
        self.chosen: list[Target] = []
        self.options: Sequence[Action] = ()
        self._wanted: Action | None = None

    def targets(self) -> list[Target]:
        """Return everything that the card can be combined with."""
        return list(self._legal.targets(self.card))

    def offer(self, required: Sequence[Target]) -> int:
        """Offer all moves that contain ``required`` and choose the most valuable one. Return how many there are."""
        self.options = list(self._legal.completions(self.card, list(required), MOST_OPTIONS))
        if self.options:
            self.want(self.options[0])
        return len(self.options)

    def best(self) -> Action | None:
        """Return the move that is meant if no target is chosen: the only possible one, or else the only one that
        captures anything.

        Return None if neither is single, or if the card cannot be played.
        """
        moves = list(self._legal.completions(self.card, [], MOST_OPTIONS))
        taking = [move for move in moves if self._legal.chosen(move)]
        for few in (moves, taking):
            if len(few) == 1:
                return few[0]
        return None

    def ways_to_lay_down(self) -> list[Action]:
        """Return the moves that combine the card with nothing: usually one, none if that is not allowed."""
        return list(self._legal.exact(self.card, []))

    def add(self, target: Target) -> None:
        """Choose ``target`` once more; a double pack has equal cards. Only moves with exactly the chosen targets count
        then.
        """
        self.chosen.append(target)

    def remove(self, target: Target) -> None:
        """Choose ``target`` once less."""
        self.chosen.remove(target)

    def moves(self) -> list[Action]:
        """Return the legal moves with exactly the chosen targets; several if the card can both build and capture with
        them, or count in two ways.
        """
        return list(self._legal.exact(self.card, list(self.chosen)))

    def alike(self, moves: Sequence[Action]) -> bool:
        """Return whether all of ``moves`` play the card with the same targets, so that choosing targets cannot tell
        them apart.
        """
        return len({tuple(self._legal.chosen(move)) for move in moves}) == 1

    def move(self) -> Action | None:
        """Return the move chosen now, None if the chosen targets make none."""
        moves = self.moves()
        return self._wanted if self._wanted in moves else next(iter(moves), None)

    def settled(self) -> Action | None:
        """Return the move with the chosen targets if they make one and no other target can be chosen with them;
        otherwise None.
        """
        moves = list(self._legal.completions(self.card, list(self.chosen), 2))
        return moves[0] if len(moves) == 1 and moves[0] in self.moves() else None

    def possible(self) -> bool:
        """Return whether the chosen targets make a move, alone or together with more."""
        return next(iter(self._legal.completions(self.card, list(self.chosen), 1)), None) is not None

    def refusal(self) -> CodedError | None:
        """Return why the chosen targets make no legal move; None if they make one."""
        return self._legal.refusal(self.card, list(self.chosen))

    def position(self) -> int | None:
        """Return the index of the chosen move among the options; None if it is not one of them."""
        move = self.move()
        return list(self.options).index(move) if move in self.options else None

    def cycle(self, step: int) -> None:
        """Choose the option ``step`` places further on; after the last comes the first."""
        if not self.options:
            return
        position = self.position()
        place = (0 if step > 0 else -1) if position is None else (position + step) % len(self.options)
        self.want(self.options[place])

    def want(self, move: Action) -> None:
        """Choose the targets of ``move``, and prefer it where the same targets make several moves."""
        self._wanted = move
        self.chosen = list(self._legal.chosen(move))


def card_of(legal: LegalActions, action: Action) -> Card | None:
    """Return the hand card that ``action`` plays, found through the legal moves alone; None if it plays none."""
    chosen = list(legal.chosen(action))
    return next((card for card in legal.cards() if action in legal.exact(card, chosen)), None)
