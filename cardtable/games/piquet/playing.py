"""The decisions while tricks are played: counting, playing, looking, asking, claiming and giving up the rest.

Source: "Das Bedienen", "Das Zählen".
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator, Sequence

from cardtable.core.cards import SUIT_LETTERS, Card, format_card, suit_of
from cardtable.core.chance import one_of
from cardtable.core.errors import IllegalAction
from cardtable.core.events import EVERYBODY, Announced, CardsMoved, Movement
from cardtable.core.machine import Tell
from cardtable.core.scores import parameters
from cardtable.core.shapes import CardWithTargets, Shape
from cardtable.core.zones import hand
from cardtable.games.piquet.actions import (
    ACCEPT,
    ASK,
    CLAIM,
    CORRECT,
    GIVE_UP,
    MIX,
    NAME,
    ONE_MORE,
    SIXTY,
    Do,
    PiquetAction,
    count,
    look,
    play,
)
from cardtable.games.piquet.breaches import can_mix, mix, objections
from cardtable.games.piquet.codes import Said
from cardtable.games.piquet.combinations import Kind, best_first, item_mask
from cardtable.games.piquet.counting import End, withdraw
from cardtable.games.piquet.declaring import begin_play
from cardtable.games.piquet.exchanging import look_at_rest
from cardtable.games.piquet.phase_object import PiquetPhase, others_first_best
from cardtable.games.piquet.phases import STANDS, CountAnswer, Jump, Phase
from cardtable.games.piquet.position import PiquetPosition
from cardtable.games.piquet.ranking import mask_of
from cardtable.games.piquet.reviewing import check_objection, object_to
from cardtable.games.piquet.rights import can_count, count_choices, count_items, count_lists, may_count, to_count
from cardtable.games.piquet.rules import Table
from cardtable.games.piquet.statements import holders, resolved
from cardtable.games.piquet.tricks import award, fitting_of, play_card, playable, to_play

_ALL = (EVERYBODY,)


class Counting(PiquetPhase):
    """The phase in which a player counts his declarations; then he plays to the first trick."""

    does = frozenset({Do.COUNT})

    def actors(self, position: PiquetPosition) -> Collection[int]:
        return (to_play(position) if position.plays else position.dealer,)

    def listed(self, position: PiquetPosition) -> list[PiquetAction]:
        return [count(items) for items in count_choices(position, position.turn)]

    def representatives(
        self, position: PiquetPosition, every: Callable[[], Sequence[PiquetAction]]
    ) -> Sequence[PiquetAction]:
        return [count(items) for items in count_lists(position, position.turn)]

    def random_action(
        self, position: PiquetPosition, generator: random.Random, some: Callable[[], Sequence[PiquetAction]]
    ) -> PiquetAction:
        must, may = to_count(position, position.turn)
        return count(best_first([*must, *(item for item in may if generator.random() < 0.5)]))

    def options(self, position: PiquetPosition, every: Callable[[], Sequence[PiquetAction]]) -> Sequence[PiquetAction]:
        return others_first_best(every(), self.representatives(position, every))

    def check_action(self, position: PiquetPosition, action: PiquetAction) -> None:
        items = resolved(position, position.turn, action)
        if action != count(items) or not can_count(position, position.turn, items):
            raise IllegalAction("cannot_count")

    def do(self, position: PiquetPosition, action: PiquetAction, tell: Tell | None) -> End | None:
        end = count_items(position, position.turn, resolved(position, position.turn, action), tell)
        if position.plays:
            position.phase = Phase.PLAY
        else:
            begin_play(position)
        return end


class Playing(PiquetPhase):
    """The phase in which a player plays a card, or does one of the other things that are possible at his turn."""

    does = frozenset({Do.CARD, Do.LOOK, Do.ASK, Do.CLAIM, Do.GIVE_UP, Do.SIXTY, Do.NAME, Do.OBJECT, Do.CORRECT, Do.MIX})

    def actors(self, position: PiquetPosition) -> Collection[int]:
        return (to_play(position),)

    def listed(self, position: PiquetPosition) -> Iterator[PiquetAction]:
        yield from map(play, playable(position))
        yield from self._besides(position)

    def random_action(
        self, position: PiquetPosition, generator: random.Random, some: Callable[[], Sequence[PiquetAction]]
    ) -> PiquetAction:
        if position.rules.irregularities or (not position.plays and can_look(position)):
            return one_of(some(), generator)
        hand = position.hands[position.turn]
        return play(one_of(fitting_of(hand, position.trick, bool(position.plays), position.lead_suit), generator))

    def options(self, position: PiquetPosition, every: Callable[[], Sequence[PiquetAction]]) -> Sequence[PiquetAction]:
        return self._besides(position)

    def _besides(self, position: PiquetPosition) -> list[PiquetAction]:
        suits = sorted({suit_of(card) for card in playable(position)}) if can_look(position) else []
        possible = {ASK: can_ask(position), CLAIM: can_claim(position), GIVE_UP: can_give_up(position)}
        possible |= {SIXTY: can_announce_sixty(position), NAME: can_name(position), CORRECT: can_recount(position)}
        possible[MIX] = can_mix(position)
        return [*map(look, suits), *(action for action, can in possible.items() if can), *objections(position)]

    def shape(self, position: PiquetPosition) -> Shape:
        return CardWithTargets(hand(position.turn))

    def cards(self, position: PiquetPosition) -> Collection[Card]:
        return playable(position)

    def check_action(self, position: PiquetPosition, action: PiquetAction) -> None:
        match action.do:
            case Do.CARD:
                _check_card(position, action.cards[0])
            case Do.LOOK if not can_look(position):
                raise IllegalAction("nothing_to_look_at")
            case Do.LOOK:
                if all(suit_of(card) != action.number for card in position.hands[position.turn]):
                    raise IllegalAction("no_card_of_suit", suit=SUIT_LETTERS[action.number])
            case Do.ASK if not can_ask(position):
                raise IllegalAction("nothing_to_ask")
            case Do.CLAIM if not can_claim(position):
                raise IllegalAction("cannot_claim")
            case Do.GIVE_UP if not can_give_up(position):
                raise IllegalAction("cannot_give_up")
            case Do.OBJECT:
                check_objection(position, action)
            case Do.NAME if not can_name(position):
                raise IllegalAction("not_now", action=str(action), phase=position.phase.value)
            case Do.MIX if not can_mix(position):
                raise IllegalAction("not_now", action=str(action), phase=position.phase.value)
            case Do.CORRECT if not can_recount(position):
                raise IllegalAction("not_now", action=str(action), phase=position.phase.value)
            case Do.SIXTY if not can_announce_sixty(position):
                raise IllegalAction("not_now", action=str(action), phase=position.phase.value)

    def do(self, position: PiquetPosition, action: PiquetAction, tell: Tell | None) -> End | None:
        seat = position.turn
        if action.cards:
            # Nothing else that can be done now has any.
            return play_card(position, seat, action.cards[0], tell)
        match action.do:
            case Do.LOOK:
                position.lead_suit = action.number
                if tell:
                    tell(Announced(seat, Said.WILL_LEAD, parameters(suit=action.number)))
                look_at_rest(position, seat, (0, 1), tell)
            case Do.ASK:
                _ask(position, seat, tell)
            case Do.SIXTY:
                position.sixty = len(position.plays)
                if tell:
                    tell(Announced(seat, Said.SIXTY))
            case Do.NAME:
                position.naming = len(position.plays)
            case Do.CORRECT:
                _recount(position, seat, tell)
            case Do.MIX:
                mix(position, seat, tell)
            case Do.OBJECT:
                return object_to(position, action, tell)
            case Do.CLAIM:
                _claim(position, seat, tell)
            case Do.GIVE_UP:
                if tell:
                    tell(Announced(seat, Said.GIVES_UP, parameters(tricks=len(position.hands[seat]))))
                return award(position, position.opponents(seat)[0], tell)
        return None


class Claimed(PiquetPhase):
    """The phase after the leader has claimed the rest of the tricks; each opponent answers."""

    does = frozenset({Do.ACCEPT, Do.ONE_MORE})

    def actors(self, position: PiquetPosition) -> Collection[int]:
        return position.opponents(position.leader)

    def listed(self, position: PiquetPosition) -> Collection[PiquetAction]:
        return [ACCEPT, ONE_MORE]

    def do(self, position: PiquetPosition, action: PiquetAction, tell: Tell | None) -> End | None:
        seat = position.turn
        if tell:
            tell(Announced(seat, Said.ACCEPTS if action.do is Do.ACCEPT else Said.ONE_MORE))
        asked = position.opponents(position.leader)
        if action.do is Do.ACCEPT and seat == asked[-1]:
            return award(position, position.leader, tell)
        if action.do is Do.ACCEPT:
            position.turn = asked[asked.index(seat) + 1]
        else:
            position.phase, position.turn = Phase.PLAY, position.leader
            position.proving = position.turn
        return None


def _check_card(position: PiquetPosition, card: Card) -> None:
    if card not in position.hands[position.turn]:
        raise IllegalAction("not_in_hand", card=format_card(card))
    if card not in playable(position):
        if position.trick:
            raise IllegalAction("must_follow_suit", suit=SUIT_LETTERS[suit_of(position.trick[0])])
        raise IllegalAction("must_lead_named_suit", suit=SUIT_LETTERS[position.lead_suit])


def _claim(position: PiquetPosition, seat: int, tell: Tell | None) -> None:
    cards = position.claimed[seat] = tuple(position.hands[seat])
    if tell:
        tell(Announced(seat, Said.CLAIMS, parameters(tricks=len(cards))))
        tell(CardsMoved(hand(seat), hand(seat), cards, _ALL, True, Movement.LAID_OPEN))
    position.phase, position.turn = Phase.CLAIMED, position.opponents(seat)[0]


def can_look(position: PiquetPosition) -> bool:
    """Return whether elder, who is about to lead, can still look at the cards that the dealer left."""
    return not position.plays and position.lead_suit < 0 and position.rules.table is Table.TWO and any(position.talon)


def asked_about(position: PiquetPosition, seat: int) -> list[int]:
    """Return the players that ``seat`` can ask for the number of cards of their point that they still hold."""
    if not position.rules.point_shown:
        return []
    point = Kind.POINT
    others = [other for other in position.players if position.rules.side_of[other] != position.rules.side_of[seat]]
    if position.right[point] == STANDS:
        return [other for other in others if other in holders(position, point)]
    return [other for other in others if position.counted[point][other]]


def can_ask(position: PiquetPosition) -> bool:
    """Return whether the player whose turn it is can ask how many cards of the point are still held; that is allowed
    once in each trick.
    """
    seat = position.turn
    trick = len(position.plays) // len(position.players)
    asked = {answer.plays // len(position.players) for answer in position.answers if answer.asker == seat}
    return trick not in asked and bool(asked_about(position, seat))


def _ask(position: PiquetPosition, seat: int, tell: Tell | None) -> None:
    if tell:
        tell(Announced(seat, Said.ASKS))
    for other in asked_about(position, seat):
        held = held_of_point(position, other)
        position.answers.append(CountAnswer(len(position.plays), seat, other, held))
        if tell:
            tell(Announced(other, Said.STILL_HOLDS, parameters(cards=held)))


def held_of_point(position: PiquetPosition, seat: int) -> int:
    """Return how many cards of the declared point a player still holds."""
    played = [card for player, card in position.plays if player == seat]
    cards = mask_of(position.hands[seat])
    point = item_mask(position.listed_point(seat), cards | mask_of(played))
    return (point & cards).bit_count()


def can_claim(position: PiquetPosition) -> bool:
    """Return whether the player whose turn it is can claim the rest of the tricks."""
    seat = position.turn
    if position.rules.from_ten:
        # What the rest counts depends on the cards with which it is taken (RULES.md, P156, P166).
        return False
    return not position.trick and position.proving < 0 and not position.claimed[seat] and len(position.hands[seat]) > 1


def can_give_up(position: PiquetPosition) -> bool:
    """Return whether the player whose turn it is can give up the rest; that is possible only if there is one other
    side.
    """
    sides = {position.rules.side_of[seat] for seat in position.players}
    return len(sides) == 2 and position.proving < 0 and not position.rules.from_ten


def can_name(position: PiquetPosition) -> bool:
    """Return whether the leader at a table with irregularities can still say that his card will change the suit."""
    return (
        position.rules.irregularities
        and bool(position.plays)
        and not position.trick
        and position.naming != len(position.plays)
    )


def can_recount(position: PiquetPosition) -> bool:
    """Return whether a player who is not the leader can still take back what he has counted, at a table with
    irregularities: once, and before he plays to the first lead. A Neunziger cannot be taken back.
    """
    seat = position.turn
    return (
        position.rules.irregularities
        and 0 < len(position.plays) < len(position.players)
        and position.done[seat]
        and seat not in position.corrected
        and position.jumps[position.rules.side_of[seat]] is Jump.NONE
        and may_count(position, seat)
    )


def _recount(position: PiquetPosition, seat: int, tell: Tell | None) -> None:
    position.corrected = (*position.corrected, seat)
    if tell:
        tell(Announced(seat, Said.RECOUNTS))
    withdraw(position, seat, tell)
    position.phase = Phase.COUNT


def can_announce_sixty(position: PiquetPosition) -> bool:
    """Return whether elder or her partner, at a table with irregularities, can announce a Sechziger with the next card.
    The program does not tell them whether it is one.
    """
    side_of = position.rules.side_of
    side = side_of[position.elder]
    return (
        position.rules.irregularities
        and side_of[position.turn] == side
        and position.sixty != len(position.plays)
        and position.jumps[side] is Jump.NONE
    )
