"""What the number of cards that elder has bought tells of the hand that she had: who buys few wants no more."""

from __future__ import annotations

import random
from math import inf, log

from cardtable.ai.piquet.exchange_value import ELDER, loss_of_buying
from cardtable.core.cards import Card
from cardtable.core.chance import shuffled
from cardtable.games.piquet.dealing import UPPER

_FIRST_STEPS, _STEPS, _CHANGED = 200, 20, 3
"""So often up to so many cards of elder's hand are changed before the first deal, and before each further one. One to
eight deals then tell as much as one by itself if she has bought four or three, two to nineteen if fewer."""
_ERROR = 1.0
"""By how many points elder errs who buys few cards, so that what she loses by it is divided by so many."""


class Buyer:
    """Hands with which elder may have ``bought`` so few of the cards that she might buy: each is the one before with
    some cards changed, and comes the less often, the more she would lose by buying so (Metropolis et al., Equation of
    State Calculations by Fast Computing Machines, 1953).
    """

    def __init__(self, bought: int, least: int, generator: random.Random) -> None:
        self._bought, self._least = bought, least
        self._generator = generator
        self._lost = inf

    def deal(self, unseen: list[Card], number: int) -> None:
        """Put ``unseen`` in order so that the first ``number`` are such a hand."""
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
