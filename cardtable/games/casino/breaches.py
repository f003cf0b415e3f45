"""The faults of Casino that a table with irregularities lets people commit: a capture that is one out, and where a card
must capture one that has not. No source names a penalty.

RULES.md, C126, C131 to C134, C150, C151.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cardtable.core.cards import JOKER, Card
from cardtable.core.events import EVERYBODY, CardsMoved, CardTurned, Movement, PointsMarked, ZoneLabelled
from cardtable.core.machine import Tell
from cardtable.core.objections import Fault, possible_objections
from cardtable.core.scores import parameters
from cardtable.core.zones import TABLE, Zone, build, marks, pile
from cardtable.games.casino.actions import Play, objection
from cardtable.games.casino.captures import PAIRS, Vector
from cardtable.games.casino.capturing import capture
from cardtable.games.casino.codes import FaultCode
from cardtable.games.casino.duties import dearest, neglects, owed
from cardtable.games.casino.layout import Layout
from cardtable.games.casino.pieces import Build, Dispute, Marker
from cardtable.games.casino.position import CasinoPosition
from cardtable.games.casino.rules import CasinoRules


def near_values(rules: CasinoRules, card: Card) -> list[int]:
    """One less and one more than ``card`` captures; nothing for cards that only pair, nor for a joker, which
    is whatever its player calls it.
    """
    if card == JOKER:
        return []
    values = [value for value in rules.hand_values[card] if value < PAIRS]
    return sorted({near for value in values for near in (value - 1, value + 1) if near > 0})


def is_miscounted(rules: CasinoRules, play: Play) -> bool:
    """Whether a capture of loose cards that does not make its card's value makes one less or one more."""
    if play.builds or not play.taken:
        return False
    loose = [rules.table_values[card] for card in play.taken]
    return any(rules.captures(loose, (value,)) for value in near_values(rules, play.card))


def is_right(rules: CasinoRules, play: Play) -> bool:
    """Whether a capture of loose cards makes the value of its card."""
    loose = [rules.table_values[card] for card in play.taken]
    return any(rules.captures(loose, use) for use in rules.uses(rules.hand_values[play.card]))


def miscounted_vectors(rules: CasinoRules, card: Card, layout: Layout) -> Iterator[Vector]:
    """The loose cards by count that a capture with ``card`` could take by being one out."""
    for value in near_values(rules, card):
        yield from rules.capture_vectors(layout.classes, (value,))


class WrongCapture(Fault[CasinoPosition]):
    """The last capture does not make the value of its card: it goes back, and its card is laid down."""

    def conceivable(self, position: CasinoPosition, against: int) -> bool:
        if position.dispute is None:
            return False
        seat, play = position.plays[-1]
        # Of a build that goes with it everybody can see the value.
        return seat == against and bool(play.taken) and not play.builds

    def committed(self, position: CasinoPosition, against: int) -> bool:
        return not is_right(position.rules, position.plays[-1][1])

    def punish(self, position: CasinoPosition, against: int, tell: Tell | None) -> None:
        make_good(position, tell)


class MissedCapture(Fault[CasinoPosition]):
    """The last card has not taken what it must: it takes it now, and of several captures the dearest."""

    def conceivable(self, position: CasinoPosition, against: int) -> bool:
        if position.dispute is None or not position.rules.must_capture:
            return False
        seat, play = position.plays[-1]
        return seat == against and len(_before(position)) > len(play.taken)

    def committed(self, position: CasinoPosition, against: int) -> bool:
        return neglects(position.rules, position.plays[-1][1], _before(position))

    def punish(self, position: CasinoPosition, against: int, tell: Tell | None) -> None:
        make_good(position, tell)


FAULTS: Mapping[str, Fault[CasinoPosition]] = {
    FaultCode.WRONG_CAPTURE: WrongCapture(),
    FaultCode.MISSED_CAPTURE: MissedCapture(),
}


def _before(position: CasinoPosition) -> list[Card]:
    """The loose cards to which the last card was played."""
    play = position.plays[-1][1]
    table = [*position.table, *play.taken]
    if not play.taken:
        table.remove(play.card)
    return table


def can_be_disputed(rules: CasinoRules, play: Play) -> bool:
    """Whether others can object to ``play``: to a capture, and where a card must capture to any."""
    return rules.irregularities and (play.captures or rules.must_capture)


