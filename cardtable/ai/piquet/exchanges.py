"""Which cards to lay away, found by trying exchanges on sampled talons. They are compared by what the deal is then
worth, or for the ``counter`` by what the hand then promises.

With two players, all exchanges are ordered by the table of ``exchange_value``, and the best of them are tried. What the
table says is combined with the results of the trials as if it came from a number of deals. A single deal has a standard
deviation of 31 points, the difference of the two best exchanges of the table in one deal one of 20, and the table is
wrong by about two. So the table should count like 20² / 2² deals; but for hands that are seldom dealt it is wrong by
much more. The choices were as good with 24 as with 56, and where a deal is not worth its points they were better with
24 than without the table (tests/benchmarks/README.md).

Near the end of a match, where a line may be worth hundreds of points in a single deal, the first exchange of the table
stays unless another is clearly better by points, and that one unless another is clearly better in the match: who asks
twice should not be answered by chance.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import NamedTuple

from cardtable.ai.budget import Budget
from cardtable.ai.intervals import NORMAL
from cardtable.ai.piquet.buying import Buyer
from cardtable.ai.piquet.exchange_value import DEALER, ELDER, TALON, Exchanges, by_value, kept_by_value
from cardtable.ai.piquet.open_deal import Counts, OpenDeal, Trick
from cardtable.ai.piquet.promise import Cards, by_promise, promise
from cardtable.ai.piquet.prospect import prospect_of
from cardtable.ai.piquet.worth import Worth, declared_by_each
from cardtable.ai.race import Raced, spread
from cardtable.core.cards import Card
from cardtable.core.chance import rng
from cardtable.games.piquet.dealing import UPPER
from cardtable.games.piquet.knowledge import unseen_cards
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.ranking import is_blank, mask_of
from cardtable.games.piquet.rules import PiquetRules

CANDIDATES = 64
"""How many exchanges, the best by the table, are tried on sampled deals."""
LOT = 5
"""How many deals are tried before the worse half of the exchanges drops out."""
_BY_PROMISE, _LOT_BY_PROMISE = 24, 12
"""Candidates and deals of a lot if a rule of thumb, not the table, has ordered the exchanges."""
_SAMPLES = 160
_FINALISTS = 3
_FINAL_DEALS = 70
_FOR_POINTS = 0.3
"""The share of the time for the order by points where the match is near its end."""
_FOR_THE_MATCH, _MATCH_DEALS = 4, 400
"""How many of the best for points are then tried for the match, and on how many deals at most."""
_ENOUGH_DEALS, _LOOKS = 12, 8
"""On how many deals at least another is tried before it is preferred or drops out, and after how many more it may."""
_CLEARLY = 3.0
"""By how many standard errors another exchange must be ahead of the first to be preferred to it; as many make it clear
to the review (``ai.comparing``) that it is better.
"""
_TABLE_COUNTS = 24.0
"""For how many deals the value of the table counts. In a deal that is not worth its points, or where Neunziger and
Sechziger are not those of Rubicon, only the differences between exchanges are used. If a carte blanche tells something
about the other hand, the table is not used at all.
"""

Trial = Callable[[Cards], float]
"""A function that returns what a deal is worth after an exchange."""


class Tried(NamedTuple):
    """An exchange with the mean of what the deal was then worth, and its spread (``ai.player.Candidate``)."""

    value: float
    cards: Cards
    spread: float = 0.0


def by_draws(
    hand: Sequence[Card], least: int, most: int, unseen: Sequence[Card], generator: random.Random, budget: Budget
) -> list[Tried]:
    """Return the most promising exchanges with the mean promise of the resulting hand, best first. Raises
    ``Cancelled``.
    """
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
    """Return the most promising exchanges of one of two players, with the mean of what the deal is then worth to him in
    points, best first. Raises ``Cancelled``.

    The exchange of the cards ``besides``, if any are given, is tried on all deals however bad it is.

    The opponent is assumed to lay away what the table values most: as the dealer from what elder leaves, as elder from
    the hand before she bought the number of cards that she did buy. An opponent that bought fewer cards than possible
    gets a hand that makes this likely.
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
    stay = {kept} if kept else set[Cards]()
    if not prospect.matters:
        deals = sampled_deals(observation, Worth(rules, prospect), generator)
        return _race(told, counts, deals, budget, stay, levels=levels)
    # The deals follow from the cards, so that who asks twice is not answered by chance.
    generator = rng(mask_of(hand), seat, talon)
    deals = sampled_deals(observation, Worth(rules, prospect, in_points=True), generator)
    first = max(told, key=told.__getitem__) if counts else ()
    by_points = _race(told, counts, deals, budget.part(_FOR_POINTS), stay | {first}, levels=rules.jumps)
    if counts:
        by_points = _unless_clearly(first, by_points)
    deals = sampled_deals(observation, Worth(rules, prospect), generator)
    return _in_the_match(by_points, deals, budget.part(1.0 - _FOR_POINTS), kept)


