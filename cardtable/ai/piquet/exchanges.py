"""Which cards to lay away, by trying exchanges on sampled talons: what the deal is then worth, or what the hand
promises where more than two play.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from cardtable.ai.budget import Budget
from cardtable.ai.piquet.promise import Cards, by_promise, kept_by_promise, promise
from cardtable.ai.piquet.prospect import prospect_of
from cardtable.ai.piquet.worth import Worth
from cardtable.core.cards import Card
from cardtable.games.piquet.knowledge import unseen_cards
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.ranking import is_blank, mask_of
from cardtable.games.piquet.rules import PiquetRules

CANDIDATES = 24
"""Exchanges that are tried with sampled talons."""
LOT = 12
"""So many talons are tried before the lesser half of the exchanges drops out."""
_SAMPLES = 160
_FINALISTS = 3
_FINAL_LOTS = 6

Trial = Callable[[Cards], float]
"""What a deal is worth after an exchange."""


def by_draws(
    hand: Sequence[Card], least: int, most: int, unseen: Sequence[Card], generator: random.Random, budget: Budget
) -> list[tuple[float, Cards]]:
    """The most promising exchanges with the mean promise of what the hand becomes, best first. Raises ``Cancelled``."""
    runners = [discards for _, discards in by_promise(hand, least, most)[:CANDIDATES]]
    whole = mask_of(hand)

    def draws() -> Iterator[Trial]:
        pool = list(unseen)
        while True:
            generator.shuffle(pool)
            yield lambda discards: promise(whole & ~mask_of(discards) | mask_of(pool[: len(discards)]))

    return _race(runners, draws(), budget)


def by_deals(
    observation: PiquetObservation,
    rules: PiquetRules,
    least: int,
    most: int,
    generator: random.Random,
    budget: Budget,
    besides: Cards = (),
) -> list[tuple[float, Cards]]:
    """The most promising exchanges of one of two players, with the mean of what the deal is then worth to him in
    points, best first. Raises ``Cancelled``.

    The exchange of the cards ``besides``, if there are any, is tried on all deals however badly it does.

    The opponent is taken to keep what promises most: as the dealer of what elder leaves, and as elder of what she had
    before she bought the number of cards that she did buy.
    """
    runners = [discards for _, discards in by_promise(observation.hand, least, most)[:CANDIDATES]]
    kept = tuple(sorted(besides))
    if kept and kept not in runners:
        runners.append(kept)
    return _race(runners, _deals(observation, rules, generator), budget, kept)


def compared(
    observation: PiquetObservation, rules: PiquetRules, runners: Sequence[Cards], generator: random.Random, deals: int
) -> dict[Cards, float]:
    """The mean of what the deal is worth after each of the exchanges, over so many deals that are the same for all."""
    sums = dict.fromkeys(runners, 0.0)
    for trial in islice(_deals(observation, rules, generator), deals):
        for discards in runners:
            sums[discards] += trial(discards)
    return {discards: total / deals for discards, total in sums.items()}


def _deals(observation: PiquetObservation, rules: PiquetRules, generator: random.Random) -> Iterator[Trial]:
    (opponent,) = observation.others
    whole = mask_of(observation.hand)
    shown = observation.blank[opponent]
    unseen = [card for card in unseen_cards(rules, observation) if card not in shown]
    number = rules.hand - len(shown)
    worth = Worth(rules, prospect_of(observation, rules))
    is_elder = observation.seat == observation.elder
    # Who has announced carte blanche and waits to show it has named how many she buys, and holds no court card.
    waits = observation.blanche_announced and not shown and not is_elder
    bought = max(0, observation.named[opponent])
    while True:
        generator.shuffle(unseen)
        if waits:
            unseen.sort(key=lambda card: not is_blank([card], rules.tens_are_courts))
        theirs, talon = (*shown, *unseen[:number]), unseen[number:]
        if is_elder:
            kept: dict[int, int] = {}

            def as_elder(
                discards: Cards, theirs: Cards = theirs, talon: Cards = tuple(talon), kept: dict[int, int] = kept
            ) -> float:
                left = talon[len(discards) :]
                if len(left) not in kept:
                    kept[len(left)] = kept_by_promise(theirs, min(len(left), len(theirs)))
                mine = whole & ~mask_of(discards) | mask_of(talon[: len(discards)])
                return worth.of_elder(mine, kept[len(left)] | mask_of(left))

            yield as_elder
        else:
            hers = kept_by_promise(theirs, bought) | mask_of(talon[:bought])

            def as_dealer(discards: Cards, hers: int = hers, left: Cards = tuple(talon[bought:])) -> float:
                return worth.of_dealer(hers, whole & ~mask_of(discards) | mask_of(left[: len(discards)]))

            yield as_dealer


def _race(
    runners: Sequence[Cards], trials: Iterator[Trial], budget: Budget, kept: Cards = ()
) -> list[tuple[float, Cards]]:
    """Try all on the same deals; after each lot of deals the lesser half drops out, ``kept`` excepted, until few are
    left (successive halving). Those who dropped out stay behind, whatever the mean of their few deals says.
    """
    still = list(runners)
    sums = dict.fromkeys(still, 0.0)
    done = 0
    out: list[list[tuple[float, Cards]]] = []
    final = 0
    while len(still) > 1 and done < _SAMPLES and final < _FINAL_LOTS:
        for lot, trial in enumerate(trials, start=1):
            for discards in still:
                sums[discards] += trial(discards)
            done += 1
            if lot == LOT or budget.spent(done) >= 1.0:
                break
        still.sort(key=lambda discards: -sums[discards])
        if budget.spent(done) >= 1.0:
            break
        if len(still) > _FINALISTS + (kept in still[_FINALISTS:]):
            keep = max(_FINALISTS, (len(still) + 1) // 2)
            out.append([(sums[discards] / done, discards) for discards in still[keep:] if discards != kept])
            still = still[:keep] + [discards for discards in still[keep:] if discards == kept]
        else:
            final += 1
    found = [(sums[discards] / max(1, done), discards) for discards in still]
    limit = min((value for value, discards in found if discards != kept), default=0.0)
    for group in reversed(out):
        behind = [(min(value, limit), discards) for value, discards in sorted(group, key=lambda one: -one[0])]
        found += behind
        limit = behind[-1][0] if behind else limit
    return sorted(found, key=lambda one: -one[0])
