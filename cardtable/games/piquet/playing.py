"""Playing the tricks, asking about a point, claiming and giving up the rest.

Source: "Das Bedienen", "Das Zählen".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardtable.core.cards import Card, suit_of
from cardtable.core.events import EVERYBODY, Announced, CardsMoved
from cardtable.core.scores import parameters
from cardtable.core.zones import TRICK, hand, tricks
from cardtable.games.piquet.actions import Do, PiquetAction
from cardtable.games.piquet.combinations import Kind, item_mask
from cardtable.games.piquet.counting import Tell, check_pique, mark
from cardtable.games.piquet.declaring import count_all, count_items, holders, may_count, resolved
from cardtable.games.piquet.exchanging import look_at_rest
from cardtable.games.piquet.phases import STANDS, Answer, Phase
from cardtable.games.piquet.ranking import mask_of, takes
from cardtable.games.piquet.rules import Table

if TYPE_CHECKING:
    from cardtable.games.piquet.state import PiquetState

_ALL = (EVERYBODY,)


class AllPlayed(Exception):
    """There is nothing left to play."""


def playable(state: PiquetState) -> list[Card]:
    """The cards that the player whose turn it is can play, in ascending order."""
    return playable_of(state.hands[state.turn], state.trick, bool(state.plays), state.lead_suit)


def playable_of(hand: Sequence[Card], trick: Sequence[Card], begun: bool, lead_suit: int) -> list[Card]:
    """The cards of ``hand`` that can be played to ``trick``, in ascending order. ``lead_suit`` binds the first lead, as
    long as the play has not ``begun``."""
    cards = sorted(hand)
    suit = suit_of(trick[0]) if trick else -1 if begun else lead_suit
    return [card for card in cards if suit_of(card) == suit] or cards


def do_play(state: PiquetState, action: PiquetAction, tell: Tell | None) -> None:
    """Do an action of the phases in which tricks are played. Raises ``AllPlayed`` after the last trick."""
    seat = state.turn
    match action.do:
        case Do.CARD:
            _play(state, seat, action.cards[0], tell)
        case Do.LOOK:
            state.lead_suit = action.number
            if tell:
                tell(Announced(seat, "will_lead", parameters(suit=action.number)))
            look_at_rest(state, seat, (0, 1), tell)
        case Do.ASK:
            _ask(state, seat, tell)
        case Do.CLAIM:
            cards = state.claimed[seat] = tuple(state.hands[seat])
            if tell:
                tell(Announced(seat, "claims", parameters(tricks=len(cards))))
                tell(CardsMoved(hand(seat), hand(seat), cards, _ALL, True, "laid_open"))
            state.phase, state.turn = Phase.CLAIMED, state.other(seat)
        case Do.ACCEPT:
            if tell:
                tell(Announced(seat, "accepts"))
            _award(state, state.other(seat), tell)
        case Do.ONE_MORE:
            state.phase, state.turn = Phase.PLAY, state.other(seat)
            state.proving = state.turn
            if tell:
                tell(Announced(seat, "one_more"))
        case Do.GIVE_UP:
            if tell:
                tell(Announced(seat, "gives_up", parameters(tricks=len(state.hands[seat]))))
            _award(state, state.other(seat), tell)


def do_count(state: PiquetState, action: PiquetAction, tell: Tell | None) -> None:
    """A player counts his declarations; then he plays to the first trick."""
    count_items(state, state.turn, resolved(state, state.turn, action), tell)
    state.phase = Phase.PLAY


def _play(state: PiquetState, seat: int, card: Card, tell: Tell | None) -> None:
    leads = not state.trick
    suit = suit_of(card)
    if tell and leads and state.plays and suit != suit_of(state.plays[-len(state.players)][1]):
        tell(Announced(seat, "suit", parameters(suit=suit)))
    state.hands[seat].remove(card)
    state.trick.append(card)
    state.plays.append((seat, card))
    if tell:
        tell(CardsMoved(hand(seat), TRICK, (card,), _ALL, True, "played"))
    if leads:
        state.leader = seat
        mark(state, "lead", state.rules.party_of[seat], 1, tell, (card,))
        check_pique(state, tell)
    if len(state.trick) == len(state.players):
        _take_trick(state, tell)
    else:
        state.turn = state.after(seat)
        _count_first(state, tell)


def _count_first(state: PiquetState, tell: Tell | None) -> None:
    """Before his first card a player counts what he has to count."""
    seat = state.turn
    if state.done[seat]:
        return
    if not may_count(state, seat):
        count_items(state, seat, (), tell)
    elif state.automatic[seat]:
        count_all(state, seat, tell)
    else:
        state.phase = Phase.COUNT


def winner_of(state: PiquetState) -> int:
    """The seat that has the best card of the trick."""
    best, seat = state.trick[0], state.leader
    player = seat
    for card in state.trick[1:]:
        player = state.after(player)
        if takes(card, best):
            best, seat = card, player
    return seat


def _take_trick(state: PiquetState, tell: Tell | None) -> None:
    winner = winner_of(state)
    party = state.rules.party_of[winner]
    led = party == state.rules.party_of[state.leader]
    _gather(state, party, tell)
    state.turn = state.leader = winner
    last = not state.hands[winner]
    _mark_trick(state, party, led, last, tell)
    if last:
        raise AllPlayed
    if state.proving >= 0:
        proven = state.proving == winner
        state.proving = -1
        if proven:
            _award(state, winner, tell)


def _gather(state: PiquetState, party: int, tell: Tell | None) -> None:
    cards = tuple(state.trick)
    state.trick.clear()
    state.won[party] += cards
    state.tricks[party] += 1
    if tell and cards:
        tell(CardsMoved(TRICK, tricks(party), cards, _ALL, False, "trick"))


def _mark_trick(state: PiquetState, party: int, led: bool, last: bool, tell: Tell | None) -> None:
    """Mark a trick for the party that has taken it; ``led`` if it has counted 1 for the lead already."""
    points = (state.rules.last_trick if last else 1) - led
    if points:
        mark(state, "last_trick" if last else "trick", party, points, tell)
        check_pique(state, tell)


def _award(state: PiquetState, seat: int, tell: Tell | None) -> None:
    """The rest of the tricks belong to ``seat``, as if he led to each of them. Whoever has not played yet counts his
    declarations all the same, after elder's first lead if she is the one who leads."""
    party = state.rules.party_of[seat]
    remaining = len(state.hands[state.other(seat)])
    led = bool(state.trick)
    if seat != state.elder:
        _count_all_at_once(state, tell)
    for left in range(remaining, 0, -1):
        if not led:
            mark(state, "lead", party, 1, tell)
            _count_all_at_once(state, tell)
            check_pique(state, tell)
        _gather(state, party, tell)
        _mark_trick(state, party, True, left == 1, tell)
        led = False
    raise AllPlayed


