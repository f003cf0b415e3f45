"""The expected results of proposing, playing, accepting and refusing: deals are sampled, and played out by
the table.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cardtable.ai.budget import Budget
from cardtable.ai.ecarte.beliefs import Beliefs
from cardtable.ai.ecarte.equilibrium import DEALER, ELDER, equilibrium
from cardtable.ai.ecarte.hands import Deck, Hand, deck_of, kept_choices
from cardtable.ai.ecarte.tricks import leader_tricks
from cardtable.ai.ecarte.worth import MAJORITY, PLAIN, REFUSED, STOOD, Worth
from cardtable.ai.race import weighed_spread
from cardtable.games.ecarte.actions import ACCEPT, PLAY, PROPOSE, REFUSE, EcarteAction
from cardtable.games.ecarte.dealing import HAND
from cardtable.games.ecarte.observation import EcarteObservation
from cardtable.games.ecarte.phases import Phase


class Finish(NamedTuple):
    """How a deal ends, or the average over several deals: its worth, and how often the player takes the majority of the
    tricks, all five or none of them, marks the king or sees it marked, and pays or gets the second point of a deal that
    was played without an exchange.
    """

    value: float
    majority: float
    vole: float
    lost_vole: float
    king: float
    their_king: float
    paid: float
    got: float


@dataclass(frozen=True, slots=True)
class Outlook:
    """The expected result of an action: its worth, and the chance of the majority of tricks; with the end of each of
    the sampled ``deals`` and their ``weights``.
    """

    value: float
    majority: float
    deals: Sequence[Finish] = ()
    weights: Sequence[float] = ()

    def spread(self, first: Outlook | None = None) -> float:
        """Return half of the 95 % interval of the value, or of its distance from that of the ``first`` action."""
        values = [deal.value for deal in self.deals]
        return weighed_spread(values, self.weights, None if first is None else [deal.value for deal in first.deals])

    def chance(self, part: str) -> float:
        """Return the mean of one part (a field of ``Finish``) over the sampled deals."""
        return sum(
            float(getattr(deal, part)) * weight for deal, weight in zip(self.deals, self.weights, strict=True)
        ) / sum(self.weights)


class Deciding:
    """Deals played out for one decision of the observing player."""

    def __init__(self, observation: EcarteObservation) -> None:
        self.observation = observation
        self.deck: Deck = deck_of(observation.turned)
        self.worth = Worth(observation)
        self.hand = self.deck.hand(observation.hand)
        self._first = not observation.exchanges
        self._tables: dict[tuple[int, int], tuple[Finish, ...]] = {}

    def first_words(self, generator: random.Random, budget: Budget, most: int) -> dict[EcarteAction, Outlook]:
        """Return the outlooks of proposing and playing, or of accepting and refusing. Raises ``Cancelled``."""
        beliefs = Beliefs(self.observation)
        actions = (PROPOSE, PLAY) if self.observation.phase is Phase.PROPOSE else (ACCEPT, REFUSE)
        found: dict[EcarteAction, list[Finish]] = {action: [] for action in actions}
        weights: list[float] = []
        for done, (opponent, weight) in enumerate(beliefs.draw(generator)):
            if done >= most or (done and budget.spent(done) >= 1):
                break
            weights.append(weight)
            stock = beliefs.rest(opponent, generator)[: self.observation.stock]
            elder, dealer = (self.hand, opponent) if self.worth.is_elder else (opponent, self.hand)
            closed = PLAIN if not self._first else STOOD if PLAY in actions else REFUSED
            played = self._played(elder, dealer, closed)
            if PLAY in actions:
                refused = self._played(elder, dealer, REFUSED) if self._first else played
                accept = self._accept_share(dealer)
                changed = self._exchanged(elder, dealer, stock, 0) if accept else refused
                found[PROPOSE].append(
                    Finish(*(accept * one + (1 - accept) * other for one, other in zip(changed, refused, strict=True)))
                )
                found[PLAY].append(played)
            else:
                found[ACCEPT].append(self._exchanged(elder, dealer, stock, 0))
                found[REFUSE].append(played)
        total = sum(weights)
        return {
            action: Outlook(
                sum(deal.value * weight for deal, weight in zip(deals, weights, strict=True)) / total,
                sum(deal.majority * weight for deal, weight in zip(deals, weights, strict=True)) / total,
                deals,
                weights,
            )
            for action, deals in found.items()
        }

    def _accept_share(self, dealer: Hand) -> float:
        table, king_turned = equilibrium(), self.deck.king_turned
        if self._first:
            return table.accept(dealer, king_turned, self.worth.needs, self.worth.matsch)
        return table.later_share(DEALER, dealer, king_turned)

    def _played(self, elder: Hand, dealer: Hand, mode: int) -> Finish:
        """Return how the deal ends if the hands are played now."""
        tricks = leader_tricks(elder, dealer)
        mine, theirs = (elder, dealer) if self.worth.is_elder else (dealer, elder)
        if not self.worth.is_elder:
            tricks = 5 - tricks
        king = 1 if self.deck.holds_king(mine) else 2 if self.deck.holds_king(theirs) else 0
        table = self._tables.get((mode, king))
        if table is None:
            values = self.worth.table(mode, king == 1, king == 2)
            table = self._tables[mode, king] = tuple(
                self._ending(value, tricks, mode, king) for tricks, value in enumerate(values)
            )
        return table[tricks]

    def _ending(self, value: float, tricks: int, mode: int, king: int) -> Finish:
        wins = tricks >= MAJORITY
        # The player who can lose a second point: elder if she did not propose, the dealer if he refused.
        mine = (mode == STOOD and self.worth.is_elder) or (mode == REFUSED and not self.worth.is_elder)
        theirs = mode in (STOOD, REFUSED) and not mine
        return Finish(
            value,
            float(wins),
            float(tricks == HAND),
            float(tricks == 0),
            float(king == 1),
            float(king == 2),
            float(mine and not wins),
            float(theirs and wins),
        )

    def _exchanged(self, elder: Hand, dealer: Hand, stock: list[Hand], depth: int) -> Finish:
        """Return how the deal ends after an exchange, and perhaps another one."""
        elder_kept = best_kept(elder, self.worth, self.deck, None, min(5, len(stock)))
        changed = 5 - elder_kept.bit_count()
        left = len(stock) - changed
        if left:
            dealer_kept = best_kept(dealer, self.worth, self.deck, changed, min(5, left))
        else:
            dealer_kept = dealer
        bought = changed + 5 - dealer_kept.bit_count()
        elder = elder_kept | sum(stock[:changed])
        dealer = dealer_kept | sum(stock[changed:bought])
        played = self._played(elder, dealer, PLAIN)
        stock = stock[bought:]
        if depth or not stock:
            return played
        table, king_turned = equilibrium(), self.deck.king_turned
        again = table.later_share(ELDER, elder, king_turned)
        if again:
            again *= table.later_share(DEALER, dealer, king_turned)
        if not again:
            return played
        return _mixed(played, self._exchanged(elder, dealer, stock, depth + 1), again)


def best_kept(hand: Hand, worth: Worth, deck: Deck, elder_changed: int | None, most: int) -> Hand:
    """Return what the equilibrium keeps of ``hand`` if one to ``most`` cards can be changed."""
    table = equilibrium()
    return max(
        kept_choices(hand, 1, most),
        key=lambda cards: worth.kept(table.kept(cards, elder_changed, deck.king_turned)),
    )


def _mixed(one: Finish, other: Finish, share: float) -> Finish:
    """Return the weighted mean of both; ``share`` is the weight of ``other``."""
    if not share:
        return one
    return Finish(*(first + share * (second - first) for first, second in zip(one, other, strict=True)))
