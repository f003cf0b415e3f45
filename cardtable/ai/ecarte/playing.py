"""Which card to play, and whether to mark the king: every card is solved exactly on sampled deals."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cardtable.ai.budget import Budget
from cardtable.ai.ecarte.beliefs import Beliefs
from cardtable.ai.ecarte.hands import Deck, Hand, bits, deck_of
from cardtable.ai.ecarte.tricks import lead_tricks, legal_replies, reply_tricks
from cardtable.ai.ecarte.worth import MAJORITY, Worth, deal_mode
from cardtable.games.ecarte.observation import EcarteObservation
from cardtable.games.ecarte.ranking import reply_wins

ONLY_CARD_SAMPLES = 40
"""The number of deals for a card that is the only legal one."""
SILENCE = 0.02
"""Points that it may cost at most to leave the king unmarked. What the opponent does wrong because of that is not
counted here.
"""


@dataclass(frozen=True, slots=True)
class CardOutlook:
    """The expected result of a card: its worth with the king marked (if that is possible) and unmarked, the chance of
    the majority of tricks, and the average number of tricks in the whole deal; and the results of each of the sampled
    ``deals``, with their ``weights``.
    """

    marked: float
    silent: float
    majority: float
    tricks: float
    deals: Sequence[tuple[float, float, int]] = ()
    """For each deal the worth with the king marked, the worth with it unmarked, and the tricks."""
    weights: Sequence[float] = ()

    def series(self, silent: bool) -> list[float]:
        """Return the worth of each deal, with the king unmarked (``silent``) or marked."""
        return [deal[silent] for deal in self.deals]

    def chance(self, tricks: Callable[[int], bool]) -> float:
        """Return how often the number of tricks of the whole deal passes the test ``tricks``."""
        good = sum(weight for deal, weight in zip(self.deals, self.weights, strict=True) if tricks(deal[2]))
        return good / sum(self.weights)


class CardChoice:
    """A player's turn to play a card."""

    def __init__(self, observation: EcarteObservation) -> None:
        self.observation = observation
        self.deck: Deck = deck_of(observation.turned)
        self.worth = Worth(observation)
        self.hand: Hand = self.deck.hand(observation.hand)
        plays = observation.plays
        self.lead: Hand = self.deck.bit[plays[-1][1]] if len(plays) % 2 else 0
        self.won = _tricks_won(observation, observation.seat)
        self.can_mark = (
            observation.king < 0
            and len(plays) == (observation.seat == observation.dealer)
            and self.deck.holds_king(self.hand)
        )
        # The dealer may still mark the king after elder's first lead.
        self.other_can_mark = observation.king < 0 and not plays and not self.deck.king_turned
        mode = deal_mode(observation)
        self._silent = self.worth.table(mode)
        self._marked = self.worth.table(mode, my_king=True) if self.can_mark else self._silent
        self._theirs = self.worth.table(mode, their_king=True) if self.other_can_mark else self._silent

    @property
    def cards(self) -> list[Hand]:
        """The cards that may be played."""
        return list(bits(legal_replies(self.hand, self.lead)[0] if self.lead else self.hand))

    def solve(self, opponent: Hand) -> dict[Hand, int]:
        """Return, for each card that may be played, the tricks of the whole deal if the opponent holds ``opponent``."""
        if self.lead:
            return {bit: self.won + tricks for bit, tricks in reply_tricks(self.hand, self.lead, opponent).items()}
        return {bit: self.won + tricks for bit, tricks in lead_tricks(self.hand, opponent).items()}

    def outlooks(self, generator: random.Random, budget: Budget, most: int) -> dict[Hand, CardOutlook]:
        """Return the outlook of each card over sampled deals. Raises ``Cancelled``."""
        if len(cards := self.cards) == 1 and not self.can_mark and budget.samples is None:
            most = min(most, ONLY_CARD_SAMPLES)
        deals: dict[Hand, list[tuple[float, float, int]]] = {bit: [] for bit in cards}
        weights: list[float] = []
        solved: dict[Hand, dict[Hand, int]] = {}
        for done, (opponent, weight) in enumerate(Beliefs(self.observation).draw(generator)):
            if done >= most or (done and budget.spent(done) >= 1):
                break
            weights.append(weight)
            result = solved.get(opponent)
            if result is None:
                result = solved[opponent] = self.solve(opponent)
            theirs = self.other_can_mark and self.deck.holds_king(opponent)
            silent = self._theirs if theirs else self._silent
            marked = silent if theirs else self._marked
            for bit, tricks in result.items():
                deals[bit].append((marked[tricks], silent[tricks], tricks))
        return {bit: _outlook(deals[bit], weights) for bit in cards}

    def silence_costs(self, outlooks: dict[Hand, CardOutlook]) -> float:
        """Return how many points it costs not to mark the king, if the opponent plays equally well whether he knows
        about it or not.
        """
        return max(one.marked for one in outlooks.values()) - max(one.silent for one in outlooks.values())


def _outlook(deals: Sequence[tuple[float, float, int]], weights: Sequence[float]) -> CardOutlook:
    marked = silent = majority = tricks = 0.0
    for deal, weight in zip(deals, weights, strict=True):
        marked += weight * deal[0]
        silent += weight * deal[1]
        majority += weight * (deal[2] >= MAJORITY)
        tricks += weight * deal[2]
    total = sum(weights)
    return CardOutlook(marked / total, silent / total, majority / total, tricks / total, deals, weights)


def _tricks_won(observation: EcarteObservation, seat: int) -> int:
    plays = observation.plays
    return sum(
        (follower if reply_wins(lead, reply, observation.trump) else leader) == seat
        for (leader, lead), (follower, reply) in zip(plays[::2], plays[1::2], strict=False)
    )
