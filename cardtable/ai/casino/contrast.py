"""The advantages of one play at Casino over another, as codes of ``ReasonCode``.

Both plays are compared by their captures, sweeps and gains in the majorities, by what they leave to the next rival, and
by what the own hand can capture later. The differences that are worth most are told.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import replace
from math import comb
from typing import cast

from cardtable.ai.casino.codes import ReasonCode
from cardtable.ai.casino.desk import Desk
from cardtable.ai.casino.line import Ends
from cardtable.ai.casino.model import FIRST_BUILD, KINDS, bits
from cardtable.ai.contrast import AS_GOOD, differences
from cardtable.ai.player import Candidate
from cardtable.ai.protocol import Reason
from cardtable.core.cards import JOKER, Card, format_card, format_cards
from cardtable.core.scores import parameters
from cardtable.games.casino.actions import Play

_CONTRASTED = 3
"""The most other plays with which the best one is compared until a difference can be told."""
_LEAST, _FAINT = 0.1, 0.02
"""The least advantage in points that is told, and (``_FAINT``) if none is as great as that."""


def contrasted(desk: Desk, options: Iterable[Candidate], ends: Ends) -> list[Candidate]:
    """Return the plays ``options``, with ``alike`` set for plays that are no other choice than an earlier one, and with
    the advantages of the first play over the next one for which there are any. What the first play does for the end of
    the match is told before all else.
    """
    found: list[Candidate] = []
    seen: set[Hashable] = set()
    for option in options:
        key = _choice(desk, _play(option))
        found.append(replace(option, alike=key in seen))
        seen.add(key)
    others = [place for place, option in enumerate(found) if place and not option.alike][:_CONTRASTED]
    worse = [place for place in others if found[0].value - found[place].value >= AS_GOOD]
    for least in (_LEAST, _FAINT):
        for place in worse:
            first, other = _play(found[0]), _play(found[place])
            if told := tuple(ends.contrast(first, other)) or contrast(desk, first, other, least):
                found[place] = replace(found[place], contrast=told)
                return found
    return found


def _play(option: Candidate) -> Play:
    return cast(Play, option.action)


def _choice(desk: Desk, play: Play) -> Hashable:
    """Return a key that two plays share if they differ only in cards of equal worth everywhere."""
    rules = desk.rules
    told_apart = rules.score.mulles is not None or bool(rules.score.sweeps.twin) or rules.score.told_apart

    def kind(card: Card) -> tuple[object, ...]:
        if told_apart or card >= JOKER:
            return ((card,),)
        counted = tuple(count.of[card] for count in rules.score.counts)
        return rules.hand_values[card], rules.table_values[card], rules.score.of_card(card), counted

    return kind(play.card), tuple(sorted(map(kind, play.taken))), play.builds, play.value, play.stacked, play.captures


def contrast(desk: Desk, first: Play, other: Play, least: float = _LEAST) -> tuple[Reason, ...]:
    """Return the advantages of at least ``least`` points of ``first`` over the ``other`` play, the greatest first."""
    gains: dict[Reason, float] = {}
    one, two = desk.results[first][2], desk.results[other][2]
    good = desk.rules.good
    if good < 0:
        less = round((two.points if two else 0.0) - (one.points if one else 0.0))
        return (Reason(ReasonCode.COSTS_LESS, parameters(points=less)),) if less > 0 else ()
    if desk.wins(first) > desk.wins(other):
        return (Reason(ReasonCode.WINS_MATCH),)
    gains |= _captured(desk, first, other)
    for count, shift, mask in desk.model.packing.fields:
        more = (one.packed >> shift & mask if one else 0) - (two.packed >> shift & mask if two else 0)
        gains[Reason(count.more, parameters(count=more))] = desk.prices.of(count) * more
    if first.value and not first.stacked:
        gains[Reason(ReasonCode.BUILDS, parameters(value=first.value))] = desk.built(first) - desk.built(other)
    gains |= _left(desk, first, other)
    gains |= _kept(desk, first, other)
    return tuple(differences({reason: (gain, 0.0) for reason, gain in gains.items()}, least))


def _captured(desk: Desk, first: Play, other: Play) -> dict[Reason, float]:
    """Return the cards that count by themselves, the sweep and the mulle that the first play brings and the other does
    not, each with its worth.
    """
    score = desk.rules.score
    own, others = _cards(desk, first), _cards(desk, other)
    gains: dict[Reason, float] = {}
    more = [card for card in own if score.of_card(card) and card not in others]
    worth = sum(map(score.of_card, own)) - sum(map(score.of_card, others))
    if more and worth > 0:
        best = max(more, key=score.of_card)
        gains[Reason(score.reason_of(best), parameters(card=format_card(best)))] = float(worth)
    one, two = (_swept(desk, play) for play in (first, other))
    if one > two:
        gains[Reason(score.sweeps.reason)] = one - two
    if score.mulles:
        one, two = (_mulle(desk, play) for play in (first, other))
        if one > two:
            gains[Reason(score.mulles.reason, parameters(card=format_card(first.card)))] = one - two
    for kind in score.marked_captures:
        one, two = (desk.marked(kind, play) for play in (first, other))
        if one > two:
            gains[Reason(kind.reason)] = one - two
    return gains


def _cards(desk: Desk, play: Play) -> list[Card]:
    """Return the cards that a play captures, including the played one; empty if it captures nothing."""
    if not play.captures:
        return []
    inside = [card for one in desk.observation.builds if one.number in play.builds for card in one.cards]
    return [play.card, *play.taken, *inside]


def _swept(desk: Desk, play: Play) -> float:
    card, _, take = desk.results[play]
    return desk.model.swept(desk.seen.table, card) if take and not take.rest else 0.0


def _mulle(desk: Desk, play: Play) -> float:
    mulles = desk.rules.score.mulles
    taken = _cards(desk, play)[1:]
    return float(mulles.worths[play.card]) if mulles and play.captures and mulles.happens(play.card, taken) else 0.0


def _left(desk: Desk, first: Play, other: Play) -> dict[Reason, float]:
    """Return the chances that the next rival loses by the first play compared with the other, each with its worth."""
    rival = desk.next_rival()
    unseen = desk.seen.unseen
    if not rival or not unseen:
        return {}
    tables = [desk.results[play][1] for play in (first, other)]
    chances = [sweep_chance(desk, table, rival) for table in tables]
    threats = [_threat(desk, table, rival) for table in tables]
    less = threats[1] - threats[0]
    sweeps = (chances[1] - chances[0]) * desk.model.sweep
    told = [round(100 * chance) for chance in chances]
    gains: dict[Reason, float] = {}
    if chances[1] and not chances[0] and tables[0]:
        gains[Reason(ReasonCode.PREVENTS_SWEEP)] = sweeps
    elif told[0] < told[1]:
        gains[Reason(ReasonCode.RARER_SWEEP, parameters(chance=told[0], other=told[1]))] = sweeps
    rest = less - max(0.0, sweeps)
    if rest <= 0:
        return gains
    reached = [_in_reach(desk, table) for table in tables]
    taken = set(_cards(desk, first))
    saved = [card for card in reached[1] - reached[0] if card not in taken]
    if saved:
        card = max(saved, key=lambda one: (desk.rules.score.of_card(one), one))
        gains[Reason(ReasonCode.SAVES_CARD, parameters(card=format_card(card)))] = rest
    else:
        gains[Reason(ReasonCode.LEAVES_LESS)] = rest
    return gains


def sweep_chance(desk: Desk, table: int, rival: int) -> float:
    """Return the chance that the next rival, who holds ``rival`` of the unseen cards, can empty ``table``."""
    unseen = desk.seen.unseen
    if not table or not unseen:
        return 0.0
    able = sum(any(not take.rest for take in desk.model.takes(table, card)) for card in unseen)
    return 1.0 - comb(len(unseen) - able, rival) / comb(len(unseen), rival)


def _threat(desk: Desk, table: int, rival: int) -> float:
    """Return the average worth of the next rival's best capture."""
    unseen = desk.seen.unseen
    worths = sorted((take.worth if (take := desk.model.best(table, card)) else 0.0 for card in unseen), reverse=True)
    value, nobody = 0.0, 1.0
    for index, worth in enumerate(worths):
        if worth <= 0:
            break
        holds = min(1.0, rival / (len(unseen) - index))
        value += nobody * holds * worth
        nobody *= 1.0 - holds
    return value


