"""The conversation after the exchange: declaring, answering, and announcing a Neunziger.

Sources: "Das Ansagen", "Das Zählen", "Der Neunziger"; "Räuberpiquet" and "Normannisches Piquet" for more than two.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

from cardtable.core.errors import IllegalAction
from cardtable.core.events import Announced
from cardtable.core.machine import Tell
from cardtable.core.scores import parameters
from cardtable.games.piquet.actions import (
    CORRECT,
    DECLARE,
    GOOD,
    HOW_HIGH,
    KIND_OF,
    NINETY,
    NO_NINETY,
    Do,
    PiquetAction,
    declare,
    format_item,
    overstate,
)
from cardtable.games.piquet.codes import Said as Spoken
from cardtable.games.piquet.combinations import KINDS, Item, Kind, can_list, lists
from cardtable.games.piquet.counting import (
    KIND_NAMES,
    End,
    add_up,
    check_repique,
    height,
    keep_shown,
    show_items,
)
from cardtable.games.piquet.phase_object import PiquetPhase, others_first_best
from cardtable.games.piquet.phases import (
    DECLARING,
    OPEN,
    PHASE_OF_KIND,
    STANDS,
    UNDECIDED,
    HeardWord,
    Jump,
    Phase,
    Word,
)
from cardtable.games.piquet.position import PiquetPosition
from cardtable.games.piquet.ranking import mask_of
from cardtable.games.piquet.rights import (
    all_items,
    announce_ninety,
    can_announce,
    could_announce,
    count_all,
    count_items,
    count_together,
    countable_items,
    has_heard_ninety,
    may_announce,
    may_count,
)
from cardtable.games.piquet.rules import PiquetRules, Table
from cardtable.games.piquet.statements import (
    best_said,
    best_statement,
    can_ask_height,
    holders,
    overstatements,
    resolved,
    statements,
    unheard,
)

_BEST = 4
"""How many right and how many wrong statements, the best ones, are listed before all others."""
_NOTHING, _GOOD = HeardWord(Word.NOTHING), HeardWord(Word.GOOD)


class Declaring(PiquetPhase):
    """The phase in which a player declares in one class, or answers."""

    def __init__(self, kind: Kind) -> None:
        self._kind = kind
        self.does = frozenset(
            {
                Do.GOOD,
                Do.DECLARE,
                Do.HOW_HIGH,
                Do.OVERSTATE,
                *(do for do, declared in KIND_OF.items() if declared is kind),
            }
        )

    def actors(self, position: PiquetPosition) -> Collection[int]:
        return position.players[position.speaker :][:1]

    def listed(self, position: PiquetPosition) -> Iterator[PiquetAction]:
        seat, kind = position.turn, self._kind
        yield DECLARE
        yield from map(overstate, overstatements(position, seat, kind))
        if best_said(position, kind) is not None:
            yield GOOD
            if can_ask_height(position, seat, kind):
                yield HOW_HIGH
        elif seat == position.elder:
            rules = position.rules
            for items in lists(kind, mask_of(position.hands[seat]), rules.smallest_point, rules.least_pips):
                yield declare(kind, items)
            return
        else:
            yield declare(kind)
        for item in statements(position, seat, kind):
            yield declare(kind, [item])

    def representatives(
        self, position: PiquetPosition, every: Callable[[], Sequence[PiquetAction]]
    ) -> Sequence[PiquetAction]:
        seat, kind = position.turn, self._kind
        said = best_said(position, kind)
        best = best_statement(position, seat, kind, said, position.whole(seat, kind))
        nothing = declare(kind) if said is None else GOOD
        return [DECLARE, declare(kind, best), nothing] if best else [DECLARE, nothing]

    def options(self, position: PiquetPosition, every: Callable[[], Sequence[PiquetAction]]) -> Sequence[PiquetAction]:
        others = others_first_best(every(), self.representatives(position, every))
        true = [action for action in others if action.do is not Do.OVERSTATE]
        false = [action for action in others if action.do is Do.OVERSTATE]
        return [*true[:_BEST], *false[:_BEST], *true[_BEST:], *false[_BEST:]]

    def check_action(self, position: PiquetPosition, action: PiquetAction) -> None:
        seat, kind = position.turn, self._kind
        answers = best_said(position, kind) is not None
        if action.do is Do.DECLARE:
            return
        if action.do is Do.GOOD:
            if not answers:
                raise IllegalAction("nothing_to_answer")
            return
        if action.do is Do.HOW_HIGH:
            if not can_ask_height(position, seat, kind):
                raise IllegalAction("nothing_to_ask")
            return
        if action.do is Do.OVERSTATE:
            if action not in map(overstate, overstatements(position, seat, kind)):
                raise IllegalAction("cannot_declare", items=format_item(action.items[0]))
            return
        if not action.items:
            if answers:
                raise IllegalAction("must_answer")
            return
        items = resolved(position, seat, action)
        rules = position.rules
        mask = mask_of(position.hands[seat])
        alone = seat != position.elder
        if any(item.kind is not kind for item in items) or any(
            written.rank for written in action.items if written.kind is Kind.POINT
        ):
            raise IllegalAction("not_an_action", text=str(action))
        if (alone and len(items) > 1) or not can_list(items, mask, rules.smallest_point, rules.least_pips):
            raise IllegalAction("cannot_declare", items=" ".join(map(format_item, items)))
        if answers and items[0] not in statements(position, seat, kind):
            raise IllegalAction("not_good_enough", item=format_item(items[0]))

    def do(self, position: PiquetPosition, action: PiquetAction, tell: Tell | None) -> End | None:
        seat = position.turn
        if action.do is Do.DECLARE:
            position.automatic[seat] = True
        elif action.do is Do.HOW_HIGH:
            _hear_how_high(position, self._kind, seat, unheard(position, seat, self._kind), tell)
        elif action.do is Do.GOOD:
            _say(position, seat, self._kind, None, tell)
        else:
            _say(position, seat, self._kind, resolved(position, seat, action), tell)
        return _go_on(position, tell)


class Announcing(PiquetPhase):
    """The phase before elder leads in which a Neunziger is announced or not. Of two players the dealer announces; at a
    table with irregularities elder announces first, and if more than two play there, everybody does.
    """

    does = frozenset({Do.NINETY, Do.NO_NINETY, Do.DECLARE, Do.CORRECT})

    def actors(self, position: PiquetPosition) -> Collection[int]:
        return (announcer(position),)

    def listed(self, position: PiquetPosition) -> Collection[PiquetAction]:
        if elder_announces(position):
            # What she can say does not remind her of what she has.
            return [NINETY, NO_NINETY, *([] if position.elder in position.corrected else [CORRECT])]
        return [DECLARE, NO_NINETY, *self._ninety(position)]

    def representatives(
        self, position: PiquetPosition, every: Callable[[], Sequence[PiquetAction]]
    ) -> Sequence[PiquetAction]:
        if elder_announces(position):
            return [NO_NINETY, NINETY]
        return [*(self._ninety(position) or [DECLARE]), NO_NINETY]

    def options(self, position: PiquetPosition, every: Callable[[], Sequence[PiquetAction]]) -> Sequence[PiquetAction]:
        return [action for action in every() if action.do is Do.CORRECT]

    def _ninety(self, position: PiquetPosition) -> list[PiquetAction]:
        # Where several announce, a player need not know what the partner has.
        return [NINETY] if all_announce(position.rules) or can_announce(position, position.turn) else []

    def check_action(self, position: PiquetPosition, action: PiquetAction) -> None:
        if elder_announces(position):
            if action not in self.listed(position):
                raise IllegalAction("not_now", action=str(action), phase=position.phase.value)
        elif action.do is Do.CORRECT:
            raise IllegalAction("not_now", action=str(action), phase=position.phase.value)
        elif action.do is Do.NINETY and not self._ninety(position):
            raise IllegalAction("no_ninety")

    def do(self, position: PiquetPosition, action: PiquetAction, tell: Tell | None) -> End | None:
        seat = position.turn
        if elder_announces(position):
            if action.do is Do.CORRECT:
                return _declare_anew(position, tell)
            return _elder_announces(position, action.do is Do.NINETY, tell)
        position.automatic[seat] = action.do is Do.DECLARE
        if all_announce(position.rules):
            says = action.do is Do.NINETY or (action.do is Do.DECLARE and has_heard_ninety(position, seat))
            position.speaker += 1
            return (_announces(position, seat, tell) if says else None) or _all_announce(position, tell)
        possible = can_announce(position, seat)
        if possible and action.do is not Do.NO_NINETY and (end := announce_ninety(position, seat, tell)):
            return end
        begin_play(position)
        return None


def begin_declaring(position: PiquetPosition, tell: Tell | None) -> End | None:
    """Let elder declare the point."""
    position.phase = Phase.POINT
    position.speaker = 0
    return _go_on(position, tell)


def _go_on(position: PiquetPosition, tell: Tell | None) -> End | None:
    """Let all those speak who need not decide, until a player must decide or the first card can be led."""
    while position.phase in DECLARING:
        kind = DECLARING[position.phase]
        best = best_said(position, kind)
        while _speaks(position, best):
            seat = position.players[position.speaker]
            own = position.whole(seat, kind) if best is not None or position.automatic[seat] else ()
            if best is not None and own and own[0].length == best.length:
                _ask_how_high(position, kind, seat, tell)
            if not position.automatic[seat]:
                position.turn = seat
                return None
            items = best_statement(position, seat, kind, best, own)
            _say(position, seat, kind, items, tell)
            if items:
                # What is declared is as good as the best so far, or better.
                best = items[0]
        if end := _close(position, kind, tell):
            return end
        position.speaker = 0
        position.phase = Phase.ANNOUNCE if kind is Kind.SET else PHASE_OF_KIND[KINDS[kind + 1]]
    return _after_declaring(position, tell)


def _speaks(position: PiquetPosition, best: Item | None) -> bool:
    """Return whether the next player has to say something in a class in which ``best`` is the best so far. Of two
    players, the dealer answers nothing if elder has declared nothing.
    """
    if position.speaker == len(position.players):
        return False
    return position.speaker == 0 or best is not None or position.rules.table is not Table.TWO


def _ask_how_high(position: PiquetPosition, kind: Kind, seat: int, tell: Tell | None) -> None:
    """Let ``seat``, which has an item as long as the best so far, ask for the height of that one. Its partner is asked
    only if a better item can still help against a player who speaks later.
    """
    helps_side = position.speaker < len(position.players) - 1
    side_of = position.rules.side_of
    asked = [
        holder
        for holder in holders(position, kind)
        if position.said[kind][holder].rank < 0 and (helps_side or side_of[holder] != side_of[seat])
    ]
    _hear_how_high(position, kind, seat, asked, tell)


def _hear_how_high(position: PiquetPosition, kind: Kind, seat: int, asked: Sequence[int], tell: Tell | None) -> None:
    """Let ``seat`` ask each of ``asked`` for the height of the best item, and let them answer."""
    for holder in asked:
        rank = position.listed[kind][holder][0].rank
        position.said[kind][holder] = position.said[kind][holder]._replace(rank=rank)
        if tell:
            tell(Announced(seat, Spoken.HOW_HIGH, parameters(kind=KIND_NAMES[kind])))
            tell(Announced(holder, Spoken.SO_HIGH, parameters(kind=KIND_NAMES[kind], **height(kind, rank))))


def _say(position: PiquetPosition, seat: int, kind: Kind, items: Sequence[Item] | None, tell: Tell | None) -> None:
    """Let ``seat`` declare ``items`` in a class, or nothing (empty), or say "good" (None)."""
    position.speaker += 1
    name = KIND_NAMES[kind]
    if not items:
        position.said[kind][seat] = _GOOD if items is None else _NOTHING
        if tell:
            tell(Announced(seat, Spoken.GOOD if items is None else Spoken.NOTHING, parameters(kind=name)))
        return
    best, first = best_said(position, kind), items[0]
    told = kind is Kind.SET or first.is_ruff or (best is not None and best.length == first.length)
    position.said[kind][seat] = HeardWord(Word.ITEM, first.length, first.rank if told else -1)
    position.listed[kind][seat] = tuple(items)
    if tell:
        code = Spoken.DECLARES
        if best is not None:
            code = Spoken.EQUAL if best.strength == first.strength else Spoken.NOT_GOOD
        params = height(kind, first.rank) if told else {}
        tell(Announced(seat, code, parameters(kind=name, length=first.length, **params)))


def _close(position: PiquetPosition, kind: Kind, tell: Tell | None) -> End | None:
    """End a class after all have spoken: decide which side has the right to count it. Elder shows what is good."""
    side_of, elder = position.rules.side_of, position.elder
    seats = holders(position, kind)
    if not seats:
        position.right[kind] = OPEN if position.rules.table is Table.TWO else STANDS
        return None
    sides = {side_of[seat] for seat in seats}
    position.right[kind] = side_of[seats[0]] if len(sides) == 1 else STANDS
    if position.right[kind] == side_of[elder] and not (kind is Kind.POINT and seats[0] != elder):
        items = position.listed[kind][elder]
        if not position.rules.added_up:
            return add_up(position, [(elder, item) for item in items], tell)
        show_items(position, elder, items, tell)
    return None


def _after_declaring(position: PiquetPosition, tell: Tell | None) -> End | None:
    """Let elder add up and others announce Neunzigers; then elder leads."""
    position.all_declared = True
    if position.rules.of_old:
        return _count_in_order(position, tell)
    if position.rules.irregularities:
        position.turn = position.elder
        return None
    return _elder_adds_up(position, tell) or _after_elder(position, tell)


def _count_in_order(position: PiquetPosition, tell: Tell | None) -> End | None:
    """Let both count class by class what is good, before elder leads (RULES.md, P168)."""
    dealer = position.dealer
    for kind in KINDS:
        if position.right[kind] == OPEN and (own := position.whole(dealer, kind)):
            position.object(kind, own[0])
        for seat in position.players:
            items = position.counted[kind][seat] if seat == position.elder else countable_items(position, seat, kind)
            if end := add_up(position, [(seat, item) for item in items], tell):
                return end
    for seat in position.players:
        position.done[seat] = True
    begin_play(position)
    return None


def elder_announces(position: PiquetPosition) -> bool:
    """Return whether elder, at a table with irregularities, has to say whether she has a Neunziger, before
    she adds up.
    """
    return position.rules.irregularities and not position.done[position.elder]


def all_announce(rules: PiquetRules) -> bool:
    """Return whether each player announces a Neunziger of the own side: so at a table with irregularities with more
    than two players.
    """
    return rules.irregularities and rules.table is not Table.TWO


def announcer(position: PiquetPosition) -> int:
    """The seat that has to say whether it has a Neunziger."""
    if elder_announces(position):
        return position.elder
    return position.players[position.speaker] if all_announce(position.rules) else position.dealer


def _elder_announces(position: PiquetPosition, ninety: bool, tell: Tell | None) -> End | None:
    elder = position.elder
    side = position.rules.side_of[elder]
    position.ninety[side] = ninety
    if ninety and tell:
        tell(Announced(elder, Spoken.NINETY))
    if end := _elder_adds_up(position, tell):
        return end
    if ninety and position.jumps[side] is Jump.NONE:
        _has_none(position, elder, tell)
        position.ninety[side] = not all_announce(position.rules)
    position.speaker = 1
    return _after_elder(position, tell)


def _has_none(position: PiquetPosition, seat: int, tell: Tell | None) -> None:
    """Let an opponent say that the Neunziger that ``seat`` has announced is none."""
    if tell:
        tell(Announced(position.opponents(seat)[0], Spoken.NO_REPIQUE))


def _announces(position: PiquetPosition, seat: int, tell: Tell | None) -> End | None:
    """Let ``seat`` announce a Neunziger: one of several players at a table with irregularities, not the leader."""
    if can_announce(position, seat):
        return announce_ninety(position, seat, tell)
    if tell:
        tell(Announced(seat, Spoken.NINETY))
    _has_none(position, seat, tell)
    return None


def _all_announce(position: PiquetPosition, tell: Tell | None) -> End | None:
    """At a table with irregularities and several players: let each player in turn say whether the own side has a
    Neunziger, if it could have one; then elder leads.
    """
    while position.speaker < len(position.players):
        seat = position.players[position.speaker]
        if could_announce(position, seat):
            if not position.automatic[seat]:
                position.turn = seat
                return None
            if has_heard_ninety(position, seat) and (end := _announces(position, seat, tell)):
                return end
        position.speaker += 1
    begin_play(position)
    return None


def _declare_anew(position: PiquetPosition, tell: Tell | None) -> End | None:
    """Let elder correct herself before she leads: everything is declared again; cards that were shown stay known."""
    position.corrected, position.all_declared = (*position.corrected, position.elder), False
    for kind in KINDS:
        for seat in position.players:
            keep_shown(position, seat, kind)
            position.said[kind][seat] = HeardWord()
            position.listed[kind][seat] = ()
        position.right[kind] = UNDECIDED
    for seat in position.players:
        position.automatic[seat] = False
    if tell:
        tell(Announced(position.elder, Spoken.CORRECTS))
    return begin_declaring(position, tell)


def _after_elder(position: PiquetPosition, tell: Tell | None) -> End | None:
    """Let the others announce Neunzigers or count, before elder leads."""
    rules = position.rules
    if all_announce(rules):
        return _all_announce(position, tell)
    if rules.table is not Table.TWO:
        # Only the side that has the right to the first class that counts can have one.
        able = [seat for seat in position.players if could_announce(position, seat)]
        if able and can_announce(position, able[0]) and (end := announce_ninety(position, able[0], tell)):
            return end
    elif rules.repique_in_time and may_announce(position):
        if not position.automatic[position.dealer]:
            position.turn = position.dealer
            return None
        if can_announce(position, position.dealer) and (end := announce_ninety(position, position.dealer, tell)):
            return end
    begin_play(position)
    if rules.counts_before_lead:
        return _dealer_counts(position, tell)
    return None


def _dealer_counts(position: PiquetPosition, tell: Tell | None) -> End | None:
    """Let the dealer count before elder leads."""
    dealer = position.dealer
    if not may_count(position, dealer):
        return count_items(position, dealer, (), tell)
    if position.automatic[dealer]:
        return count_all(position, dealer, tell)
    position.phase, position.turn = Phase.COUNT, dealer
    return None


def _elder_adds_up(position: PiquetPosition, tell: Tell | None) -> End | None:
    rules, elder = position.rules, position.elder
    side = rules.side_of[elder]
    if not rules.added_up:
        position.done[elder] = True
        return check_repique(position, tell) if rules.nothing_beaten else None
    if len(rules.sides[side]) > 1:
        alone = position.toward[side] + sum(map(rules.points_of, all_items(position, elder)))
        if alone < rules.threshold and can_announce(position, elder):
            # With her partner's she has enough, so that neither of them marks anything before it is announced.
            if not rules.irregularities:
                return announce_ninety(position, elder, tell)
            if position.ninety[side]:
                return count_together(position, elder, tell)
    return count_all(position, elder, tell)


def begin_play(position: PiquetPosition) -> None:
    """Let elder lead to the first trick."""
    position.phase = Phase.PLAY
    position.turn = position.leader = position.elder
