"""The running count: points are marked in the order of the table, and a partie to N ends with the mark that wins it.

Sources: "Das Zählen", "Der Neunziger", "Der Sechziger".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from cardtable.core.cards import Card
from cardtable.core.events import EVERYBODY, Announced, CardsShown, Event, PointsMarked
from cardtable.core.scores import Parameter, ScoreLine, parameters
from cardtable.core.zones import hand
from cardtable.games.piquet.combinations import KINDS, NO_SUIT, Item, Kind, item_cards
from cardtable.games.piquet.phases import OPEN, Jump
from cardtable.games.piquet.ranking import RANKS, mask_of
from cardtable.games.piquet.rules import Repique

if TYPE_CHECKING:
    from cardtable.games.piquet.state import PiquetState

Tell: TypeAlias = Callable[[Event], None]

BLANCHE_POINTS = 10
KIND_NAMES = {Kind.POINT: "point", Kind.SEQUENCE: "sequence", Kind.SET: "set"}
DECLARED = frozenset(KIND_NAMES.values())
"""Codes of the lines for declarations."""
PLAYED = frozenset({"lead", "trick", "last_trick"})
"""Codes of the lines for playing."""


class PartieDecided(Exception):
    """A mark has won the partie: nothing more is played or counted."""


def mark(
    state: PiquetState,
    code: str,
    party: int,
    points: int,
    tell: Tell | None,
    cards: Sequence[Card] = (),
    marked: bool = True,
    **params: Parameter,
) -> None:
    """Count ``points`` for a party; the line's parameter ``count`` is what it says aloud. Raises ``PartieDecided``."""
    if marked:
        params["count"] = state.count(party) + points
    line = ScoreLine(code, party, points, parameters(**params), tuple(cards), marked)
    state.marked.append(line)
    if tell:
        tell(PointsMarked(line))
    rules = state.rules
    if marked and rules.target and state.standing.points[party] + state.count(party) >= rules.target:
        raise PartieDecided


def toward(state: PiquetState, party: int) -> int:
    """What a party has counted toward a Neunziger or Sechziger."""
    return _toward(state, party, marked=False)


def _toward(state: PiquetState, party: int, marked: bool) -> int:
    """``toward``, or only as much of it as was ``marked`` in the running count."""
    codes = DECLARED | PLAYED
    if state.rules.blanche_counts_toward:
        codes |= {"carte_blanche"}
    return sum(
        line.points
        for line in state.marked
        if line.party == party and line.code in codes and (line.marked or not marked)
    )


def show_blanche(state: PiquetState, seat: int, tell: Tell | None) -> None:
    """``seat`` shows carte blanche and counts it."""
    cards = tuple(state.hands[seat])
    state.blank[seat] = cards
    if tell:
        tell(Announced(seat, "carte_blanche"))
        tell(CardsShown(hand(seat), cards, (EVERYBODY,), "carte_blanche"))
    mark(state, "carte_blanche", state.rules.party_of[seat], BLANCHE_POINTS, tell, cards)


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


def count_item(state: PiquetState, seat: int, item: Item, tell: Tell | None) -> None:
    """``seat`` counts a declaration and shows it, and makes a Neunziger if it brings him there."""
    rules = state.rules
    party = rules.party_of[seat]
    cards = item_cards(item, mask_of(state.hands[seat]))
    state.counted[item.kind][seat] += (item,)
    params = item_parameters(item)
    if item.kind is Kind.POINT and not rules.point_shown:
        cards, params = (), {"length": item.length}
    elif tell:
        tell(CardsShown(hand(seat), cards, (EVERYBODY,), "declared"))
    apart = rules.repique is Repique.OWN_PARTIE and (
        state.jumps[party] is Jump.REPIQUE or _due(state, seat, item.kind, item.points, tell)
    )
    mark(state, KIND_NAMES[item.kind], party, item.points, tell, cards, not apart, **params)
    check_repique(state, seat, item.kind, tell)


def check_repique(state: PiquetState, seat: int, kind: Kind, tell: Tell | None) -> None:
    """Make the Neunziger of ``seat``'s party, if counting in ``kind`` has brought it there in time."""
    if _due(state, seat, kind, 0, tell):
        _jump(state, seat, Jump.REPIQUE, tell)


def _due(state: PiquetState, seat: int, kind: Kind, points: int, tell: Tell | None) -> bool:
    """Whether ``points`` more, counted in ``kind``, make a Neunziger."""
    rules = state.rules
    party = rules.party_of[seat]
    if state.jumps[party] is not Jump.NONE or toward(state, party) + points < rules.threshold:
        return False
    if seat == state.elder:
        if rules.nothing_beaten and not state.all_declared:
            return False
    elif rules.repique_in_time and not state.ninety[party]:
        return False
    return not prevented(state, party, kind) and not (seat == state.elder and _objection(state, kind, tell))


def prevented(state: PiquetState, party: int, kind: Kind) -> bool:
    """Whether somebody else has counted or beaten something that comes before ``kind`` in the order of counting."""
    return blanked(state, party) or any(
        state.right[earlier] >= 0 and state.right[earlier] != party for earlier in _before(state, kind)
    )


def blanked(state: PiquetState, party: int) -> bool:
    """Whether somebody else has shown carte blanche, which makes a Neunziger impossible."""
    return any(cards and state.rules.party_of[seat] != party for seat, cards in enumerate(state.blank))


def _before(state: PiquetState, kind: Kind) -> Sequence[Kind]:
    return KINDS if state.rules.nothing_beaten else KINDS[:kind]


def _objection(state: PiquetState, kind: Kind, tell: Tell | None) -> bool:
    """Whether the dealer has something to count before ``kind`` in a class in which elder declared nothing."""
    for earlier in _before(state, kind):
        if state.right[earlier] == OPEN:
            best = state.whole(state.dealer, earlier)
            if best:
                state.object(earlier, best[0])
                if tell:
                    params = item_parameters(best[0])
                    tell(Announced(state.dealer, "objects", parameters(kind=KIND_NAMES[earlier], **params)))
                return True
    return False


def _jump(state: PiquetState, seat: int, jump: Jump, tell: Tell | None) -> None:
    rules = state.rules
    party = rules.party_of[seat]
    state.jumps[party] = jump
    if tell:
        tell(Announced(seat, jump.value))
    if jump is Jump.PIQUE:
        if rules.jumps:
            mark(state, "pique", party, rules.pique_jump, tell)
        return
    match rules.repique:
        case Repique.COUNT if rules.jumps:
            mark(state, "repique", party, rules.repique_jump, tell)
        case Repique.OWN_PARTIE:
            mark(state, "repique_partie", party, -_toward(state, party, marked=True), tell)
        case Repique.WINS:
            mark(state, "repique", party, rules.repique_jump, tell)
            raise PartieDecided


def check_pique(state: PiquetState, tell: Tell | None) -> None:
    """Make elder's Sechziger, if she has come there before anybody else has counted or taken a trick."""
    party = state.rules.party_of[state.elder]
    if state.jumps[party] is not Jump.NONE or toward(state, party) < state.rules.threshold:
        return
    for seat in state.players:
        other = state.rules.party_of[seat]
        if other != party and (
            not state.done[seat] or state.count(other) or state.tricks[other] or state.jumps[other] is not Jump.NONE
        ):
            return
    _jump(state, state.elder, Jump.PIQUE, tell)
