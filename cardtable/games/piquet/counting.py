"""The running count: points are marked in the order of the table, and a partie to N ends with the mark that wins it.

Sources: "Das Zählen", "Der Neunziger", "Der Sechziger".
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from cardtable.core.cards import Card
from cardtable.core.events import EVERYBODY, Announced, CardsShown, PointsMarked
from cardtable.core.machine import Tell
from cardtable.core.scores import Parameter, ScoreLine, parameters
from cardtable.core.zones import hand
from cardtable.games.piquet.codes import Line, Said, Shown
from cardtable.games.piquet.combinations import KINDS, NO_SUIT, Item, Kind, item_cards
from cardtable.games.piquet.phases import OPEN, Jump
from cardtable.games.piquet.position import PiquetPosition
from cardtable.games.piquet.ranking import RANKS, mask_of
from cardtable.games.piquet.rules import Repique

BLANCHE_POINTS = 10
KIND_NAMES = {Kind.POINT: Line.POINT, Kind.SEQUENCE: Line.SEQUENCE, Kind.SET: Line.SET}
DECLARED = frozenset(KIND_NAMES.values())
"""Codes of the lines for declarations."""
PLAYED = frozenset({Line.LEAD, Line.TRICK, Line.LAST_TRICK})
"""Codes of the lines for playing."""


class End(Enum):
    """How a deal has ended. What marks or plays returns it, or None as long as the deal goes on; who gets one does
    nothing more and hands it on.
    """

    PLAYED_OUT = "played_out"
    """There is nothing left to play."""
    DECIDED = "decided"
    """A mark has won the partie: nothing more is played or counted."""


def mark(
    position: PiquetPosition,
    code: str,
    party: int,
    points: int,
    tell: Tell | None,
    cards: Sequence[Card] = (),
    marked: bool = True,
    **params: Parameter,
) -> End | None:
    """Count ``points`` for a party; the line's parameter ``count`` is what it says aloud."""
    if marked:
        params["count"] = position.count(party) + points
    line = ScoreLine(code, party, points, parameters(**params), tuple(cards), marked)
    position.marked.append(line)
    if tell:
        tell(PointsMarked(line))
    rules = position.rules
    if marked and rules.target and position.standing.points[party] + position.count(party) >= rules.target:
        return End.DECIDED
    return None


def toward(position: PiquetPosition, party: int) -> int:
    """What a party has counted toward a Neunziger or Sechziger."""
    return _toward(position, party, marked=False)


def _toward(position: PiquetPosition, party: int, marked: bool) -> int:
    """``toward``, or only as much of it as was ``marked`` in the running count."""
    codes = DECLARED | PLAYED
    if position.rules.blanche_counts_toward:
        codes |= {Line.CARTE_BLANCHE}
    return sum(
        line.points
        for line in position.marked
        if line.party == party and line.code in codes and (line.marked or not marked)
    )


def show_blanche(position: PiquetPosition, seat: int, tell: Tell | None) -> End | None:
    """``seat`` shows carte blanche and counts it."""
    cards = tuple(position.hands[seat])
    position.blank[seat] = cards
    if tell:
        tell(Announced(seat, Said.CARTE_BLANCHE))
        tell(CardsShown(hand(seat), cards, (EVERYBODY,), Shown.CARTE_BLANCHE))
    return mark(position, Line.CARTE_BLANCHE, position.rules.party_of[seat], BLANCHE_POINTS, tell, cards)


def item_parameters(item: Item) -> dict[str, Parameter]:
    """How an item is told in events and lines: ``length``, ``suit`` and ``pips`` or ``rank`` (1–13) and ``missing``."""
    told: dict[str, Parameter] = {"length": item.length}
    if item.kind is Kind.SET:
        if item.suit != NO_SUIT:
            told["missing"] = item.suit
    else:
        told["suit"] = item.suit
    return told | height(item.kind, item.rank)


def height(kind: Kind, rank: int) -> dict[str, Parameter]:
    """The answer to "how high?"."""
    return {"pips": rank} if kind is Kind.POINT else {"rank": RANKS[rank]}


