"""Deals of every rule set under options drawn at random: engine, session, records and entry by hand agree."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cardtable.core.company import Company
from cardtable.core.errors import CodedError, IllegalAction, RuleSetError
from cardtable.core.record import HUMAN, SeatEntry, parse_record
from cardtable.core.record import replay as played_again
from cardtable.core.rules import Option, OptionValue, RuleSet, Variant
from cardtable.games.registry import FAMILIES, VARIANTS, family_of
from cardtable.session.session import Session
from tests.contract.identities import identities_of
from tests.contract.setups import Setup, choose
from tests.games.test_entry_of_played_deals import test_a_played_deal_entered_by_hand_counts_as_much as enter_by_hand

DEALS = 6
"""Deals of each rule set in the ordinary run."""


def drawn(kind: Variant, chance: random.Random) -> RuleSet:
    """A number of players and options that the rule set accepts, each kept at its default half the time."""
    players = chance.choice(kind.players)
    chosen: dict[str, OptionValue] = {}
    options = list(kind.options(players))
    chance.shuffle(options)
    for option in options:
        if chance.random() < 0.5:
            continue
        wider = {**chosen, option.name: _value(option, chance)}
        try:
            kind.rule_set(players, wider)
        except RuleSetError:
            continue
        chosen = wider
    return kind.rule_set(players, chosen)


def _value(option: Option, chance: random.Random) -> OptionValue:
    if isinstance(option.default, bool):
        return chance.random() < 0.5
    if isinstance(option.default, int):
        return chance.choice((*option.suggestions, option.minimum, option.default))
    return chance.choice(option.choices)


class Soak:
    """One match, played at random and looked at in every way."""

    def __init__(self, rule_set: RuleSet, chance: random.Random) -> None:
        self._chance = chance
        self._rule_set = rule_set
        self._family = family_of(rule_set.variant)
        seats = [SeatEntry(f"Seat {n}", HUMAN if chance.random() < 0.7 else "greedy") for n in range(rule_set.players)]
        self.session = Session.begin(rule_set, seats, chance, by_cut=True)

    def play_deal(self) -> None:
        """Play one deal to its end, taking back now and then."""
        session, chance = self.session, self._chance
        session.begin_deal()
        steps = 0
        while not session.between_deals:
            steps += 1
            assert steps < 2000, "a deal without an end"
            if chance.random() < 0.03 and session.can_undo():
                session.undo()
                self._begin_again()
            elif chance.random() < 0.03:
                self._refuse()
            state = session._match.state
            assert state is not None
            action = choose(state, chance)
            assert action in session.legal()
            # Each action is its own text again.
            assert self._family.parse_action(str(action)) == action
            session.submit(session.actor(), action)
            if chance.random() < 0.05:
                self.look()
                self.record()

    def _begin_again(self) -> None:
        """Deal again if what was taken back was the deal itself."""
        if self.session.between_deals:
            self.session.begin_deal()

    def _refuse(self) -> None:
        """What is nobody's to do is refused, and changes nothing."""
        session = self.session
        position, actor = session.position, session.actor()
        wrong = (actor + 1) % len(session.seats)
        with pytest.raises(IllegalAction):
            session.submit(wrong, session.legal().representatives()[0])
        assert (session.position, session.actor()) == (position, actor)

    def look(self) -> None:
        """Every seat's view and observation, which must survive the wire."""
        session = self.session
        for seat in range(len(session.seats)):
            session.view(seat)
            assert all(event.seen_by(seat) == event for event in session.events(seat))
            if not session.between_deals:
                observed = session.observe(seat)
                assert self._family.observation(observed.to_json()) == observed
                # Somebody who sees no more than this can imagine how the rest lies.
                if seat == session.actor():
                    imagined = self._family.sample(observed, self._chance)
                    wanted = list(map(str, session.legal().representatives()))
                    assert list(map(str, imagined.legal().representatives())) == wanted

    def record(self) -> None:
        """The match written down, read and played again is the same match."""
        session = self.session
        text = session.record().to_text()
        again = parse_record(text)
        assert again.to_text() == text
        resumed = Session.resume(again)
        assert resumed.standing == session.standing
        assert resumed.actor() == session.actor()
        assert [deal.lines for deal in resumed.deals] == [deal.lines for deal in session.deals]
        assert played_again(again, family_of).standing == session.standing
        if not session.between_deals:
            here, there = session._match.state, resumed._match.state
            assert here is not None
            assert there is not None
            assert here.key() == there.key()

    def count(self) -> None:
        """The lines of the deal add up, and on a sheet they lead to the same standing."""
        session = self.session
        number = len(session.deals) - 1
        deal = session.deals[number]
        assert deal.lines is not None
        _, events = session.state_after(number, len(deal.actions))
        before, after = session.standing_before(number), deal.standing
        # A match, and one of several just so, can be won before all cards are played.
        if after is None or not (after.over or Company.of(after).won != Company.of(before).won):
            for identity in identities_of(self._rule_set):
                identity(self._rule_set, events, deal.lines)
        kind = next(one for one in VARIANTS if one.id == self._rule_set.variant)
        rules = FAMILIES[kind.family].entry(self._rule_set)
        assert rules.fold(before, deal.lines) == after


@pytest.mark.slow
@pytest.mark.parametrize("name", [kind.id for kind in VARIANTS])
def test_deals_under_any_options_hold_together(name: str, times: int) -> None:
    kind = next(one for one in VARIANTS if one.id == name)
    chance = random.Random(f"soak {name}")
    deals = 0
    while deals < DEALS * times:
        rule_set = drawn(kind, chance)
        soak = Soak(rule_set, chance)
        where: dict[str, Any] = {"players": rule_set.players, "options": kind.changes(rule_set)}
        try:
            for _ in range(chance.randrange(1, 5)):
                if soak.session.over:
                    break
                soak.play_deal()
                deals += 1
                soak.look()
                soak.record()
                soak.count()
            enter_by_hand(Setup(rule_set, f"soak {deals}"))
        except (AssertionError, CodedError) as error:
            error.add_note(f"{name} with {where}, deal {deals}: {soak.session.record().to_text()}")
            raise
