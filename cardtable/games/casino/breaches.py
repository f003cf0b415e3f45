"""The faults that players can commit at a table with irregularities: a capture whose sum is wrong by one, and, in games
where cards must capture, a card that has not captured. No source names a penalty.

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
    """Return the values one below and one above those that ``card`` captures. The list is empty for cards that only
    pair and for a joker, which counts as its player says.
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
    """Yield the loose cards, as counts, of each capture with ``card`` that is wrong by one."""
    for value in near_values(rules, card):
        yield from rules.capture_vectors(layout.classes, (value,))


class WrongCapture(Fault[CasinoPosition]):
    """The fault that the last capture does not have the value of its card. The captured cards go back, and the played
    card is laid down.
    """

    def conceivable(self, position: CasinoPosition, against: int) -> bool:
        if position.dispute is None:
            return False
        seat, play = position.plays[-1]
        # The value of a captured build is visible to all, so such a capture cannot be wrong.
        return seat == against and bool(play.taken) and not play.builds

    def committed(self, position: CasinoPosition, against: int) -> bool:
        return not is_right(position.rules, position.plays[-1][1])

    def punish(self, position: CasinoPosition, against: int, tell: Tell | None) -> None:
        make_good(position, tell)


class MissedCapture(Fault[CasinoPosition]):
    """The fault that the last card has not captured as it must. It captures now; of several captures it makes the one
    with the most points.
    """

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
    """Return the loose cards that lay on the table before the last card was played."""
    play = position.plays[-1][1]
    table = [*position.table, *play.taken]
    if not play.taken:
        table.remove(play.card)
    return table


def can_be_disputed(rules: CasinoRules, play: Play) -> bool:
    """Whether others can object to ``play``: to a capture, and where a card must capture to any."""
    return rules.irregularities and (play.captures or rules.must_capture)


def slips(rules: CasinoRules, card: Card, layout: Layout) -> Iterator[Vector]:
    """Yield the loose cards, as counts, of each wrong play with ``card``; a vector of zeros stands
    for laying it down.
    """
    yield from miscounted_vectors(rules, card, layout)
    due = owed(rules, card, layout)
    if due:
        yield (0,) * len(layout.classes)
        for use in rules.uses(rules.hand_values[card]):
            yield from (one for one in rules.without_duties.capture_vectors(layout.classes, use) if one not in due)


def objections_of(position: CasinoPosition) -> list[Play]:
    """Return the objections that the player to move can make: those to the last play, unless it was made by the own
    side.
    """
    rules = position.rules
    if position.dispute is None or position.turn < 0:
        return []
    seat = position.plays[-1][0]
    others = [seat] if rules.side_of[seat] != rules.side_of[position.turn] else []
    return [objection(*one) for one in possible_objections(position, FAULTS, position.turn, others)]


def disputed(position: CasinoPosition) -> Dispute:
    """Return the parts of ``position`` that are needed to take back the next play after an objection."""
    return Dispute(
        position.last_capturer,
        len(position.marked),
        tuple(position.builds),
        tuple(map(tuple, position.markers)),
    )


def make_good(position: CasinoPosition, tell: Tell | None) -> None:
    """Correct the last play: its card makes the capture that it must make, of several the one with the most points, or
    is laid down if there is none.
    """
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
    """Take back the last capture with everything marked for it; its card lies on the table then."""
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
    """Put the markers of a side in the order that people see after the markers ``gone`` were taken away: of two equal
    cards, the first is seen to leave. Tell which cards are turned over for that.
    """
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
    """Move ``cards`` back to the zone ``to`` from the pile of a side, or from its marking pile if they are ``marked``;
    return them in the order in which that is told.
    """
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
    """Tell that markers turned over by the capture, as for huts that it balanced, are turned back."""
    for index in range(number):
        was = before.markers[side][index].face_up
        if tell and position.markers[side][index].face_up != was:
            tell(CardTurned(marks(side), index, was))


def _label(one: Build, tell: Tell | None) -> None:
    if tell:
        tell(ZoneLabelled(build(one.number), parameters(value=one.value, builder=one.builder, groups=one.groups)))
