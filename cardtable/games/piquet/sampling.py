"""Dealing the cards that a seat does not know, in agreement with everything that it does know."""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Iterator, Sequence
from math import comb

from cardtable.core.cards import Card
from cardtable.core.chance import shuffled
from cardtable.core.errors import CodedError
from cardtable.games.piquet.combinations import KINDS, NO_SUIT, Item, Kind
from cardtable.games.piquet.deals import ConsistentDeal, consistent_hands, fill_talon, possible_discards, shown_before
from cardtable.games.piquet.knowledge import Knowledge, taken_by_dealer, unseen_cards
from cardtable.games.piquet.matches import rules_for
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.phases import Word
from cardtable.games.piquet.placing import HidingPlace, Placing
from cardtable.games.piquet.position import UNKNOWN
from cardtable.games.piquet.ranking import BIT, cards_of, mask_of
from cardtable.games.piquet.rules import PiquetRules, Table
from cardtable.games.piquet.state import PiquetState
from cardtable.games.piquet.variants import piquet_rules
from cardtable.games.piquet.witnesses import choose_witnesses

_TRIES = 40
"""How many random deals are tried before the search begins."""
_BEGINNINGS, _MOST_BEGINNINGS = 6, 200
"""How many searches are made before a deal is accepted in which something was kept back, and before the search gives
up.
"""
_USUAL, _SPREAD, _WIDE_SPREAD = 20, 2.0, 20.0
"""The first ``_USUAL`` searches prefer few cards for what was named (``_SPREAD``); later ones try less likely choices
as often (``_WIDE_SPREAD``).
"""
_SWAPS = 200
_WALKS, _STEPS = 8, 40
"""How many more deals are reached from one that was found; before each, up to ``_STEPS`` pairs of cards may change
places.
"""

_FEW_HANDS = 20_000
"""If one opponent has at most this many possible hands, all are gone through."""
_GOLDEN = (5**0.5 - 1) / 2


def rules_of(observation: PiquetObservation) -> PiquetRules:
    """Return the rules of the observed deal."""
    return rules_for(piquet_rules(observation.rule_set), observation.standing)


def sample(observation: PiquetObservation, generator: random.Random, kept: float = 0.0) -> PiquetState:
    """Return a state that for the observing seat could be the true one.

    ``kept`` is the probability that others have kept something back in a class in which they could. If it is 0, they
    are assumed to have declared everything, unless no deal agrees with that.
    """
    rules = rules_of(observation)
    unseen = unseen_cards(rules, observation)
    if not any(observation.hand_counts) and not observation.plays:
        # Nothing is dealt yet.
        state = _known_part(rules, observation)
        state.stock = shuffled(unseen, generator) if observation.stock else ()
        return state
    others = [Knowledge(rules, observation, seat) for seat in observation.others]
    placing = _placing(observation, others, [frozenset()] * len(others), unseen)
    doubted = _doubted(observation, others, placing, unseen, kept)
    laid = _dealt_at_random(*doubted, generator, kept)
    if laid is None and rules.table is Table.TWO and observation.seat in observation.players:
        laid = _around(rules, observation, next(_hands_of_two(rules, observation, generator, kept)), generator)
    elif laid is None:
        laid = _dealt_around_witnesses(observation, others, placing, unseen, generator)
        if kept:
            masks = next(_walk(*doubted, laid, generator, kept))
            laid = [tuple(shuffled(cards_of(mask), generator)) for mask in masks]
    return _state(rules, observation, others, laid, generator)


def samples(observation: PiquetObservation, generator: random.Random, kept: float = 0.0) -> Iterator[PiquetState]:
    """Yield states like those of ``sample``, without end. If two play and their possible hands are few enough to go
    through, any number of states taken is spread evenly over those hands.
    """
    rules = rules_of(observation)
    if rules.table is Table.TWO and observation.seat in observation.players:
        opponent = observation.others[0]
        free, cards = len(unseen_cards(rules, observation)), observation.hand_counts[opponent]
        if comb(free, min(free, cards)) <= _FEW_HANDS:
            for mask in _hands_of_two(rules, observation, generator, kept):
                yield state_of(observation, _around(rules, observation, mask, generator), generator)
    while True:
        yield sample(observation, generator, kept)


