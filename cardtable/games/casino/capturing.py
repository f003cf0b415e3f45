"""Capturing: what is taken goes to its player’s pile or markers, and is marked where that is done at once."""

from __future__ import annotations

from cardtable.core.cards import Card, format_card
from cardtable.core.events import EVERYBODY, Announced, CardsMoved, Movement
from cardtable.core.machine import Tell
from cardtable.core.scores import parameters
from cardtable.core.zones import TABLE, Zone, build, marks, pile
from cardtable.games.casino.actions import Play
from cardtable.games.casino.codes import Said
from cardtable.games.casino.marking import mark_capture
from cardtable.games.casino.pieces import Marker
from cardtable.games.casino.position import CasinoPosition

_ALL = (EVERYBODY,)


def capture(position: CasinoPosition, seat: int, play: Play, tell: Tell | None) -> bool:
    """``seat`` captures with a card that lies on the table; whether that has decided the partie."""
    party, score = position.rules.party_of[seat], position.rules.score
    captured = [one for one in position.builds if one.number in play.builds]
    for card in (*play.taken, play.card):
        position.table.remove(card)
    if captured:
        position.builds = [one for one in position.builds if one not in captured]
    position.last_capturer = seat
    built = [(build(one.number), card) for one in captured for card in one.cards]
    taken = [*play.taken, *(card for _, card in built)]
    sweep = not (position.table or position.builds or (is_last_card(position) and not score.sweeps.with_last_card))
    mulles = score.mulles
    # Cards of the capture with the place they come from; the played card is the last of the loose ones.
    loose = [*((TABLE, card) for card in play.taken), (TABLE, play.card)]
    markers: list[tuple[tuple[Zone, Card], Marker]] = []
    if mulles and mulles.happens(play.card, taken):
        markers.append((loose.pop(), Marker(play.card, False, mulle=True)))
    if sweep:
        source = loose.pop() if loose else built.pop()
        markers.append((source, Marker(source[1], True, mulle=score.sweeps.is_double(play.card, taken))))
    position.piles[party] += [card for _, card in loose]
    position.piles[party] += [card for _, card in built]
    position.markers[party] += [marker for _, marker in markers]
    if tell:
        _tell_capture(position, seat, loose, built, markers, tell)
    return mark_capture(position, party, [*taken, play.card], sweep, tell)


def is_last_card(position: CasinoPosition) -> bool:
    """Whether the card that has been played from its hand was the last of the deal."""
    return position.last_round and not any(position.hands)


def _tell_capture(
    position: CasinoPosition,
    seat: int,
    loose: list[tuple[Zone, Card]],
    built: list[tuple[Zone, Card]],
    markers: list[tuple[tuple[Zone, Card], Marker]],
    tell: Tell,
) -> None:
    party, score = position.rules.party_of[seat], position.rules.score
    if loose:
        tell(CardsMoved(TABLE, pile(party), tuple(card for _, card in loose), _ALL, False, Movement.CAPTURED))
    for zone in dict.fromkeys(zone for zone, _ in built):
        cards = tuple(card for other, card in built if other == zone)
        tell(CardsMoved(zone, pile(party), cards, _ALL, False, Movement.CAPTURED))
    for (zone, card), marker in markers:
        tell(CardsMoved(zone, marks(party), (card,), _ALL, marker.face_up, Movement.MARKED))
        if marker.mulle and score.mulles:
            points = score.mulles.worths[card]
            tell(Announced(seat, Said.MULLE, parameters(card=format_card(card), value=points)))
        else:
            tell(Announced(seat, Said.DOUBLE_SWEEP if marker.mulle else score.sweeps.announced))