def _unless_clearly(first: Cards, by_points: Sequence[Tried]) -> list[Tried]:
    """Return the exchanges with the ``first`` of the table before all others, unless the best is clearly better."""
    one = next(tried for tried in by_points if tried.cards == first)
    if by_points[0].value - one.value > one.spread * _CLEARLY / NORMAL:
        return [*by_points]
    return [one, *(other for other in by_points if other is not one)]


def _in_the_match(by_points: Sequence[Tried], trials: Iterator[Trial], budget: Budget, kept: Cards) -> list[Tried]:
    """Return exchanges that are ordered ``by_points`` with what they are worth in the match. The best for points stays
    the first unless another is clearly better: near a line a deal may be worth hundreds of points, so that chance
    decides otherwise.
    """
    still = [one.cards for one in by_points[:_FOR_THE_MATCH]]
    still += [kept] * (bool(kept) and kept not in still)
    first, runners = still[0], list(still)
    found: dict[Cards, list[float]] = {discards: [] for discards in still}
    for done, trial in enumerate(trials):
        if done and budget.spent(done) >= 1.0:
            break
        for discards in runners:
            found[discards].append(trial(discards))
        if done + 1 == _MATCH_DEALS:
            break
        if done >= _ENOUGH_DEALS and not done % _LOOKS:
            # Who is behind by now will hardly be clearly ahead later: the time goes to those that are not.
            runners = [one for one in runners if one in (first, kept) or _ahead(found, one, first) > 0.0]
            if runners == [first]:
                break
    raced = Raced({one: sum(found[first]) / len(found[first]) + _ahead(found, one, first) for one in still}, found)
    best = max(still, key=lambda discards: raced.means[discards])
    if len(found[best]) >= _ENOUGH_DEALS and _ahead(found, best, first) > raced.spread(best, first) * _CLEARLY / NORMAL:
        first = best
    order = sorted(still, key=lambda discards: (discards != first, -raced.means[discards]))
    told = [Tried(min(raced.means[one], raced.means[first]), one, raced.spread(one, first)) for one in order]
    # A point is worth about a point for the exchanges that were not tried.
    least, last = told[-1].value, min(one.value for one in by_points if one.cards in found)
    others = (one for one in by_points if one.cards not in found)
    return told + [Tried(least - max(0.0, last - one.value), one.cards, one.spread) for one in others]


def _ahead(found: Mapping[Cards, Sequence[float]], one: Cards, other: Cards) -> float:
    """Return by how much ``one`` is ahead of the ``other``, on the deals on which it was tried."""
    return sum(a - b for a, b in zip(found[one], found[other], strict=False)) / len(found[one])


