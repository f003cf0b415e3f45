"""The player of the equilibrium: words and exchanges come from the table; cards are solved exactly on sampled deals."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from cardtable.ai.budget import Budget
from cardtable.ai.ecarte.against import against_the_list
from cardtable.ai.ecarte.bettors import Bettor
from cardtable.ai.ecarte.equilibrium import equilibrium
from cardtable.ai.ecarte.habits import Classical, Greedy
from cardtable.ai.ecarte.hands import Hand, deck_of, kept_choices
from cardtable.ai.ecarte.noticing import noticed
from cardtable.ai.ecarte.outlook import Deciding, Outlook
from cardtable.ai.ecarte.playing import SILENCE, CardChoice
from cardtable.ai.ecarte.reasons import explained
from cardtable.ai.ecarte.worth import Worth
from cardtable.ai.player import Candidate, Situation
from cardtable.ai.race import weighed_spread
from cardtable.games.ecarte.actions import ACCEPT, MARK_KING, PLAY, PROPOSE, REFUSE, EcarteAction, change, lay
from cardtable.games.ecarte.dealing import HAND
from cardtable.games.ecarte.observation import EcarteObservation
from cardtable.games.ecarte.phases import Phase

WORD_SAMPLES = 300
CARD_SAMPLES = 300
NOTICES = 1.0
"""The probability that a fault that could be noticed is noticed."""
MOST_CHANGES = 8
"""The most exchanges that are listed."""


class Expert:
    """The strongest player of Écarté; see ``ai.player.Player``."""

    def __init__(self, bettor: Bettor) -> None:
        self._bettor = bettor
        self._by_habit = Greedy(bettor)

    def consider(self, situation: Situation, generator: random.Random, budget: Budget) -> Sequence[Candidate]:
        observation = cast(EcarteObservation, situation.observation)
        if found := noticed(observation, NOTICES, generator):
            return found
        if observation.phase is Phase.BOX:
            return self._bettor.box(observation)
        if observation.surplus and observation.phase is not Phase.BET:
            # The tables know hands of five alone.
            return self._by_habit.consider(situation, generator, budget)
        match observation.phase:
            case Phase.BET:
                return self._bettor.consider(observation, generator)
            case Phase.PROPOSE | Phase.ANSWER:
                return word_options(observation, generator, budget)
            case Phase.ELDER_CHANGE | Phase.DEALER_CHANGE:
                return change_options(observation)
        return card_options(observation, generator, budget)

    def explain(self, situation: Situation, options: Sequence[Candidate]) -> Sequence[Candidate]:
        return explained(cast(EcarteObservation, situation.observation), options, in_points=True)


class Planner(Classical):
    """Exchanges by the rules of the old books, says what pays most against somebody who goes by them, and solves the
    cards on sampled deals.
    """

    notices = 0.95
    CARDS = 100

    def consider(self, situation: Situation, generator: random.Random, budget: Budget) -> Sequence[Candidate]:
        observation = cast(EcarteObservation, situation.observation)
        if observation.phase is not Phase.PLAY or observation.surplus:
            return super().consider(situation, generator, budget)
        if found := noticed(observation, self.notices, generator):
            return found
        return card_options(observation, generator, budget.at_most(self.CARDS))

    def stands(self, observation: EcarteObservation, hand: Hand) -> bool:
        if observation.exchanges:
            return super().stands(observation, hand)
        worth, deck, table = Worth(observation), deck_of(observation.turned), against_the_list()
        says = table.proposes if worth.is_elder else table.accepts
        wins = worth.wins_with_king(deck.holds_king(hand))
        return wins or not says(hand, deck.king_turned, worth.needs, worth.matsch)


def word_options(observation: EcarteObservation, generator: random.Random, budget: Budget) -> list[Candidate]:
    """Return proposing and playing, or accepting and refusing, as candidates; the decision is random with the chances
    of the table.
    """
    deciding = Deciding(observation)
    drawn = generator.random()
    outlooks = deciding.first_words(generator, budget, budget.samples or WORD_SAMPLES)
    yes, no = (PROPOSE, PLAY) if observation.phase is Phase.PROPOSE else (ACCEPT, REFUSE)
    chosen = yes if drawn < word_share(deciding) else no
    return _first_chosen(chosen, outlooks)


def word_share(deciding: Deciding) -> float:
    """Return the chance with which the table proposes, or accepts."""
    observation, worth = deciding.observation, deciding.worth
    needs, king_turned = worth.needs, deciding.deck.king_turned
    if worth.wins_with_king(deciding.deck.holds_king(deciding.hand)):
        return 0.0
    table = equilibrium()
    if observation.exchanges:
        return table.later_share(0 if worth.is_elder else 1, deciding.hand, king_turned)
    if worth.is_elder:
        return table.propose(deciding.hand, king_turned, needs, worth.matsch)
    return table.accept(deciding.hand, king_turned, needs, worth.matsch)


def _first_chosen(chosen: EcarteAction, outlooks: dict[EcarteAction, Outlook]) -> list[Candidate]:
    first = outlooks[chosen]
    options = [
        Candidate(action, outlook.value, spread=outlook.spread(None if action == chosen else first))
        for action, outlook in outlooks.items()
    ]
    return sorted(options, key=lambda option: option.action != chosen)


def change_values(observation: EcarteObservation) -> list[tuple[Hand, float]]:
    """Return each set of cards that can be kept with its worth, in points up to a constant, the best first."""
    deciding = Deciding(observation)
    elder = observation.phase is Phase.ELDER_CHANGE
    left = observation.stock - (0 if elder else observation.pending)
    table, king_turned = equilibrium(), deciding.deck.king_turned
    changed = None if elder else observation.pending
    valued = [
        (kept, deciding.worth.kept(table.kept(kept, changed, king_turned)))
        for kept in kept_choices(deciding.hand, 1, min(HAND, left))
    ]
    return sorted(valued, key=lambda pair: (-pair[1], pair[0]))


def change_options(observation: EcarteObservation) -> list[Candidate]:
    """Return the best exchanges as candidates."""
    deciding = Deciding(observation)
    return [
        Candidate(change(deciding.deck.cards(deciding.hand & ~kept)), value)
        for kept, value in change_values(observation)[:MOST_CHANGES]
    ]


def card_options(observation: EcarteObservation, generator: random.Random, budget: Budget) -> list[Candidate]:
    """Return the cards that can be played as candidates, and marking the king if that is possible."""
    playing = CardChoice(observation)
    outlooks = playing.outlooks(generator, budget, budget.samples or CARD_SAMPLES)
    silent = playing.can_mark
    found = [
        (Candidate(lay(playing.deck.card[bit]), one.silent if silent else one.marked), one.series(silent))
        for bit, one in sorted(outlooks.items(), key=lambda pair: (-round(pair[1].marked, 9), pair[0]))
    ]
    if silent:
        found.sort(key=lambda pair: -pair[0].value)
        best = max(outlooks.values(), key=lambda one: one.marked)
        place = 0 if playing.silence_costs(outlooks) > SILENCE else 1
        found.insert(place, (Candidate(MARK_KING, best.marked), best.series(silent=False)))
    weights = next(iter(outlooks.values())).weights
    first = found[0][1]
    return [
        replace(option, spread=weighed_spread(series, weights, first if place else None))
        for place, (option, series) in enumerate(found)
    ]
