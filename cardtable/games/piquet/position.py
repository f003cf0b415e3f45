"""The data of a Piquet deal, and what can be read from them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from cardtable.core.cards import Card
from cardtable.core.codec import CARD, CARDS, LINES, NUMBERS, WHOLE, YES_OR_NO, Codec, many, maybe, member, pair, parts
from cardtable.core.fields import Position, column, everybody, fixed, follows, number, owner, row, rows, shared
from cardtable.core.objections import OBJECTION, Objection, upheld
from cardtable.core.scores import ScoreLine, totals
from cardtable.core.state import CHANCE, Standing
from cardtable.games.piquet.codes import DECLARED, PLAYED, FaultCode, Line
from cardtable.games.piquet.combinations import KINDS, Item, Kind, whole
from cardtable.games.piquet.persons import players_of
from cardtable.games.piquet.phases import UNDECIDED, CountAnswer, HeardWord, Jump, Phase, Word
from cardtable.games.piquet.ranking import mask_of
from cardtable.games.piquet.rules import PiquetRules

UNKNOWN = -1
"""Pips and suit of a point that was counted without being shown (Robber)."""

_ITEMS = many(parts(Item, Codec(int, Kind), WHOLE, WHOLE, WHOLE))
_SAID = parts(HeardWord, member(Word), WHOLE, WHOLE)
_ANSWER = parts(CountAnswer, WHOLE, WHOLE, WHOLE, WHOLE)

_VOIDING = (FaultCode.WRONG_DECLARATION, FaultCode.HAND_TOO_LARGE, FaultCode.DISCARDS_MIXED)

Start = Callable[[PiquetRules, Standing], list[Any]]


def _for_each_seat(value: object) -> Start:
    return lambda rules, standing: [value] * rules.persons


def _for_each_side(value: object) -> Start:
    return lambda rules, standing: [value] * len(rules.sides)


def _for_each_kind_and_seat(value: object) -> Start:
    return lambda rules, standing: [[value] * rules.persons for _ in KINDS]


def _cards_of_seats(rules: PiquetRules, standing: Standing) -> list[list[Card]]:
    return [[] for _ in range(rules.persons)]


def _cards_of_sides(rules: PiquetRules, standing: Standing) -> list[list[Card]]:
    return [[] for _ in rules.sides]


def _counted_as_seen(
    position: PiquetPosition, seat: int, counted: list[list[tuple[Item, ...]]]
) -> tuple[tuple[tuple[Item, ...], ...], ...]:
    """Return what was counted as ``seat`` sees it: without suit and pips of others' points if these need not
    be shown.
    """
    point_shown = position.rules.point_shown
    return tuple(
        tuple(
            items if point_shown or kind is not Kind.POINT or player == seat else tuple(map(_unseen, items))
            for player, items in enumerate(counted[kind])
        )
        for kind in KINDS
    )


def _unseen(item: Item) -> Item:
    return item._replace(rank=UNKNOWN, suit=UNKNOWN)


_TOWARD = DECLARED | PLAYED


def counts_toward(rules: PiquetRules, code: str) -> bool:
    """Return whether lines with this code count toward a Neunziger or Sechziger."""
    return code in _TOWARD or (rules.blanche_counts_toward and code == Line.CARTE_BLANCHE)


def _line_sums(position: PiquetPosition) -> list[int]:
    """Return the running count of each side."""
    return list(totals(position.marked, len(position.rules.sides)))


def _sums_toward(position: PiquetPosition) -> list[int]:
    """Return what each side has counted toward a Neunziger or Sechziger."""
    sums = [0] * len(position.rules.sides)
    for line in position.marked:
        sums[line.side] += line.points * counts_toward(position.rules, line.code)
    return sums


@cache
def _turned(players: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Return all ``players`` in their order, beginning with ``seat``."""
    place = players.index(seat)
    return (*players[place:], *players[:place])