def sampled_hands(
    observation: PiquetObservation, generator: random.Random, kept: float = 0.0
) -> Iterator[tuple[int, ...]]:
    """Yield, without end, the masks of the hands in deals that could be the true one for one of more than two players,
    in the order of play. It is several times as fast as ``sample``; ``kept`` has the same meaning.

    From a deal that was found, a random walk leads to further ones: two cards change places wherever all still agrees.
    A step and the step back are equally likely, so the walk prefers no deal. A step to a deal in which more was kept
    back is taken only with the probability of that (Metropolis et al., Equation of State Calculations by Fast Computing
    Machines, 1953).
    """
    rules = rules_of(observation)
    unseen = unseen_cards(rules, observation)
    others = [Knowledge(rules, observation, seat) for seat in observation.others]
    placing = _placing(observation, others, [frozenset()] * len(others), unseen)
    own = mask_of(observation.hand)
    doubted = _doubted(observation, others, placing, unseen, kept)
    while True:
        laid = _dealt_at_random(*doubted, generator, kept)
        if laid is None:
            laid = _dealt_around_witnesses(observation, others, placing, unseen, generator)
        for masks in _walk(*doubted, laid, generator, kept):
            hidden = {one.seat: mask for one, mask in zip(others, masks[::2], strict=False)}
            yield tuple(hidden.get(seat, own) for seat in observation.players)


