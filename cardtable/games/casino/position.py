"""The position of a deal of Casino as plain data, and values computed from it."""

from __future__ import annotations

from cardtable.core.cards import Card
from cardtable.core.codec import CARDS, LINES, WHOLE, YES_OR_NO, Codec, many, maybe, pair, parts
from cardtable.core.fields import Position, everybody, fixed, follows, number, owner, row, rows, shared
from cardtable.core.objections import OBJECTION, Objection
from cardtable.core.scores import ScoreLine
from cardtable.core.state import CHANCE, Standing
from cardtable.games.casino.actions import Play, parse_play
from cardtable.games.casino.facts import SideFacts
from cardtable.games.casino.phases import Phase
from cardtable.games.casino.pieces import MARKER, Build, Dispute, Marker, facts_of_pile
from cardtable.games.casino.rules import CasinoRules

_BUILDS = many(parts(Build, WHOLE, WHOLE, WHOLE, WHOLE, CARDS))
_MARKERS = many(many(MARKER))
_DISPUTE = parts(Dispute, WHOLE, WHOLE, _BUILDS, _MARKERS, YES_OR_NO, YES_OR_NO)
_PLAYS = many(pair(WHOLE, Codec(str, parse_play)))


def _for_each_seat(rules: CasinoRules, standing: Standing) -> list[list[Card]]:
    return [[] for _ in range(rules.players)]


def _for_each_side(rules: CasinoRules, standing: Standing) -> list[list[Card]]:
    return [[] for _ in rules.sides]


def _phase_by_lines(position: CasinoPosition) -> Phase:
    if position.turn == CHANCE:
        return Phase.SHUFFLED
    if position.final is not None:
        return Phase.OVER
    return Phase.REVIEW if position.dispute is not None and position.dispute.reviewing else Phase.PLAY


class CasinoPosition(Position[CasinoRules]):
    """One deal. Lists have cards in the order in which they came to their place.

    ``stock`` has the cards not dealt yet, the next card first; ``round`` counts the dealing rounds. ``aside`` are court
    cards out of play, which go to the last capturer. ``marked`` are the lines marked so far in this deal; ``final`` has
    all its lines once it is over. ``plays`` are all plays with their seats. At a table with irregularities
    ``objections`` are those made so far, and ``dispute`` is the state before the last play.
    """

    dealer: int = fixed(lambda rules, standing: standing.dealer)
    phase: Phase = shared(Phase.SHUFFLED, follows(_phase_by_lines))
    turn: int = shared(CHANCE, everybody(WHOLE))
    round: int = shared(0, everybody(WHOLE))
    stock: tuple[Card, ...] = shared((), number())
    hands: list[list[Card]] = rows(_for_each_seat, owner(CARDS, "hand"), number("hand_counts"))
    table: list[Card] = row((), everybody(CARDS))
    builds: list[Build] = row((), everybody(_BUILDS))
    aside: list[Card] = row((), everybody(CARDS))
    builds_begun: int = shared(0, everybody(WHOLE))
    piles: list[list[Card]] = rows(_for_each_side, everybody(many(CARDS)))
    markers: list[list[Marker]] = rows(_for_each_side, everybody(_MARKERS))
    last_capturer: int = shared(-1, everybody(WHOLE))
    marked: list[ScoreLine] = row((), everybody(LINES))
    plays: list[tuple[int, Play]] = row((), everybody(_PLAYS))
    objections: tuple[Objection, ...] = shared((), everybody(many(OBJECTION), key="claims"))
    dispute: Dispute | None = shared(None, everybody(maybe(_DISPUTE)))
    final: tuple[ScoreLine, ...] | None = shared(None, everybody(maybe(LINES)))

    @property
    def first(self) -> int:
        """The seat that begins each dealing round: the one after the dealer."""
        return self.rules.after(self.dealer)

    @property
    def last_round(self) -> bool:
        """Whether the last cards have been dealt."""
        return self.round == len(self.rules.plan.rounds)

    def points(self, side: int) -> int:
        """Return a side's points, including those marked in this deal."""
        return self.standing.points[side] + sum(
            line.points for line in self.marked if line.side == side and line.marked
        )

    def facts(self) -> tuple[SideFacts, ...]:
        """Return the facts about each side's captures so far."""
        last = self.rules.side_of[self.last_capturer] if self.last_capturer >= 0 else -1
        return tuple(
            facts_of_pile(self.piles[side], markers, side == last) for side, markers in enumerate(self.markers)
        )

    def next_with_cards(self, seat: int) -> int | None:
        """Return the first seat after ``seat`` that holds a card, ``seat`` itself last; None if all hands are empty."""
        seats, step = len(self.hands), self.rules.step
        for further in range(1, seats + 1):
            place = (seat + further * step) % seats
            if self.hands[place]:
                return place
        return None
