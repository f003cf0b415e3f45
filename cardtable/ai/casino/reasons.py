"""Why a play is good or bad, in codes."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.ai.casino.codes import ReasonCode
from cardtable.ai.casino.contrast import kept_for_later, sweep_chance
from cardtable.ai.casino.desk import Desk
from cardtable.ai.casino.model import KINDS, Take
from cardtable.ai.casino.prices import side_facts
from cardtable.ai.protocol import Reason
from cardtable.core.cards import format_card
from cardtable.core.scores import parameters
from cardtable.games.casino.actions import Play

_MOST = 4
"""The most reasons that are given; more would not be read."""


def reasons(desk: Desk, play: Play, of_the_end: Sequence[Reason] = ()) -> tuple[Reason, ...]:
    """Return the reasons for and against ``play``, the most important first: after those ``of_the_end`` of the match
    the others.
    """
    if desk.rules.good < 0:
        found = [*of_the_end, *_of_what_it_costs(desk, play)] or _of_no_cost(desk)
        return tuple(found[:_MOST])
    found = [*of_the_end, *_of_capture(desk, play), *_of_what_is_left(desk, play)] or _of_nothing_special(desk, play)
    return tuple(found[:_MOST])


def _of_nothing_special(desk: Desk, play: Play) -> list[Reason]:
    """Return the reasons for a play that has no advantage to tell: it is the only one, it brings cards, or nothing can
    be captured.
    """
    takes = [take for _, _, take in desk.results.values() if take]
    if len(desk.results) == 1:
        return [Reason(ReasonCode.ONLY_CHOICE)]
    if take := desk.results[play][2]:
        return [Reason(ReasonCode.BRINGS_CARDS, parameters(count=desk.model.cards_in(take)))]
    return [Reason(ReasonCode.NOTHING_TO_CAPTURE)] if play.lays_down and not takes else []


def _of_what_it_costs(desk: Desk, play: Play) -> list[Reason]:
    """Return the reasons in games that the fewest points win: the points that a play costs, a sweep, and the points
    that it avoids.
    """
    taken = desk.results[play][2]
    costs = {other: take.points if take else 0.0 for other, (_, _, take) in desk.results.items()}
    found = []
    if costs[play]:
        found.append(Reason(ReasonCode.COSTS_POINTS, parameters(points=round(costs[play]))))
    if taken and not taken.rest:
        found.append(Reason(desk.rules.score.sweeps.reason))
    if max(costs.values()) > costs[play]:
        found.append(Reason(ReasonCode.AVOIDS_POINTS, parameters(points=round(max(costs.values()) - costs[play]))))
    return found


def _of_no_cost(desk: Desk) -> list[Reason]:
    """Return the reason for a play where none costs anything: just that, or that it is the only one."""
    return [Reason(ReasonCode.ONLY_CHOICE if len(desk.results) == 1 else ReasonCode.COSTS_NOTHING)]


def _of_capture(desk: Desk, play: Play) -> list[Reason]:
    take = desk.results[play][2]
    found: list[Reason] = []
    if desk.wins(play):
        found.append(Reason(ReasonCode.WINS_MATCH))
    if play.stacked:
        found += _of_stack(desk, play)
    elif play.value:
        found.append(Reason(ReasonCode.BUILDS, parameters(value=play.value)))
    if take is None:
        return found
    inside = [card for one in desk.observation.builds if one.number in play.builds for card in one.cards]
    taken = [*play.taken, *inside]
    score = desk.rules.score
    if score.mulles and score.mulles.happens(play.card, taken):
        found.append(Reason(score.mulles.reason, parameters(card=format_card(play.card))))
    if not take.rest and score.sweeps.points:
        found.append(Reason(score.sweeps.reason))
    found += [Reason(kind.reason) for kind in score.marked_captures if desk.marked(kind, play)]
    counting = sorted(
        (card for card in {*taken, play.card} if score.of_card(card)), key=lambda card: -score.of_card(card)
    )
    found += [Reason(score.reason_of(card), parameters(card=format_card(card))) for card in counting[:2]]
    dear = max(taken, key=lambda card: desk.prices.of_cards.get(card, 0.0), default=play.card)
    if desk.prices.of_cards.get(dear, 0.0) >= _LEAST_OF_A_RUN:
        found.append(Reason(ReasonCode.NAPULA, parameters(card=format_card(dear))))
    found += _of_races(desk, take)
    cards = desk.model.cards_in(take)
    if cards > 2 and cards == max(desk.model.cards_in(other) for _, _, other in desk.results.values() if other):
        found.append(Reason(ReasonCode.TAKES_MOST_CARDS, parameters(count=cards)))
    if desk.last_round and sum(desk.observation.hand_counts) == 1:
        found.append(Reason(score.last_capture.reason))
    return found


def _of_stack(desk: Desk, play: Play) -> list[Reason]:
    """Return the reason for a stack: another own card can take it, or a partner has announced its value, or else
    the number of unseen cards that can.
    """
    own, values = desk.results[play][0], desk.rules.hand_values
    held = [KINDS[bit] for bit in desk.seen.hand if bit != own and play.value in values[KINDS[bit]]]
    if held:
        return [Reason(ReasonCode.STACKS_TO_TAKE, parameters(card=format_card(held[0]), sum=play.value))]
    if desk.rules.announcing:
        return [Reason(ReasonCode.STACKS_FOR_PARTNER, parameters(sum=play.value))]
    out = sum(play.value in values[KINDS[bit]] for bit in desk.seen.unseen)
    return [Reason(ReasonCode.STACKS, parameters(count=out, sum=play.value))]


_LEAST_OF_A_RUN = 0.3
"""The price in points up to which a card of the run is not mentioned."""
_MOST_OF_ALL, _LEAST_PRICE_OF_ALL, _LEAST_PRICE = 2, 0.04, 0.05
"""The number of cards up to which the majority of cards is not mentioned; and the price of one more up to which a
majority is not mentioned, for the majority of cards and for those of scarcer cards.
"""


def _of_races(desk: Desk, take: Take) -> list[Reason]:
    """Return the reasons by which a play helps in the majorities, the scarcest count first."""
    facts = side_facts(desk.observation)
    own = facts[desk.side]
    others = [fact for side, fact in enumerate(facts) if side != desk.side]
    cards = len(desk.rules.pack)
    found = []
    for part in sorted(desk.rules.score.majorities, key=lambda part: part.whole(cards)):
        taken, of_all = desk.model.packing.number(take.packed, part.count), part.count.of_all
        most, least = (_MOST_OF_ALL, _LEAST_PRICE_OF_ALL) if of_all else (0, _LEAST_PRICE)
        if taken > most and desk.prices.of(part.count) > least:
            had, other = part.number_of(own), max(map(part.number_of, others))
            found.append(Reason(part.reason, parameters(count=taken, own=had + taken, other=other)))
    return found


def _of_what_is_left(desk: Desk, play: Play) -> list[Reason]:
    model = desk.model
    table = desk.results[play][1]
    unseen, rival = desk.seen.unseen, desk.next_rival()
    if not rival or not unseen:
        return []
    found = []
    chance = sweep_chance(desk, table, rival)
    others = [sweep_chance(desk, left, rival) for _, left, _ in desk.results.values()]
    if chance >= 0.08:
        found.append(Reason(ReasonCode.LEAVES_SWEEP, parameters(chance=round(100 * chance))))
    elif table and max(others) >= 0.2:
        found.append(Reason(ReasonCode.PREVENTS_SWEEP))
    if play.lays_down:
        card = desk.results[play][0]
        if any(other.card == play.card and take for other, (_, _, take) in desk.results.items()):
            found.append(Reason(ReasonCode.RATHER_LIES, parameters(card=format_card(play.card))))
        takers = sum(any(not take.rest >> card & 1 for take in model.takes(table, other)) for other in unseen)
        if takers == 0:
            found.append(Reason(ReasonCode.SAFE_TO_LAY, parameters(card=format_card(play.card))))
        elif model.points[card]:
            found.append(Reason(ReasonCode.LEAVES_CARD, parameters(card=format_card(play.card))))
        if (later := kept_for_later(desk, play)) is not None:
            found.append(later)
    return found
