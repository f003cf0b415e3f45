"""What somebody who does not see the table asks it for, in sentences: the hand, what lies where, how the partie stands,
what can be done.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.cards import HIDDEN, Card
from cardtable.core.shapes import CardWithTargets, SomeCards
from cardtable.core.state import Action, LegalActions, WithOptions
from cardtable.core.view import SeatView
from cardtable.core.zones import STOCK, TABLE, TRICK, TURNED, Zone, hand
from cardtable.words.cards import card_name, joined, one_of
from cardtable.words.family import FamilyWords, Labels
from cardtable.words.mark import translate

_FIRST = (TABLE, TRICK, TURNED, STOCK)
"""What is read before all else; builds lie on the table, too."""
_BUILD = "build"
MOST_MOVES = 8
"""Moves that are read one by one; of more, only the cards."""


def hand_read(cards: Sequence[Card]) -> str:
    """The cards of the own hand, in the order in which they lie there."""
    if not cards:
        return translate("Reading", "Your hand is empty.")
    named = joined([card_name(card) for card in cards])
    return translate("Reading", "In your hand %n cards: {cards}.", None, len(cards)).format(cards=named)


def table_read(view: SeatView, words: FamilyWords, names: Sequence[str], parties: Sequence[str]) -> str:
    """Everything that lies on the table but the view's own hand, place by place: open cards by name, hidden ones by
    number.
    """
    told = []
    for zone in sorted(view.zones, key=_place):
        placed = view.cards(zone)
        if zone == hand(view.seat) or not placed:
            continue
        place = words.zone(zone, names, parties, dict(view.labels.get(zone, ())))
        seen = [card_name(one.card) for one in placed if one.face_up and one.card != HIDDEN]
        hidden = len(placed) - len(seen)
        if seen:
            told.append(translate("Reading", "{place}: {cards}.").format(place=place, cards=joined(seen)))
        if hidden:
            told.append(translate("Reading", "{place}: %n cards, face down.", None, hidden).format(place=place))
    return " ".join(told) or translate("Reading", "Nothing lies on the table.")


def _place(zone: Zone) -> tuple[int, str, int]:
    known = _FIRST.index(zone) if zone in _FIRST else len(_FIRST)
    return (_FIRST.index(TABLE) if zone.name == _BUILD else known, zone.name, zone.owner)


def standing_read(points: Sequence[int], parties: Sequence[str], situation: str, turn: str) -> str:
    """Whose ``turn`` it is, the ``points`` of the ``parties``, and the ``situation``."""
    score = [
        translate("Reading", "{party}: %n points", None, count).format(party=party)
        for party, count in zip(parties, points, strict=True)
    ]
    sentences = (turn, "; ".join(score), situation)
    return " ".join(f"{sentence}." for sentence in sentences if sentence)


def choices_read(legal: LegalActions, words: FamilyWords, labels: Labels, names: Sequence[str]) -> str:
    """What can be done: what can be said, which cards can be played, what they take."""
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
            told.append(translate("Reading", "There are %n ways of capturing.", None, len(taking)))
    elif not isinstance(shape, SomeCards):
        said = legal.representatives()
    if said:
        told.append(translate("Reading", "You can say: {options}.").format(options=_said(said, words)))
    return " ".join(told)


def _some(shape: SomeCards) -> str:
    if shape.minimum == shape.maximum:
        return translate("Reading", "Choose %n cards with Space, then press Return.", None, shape.minimum)
    text = translate("Reading", "Choose {least} to {most} cards with Space, then press Return.")
    return text.format(least=shape.minimum, most=shape.maximum)


def _said(actions: Sequence[Action], words: FamilyWords) -> str:
    """The labels of buttons without the marks of their letters; ``&&`` is a sign that is meant."""
    plain = [words.label(action).replace("&&", "\0").replace("&", "").replace("\0", "&") for action in actions]
    return one_of([translate("Reading", "“{label}”").format(label=label) for label in plain])
