"""The computer players of Piquet by name; see ``ai.names`` for what the names mean.

* ``beginner`` buys as many cards as possible, keeps her aces, overlooks trios and forgets what was played;
* ``greedy`` keeps the cards that promise most and plays by rules of thumb;
* ``counter`` considers at the exchange what it may buy, and solves some of the hands that the opponent may hold;
* ``planner`` exchanges with a few sampled talons, and solves a few dozen of those hands;
* ``searcher`` tries exchanges with sampled talons, and solves as many of those hands as time allows.

Only the ``searcher`` draws conclusions from the cards that the opponent plays, and keeps something back on purpose if
misleading the opponent brings more than it costs.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, cast

from cardtable.ai.budget import Budget
from cardtable.ai.piquet import old36
from cardtable.ai.piquet.beliefs import possible_hands
from cardtable.ai.piquet.claims import answer
from cardtable.ai.piquet.codes import ReasonCode
from cardtable.ai.piquet.comparing import between_cards, between_exchanges
from cardtable.ai.piquet.exchanges import Tried, by_deals, by_draws, by_plays
from cardtable.ai.piquet.noticing import even_hands, provable, should_name
from cardtable.ai.piquet.open_deal import EXACT
from cardtable.ai.piquet.partners import counts_of
from cardtable.ai.piquet.promise import Cards, by_promise
from cardtable.ai.piquet.prospect import prospect_of
from cardtable.ai.piquet.reasons import explained
from cardtable.ai.piquet.saying import valued, with_sinking
from cardtable.ai.piquet.scorings import missing_for_pique
from cardtable.ai.piquet.several import tried
from cardtable.ai.piquet.sinking import may_sink
from cardtable.ai.piquet.tricks import Valued, by_feeling, can_solve, habit, is_ace, solved
from cardtable.ai.player import Candidate, Differences, Player, Situation
from cardtable.core.cards import Card, suit_of
from cardtable.core.machine import ListedActions
from cardtable.core.objections import upheld_in
from cardtable.core.shapes import SomeCards
from cardtable.games.piquet.actions import (
    BLANCHE,
    CONTENT,
    CUT,
    DECLARE,
    NAME,
    NINETY,
    NO_NINETY,
    SIXTY,
    TAKE,
    TOO_MANY,
    Do,
    PiquetAction,
    blanche,
    change,
    play,
)
from cardtable.games.piquet.codes import FaultCode
from cardtable.games.piquet.combinations import Kind, best_set
from cardtable.games.piquet.counting import elder_has_repique
from cardtable.games.piquet.declaring import all_announce, elder_announces
from cardtable.games.piquet.knowledge import unseen_cards
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.phases import DECLARING, Phase
from cardtable.games.piquet.ranking import mask_of, strength_of
from cardtable.games.piquet.rights import has_heard_ninety
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.sampling import rules_of, sample
from cardtable.games.piquet.tricks import playable_of

if TYPE_CHECKING:
    from cardtable.ai.puzzle_making import Maker

TRIO = 3
_MOST_OPTIONS = 12
"""The most exchanges that are returned."""


class _Asked(NamedTuple):
    """What a player who has to act sees, and what it may use for its decision."""

    observation: PiquetObservation
    rules: PiquetRules
    generator: random.Random
    budget: Budget


class _Piquet:
    """The common part of the players of Piquet; they differ in ``exchange`` and ``cards``."""

    SINKS = False
    """Whether it considers declaring less than it holds."""
    IN_POINTS = False
    """Whether values are expected points."""
    FORGETS = 0.0
    """The probability that it does not announce what it makes, where it must do that itself."""
    NOTICES = 0.7
    """The probability that it notices a fault that could be noticed."""
    READS = False
    """Whether it draws conclusions from the cards that the opponent has played."""
    PLAYS_OUT = EXACT
    """The number of cards in each hand from which on it plays a deal of more than two players out exactly."""
    OVERLOOKS = 0.0
    """The probability, at a table with irregularities, that it plays an illegal card or declares one card too many by
    mistake.
    """

    def consider(self, situation: Situation, generator: random.Random, budget: Budget) -> Sequence[Candidate]:
        budget.check()
        observation = cast(PiquetObservation, situation.observation)
        if observation.phase in (Phase.PLAY, Phase.REVIEW) and rules_of(observation).irregularities:
            found = [one for one in provable(observation) if generator.random() < self.NOTICES]
            if found or observation.phase is Phase.REVIEW:
                return [Candidate(one, 1.0 - place) for place, one in enumerate([*found, CONTENT])][: len(found) or 1]
        if observation.phase is Phase.PLAY:
            return self._play(observation, generator, budget)
        # What is legal does not depend on the hidden cards, so any deal of them will do.
        state = sample(observation, random.Random(0))
        legal = state.legal()
        match observation.phase:
            case Phase.COMMAND:
                return [Candidate(CUT, 0.0)]
            case Phase.EXCHANGE:
                asked = _Asked(observation, state.rules, generator, budget)
                if TOO_MANY in legal and not observation.taking and generator.random() < self.OVERLOOKS:
                    return [Candidate(TOO_MANY, 0.0)]
                return self._exchange(asked, legal, cast(PiquetAction | None, situation.compared))
            case Phase.TAKE:
                return [Candidate(TAKE, 0.0)]
            case Phase.ANNOUNCE if elder_announces(state) or all_announce(state.rules):
                several = all_announce(state.rules)
                has_one = has_heard_ninety(state, state.turn) if several else elder_has_repique(state)
                announces = has_one and not self._forgets(generator)
                better, worse = (NINETY, NO_NINETY) if announces else (NO_NINETY, NINETY)
                return [Candidate(better, 1.0), Candidate(worse, 0.0)]
            case Phase.ANNOUNCE:
                first = NINETY if NINETY in legal else DECLARE
                return [Candidate(first, 1.0), Candidate(NO_NINETY, 0.0)]
            case Phase.CLAIMED:
                return answer(observation)
            case Phase.COUNT:
                # The longest list counts most.
                lists = sorted(legal.representatives(), key=lambda one: (-_counted(one), one))
                return [Candidate(one, float(_counted(one))) for one in lists[:_MOST_OPTIONS]]
            case phase if phase in DECLARING:
                if state.rules.irregularities and generator.random() < self.OVERLOOKS:
                    more = [one for one in legal.options() if one.do is Do.OVERSTATE]
                    if more:
                        return [Candidate(more[int(generator.random() * len(more))], 0.0)]
                others = [one for one in legal.representatives() if one != DECLARE]
                said = self.declares(observation, others)
                if said != DECLARE:
                    return [Candidate(said, 1.0), *(Candidate(one, 0.0) for one in (DECLARE, *others) if one != said)]
                if state.rules.from_ten:
                    return [Candidate(DECLARE, 1.0), *(Candidate(one, 0.0) for one in others)]
                if self.SINKS and may_sink(state.rules):
                    compared = cast(PiquetAction | None, situation.compared)
                    return with_sinking(observation, state, generator, budget, compared)
                if self.IN_POINTS:
                    return valued(observation, [DECLARE, *others], generator)
                return [Candidate(DECLARE, 1.0), *(Candidate(one, 0.0) for one in others)]
        raise ValueError(observation.phase)

    def _play(self, observation: PiquetObservation, generator: random.Random, budget: Budget) -> list[Candidate]:
        cards = playable_of(observation.hand, observation.trick, bool(observation.plays), observation.lead_suit)
        rules = rules_of(observation)
        if rules.irregularities and _comes_to_sixty(observation, rules) and not self._forgets(generator):
            return [Candidate(SIXTY, 0.0)]
        bound = upheld_in(observation.objections, FaultCode.REVOKE, observation.seat)
        if rules.irregularities and observation.trick and not bound and generator.random() < self.OVERLOOKS:
            # As if it need not be followed.
            lowest = min(observation.hand, key=lambda card: (strength_of(card), card))
            return [Candidate(play(lowest), 0.0)]
        if len(cards) == 1:
            return self._led(observation, rules, [Candidate(play(cards[0]), 0.0)], generator)
        asked = _Asked(observation, rules, generator, budget)
        # With a card too many or too few nothing can be reckoned out.
        reckons = not rules.irregularities or even_hands(observation)
        values = self.cards(asked, cards) if reckons else habit(observation, rules, cards)
        order = sorted(values, key=lambda card: (-values[card], *_dearness(card, observation)))
        spread = values.spread if isinstance(values, Valued) and self.IN_POINTS else lambda card, first: 0.0
        options = [Candidate(play(card), values[card], spread=spread(card, order[0])) for card in order]
        return self._led(observation, rules, options, generator)

    def _led(
        self, observation: PiquetObservation, rules: PiquetRules, options: list[Candidate], generator: random.Random
    ) -> list[Candidate]:
        """Return ``options``; at a table with irregularities, if the best lead changes the suit, only the action of
        naming it.
        """
        card = cast(PiquetAction, options[0].action).card
        names = rules.irregularities and card is not None and should_name(observation, card)
        return [Candidate(NAME, options[0].value)] if names and not self._forgets(generator) else options

    def _forgets(self, generator: random.Random) -> bool:
        return self.FORGETS > 0 and generator.random() < self.FORGETS

    def explain(self, situation: Situation, options: Sequence[Candidate]) -> Sequence[Candidate]:
        observation = cast(PiquetObservation, situation.observation)
        if observation.phase is Phase.PLAY and rules_of(observation).irregularities and not even_hands(observation):
            return options
        foretold = situation.against is None
        return explained(observation, rules_of(observation), options, self.IN_POINTS, self.READS, foretold)

    def _exchange(
        self, asked: _Asked, legal: ListedActions[PiquetAction], compared: PiquetAction | None
    ) -> list[Candidate]:
        shape = legal.shape()
        assert isinstance(shape, SomeCards)
        for shown in (*(blanche(number) for number in range(shape.maximum, shape.minimum - 1, -1)), BLANCHE):
            if shown in legal:
                return [Candidate(shown, 10.0)]
        besides = compared.cards if compared is not None and compared.do is Do.CHANGE else ()
        found = self.exchange(asked, shape, besides)
        # Not every number between the smallest and the largest may be allowed.
        options = (Candidate(change(one.cards), one.value, spread=one.spread) for one in found)
        allowed = [option for option in options if option.action in legal]
        told = allowed[:_MOST_OPTIONS] + [one for one in allowed[_MOST_OPTIONS:] if one.action == compared]
        return told or [Candidate(legal.representatives()[0], 0.0)]

    def exchange(self, asked: _Asked, shape: SomeCards, besides: Cards = ()) -> Sequence[Tried]:
        """Return exchanges with their values, best first. A player that tries exchanges on deals also tries that of the
        cards ``besides``.
        """
        raise NotImplementedError

    def cards(self, asked: _Asked, cards: Sequence[Card]) -> Mapping[Card, float]:
        """Return the value of each card that may be played."""
        raise NotImplementedError

    def thinks(self, asked: _Asked, cards: Sequence[Card]) -> Mapping[Card, float]:
        """Return the value of each of ``cards`` over the hands that the others may hold."""
        observation, rules, generator, budget = asked
        if rules.from_ten:
            return old36.solved(observation, rules, cards, old36.hands(observation, rules, generator), budget)
        if not can_solve(rules):
            counts = counts_of(observation, rules)
            return tried(observation, rules, cards, generator, budget, counts, self.PLAYS_OUT)
        hands = possible_hands(rules, observation)
        return solved(observation, rules, cards, hands, generator, budget, self.READS)

    def declares(self, observation: PiquetObservation, others: Sequence[PiquetAction]) -> PiquetAction:
        """Return what it says while declaring: everything, or one of the ``others``, the last of which says nothing."""
        return DECLARE


def _dearness(card: Card, observation: PiquetObservation) -> tuple[int, int, Card]:
    """Return a key that orders cards of equal value: the longest suit is led from the top, and a low card is thrown
    away before a high one.
    """
    if observation.trick:
        return strength_of(card), 0, card
    return -sum(suit_of(one) == suit_of(card) for one in observation.hand), -strength_of(card), card


def _comes_to_sixty(observation: PiquetObservation, rules: PiquetRules) -> bool:
    """Return whether elder or her partner, who is about to lead, makes a Sechziger with this card and it has not been
    announced.
    """
    side = rules.side_of[observation.elder]
    leads = rules.side_of[observation.seat] == side and not observation.trick
    coming = rules.last_trick if len(observation.hand) == 1 else 1
    return (
        leads and observation.sixty != len(observation.plays) and 1 <= missing_for_pique(observation, rules) <= coming
    )


def _counted(action: PiquetAction) -> int:
    return sum(item.points for item in action.items)


class Beginner(_Piquet):
    """Makes the mistakes of a person who has just learnt the game, always the same ones: she overlooks combinations
    that are spread over the suits, and never parts with an ace.
    """

    FORGETS = 0.3
    NOTICES = 0.4
    OVERLOOKS = 0.02

    def exchange(self, asked: _Asked, shape: SomeCards, besides: Cards = ()) -> Sequence[Tried]:
        low_first = sorted(asked.observation.hand, key=lambda card: (strength_of(card), card))
        aces = sum(map(is_ace, low_first))
        number = max(shape.minimum, min(shape.maximum, len(low_first) - aces))
        return [Tried(1.0, tuple(sorted(low_first[:number])))]

    def declares(self, observation: PiquetObservation, others: Sequence[PiquetAction]) -> PiquetAction:
        length, _ = best_set(mask_of(observation.hand))
        if length != TRIO:
            return DECLARE
        # Of the sets she says nothing; to declare everything at once would tell them.
        return others[-1] if DECLARING[observation.phase] is Kind.SET else others[0]

    def cards(self, asked: _Asked, cards: Sequence[Card]) -> Mapping[Card, float]:
        return by_feeling(asked.observation, cards)


class Greedy(_Piquet):
    """Keeps the cards that promise most, and plays by rules of thumb."""

    def exchange(self, asked: _Asked, shape: SomeCards, besides: Cards = ()) -> Sequence[Tried]:
        if asked.rules.of_old:
            found = old36.by_promise(asked.observation.hand, shape.minimum, shape.maximum)
            return [Tried(*one) for one in found]
        return [Tried(*one) for one in by_promise(asked.observation.hand, shape.minimum, shape.maximum)]

    def cards(self, asked: _Asked, cards: Sequence[Card]) -> Mapping[Card, float]:
        return habit(asked.observation, asked.rules, cards)


class Counter(Greedy):
    """Tries exchanges with sampled talons, and considers a few of the hands that the opponent may hold."""

    TALONS = 160
    HANDS = 12
    NOTICES = 0.9

    def exchange(self, asked: _Asked, shape: SomeCards, besides: Cards = ()) -> Sequence[Tried]:
        unseen = unseen_cards(asked.rules, asked.observation)
        talons = Budget(samples=self.TALONS)
        if asked.rules.of_old:
            return old36.exchanges(
                asked.observation, asked.rules, shape.minimum, shape.maximum, asked.generator, talons, besides
            )
        return by_draws(asked.observation.hand, shape.minimum, shape.maximum, unseen, asked.generator, talons)

    def cards(self, asked: _Asked, cards: Sequence[Card]) -> Mapping[Card, float]:
        return self.thinks(asked._replace(budget=Budget(samples=self.HANDS)), cards)


class Searcher(Greedy):
    """Tries exchanges with sampled talons, and considers every hand that the opponent may hold."""

    IN_POINTS = True
    READS = True
    PLAYS_OUT = 5
    NOTICES = 1.0
    SINKS = True

    def exchange(self, asked: _Asked, shape: SomeCards, besides: Cards = ()) -> Sequence[Tried]:
        observation, rules, generator, budget = asked
        if rules.of_old:
            return old36.exchanges(observation, rules, shape.minimum, shape.maximum, generator, budget, besides)
        if can_solve(rules):
            return by_deals(observation, rules, shape.minimum, shape.maximum, generator, budget, besides)
        return by_plays(observation, rules, generator, budget)

    def cards(self, asked: _Asked, cards: Sequence[Card]) -> Mapping[Card, float]:
        return self.thinks(asked, cards)

    def differences(self, situation: Situation, generator: random.Random) -> Differences | None:
        """Return differences between two exchanges or two cards; see ``ai.player.Comparing``."""
        observation = cast(PiquetObservation, situation.observation)
        rules = rules_of(observation)
        better, done = cast(PiquetAction, situation.against), cast(PiquetAction, situation.compared)
        if not can_solve(rules) or rules.from_ten or better.do is not done.do:
            return None
        if done.do is Do.CHANGE:
            return between_exchanges(observation, rules, better.cards, done.cards, generator)
        if done.do is Do.CARD and better.card is not None and done.card is not None:
            reckons = not rules.irregularities or even_hands(observation)
            return between_cards(observation, rules, better.card, done.card, generator) if reckons else None
        return None


class Planner(Searcher):
    """Tries exchanges with few sampled talons, and considers some of the hands that the opponent may hold."""

    TALONS = 12
    HANDS = 40
    NOTICES = 0.95
    SINKS = False
    READS = False

    def exchange(self, asked: _Asked, shape: SomeCards, besides: Cards = ()) -> Sequence[Tried]:
        return super().exchange(asked._replace(budget=asked.budget.at_most(self.TALONS)), shape, besides)

    def cards(self, asked: _Asked, cards: Sequence[Card]) -> Mapping[Card, float]:
        return self.thinks(asked._replace(budget=asked.budget.at_most(self.HANDS)), cards)


REASONS = ReasonCode


def in_points(situation: Situation) -> bool:
    """Return whether values are points; near the end of a match, players play for something else."""
    observation = cast(PiquetObservation, situation.observation)
    rules = rules_of(observation)
    if not can_solve(rules):
        return not (observation.phase is Phase.PLAY and counts_of(observation, rules).needs)
    return not prospect_of(observation, rules).matters


def players() -> Mapping[str, Player]:
    """Return all players by name."""
    return {
        "beginner": Beginner(),
        "greedy": Greedy(),
        "counter": Counter(),
        "planner": Planner(),
        "searcher": Searcher(),
    }


def makers() -> Mapping[str, Maker]:
    """Return the kinds of puzzles of Piquet by their codes."""
    from cardtable.ai.piquet.puzzles import makers

    return makers()
