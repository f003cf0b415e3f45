"""What a player of Piquet declares, answers and counts who does it all alone.

Two players at a table without irregularities declare like this. Sources: "Das Ansagen", "Das Zählen".
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.cards import Card
from cardtable.core.own_count import CountQuestion, OwnTurn
from cardtable.core.rules import RuleSet
from cardtable.core.scores import Parameters, ScoreLine, parameters, totals
from cardtable.core.state import LegalActions
from cardtable.games.piquet.actions import GOOD, NINETY, NO_NINETY, Do, PiquetAction, declare
from cardtable.games.piquet.codes import Line
from cardtable.games.piquet.combinations import KINDS, Item, Kind, item_cards, singles, whole
from cardtable.games.piquet.counting import KIND_NAMES
from cardtable.games.piquet.matches import rules_for
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.phases import DECLARING, Phase, Word
from cardtable.games.piquet.ranking import mask_of, strength_of
from cardtable.games.piquet.rules import PiquetRules, Table
from cardtable.games.piquet.variants import piquet_rules

ANSWERS = ("good", "equal", "not_good")
ANNOUNCED = ("ninety", "no_ninety")
_AT_THE_END = frozenset({Line.CARDS, Line.CAPOT, Line.DIVIDED})


def own_turn(seen: PiquetObservation, legal: LegalActions) -> OwnTurn:
    """Return what a player is asked at his turn; nothing where more than two play, with 36 cards, or
    where faults can be made.
    """
    rules = rules_for(piquet_rules(seen.rule_set), seen.standing)
    if rules.table is not Table.TWO or rules.irregularities or rules.from_ten or seen.automatic:
        return OwnTurn()
    if seen.phase in DECLARING:
        kind = DECLARING[seen.phase]
        if seen.seat != seen.elder:
            return _answering(seen, rules, kind)
        before = _value(seen, KINDS[kind - 1]) if kind else ()
        return _declaring(seen, rules, kind, before)
    if seen.phase is Phase.ANNOUNCE:
        right = NINETY if NINETY in legal else NO_NINETY
        asked = CountQuestion("ninety", ("ninety" if right == NINETY else "no_ninety",), offered=ANNOUNCED)
        return OwnTurn((asked,), (right,))
    if seen.phase is Phase.COUNT:
        return _counting(seen, legal)
    if seen.phase is Phase.PLAY and not seen.plays:
        return OwnTurn(_value(seen, Kind.SET))
    return OwnTurn()


def own_running(seen: PiquetObservation) -> CountQuestion | None:
    """Return the question for the running count of a player; None as long as it is 0."""
    rules = piquet_rules(seen.rule_set)
    side = rules.side_of[seen.seat]
    count = totals(seen.marked, len(rules.sides))[side]
    if not count:
        return None
    jump = sum(line.points for line in seen.marked if line.side == side and line.code in (Line.REPIQUE, Line.PIQUE))
    last = next(line for line in reversed(seen.marked) if line.side == side)
    if jump and last.code in (Line.REPIQUE, Line.PIQUE):
        return CountQuestion("jump", (count,), params=parameters(jump=jump))
    return CountQuestion("running", (count,))


def own_deal(rule_set: RuleSet, lines: Sequence[ScoreLine], side: int) -> tuple[CountQuestion, ...]:
    """Return what a side is asked after the deal: what the tricks bring, and the sum."""
    own = [line for line in lines if line.side == side and line.marked]
    cards = sum(line.points for line in own if line.code in _AT_THE_END)
    sides = len(piquet_rules(rule_set).sides)
    return (
        CountQuestion("tricks", (cards,)),
        CountQuestion("total", (totals(lines, sides)[side],)),
    )


def _declaring(seen: PiquetObservation, rules: PiquetRules, kind: Kind, before: tuple[CountQuestion, ...]) -> OwnTurn:
    own = whole(kind, mask_of(seen.hand), rules.smallest_point, rules.least_pips)
    best = _equally_good(seen, rules, own[0]) if own else []
    if kind is Kind.POINT and best:
        actions = tuple(declare(kind, [item]) for item in best)
    else:
        actions = (declare(kind, own),)
    return OwnTurn((*before, _marked(seen, kind, best)), actions)


def _answering(seen: PiquetObservation, rules: PiquetRules, kind: Kind) -> OwnTurn:
    """Return what the dealer is asked: good, equal or not good, and then with which cards."""
    said = seen.said[kind][seen.elder]
    if said.word is not Word.ITEM:
        return OwnTurn()
    own = whole(kind, mask_of(seen.hand), rules.smallest_point, rules.least_pips)
    # Whoever has as many cards has heard how high elder's are.
    strength, heard = own[0].strength if own else (0, 0), (said.length, said.rank)
    right = "good" if strength < heard else "equal" if strength == heard else "not_good"
    best = [] if right == "good" else _equally_good(seen, rules, own[0])
    asked = CountQuestion("answer", (right,), _cards(seen, own[:1]), ANSWERS, _told(kind, said.length))
    if not best:
        return OwnTurn((asked,), (GOOD,))
    actions = tuple(declare(kind, [item]) for item in best)
    return OwnTurn((asked, _marked(seen, kind, best)), actions)


def _counting(seen: PiquetObservation, legal: LegalActions) -> OwnTurn:
    """Return what the dealer is asked before he plays his first card: what all that is his to count comes to."""
    action = legal.representatives()[0]
    assert isinstance(action, PiquetAction)
    assert action.do is Do.COUNT
    points = sum(map(piquet_rules(seen.rule_set).points_of, action.items))
    return OwnTurn((CountQuestion("declared", (points,), _cards(seen, action.items)),), (action,))


def _value(seen: PiquetObservation, kind: Kind) -> tuple[CountQuestion, ...]:
    """Return the question what elder counts in a class, if she counts anything there."""
    items = seen.counted[kind][seen.seat]
    if seen.seat != seen.elder or not items:
        return ()
    points = sum(map(piquet_rules(seen.rule_set).points_of, items))
    return (CountQuestion("value", (points,), _cards(seen, items), params=_told(kind, items[0].length)),)


def _equally_good(seen: PiquetObservation, rules: PiquetRules, best: Item) -> list[Item]:
    held = singles(best.kind, mask_of(seen.hand), rules.smallest_point, rules.least_pips)
    return [item for item in held if item.strength == best.strength]


def _marked(seen: PiquetObservation, kind: Kind, best: Sequence[Item]) -> CountQuestion:
    mask = mask_of(seen.hand)
    right = tuple(frozenset(item_cards(item, mask)) for item in best) or (frozenset(),)
    return CountQuestion("mark", right, _cards(seen, best[:1]), params=_told(kind, 0))


def _cards(seen: PiquetObservation, items: Sequence[Item]) -> tuple[Card, ...]:
    """Return the cards of items, the highest of each first."""
    mask = mask_of(seen.hand)
    of_each = [sorted(item_cards(item, mask), key=strength_of, reverse=True) for item in items]
    return tuple(dict.fromkeys(card for cards in of_each for card in cards))


def _told(kind: Kind, length: int) -> Parameters:
    name = KIND_NAMES[kind].value
    return parameters(kind=name, length=length) if length else parameters(kind=name)
