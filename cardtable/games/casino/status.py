"""Finds what is wrong with a position of Casino that no play can have led to.

A position contains everything that was dealt and played. So an order of the pack is derived from it, the deal is
replayed from there, and the result is compared with the position.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from cardtable.core.cards import Card, format_card
from cardtable.core.errors import IllegalAction
from cardtable.core.machine import Lines
from cardtable.core.status import InvalidPosition, invalid
from cardtable.games.casino.actions import NO_OBJECTION
from cardtable.games.casino.checks import check_play
from cardtable.games.casino.dealing import TO_TABLE
from cardtable.games.casino.phases import Phase
from cardtable.games.casino.playing import Playing, Reviewing, play_card
from cardtable.games.casino.position import CasinoPosition
from cardtable.games.casino.rounds import begin

_PLAYING = Playing()
_REVIEWING = Reviewing()


def status_of(position: CasinoPosition) -> list[InvalidPosition]:
    """Return everything that is wrong with ``position``, besides what can be wrong in every family; its cards must be
    those of the pack.

    * ``dealt_too_early``: something has been dealt or done before the pack is shuffled;
    * ``no_such_round`` round: the plan of dealing has no such round;
    * ``stock_size`` cards, expected; ``hand_size`` seat, cards, expected: not as many as were dealt and played;
    * ``played_card_missing`` card: a card that was played lies neither on the table nor with those captured;
    * ``played_out_of_turn`` play, seat; ``illegal_play`` play, reason: a play, counted from 0, by the wrong player, or
      one that was not legal, with the code of the refusal;
    * ``played_on`` play: the match was decided before this play;
    * ``table_differs``, ``builds_differ``, ``capturer_differs``, ``marks_differ``; ``pile_differs``,
      ``markers_differ`` side: not what the plays make;
    * ``not_over``, ``over_too_early``: the deal goes on though the plays have ended it, or the reverse;
    * ``lines_differ``: the final lines are not what the deal was worth.
    """
    return list(_status(position))


def _status(position: CasinoPosition) -> Iterator[InvalidPosition]:
    if position.phase is Phase.SHUFFLED:
        if position.stock or any(position.hands) or position.table or position.plays or position.round:
            yield invalid("dealt_too_early")
        return
    if not 1 <= position.round <= len(position.rules.plan.rounds):
        yield invalid("no_such_round", round=position.round)
        return
    wrong = [*_of_sizes(position), *_of_played_cards(position)]
    yield from wrong
    if not wrong:
        yield from _of_replay(position)


def _of_sizes(position: CasinoPosition) -> Iterator[InvalidPosition]:
    dealt = [0] * position.rules.players
    seats = position.rules.around(position.first)
    given = 0
    for packets in position.rules.plan.rounds[: position.round]:
        for place, cards in packets:
            given += cards
            if place != TO_TABLE:
                dealt[seats[place]] += cards
    expected = len(position.rules.pack) - given
    if len(position.stock) != expected:
        yield invalid("stock_size", cards=len(position.stock), expected=expected)
    for seat, held in enumerate(position.hands):
        left = dealt[seat] - sum(player == seat for player, _ in position.plays)
        if len(held) != left:
            yield invalid("hand_size", seat=seat, cards=len(held), expected=left)


def _lying(position: CasinoPosition) -> Counter[Card]:
    """Return the cards that lie open or were captured."""
    cards = Counter((*position.table, *position.aside))
    for one in position.builds:
        cards.update(one.cards)
    for pile in position.piles:
        cards.update(pile)
    for markers in position.markers:
        cards.update(marker.card for marker in markers)
    return cards


def _of_played_cards(position: CasinoPosition) -> Iterator[InvalidPosition]:
    for card in sorted(Counter(play.card for _, play in position.plays) - _lying(position)):
        yield invalid("played_card_missing", card=format_card(card))


def _order(position: CasinoPosition) -> tuple[Card, ...]:
    """Return an order of the pack with which this deal can have begun."""
    open_cards = _lying(position) - Counter(play.card for _, play in position.plays)
    to_table = sorted(open_cards.elements())
    to_seat = [
        [play.card for player, play in position.plays if player == seat] for seat in range(position.rules.players)
    ]
    needed = [list(range(len(played))) for played in to_seat]
    for seat, held in enumerate(position.hands):
        to_seat[seat] += held
        needed[seat] += [len(needed[seat])] * len(held)
    if position.rules.plan.drawing:
        _hold_for_builds(position, to_table, to_seat, needed)
        for seat, cards in enumerate(to_seat):
            to_seat[seat] = [cards[place] for place in sorted(range(len(cards)), key=needed[seat].__getitem__)]
    seats = position.rules.around(position.first)
    order: list[Card] = []
    for packets in position.rules.plan.rounds[: position.round]:
        for place, number in packets:
            source = to_table if place == TO_TABLE else to_seat[seats[place]]
            order += source[:number]
            del source[:number]
    return (*order, *position.stock)


def _hold_for_builds(
    position: CasinoPosition, to_table: list[Card], to_seat: list[list[Card]], needed: list[list[int]]
) -> None:
    """Move in ``needed``, which says before which play of its seat a card must have been dealt, those to an earlier
    play that a builder held for his builds: of equal cards that he was to play first.
    """
    rules = position.rules
    scratch = CasinoPosition(rules, position.standing)
    scratch.table, scratch.hands = to_table[:], [cards[:] for cards in to_seat]
    played = [0] * rules.players
    for seat, play in position.plays:
        scratch.turn = seat
        try:
            play_card(scratch, play, None)
        except (ValueError, IndexError):
            # No such card lies there; the replay says so.
            return
        place = played[seat]
        played[seat] += 1
        later = list(range(place + 1, len(to_seat[seat])))
        for value in {one.value for one in scratch.builds if one.builder == seat}:
            holder = next((index for index in later if value in rules.hand_values[to_seat[seat][index]]), None)
            if holder is not None:
                later.remove(holder)
                needed[seat][holder] = min(needed[seat][holder], place)


def _of_replay(position: CasinoPosition) -> Iterator[InvalidPosition]:
    again = CasinoPosition(position.rules, position.standing)
    begin(again, _order(position), None)
    lines: Lines | None = None
    for place, (seat, play) in enumerate(position.plays):
        if lines is not None:
            yield invalid("played_on", play=place)
            return
        if again.phase is Phase.REVIEW:
            # A further play means that there was no objection to the last one.
            lines = _REVIEWING.apply(again, NO_OBJECTION, None)
        if seat != again.turn:
            yield invalid("played_out_of_turn", play=place, seat=seat)
            return
        try:
            # After cards have been taken back for an objection, the plays in the list need not be legal.
            if not position.objections:
                check_play(again, play)
        except IllegalAction as error:
            yield invalid("illegal_play", play=place, reason=error.code)
            return
        lines = _PLAYING.apply(again, play, None)
    if again.phase is Phase.REVIEW and position.phase is not Phase.REVIEW:
        lines = _REVIEWING.apply(again, NO_OBJECTION, None)
    yield from _differences(position, again)
    if (lines is None) != (position.phase in (Phase.PLAY, Phase.REVIEW)):
        yield invalid("over_too_early" if lines is None else "not_over")
    elif position.final is not None and lines is not None and not _same_lines(position.final, lines):
        yield invalid("lines_differ")


def _differences(position: CasinoPosition, again: CasinoPosition) -> Iterator[InvalidPosition]:
    if Counter(position.table) != Counter(again.table) or Counter(position.aside) != Counter(again.aside):
        yield invalid("table_differs")
    if (position.builds, position.builds_begun) != (again.builds, again.builds_begun):
        yield invalid("builds_differ")
    if position.last_capturer != again.last_capturer:
        yield invalid("capturer_differs")
    if position.marked != again.marked:
        yield invalid("marks_differ")
    for side, pile in enumerate(position.piles):
        if Counter(pile) != Counter(again.piles[side]):
            yield invalid("pile_differs", party=side)
        if Counter(position.markers[side]) != Counter(again.markers[side]):
            yield invalid("markers_differ", party=side)


def _same_lines(lines: Lines, others: Lines) -> bool:
    """Whether the lines are equal apart from the order of the cards in each line."""

    def told(of: Lines) -> list[tuple[object, ...]]:
        return [(one.code, one.side, one.points, one.params, one.marked, Counter(one.cards)) for one in of]

    return told(lines) == told(others)