def count_item(position: PiquetPosition, seat: int, item: Item, tell: Tell | None) -> End | None:
    """``seat`` counts a declaration and shows it, and makes a Neunziger if it brings him there."""
    rules = position.rules
    party = rules.party_of[seat]
    cards = item_cards(item, mask_of(position.hands[seat]))
    position.counted[item.kind][seat] += (item,)
    params = item_parameters(item)
    if item.kind is Kind.POINT and not rules.point_shown:
        cards, params = (), {"length": item.length}
    elif tell:
        tell(CardsShown(hand(seat), cards, (EVERYBODY,), Shown.DECLARED))
    apart = rules.repique is Repique.OWN_PARTIE and (
        position.jumps[party] is Jump.REPIQUE or _due(position, seat, item.kind, item.points, tell)
    )
    return mark(position, KIND_NAMES[item.kind], party, item.points, tell, cards, not apart, **params) or check_repique(
        position, seat, item.kind, tell
    )


def check_repique(position: PiquetPosition, seat: int, kind: Kind, tell: Tell | None) -> End | None:
    """Make the Neunziger of ``seat``'s party, if counting in ``kind`` has brought it there in time."""
    return _jump(position, seat, Jump.REPIQUE, tell) if _due(position, seat, kind, 0, tell) else None


def _due(position: PiquetPosition, seat: int, kind: Kind, points: int, tell: Tell | None) -> bool:
    """Whether ``points`` more, counted in ``kind``, make a Neunziger."""
    rules = position.rules
    party = rules.party_of[seat]
    if position.jumps[party] is not Jump.NONE or toward(position, party) + points < rules.threshold:
        return False
    if seat == position.elder:
        if rules.nothing_beaten and not position.all_declared:
            return False
    elif rules.repique_in_time and not position.ninety[party]:
        return False
    return not prevented(position, party, kind) and not (seat == position.elder and _objection(position, kind, tell))


def prevented(position: PiquetPosition, party: int, kind: Kind) -> bool:
    """Whether somebody else has counted or beaten something that comes before ``kind`` in the order of counting."""
    return blanked(position, party) or any(
        position.right[earlier] >= 0 and position.right[earlier] != party for earlier in _before(position, kind)
    )


def blanked(position: PiquetPosition, party: int) -> bool:
    """Whether somebody else has shown carte blanche, which makes a Neunziger impossible."""
    return any(cards and position.rules.party_of[seat] != party for seat, cards in enumerate(position.blank))


def _before(position: PiquetPosition, kind: Kind) -> Sequence[Kind]:
    return KINDS if position.rules.nothing_beaten else KINDS[:kind]


def _objection(position: PiquetPosition, kind: Kind, tell: Tell | None) -> bool:
    """Whether the dealer has something to count before ``kind`` in a class in which elder declared nothing."""
    for earlier in _before(position, kind):
        if position.right[earlier] == OPEN:
            best = position.whole(position.dealer, earlier)
            if best:
                position.object(earlier, best[0])
                if tell:
                    params = item_parameters(best[0])
                    tell(Announced(position.dealer, Said.OBJECTS, parameters(kind=KIND_NAMES[earlier], **params)))
                return True
    return False


def _jump(position: PiquetPosition, seat: int, jump: Jump, tell: Tell | None) -> End | None:
    rules = position.rules
    party = rules.party_of[seat]
    position.jumps[party] = jump
    if tell:
        tell(Announced(seat, jump.value))
    if jump is Jump.PIQUE:
        return mark(position, Line.PIQUE, party, rules.pique_jump, tell) if rules.jumps else None
    match rules.repique:
        case Repique.COUNT if rules.jumps:
            return mark(position, Line.REPIQUE, party, rules.repique_jump, tell)
        case Repique.OWN_PARTIE:
            return mark(position, Line.REPIQUE_PARTIE, party, -_toward(position, party, marked=True), tell)
        case Repique.WINS:
            mark(position, Line.REPIQUE, party, rules.repique_jump, tell)
            return End.DECIDED
    return None


def check_pique(position: PiquetPosition, tell: Tell | None) -> End | None:
    """Make elder's Sechziger, if she has come there before anybody else has counted or taken a trick."""
    party = position.rules.party_of[position.elder]
    if position.jumps[party] is not Jump.NONE or toward(position, party) < position.rules.threshold:
        return None
    for seat in position.players:
        other = position.rules.party_of[seat]
        if other != party and (
            not position.done[seat]
            or position.count(other)
            or position.tricks[other]
            or position.jumps[other] is not Jump.NONE
        ):
            return None
    return _jump(position, position.elder, Jump.PIQUE, tell)
