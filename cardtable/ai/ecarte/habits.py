"""Players with rules of thumb: a beginner, one that plays what looks strong, and one with the rules of the
old books.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import cast

from cardtable.ai.budget import Budget
from cardtable.ai.ecarte.bettors import Bettor
from cardtable.ai.ecarte.classical import classical_keep, is_rule_hand, looks, rule_lead, strength
from cardtable.ai.ecarte.hands import KING, TOP_TRUMP, TRUMPS, Deck, Hand, bits, deck_of
from cardtable.ai.ecarte.noticing import noticed
from cardtable.ai.ecarte.playing import CardChoice
from cardtable.ai.ecarte.reasons import explained
from cardtable.ai.player import Candidate, Situation
from cardtable.core.objections import upheld_in
from cardtable.games.ecarte.actions import ACCEPT, MARK_KING, PLAY, PROPOSE, REFUSE, TOO_MANY, EcarteAction, change, lay
from cardtable.games.ecarte.codes import FaultCode
from cardtable.games.ecarte.dealing import HAND
from cardtable.games.ecarte.observation import EcarteObservation
from cardtable.games.ecarte.phases import Phase
from cardtable.games.ecarte.variants import ecarte_rules


class Habitual:
    """The common part of such players; the classes below differ in ``stands``, ``keeps`` and ``card``.

    The values of their candidates are only an order of preference.
    """

    forgets_king = False
    """Whether it forgets to mark a king of trumps that it bought."""
    notices = 0.7
    """The probability, at a table with irregularities, that it notices a fault that could be noticed."""
    overlooks = 0.0
    """The probability, at a table with irregularities, that it plays an illegal card or takes a card too many by
    mistake.
    """

    def __init__(self, bettor: Bettor) -> None:
        self._bettor = bettor

    def consider(self, situation: Situation, generator: random.Random, budget: Budget) -> Sequence[Candidate]:
        observation = cast(EcarteObservation, situation.observation)
        budget.check()
        if observation.phase is Phase.BET:
            return self._bettor.consider(observation, generator)
        if observation.phase is Phase.BOX:
            return self._bettor.box(observation)
        if found := noticed(observation, self.notices, generator):
            return found
        deck = deck_of(observation.turned)
        hand = deck.hand(observation.hand)
        overlooks = ecarte_rules(observation.rule_set).irregularities and generator.random() < self.overlooks
        # A player who was accused of a revoke with success takes care not to revoke again.
        revokes = overlooks and not upheld_in(observation.objections, FaultCode.REVOKE, observation.seat)
        match observation.phase:
            case Phase.PROPOSE | Phase.ANSWER:
                return self._word(observation.phase, self.stands(observation, hand))
            case Phase.ELDER_CHANGE | Phase.DEALER_CHANGE:
                if overlooks and len(observation.hand) == HAND and not observation.taking:
                    return [Candidate(TOO_MANY, 1.0)]
                return [Candidate(self._change(observation, deck, hand), 1.0)]
        return self._play(observation, deck, revokes)

    def explain(self, situation: Situation, options: Sequence[Candidate]) -> Sequence[Candidate]:
        return explained(cast(EcarteObservation, situation.observation), options)

    def stands(self, observation: EcarteObservation, hand: Hand) -> bool:
        """Return whether the hand is played as it is."""
        raise NotImplementedError

    def keeps(self, hand: Hand) -> Hand:
        """Return what is kept in an exchange."""
        raise NotImplementedError

    def card(self, playing: CardChoice) -> Hand:
        """Return the card that is played."""
        raise NotImplementedError

    @staticmethod
    def _word(phase: Phase, stands: bool) -> list[Candidate]:
        asks, plays = (PROPOSE, PLAY) if phase is Phase.PROPOSE else (ACCEPT, REFUSE)
        first, second = (plays, asks) if stands else (asks, plays)
        return [Candidate(first, 1.0), Candidate(second, 0.0)]

    def _change(self, observation: EcarteObservation, deck: Deck, hand: Hand) -> EcarteAction:
        """Return the exchange of the cards that are not kept, the weakest first, as many as there are cards to buy; at
        least one.
        """
        most = observation.stock - (observation.pending if observation.phase is Phase.DEALER_CHANGE else 0)
        weak = sorted(bits(hand & ~self.keeps(hand)), key=lambda bit: (looks(bit), bit))
        if not weak:
            weak = [min(bits(hand), key=lambda bit: (looks(bit), bit))]
        return change(deck.card[bit] for bit in weak[: min(most, HAND)])

    def _play(self, observation: EcarteObservation, deck: Deck, overlooks: bool) -> list[Candidate]:
        playing = CardChoice(observation)
        cards = playing.cards
        if overlooks:
            # As if it need not be followed: what is worth least is thrown away.
            cards = list(bits(playing.hand))
            chosen = min(cards, key=lambda bit: (looks(bit), bit))
        else:
            chosen = self.card(playing)
        options = [Candidate(lay(deck.card[chosen]), 1.0)]
        options += [Candidate(lay(deck.card[bit]), 0.0) for bit in cards if bit != chosen]
        if not playing.can_mark:
            return options
        forgets = overlooks or (self.forgets_king and bool(observation.exchanges))
        return [*options, Candidate(MARK_KING, 0.0)] if forgets else [Candidate(MARK_KING, 1.0), *options]


class Beginner(Habitual):
    """Proposes unless the cards look splendid, keeps every court card, saves her trumps, and forgets to mark a king
    after an exchange.
    """

    forgets_king = True
    notices = 0.4
    overlooks = 0.04

    def stands(self, observation: EcarteObservation, hand: Hand) -> bool:
        return strength(hand) >= (3.2 if observation.phase is Phase.PROPOSE else 2.8)

    def keeps(self, hand: Hand) -> Hand:
        return sum(bit for bit in bits(hand) if bit & TRUMPS or (bit.bit_length() - 8) % 8 >= 5)

    def card(self, playing: CardChoice) -> Hand:
        return max(playing.cards, key=lambda bit: ((bit.bit_length() - 8) % 8 if bit > TRUMPS else 4, bit))


class Greedy(Habitual):
    """Adds up what its cards look like, keeps trumps, kings and queens, leads the strongest and answers cheaply."""

    def stands(self, observation: EcarteObservation, hand: Hand) -> bool:
        return strength(hand) >= 2.4

    def keeps(self, hand: Hand) -> Hand:
        return sum(bit for bit in bits(hand) if bit & TRUMPS or (bit.bit_length() - 8) % 8 >= 6)

    def card(self, playing: CardChoice) -> Hand:
        pick = min if playing.lead else max
        return pick(playing.cards, key=lambda bit: (looks(bit), bit))


class Classical(Habitual):
    """Knows the hands to be played without proposing, and the eight leads of the source."""

    notices = 0.9

    def stands(self, observation: EcarteObservation, hand: Hand) -> bool:
        return is_rule_hand(hand)

    def keeps(self, hand: Hand) -> Hand:
        return classical_keep(hand)

    def card(self, playing: CardChoice) -> Hand:
        if playing.lead:
            return min(playing.cards, key=lambda bit: (looks(bit), bit))
        hand = playing.hand
        by_rule = rule_lead(hand, playing.won)
        if by_rule:
            return by_rule[1]
        trumps = hand & TRUMPS
        if trumps.bit_count() >= 2 and trumps & (TOP_TRUMP | TOP_TRUMP >> 1):
            return 1 << (trumps.bit_length() - 1)
        kings = [king for king in KING[1:] if hand & king]
        if kings:
            return kings[0]
        side_suits = hand & ~TRUMPS
        if not side_suits:
            return 1 << (trumps.bit_length() - 1)
        return max(bits(side_suits), key=lambda bit: (_suit_length(side_suits, bit), looks(bit), bit))


def _suit_length(side_suits: Hand, bit: Hand) -> int:
    shift = (bit.bit_length() - 8) // 8 * 8 + 7
    return (side_suits >> shift & 255).bit_count()
