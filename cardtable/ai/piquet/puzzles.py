"""The puzzles of Piquet: what to lay away, what a hand declares, what to keep back, what is good, what to lead against
cards that are not seen, the tricks with open cards, and whose turn it is.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import partial
from typing import cast

from cardtable.ai.budget import Budget
from cardtable.ai.piquet.beliefs import possible_hands
from cardtable.ai.piquet.exchange_value import DEALER, ELDER, TALON, by_value
from cardtable.ai.piquet.exchanges import by_deals, compared
from cardtable.ai.piquet.line_puzzles import line_makers
from cardtable.ai.piquet.old36 import counted_out
from cardtable.ai.piquet.scorings import scoring_of
from cardtable.ai.piquet.sink_puzzles import SINK_DEALS, SINK_GAP, ask_sink, value_sink
from cardtable.ai.piquet.solver import Solver
from cardtable.ai.piquet.tricks import MOST_HANDS, TrickPosition, solved, unlike
from cardtable.ai.puzzle_making import Maker, Occasion, Subject, Values
from cardtable.ai.turn_puzzles import (
    BOTH,
    MINE,
    THEIRS,
    ask_follower,
    card_of,
    next_deal_maker,
    right_alone,
    value_leader,
    whose,
)
from cardtable.core.cards import Card
from cardtable.core.match import Beginning
from cardtable.core.scores import totals
from cardtable.core.shapes import SomeCards
from cardtable.games.piquet.actions import change, format_item, play
from cardtable.games.piquet.combinations import KINDS, Item, whole
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.ranking import mask_of
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.state import PiquetState
from cardtable.games.piquet.tricks import playable_of
from cardtable.games.piquet.variants import OF_OLD, piquet_rules
from cardtable.games.puzzles import SOLVER, Asks

_PLAIN = ("piquet.session",)
_DEALS = 72
"""The number of sampled talons with which the exchange of a puzzle is found."""
_TRIED = 160
"""The most talons with which the candidates are found."""
_CLOSELY = 3
"""How many exchanges are compared on more talons."""
_FEWEST, _MOST = 4, 7
"""The fewest and the most cards in a hand for which the rest can be counted out in the head."""
_SHORTEST, _LONGEST = 5, 9
"""The fewest and the most cards in a hand for which a lead is asked."""
_LEADS = 150
"""The number of hands of the opponent against which a lead is first tried; those with which it is verified are all that
are examined at all.
"""
_APART = 1.0
"""By how many points the two best exchanges of the table must differ before any deal is sampled. Half of all hands are
left out in that way, and of the puzzles that were found without it two of twenty-eight.
"""
_SEEDS = (1, 2, 3, 11, 77)
"""The seeds with which a puzzle is verified. One is not enough, because chance also decides which exchanges are
compared closely.
"""
_TARGET = 100
_AT_LEAST, _BEFORE_ARRIVING, _DEALS_BEFORE = 40, 96, 3
"""Before the deal after which it is asked who deals next: the fewest points of both, those of which both have fewer,
and the deals that have been played.
"""
GOOD, EQUAL, NOT_GOOD = "good", "equal", "not_good"


def _seen(position: Occasion, seat: int = SOLVER) -> PiquetObservation:
    return cast(PiquetObservation, position.state.observe(seat))


def _rules(position: Occasion) -> PiquetRules:
    return piquet_rules(position.match.rule_set)


def ask_discard(position: Occasion, generator: random.Random) -> Subject | None:
    """Return the question which cards to lay away, unless carte blanche can be announced; otherwise None."""
    if position.over or position.state.actor() != SOLVER:
        return None
    observation = _seen(position)
    shape = position.state.legal().shape()
    if observation.phase is not Phase.EXCHANGE or not isinstance(shape, SomeCards):
        return None
    is_elder = observation.seat == observation.elder
    talon = TALON if is_elder else TALON - max(0, observation.named[observation.others[0]])
    told = by_value(observation.hand, ELDER if is_elder else DEALER, talon, shape.minimum, shape.maximum, 2)
    return Subject() if len(told) > 1 and told[0][0] - told[1][0] >= _APART else None


def value_discard(position: Occasion, about: str, generator: random.Random, samples: int) -> Values:
    """Return the values of the most promising exchanges over sampled talons, the same talons for all."""
    observation, rules = _seen(position), _rules(position)
    shape = position.state.legal().shape()
    assert isinstance(shape, SomeCards)
    found = by_deals(
        observation,
        rules,
        shape.minimum,
        shape.maximum,
        generator,
        Budget(samples=min(_TRIED, _TRIED * samples // _DEALS)),
    )
    closely = [one.cards for one in found[:_CLOSELY]]
    values = compared(observation, rules, closely, generator, samples)
    least = min(values.values())
    return {str(change(one.cards)): values.get(one.cards, min(one.value, least)) for one in found}


def ask_hand(position: Occasion, generator: random.Random) -> Subject | None:
    """Return the question what a hand can declare, once both players have exchanged; otherwise None."""
    if not _declares(position):
        return None
    items = _items(position)
    return Subject(harder=60 * len(items)) if len(items) > 1 else None


def value_hand(position: Occasion, about: str, generator: random.Random, samples: int) -> Values:
    """Return what all declarations of the hand count."""
    return {str(sum(map(_rules(position).points_of, _items(position)))): 0.0}


def ask_good(position: Occasion, generator: random.Random) -> Subject | None:
    """Return the question whether an item that elder declares is good against the dealer's hand; otherwise None."""
    observation = _seen(position)
    if position.over or observation.phase is not Phase.POINT or observation.elder == SOLVER:
        return None
    theirs = _declared(position, 1 - SOLVER)
    mine = _declared(position, SOLVER)
    # What nothing stands against is no question.
    asked = [items[0] for kind, items in theirs.items() if items and mine[kind]]
    if not asked:
        return None
    item = asked[int(generator.random() * len(asked))]
    other = mine[item.kind][0]
    return Subject(_told(item), harder=200 if other.length == item.length else 0)


