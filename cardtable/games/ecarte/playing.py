"""The phases of playing the tricks, with marking the king before the first of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

from cardtable.core.cards import Card, format_card, suit_of
from cardtable.core.errors import IllegalAction
from cardtable.core.events import EVERYBODY, CardsMoved, Movement
from cardtable.core.machine import Lines, Tell
from cardtable.core.objections import judge, possible_objections
from cardtable.core.shapes import CardWithTargets, Shape
from cardtable.core.zones import TRICK, hand, tricks
from cardtable.games.ecarte.actions import MARK_KING, NO_OBJECTION, EcarteAction, Kind, lay, objection
from cardtable.games.ecarte.breaches import FAULTS
from cardtable.games.ecarte.codes import Said
from cardtable.games.ecarte.dealing import HAND
from cardtable.games.ecarte.marking import mark, played_out
from cardtable.games.ecarte.phase_object import EcartePhase, check_held, say
from cardtable.games.ecarte.phases import Phase
from cardtable.games.ecarte.position import EcartePosition
from cardtable.games.ecarte.ranking import legal_cards, reply_wins
from cardtable.games.ecarte.scoring import king_line

_ALL = (EVERYBODY,)


class Playing(EcartePhase):
    """The phase in which a player plays a card. Before the first card he may mark the king, which is listed beside the
    cards.
    """

    kinds = frozenset({Kind.CARD, Kind.KING, Kind.OBJECTION})

    def actors(self, position: EcartePosition) -> Collection[int]:
        return (to_play(position),)

    def listed(self, position: EcartePosition) -> Iterator[EcarteAction]:
        if position.can_mark_king():
            yield MARK_KING
        yield from map(lay, _playable(position))
        yield from objections_of(position)

    def options(self, position: EcartePosition, every: Callable[[], Sequence[EcarteAction]]) -> Sequence[EcarteAction]:
        return [*([MARK_KING] if position.can_mark_king() else []), *objections_of(position)]

    def shape(self, position: EcartePosition) -> Shape:
        return CardWithTargets(hand(position.turn))

    def cards(self, position: EcartePosition) -> Collection[Card]:
        return sorted(_playable(position))

    def check_kind(self, position: EcartePosition, action: EcarteAction) -> None:
        if action.kind is Kind.CARD:
            _check_card(position, action)
        elif action.kind is Kind.OBJECTION:
            check_objection(position, action)
        else:
            super().check_kind(position, action)
            _check_king(position)

    def apply(self, position: EcartePosition, action: EcarteAction, tell: Tell | None) -> Lines | None:
        if action.kind is Kind.CARD:
            return _play(position, action.cards[0], tell)
        if action.kind is Kind.OBJECTION:
            judge(position, FAULTS, position.turn, action.fault, action.seat, tell)
            return None
        position.king = position.turn
        say(position, Said.KING, tell)
        return mark(position, king_line(position.turn, position.trump_king), tell)


class Reviewing(EcartePhase):
    """The phase at a table with irregularities in which everybody may object to faults before the tricks are counted,
    the gallery last.
    """

    kinds = frozenset({Kind.OBJECTION, Kind.NO_OBJECTION})

    def actors(self, position: EcartePosition) -> Collection[int]:
        return _reviewers(position)[position.content :][:1]

    def listed(self, position: EcartePosition) -> Iterator[EcarteAction]:
        yield NO_OBJECTION
        yield from objections_of(position)

    def check_kind(self, position: EcartePosition, action: EcarteAction) -> None:
        if action.kind is Kind.OBJECTION:
            check_objection(position, action)
        else:
            super().check_kind(position, action)

    def apply(self, position: EcartePosition, action: EcarteAction, tell: Tell | None) -> Lines | None:
        if action.kind is Kind.OBJECTION:
            judge(position, FAULTS, position.turn, action.fault, action.seat, tell)
            return None
        position.content += 1
        if position.content == len(_reviewers(position)):
            return played_out(position, tell)
        position.turn = _reviewers(position)[position.content]
        return None


def _reviewers(position: EcartePosition) -> tuple[int, ...]:
    return (position.elder, position.dealer, *position.evening.waiting)


def objections_of(position: EcartePosition) -> list[EcarteAction]:
    """Return the objections that the person whose turn it is can make, to a fault of the opponent or, for a spectator,
    of either player.
    """
    if not position.rules.irregularities:
        return []
    # A player does not object to a fault of the own side.
    others = [seat for seat in (position.elder, position.dealer) if position.turn not in position.privy(seat)]
    return [objection(*one) for one in possible_objections(position, FAULTS, position.turn, others)]


def check_objection(position: EcartePosition, action: EcarteAction) -> None:
    """Raise ``IllegalAction`` unless the person whose turn it is can make this objection."""
    if action not in objections_of(position):
        raise IllegalAction("nothing_to_claim")


def to_play(position: EcartePosition) -> int:
    """The seat that plays next, by the cards played: elder first, then the opponent of the leader, and after each trick
    its winner.
    """
    plays = position.plays
    if not plays:
        return position.elder
    seat, card = plays[-1]
    if len(plays) % 2:
        return position.other(seat)
    return seat if reply_wins(plays[-2][1], card, position.trump) else plays[-2][0]


def _playable(position: EcartePosition) -> list[Card]:
    lead = position.trick[0] if position.trick else None
    if position.rules.irregularities and not position.is_bound(position.turn):
        return list(position.hands[position.turn])
    return legal_cards(position.hands[position.turn], lead, position.trump)


def _check_card(position: EcartePosition, action: EcarteAction) -> None:
    if len(action.cards) != 1 or action != EcarteAction(Kind.CARD, action.cards):
        raise IllegalAction("not_an_action", text=repr(action))
    card = action.cards[0]
    check_held(position, card)
    possible = _playable(position)
    if not position.trick or card in possible:
        return
    lead = position.trick[0]
    if suit_of(possible[0]) != suit_of(lead):
        raise IllegalAction("must_trump", card=format_card(card), suit=position.trump)
    if suit_of(card) != suit_of(lead):
        raise IllegalAction("must_follow", card=format_card(card), suit=suit_of(lead))
    raise IllegalAction("must_head", card=format_card(card), lead=format_card(lead))


def _check_king(position: EcartePosition) -> None:
    if position.can_mark_king():
        return
    if position.king >= 0:
        raise IllegalAction("king_is_marked")
    in_time = len(position.plays) == (position.turn == position.dealer)
    if position.trump_king not in position.hands[position.turn] and (in_time or not position.rules.irregularities):
        raise IllegalAction("king_not_held", suit=position.trump)
    raise IllegalAction("king_too_late")


def _play(position: EcartePosition, card: Card, tell: Tell | None) -> Lines | None:
    seat = position.turn
    position.hands[seat].remove(card)
    position.plays = (*position.plays, (seat, card))
    if tell:
        tell(CardsMoved(hand(seat), TRICK, (card,), _ALL, True, Movement.PLAYED))
    if not position.trick:
        position.trick = (card,)
        position.turn = position.other(seat)
        return None
    lead = position.trick[0]
    winner = seat if reply_wins(lead, card, position.trump) else position.other(seat)
    position.trick = ()
    position.won[winner] += (lead, card)
    position.turn = winner
    if tell:
        tell(CardsMoved(TRICK, tricks(winner), (lead, card), _ALL, False, Movement.TRICK))
    if len(position.plays) < 2 * HAND:
        return None
    if position.rules.irregularities:
        position.phase, position.turn, position.content = Phase.REVIEW, position.elder, 0
        return None
    return played_out(position, tell)