def _walk(
    others: Sequence[Knowledge], placing: Placing, laid: Laid, generator: random.Random, kept: float
) -> Iterator[tuple[int, ...]]:
    """Yield the masks of all places as they are laid, and after each of several walks from there; if the layout does
    not agree with what is known, only that layout. Where something may have been kept back, a walk comes before the
    first yield, because a deal that was searched for has nothing kept back.
    """
    masks = [mask_of(cards) for cards in laid]
    spots = [(number, card) for number, cards in enumerate(laid) for card in cards]
    walks = len(spots) >= 2 and _agree(others, laid, honest=not kept)
    if not (kept and walks):
        yield tuple(masks)
    if not walks:
        return
    lapses = [_lapses(one, mask) if kept else 0 for one, mask in zip(others, masks[::2], strict=False)]
    for step in range(1, _WALKS * _STEPS + 1):
        first, second = int(generator.random() * len(spots)), int(generator.random() * len(spots))
        (one, card), (other, instead) = spots[first], spots[second]
        if one != other and placing.admits(one, instead) and placing.admits(other, card):
            change = BIT[card] | BIT[instead]
            masks[one] ^= change
            masks[other] ^= change
            touched = [place // 2 for place in (one, other) if not place % 2 and place < len(masks) - 1]
            if kept:
                more = {number: _lapses(others[number], masks[2 * number]) for number in touched}
                agrees = all(lapse >= 0 for lapse in more.values())
                added = sum(lapse - lapses[number] for number, lapse in more.items())
                agrees = agrees and (added <= 0 or generator.random() < kept**added)
            else:
                more = {}
                agrees = all(_fits(others[number], masks[2 * number]) for number in touched)
            if agrees:
                spots[first], spots[second] = (one, instead), (other, card)
                for number, lapse in more.items():
                    lapses[number] = lapse
            else:
                masks[one] ^= change
                masks[other] ^= change
        if step % _STEPS == 0:
            yield tuple(masks)


def _lapses(one: Knowledge, hand: int) -> int:
    return one.lapses(one.full_hand(hand))


def _doubted(
    observation: PiquetObservation,
    others: Sequence[Knowledge],
    placing: Placing,
    unseen: Sequence[Card],
    kept: float,
) -> tuple[Sequence[Knowledge], Placing]:
    """Return the ``others`` and their ``placing`` without conclusions that can be wrong if players err; needed at a
    table with irregularities.
    """
    if not kept or not others[0].rules.irregularities:
        return others, placing
    others = [one.doubting() for one in others]
    return others, _placing(observation, others, [frozenset()] * len(others), unseen)


def _fits(one: Knowledge, hand: int) -> bool:
    return one.fits(one.full_hand(hand), honest=True)


def state_of(observation: PiquetObservation, deal: ConsistentDeal, generator: random.Random) -> PiquetState:
    """Return the state in which the opponent of one of two players holds what ``deal`` says; which of his cards he has
    bought is chosen at random.
    """
    rules = rules_of(observation)
    opponent = Knowledge(rules, observation, observation.others[0])
    return _state(rules, observation, [opponent], deal, generator)


def _placing(
    observation: PiquetObservation,
    others: Sequence[Knowledge],
    wanted: Sequence[frozenset[Card]],
    unseen: Sequence[Card],
) -> Placing:
    """Return the places of unseen cards: hand and discards of each other player and the unseen part of the talon.
    ``wanted`` are cards that each hand must contain.
    """
    places: list[HidingPlace] = []
    held = [one.held | cards for one, cards in zip(others, wanted, strict=True)]
    blanks = [
        frozenset(observation.blank[one.seat]) if shown_before(one.rules, observation, one.seat) else frozenset()
        for one in others
    ]
    for one, own, blank in zip(others, held, blanks, strict=True):
        bound = frozenset().union(*held, *blanks) - own - blank
        hand = frozenset(card for card in unseen if card not in bound and not BIT[card] & one.excluded)
        discards = (blank if blank else frozenset(unseen) - bound) - own
        places.append(HidingPlace(observation.hand_counts[one.seat], hand))
        places.append(HidingPlace(observation.discard_counts[one.seat], discards))
    left = len(unseen) - sum(one.cards for one in places)
    places.append(HidingPlace(left, frozenset(unseen).difference(*held, *blanks)))
    return Placing(unseen, places)


Laid = Sequence[tuple[Card, ...]]


def _agree(others: Sequence[Knowledge], laid: Laid, honest: bool) -> bool:
    return all(one.fits(one.full_hand(mask_of(laid[2 * number])), honest) for number, one in enumerate(others))


def _dealt_at_random(
    others: Sequence[Knowledge], placing: Placing, generator: random.Random, kept: float
) -> Laid | None:
    for _ in range(_TRIES):
        laid = placing.at_random(generator)
        if laid is None:
            continue
        if not kept:
            if _agree(others, laid, honest=True):
                return laid
            continue
        found = [_lapses(one, mask_of(laid[2 * number])) for number, one in enumerate(others)]
        if min(found) >= 0 and (not any(found) or generator.random() < kept ** sum(found)):
            return laid
    return None


def _hands_of_two(
    rules: PiquetRules, observation: PiquetObservation, generator: random.Random, kept: float
) -> Iterator[int]:
    """Yield masks of hands of the opponent of one of two, without end, from all that agree with everything known, each
    as often as it is likely. If ``kept`` is 0, only those in which he has declared everything, unless there are none.
    Any number of them is spread evenly over all those hands.
    """
    knowledge = Knowledge(rules, observation, observation.others[0])
    if rules.irregularities and kept:
        knowledge = knowledge.doubting()
    possible: list[int] = []
    reached: list[float] = []
    total = 0.0
    for honest in (True, False):
        if possible or (kept and honest):
            continue
        for mask in consistent_hands(rules, observation, honest):
            if (
                next(possible_discards(rules, observation, knowledge.seat, _rest(rules, observation, mask)), None)
                is None
            ):
                continue
            possible.append(mask)
            total += kept ** knowledge.lapses(knowledge.full_hand(mask)) if kept else 1.0
            reached.append(total)
    if not possible:
        raise CodedError("not_an_observation", reason="no deal agrees with it")
    place = generator.random()
    while True:
        yield possible[min(bisect(reached, place * total), len(possible) - 1)]
        # Steps of the golden ratio leave no large gap anywhere (Weyl’s sequence).
        place = (place + _GOLDEN) % 1.0


def _rest(rules: PiquetRules, observation: PiquetObservation, mask: int) -> list[Card]:
    return [card for card in unseen_cards(rules, observation) if not BIT[card] & mask]


def _around(rules: PiquetRules, observation: PiquetObservation, mask: int, generator: random.Random) -> ConsistentDeal:
    """Return a deal in which the opponent of one of two players holds ``mask``, which must be a possible hand."""
    rest = shuffled(_rest(rules, observation, mask), generator)
    # The discards that come first in a random order are as likely as all others.
    discards = next(possible_discards(rules, observation, observation.others[0], rest))
    return ConsistentDeal(cards_of(mask), discards, tuple(card for card in rest if card not in discards))


def _dealt_around_witnesses(
    observation: PiquetObservation,
    others: Sequence[Knowledge],
    placing: Placing,
    unseen: Sequence[Card],
    generator: random.Random,
) -> Laid:
    """Deal so that each player holds cards that prove what he has named: choose such cards, deal the rest at random,
    then exchange cards until everything agrees. If no deal is found in which all have declared everything, one that
    agrees with what is certain is returned.
    """
    best: Laid | None = None
    fewest = (1, 0)
    for attempt in range(_MOST_BEGINNINGS):
        if best is not None and attempt >= _BEGINNINGS:
            return best
        if attempt == _USUAL and others[0].rules.irregularities:
            # A player may have revoked, or may not hold what he has declared.
            others = [one.doubting() for one in others]
            placing = _placing(observation, others, [frozenset()] * len(others), unseen)
        turns = list(range(len(others)))
        if attempt >= _USUAL:
            # Who chooses first may take what another can not do without.
            turns = generator.sample(turns, len(turns))
        spread = _SPREAD if attempt < _USUAL else _WIDE_SPREAD
        chosen = choose_witnesses([others[turn] for turn in turns], unseen, generator, spread)
        if chosen is None:
            continue
        wanted = [chosen[turns.index(place)] for place in range(len(others))]
        if attempt >= _USUAL and attempt % 2:
            # At a table with irregularities a player may not hold what he has declared.
            wanted = [cards if one.believed else frozenset() for one, cards in zip(others, wanted, strict=True)]
        laid = _placing(observation, others, wanted, unseen).at_random(generator)
        if laid is None:
            continue
        improved, failures = _improved(placing, others, laid, generator)
        if failures == (0, 0):
            return improved
        if failures < fewest:
            best, fewest = improved, failures
    if best is None:
        raise CodedError("not_an_observation", reason="no deal agrees with it")
    return best


def _improved(
    placing: Placing, others: Sequence[Knowledge], laid: Laid, generator: random.Random
) -> tuple[Laid, tuple[int, int]]:
    """Return ``laid`` after random exchanges of cards that make it no worse, and the number of certain and of honest
    conclusions that it still contradicts.
    """
    places = [list(cards) for cards in laid]
    spots = [(number, index) for number, cards in enumerate(places) for index in range(len(cards))]
    failures = _failures(others, places)
    for _ in range(_SWAPS if spots else 0):
        if failures == (0, 0):
            break
        one, at = spots[int(generator.random() * len(spots))]
        other, to = spots[int(generator.random() * len(spots))]
        first, second = places[one][at], places[other][to]
        if one == other or not (placing.admits(one, second) and placing.admits(other, first)):
            continue
        places[one][at], places[other][to] = second, first
        after = _failures(others, places)
        if after <= failures:
            failures = after
        else:
            places[one][at], places[other][to] = first, second
    return [tuple(cards) for cards in places], failures


def _failures(others: Sequence[Knowledge], places: Sequence[Sequence[Card]]) -> tuple[int, int]:
    certain = honest = 0
    for number, one in enumerate(others):
        some, more = one.failures(one.full_hand(mask_of(places[2 * number])))
        certain += some
        honest += more
    return certain, honest


def _state(
    rules: PiquetRules,
    observation: PiquetObservation,
    others: Sequence[Knowledge],
    laid: Laid,
    generator: random.Random,
) -> PiquetState:
    state = _known_part(rules, observation)
    for number, one in enumerate(others):
        cards = laid[2 * number]
        # A hand that lies open lies in the order in which it was laid.
        state.hands[one.seat] = [card for card in observation.claimed[one.seat] if card in cards] or list(cards)
        state.discards[one.seat] = list(laid[2 * number + 1])
    state.talon = list(fill_talon(observation, laid[-1]))
    for one in others:
        state.received[one.seat] = _received(state, observation, one, generator)
        _restore_declarations(state, one)
    return state


def _received(
    state: PiquetState, observation: PiquetObservation, one: Knowledge, generator: random.Random
) -> list[Card]:
    """Return the cards that a player has been dealt and has bought, the bought ones last.

    Which cards of his hand he has bought is guessed, except for those seen in the talon or in carte blanche.
    """
    seat = one.seat
    hand = [*observation.played(seat), *state.hands[seat]]
    number = len(hand) + len(state.discards[seat]) - one.rules.hand
    seen = [card for card in taken_by_dealer(observation) if card in hand and number and seat == observation.dealer]
    kept = observation.blank[seat] if shown_before(one.rules, observation, seat) else ()
    could = [card for card in hand if card not in seen and card not in kept]
    bought = [*seen, *shuffled(could, generator)[: number - len(seen)]]
    dealt = [card for card in (*hand, *state.discards[seat]) if card not in bought]
    return [*shuffled(dealt, generator), *bought]


def _restore_declarations(state: PiquetState, one: Knowledge) -> None:
    """Set what a player has declared, from the hand that he was given."""
    full_hand = one.full_hand(mask_of(state.hands[one.seat]))
    for kind in KINDS:
        matching, counted = one.matching(kind, full_hand), state.counted[kind][one.seat]
        first = matching[0] if matching else None
        if any(item.suit == UNKNOWN for item in counted):
            # After a wrong declaration of the others a player marks his best, which can be longer than what he said.
            state.counted[kind][one.seat] = tuple(
                first if first is not None and first.length == item.length else _some_point(one, full_hand, item.length)
                for item in counted
            )
        if first is None:
            state.listed[kind][one.seat] = _heard(state, kind, one.seat)
            continue
        state.listed[kind][one.seat] = _listed(state, one, kind, first, full_hand)


def _some_point(one: Knowledge, full_hand: int, length: int) -> Item:
    """Return a point of that length, from the hand if it has one; at a table with irregularities it need not
    have one.
    """
    held = [item for item in one.singles(Kind.POINT, full_hand) if item.length == length]
    return held[0] if held else Item(Kind.POINT, length, 10 * length, 0)


def _heard(state: PiquetState, kind: Kind, seat: int) -> tuple[Item, ...]:
    """Return what a player at a table with irregularities has declared although his hand contains nothing of
    the kind.
    """
    said, counted = state.said[kind][seat], state.counted[kind][seat]
    if said.word is not Word.ITEM:
        return ()
    found = [item for item in counted if item.length == said.length and said.rank in (item.rank, -1)]
    if found:
        return counted if seat == state.elder else (found[0],)
    suit = NO_SUIT if kind is Kind.SET and said.length > 3 else 0
    lowest = said.length - 1 if kind is Kind.SEQUENCE else said.length
    return (Item(kind, said.length, said.rank if said.rank >= 0 else lowest, suit),)


def _listed(state: PiquetState, one: Knowledge, kind: Kind, first: Item, full_hand: int) -> tuple[Item, ...]:
    """Return what a player has listed in a class: elder all that she counted, or all that she holds if its best item
    was heard; any other player the one item.
    """
    if one.seat != state.elder or kind is Kind.POINT:
        return (first,)
    counted = state.counted[kind][one.seat]
    everything = one.whole(kind, full_hand)
    return counted or (everything if everything[0] == first else (first,))


def _known_part(rules: PiquetRules, observation: PiquetObservation) -> PiquetState:
    state = PiquetState(rules, observation.standing)
    observation.restore(state)
    return state