def value_good(position: Occasion, about: str, generator: random.Random, samples: int) -> Values:
    """Return the values of the dealer's answers; a wrong one costs what the item counts."""
    items = _declared(position, 1 - SOLVER)
    item = next(one[0] for one in items.values() if one and _told(one[0]) == about)
    mine = _declared(position, SOLVER)[item.kind][0]
    answer = GOOD if mine.strength < item.strength else EQUAL if mine.strength == item.strength else NOT_GOOD
    return {one: 0.0 if one == answer else -float(_rules(position).points_of(item)) for one in (GOOD, EQUAL, NOT_GOOD)}


def ask_lead(position: Occasion, generator: random.Random) -> Subject | None:
    """Return the question what to lead when the other hand is not seen and more than one thing can be led; otherwise
    None.
    """
    if position.over or position.state.actor() != SOLVER:
        return None
    observation = _seen(position)
    if observation.phase is not Phase.PLAY or observation.trick or not _SHORTEST <= len(observation.hand) <= _LONGEST:
        return None
    # Not always the first lead that can be asked, so that there are long hands and short ones.
    if len(unlike(_cards(observation), observation)) < 2 or int(generator.random() * 2):
        return None
    return Subject(harder=200)


def value_lead(position: Occasion, about: str, generator: random.Random, samples: int) -> Values:
    """Return the value of each lead over the hands that the opponent may hold: as often as what was said and discarded
    makes them likely, and as if all were equally likely. It is the lower of the two distances from the best of both;
    empty if they do not agree which card is the best.
    """
    observation, rules = _seen(position), _rules(position)
    cards, likely = _cards(observation), possible_hands(rules, observation)
    seed = generator.getrandbits(32)
    found = []
    for hands in (likely, dict.fromkeys(likely, 1.0)):
        budget = Budget(samples=min(samples, MOST_HANDS))
        found.append(solved(observation, rules, cards, hands, random.Random(seed), budget))
    best = [max(values, key=lambda card: values[card]) for values in found]
    if best[0] != best[1]:
        return {}
    return {str(play(card)): max(values[card] - values[best[0]] for values in found) for card in cards}


def ask_trick(position: Occasion, generator: random.Random) -> Subject | None:
    """Return the question which card to play when both hands lie open; otherwise None."""
    if position.over or position.state.actor() != SOLVER:
        return None
    observation = _seen(position)
    if observation.phase is not Phase.PLAY or not _FEWEST <= len(observation.hand) <= _MOST:
        return None
    theirs = _seen(position, 1 - SOLVER).hand
    if len(_cards(observation)) < 2 or int(generator.random() * 2):
        return None
    return Subject(laid=tuple(sorted(theirs)), harder=50 * len(observation.hand) - 200)


def value_trick(position: Occasion, about: str, generator: random.Random, samples: int) -> Values:
    """Return, for each card, the difference of points if both players then play perfectly."""
    return count_tricks_out(position)