def _in_reach(desk: Desk, table: int) -> set[Card]:
    """Return the cards on ``table`` that count by themselves and that some unseen card can capture."""
    score = desk.rules.score
    settled = desk.model.settled(table)
    lying = [bit for bit in bits(settled) if bit < FIRST_BUILD and score.of_card(KINDS[bit])]
    takes = [take for card in desk.seen.unseen for take in desk.model.takes(table, card)]
    return {KINDS[bit] for bit in lying if any(not take.rest >> bit & 1 for take in takes)}


def _kept(desk: Desk, first: Play, other: Play) -> dict[Reason, float]:
    """Return what a card that stays in the hand can capture better than what is possible after the other play, with its
    worth; empty if there is none.
    """
    (_, best), (_, less) = (_later(desk, play) for play in (first, other))
    told = kept_for_later(desk, first, other)
    return {told: _COMES_TRUE * (best - less)} if told is not None and best > less else {}


_COMES_TRUE = 0.5
"""The fraction of the worth of a capture left for later that is expected to come true."""


def kept_for_later(desk: Desk, play: Play, other: Play | None = None) -> Reason | None:
    """Return for what the best card that ``play`` leaves in the hand is good: it stays there, or, if it captures the
    card that is laid down or stays in the hand after the ``other`` play too, what it can capture. None if no card can
    capture anything.
    """
    later, _ = _later(desk, play)
    if later is None:
        return None
    card, cards = later
    if play.card in cards or (other is not None and other.card != card):
        return Reason(ReasonCode.CAPTURES_LATER, parameters(card=format_card(card), cards=format_cards(cards)))
    return Reason(ReasonCode.KEEPS_FOR_LATER, parameters(card=format_card(card)))


def _later(desk: Desk, play: Play) -> tuple[tuple[Card, Sequence[Card]] | None, float]:
    """Return the card of the hand with the best capture from the table that a play leaves, with the cards that it
    captures, and the worth of that capture; None and 0 if there is none.
    """
    played, table, _ = desk.results[play]
    found = [
        (take.worth, KINDS[card], take.rest)
        for card in desk.seen.hand
        if card != played and (take := desk.model.best(table, card)) is not None
    ]
    if not found:
        return None, 0.0
    worth, kind, rest = max(found)
    return (kind, desk.model.cards_on(table & ~rest)), worth
