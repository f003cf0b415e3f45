"""The rules as the computer players of each family model them, in a form that can be compared with the true game.

A family joins the contract with an entry in ``MODELS``; a family whose players have no model of their own has no entry.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, Protocol

from cardtable.ai.budget import Budget
from cardtable.ai.casino.desk import Desk
from cardtable.ai.casino.model import FIRST_BUILD, KINDS, bits
from cardtable.ai.casino.players import Searcher
from cardtable.ai.ecarte.playing import CardChoice
from cardtable.ai.ecarte.worth import deal_mode
from cardtable.ai.piquet import old36
from cardtable.ai.piquet.solver import follows
from cardtable.ai.piquet.tricks import solved
from cardtable.ai.player import Situation
from cardtable.core.cards import Card
from cardtable.core.state import DealState, Standing
from cardtable.games.casino.actions import NO_OBJECTION
from cardtable.games.casino.breaches import is_right
from cardtable.games.casino.duties import neglects
from cardtable.games.casino.phases import Phase
from cardtable.games.casino.variants import casino_rules
from cardtable.games.piquet.actions import Do
from cardtable.games.piquet.actions import play as lay
from cardtable.games.piquet.variants import piquet_rules
from tests.contract.setups import Setup, first_standing

CROWD = 10
"""The most cards on the table for which moves are compared."""
MOST_TAKES = 16
LATE_CARDS = 6
"""The most cards in all hands for which a deal of Piquet is played in every way: three tricks before its end."""


class Moves(NamedTuple):
    """The moves by the model and by the rules, in comparable words; ``complete`` is false if the model leaves out moves
    that are hardly ever good.
    """

    model: set[Hashable]
    rules: set[Hashable]
    complete: bool = True


class End(NamedTuple):
    """The end of a deal: its state, and the value that the model gives it for ``seat``."""

    state: DealState
    seat: int
    value: float


class PlayersModel(Protocol):
    """The rules as the computer players of a family model them."""

    def moves(self, setup: Setup, state: DealState) -> Moves | None:
        """Return the moves of the seat that is to play; None in positions for which the players have no model."""
        ...

    def standings(self, setup: Setup) -> Sequence[Standing]:
        """Return the standings from which ends should be compared; none if the players do not compute ends."""
        ...

    def is_late(self, state: DealState) -> bool:
        """Whether so few cards are left that every line of play to the end can be tried."""
        ...

    def ends(self, setup: Setup, state: DealState) -> Iterator[End]:
        """Yield the ends to which one more action leads from ``state``, if the players have a value for them."""
        ...

    def good(self, setup: Setup) -> float:
        """Return 1 if the most points win, -1 if the fewest do."""
        ...


class CasinoModel:
    """The model for Casino: all moves but building, and the ends of games of two players without building."""

    def moves(self, setup: Setup, state: DealState) -> Moves | None:
        true: Any = state
        rules = true.rules
        if (
            true.phase is Phase.REVIEW
            or len(true.table) > CROWD
            or any(one.builder == true.turn for one in true.builds)
        ):
            return None
        desk = Desk(_situation(setup, state))
        table, hand = desk.seen.table, desk.seen.hand
        crowded = {bit for bit in hand if len(desk.model.takes(table, bit)) >= MOST_TAKES}
        kinds = {KINDS[bit] for bit in hand if bit not in crowded}

        stacks = {one.number: (one.value,) for one in true.builds if rules.stacks_to}

        def words(card: Card, loose: Sequence[Card], builds: Sequence[int]) -> Hashable:
            # Cards that count alike are one to the model but for what they are worth, and stacks among them.
            if rules.score.told_apart:
                return card, tuple(sorted(loose)), ()
            values = Counter[object](rules.table_values[one] for one in loose)
            values.update(stacks[number] for number in builds if number in stacks)
            builds = [number for number in builds if number not in stacks]
            return card, tuple(sorted(values.items())), tuple(sorted(builds))

        model = set()
        for _, left, card, *_ in desk.model.every_move(table, hand):
            # A joker that is laid down is a stack.
            if KINDS[card] in kinds and not (left & ~table) >> FIRST_BUILD:
                loose = [KINDS[bit] for bit in bits(left) if bit < FIRST_BUILD]
                model.add(words(KINDS[card], loose, [bit - FIRST_BUILD for bit in bits(left) if bit >= FIRST_BUILD]))
        legal = set()
        plays: Any = state.legal()
        for play in plays:
            # What is a fault at a table with irregularities is no move that a player considers.
            if play.taken and not play.builds and not play.value and not is_right(rules, play):
                continue
            if rules.irregularities and neglects(rules, play, true.table):
                continue
            if play.card in kinds and not play.value:
                loose = [*(Counter(true.table) - Counter(play.taken)).elements()]
                if play.lays_down:
                    loose.append(play.card)
                numbers = [one.number for one in true.builds if one.number not in play.builds]
                legal.add(words(play.card, loose, numbers))
        return Moves(model, legal, complete=bool(stacks) or not true.builds)

    def standings(self, setup: Setup) -> Sequence[Standing]:
        rules = casino_rules(setup.rule_set)
        first = first_standing(setup)
        if rules.players != 2 or rules.with_builds:
            return []
        if rules.deals:
            return [first, replace(first, points=(20, 22), deals=rules.deals - 1)]
        goal = rules.target
        near = [(goal - 5, goal - 4), (goal - 1, goal - 2)]
        if rules.score.first_to_arrive:
            near.append((goal, goal))
        return [first, *(replace(first, points=points) for points in near)]

    def is_late(self, state: DealState) -> bool:
        true: Any = state
        return bool(true.last_round) and sum(map(len, true.hands)) <= 3

    def ends(self, setup: Setup, state: DealState) -> Iterator[End]:
        true: Any = state
        if true.phase is Phase.REVIEW or not true.last_round or sum(map(len, true.hands)) != 1:
            return
        for option in Searcher().consider(_situation(setup, state), random.Random(0), Budget(60.0)):
            end = state.copy()
            end.apply(option.action)
            if end.actor() >= 0:
                end.apply(NO_OBJECTION)
            yield End(end, state.actor(), option.value)

    def good(self, setup: Setup) -> float:
        return casino_rules(setup.rule_set).good


class EcarteModel:
    """The model for Écarté: following suit, and the worth of tricks between two players."""

    def moves(self, setup: Setup, state: DealState) -> Moves | None:
        if state.phase_name() != "play":
            return None
        observation: Any = state.observe(state.actor())
        playing = CardChoice(observation)
        model = {card for bit in playing.cards for card in playing.deck.cards(bit)}
        true: Any = state
        rules: set[Hashable] = {action.card for action in true.legal() if action.card is not None}
        # At a table with irregularities anything can be played, and nobody thinks of revoking.
        return Moves(set(model), rules, complete=not true.rules.irregularities)

    def standings(self, setup: Setup) -> Sequence[Standing]:
        # Nobody counts with faults.
        if setup.rule_set.players != 2 or setup.rule_set.options["strict"]:
            return []
        first = first_standing(setup)
        return [first, replace(first, points=(3, 2)), replace(first, points=(4, 4))]

    def is_late(self, state: DealState) -> bool:
        return state.phase_name() == "play"

    def ends(self, setup: Setup, state: DealState) -> Iterator[End]:
        observation: Any = state.observe(state.actor())
        if state.phase_name() != "play" or sum(observation.hand_counts) != 1:
            return
        playing = CardChoice(observation)
        (tricks,) = playing.solve(0).values()
        end = state.copy()
        end.apply(next(iter(state.legal())))
        yield End(end, state.actor(), playing.worth.outcome(tricks, deal_mode(observation)))

    def good(self, setup: Setup) -> float:
        return 1.0


class PiquetModel:
    """The model for Piquet: following suit, and the ends of deals of two players in the first deal of a match."""

    def moves(self, setup: Setup, state: DealState) -> Moves | None:
        true: Any = state
        cards = {action.cards[0] for action in true.legal().representatives() if action.do is Do.CARD}
        if not cards or not true.trick:
            return None
        model: set[Hashable] = set(follows(true.trick[0], true.hands[state.actor()]))
        return Moves(model, set(cards), complete=not true.rules.irregularities)

    def standings(self, setup: Setup) -> Sequence[Standing]:
        # Toward the end of a match the players judge by what is likely to be counted yet, which is no order of ends.
        rules = piquet_rules(setup.rule_set)
        return [first_standing(setup)] if rules.persons == 2 and not rules.irregularities else []

    def is_late(self, state: DealState) -> bool:
        true: Any = state
        return state.phase_name() == "play" and sum(map(len, true.hands)) <= LATE_CARDS

    def ends(self, setup: Setup, state: DealState) -> Iterator[End]:
        true: Any = state
        if state.phase_name() != "play" or sum(map(len, true.hands)) != 1:
            return
        observation = true.observe(state.actor())
        # Nobody else holds a card any more, so that there is one deal to think of.
        asked = observation, true.rules, observation.hand
        if true.rules.of_old:
            found = old36.solved(*asked, [0], Budget(60.0))
        else:
            found = solved(*asked, {0: 1.0}, random.Random(0), Budget(60.0))
        ((card, value),) = found.items()
        side = true.rules.side_of[observation.seat]
        value += sum(line.points if line.side == side else -line.points for line in observation.marked)
        end = state.copy()
        end.apply(lay(card))
        yield End(end, state.actor(), value)

    def good(self, setup: Setup) -> float:
        return 1.0


MODELS: dict[str, PlayersModel] = {"casino": CasinoModel(), "ecarte": EcarteModel(), "piquet": PiquetModel()}


def _situation(setup: Setup, state: DealState) -> Situation:
    standing: Any = state
    return Situation(setup.family, setup.rule_set, standing.standing, state.observe(state.actor()))
