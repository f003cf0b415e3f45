"""The conversation after the exchange: declaring, answering, and counting what is good.

Sources: "Das Ansagen", "Das Zählen", "Der Neunziger"; "Räuberpiquet" and "Normannisches Piquet" for more than two.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from cardtable.core.events import Announced
from cardtable.core.scores import parameters
from cardtable.games.piquet.actions import Do, PiquetAction
from cardtable.games.piquet.combinations import (
    KINDS,
    Item,
    Kind,
    best_first,
    point_options,
    shortened,
    singles,
)
from cardtable.games.piquet.counting import KIND_NAMES, Tell, blanked, check_pique, check_repique, count_item, height
from cardtable.games.piquet.phases import DECLARING, OPEN, PHASE_OF_KIND, STANDS, Jump, Phase, Said, Word
from cardtable.games.piquet.ranking import mask_of
from cardtable.games.piquet.rules import Table

if TYPE_CHECKING:
    from cardtable.games.piquet.state import PiquetState


def begin_declaring(state: PiquetState, tell: Tell | None) -> None:
    """Elder declares the point."""
    state.phase = Phase.POINT
    state.speaker = 0
    go_on(state, tell)


def go_on(state: PiquetState, tell: Tell | None) -> None:
    """Let everybody speak who does so by himself, until somebody must decide or the first card is led."""
    while state.phase in DECLARING:
        kind = DECLARING[state.phase]
        if _speaks(state, kind):
            seat = state.players[state.speaker]
            _ask_how_high(state, kind, seat, tell)
            if not state.automatic[seat]:
                state.turn = seat
                return
            say(state, seat, kind, best_statement(state, seat, kind), tell)
        else:
            _close(state, kind, tell)
            state.speaker = 0
            state.phase = Phase.ANNOUNCE if kind is Kind.SET else PHASE_OF_KIND[KINDS[kind + 1]]
    if state.phase is Phase.ANNOUNCE:
        _after_declaring(state, tell)


def _speaks(state: PiquetState, kind: Kind) -> bool:
    """Whether the next player has to say something in this class. Of two, the dealer has nothing to answer if elder
    has declared nothing."""
    if state.speaker == len(state.players):
        return False
    return state.speaker == 0 or state.rules.table is not Table.TWO or best_said(state, kind) is not None


def best_said(state: PiquetState, kind: Kind) -> Item | None:
    """The best item declared in a class so far."""
    declared = [items[0] for items in state.listed[kind] if items]
    return max(declared, key=lambda item: item.strength, default=None)


def holders(state: PiquetState, kind: Kind) -> list[int]:
    """The seats that have declared the best item of a class, in the order of play."""
    best = best_said(state, kind)
    if best is None:
        return []
    return [
        seat
        for seat in state.players
        if state.listed[kind][seat] and state.listed[kind][seat][0].strength == best.strength
    ]


def _ask_how_high(state: PiquetState, kind: Kind, seat: int, tell: Tell | None) -> None:
    """Who has an item of the same length as the best so far asks for its height; of his partner only if a better one
    can still help against somebody who speaks after him."""
    best = best_said(state, kind)
    if best is None:
        return
    own = state.whole(seat, kind)
    if not own or own[0].length != best.length:
        return
    helps_party = state.speaker < len(state.players) - 1
    for holder in holders(state, kind):
        said = state.said[kind][holder]
        partner = state.rules.party_of[holder] == state.rules.party_of[seat]
        if said.rank < 0 and (helps_party or not partner):
            state.said[kind][holder] = said._replace(rank=best.rank)
            if tell:
                tell(Announced(seat, "how_high", parameters(kind=KIND_NAMES[kind])))
                tell(Announced(holder, "so_high", parameters(kind=KIND_NAMES[kind], **height(kind, best.rank))))


def best_statement(state: PiquetState, seat: int, kind: Kind) -> tuple[Item, ...] | None:
    """What a player says who keeps nothing back: items, none, or ``None`` for "good"."""
    own = state.whole(seat, kind)
    best = best_said(state, kind)
    if best is None:
        return own if seat == state.elder else own[:1]
    if not own or not good_enough(state, kind, own[0]):
        return None
    parties = {state.rules.party_of[holder] for holder in holders(state, kind)}
    if state.rules.party_of[seat] not in parties:
        return own[:1]
    # A partner's word is as good, unless the class stands, the point is longer, or somebody speaks who may beat it.
    helps = len(parties) > 1 or state.speaker < len(state.players) - 1
    counts_more = kind is Kind.POINT and own[0].length > best.length
    return own[:1] if counts_more or (helps and own[0].strength > best.strength) else None


def good_enough(state: PiquetState, kind: Kind, item: Item) -> bool:
    """Whether ``item`` beats or equals the best so far, as far as has been heard: of equal length it does so only if
    the height was told. What a player can say must not tell him what nobody has said."""
    best = best_said(state, kind)
    if best is None or item.length != best.length:
        return best is None or item.length > best.length
    told = all(state.said[kind][holder].rank >= 0 for holder in holders(state, kind))
    return told and item.rank >= best.rank


def say(state: PiquetState, seat: int, kind: Kind, items: Sequence[Item] | None, tell: Tell | None) -> None:
    """``seat`` declares ``items`` in a class, or nothing, or says "good" (``None``)."""
    best = best_said(state, kind)
    name = KIND_NAMES[kind]
    state.speaker += 1
    if not items:
        state.said[kind][seat] = Said(Word.NOTHING if items is not None else Word.GOOD)
        if tell:
            tell(Announced(seat, "nothing" if items is not None else "good", parameters(kind=name)))
        return
    first = items[0]
    told = kind is Kind.SET or (best is not None and best.length == first.length)
    state.said[kind][seat] = Said(Word.ITEM, first.length, first.rank if told else -1)
    state.listed[kind][seat] = tuple(items)
    if tell:
        code = "declares"
        if best is not None:
            code = "equal" if best.strength == first.strength else "not_good"
        params = height(kind, first.rank) if told else {}
        tell(Announced(seat, code, parameters(kind=name, length=first.length, **params)))


def statements(state: PiquetState, seat: int, kind: Kind) -> list[Item]:
    """The single items that a player who answers can declare."""
    rules = state.rules
    found = singles(kind, mask_of(state.hands[seat]), rules.smallest_point, rules.least_pips)
    return [item for item in found if good_enough(state, kind, item)]


def _close(state: PiquetState, kind: Kind, tell: Tell | None) -> None:
    """All have spoken: see who has the right to the class. Elder counts at once."""
    party_of = state.rules.party_of
    seats = holders(state, kind)
    parties = {party_of[seat] for seat in seats}
    if not seats:
        state.right[kind] = OPEN if state.rules.table is Table.TWO else STANDS
    else:
        state.right[kind] = party_of[seats[0]] if len(parties) == 1 else STANDS
    elder = state.elder
    if state.right[kind] == party_of[elder] and not (kind is Kind.POINT and seats[0] != elder):
        for item in state.listed[kind][elder]:
            count_item(state, elder, item, tell)


def _after_declaring(state: PiquetState, tell: Tell | None) -> None:
    """Neunzigers are announced; then elder leads."""
    rules = state.rules
    state.all_declared = True
    state.done[state.elder] = True
    if rules.nothing_beaten:
        check_repique(state, state.elder, Kind.SET, tell)
    if rules.table is not Table.TWO:
        for seat in state.players:
            if potential(state, rules.party_of[seat]) >= rules.threshold:
                announce_ninety(state, seat, tell)
    elif rules.repique_in_time and may_announce(state):
        if not state.automatic[state.dealer]:
            state.turn = state.dealer
            return
        if potential(state, rules.party_of[state.dealer]) >= rules.threshold:
            announce_ninety(state, state.dealer, tell)
    begin_play(state)


def begin_play(state: PiquetState) -> None:
    """Elder leads to the first trick."""
    state.phase = Phase.PLAY
    state.turn = state.leader = state.elder


def may_announce(state: PiquetState) -> bool:
    """Whether the dealer of two could have a Neunziger, as far as everybody knows."""
    party, elders = state.rules.party_of[state.dealer], state.rules.party_of[state.elder]
    if blanked(state, party) or (state.rules.nothing_beaten and elders in state.right):
        return False
    # What comes before anything of elder's; the point alone never makes 30.
    first_lost = state.right.index(elders) if elders in state.right else len(KINDS)
    return any(state.right[kind] in (party, OPEN) for kind in KINDS[Kind.SEQUENCE : first_lost])


def potential(state: PiquetState, party: int) -> int:
    """What a party would count toward a Neunziger if it counted all that it may, in the order of counting."""
    rules = state.rules
    others_win = any(right >= 0 and right != party for right in state.right)
    if blanked(state, party) or state.jumps[party] is not Jump.NONE or (rules.nothing_beaten and others_win):
        return 0
    total = (
        sum(line.points for line in state.marked if line.party == party and line.code == "carte_blanche")
        * rules.blanche_counts_toward
    )
    for kind in KINDS:
        if state.right[kind] >= 0 and state.right[kind] != party:
            break
        for seat in state.players:
            if rules.party_of[seat] == party:
                items = state.counted[kind][seat] if state.done[seat] else countable_items(state, seat, kind)
                total += sum(item.points for item in items)
    return total


def announce_ninety(state: PiquetState, seat: int, tell: Tell | None) -> None:
    """The party of ``seat`` announces a Neunziger and counts before the first lead."""
    party = state.rules.party_of[seat]
    state.ninety[party] = True
    if tell:
        tell(Announced(seat, "ninety"))
    for member in state.players:
        if state.rules.party_of[member] == party and not state.done[member]:
            count_all(state, member, tell)


def countable(state: PiquetState, seat: int, kind: Kind) -> tuple[tuple[Item, ...], tuple[Item, ...]]:
    """What a player who does not lead first must count of a class, and what he may count besides."""
    right, said = state.right[kind], state.said[kind][seat].word
    if right == OPEN and seat == state.dealer:
        return (), state.whole(seat, kind)
    if right != state.rules.party_of[seat] or said is Word.NOTHING:
        return (), ()
    declared = state.listed[kind][seat]
    if kind is Kind.POINT:
        return (declared, ()) if holders(state, kind)[:1] == [seat] else ((), ())
    besides = [item for item in state.whole(seat, kind) if not any(one in shortened(item) for one in declared)]
    return declared, tuple(besides)


def countable_items(state: PiquetState, seat: int, kind: Kind) -> tuple[Item, ...]:
    """Everything of a class that a player may count, the best first."""
    must, may = countable(state, seat, kind)
    return best_first([*must, *may])


def may_count(state: PiquetState, seat: int) -> bool:
    """Whether a player could have something to count, as far as everybody knows."""
    party = state.rules.party_of[seat]
    return any(right == party or (right == OPEN and seat == state.dealer) for right in state.right)


def count_lists(state: PiquetState, seat: int) -> list[tuple[Item, ...]]:
    """All that a player can decide to count, everything first."""
    must: list[Item] = []
    may: list[Item] = []
    for kind in KINDS:
        obliged, free = countable(state, seat, kind)
        must += obliged
        may += free
    return [best_first([*must, *chosen]) for size in range(len(may), -1, -1) for chosen in combinations(may, size)]


def count_all(state: PiquetState, seat: int, tell: Tell | None) -> None:
    """A player counts everything that he may."""
    count_items(state, seat, [item for kind in KINDS for item in countable_items(state, seat, kind)], tell)


def count_items(state: PiquetState, seat: int, items: Sequence[Item], tell: Tell | None) -> None:
    """A player counts ``items`` before he plays to the first trick."""
    state.done[seat] = True
    for item in items:
        count_item(state, seat, item, tell)
    if state.plays:
        check_pique(state, tell)


def resolved(state: PiquetState, seat: int, action: PiquetAction) -> tuple[Item, ...]:
    """The items of an action with the pips of its point."""
    if not action.items or action.items[0].kind is not Kind.POINT:
        return action.items
    rules = state.rules
    point = next(
        (
            item
            for item in point_options(mask_of(state.hands[seat]), rules.smallest_point, rules.least_pips)
            if item.length == action.items[0].length and item.suit == action.items[0].suit
        ),
        action.items[0],
    )
    return (point, *action.items[1:])


def do_declaring(state: PiquetState, action: PiquetAction, tell: Tell | None) -> None:
    """Do an action of a declaring phase."""
    seat, kind = state.turn, DECLARING[state.phase]
    if action.do is Do.DECLARE:
        state.automatic[seat] = True
    elif action.do is Do.GOOD:
        say(state, seat, kind, None, tell)
    else:
        say(state, seat, kind, resolved(state, seat, action), tell)
    go_on(state, tell)


def do_announce(state: PiquetState, action: PiquetAction, tell: Tell | None) -> None:
    """The dealer of two announces a Neunziger, or does not."""
    seat = state.turn
    possible = potential(state, state.rules.party_of[seat]) >= state.rules.threshold
    state.automatic[seat] = action.do is Do.DECLARE
    if possible and action.do is not Do.NO_NINETY:
        announce_ninety(state, seat, tell)
    begin_play(state)
