"""Which card to play, and whether to mark the king: every card solved exactly on sampled deals."""

from __future__ import annotations

import random
from dataclasses import dataclass

from cardtable.ai.budget import Budget
from cardtable.ai.ecarte.beliefs import Beliefs
from cardtable.ai.ecarte.hands import Deck, Hand, bits, deck_of
from cardtable.ai.ecarte.tricks import lead_tricks, legal_replies, reply_tricks
from cardtable.ai.ecarte.worth import MAJORITY, Worth, deal_mode
from cardtable.games.ecarte.observation import EcarteObservation
from cardtable.games.ecarte.ranking import reply_wins

ONLY_CARD_SAMPLES = 40
"""Deals for a card that has to be played anyway."""
SILENCE = 0.02
"""Points that a king kept silent may cost at most: what it leads the opponent to do wrong is not counted here."""


@dataclass(frozen=True, slots=True)
class CardOutlook:
    """What a card is worth with the king marked (if it can be) and unmarked, the chance of the majority of tricks, and
    the tricks of the whole deal on average.
    """

    marked: float
    silent: float
    majority: float
    tricks: float


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
        """For each card that may be played the tricks of the whole deal, the opponent's hand known."""
        if self.lead:
            return {bit: self.won + tricks for bit, tricks in reply_tricks(self.hand, self.lead, opponent).items()}
        return {bit: self.won + tricks for bit, tricks in lead_tricks(self.hand, opponent).items()}

    def outlooks(self, generator: random.Random, budget: Budget, most: int) -> dict[Hand, CardOutlook]:
        """What each card is worth over sampled deals. Raises ``Cancelled``."""
        if len(cards := self.cards) == 1 and not self.can_mark and budget.samples is None:
            most = min(most, ONLY_CARD_SAMPLES)
        sums = {bit: [0.0, 0.0, 0.0, 0.0] for bit in cards}
        total = 0.0
        solved: dict[Hand, dict[Hand, int]] = {}
        for done, (opponent, weight) in enumerate(Beliefs(self.observation).draw(generator)):
            if done >= most or (done and budget.spent(done) >= 1):
                break
            total += weight
            result = solved.get(opponent)
            if result is None:
                result = solved[opponent] = self.solve(opponent)
            theirs = self.other_can_mark and self.deck.holds_king(opponent)
            silent = self._theirs if theirs else self._silent
            marked = silent if theirs else self._marked
            for bit, tricks in result.items():
                sum_of = sums[bit]
                sum_of[0] += weight * marked[tricks]
                sum_of[1] += weight * silent[tricks]
                sum_of[2] += weight * (tricks >= MAJORITY)
                sum_of[3] += weight * tricks
        return {bit: CardOutlook(*(value / total for value in sums[bit])) for bit in cards}

    def silence_costs(self, outlooks: dict[Hand, CardOutlook]) -> float:
        """Points that are lost by not marking the king, if the opponent plays as well with or without knowing."""
        return max(one.marked for one in outlooks.values()) - max(one.silent for one in outlooks.values())


def _tricks_won(observation: EcarteObservation, seat: int) -> int:
    plays = observation.plays
    return sum(
        (follower if reply_wins(lead, reply, observation.trump) else leader) == seat
        for (leader, lead), (follower, reply) in zip(plays[::2], plays[1::2], strict=False)
    )
