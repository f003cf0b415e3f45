"""Capturing: moves the captured cards to the pile and the markers of the side, and marks points that are marked at
once.
"""

from __future__ import annotations

from cardtable.core.cards import Card, format_card
from cardtable.core.events import EVERYBODY, Announced, CardsMoved, Movement
from cardtable.core.machine import Tell
from cardtable.core.scores import parameters
from cardtable.core.zones import TABLE, Zone, build, marks, pile
from cardtable.games.casino.actions import Play, card_laid
from cardtable.games.casino.codes import Said
from cardtable.games.casino.facts import Capture
from cardtable.games.casino.marking import mark_capture
from cardtable.games.casino.pieces import Marker
from cardtable.games.casino.position import CasinoPosition

_ALL = (EVERYBODY,)


def capture(position: CasinoPosition, seat: int, play: Play, tell: Tell | None) -> bool:
    """Make the capture of ``seat``, whose played card lies on the table; return whether it has decided the match."""
    side, score = position.rules.side_of[seat], position.rules.score
    # The played card is the last of the loose ones.
    loose = [*play.taken, play.card]
    for card in loose:
        position.table.remove(card)
    captured = [one for one in position.builds if one.number in play.builds]
    if captured:
        position.builds = [one for one in position.builds if one not in captured]
    position.last_capturer = seat
    built = [card for one in captured for card in one.cards]
    taken = [*play.taken, *built]
    sweep = not (position.table or position.builds or (is_last_card(position) and not score.sweeps.with_last_card))
    mulles = score.mulles
    # Markers with the place that their cards come from.
    markers: list[tuple[Zone, Marker]] = []
    if mulles and mulles.happens(play.card, taken):
        markers.append((TABLE, Marker(loose.pop(), False, mulle=True)))
    if sweep:
        source, card = (TABLE, loose.pop()) if loose else (build(captured[-1].number), built.pop())
        markers.append((source, Marker(card, True, mulle=score.sweeps.is_double(play.card, taken))))
    if score.marked_captures:
        made = Capture(play.card, play.taken, card_laid(position.plays[-2:-1]))
        markers += [
            (TABLE, Marker(loose.pop(), True, mulle=False, category=kind.category))
            for kind in score.marked_captures
            if kind.happens(made)
        ]
    position.piles[side] += loose
    position.piles[side] += built
    position.markers[side] += [marker for _, marker in markers]
    if tell:
        places = [(TABLE, len(loose)), *((build(one.number), len(one.cards)) for one in captured)]
        _tell_capture(position, seat, places, [*loose, *built], markers, tell)
    return mark_capture(position, side, [*taken, play.card], sweep, tell)


def is_last_card(position: CasinoPosition) -> bool:
    """Whether the card that has been played from its hand was the last of the deal."""
    return position.last_round and not any(position.hands)


def _tell_capture(
    position: CasinoPosition,
    seat: int,
    places: list[tuple[Zone, int]],
    cards: list[Card],
    markers: list[tuple[Zone, Marker]],
    tell: Tell,
) -> None:
    """Tell that ``cards`` go to the pile, so many from each of ``places`` one after the other, and then the markers."""
    side, score = position.rules.side_of[seat], position.rules.score
    for zone, number in places:
        # The last card of the last place may have become a marker.
        if moved := tuple(cards[:number]):
            tell(CardsMoved(zone, pile(side), moved, _ALL, False, Movement.CAPTURED))
        cards = cards[number:]
    for zone, marker in markers:
        tell(CardsMoved(zone, marks(side), (marker.card,), _ALL, marker.face_up, Movement.MARKED))
        if marker.mulle and score.mulles:
            points = score.mulles.worths[marker.card]
            tell(Announced(seat, Said.MULLE, parameters(card=format_card(marker.card), value=points)))
        elif marker.category:
            tell(Announced(seat, score.marked_as(marker.category)))
        else:
            tell(Announced(seat, Said.DOUBLE_SWEEP if marker.mulle else score.sweeps.announced))
