"""Playing cards to tricks, counting them, and awarding the rest of the tricks to a player.

Source: "Das Bedienen", "Das Zählen".
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.cards import Card, suit_of
from cardtable.core.events import EVERYBODY, Announced, CardsMoved, Movement
from cardtable.core.machine import Tell
from cardtable.core.scores import Parameters, parameters
from cardtable.core.zones import TRICK, hand, tricks
from cardtable.games.piquet.codes import FROM_TEN, Line, Said
from cardtable.games.piquet.counting import End, check_pique, mark
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.position import PiquetPosition
from cardtable.games.piquet.ranking import STRENGTH_OF_TEN, SUIT, strength_of, takes
from cardtable.games.piquet.rights import count_all, count_items, may_count

_ALL = (EVERYBODY,)


def to_play(position: PiquetPosition) -> int:
    """The seat that plays the next card, by the leader of the trick and the cards that lie in it."""
    return position.trick_order()[len(position.trick)]


def playable(position: PiquetPosition) -> list[Card]:
    """Return the cards that the player whose turn it is can play, in ascending order. At a table with irregularities a
    revoke is possible.
    """
    hand, trick = position.hands[position.turn], position.trick
    if position.rules.irregularities and trick and not position.is_bound(position.turn):
        return sorted(hand)
    return playable_of(hand, trick, bool(position.plays), position.lead_suit)


def playable_of(hand: Sequence[Card], trick: Sequence[Card], begun: bool, lead_suit: int) -> list[Card]:
    """Return the cards of ``hand`` that can be played to ``trick``, in ascending order. ``lead_suit`` (-1 for none)
    binds the first lead, until the play has ``begun``.
    """
    return sorted(fitting_of(hand, trick, begun, lead_suit))


def fitting_of(hand: Sequence[Card], trick: Sequence[Card], begun: bool, lead_suit: int) -> Sequence[Card]:
    """Return the cards of ``hand`` that can be played, in any order."""
    suit = SUIT[trick[0]] if trick else -1 if begun else lead_suit
    if suit < 0:
        return hand
    return [card for card in hand if SUIT[card] == suit] or hand


def play_card(position: PiquetPosition, seat: int, card: Card, tell: Tell | None) -> End | None:
    """Let ``seat`` play ``card``. A player who has not counted yet does so before the own first card."""
    trick = position.trick
    leads = not trick
    if leads and (tell or position.rules.irregularities):
        _speak_of_lead(position, seat, suit_of(card), tell)
    position.hands[seat].remove(card)
    trick.append(card)
    position.plays.append((seat, card))
    if tell:
        tell(CardsMoved(hand(seat), TRICK, (card,), _ALL, True, Movement.PLAYED))
    if leads:
        position.leader = seat
        side = position.rules.side_of[seat]
        if counts(position, card) and (
            end := mark(position, Line.LEAD, side, 1, tell, (card,), told=_told(position))
            or check_pique(position, tell)
        ):
            return end
    order = position.trick_order()
    if len(trick) == len(order):
        return _take_trick(position, order, tell)
    position.turn = order[len(trick)]
    return None if position.done[position.turn] else _count_first(position, tell)


def counts(position: PiquetPosition, card: Card) -> bool:
    """Return whether a card counts where it is led or takes a trick: by some rules only from the ten up."""
    return not position.rules.from_ten or strength_of(card) >= STRENGTH_OF_TEN


def _told(position: PiquetPosition) -> Parameters:
    return parameters(**{FROM_TEN: True}) if position.rules.from_ten else ()


def _speak_of_lead(position: PiquetPosition, seat: int, suit: int, tell: Tell | None) -> None:
    """Name the suit that follows one that was led repeatedly, where the book wants it (RULES.md, P102). At a table with
    irregularities the leader must have said so before, and must have announced a Sechziger before; otherwise that is
    noted as missed.
    """
    rules, plays = position.rules, position.plays
    if rules.irregularities and rules.side_of[seat] == rules.side_of[position.elder] and position.sixty != len(plays):
        position.sixty = -1
    players = len(position.players)
    if plays and suit != suit_of(plays[-players][1]):
        if rules.irregularities and position.naming != len(plays):
            if rules.named_repeated and not was_repeated(plays, players):
                return
            position.unnamed = (*position.unnamed, len(plays))
        elif tell and (rules.irregularities or (was_repeated(plays, players) and not rules.of_old)):
            tell(Announced(seat, Said.SUIT, parameters(suit=suit)))


def was_repeated(plays: Sequence[tuple[int, Card]], players: int) -> bool:
    """Return whether the last two leads of ``plays`` were of one suit."""
    return len(plays) >= 2 * players and suit_of(plays[-players][1]) == suit_of(plays[-2 * players][1])


def _count_first(position: PiquetPosition, tell: Tell | None) -> End | None:
    """Let a player count before the own first card."""
    seat = position.turn
    if not may_count(position, seat):
        return count_items(position, seat, (), tell)
    if position.automatic[seat]:
        return count_all(position, seat, tell)
    position.phase = Phase.COUNT
    return None


def _winner(position: PiquetPosition, order: Sequence[int]) -> int:
    """Return the seat that takes the trick: that of the best card of the suit that was led."""
    if position.barred:
        return _winner_of_able(position, order)
    trick, best = position.trick, 0
    for place in range(1, len(trick)):
        if takes(trick[place], trick[best]):
            best = place
    return order[best]


def _winner_of_able(position: PiquetPosition, order: Sequence[int]) -> int:
    """Return the seat that takes the trick if some players take no more tricks in the suit that was led. If no other
    player followed suit, the first player in turn who is not barred takes it.
    """
    suit = suit_of(position.trick[0])
    laid = list(zip(order, position.trick, strict=True))
    able = [(seat, card) for seat, card in laid if (seat, suit) not in position.barred] or laid[:1]
    followed = [(seat, card) for seat, card in able if suit_of(card) == suit]
    return max(followed, key=lambda one: strength_of(one[1]))[0] if followed else able[0][0]


def _take_trick(position: PiquetPosition, order: Sequence[int], tell: Tell | None) -> End | None:
    rules = position.rules
    winner = _winner(position, order)
    side = rules.side_of[winner]
    led = side == rules.side_of[position.leader] and counts(position, position.trick[0])
    taking = position.trick[order.index(winner)]
    _gather(position, side, tell)
    position.leader = winner
    left = left_over(position) if rules.irregularities else None
    # At a table with irregularities a player who has bought too many cards has some left that make no trick.
    last = not any(position.hands) or (rules.irregularities and sum(position.tricks) == rules.hand)
    if rules.irregularities and not last:
        # A player who has taken the trick with the last card has none to lead.
        position.leader = position.trick_order()[0]
    position.turn = position.leader
    if end := _mark_trick(position, side, led, last, tell, counts(position, taking)):
        return end
    if last:
        return End.PLAYED_OUT
    if left is not None:
        return award(position, left, tell)
    if position.proving >= 0:
        proven = position.rules.side_of[position.proving] == side
        position.proving = -1
        if proven:
            return award(position, winner, tell)
    return None


def left_over(position: PiquetPosition) -> int | None:
    """Return the player who still has cards when the others have none, because they have bought too few; None if there
    is none.
    """
    holding = [seat for seat in position.players if position.hands[seat]]
    return holding[0] if len(holding) == 1 and not position.trick else None


def _gather(position: PiquetPosition, side: int, tell: Tell | None) -> None:
    trick = position.trick
    position.won[side] += trick
    position.tricks[side] += 1
    if tell and trick:
        tell(CardsMoved(TRICK, tricks(side), tuple(trick), _ALL, False, Movement.TRICK))
    trick.clear()


def _mark_trick(
    position: PiquetPosition, side: int, led: bool, last: bool, tell: Tell | None, high: bool = True
) -> End | None:
    """Mark a trick for the side that has taken it; ``led`` says that it has counted 1 for the lead already. With a card
    that is not ``high`` enough to count, the last trick brings 1 and any other nothing.
    """
    points = (position.rules.last_trick if last else 1) - led if high else int(last)
    if not points:
        return None
    code = Line.LAST_TRICK if last else Line.TRICK
    return mark(position, code, side, points, tell, told=_told(position)) or check_pique(position, tell)


def award(position: PiquetPosition, seat: int, tell: Tell | None) -> End:
    """Award the rest of the tricks to ``seat``, as if it led to each of them. Players who have not played yet still
    count their declarations; if elder is the one who leads, after her first lead.
    """
    side = position.rules.side_of[seat]
    # If the rest is given to elder, she cannot forget to announce the Sechziger; if she gives it up, she plays no card
    # with which she could announce it.
    position.sixty = len(position.plays) if side == position.rules.side_of[position.elder] else -1
    led = bool(position.trick)
    own = not led or position.rules.side_of[position.leader] == side
    held = max(len(position.hands[one]) + (led and one == position.leader) for one in position.players)
    # A player who has bought too many cards has some left that make no trick.
    remaining = min(position.rules.hand - sum(position.tricks), held)
    if seat != position.elder and (end := _count_all_at_once(position, tell)):
        return end
    for left in range(remaining, 0, -1):
        if not led:
            end = mark(position, Line.LEAD, side, 1, tell) or _count_all_at_once(position, tell)
            if end := end or check_pique(position, tell):
                return end
        _gather(position, side, tell)
        if end := _mark_trick(position, side, own, left == 1, tell):
            return end
        led, own = False, True
    return End.PLAYED_OUT


def _count_all_at_once(position: PiquetPosition, tell: Tell | None) -> End | None:
    for seat in position.players:
        if not position.done[seat] and (end := count_all(position, seat, tell)):
            return end
    return None
