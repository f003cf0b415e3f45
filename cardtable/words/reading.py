"""Sentences that a person who cannot see the table asks for: the hand, what lies where, how the match stands, what can
be done.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardtable.core.cards import HIDDEN, Card
from cardtable.core.events import CardsMoved, CardsShown, Event, Movement
from cardtable.core.shapes import CardWithTargets, SomeCards
from cardtable.core.state import LegalActions, WithOptions
from cardtable.core.view import SeatView
from cardtable.core.zones import STOCK, TABLE, TRICK, TURNED, Zone, discards, hand
from cardtable.words.cards import card_name, joined, one_of
from cardtable.words.family import FamilyWords, Labels
from cardtable.words.figures import with_sign
from cardtable.words.mark import Sentence, off_button, translate

_FIRST = (TABLE, TRICK, TURNED, STOCK)
"""The zones that are read first, in this order; builds are read with the table."""
_BUILD = "build"
MOST_MOVES = 8
"""The most captures that are read one by one; if there are more, only their number is read."""


def hand_read(cards: Sequence[Card]) -> str:
    """Return the cards of the person's own hand, in the order in which they lie there."""
    if not cards:
        return translate("Reading", "Your hand is empty.")
    named = joined([card_name(card) for card in cards])
    return translate("Reading", "In your hand, %n cards: {cards}.", None, len(cards)).format(cards=named)


def private_read(events: Sequence[Event], seat: int) -> str:
    """Return the cards of the deal that only ``seat`` has seen besides its hand, from the ``events`` that it has seen:
    those that it took from the stock and still has, those that it saw left in the stock, and those that it has laid
    away. In most deals there are none: an empty text.
    """
    view = SeatView.fold(seat, events)
    held = {placed.card for placed in view.cards(hand(seat))}
    bought: list[Card] = []
    left: list[Card] = []
    for event in events:
        match event:
            case CardsMoved(target=target, cards=cards, reason=Movement.BOUGHT) if target == hand(seat):
                bought += (card for card in cards if card in held)
            case CardsShown(cards=cards, known_to=known_to) if known_to == (seat,):
                left += cards
    told = (
        (translate("Reading", "Cards from the exchange: {cards}."), bought),
        (translate("Reading", "Seen in the stock: {cards}."), left),
        (translate("Reading", "Discarded: {cards}."), [placed.card for placed in view.cards(discards(seat))]),
    )
    return " ".join(text.format(cards=joined([card_name(card) for card in cards])) for text, cards in told if cards)


def table_read(view: SeatView, words: FamilyWords, names: Sequence[str], sides: Sequence[str]) -> str:
    """Return everything that lies on the table except the hand of the view's seat, place by place: open cards by name,
    hidden ones by their number.
    """
    told = []
    for place, seen, hidden in _places(view, words, names, sides):
        if seen:
            told.append(translate("Reading", "{place}: {cards}.").format(place=place, cards=joined(seen)))
        if hidden:
            told.append(_hidden(place, hidden))
    return " ".join(told) or translate("Reading", "The table is empty.")


def counts_read(view: SeatView, words: FamilyWords, names: Sequence[str], sides: Sequence[str]) -> str:
    """Return how many cards lie face down in which place: stock, piles, the hands of others."""
    return " ".join(_hidden(place, hidden) for place, _, hidden in _places(view, words, names, sides) if hidden)


def _hidden(place: str, count: int) -> str:
    return translate("Reading", "{place}: %n cards, face down.", None, count).format(place=place)


def _places(
    view: SeatView, words: FamilyWords, names: Sequence[str], sides: Sequence[str]
) -> Iterator[tuple[str, list[str], int]]:
    """Yield each place of the table that has cards: its name, the open cards by name, and how many are hidden."""
    for zone in sorted(view.zones, key=_place):
        placed = view.cards(zone)
        if zone == hand(view.seat) or not placed:
            continue
        place = words.zone(zone, names, sides, dict(view.labels.get(zone, ())))
        seen = [card_name(one.card) for one in placed if one.face_up and one.card != HIDDEN]
        yield place, seen, len(placed) - len(seen)


def _place(zone: Zone) -> tuple[int, str, int]:
    known = _FIRST.index(zone) if zone in _FIRST else len(_FIRST)
    return (_FIRST.index(TABLE) if zone.name == _BUILD else known, zone.name, zone.owner)


def standing_read(points: Sequence[int], sides: Sequence[str], situation: str, turn: str) -> str:
    """Return whose ``turn`` it is, the ``points`` of the ``sides``, and the ``situation``, as sentences."""
    sentences = (turn, score_read(points, sides), situation)
    return " ".join(f"{sentence}." for sentence in sentences if sentence)


def score_read(points: Sequence[int], sides: Sequence[str]) -> str:
    """Return the points of all sides, without a full stop."""
    score = [
        Sentence(with_sign(translate("Reading", "{party}: %n points", None, abs(count)), count)).format(party=side)
        for side, count in zip(sides, points, strict=False)
    ]
    return "; ".join(score)


def deal_over_read(number: int, points: Sequence[int], sides: Sequence[str]) -> str:
    """Return that deal ``number``, counted from 0, is over, and the points after it."""
    text = translate("Reading", "Deal {number} is over. {score}.")
    return text.format(number=number + 1, score=score_read(points, sides))


def match_over_read(winners: Sequence[int], points: Sequence[int], sides: Sequence[str]) -> str:
    """Return that the match is over, the sides that have won, and the points."""
    text = translate("Reading", "The match is over. Winner: {names}. {score}.")
    if not winners:
        text = translate("Reading", "The match is over. {score}.")
    return text.format(names=joined([sides[one] for one in winners]), score=score_read(points, sides))


def choices_read(legal: LegalActions, words: FamilyWords, labels: Labels, names: Sequence[str]) -> str:
    """Return what can be done: what can be said, which cards can be played, and what they capture."""
    shape = legal.shape()
    told = []
    if isinstance(shape, SomeCards):
        told.append(_some(shape))
    said = legal.options() if isinstance(legal, WithOptions) else ()
    if isinstance(shape, CardWithTargets):
        moves = [action for action in legal.representatives() if action not in said]
        taking = [action for action in moves if legal.chosen(action)]
        playable = joined([card_name(card) for card in legal.cards()])
        told.append(translate("Reading", "You can play {cards}.").format(cards=playable))
        if 0 < len(taking) <= MOST_MOVES:
            told += [words.sentence(action, labels, names) for action in taking]
        elif taking:
            told.append(translate("Reading", "There are %n ways to capture.", None, len(taking)))
    elif not isinstance(shape, SomeCards):
        said = legal.representatives()
    if said:
        told.append(options_read([words.label(action) for action in said]))
    return " ".join(told)


def _some(shape: SomeCards) -> str:
    if shape.minimum == shape.maximum:
        return translate("Reading", "Choose %n cards with Space, then press Return.", None, shape.minimum)
    text = translate("Reading", "Choose {least} to {most} cards with Space, then press Return.")
    return text.format(least=shape.minimum, most=shape.maximum)


def options_read(labels: Sequence[str]) -> str:
    """Return what can be said or done, from the labels of buttons. An ampersand marks the letter of a key and is left
    out; ``&&`` stands for a real ampersand.
    """
    quoted = [translate("Reading", "“{label}”").format(label=off_button(label)) for label in labels]
    return translate("Reading", "You can say: {options}.").format(options=one_of(quoted))
