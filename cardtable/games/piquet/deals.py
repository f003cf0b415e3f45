"""The hands and deals that a player of two cannot distinguish from the true one.

After the exchange they are few. Elder who has bought five cards knows seventeen; the dealer's twelve are among the
other fifteen, in 455 ways. For a dealer who has bought three there are 6,188 ways.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from cardtable.core.cards import Card
from cardtable.games.piquet.knowledge import Knowledge, seen_in_talon, unseen_cards
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.ranking import BIT, mask_of
from cardtable.games.piquet.rules import Blanche, PiquetRules


class ConsistentDeal(NamedTuple):
    """Where the cards lie that a player does not see: in the opponent's hand, in his discards, and unseen in
    the talon.
    """

    hand: tuple[Card, ...]
    discards: tuple[Card, ...]
    talon: tuple[Card, ...]


def consistent_hands(rules: PiquetRules, observation: PiquetObservation, honest: bool = True) -> Iterator[int]:
    """Yield the masks of the hands that the opponent of one of two can hold, each once.

    With ``honest``, those with which he would have said something else while declaring are left out; if he has kept
    something back, there may be none left. Before his exchange there are far too many to go through.
    """
    knowledge = Knowledge(rules, observation, observation.others[0])
    if rules.irregularities and not honest:
        # He may hold what he should have played.
        knowledge = knowledge.doubting()
    for remaining in dealt_hands(observation, knowledge):
        if knowledge.fits(knowledge.full_hand(remaining), honest):
            yield remaining


def dealt_hands(observation: PiquetObservation, knowledge: Knowledge) -> Iterator[int]:
    """Yield the masks of all hands of the right size for the opponent of one of two: with the cards that he is known to
    hold and without those that he cannot hold. Nothing else that is known is used here. Each is yielded once.
    """
    unseen = unseen_cards(knowledge.rules, observation)
    held = mask_of(card for card in unseen if card in knowledge.held)
    free = [BIT[card] for card in unseen if not BIT[card] & (held | knowledge.excluded)]
    number = observation.hand_counts[knowledge.seat] - held.bit_count()
    for chosen in combinations(free, number) if number >= 0 else ():
        yield held + sum(chosen)


def possible_discards(
    rules: PiquetRules, observation: PiquetObservation, opponent: int, rest: Sequence[Card]
) -> Iterator[tuple[Card, ...]]:
    """Yield what the opponent may have laid away out of ``rest``, the unseen cards that are not in his hand."""
    number = observation.discard_counts[opponent]
    dealt = observation.blank[opponent]
    if dealt and observation.discard_counts[opponent] and shown_before(rules, observation, opponent):
        known = tuple(card for card in rest if card in dealt)
        if len(known) == number:
            yield known
        return
    yield from combinations(rest, number)


def shown_before(rules: PiquetRules, observation: PiquetObservation, seat: int) -> bool:
    """Return whether a player showed carte blanche before laying anything away."""
    return bool(observation.blank[seat]) and rules.blanche is Blanche.BEFORE


def fill_talon(observation: PiquetObservation, unseen: tuple[Card, ...]) -> tuple[list[Card], list[Card]]:
    """Return the two packets of the talon, the unseen cards on top of the seen ones."""
    packets = []
    left = list(unseen)
    for number, seen in zip(observation.talon_counts, seen_in_talon(observation), strict=True):
        unknown = number - len(seen)
        packets.append([*left[:unknown], *seen])
        left = left[unknown:]
    return packets[0], packets[1]
