"""A match: deals one after another, folded into a standing."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from cardtable.core.cards import Card, check_order
from cardtable.core.chance import shuffled
from cardtable.core.errors import CardError, CodedError, IllegalAction
from cardtable.core.events import Event
from cardtable.core.family import Family
from cardtable.core.rules import RuleSet
from cardtable.core.scores import ScoreLine
from cardtable.core.state import OVER, Action, Deal, DealState, Standing


class Beginning(NamedTuple):
    """Where a match begins that does not begin with nothing: the points of each side, and how many deals have been
    played.
    """

    points: tuple[int, ...]
    deals: int


@dataclass
class PlayedDeal:
    """One deal of a match: the order of its pack, the actions so far, and its score lines once it is over, otherwise
    None. The last ``implied`` actions were not done by anybody: the rules under which the deal was played did not ask
    for them.
    """

    order: tuple[Card, ...]
    actions: list[Action] = field(default_factory=list)
    lines: tuple[ScoreLine, ...] | None = None
    standing: Standing | None = None
    implied: int = 0

    @property
    def recorded(self) -> list[Action]:
        """The actions that were really done, without the implied ones."""
        return self.actions[: len(self.actions) - self.implied]


class Match:
    """The deals of one match under one rule set, from the cut for the first deal to the winner.

    ``cut`` holds the cards that the seats cut, one tuple for each round; after a tie there is another round. It is
    empty if the first dealer was known without a cut; then ``first_dealer`` is that seat. ``state`` is the running
    deal, or None between deals. ``standing`` is the standing before the running deal. The match is ``closed`` if the
    players have ended it early. ``begun`` is given if it does not begin with nothing.
    """

    def __init__(
        self,
        family: Family,
        rule_set: RuleSet,
        cut: Sequence[Sequence[Card]],
        first_dealer: int | None = None,
        begun: Beginning | None = None,
    ) -> None:
        self.family = family
        self.rule_set = rule_set
        self.cut = tuple(tuple(cards) for cards in cut)
        self.first_dealer = first_dealer
        self.sides = family.sides(rule_set)
        self.begun = begun
        self.standing = family.begin(rule_set, self._first_dealer())
        if begun is not None:
            self.standing = replace(self.standing, points=begun.points, deals=begun.deals)
        self.deals: list[PlayedDeal] = []
        self.state: DealState | None = None
        self.closed = False

    @classmethod
    def going_on(
        cls, family: Family, rule_set: RuleSet, standing: Standing, deal: PlayedDeal, state: DealState
    ) -> Match:
        """A match in the middle of a deal that was set up, with the ``standing`` before it."""
        match = cls(family, rule_set, (), standing.dealer)
        match.standing, match.state = standing, state
        match.deals.append(deal)
        match._count_if_over()
        return match

    def _first_dealer(self) -> int:
        if self.first_dealer is not None:
            if self.cut or not 0 <= self.first_dealer < self.rule_set.players:
                raise CodedError("bad_cut", round=0)
            return self.first_dealer
        dealer: int | None = None
        pack = Counter(self.family.pack(self.rule_set))
        for number, cards in enumerate(self.cut):
            from_one_pack = not Counter(cards) - pack
            if dealer is not None or len(cards) != self.rule_set.players or not from_one_pack:
                raise CodedError("bad_cut", round=number)
            dealer = self.family.cut_dealer(self.rule_set, cards)
        if dealer is None:
            raise CodedError("bad_cut", round=len(self.cut))
        return dealer

    @property
    def over(self) -> bool:
        """Whether a side has won the match."""
        return self.standing.over

    @property
    def can_go_on(self) -> bool:
        """Whether the match may begin where it has ``begun``: it would not have been over by then."""
        if self.begun is None:
            return True
        # A deal that brings nobody anything leads there.
        before = replace(self.standing, deals=self.begun.deals - 1)
        lines = [ScoreLine("", side, 0) for side in range(len(self.sides))]
        return not self.family.fold(self.rule_set, before, lines).over

    def begin_deal(self, order: Sequence[Card]) -> list[Event]:
        """Deal the next deal from ``order``. Raises ``IllegalAction`` if a deal is running or the match is over,
        ``CardError`` if ``order`` is not the rule set's pack.
        """
        if self.state is not None:
            raise IllegalAction("deal_is_running")
        if self.over:
            raise IllegalAction("partie_is_over")
        try:
            check_order(order, self.family.pack(self.rule_set))
        except CardError as error:
            raise IllegalAction(error.code, **error.parameters) from None
        self.state = self.family.deal(self.rule_set, self.standing)
        self.deals.append(PlayedDeal(tuple(order)))
        events = self.state.apply(Deal(tuple(order)))
        self._count_if_over()
        return events

    def apply(self, action: Action) -> list[Event]:
        """Do ``action`` in the running deal and return the events; if that was the last action of the deal, end the
        deal and count it.

        Raises ``IllegalAction`` if it is not legal or no deal is running; nothing has changed then.
        """
        if self.state is None:
            raise IllegalAction("no_deal_is_running")
        events = self.state.apply(action)
        self.deals[-1].actions.append(action)
        self._count_if_over()
        return events

    def end_as_before(self) -> None:
        """End the running deal of an old record if only those actions are missing that ``Family.implied`` names:
        actions that were not asked for before rules had a number.
        """
        implied = 0
        while self.state is not None and (action := self.family.implied.get(self.state.phase_name())) is not None:
            if not implied and self.deals[-1].actions and self.deals[-1].actions[-1] == action:
                # The player was asked, and has chosen this action.
                return
            self.apply(action)
            implied += 1
        self.deals[-1].implied = implied

    def close(self) -> None:
        """End the match early and settle it as it stands. Raises ``IllegalAction`` if a deal is running, if the match
        is over, or if its rules do not allow that.
        """
        if self.state is not None:
            raise IllegalAction("deal_is_running")
        if self.over:
            raise IllegalAction("partie_is_over")
        settled = self.family.close(self.rule_set, self.standing)
        if settled is None:
            raise IllegalAction("cannot_be_closed")
        self.standing, self.closed = settled, True

    def _count_if_over(self) -> None:
        """Count the running deal if it has ended. That can be right after dealing, because some cards decide a deal
        before any action.
        """
        if self.state is None or self.state.actor() != OVER:
            return
        deal = self.deals[-1]
        deal.lines = self.state.lines()
        deal.standing = self.standing = self.family.fold(self.rule_set, self.standing, deal.lines)
        self.state = None


def cut_for_deal(family: Family, rule_set: RuleSet, generator: random.Random) -> tuple[tuple[Card, ...], ...]:
    """Let every seat cut a card; repeat until the cards decide which seat deals. Returns one tuple of cards for each
    round.
    """
    rounds: list[tuple[Card, ...]] = []
    while True:
        cards = shuffled(sorted(set(family.pack(rule_set))), generator)[: rule_set.players]
        rounds.append(cards)
        if family.cut_dealer(rule_set, cards) is not None:
            return tuple(rounds)