def _count_all_at_once(state: PiquetState, tell: Tell | None) -> None:
    for seat in state.players:
        if not state.done[seat]:
            count_all(state, seat, tell)


def can_look(state: PiquetState) -> bool:
    """Whether elder, about to lead, can still look at what the dealer left."""
    return state.rules.table is Table.TWO and not state.plays and state.lead_suit < 0 and any(state.talon)


def asked_about(state: PiquetState, seat: int) -> list[int]:
    """The players of whom ``seat`` can ask how many cards of their point they still hold."""
    if not state.rules.point_shown:
        return []
    point = Kind.POINT
    others = [other for other in state.players if state.rules.party_of[other] != state.rules.party_of[seat]]
    if state.right[point] == STANDS:
        return [other for other in others if other in holders(state, point)]
    return [other for other in others if state.counted[point][other]]


def can_ask(state: PiquetState) -> bool:
    """Whether the player whose turn it is can ask, which goes once a trick."""
    seat = state.turn
    trick = len(state.plays) // len(state.players)
    asked = {answer.plays // len(state.players) for answer in state.answers if answer.asker == seat}
    return trick not in asked and bool(asked_about(state, seat))


def _ask(state: PiquetState, seat: int, tell: Tell | None) -> None:
    if tell:
        tell(Announced(seat, "asks"))
    for other in asked_about(state, seat):
        held = held_of_point(state, other)
        state.answers.append(Answer(len(state.plays), seat, other, held))
        if tell:
            tell(Announced(other, "still_holds", parameters(cards=held)))


def held_of_point(state: PiquetState, seat: int) -> int:
    """How many cards of the point that he declared a player still holds."""
    played = [card for player, card in state.plays if player == seat]
    cards = mask_of(state.hands[seat])
    point = item_mask(state.listed_point(seat), cards | mask_of(played))
    return (point & cards).bit_count()


def can_claim(state: PiquetState) -> bool:
    """Whether the player whose turn it is can claim the rest."""
    seat = state.turn
    return (
        state.rules.table is Table.TWO
        and not state.trick
        and state.proving < 0
        and not state.claimed[seat]
        and len(state.hands[seat]) > 1
    )


def can_give_up(state: PiquetState) -> bool:
    """Whether the player whose turn it is can give up the rest."""
    return state.rules.table is Table.TWO and state.proving < 0
