"""Looking through one dealing round with all hands open: alpha-beta over plays.

Values are in points for the side that searches. In the last round of two sides nothing has to be estimated: the
majorities are counted at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardtable.ai.casino.ahead import left_for_next_round
from cardtable.ai.casino.announcing import AnnouncedStacks
from cardtable.ai.casino.building import Building
from cardtable.ai.casino.model import Model, Move
from cardtable.ai.casino.outcome import Outcome, Tally
from cardtable.ai.casino.stacking import Stacking

_FAR = 1e9
DECIDED = 40.0
"""The value in points of a play that ends the match at once by its marks."""
_AT_THE_HORIZON = 0.5
"""The fraction of the best capture that counts for the player to move at the horizon of the search."""
_LEAST_TO_BUILD = 2
"""The least number of plays left to look ahead for which builds are considered: nearer to the horizon, the builder
could not capture the build any more.
"""

_WATCHED = 4
"""The number of positions between two calls of ``watch``, which looks at the clock: with jokers a position takes
milliseconds.
"""

Hands = tuple[tuple[int, ...], ...]


_MOST_EXACT_POSITIONS = 30_000


class TooManyPositions(Exception):
    """The rest of the deal is too long to be played through exactly."""


class RoundSearch:
    """Searches the rest of one dealing round.

    ``signs`` has, for each seat, 1 for the own side and minus the weight of its points for a rival. ``needs`` has, for
    each seat, the points that end the match if one capture marks them at once; 0 if no points do. ``depth`` is the most
    plays to look ahead. With ``outcome`` the search is exact: everything is tallied, and ``outcome`` gives the value of
    the end of the deal. With ``building`` the players build, too. ``positions`` counts the positions that were
    searched; ``watch`` is called regularly with their number, and may stop the search by an exception.
    """

    def __init__(
        self,
        model: Model,
        signs: Sequence[float],
        last_round: bool,
        depth: int,
        outcome: Outcome | None = None,
        building: AnnouncedStacks | Building | Stacking | None = None,
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
        self._step = model.rules.step
        self._following = [(seat + self._step) % seats for seat in range(seats)]
        self._reopens = model.rules.reopens

    @property
    def exact(self) -> bool:
        return self._outcome is not None

    def value(self, table: int, hands: Hands, turn: int, last: int) -> float:
        """Return the value of the position in which seat ``turn`` is to play and seat ``last`` captured last (−1 if
        there was no capture yet).
        """
        return self._value(table, hands, turn, last, -_FAR, _FAR, self._depth)

    def exact_value(self, table: int, hands: Hands, turn: int, last: int, tally: Tally) -> float:
        """Return the exact value of the position in which seat ``turn`` is to play, seat ``last`` captured last, and
        ``tally`` has been captured. Raises ``TooManyPositions`` if the search would take too long.
        """
        assert self._outcome is not None
        return self._exact(table, hands, turn, last, tally, -_FAR, _FAR)

    def _value(self, table: int, hands: Hands, turn: int, last: int, alpha: float, beta: float, depth: int) -> float:
        hand = hands[turn]
        # A seat without cards is passed over. If no seat has any, the round is over.
        if not hand:
            seat = self._with_cards(hands, turn)
            if seat < 0:
                return self._end(table, turn, last)
            turn = seat
            hand = hands[turn]
        # Moves come with the probably best one first: the sooner the window is narrow, the more is cut off.
        if self._building and depth >= _LEAST_TO_BUILD:
            moves = self._building.moves(table, hand, turn)
        else:
            moves = self._moves(table, hand)
        need = self._needs[turn]
        # A sweep with the last card of the deal counts nothing under some rules, so it cannot win the match either.
        if self._denied and len(hand) == 1 and sum(map(len, hands)) == 1:
            moves, need = self._model.without_sweep(moves), 0.0
        sign = self._signs[turn]
        # At the horizon the best capture stands for everything that is still to come.
        if depth == 0:
            return sign * _AT_THE_HORIZON * moves[0][0]
        key = (table, hands, turn, last, depth)
        # An earlier visit with another window may have left bounds for this position: they can answer at once.
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
        # Values are differences from here on: what a move gains is added to the value of the position after it, so that
        # positions are shared by all ways that lead to them. The window is shifted by the gain for the same reason.
        following = self._following[turn]
        passing = self._passing[turn]
        before, behind = hands[:turn], hands[turn + 1 :]
        floor, ceiling = alpha, beta
        # Several moves play the same card: the hands after it are made once.
        left_hands: dict[int, Hands] = {}
        depth -= 1
        # The own side looks for the highest value, rivals for the lowest. Both loops do the same with opposite signs;
        # they are written out because this is the innermost loop of all computer players.
        if sign > 0:
            best = -_FAR
            for move in moves:
                card = move[2]
                left = left_hands.get(card)
                if left is None:
                    place = hand.index(card)
                    left = left_hands[card] = (*before, hand[:place] + hand[place + 1 :], *behind)
                gain = move[0]
                # A sweep that is passed on changes the points of the seat before as well.
                if passing and move[4] and not move[1]:
                    gain += passing * self._model.swept(table, card)
                # A player who has swept plays again if the rules say so.
                after = turn if self._reopens and move[4] and not move[1] and len(hand) > 1 else following
                # Marks that end the match outweigh everything; nothing is searched after them.
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
                # A sweep that is passed on changes the points of the seat before as well.
                if passing and move[4] and not move[1]:
                    gain += passing * self._model.swept(table, card)
                # A player who has swept plays again if the rules say so.
                after = turn if self._reopens and move[4] and not move[1] and len(hand) > 1 else following
                # Marks that end the match outweigh everything; nothing is searched after them.
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
        # Outside the window the value is only a bound, because moves were cut off: it is kept as what it is.
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
        # A seat without cards is passed over. If no seat has any, the deal is over and is counted.
        if not hand:
            turn = self._with_cards(hands, turn)
            if turn < 0:
                return self._exact_end(table, last, tally)
            hand = hands[turn]
        # Points marked at once can decide the match in the middle of the deal.
        if outcome.decided(tally):
            return outcome.value(tally)
        # Unlike in ``_value``, the value depends on everything captured before, because it is that of the whole match:
        # the tally belongs to the position, and the window is not shifted.
        key = (table, hands, turn, last, tally)
        known = self._known.get(key)
        # An earlier visit with another window may have left bounds that answer at once.
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
        # All moves are tried, also to lay down a card that could take: exact values need them.
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
            # A move that takes nothing has no packed counts and leaves the tally as it is.
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
            # The other side has a better choice before this position, so it will not be reached.
            if alpha >= beta:
                break
        # As in ``_value``: a value outside the window is kept as a bound.
        if best <= floor:
            self._known[key] = (low, best)
        elif best >= ceiling:
            self._known[key] = (best, high)
        else:
            self._known[key] = (best, best)
        return best

    def _marked(self, move: Move, table: int) -> float:
        """Return the points that a capture marks at once."""
        if self._all_marked:
            return move[3]
        return 0.0 if move[1] else self._model.swept(table, move[2])

    def _with_cards(self, hands: Hands, turn: int) -> int:
        seats = len(hands)
        for step in range(1, seats):
            seat = (turn + step * self._step) % seats
            if hands[seat]:
                return seat
        return -1

    def _end(self, table: int, turn: int, last: int) -> float:
        """Return the value of the end of the round; ``turn`` begins the next round."""
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
    """Return a correction for each seat, per point of a sweep whose points are passed on to the seat before. The model
    takes such points to go between two sides; with more sides they are worth another amount to the own side.
    """
    rules = model.rules
    if not rules.score.sweeps.passed_on:
        return [0.0] * len(signs)
    share = 1.0 / rules.rivals
    return [-rules.good * (signs[rules.before(seat)] + share * signs[seat]) for seat in range(len(signs))]