def by_plays(
    observation: PiquetObservation, rules: PiquetRules, generator: random.Random, budget: Budget
) -> list[Tried]:
    """Return the exchanges of the dealer of three with the mean of what the deal is then worth to him in points, best
    first: all declarations, and the tricks by rules of thumb. Raises ``Cancelled``.
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
    """Return the mean of what the deal is worth after each of the exchanges, over ``deals`` deals that are the same for
    all.
    """
    worth = Worth(rules, prospect_of(observation, rules))
    found = _found(observation, worth, runners, generator, deals)
    return {discards: sum(values) / deals for discards, values in found.items()}


def points_after(
    observation: PiquetObservation, rules: PiquetRules, runners: Sequence[Cards], generator: random.Random, deals: int
) -> list[Tried]:
    """Return, for each of the exchanges, how many points more than the other side are counted in the deal on average,
    with half of the 95 % interval; over ``deals`` deals that are the same for all. What the points are worth in the
    match is not considered.
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
    """Yield functions that return what ``worth`` says of one deal after an exchange, for one of two players; the deals
    are those that ``by_deals`` tries.
    """
    (opponent,) = observation.others
    rules = worth.rules
    whole = mask_of(observation.hand)
    shown = observation.blank[opponent]
    unseen = [card for card in unseen_cards(rules, observation) if card not in shown]
    number = rules.hand - len(shown)
    is_elder = observation.seat == observation.elder
    # Elder who has announced carte blanche and waits to show it has named how many cards she buys, and holds no court
    # card.
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
    stay: Collection[Cards] = (),
    lot: int = LOT,
    levels: bool = True,
) -> list[Tried]:
    """Try all exchanges on the same deals. After each ``lot`` of deals the worse half drops out, except those that
    ``stay``, until few are left (successive halving). Exchanges that dropped out stay behind the others, whatever the
    mean of their few deals is.

    A deal that is cut short by the time does not count; the first deal is always completed.

    The earlier value of each exchange (``told``) ``counts`` for that many deals. Without ``levels`` only the
    differences between these values are used, and the deals alone decide how much all are worth.
    """
    still = list(told)
    # Earlier values count as if they had been found on so many deals: they decide at first, and lose weight later.
    sums = {discards: counts * value for discards, value in told.items()}
    found_in: dict[Cards, list[float]] = {discards: [] for discards in told}
    done = 0
    out: list[list[tuple[float, float, Cards]]] = []
    final = 0
    while len(still) > 1 and done < _SAMPLES and final < _FINAL_DEALS // lot:
        # A lot of deals, each tried with all exchanges that are left: in one deal the exchanges differ much less than
        # the deals differ from each other (common random numbers).
        for number, trial in enumerate(trials, start=1):
            values = []
            for discards in still:
                if done and budget.spent(done) >= 1.0:
                    break
                values.append(trial(discards))
            if len(values) < len(still):
                # The time ended during the deal: it was not tried with all exchanges, so it counts for none.
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
        if len(still) > _FINALISTS + sum(discards in stay for discards in still[_FINALISTS:]):
            # Most exchanges are bad, and a few deals show that. After each lot half of them is cut off, so the next lot
            # costs half as much, and the time goes to those that are close (Z. Karnin, T. Koren and O. Somekh, "Almost
            # optimal exploration in multi-armed bandits", 2013).
            keep = max(_FINALISTS, (len(still) + 1) // 2)
            weight = counts + done
            out.append([(sums[discards], weight, discards) for discards in still[keep:] if discards not in stay])
            still = still[:keep] + [discards for discards in still[keep:] if discards in stay]
        else:
            final += 1
    weight = counts + done
    shift = 0.0
    # Only the differences in the table are right here. Its values are moved by one number for all, so that over the
    # exchanges that are left their mean is that of the deals.
    if counts and done and not levels:
        tried = sum(sum(found_in[discards]) for discards in still) / done
        shift = counts * (tried - sum(told[discards] for discards in still)) / len(still)
    found = [((sums[discards] + shift) / weight if weight else told[discards], discards) for discards in still]
    # The mean of an exchange that dropped out comes from few deals, and chance can have put it above the others. It was
    # behind when that was decided, so its value is cut to that of the worst exchange that stayed longer.
    limit = min((value for value, discards in found if discards not in stay), default=0.0)
    for group in reversed(out):
        ordered = sorted(group, key=lambda one: -one[0])
        behind = [(min((total + shift) / then, limit), discards) for total, then, discards in ordered]
        found += behind
        limit = behind[-1][0] if behind else limit
    found.sort(key=lambda one: -one[0])
    raced = Raced(told, found_in, counts)
    first = found[0][1]
    return [Tried(value, cards, raced.spread(cards, first)) for value, cards in found]
