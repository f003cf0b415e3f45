"""Which cards to lay away, by trying exchanges on sampled talons: what the deal is then worth, or for the counter what
the hand promises.

Of two, all exchanges are put in order by the table of ``exchange_value``; the best of them are tried. What the table
says counts with what was found as if it had been found on a number of deals: a deal spreads by 31 points, the two best
exchanges of the table in the same deal by 20, and the table errs by about two. So it should count like 20² / 2² deals,
but of a hand such as is seldom dealt it errs by far more; the choices were as good with 24 as with 56, and where a deal
is not worth its points they were better with 24 than without it (tests/benchmarks/README.md).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import NamedTuple

from cardtable.ai.budget import Budget
from cardtable.ai.piquet.buying import Buyer
from cardtable.ai.piquet.exchange_value import DEALER, ELDER, TALON, Exchanges, by_value, kept_by_value
from cardtable.ai.piquet.promise import Cards, by_promise, promise
from cardtable.ai.piquet.prospect import prospect_of
from cardtable.ai.piquet.several import Counts, OpenDeal, Trick
from cardtable.ai.piquet.worth import Worth, declared_by_each
from cardtable.ai.race import Raced, spread
from cardtable.core.cards import Card
from cardtable.games.piquet.dealing import UPPER
from cardtable.games.piquet.knowledge import unseen_cards
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.ranking import is_blank, mask_of
from cardtable.games.piquet.rules import PiquetRules

CANDIDATES = 64
"""Exchanges of one of two that are tried in sampled deals, those that the table puts first."""
LOT = 5
"""So many deals are tried before the lesser half of the exchanges drops out."""
_BY_PROMISE, _LOT_BY_PROMISE = 24, 12
"""Candidates and deals of a lot where a rule of thumb has put the exchanges in order, and not the table."""
_SAMPLES = 160
_FINALISTS = 3
_FINAL_DEALS = 70
_TABLE_COUNTS = 24.0
"""What the table says of an exchange counts like so many deals; but of a deal that is not worth its points, or where
Neunziger and Sechziger are not what they are at Rubicon, only how far it puts one before another. Nothing where a carte
blanche tells of the other hand.
"""

Trial = Callable[[Cards], float]
"""What a deal is worth after an exchange."""


class Tried(NamedTuple):
    """An exchange with the mean of what the deal was then worth, and its spread (``ai.player.Candidate``)."""

    value: float
    cards: Cards
    spread: float = 0.0


def by_draws(
    hand: Sequence[Card], least: int, most: int, unseen: Sequence[Card], generator: random.Random, budget: Budget
) -> list[Tried]:
    """The most promising exchanges with the mean promise of what the hand becomes, best first. Raises ``Cancelled``."""
    told = {discards: value for value, discards in by_promise(hand, least, most)[:_BY_PROMISE]}
    whole = mask_of(hand)

    def draws() -> Iterator[Trial]:
        pool = list(unseen)
        while True:
            generator.shuffle(pool)
            yield lambda discards: promise(whole & ~mask_of(discards) | mask_of(pool[: len(discards)]))

    return _race(told, 0.0, draws(), budget, lot=_LOT_BY_PROMISE)


def by_deals(
    observation: PiquetObservation,
    rules: PiquetRules,
    least: int,
    most: int,
    generator: random.Random,
    budget: Budget,
    besides: Cards = (),
) -> list[Tried]:
    """The most promising exchanges of one of two players, with the mean of what the deal is then worth to him in
    points, best first. Raises ``Cancelled``.

    The exchange of the cards ``besides``, if there are any, is tried on all deals however badly it does.

    The opponent is taken to lay away what the table values most: as the dealer of what elder leaves, and as elder of
    what she had before she bought the number of cards that she did buy. Who bought fewer than she might is dealt a hand
    that makes it likely.
    """
    is_elder = observation.seat == observation.elder
    seat, talon = (ELDER, TALON) if is_elder else (DEALER, TALON - max(0, observation.named[observation.others[0]]))
    hand, prospect = observation.hand, prospect_of(observation, rules)
    told = {cards: value for value, cards in by_value(hand, seat, talon, least, most, CANDIDATES)}
    counts, levels = _TABLE_COUNTS, rules.jumps and prospect.in_points
    if observation.blanche_announced or any(observation.blank):
        # It tells of the other hand what the table does not know: what it values least may be best.
        value = Exchanges(mask_of(hand), seat, talon).value
        promising = (cards for _, cards in by_promise(hand, least, most)[:_BY_PROMISE])
        told |= {cards: value(mask_of(cards)) for cards in promising if cards not in told}
        counts = 0.0
    kept = tuple(sorted(besides))
    if kept and kept not in told:
        told[kept] = Exchanges(mask_of(hand), seat, talon).value(mask_of(kept))
    deals = sampled_deals(observation, Worth(rules, prospect), generator)
    return _race(told, counts, deals, budget, kept, levels=levels)


def by_plays(
    observation: PiquetObservation, rules: PiquetRules, generator: random.Random, budget: Budget
) -> list[Tried]:
    """The exchanges of the dealer of three with the mean of what the deal is then worth to him in points, best first:
    what all declare, and the tricks by rules of thumb. Raises ``Cancelled``.
    """
    sides = tuple(rules.side_of[seat] for seat in observation.players)
    counts = Counts(rules, sides, sides[-1])
    whole, number = mask_of(observation.hand), rules.hand
    unseen = unseen_cards(rules, observation)
    size = sum(observation.talon_counts)
    told = {cards: value for value, cards in by_promise(observation.hand, 0, size) if len(cards) in (0, size)}

    def deals() -> Iterator[Trial]:
        while True:
            generator.shuffle(unseen)
            talon = mask_of(unseen[:size])
            theirs = [mask_of(unseen[size + place * number :][:number]) for place in range(len(sides) - 1)]

            def after(discards: Cards, talon: int = talon, theirs: Sequence[int] = theirs) -> float:
                mine = whole & ~mask_of(discards) | talon if discards else whole
                return _dealt(counts, [*theirs, mine])

            yield after

    return _race(told, 0.0, deals(), budget, lot=_LOT_BY_PROMISE)


def _dealt(counts: Counts, hands: Sequence[int]) -> float:
    points, pique_at = declared_by_each(counts.rules, hands)
    said = sum(counts.share(side) * counted for side, counted in zip(counts.sides, points, strict=True))
    tricks = [0] * len(counts.rules.sides)
    return said + OpenDeal(replace(counts, pique_at=pique_at), hands, Trick(0), tricks, exact=1).begun()


def compared(
    observation: PiquetObservation, rules: PiquetRules, runners: Sequence[Cards], generator: random.Random, deals: int
) -> dict[Cards, float]:
    """The mean of what the deal is worth after each of the exchanges, over so many deals that are the same for all."""
    worth = Worth(rules, prospect_of(observation, rules))
    found = _found(observation, worth, runners, generator, deals)
    return {discards: sum(values) / deals for discards, values in found.items()}


def points_after(
    observation: PiquetObservation, rules: PiquetRules, runners: Sequence[Cards], generator: random.Random, deals: int
) -> list[Tried]:
    """How many points more than the other side are counted in the deal after each of the exchanges on the average,
    whatever they are worth in the match, with half of its 95 % interval; over so many deals, the same for all.
    """
    worth = Worth(rules, prospect_of(observation, rules), in_points=True)
    found = _found(observation, worth, runners, generator, deals)
    return [Tried(sum(values) / deals, discards, spread(values)) for discards, values in found.items()]


def _found(
    observation: PiquetObservation, worth: Worth, runners: Sequence[Cards], generator: random.Random, deals: int
) -> dict[Cards, list[float]]:
    found: dict[Cards, list[float]] = {discards: [] for discards in runners}
    for trial in islice(sampled_deals(observation, worth, generator), deals):
        for discards, values in found.items():
            values.append(trial(discards))
    return found


def sampled_deals(observation: PiquetObservation, worth: Worth, generator: random.Random) -> Iterator[Trial]:
    """What ``worth`` says of a deal after an exchange, for one of two players: the same deals as ``by_deals`` tries."""
    (opponent,) = observation.others
    rules = worth.rules
    whole = mask_of(observation.hand)
    shown = observation.blank[opponent]
    unseen = [card for card in unseen_cards(rules, observation) if card not in shown]
    number = rules.hand - len(shown)
    is_elder = observation.seat == observation.elder
    # Who has announced carte blanche and waits to show it has named how many she buys, and holds no court card.
    waits = observation.blanche_announced and not shown and not is_elder
    bought = max(0, observation.named[opponent])
    # A carte blanche that is shown tells more than how many cards are bought.
    few = 0 < bought < UPPER and not (is_elder or waits or shown)
    buyer = Buyer(bought, rules.elder_least, generator) if few else None
    while True:
        if buyer is None:
            generator.shuffle(unseen)
        else:
            buyer.deal(unseen, number)
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
                    kept[len(left)] = kept_by_value(theirs, len(left), DEALER, len(left))
                mine = whole & ~mask_of(discards) | mask_of(talon[: len(discards)])
                return worth.of_elder(mine, kept[len(left)] | mask_of(left))

            yield as_elder
        else:
            hers = kept_by_value(theirs, bought, ELDER) | mask_of(talon[:bought])

            def as_dealer(discards: Cards, hers: int = hers, left: Cards = tuple(talon[bought:])) -> float:
                return worth.of_dealer(hers, whole & ~mask_of(discards) | mask_of(left[: len(discards)]))

            yield as_dealer


def _race(
    told: Mapping[Cards, float],
    counts: float,
    trials: Iterator[Trial],
    budget: Budget,
    kept: Cards = (),
    lot: int = LOT,
    levels: bool = True,
) -> list[Tried]:
    """Try all on the same deals; after each ``lot`` of deals the lesser half drops out, ``kept`` excepted, until few
    are left (successive halving). Those who dropped out stay behind, whatever the mean of their few deals says.

    A deal that time cuts short does not count; the first one is played whole.

    What was ``told`` of each beforehand ``counts`` like so many deals; without ``levels`` only the differences between
    them do, and the deals alone say how much all are worth.
    """
    still = list(told)
    sums = {discards: counts * value for discards, value in told.items()}
    found_in: dict[Cards, list[float]] = {discards: [] for discards in told}
    done = 0
    out: list[list[tuple[float, float, Cards]]] = []
    final = 0
    while len(still) > 1 and done < _SAMPLES and final < _FINAL_DEALS // lot:
        for number, trial in enumerate(trials, start=1):
            values = []
            for discards in still:
                if done and budget.spent(done) >= 1.0:
                    break
                values.append(trial(discards))
            if len(values) < len(still):
                break
            for discards, value in zip(still, values, strict=True):
                sums[discards] += value
                found_in[discards].append(value)
            done += 1
            if number == lot or budget.spent(done) >= 1.0:
                break
        still.sort(key=lambda discards: -sums[discards])
        if budget.spent(done) >= 1.0:
            break
        if len(still) > _FINALISTS + (kept in still[_FINALISTS:]):
            keep = max(_FINALISTS, (len(still) + 1) // 2)
            weight = counts + done
            out.append([(sums[discards], weight, discards) for discards in still[keep:] if discards != kept])
            still = still[:keep] + [discards for discards in still[keep:] if discards == kept]
        else:
            final += 1
    weight = counts + done
    shift = 0.0
    if counts and done and not levels:
        tried = sum(sum(found_in[discards]) for discards in still) / done
        shift = counts * (tried - sum(told[discards] for discards in still)) / len(still)
    found = [((sums[discards] + shift) / weight if weight else told[discards], discards) for discards in still]
    limit = min((value for value, discards in found if discards != kept), default=0.0)
    for group in reversed(out):
        ordered = sorted(group, key=lambda one: -one[0])
        behind = [(min((total + shift) / then, limit), discards) for total, then, discards in ordered]
        found += behind
        limit = behind[-1][0] if behind else limit
    found.sort(key=lambda one: -one[0])
    raced = Raced(told, found_in, counts)
    first = found[0][1]
    return [Tried(value, cards, raced.spread(cards, first)) for value, cards in found]
