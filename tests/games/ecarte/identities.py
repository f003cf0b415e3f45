"""What every deal of Écarté must add up to, worked out from what was told and never from the scoring itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cardtable.core.events import Announced, CardsMoved, DealBegan, Event
from cardtable.core.rules import RuleSet
from cardtable.core.scores import ScoreLine, totals


def ecarte(rule_set: RuleSet, events: Sequence[Event], lines: Sequence[ScoreLine]) -> None:
    """A point for the king; one for most tricks and two for all, or two and the penalty vole against elder who played
    at once or a dealer who refused at once; three at most. What is not marked adds up to nothing.
    """
    cards: Counter[int] = Counter()
    for event in events:
        if isinstance(event, CardsMoved) and event.target.name == "tricks":
            cards[event.target.owner] += len(event.cards)
        elif isinstance(event, CardsMoved) and event.source.name == "tricks":
            cards[event.source.owner] -= len(event.cards)
    tricks = {seat: number // 2 for seat, number in cards.items() if number}
    said = [event for event in events if isinstance(event, Announced)]
    expected: Counter[int] = Counter(event.seat for event in said if event.code in ("king", "king_turned"))
    false = sum(line.code == "king_not_held" or (line.code, line.points) == ("too_many_cards", -2) for line in lines)
    assert sum(expected.values()) <= 1 + false
    if tricks:
        assert sum(tricks.values()) == 5
        winner = max(tricks, key=lambda seat: tricks[seat])
        dealer = next(event.dealer for event in events if isinstance(event, DealBegan))
        exchanged = any(event.code in ("number", "packet") for event in said)
        loser_played = winner == dealer and any(event.code == "plays" for event in said)
        loser_refused = winner != dealer and any(event.code == "play_then" for event in said)
        vole = tricks[winner] == 5
        if not exchanged and (loser_played or loser_refused):
            expected[winner] += (3 if rule_set.options["penalty_vole"] == "three" else 2) if vole else 2
        else:
            expected[winner] += 2 if vole else 1
    for line in lines:
        if line.code in ("king_not_held", "revoke", "too_many_cards"):
            expected[line.side] += line.points
    counted = totals(lines, rule_set.players)
    assert list(counted) == [min(expected[seat], 3) for seat in range(rule_set.players)]
    assert sum(line.points for line in lines if not line.marked) == 0