class PiquetPosition(Position[PiquetRules]):
    """One deal. Lists have an entry for each seat unless this says otherwise; entries of spectators stay empty.

    ``players`` are the seats that play, in the order of play, elder first and the dealer last. ``talon`` holds the two
    packets, each from its top. ``received`` are the cards dealt to each seat and bought, in that order. ``named`` is
    how many cards each has said it will exchange, -1 before; ``taking`` how many more (or fewer) it means to take.
    ``looked`` are the cards of the talon that each has seen, ``blank`` those shown as carte blanche, ``point_cards``
    those shown for the point or before a correction, ``claimed`` those laid open with a claim.

    ``said``, ``listed`` and ``counted`` have an entry for each class, and in it one for each seat: what was heard, what
    was declared, what counts; ``right`` has the side that may count a class. ``automatic`` says which players declare
    everything, ``done`` which have added up. ``ninety``, ``jumps``, ``won`` and ``tricks`` have an entry for each side.

    For a table with irregularities: ``corrected`` are the seats that have corrected themselves; ``sixty`` is the
    number, among all played cards, of the card with which elder announced a Sechziger (-1 for none), and ``forgotten``
    says that she missed it. Leads are counted by the cards played before them: the lead at ``naming`` is named if it
    changes the suit, those in ``unnamed`` changed it without a word. ``objections`` are the faults objected to;
    ``barred`` are seats with suits in which they take no more tricks; ``content`` is how many players have no more
    objections before the deal is counted, and ``played_out`` says whether that deal was played to its end.

    ``marked`` are the lines so far, ``final`` all lines once the deal is over. ``counts`` are the running counts of the
    sides; ``toward`` is what they have counted toward a Neunziger or Sechziger, marked or not.
    """

    dealer: int = fixed(lambda rules, standing: standing.dealer)
    players: tuple[int, ...] = shared(players_of, everybody(NUMBERS, key="playing"))
    phase: Phase = shared(Phase.SHUFFLED, everybody(member(Phase)))
    turn: int = shared(CHANCE, everybody(WHOLE))
    stock: tuple[Card, ...] = shared((), number())
    reshuffled: bool = shared(False, everybody(YES_OR_NO))
    commanded: int = shared(0, everybody(WHOLE))
    talon: list[list[Card]] = rows(lambda rules, standing: [[], []], number("talon_counts"))
    hands: list[list[Card]] = rows(_cards_of_seats, owner(CARDS, "hand"), number("hand_counts"))
    discards: list[list[Card]] = rows(_cards_of_seats, owner(CARDS), number("discard_counts"))
    received: list[list[Card]] = rows(_cards_of_seats, owner(CARDS))
    named: list[int] = row(_for_each_seat(-1), everybody(NUMBERS))
    taking: list[int] = row(_for_each_seat(0), owner(WHOLE))
    blanche_announced: bool = shared(False, everybody(YES_OR_NO))
    blank: list[tuple[Card, ...]] = row(_for_each_seat(()), everybody(many(CARDS)))
    looked: list[tuple[Card, ...]] = row(_for_each_seat(()), owner(CARDS))
    lead_suit: int = shared(-1, everybody(WHOLE))
    speaker: int = shared(0, everybody(WHOLE))
    said: list[list[HeardWord]] = rows(_for_each_kind_and_seat(HeardWord()), everybody(many(many(_SAID))))
    listed: list[list[tuple[Item, ...]]] = rows(_for_each_kind_and_seat(()), column(many(_ITEMS)))
    counted: list[list[tuple[Item, ...]]] = rows(
        _for_each_kind_and_seat(()), everybody(many(many(_ITEMS)), shown=_counted_as_seen)
    )
    point_cards: list[tuple[Card, ...]] = row(_for_each_seat(()), everybody(many(CARDS)))
    right: list[int] = row((UNDECIDED,) * len(KINDS), everybody(NUMBERS))
    all_declared: bool = shared(False, everybody(YES_OR_NO))
    automatic: list[bool] = row(_for_each_seat(False), owner(YES_OR_NO))
    done: list[bool] = row(_for_each_seat(False), everybody(many(YES_OR_NO)))
    ninety: list[bool] = row(_for_each_side(False), everybody(many(YES_OR_NO)))
    jumps: list[Jump] = row(_for_each_side(Jump.NONE), everybody(many(member(Jump))))
    leader: int = shared(-1, everybody(WHOLE))
    trick: list[Card] = row((), everybody(CARDS))
    won: list[list[Card]] = rows(_cards_of_sides, everybody(many(CARDS)))
    tricks: list[int] = row(_for_each_side(0), everybody(NUMBERS))
    plays: list[tuple[int, Card]] = row((), everybody(many(pair(WHOLE, CARD))))
    answers: list[CountAnswer] = row((), everybody(many(_ANSWER)))
    claimed: list[tuple[Card, ...]] = row(_for_each_seat(()), everybody(many(CARDS)))
    proving: int = shared(-1, everybody(WHOLE))
    corrected: tuple[int, ...] = shared((), everybody(NUMBERS))
    sixty: int = shared(-1, everybody(WHOLE))
    forgotten: bool = shared(False, everybody(YES_OR_NO))
    naming: int = shared(-1, everybody(WHOLE))
    unnamed: tuple[int, ...] = shared((), everybody(NUMBERS))
    mixed: tuple[tuple[int, int], ...] = shared((), everybody(many(pair(WHOLE, WHOLE))))
    objections: tuple[Objection, ...] = shared((), everybody(many(OBJECTION), key="claims"))
    barred: tuple[tuple[int, int], ...] = shared((), everybody(many(pair(WHOLE, WHOLE))))
    content: int = shared(0, everybody(WHOLE))
    played_out: bool = shared(False, everybody(YES_OR_NO))
    marked: list[ScoreLine] = row((), everybody(LINES))
    counts: list[int] = row(_for_each_side(0), follows(_line_sums))
    toward: list[int] = row(_for_each_side(0), follows(_sums_toward))
    final: tuple[ScoreLine, ...] | None = shared(None, everybody(maybe(LINES)))

    @property
    def elder(self) -> int:
        return self.players[0]

    def opponents(self, seat: int) -> list[int]:
        """The players of other sides, in the order of play after ``seat``."""
        side_of = self.rules.side_of
        return [one for one in _turned(self.players, seat) if side_of[one] != side_of[seat]]

    def trick_order(self) -> Sequence[int]:
        """Return the seats that play to the trick, from its leader on: those that have a card, or had one when it
        began.
        """
        order = _turned(self.players, self.leader)
        if not self.rules.irregularities:
            # Only at a table with irregularities can a player have too many or too few cards.
            return order
        hands = self.hands
        if not self.trick:
            return [seat for seat in order if hands[seat]]
        begun = {seat for seat, _ in self.plays[len(self.plays) - len(self.trick) :]}
        return [seat for seat in order if hands[seat] or seat in begun]

    def whole(self, seat: int, kind: Kind) -> tuple[Item, ...]:
        """Return all that a player can declare of a class; only before he has played a card."""
        return whole(kind, mask_of(self.hands[seat]), self.rules.smallest_point, self.rules.least_pips)

    def listed_point(self, seat: int) -> Item:
        """Return the point that a player has declared or counted."""
        return (self.listed[Kind.POINT][seat] or self.counted[Kind.POINT][seat])[0]

    def is_bound(self, seat: int) -> bool:
        """Return whether a player must follow suit even at a table with irregularities, because an objection to a
        revoke of his was upheld.
        """
        return upheld(self, FaultCode.REVOKE, seat)

    def is_void(self, side: int) -> bool:
        """Return whether a side counts nothing in this deal because an objection to a fault of it was upheld."""
        return bool(self.objections) and any(
            upheld(self, fault, seat) for fault in _VOIDING for seat in self.rules.sides[side]
        )

    def full_hand(self, seat: int) -> int:
        """Return the mask of all cards that a player has after the exchange, including those that he has played."""
        return mask_of([*self.hands[seat], *(card for player, card in self.plays if player == seat)])

    def object(self, kind: Kind, item: Item) -> None:
        """Let the dealer claim a class in which elder declared nothing, to prevent a Neunziger."""
        self.listed[kind][self.dealer] = (item,)
        self.said[kind][self.dealer] = HeardWord(Word.ITEM, item.length, item.rank)
        self.right[kind] = self.rules.side_of[self.dealer]
