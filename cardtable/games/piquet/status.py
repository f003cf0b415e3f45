"""What is wrong with a position of Piquet that no play can have led to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from cardtable.core.cards import Card, format_card, suit_of
from cardtable.core.status import InvalidPosition, invalid
from cardtable.games.piquet.combinations import KINDS, Item, Kind, item_mask
from cardtable.games.piquet.counting import End
from cardtable.games.piquet.ending import all_lines
from cardtable.games.piquet.phases import OPEN, Phase, Word
from cardtable.games.piquet.position import UNKNOWN, PiquetPosition
from cardtable.games.piquet.ranking import is_blank, mask_of, takes
from cardtable.games.piquet.rules import Blanche, Table

_UNDEALT = (Phase.SHUFFLED, Phase.COMMAND)
_BEFORE_DECLARING = (*_UNDEALT, Phase.EXCHANGE, Phase.TAKE)
_BEFORE_PLAY = (*_BEFORE_DECLARING, Phase.POINT, Phase.SEQUENCES, Phase.SETS, Phase.ANNOUNCE)


def status_of(position: PiquetPosition) -> list[InvalidPosition]:
    """All that is wrong with ``position``, besides what every position can have wrong.

    * ``dealt_too_early``: somebody has cards before they are dealt;
    * ``cards_of_nobody`` seat: somebody who does not play has cards;
    * ``named_out_of_bounds`` seat, cards: he cannot have named so many for the exchange;
    * ``hand_size``, ``received_size``, ``discards_size`` seat, cards: not as many as were dealt, named and played;
    * ``received_differ`` seat: what was received is not what is held, laid away and played;
    * ``looked_differ`` seat, card: a card seen in the talon was never there or is his own;
    * ``no_carte_blanche`` seat: what he has shown was not his or has court cards;
    * ``said_differs`` seat, kind: what was heard of a class is not what was declared in it;
    * ``declared_not_held`` seat, kind: cards that were declared or counted were never in the hand;
    * ``counted_without_right`` seat, kind: a class was counted that somebody else has the right to count;
    * ``played_too_early``: cards were played before the declaring is over;
    * ``played_out_of_turn`` play, ``illegal_play`` play, card: a card, counted from 0, by the wrong player, or one
      that he could not play with the hand that he had;
    * ``trick_differs``, ``tricks_differ``, ``leader_differs``: the open trick, those won and who leads are not what
      the cards played make;
    * ``claim_differs`` seat: cards laid open with a claim are not those that he held, or nobody has claimed what is to
      be answered or proven;
    * ``count_differs`` line: what was said aloud with a mark, counted from 0, is not the sum of the marks;
    * ``partie_is_decided``: a mark has won the match, and the deal goes on;
    * ``lines_differ``: the final lines are not what the deal was worth.
    """
    return list(_status(position))


def _status(position: PiquetPosition) -> Iterator[InvalidPosition]:
    for seat in range(position.rules.persons):
        if seat not in position.players and (
            position.hands[seat] or position.received[seat] or position.discards[seat] or position.claimed[seat]
        ):
            yield invalid("cards_of_nobody", seat=seat)
    if position.phase in _UNDEALT:
        if any(map(any, (position.hands, position.received, position.discards, position.talon))):
            yield invalid("dealt_too_early")
        return
    yield from _of_exchange(position)
    for seat in position.players:
        yield from _of_hand(position, seat)
        yield from _of_looks(position, seat)
        yield from _of_declarations(position, seat)
    yield from _of_plays(position)
    yield from _of_claims(position)
    yield from _of_marks(position)


def _played(position: PiquetPosition, seat: int) -> list[Card]:
    return [card for player, card in position.plays if player == seat]


def _of_exchange(position: PiquetPosition) -> Iterator[InvalidPosition]:
    for seat in position.players:
        cards = position.named[seat]
        others = sum(max(position.named[other], 0) for other in position.players if other != seat)
        match position.rules.table:
            case Table.TWO:
                most = position.rules.talon_size - others
            case Table.NORMAN:
                most = 2 if seat == position.dealer else -1
            case Table.ROBBER:
                most = -1
        exchanged = position.phase not in _BEFORE_DECLARING and most >= 0
        # A mark for carte blanche can win the match before the exchange is over.
        most += position.rules.irregularities
        if not -1 <= cards <= most or (exchanged and cards < 0 and position.phase is not Phase.OVER):
            yield invalid("named_out_of_bounds", seat=seat, cards=cards)


def _of_hand(position: PiquetPosition, seat: int) -> Iterator[InvalidPosition]:
    held, laid_away, received = position.hands[seat], position.discards[seat], position.received[seat]
    played = _played(position, seat)
    named = max(position.named[seat], 0)
    bought = len(received) - position.rules.hand
    # While the exchange goes on, somebody may have named cards and not laid them away, or not have taken yet.
    complete = position.phase not in (*_BEFORE_DECLARING, Phase.OVER)
    miscounted = position.rules.irregularities and abs(bought - named) <= 1
    if bought != named and not miscounted and (complete or bought):
        yield invalid("received_size", seat=seat, cards=len(received))
    waits = position.phase is Phase.TAKE and seat == position.turn
    if len(laid_away) != named and (complete or waits or laid_away or bought):
        yield invalid("discards_size", seat=seat, cards=len(laid_away))
    if len(held) + len(played) + len(laid_away) != len(received):
        yield invalid("hand_size", seat=seat, cards=len(held))
    if Counter(received) != Counter([*held, *laid_away, *played]):
        yield invalid("received_differ", seat=seat)


def _of_looks(position: PiquetPosition, seat: int) -> Iterator[InvalidPosition]:
    others = {card for other in position.players if other != seat for card in position.received[other]}
    for card in position.looked[seat]:
        if card not in others and not any(card in packet for packet in position.talon):
            yield invalid("looked_differ", seat=seat, card=format_card(card))
    shown = position.blank[seat]
    if shown:
        rules = position.rules
        blank = is_blank(shown, rules.tens_are_courts) and (rules.irregularities or len(shown) == rules.hand)
        if rules.blanche is Blanche.OFF or not blank or not set(shown) <= set(position.received[seat]):
            yield invalid("no_carte_blanche", seat=seat)


def _of_declarations(position: PiquetPosition, seat: int) -> Iterator[InvalidPosition]:
    full_hand = mask_of([*position.hands[seat], *_played(position, seat)])
    side = position.rules.side_of[seat]
    for kind in KINDS:
        said, listed, counted = position.said[kind][seat], position.listed[kind][seat], position.counted[kind][seat]
        heard = (said.length, said.rank) if said.word is Word.ITEM else None
        first = (listed[0].length, listed[0].rank if said.rank >= 0 else -1) if listed else None
        if heard != first:
            yield invalid("said_differs", seat=seat, kind=kind.name.lower())
        irregularities = position.rules.irregularities
        if not irregularities and not all(_held(item, full_hand) for item in (*listed, *counted)):
            yield invalid("declared_not_held", seat=seat, kind=kind.name.lower())
        right = position.right[kind]
        if not irregularities and counted and right != side and not (right == OPEN and seat == position.dealer):
            yield invalid("counted_without_right", seat=seat, kind=kind.name.lower())


def _held(item: Item, full_hand: int) -> bool:
    if item.kind is Kind.POINT and item.suit == UNKNOWN:
        return False
    cards = item_mask(item, full_hand)
    return cards != 0 and not cards & ~full_hand


def _of_plays(position: PiquetPosition) -> Iterator[InvalidPosition]:
    if position.plays and position.phase in _BEFORE_PLAY:
        yield invalid("played_too_early")
        return
    if position.barred:
        # Who has revoked takes no tricks in a suit from then on, which the cards do not tell.
        return
    size = len(position.players)
    hands = [list(cards) for cards in position.hands]
    for seat, card in reversed(position.plays):
        hands[seat].append(card)
    won: list[list[Card]] = [[] for _ in position.rules.sides]
    leader, trick = position.elder, list[Card]()
    for place, (seat, card) in enumerate(position.plays):
        first = position.players.index(leader)
        if seat != position.players[(first + len(trick)) % size]:
            yield invalid("played_out_of_turn", play=place)
            return
        suit = suit_of(trick[0]) if trick else -1 if place else position.lead_suit
        if (
            not position.rules.irregularities
            and suit_of(card) != suit
            and any(suit_of(other) == suit for other in hands[seat])
        ):
            yield invalid("illegal_play", play=place, card=format_card(card))
        hands[seat].remove(card)
        trick.append(card)
        if len(trick) == size:
            leader = position.players[(first + _best(trick)) % size]
            won[position.rules.side_of[leader]] += trick
            trick = []
    yield from _of_tricks(position, won, trick)
    if position.phase not in (*_BEFORE_PLAY, Phase.REVIEW, Phase.OVER) and position.leader != leader:
        yield invalid("leader_differs")


def _best(trick: Sequence[Card]) -> int:
    """The place of the card that takes a trick."""
    best = 0
    for place, card in enumerate(trick):
        if takes(card, trick[best]):
            best = place
    return best


def _of_tricks(
    position: PiquetPosition, won: Sequence[Sequence[Card]], trick: Sequence[Card]
) -> Iterator[InvalidPosition]:
    """``won`` and ``trick`` are what the cards played make. When the deal is over the rest, with the open trick, may
    have been given to one side.
    """
    size = len(position.players)
    numbers = [len(cards) // size for cards in won]
    awarded = [side for side, tricks in enumerate(position.tricks) if tricks != numbers[side]]
    if not (position.phase in (Phase.REVIEW, Phase.OVER) and len(awarded) == 1):
        if position.trick != list(trick):
            yield invalid("trick_differs")
        if position.won != list(won) or awarded:
            yield invalid("tricks_differ")
        return
    side = awarded[0]
    expected = [[*cards, *(trick if one == side else ())] for one, cards in enumerate(won)]
    left = max(map(len, position.hands)) + bool(trick)
    if position.won != expected or position.trick or not numbers[side] < position.tricks[side] <= numbers[side] + left:
        yield invalid("tricks_differ")


def _of_claims(position: PiquetPosition) -> Iterator[InvalidPosition]:
    for seat in position.players:
        shown = set(position.claimed[seat])
        held = {*position.hands[seat], *_played(position, seat)}
        needed = (position.phase is Phase.CLAIMED and seat == position.leader) or seat == position.proving
        if not shown <= held or (needed and not shown) or not set(position.hands[seat]) <= (shown or held):
            yield invalid("claim_differs", seat=seat)


def _of_marks(position: PiquetPosition) -> Iterator[InvalidPosition]:
    sums = [0] * len(position.rules.sides)
    for place, line in enumerate(position.marked):
        if line.marked:
            sums[line.side] += line.points
            if dict(line.params).get("count") != sums[line.side]:
                yield invalid("count_differs", line=place)
    target = position.rules.target
    reached = target and any(before + now >= target for before, now in zip(position.standing.points, sums, strict=True))
    if reached and position.phase not in (Phase.REVIEW, Phase.OVER):
        yield invalid("partie_is_decided")
    if position.final is not None and position.final not in [all_lines(position, end) for end in End]:
        yield invalid("lines_differ")
