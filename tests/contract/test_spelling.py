"""Every legal action can be spelt with the words of its family, and no two actions are spelt alike."""

from __future__ import annotations

from itertools import islice

import pytest

from cardtable.core.chance import one_of, rng
from cardtable.core.family import WithWords
from cardtable.engine.spelling import Spelling
from tests.contract.setups import SETUPS, Setup, walk


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_all_words_of_all_actions_are_known(setup: Setup) -> None:
    assert isinstance(setup.family, WithWords)
    words = setup.family.words(setup.rule_set)
    assert len(set(words)) == len(words) < 300
    assert words == setup.family.words(setup.rule_set)
    for state, _ in walk(setup, 61):
        said = {word for action in islice(state.legal(), 200) for word in str(action).split()}
        assert said <= set(words)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_can_follow_leads_to_a_legal_action(setup: Setup) -> None:
    generator = rng(62)
    spelling = Spelling(setup.family, setup.rule_set)
    for state, _ in islice(walk(setup, 62), 0, None, 3):
        if state.actor() < 0:
            continue
        legal = state.legal()
        spelling.begin(legal.representatives())
        done = None
        for _ in range(60):
            done = spelling.say(one_of(sorted(spelling.can_follow()), generator))
            if done is not None:
                break
        assert done is not None
        assert setup.family.parse_action(done) in legal
        assert spelling.can_follow() == set()
