"""What is wrong with a position of Écarté that no play can have led to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from cardtable.core.cards import HIDDEN, Card, format_card
from cardtable.core.status import InvalidPosition, invalid
from cardtable.games.ecarte.codes import FaultCode
from cardtable.games.ecarte.dealing import HAND
from cardtable.games.ecarte.marking import all_lines, facts_of
from cardtable.games.ecarte.phases import Closed, Phase
from cardtable.games.ecarte.position import EcartePosition, open_trick, tricks_by_plays
from cardtable.games.ecarte.ranking import is_king, legal_cards, reply_wins
from cardtable.games.ecarte.scoring import king_line, king_not_held_line, king_turned_line, too_many_cards_line

_UNDEALT = (Phase.SHUFFLED, Phase.BET)


def status_of(position: EcartePosition) -> list[InvalidPosition]:
    """All that is wrong with ``position``, besides what every position can have wrong.

    * ``turned_too_early``, ``turned_missing``: a card is turned up before the deal, or none after it;
    * ``bet_out_of_turn`` seat, ``bet_on_nobody`` seat, ``bet_too_high`` seat: the bets of the gallery;
    * ``hand_size``, ``received_size``, ``discards_size`` seat, cards, expected: not as many as were dealt and changed;
    * ``received_differ`` seat: what was received is not what is held, laid away and played;
    * ``cards_of_nobody`` seat: somebody who does not play has cards;
    * ``pending_out_of_phase``: elder's part of an exchange is open though the dealer is not to change, or the reverse;
    * ``closed_too_early``, ``closed_missing``: the exchanging has ended before the play, or has not ended for it;
    * ``trick_differs``, ``tricks_differ``: the open trick and those won are not what the cards played make;
    * ``played_out_of_turn`` play, ``illegal_play`` play, card: a card, counted from 0, by the wrong player, or one
      that he could not play with the hand that he had;
    * ``king_not_held`` seat: who has marked the king never held it;
    * ``marks_differ``: what is marked is not the kings turned and shown;
    * ``lines_differ``: the final lines are not what the deal was worth.
    """
    return list(_status(position))


def _status(position: EcartePosition) -> Iterator[InvalidPosition]:
    yield from _of_bets(position)
    if (position.turned == HIDDEN) != (position.phase in _UNDEALT):
        yield invalid("turned_missing" if position.turned == HIDDEN else "turned_too_early")
        return
    yield from _of_hands(position)
    yield from _of_phase(position)
    if position.turned != HIDDEN:
        yield from _of_tricks(position)
        yield from _of_marks(position)


def _of_bets(position: EcartePosition) -> Iterator[InvalidPosition]:
    bettors = position.bettors()
    for place, (seat, on, units) in enumerate(position.bets):
        if bettors[place : place + 1] != (seat,):
            yield invalid("bet_out_of_turn", seat=seat)
        if units and on not in position.evening.players:
            yield invalid("bet_on_nobody", seat=seat)
        if not 0 <= units <= position.rules.most_bet:
            yield invalid("bet_too_high", seat=seat)
    if position.turned != HIDDEN and len(position.bets) < len(bettors):
        yield invalid("bet_out_of_turn", seat=bettors[len(position.bets)])


def _of_hands(position: EcartePosition) -> Iterator[InvalidPosition]:
    dealt = HAND * (position.turned != HIDDEN)
    for seat in range(position.rules.persons):
        if seat not in position.evening.players:
            if any((position.hands[seat], position.received[seat], position.discards[seat], position.won[seat])):
                yield invalid("cards_of_nobody", seat=seat)
            continue
        played = [card for player, card in position.plays if player == seat]
        laid_away = sum(position.changed(seat))
        more = sum(one == seat for one, _ in position.surplus)
        waiting = position.pending if seat == position.elder else 0
        for code, cards, expected in (
            ("hand_size", position.hands[seat], dealt + more - len(played) - waiting),
            ("received_size", position.received[seat], dealt + more + laid_away - waiting),
            ("discards_size", position.discards[seat], laid_away),
        ):
            if len(cards) != expected:
                yield invalid(code, seat=seat, cards=len(cards), expected=expected)
        if Counter(position.received[seat]) != Counter([*position.hands[seat], *position.discards[seat], *played]):
            yield invalid("received_differ", seat=seat)


def _of_phase(position: EcartePosition) -> Iterator[InvalidPosition]:
    if bool(position.pending) != (position.phase is Phase.DEALER_CHANGE):
        yield invalid("pending_out_of_phase")
    begun = position.phase is Phase.PLAY or (position.phase is Phase.OVER and bool(position.plays))
    if begun and position.closed is Closed.NOT_YET:
        yield invalid("closed_missing")
    if (
        position.phase not in (Phase.PLAY, Phase.REVIEW, Phase.BOX, Phase.OVER)
        and position.closed is not Closed.NOT_YET
    ):
        yield invalid("closed_too_early")


def _of_tricks(position: EcartePosition) -> Iterator[InvalidPosition]:
    if position.trick != open_trick(position):
        yield invalid("trick_differs")
    if position.won != tricks_by_plays(position):
        yield invalid("tricks_differ")
    hands = [list(cards) for cards in position.hands]
    for seat, card in reversed(position.plays):
        hands[seat].append(card)
    leader, lead = position.elder, None
    for place, (seat, card) in enumerate(position.plays):
        if seat != (leader if lead is None else position.other(leader)):
            yield invalid("played_out_of_turn", play=place)
            return
        if not position.rules.irregularities and card not in legal_cards(hands[seat], lead, position.trump):
            yield invalid("illegal_play", play=place, card=format_card(card))
        hands[seat].remove(card)
        leader, lead = _after(position, leader, lead, seat, card)


def _after(position: EcartePosition, leader: int, lead: Card | None, seat: int, card: Card) -> tuple[int, Card | None]:
    """Return the seat that leads or has led, and the lead that waits for a reply, after ``seat`` has played
    ``card``.
    """
    if lead is None:
        return leader, card
    return (seat if reply_wins(lead, card, position.trump) else leader), None


def _of_marks(position: EcartePosition) -> Iterator[InvalidPosition]:
    expected = []
    if is_king(position.turned):
        expected.append(king_turned_line(position.dealer, position.turned))
    if position.king >= 0:
        expected.append(king_line(position.king, position.trump_king))
        if not position.rules.irregularities and position.trump_king not in position.received[position.king]:
            yield invalid("king_not_held", seat=position.king)
    for one in position.objections:
        if one.upheld and one.fault == FaultCode.FALSE_KING:
            expected += [king_line(one.against, position.trump_king), king_not_held_line(one.against)]
        if one.upheld and one.fault == FaultCode.TOO_MANY_CARDS:
            king = king_line(one.against, position.trump_king)
            had_king = too_many_cards_line(one.against, True) in position.marked
            expected += [too_many_cards_line(one.against, had_king), *([king] if had_king else [])]
    if Counter(position.marked) != Counter(expected):
        yield invalid("marks_differ")
    if position.final is not None:
        played = len(position.plays) == 2 * HAND
        if position.final != all_lines(position, facts_of(position) if played else None):
            yield invalid("lines_differ")
