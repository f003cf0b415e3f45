"""What the number of cards that elder has bought says about the hand that she had: a player who buys few cards had a
good hand.
"""

from __future__ import annotations

import random
from math import inf, log

from cardtable.ai.piquet.exchange_value import ELDER, loss_of_buying
from cardtable.core.cards import Card
from cardtable.core.chance import shuffled
from cardtable.games.piquet.dealing import UPPER

_FIRST_STEPS, _STEPS, _CHANGED = 200, 20, 3
"""How many steps are made before the first deal, and before each further one; each changes up to ``_CHANGED`` cards of
elder's hand. One deal made independently is then worth one to eight of these if she has bought four or three cards, and
two to nineteen if fewer.
"""
_ERROR = 1.0
"""The size of elder's errors in points: what she loses by buying few cards is divided by this."""


class Buyer:
    """Hands with which elder may have ``bought`` only so many of the cards that she could buy. Each hand is the one
    before with some cards changed; a hand comes less often, the more she would lose by buying that number (Metropolis
    et al., Equation of State Calculations by Fast Computing Machines, 1953).
    """

    def __init__(self, bought: int, least: int, generator: random.Random) -> None:
        self._bought, self._least = bought, least
        self._generator = generator
        self._lost = inf

    def deal(self, unseen: list[Card], number: int) -> None:
        """Put ``unseen`` in such an order that the first ``number`` cards are such a hand."""
        generator = self._generator
        if self._lost == inf:
            unseen[:] = shuffled(unseen, generator)
        for _ in range(_FIRST_STEPS if self._lost == inf else _STEPS):
            other = unseen[:]
            for _ in range(1 + int(generator.random() * _CHANGED)):
                one = int(generator.random() * number)
                two = number + int(generator.random() * (len(other) - number))
                other[one], other[two] = other[two], other[one]
            limit = self._lost - _ERROR * log(1.0 - generator.random())
            lost = loss_of_buying(other[:number], self._bought, ELDER, self._least, UPPER, limit)
            if lost <= limit:
                unseen[:], self._lost = other, lost
        unseen[number:] = shuffled(unseen[number:], generator)