def count_tricks_out(position: Occasion) -> Values:
    """Return that for whoever is to act, both hands being known."""
    seat = position.state.actor()
    observation, rules = _seen(position, seat), _rules(position)
    if rules.from_ten:
        hand = mask_of(_seen(position, 1 - seat).hand)
        return {str(play(card)): float(value) for card, value in counted_out(observation, rules, hand).items()}
    solver, tricks = Solver(scoring_of(observation, rules)), TrickPosition(observation, rules)
    theirs = mask_of(_seen(position, 1 - seat).hand)
    return {str(play(card)): float(tricks.value(solver, card, theirs)) for card in _cards(observation)}


def _answering(position: Occasion) -> list[Card]:
    """Return the cards that can be laid on a card that has been led, before the last trick; otherwise none."""
    observation = _seen(position, position.state.actor())
    asked = observation.phase is Phase.PLAY and observation.trick and len(observation.hand) > 1
    return _cards(observation) if asked else []


def value_leads(position: Occasion, about: str, generator: random.Random, samples: int) -> Values:
    """Return who leads after the card that the question is about."""
    return value_leader(position, about, play)


def value_trick_points(position: Occasion, about: str, generator: random.Random, samples: int) -> Values:
    """Return who counts something for the trick that the card ends: for the lead, or for winning it."""
    led = 1 - position.state.actor()
    state = cast(PiquetState, position.state).copy()
    before = totals(state.marked, 2)
    state.apply(play(card_of(about)))
    after = totals(state.marked, 2)
    # The lead has been counted already: nothing in these rules leads for nothing.
    counts = {led} | {seat for seat in (0, 1) if after[seat] > before[seat]}
    return right_alone(whose(*counts) if len(counts) == 1 else BOTH, MINE, THEIRS, BOTH)


def _anywhere(generator: random.Random) -> Beginning:
    """Return a standing before a deal, of which about half end the match to a hundred."""
    own, other = (_AT_LEAST + int((_BEFORE_ARRIVING - _AT_LEAST) * generator.random()) for _ in range(2))
    return Beginning((own, other), _DEALS_BEFORE)


def _cards(observation: PiquetObservation) -> list[Card]:
    return list(playable_of(observation.hand, observation.trick, bool(observation.plays), observation.lead_suit))


def _declares(position: Occasion) -> bool:
    """Return whether the solver is elder and about to declare."""
    if position.over or position.state.actor() != SOLVER:
        return False
    return _seen(position).phase is Phase.POINT


def _declared(position: Occasion, seat: int) -> dict[int, tuple[Item, ...]]:
    rules, hand = _rules(position), mask_of(_seen(position, seat).hand)
    return {kind: whole(kind, hand, rules.smallest_point, rules.least_pips) for kind in KINDS}


def _items(position: Occasion) -> list[Item]:
    return [item for items in _declared(position, SOLVER).values() for item in items]


def _told(item: Item) -> str:
    """Return an item in the words of elder: ``5H 48`` for a point with its pips, ``4KH`` for a sequence, ``3K-S`` for a
    set.
    """
    text = format_item(item)
    return f"{text} {item.rank}" if item.kind == KINDS[0] else text


def makers() -> Mapping[str, Maker]:
    """Return the kinds of puzzles by their codes."""
    return {
        "discard": Maker(_PLAIN, Asks.MOVE, ask_discard, value_discard, 2.0, _DEALS, seeds=_SEEDS),
        "hand": Maker(_PLAIN, Asks.NUMBER, ask_hand, value_hand, 0.0),
        "good": Maker(_PLAIN, Asks.WORD, ask_good, value_good, 1.0),
        "lead": Maker(_PLAIN, Asks.MOVE, ask_lead, value_lead, 0.6, _LEADS, played_by="counter", seeds=(1, 2)),
        "trick": Maker(_PLAIN, Asks.MOVE, ask_trick, value_trick, 2.0, counted_out=count_tricks_out),
        "sink": Maker(_PLAIN, Asks.MOVE, ask_sink, value_sink, SINK_GAP, SINK_DEALS),
        "leads": Maker(_PLAIN, Asks.WORD, partial(ask_follower, playable=_answering, lay=play), value_leads, 1.0),
        "counts": Maker(
            _PLAIN, Asks.WORD, partial(ask_follower, playable=_answering, lay=play), value_trick_points, 1.0
        ),
        "deals": next_deal_maker(("piquet.points",), _anywhere, _TARGET),
        "hand36": Maker((OF_OLD,), Asks.NUMBER, ask_hand, value_hand, 0.0),
        "trick36": Maker((OF_OLD,), Asks.MOVE, ask_trick, value_trick, 2.0, counted_out=count_tricks_out),
        **dict(line_makers()),
    }
