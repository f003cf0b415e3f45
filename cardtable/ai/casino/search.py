"""Looking through one dealing round with all hands open: alpha-beta over plays.

Values are in points for the side that searches. In the last round of two sides nothing need be estimated: the
majorities are counted out at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardtable.ai.casino.ahead import left_for_next_round
from cardtable.ai.casino.building import Building
from cardtable.ai.casino.model import Model, Move
from cardtable.ai.casino.outcome import Outcome, Tally
from cardtable.ai.casino.stacking import Stacking

_FAR = 1e9
DECIDED = 40.0
"""Points that are as good as the match, where a play ends it at once."""
_AT_THE_HORIZON = 0.5
"""How much of the best capture a player keeps who is to play where the search ends."""
_LEAST_TO_BUILD = 2
"""Nobody builds so near the horizon that he could not take his build before it."""

_WATCHED = 4
"""After so many positions it is time for a look at the clock: with jokers a position takes milliseconds."""

Hands = tuple[tuple[int, ...], ...]


_MOST_EXACT_POSITIONS = 30_000


class TooManyPositions(Exception):
    """The rest of the deal is too long to be played through exactly."""


class RoundSearch:
    """The rest of one dealing round.

    ``signs`` gives for each seat 1 for the own side and minus the weight of its points for a rival, ``needs`` the
    points that end the match if that seat marks them at once with one capture, 0 where none do. ``depth`` bounds the
    plays looked ahead. With ``outcome`` the search is exact: everything is tallied, and the end of the deal is worth
    what ``outcome`` says; with ``building`` the players build too. ``positions`` counts the positions that were looked
    at; every now and then ``watch`` is called with their number, and may break the search off by an exception.
    """

    def __init__(
        self,
        model: Model,
        signs: Sequence[float],
        last_round: bool,
        depth: int,
        outcome: Outcome | None = None,
        building: Building | Stacking | None = None,
        watch: Callable[[int], None] | None = None,
        needs: Sequence[float] = (),
    ) -> None:
        self._model = model
        self._needs = needs or [0.0] * len(signs)
        self._all_marked = model.rules.score.cards_at_once
        self._moves = model.moves
        self._building = building
        # The last card of a deal may be denied its sweep.
        self._denied = last_round and not model.rules.score.sweeps.with_last_card
        self._signs = signs
        self._passing = _passing(model, signs)
        self._last_round = last_round
        self._depth = depth
        self._outcome = outcome
        self._watch = watch
        self._known: dict[object, tuple[float, float]] = {}
        self._ends: dict[object, float] = {}
        self.positions = 0
        seats = len(signs)
        self._following = [(seat + 1) % seats for seat in range(seats)]
        self._reopens = model.rules.reopens

    @property
    def exact(self) -> bool:
        return self._outcome is not None

    def value(self, table: int, hands: Hands, turn: int, last: int) -> float:
        """The value of the position in which ``turn`` is to play and seat ``last`` captured last (-1 nobody)."""
        return self._value(table, hands, turn, last, -_FAR, _FAR, self._depth)

    def exact_value(self, table: int, hands: Hands, turn: int, last: int, tally: Tally) -> float:
        """Return the exact value of that position, after what ``tally`` says has been captured. Raises
        ``TooManyPositions``.
        """
        assert self._outcome is not None
        return self._exact(table, hands, turn, last, tally, -_FAR, _FAR)

    def _value(self, table: int, hands: Hands, turn: int, last: int, alpha: float, beta: float, depth: int) -> float:
        hand = hands[turn]
        if not hand:
            seat = self._with_cards(hands, turn)
            if seat < 0:
                return self._end(table, turn, last)
            turn = seat
            hand = hands[turn]
        if self._building and depth >= _LEAST_TO_BUILD:
            moves = self._building.moves(table, hand, turn)
        else:
            moves = self._moves(table, hand)
        need = self._needs[turn]
        if self._denied and len(hand) == 1 and sum(map(len, hands)) == 1:
            moves, need = self._model.without_sweep(moves), 0.0
        sign = self._signs[turn]
        if depth == 0:
            return sign * _AT_THE_HORIZON * moves[0][0]
        key = (table, hands, turn, last, depth)
        # Bounds that an earlier visit with another window has left.
        known = self._known.get(key)
        if known:
            low, high = known
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
        else:
            low, high = -_FAR, _FAR
            self.positions += 1
            if not self.positions % _WATCHED and self._watch:
                self._watch(self.positions)
        following = self._following[turn]
        passing = self._passing[turn]
        before, behind = hands[:turn], hands[turn + 1 :]
        floor, ceiling = alpha, beta
        left_hands: dict[int, Hands] = {}
        depth -= 1
        if sign > 0:
            best = -_FAR
            for move in moves:
                card = move[2]
                left = left_hands.get(card)
                if left is None:
                    place = hand.index(card)
                    left = left_hands[card] = (*before, hand[:place] + hand[place + 1 :], *behind)
                gain = move[0]
                if passing and move[4] and not move[1]:
                    gain += passing * self._model.swept(table, card)
                # Whoever has swept may go on where that is agreed.
                after = turn if self._reopens and move[4] and not move[1] and len(hand) > 1 else following
                if need and move[4] and self._marked(move, table) >= need:
                    value = gain + DECIDED
                else:
                    value = gain + self._value(
                        move[1], left, after, turn if move[4] else last, alpha - gain, beta - gain, depth
                    )
                if value > best:
                    best = value
                    if value > alpha:
                        alpha = value
                        if value >= beta:
                            break
        else:
            best = _FAR
            for move in moves:
                card = move[2]
                left = left_hands.get(card)
                if left is None:
                    place = hand.index(card)
                    left = left_hands[card] = (*before, hand[:place] + hand[place + 1 :], *behind)
                gain = sign * move[0]
                if passing and move[4] and not move[1]:
                    gain += passing * self._model.swept(table, card)
                # Whoever has swept may go on where that is agreed.
                after = turn if self._reopens and move[4] and not move[1] and len(hand) > 1 else following
                if need and move[4] and self._marked(move, table) >= need:
                    value = gain - DECIDED
                else:
                    value = gain + self._value(
                        move[1], left, after, turn if move[4] else last, alpha - gain, beta - gain, depth
                    )
                if value < best:
                    best = value
                    if value < beta:
                        beta = value
                        if value <= alpha:
                            break
        if best <= floor:
            self._known[key] = (low, best)
        elif best >= ceiling:
            self._known[key] = (best, high)
        else:
            self._known[key] = (best, best)
        return best

    def _exact(self, table: int, hands: Hands, turn: int, last: int, tally: Tally, alpha: float, beta: float) -> float:
        outcome = self._outcome
        assert outcome is not None
        hand = hands[turn]
        if not hand:
            turn = self._with_cards(hands, turn)
            if turn < 0:
                return self._exact_end(table, last, tally)
            hand = hands[turn]
        if outcome.decided(tally):
            return outcome.value(tally)
        key = (table, hands, turn, last, tally)
        known = self._known.get(key)
        if known:
            low, high = known
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
        else:
            low, high = -_FAR, _FAR
            self.positions += 1
            if self.positions > _MOST_EXACT_POSITIONS:
                raise TooManyPositions
            if not self.positions % _WATCHED and self._watch:
                self._watch(self.positions)
        own = self._signs[turn] > 0
        floor, ceiling = alpha, beta
        best = -_FAR if own else _FAR
        sweep = self._model.sweep
        moves = self._model.every_move(table, hand)
        if self._denied and len(hand) == 1 and sum(map(len, hands)) == 1:
            moves, sweep = self._model.without_sweep(moves), 0.0
        before, behind = hands[:turn], hands[turn + 1 :]
        following = self._following[turn]
        for _, rest, card, points, packed in moves:
            place = hand.index(card)
            left = (*before, hand[:place] + hand[place + 1 :], *behind)
            after = tally
            if packed:
                swept = 0.0 if rest else self._model.swept(table, card) if sweep else 0.0
                after = outcome.after(tally, own, points, swept, packed)
            value = self._exact(rest, left, following, turn if packed else last, after, alpha, beta)
            if own:
                if value > best:
                    best = value
                    alpha = max(alpha, value)
            elif value < best:
                best = value
                beta = min(beta, value)
            if alpha >= beta:
                break
        if best <= floor:
            self._known[key] = (low, best)
        elif best >= ceiling:
            self._known[key] = (best, high)
        else:
            self._known[key] = (best, best)
        return best

    def _marked(self, move: Move, table: int) -> float:
        """The points that a capture marks at once."""
        if self._all_marked:
            return move[3]
        return 0.0 if move[1] else self._model.swept(table, move[2])

    def _with_cards(self, hands: Hands, turn: int) -> int:
        seats = len(hands)
        for step in range(1, seats):
            seat = (turn + step) % seats
            if hands[seat]:
                return seat
        return -1

    def _end(self, table: int, turn: int, last: int) -> float:
        """What the end of the round is worth; ``turn`` begins the next one."""
        key = (table, turn, last)
        found = self._ends.get(key)
        if found is None:
            if not self._last_round:
                found = self._signs[turn] * left_for_next_round(self._model, table)
            elif last < 0:
                found = 0.0
            else:
                found = self._signs[last] * self._model.last_capture(table)
            self._ends[key] = found
        return found

    def _exact_end(self, table: int, last: int, tally: Tally) -> float:
        outcome = self._outcome
        assert outcome is not None
        sign = self._signs[last] if last >= 0 else 0.0
        return outcome.value_of_end(tally, sign, *self._model.left_at_the_end(table))


def _passing(model: Model, signs: Sequence[float]) -> Sequence[float]:
    """For each seat, how much more a point that its sweep passes on to the seat before is worth to the own side than
    the model says, which knows two sides alone.
    """
    rules = model.rules
    if not rules.score.sweeps.passed_on:
        return [0.0] * len(signs)
    share = 1.0 / rules.rivals
    return [-rules.good * (signs[rules.before(seat)] + share * signs[seat]) for seat in range(len(signs))]
