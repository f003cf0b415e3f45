"""What every deal of Piquet must add up to, told by its events alone and never by the scoring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cardtable.core.cards import Card, suit_of
from cardtable.core.events import Announced, CardsMoved, Event
from cardtable.core.rules import RuleSet
from cardtable.core.scores import ScoreLine, totals


def _strength(card: Card) -> int:
    return {6: -1, 7: 0, 8: 1, 9: 2, 10: 3, 11: 4, 12: 5, 13: 6, 1: 7}[card % 13 + 1]


class _Played:
    """The tricks of a deal as they were played: who led, who took."""

    def __init__(self, sides: Sequence[int], events: Sequence[Event]) -> None:
        self.leads: Counter[int] = Counter()
        self.taken_from_leader: Counter[int] = Counter()
        self.tricks: Counter[int] = Counter()
        self.high_leads: Counter[int] = Counter()
        self.high_taken: Counter[int] = Counter()
        self.last: tuple[int, bool] | None = None
        self.last_high = False
        trick: list[tuple[int, Card]] = []
        # Who has admitted a revoke takes nothing in the suits that he could have followed; a new one had to be named.
        held: dict[int, set[Card]] = {}
        renounced: set[tuple[int, int]] = set()
        barred: set[tuple[int, int]] = set()
        last_suit, running, named, given_up = -1, 0, True, False
        for event in events:
            if isinstance(event, Announced):
                named |= event.code == "suit"
                given_up |= event.code == "gives_up"
                if event.code == "fault_admitted" and dict(event.params)["fault"] == "revoke":
                    barred |= {one for one in renounced if one[0] == event.seat}
            if not isinstance(event, CardsMoved):
                continue
            if event.source.name == "hand":
                held[event.source.owner] -= set(event.cards)
            if event.target.name == "hand":
                held.setdefault(event.target.owner, set()).update(event.cards)
            if event.target.name == "trick":
                trick.append((event.source.owner, event.cards[0]))
                suit = suit_of(event.cards[0])
                if len(trick) == 1:
                    self.leads[sides[event.source.owner]] += 1
                    # A new suit has to be named only after one that was led repeatedly.
                    named |= suit == last_suit or running < 2
                    running = running + 1 if suit == last_suit else 1
                    last_suit = suit
                elif suit != last_suit and named and last_suit in map(suit_of, held[event.source.owner]):
                    renounced.add((event.source.owner, last_suit))
            elif event.target.name == "tricks" and event.source.name == "trick":
                led = trick[0][1]
                able = [one for one in trick if (one[0], suit_of(led)) not in barred]
                followed = [one for one in able if suit_of(one[1]) == suit_of(led)] or able[:1] or trick[:1]
                seat, _ = max(followed, key=lambda one: _strength(one[1]))
                winner, leader = sides[seat], sides[trick[0][0]]
                # What is given up belongs to the others, whoever has the better card.
                assert event.target.owner == winner or given_up
                assert event.cards == tuple(card for _, card in trick)
                taken = dict(trick)[seat]
                self.high_leads[leader] += _strength(led) >= 3
                self.high_taken[winner] += winner != leader and _strength(taken) >= 3
                self.last_high = _strength(taken) >= 3
                self.tricks[winner] += 1
                self.taken_from_leader[winner] += winner != leader
                self.last = (winner, winner == leader)
                trick, named = [], False


def _of_old(played: _Played, by_code: Counter[tuple[str, int]], complete: bool) -> None:
    """With 36 cards a card counts from the ten up, and the last trick 1 more."""
    if not complete or played.last is None:
        return
    last, led = played.last
    for side in (0, 1):
        takes_last = side == last and not led and played.last_high
        assert by_code["play", side] == played.high_leads[side] + played.high_taken[side] - takes_last
        assert by_code["last_trick", side] == (1 + takes_last) * (side == last)


def piquet(rule_set: RuleSet, events: Sequence[Event], lines: Sequence[ScoreLine]) -> None:
    """Every lead and every trick taken from the leader is 1, the last trick what was agreed, the cards 10."""
    persons = rule_set.players
    robber = rule_set.variant == "piquet.robber"
    sides = [seat % 2 if robber else seat for seat in range(persons)]
    number = 2 if robber else persons
    counted = totals(lines, number)
    by_code = Counter[tuple[str, int]]()
    for line in lines:
        by_code[line.code, line.side] += line.points
    given_up = any(isinstance(event, Announced) and event.code in ("accepts", "gives_up") for event in events)
    played = _Played(sides, events)
    complete = sum(played.tricks.values()) == {"piquet.robber": 8, "piquet.norman": 10}.get(rule_set.variant, 12)
    if rule_set.variant == "piquet.old36" or rule_set.options.get("from_ten"):
        _of_old(played, by_code, complete)
    elif not given_up and complete and played.last is not None:
        last_trick = int(rule_set.options["last_trick"])
        last, led = played.last
        void = {line.side for line in lines if line.code in ("wrong_declaration", "hand_too_large", "discards_mixed")}
        assert all(counted[side] == 0 for side in void)
        for side in {*range(number)} - void:
            ordinary = played.leads[side] + played.taken_from_leader[side] - (side == last and not led)
            assert by_code["play", side] == ordinary
            extra = (last_trick - led) * (side == last)
            if by_code["last_trick", side] or extra:
                assert by_code["last_trick", side] == extra
        won = [side for side in range(number) if by_code["cards", side]]
        most = all(played.tricks[side] == max(played.tricks.values()) for side in won)
        # Where everybody who has four tricks counts, the first of them may have won the match with it.
        assert most or len(won) > 1 or rule_set.options.get("equal_tricks") == "four"
        assert all(by_code["cards", side] % 10 == 0 for side in won)
    doubled = [by_code["doubled", side] for side in range(number)]
    if any(doubled):
        assert [2 * points for points in doubled] == list(counted)
    values = {3: 3, 4: 4, 5: 15, 6: 16, 7: 17, 8: 18, 9: 19}
    withdrawn = [line for line in lines if "withdrawn" in dict(line.params)]
    for back in withdrawn:
        # What is taken back was counted before, and its points go again.
        before = lines[: lines.index(back)]
        assert (back.code, back.side, -back.points, back.cards) in {
            (line.code, line.side, line.points, line.cards) for line in before
        }
    for line in lines:
        if line in withdrawn:
            continue
        length = dict(line.params).get("length")
        # At a table with irregularities nothing is shown.
        shown = 0 if rule_set.options.get("strict") and not line.cards else int(str(length or 0))
        if line.code == "sequence":
            assert (line.points, len(line.cards)) == (values[int(str(length))], shown)
            assert len({suit_of(card) for card in line.cards}) == min(shown, 1)
        elif line.code == "set":
            assert (line.points, len(line.cards)) == ({3: 3, 4: 14}[int(str(length))], shown)
            assert len({card % 13 for card in line.cards}) == min(shown, 1)
        elif line.code == "point":
            if rule_set.variant == "piquet.old36":
                # What the cards have on them, by tens.
                pips = sum({1: 11, 11: 10, 12: 10, 13: 10}.get(card % 13 + 1, card % 13 + 1) for card in line.cards)
                assert (pips, line.points) == (length, (pips + 5) // 10)
                continue
            less = bool(rule_set.options.get("four_less")) and str(dict(line.params).get("pips", ""))[-1:] == "4"
            assert line.points == int(str(length)) - less
