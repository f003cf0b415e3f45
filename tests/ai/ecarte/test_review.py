"""A deal looked at again."""

from __future__ import annotations

from cardtable.ai.ecarte.review import given_away, review
from cardtable.core.state import Standing
from cardtable.games.ecarte.actions import parse_action
from tests.games.ecarte.positions import DEALER, ELDER, pack_order, two

RULES = two()
ORDER = pack_order(RULES, "QH JH AH KS 7D", "TH 9S AS KD QD", "7H")
ACTIONS = "play QH TH 7D QD KD JH 9S AH AS KS"


def reviewed(text: str, seat: int) -> list[tuple[str, float]]:
    actions = [parse_action(one) for one in text.split()]
    found = review(RULES.rule_set, Standing((0, 0), DEALER), ORDER, actions, seat, samples=150)
    return [(str(one.action), one.loss) for one in found]


def test_only_real_decisions_of_the_seat() -> None:
    cards = "play QH TH JH 9S AH AS KS QD 7D KD"
    assert [action for action, _ in reviewed(cards, ELDER)] == ["play", "QH", "JH", "AH", "KS"]
    # The dealer had to follow with his only trump; then he could choose what to throw away.
    assert [action for action, _ in reviewed(cards, DEALER)] == ["9S", "AS", "QD"]


def test_good_play_gives_nothing_away_and_bad_play_does() -> None:
    good = dict(reviewed("play QH TH JH 9S AH AS KS QD 7D KD", ELDER))
    assert good["QH"] == 0
    bad = dict(reviewed("play 7D QD", ELDER))
    assert bad["7D"] > 0.02
    order = pack_order(RULES, "8S 9S TD 8D 7C", "TH 9H AS KD QD", "7H")
    wrong = review(RULES.rule_set, Standing((0, 0), DEALER), order, [parse_action("play")], ELDER, samples=100)
    assert wrong[0].loss > 0.5


def test_values_are_the_same_every_time_and_options_are_all_there() -> None:
    actions = [parse_action(one) for one in ["play", "QH", "TH", "JH", "9S", "AH", "AS", "KS", "QD", "7D", "KD"]]
    standing = Standing((0, 0), DEALER)
    first = review(RULES.rule_set, standing, ORDER, actions, ELDER, samples=60)
    assert first == review(RULES.rule_set, standing, ORDER, actions, ELDER, samples=60)
    assert [len(one.options) for one in first] == [2, 5, 4, 3, 2]
    assert all(one.best == one.options[0].action for one in first)
    assert given_away(first) == sum(one.loss for one in first)


def test_exchanges_are_judged() -> None:
    actions = [parse_action(one) for one in ("propose", "accept", "change QH JH", "change 9S AS")]
    order = pack_order(RULES, "QH JH 8S 9D 7C", "TH 9S AS KD QD", "7H")
    found = review(RULES.rule_set, Standing((0, 0), DEALER), order, actions, ELDER, samples=60)
    assert str(found[1].best) == "change 8S 9D 7C"
    assert found[1].loss > 0.3
