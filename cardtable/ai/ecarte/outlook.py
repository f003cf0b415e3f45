"""What proposing, playing, accepting and refusing come to: deals sampled and played out by the table."""

from __future__ import annotations

import random
from dataclasses import dataclass

from cardtable.ai.budget import Budget
from cardtable.ai.ecarte.beliefs import Beliefs
from cardtable.ai.ecarte.equilibrium import DEALER, ELDER, equilibrium
from cardtable.ai.ecarte.hands import Deck, Hand, deck_of, kept_choices
from cardtable.ai.ecarte.tricks import leader_tricks
from cardtable.ai.ecarte.worth import MAJORITY, PLAIN, REFUSED, STOOD, Worth
from cardtable.games.ecarte.actions import ACCEPT, PLAY, PROPOSE, REFUSE, EcarteAction
from cardtable.games.ecarte.observation import EcarteObservation
from cardtable.games.ecarte.phases import Phase


@dataclass(frozen=True, slots=True)
class Outlook:
    """What an action is worth, and the chance that the player takes the majority of tricks after it."""

    value: float
    majority: float


class Deciding:
    """Deals played out for one decision of the player who observes."""

    def __init__(self, observation: EcarteObservation) -> None:
        self.observation = observation
        self.deck: Deck = deck_of(observation.turned)
        self.worth = Worth(observation)
        self.hand = self.deck.hand(observation.hand)
        self._first = not observation.exchanges
        self._tables: dict[tuple[int, int], tuple[float, ...]] = {}

    def first_words(self, generator: random.Random, budget: Budget, most: int) -> dict[EcarteAction, Outlook]:
        """Proposing and playing, or accepting and refusing. Raises ``Cancelled``."""
        beliefs = Beliefs(self.observation)
        actions = (PROPOSE, PLAY) if self.observation.phase is Phase.PROPOSE else (ACCEPT, REFUSE)
        sums = {action: [0.0, 0.0] for action in actions}
        total = 0.0
        for done, (opponent, weight) in enumerate(beliefs.draw(generator)):
            if done >= most or (done and budget.spent(done) >= 1):
                break
            total += weight
            stock = beliefs.rest(opponent, generator)[: self.observation.stock]
            elder, dealer = (self.hand, opponent) if self.worth.is_elder else (opponent, self.hand)
            closed = PLAIN if not self._first else STOOD if PLAY in actions else REFUSED
            played = self._played(elder, dealer, closed)
            if PLAY in actions:
                refused = self._played(elder, dealer, REFUSED) if self._first else played
                accept = self._accept_share(dealer)
                changed = self._exchanged(elder, dealer, stock, 0) if accept else refused
                proposed = [accept * one + (1 - accept) * other for one, other in zip(changed, refused, strict=True)]
                _add(sums[PROPOSE], proposed, weight)
                _add(sums[PLAY], played, weight)
            else:
                _add(sums[ACCEPT], self._exchanged(elder, dealer, stock, 0), weight)
                _add(sums[REFUSE], played, weight)
        return {action: Outlook(value / total, majority / total) for action, (value, majority) in sums.items()}

    def _accept_share(self, dealer: Hand) -> float:
        table, king_turned = equilibrium(), self.deck.king_turned
        if self._first:
            return table.accept(dealer, king_turned, self.worth.needs, self.worth.matsch)
        return table.later_share(DEALER, dealer, king_turned)

    def _played(self, elder: Hand, dealer: Hand, mode: int) -> tuple[float, float]:
        """The worth and whether the player has the majority if the hands are played now."""
        tricks = leader_tricks(elder, dealer)
        mine, theirs = (elder, dealer) if self.worth.is_elder else (dealer, elder)
        if not self.worth.is_elder:
            tricks = 5 - tricks
        king = 1 if self.deck.holds_king(mine) else 2 if self.deck.holds_king(theirs) else 0
        table = self._tables.get((mode, king))
        if table is None:
            table = self._tables[mode, king] = self.worth.table(mode, king == 1, king == 2)
        return table[tricks], float(tricks >= MAJORITY)

    def _exchanged(self, elder: Hand, dealer: Hand, stock: list[Hand], depth: int) -> tuple[float, float]:
        """The same after an exchange, and perhaps one more."""
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
        value, majority = self._exchanged(elder, dealer, stock, depth + 1)
        return played[0] + again * (value - played[0]), played[1] + again * (majority - played[1])


def best_kept(hand: Hand, worth: Worth, deck: Deck, elder_changed: int | None, most: int) -> Hand:
    """What the equilibrium keeps of ``hand`` if one to ``most`` cards can be changed."""
    table = equilibrium()
    return max(
        kept_choices(hand, 1, most),
        key=lambda cards: worth.kept(table.kept(cards, elder_changed, deck.king_turned)),
    )


def _add(sums: list[float], values: tuple[float, float] | list[float], weight: float) -> None:
    sums[0] += weight * values[0]
    sums[1] += weight * values[1]