def slips(rules: CasinoRules, card: Card, layout: Layout) -> Iterator[Vector]:
    """The loose cards by count that somebody who errs takes with ``card``, the empty vector for laying it down."""
    yield from miscounted_vectors(rules, card, layout)
    due = owed(rules, card, layout)
    if due:
        yield (0,) * len(layout.classes)
        for use in rules.uses(rules.hand_values[card]):
            yield from (one for one in rules.without_duties.capture_vectors(layout.classes, use) if one not in due)


def objections_of(position: CasinoPosition) -> list[Play]:
    """What whoever is to play can object to: the capture before him, if it was not one of his own side."""
    rules = position.rules
    if position.dispute is None or position.turn < 0:
        return []
    seat = position.plays[-1][0]
    others = [seat] if rules.side_of[seat] != rules.side_of[position.turn] else []
    return [objection(*one) for one in possible_objections(position, FAULTS, position.turn, others)]


def disputed(position: CasinoPosition) -> Dispute:
    """What there is before a play that can be objected to."""
    return Dispute(
        position.last_capturer,
        len(position.marked),
        tuple(position.builds),
        tuple(map(tuple, position.markers)),
    )


def make_good(position: CasinoPosition, tell: Tell | None) -> None:
    """The last card is played as it must be: it takes what it must, the dearest capture of several, or is laid down."""
    seat, play = position.plays[-1]
    if play.captures:
        put_back(position, tell)
    position.dispute = None
    table = position.table[:]
    table.remove(play.card)
    if taken := dearest(position.rules, play.card, table):
        position.plays[-1] = (seat, Play(play.card, taken))
        capture(position, seat, position.plays[-1][1], tell)


def put_back(position: CasinoPosition, tell: Tell | None) -> None:
    """The last capture is undone, with all that was marked for it; its card lies on the table."""
    before = position.dispute
    assert before is not None
    seat, play = position.plays[-1]
    side = position.rules.side_of[seat]
    for other, markers in enumerate(before.markers):
        _turn_back(position, other, len(markers), before, tell)
    new = position.markers[side][len(before.markers[side]) :]
    marked = [marker.card for marker in new]
    position.markers = [list(markers) for markers in before.markers]
    for line in position.marked[before.marks :]:
        if tell:
            tell(PointsMarked(line._replace(points=-line.points, params=parameters(withdrawn=1))))
    del position.marked[before.marks :]
    position.last_capturer = before.capturer
    loose = [*play.taken, play.card]
    for one in before.builds:
        if one.number in play.builds:
            _return(position, side, one.cards, marked, build(one.number), tell)
            _label(one, tell)
    position.builds = list(before.builds)
    position.table += _return(position, side, loose, marked, TABLE, tell)
    _keep_in_order(position, side, new, tell)
    position.plays[-1] = (seat, Play(play.card))
    position.dispute = None


def _keep_in_order(position: CasinoPosition, side: int, gone: Sequence[Marker], tell: Tell | None) -> None:
    """Of two cards that look alike in a marking pile everybody sees the first one go."""
    kept = position.markers[side]
    lying = [*kept, *gone]
    for marker in gone:
        del lying[[one.card for one in lying].index(marker.card)]
    position.markers[side] = []
    for index, marker in enumerate(lying):
        same = kept.pop([one.card for one in kept].index(marker.card))
        position.markers[side].append(same)
        if tell and same.face_up != marker.face_up:
            tell(CardTurned(marks(side), index, same.face_up))


def _return(
    position: CasinoPosition,
    side: int,
    cards: Sequence[Card],
    marked: list[Card],
    to: Zone,
    tell: Tell | None,
) -> list[Card]:
    """``cards`` go back from the pile, or from the marking pile where they are ``marked``; in the order told."""
    from_pile, in_marks = [], []
    for card in cards:
        if card in marked:
            marked.remove(card)
            in_marks.append(card)
        else:
            position.piles[side].remove(card)
            from_pile.append(card)
    if tell:
        for zone, moved in ((pile(side), from_pile), (marks(side), in_marks)):
            if moved:
                tell(CardsMoved(zone, to, tuple(moved), (EVERYBODY,), True, Movement.TAKEN_BACK))
    return [*from_pile, *in_marks]


def _turn_back(position: CasinoPosition, side: int, number: int, before: Dispute, tell: Tell | None) -> None:
    """Huts that the capture has balanced stand again."""
    for index in range(number):
        was = before.markers[side][index].face_up
        if tell and position.markers[side][index].face_up != was:
            tell(CardTurned(marks(side), index, was))


def _label(one: Build, tell: Tell | None) -> None:
    if tell:
        tell(ZoneLabelled(build(one.number), parameters(value=one.value, builder=one.builder, groups=one.groups)))
