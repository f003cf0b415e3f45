"""Looking through one dealing round with all hands open: alpha-beta over plays.

Values are in points for the party that searches. With two players in the last round nothing is estimated: the
majorities are counted out at the end.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.ai.casino.ahead import left_for_next_round
from cardtable.ai.casino.model import Model, bits
from cardtable.games.casino.rules import Spades

_FAR = 1e9


class RoundSearch:
    """The rest of one dealing round.

    ``sides`` gives for each seat 1 for the own party and minus the weight of its points for a rival. ``depth`` bounds
    the plays looked ahead; ``exact`` counts the majorities at the end of the deal instead of pricing them.
    """

    def __init__(self, model: Model, sides: Sequence[float], last_round: bool, exact: bool, depth: int) -> None:
        self._model = model
        self._sides = sides
        self._last_round = last_round
        self.exact = exact
        self._depth = depth
        self._known: dict[tuple[int, tuple[tuple[int, ...], ...], int, int, int, int, int], tuple[float, float]] = {}

    def value(
        self, table: int, hands: tuple[tuple[int, ...], ...], turn: int, last: int, spades: int = 0, cards: int = 0
    ) -> float:
        """The value of the position in which ``turn`` is to play and seat ``last`` captured last (-1 nobody).

        ``spades`` and ``cards`` are what the own party has captured in this deal; only an exact search needs them.
        """
        return self._value(table, hands, turn, last, spades, cards, -_FAR, _FAR, self._depth)

    def _value(
        self,
        table: int,
        hands: tuple[tuple[int, ...], ...],
        turn: int,
        last: int,
        spades: int,
        cards: int,
        alpha: float,
        beta: float,
        depth: int,
    ) -> float:
        hand = hands[turn]
        if not hand:
            seat = self._with_cards(hands, turn)
            if seat < 0:
                return self._end(table, turn, last, spades, cards)
            return self._value(table, hands, seat, last, spades, cards, alpha, beta, depth)
        if depth == 0:
            return 0.0
        key = (table, hands, turn, last, spades, cards, depth)
        low, high = self._known.get(key, (-_FAR, _FAR))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        best = self._look(table, hands, turn, last, spades, cards, alpha, beta, depth)
        if best <= alpha:
            high = best
        elif best >= beta:
            low = best
        else:
            low = high = best
        self._known[key] = (low, high)
        return best

    def _look(
        self,
        table: int,
        hands: tuple[tuple[int, ...], ...],
        turn: int,
        last: int,
        spades: int,
        cards: int,
        alpha: float,
        beta: float,
        depth: int,
    ) -> float:
        side = self._sides[turn]
        own = side > 0
        following = (turn + 1) % len(hands)
        best = -_FAR if own else _FAR
        for worth, rest, card, gained_spades, gained_cards in self._moves(table, hands[turn]):
            left = (*hands[:turn], tuple(other for other in hands[turn] if other != card), *hands[turn + 1 :])
            gain = side * worth
            holder = turn if gained_cards else last
            sign = 1 if own else 0
            value = gain + self._value(
                rest,
                left,
                following,
                holder,
                spades + sign * gained_spades if self.exact else 0,
                cards + sign * gained_cards if self.exact else 0,
                alpha - gain,
                beta - gain,
                depth - 1,
            )
            if own:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best

    def _moves(self, table: int, hand: tuple[int, ...]) -> list[tuple[float, int, int, int, int]]:
        """Worth, table left, card, spades and cards gained of each play, the likely best first."""
        model = self._model
        moves = [
            (take.points if self.exact else take.worth, take.rest, card, take.spades, take.cards)
            for card in hand
            for take in model.takes(table, card)
        ]
        moves.sort(key=lambda move: -move[0])
        lays = sorted(hand, key=lambda card: (model.worth[card], card % 13))
        return moves + [(0.0, table | 1 << card, card, 0, 0) for card in lays]

    def _with_cards(self, hands: tuple[tuple[int, ...], ...], turn: int) -> int:
        for step in range(1, len(hands)):
            seat = (turn + step) % len(hands)
            if hands[seat]:
                return seat
        return -1

    def _end(self, table: int, turn: int, last: int, spades: int, cards: int) -> float:
        """What the end of the round is worth; ``turn`` begins the next one."""
        model = self._model
        if not self._last_round:
            return self._sides[turn] * left_for_next_round(model, table)
        value = 0.0
        if last >= 0:
            side = self._sides[last]
            value = side * model.rules.score.last_capture
            if not self.exact:
                return value + side * model.lying(table)
            for bit in bits(table):
                value += side * model.points[bit]
                if side > 0:
                    spades += model.spades[bit]
                    cards += 1
        elif self.exact:
            return 0.0
        return value + self._majorities(spades, cards) if self.exact else value

    def _majorities(self, spades: int, cards: int) -> float:
        """Points for the majorities once all cards are captured, ``spades`` and ``cards`` of them by the own party."""
        score = self._model.rules.score
        packs = len(self._model.rules.pack) // 52
        other_spades, other_cards = 13 * packs - spades, 52 * packs - cards
        value = score.most_cards * _sign(cards - other_cards)
        match score.spades:
            case Spades.MOST | Spades.MOST_OR_SHARED | Spades.SEVEN:
                value += score.spades_points * _sign(spades - other_spades)
            case Spades.ABOVE_SIX:
                value += max(0, spades - 6) - max(0, other_spades - 6)
            case Spades.NOTHING:
                pass
        return float(value)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
