"""The sum of the cards chosen on the table, and the gain of a capture, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeAlias

from cardtable.core.cards import ACE, HIDDEN, JACK, JOKER, Card, rank_of, suit_of
from cardtable.core.view import SeatView
from cardtable.core.zones import STOCK, TABLE, build, hand
from cardtable.games.casino.actions import Play
from cardtable.games.casino.captures import PAIRS, Values
from cardtable.games.casino.counts import OF_CARDS, OF_SPADES
from cardtable.games.casino.facts import Capture
from cardtable.games.casino.rules import CasinoRules
from cardtable.words.cards import rank_sign
from cardtable.words.mark import translate

Sums: TypeAlias = tuple[tuple[int, ...], ...]
"""Sets of values, each of which adds up."""


def reckoning(
    rules: CasinoRules,
    card: Card,
    taken: Sequence[Card],
    builds: Sequence[int],
    play: Play | None,
    *,
    possible: bool = True,
) -> str:
    """Return what the loose cards ``taken`` and builds of the values ``builds`` make with ``card``, such as ``6 + 8 =
    14``, or what is missing, such as ``6, 8 more to 14``; empty for cards that only pair. ``play`` is the move that the
    cards make, or None; in that case, ``possible`` says whether they make a move together with further cards.
    """
    loose = [rules.table_values[one] for one in taken]
    values = [*loose, *((value,) for value in builds)]
    if play is not None and play.value and rules.announcing:
        return _announced(values, rules.table_values[card], play.value)
    if play is not None and play.value and card == JOKER:
        # The joker counts what is missing; laid down alone, there is nothing to add up.
        values = [*values, (play.value - sum(one[0] for one in values),)] if values else []
        return _worded(*_divided(values, (play.value,)))
    if play is not None and play.value:
        return _worded(*_divided([*values, rules.table_values[card]], (play.value,)))
    if not values:
        return ""
    if any(one[0] >= PAIRS for one in (*values, rules.hand_values[card])):
        return ""
    if rules.one_set:
        numbers, targets = tuple(one[0] for one in values), rules.hand_values[card]
        makes = sum(numbers) in targets
        target = next((one for one in targets if one >= sum(numbers)), targets[-1])
        return _worded((numbers,) if makes else (), () if makes else numbers, target, possible=possible)
    found = [_divided(values, use) for use in rules.uses(rules.hand_values[card])]
    return _worded(*min(found, key=lambda one: (sum(one[1]) > one[2], len(one[1]), one[2])), possible=possible)


def _announced(below: Sequence[Values], own: Values, value: int) -> str:
    """Return how a card of the values ``own`` makes ``value`` with what lies ``below``, such as ``9 − 2 = 7``; the
    value alone if the card is announced alone or leaves the value as it is.
    """
    for under in below[0] if below else ():
        for over in own:
            if under + over == value:
                return f"{under} + {over} = {value}"
            if under - over == value:
                return f"{under} − {over} = {value}"
    return str(value)


def _divided(values: Sequence[Values], targets: Values) -> tuple[Sums, tuple[int, ...], int]:
    """Return ``values`` divided into as many sets as possible that add up to one of ``targets``; the values that are
    left, at their lowest; and the target that those can still reach: the lowest greater one, or else the highest.
    """

    @cache
    def best(left: tuple[Values, ...]) -> tuple[Sums, tuple[int, ...]]:
        if not left:
            return (), ()
        first, others = left[0], left[1:]
        sets, rest = best(others)
        found = (sets, (first[0], *rest))
        for target in targets:
            for value in first:
                for parts, remaining in _sets_with(others, target - value):
                    sets, rest = best(remaining)
                    if len(rest) < len(found[1]):
                        found = (((value, *parts), *sets), rest)
        return found

    sets, rest = best(tuple(sorted(values, reverse=True)))
    return sets, rest, next((target for target in targets if target > sum(rest)), targets[-1])


def _sets_with(left: tuple[Values, ...], wanted: int) -> list[tuple[tuple[int, ...], tuple[Values, ...]]]:
    """Return the ways to make ``wanted`` of some of ``left``, each with the values that remain."""
    if wanted == 0:
        return [((), left)]
    if wanted < 0 or not left:
        return []
    first, others = left[0], left[1:]
    found = [((value, *parts), rest) for value in first for parts, rest in _sets_with(others, wanted - value)]
    return found + [(parts, (first, *rest)) for parts, rest in _sets_with(others, wanted)]


def _worded(sets: Sums, rest: tuple[int, ...], target: int, *, possible: bool = True) -> str:
    worded = [f"{' + '.join(map(str, one))} = {sum(one)}" for one in sorted(sets)]
    if rest:
        total = sum(rest)
        shown = f"{' + '.join(map(str, rest))} = {total}" if len(rest) > 1 else str(total)
        if total < target and not possible:
            worded.append(
                translate("Actions", "{sum}: no other card here makes it up to {value}").format(sum=shown, value=target)
            )
        elif total < target:
            words = translate("Actions", "{sum}, {missing} short of {value}")
            worded.append(words.format(sum=shown, missing=target - total, value=target))
        else:
            worded.append(translate("Actions", "{sum}, not {value}").format(sum=shown, value=target))
    return "; ".join(worded)


def _is_last_card(view: SeatView) -> bool:
    """Whether the card to be played is the last: all hands together have one card, and the stock none."""
    return sum(len(placed) for zone, placed in view.zones.items() if zone.name in (hand(0).name, STOCK.name)) == 1


def gain(rules: CasinoRules, view: SeatView, play: Play, category: Callable[[str], str]) -> str:
    """Return the gain of a capture, as far as its cards tell it, such as ``3 points, 2 ♠, 5 cards``; empty for other
    moves. ``category`` returns the name of a count by its code.
    """
    if not play.captures:
        return ""
    score = rules.score
    captured = [*play.taken, *(card for number in play.builds for card, _ in view.cards(build(number)))]
    cards = [play.card, *captured]
    points = sum(score.of_card(card) for card in cards)
    standing = [zone.owner for zone, placed in view.zones.items() if zone.name == build(0).name and placed]
    sweeps = len(play.taken) == len(view.cards(TABLE)) and set(play.builds) == set(standing)
    if sweeps and (score.sweeps.with_last_card or not _is_last_card(view)):
        points += score.sweeps.twin if score.sweeps.is_double(play.card, captured) else score.sweeps.points
    if score.mulles is not None and score.mulles.happens(play.card, captured):
        points += score.mulles.worths[play.card]
    made = Capture(play.card, play.taken, None if view.laid == HIDDEN else view.laid)
    points += sum(kind.points for kind in score.marked_captures if kind.happens(made))
    parts: list[str] = [translate("Actions", "%n point(s)", "", points)] if points else []
    raced_for = {part.count for part in score.majorities}
    for count in score.counts:
        number = count.number_in(cards)
        if number and count in raced_for and count != OF_CARDS:
            parts.append(f"{number} ♠" if count == OF_SPADES else f"{category(count.code)}: {number}")
    if OF_CARDS in raced_for or not parts:
        parts.append(translate("Actions", "%n card(s)", "", len(cards)))
    return ", ".join(parts)


def worth(rules: CasinoRules, card: Card, *, in_hand: bool) -> str:
    """Return what ``card`` counts in the hand or on the table, such as ``K = 13`` or ``A = 1/14``; empty where its
    index says it, for cards that only pair and for jokers.
    """
    rank, values = rank_of(card), (rules.hand_values if in_hand else rules.table_values)[card]
    if suit_of(card) not in range(4) or not values or values[0] >= PAIRS or (values == (rank,) and ACE < rank < JACK):
        return ""
    return f"{rank_sign(rank)} = {'/'.join(map(str, values))}"


def sweeping(rules: CasinoRules, view: SeatView) -> list[int]:
    """Return the values of a played card that would take the whole table, in ascending order."""
    loose = [rules.table_values[card] for card, _ in view.cards(TABLE)]
    uses = {use for values in rules.hand_values for use in rules.uses(values) if use[0] < PAIRS}
    return sorted({use[0] for use in uses if loose and rules.captures(loose, use)})
