"""The faults that can be committed at an Écarté table with irregularities, and their consequences.

Sources: German rule book, "Spielregeln"; Cavendish 1886, law 43. RULES.md, E44 to E49.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from cardtable.core.cards import Card
from cardtable.core.events import EVERYBODY, CardsMoved, Movement, PointsMarked
from cardtable.core.machine import Tell
from cardtable.core.objections import Fault, upheld
from cardtable.core.zones import TRICK, hand, tricks
from cardtable.games.ecarte.codes import FaultCode
from cardtable.games.ecarte.dealing import HAND
from cardtable.games.ecarte.phases import Phase
from cardtable.games.ecarte.position import EcartePosition, open_trick
from cardtable.games.ecarte.ranking import legal_cards
from cardtable.games.ecarte.scoring import king_not_held_line, too_many_cards_line


class FalseKing(Fault[EcartePosition]):
    """A player marked the king without holding it. The point is taken off, and the opponent may take back the last card
    played since then.
    """

    def conceivable(self, position: EcartePosition, against: int) -> bool:
        return position.king == against

    def committed(self, position: EcartePosition, against: int) -> bool:
        played = [card for seat, card in position.plays if seat == against]
        return position.trump_king not in (*position.hands[against], *played)

    def punish(self, position: EcartePosition, against: int, tell: Tell | None) -> None:
        line = king_not_held_line(against)
        position.king = -1
        position.marked = (*position.marked, line)
        if tell:
            tell(PointsMarked(line))
        # Elder leads before the dealer marks.
        since = int(against == position.dealer)
        own = [place for place, (seat, _) in enumerate(position.plays) if seat != against and place >= since]
        if own:
            take_back(position, own[-1], tell)


class Revoke(Fault[EcartePosition]):
    """A player did not follow suit, head the trick or trump although that was possible. The play goes back to that
    card, and the player marks one point less for the tricks.
    """

    def conceivable(self, position: EcartePosition, against: int) -> bool:
        replied = any(seat == against for seat, _ in position.plays[1::2])
        return replied and not upheld(position, FaultCode.REVOKE, against)

    def committed(self, position: EcartePosition, against: int) -> bool:
        return first_revoke(position.plays, against, position.hands[against], position.trump) is not None

    def punish(self, position: EcartePosition, against: int, tell: Tell | None) -> None:
        place = first_revoke(position.plays, against, position.hands[against], position.trump)
        assert place is not None
        take_back(position, place, tell)


class TooManyCards(Fault[EcartePosition]):
    """A player began to play tricks with more than five cards. The player loses a point, and the king if it
    was marked.
    """

    def conceivable(self, position: EcartePosition, against: int) -> bool:
        return bool(position.exchanges) and not upheld(position, FaultCode.TOO_MANY_CARDS, against)

    def committed(self, position: EcartePosition, against: int) -> bool:
        return position.held(against) > HAND

    def punish(self, position: EcartePosition, against: int, tell: Tell | None) -> None:
        line = too_many_cards_line(against, position.king == against)
        if position.king == against:
            position.king = -1
        position.marked = (*position.marked, line)
        if tell:
            tell(PointsMarked(line))


FAULTS: Mapping[str, Fault[EcartePosition]] = {
    FaultCode.FALSE_KING: FalseKing(),
    FaultCode.REVOKE: Revoke(),
    FaultCode.TOO_MANY_CARDS: TooManyCards(),
}


def first_revoke(plays: Sequence[tuple[int, Card]], seat: int, held: Iterable[Card], trump: int) -> int | None:
    """Return the place in ``plays`` of the first illegal reply of ``seat``, as far as that follows from the cards that
    it played later and those that are ``held``; None if there is none.
    """
    found = None
    later = list(held)
    for place in range(len(plays) - 1, -1, -1):
        player, card = plays[place]
        if player != seat:
            continue
        later.append(card)
        if place % 2 and card not in legal_cards(later, plays[place - 1][1], trump):
            found = place
    return found


def take_back(position: EcartePosition, place: int, tell: Tell | None) -> None:
    """Return the cards played from ``place`` on to the hands, open for all to see; the player of the first of them
    plays again.
    """
    undone = position.plays[place:]
    position.plays = position.plays[:place]
    for seat, card in reversed(undone):
        _move_back(position, card, seat, tell)
    position.trick = open_trick(position)
    for card in position.trick:
        _move_back(position, card, None, tell)
    position.phase, position.turn, position.content = Phase.PLAY, undone[0][0], 0


def _move_back(position: EcartePosition, card: Card, seat: int | None, tell: Tell | None) -> None:
    """Move a card back into the hand of ``seat``; None moves it, as a lead, back to the trick."""
    winner = next((one for one, cards in enumerate(position.won) if card in cards), None)
    if winner is not None:
        position.won[winner].remove(card)
    if seat is not None:
        position.hands[seat].append(card)
        position.taken_back = (*position.taken_back, (seat, card))
    elif winner is None:
        return
    if tell:
        source = TRICK if winner is None else tricks(winner)
        target = TRICK if seat is None else hand(seat)
        tell(CardsMoved(source, target, (card,), (EVERYBODY,), seat is None, Movement.TAKEN_BACK))
