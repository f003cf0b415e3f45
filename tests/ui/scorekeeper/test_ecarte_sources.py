"""Écarté: what the source counts, pays and bets, entered in the window."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.ui.scorekeeper.by_hand import Open, accounts, mark, points, type_deal, winners


@pytest.mark.parametrize(
    ("typed", "counted"),
    [
        pytest.param({"tricks": {0: 3}}, (1, 0), id="three tricks are one point"),
        pytest.param({"tricks": {0: 5}}, (2, 0), id="the vole is two"),
        pytest.param({"tricks": {0: 4}, "king": {0: 1}}, (2, 0), id="the king of trumps is one"),
        pytest.param({"tricks": {0: 3}, "king_turned": {1: 1}}, (1, 1), id="a king turned up is the dealer's"),
        pytest.param({"tricks": {1: 3}, "stood": {0: 1}}, (0, 2), id="elder stood and lost"),
        pytest.param({"tricks": {1: 5}, "stood": {0: 1}}, (0, 3), id="elder stood and lost every trick"),
        pytest.param({"tricks": {0: 3}, "stood": {0: 1}}, (1, 0), id="elder stood and made it"),
        pytest.param({"tricks": {0: 3}, "refused": {1: 1}}, (2, 0), id="the dealer refused and lost"),
        pytest.param({"tricks": {0: 5}, "refused": {1: 1}}, (3, 0), id="the dealer refused and lost every trick"),
        pytest.param(
            {"tricks": {0: 5}, "refused": {1: 1}, "king": {0: 1}}, (3, 0), id="three at most, though four were made"
        ),
        pytest.param({"tricks": {0: 3}, "king_too_late": {1: 1}}, (1, 0), id="a king not marked in time is lost"),
    ],
)
def test_what_a_deal_counts(opened: Open, typed: Mapping[str, Mapping[int, object]], counted: tuple[int, int]) -> None:
    window = opened("ecarte", dealer=1)
    type_deal(window, **typed)
    assert points(window) == counted


def test_more_than_five_cards_lose_a_point_and_the_king(opened: Open) -> None:
    window = opened("ecarte", dealer=1)
    mark(window, 2, 0)
    type_deal(window, tricks={1: 3}, too_many_cards={0: 1})
    assert points(window) == (1, 1)
    type_deal(window, tricks={1: 3}, too_many_cards={1: 1}, king={1: 1})
    assert window.panel.reason("king") == "After this fault the king cannot be marked."


@pytest.mark.parametrize(("other", "factor"), [(0, 2), (1, 1)])
def test_matsch_is_double_if_the_other_has_nothing(opened: Open, other: int, factor: int) -> None:
    window = opened("ecarte", dealer=1, matsch=True, stake=10)
    mark(window, 3, other)
    type_deal(window, tricks={0: 5})
    assert winners(window) == (0,)
    assert accounts(window) == (10 * factor, -10 * factor)


def test_spectators_bet_and_the_loser_gives_his_seat_to_the_next(opened: Open) -> None:
    window = opened(
        "ecarte.rotation", "Anna", "Björn", "Cleo", "Dag", length="parties", parties=2, stake=5, most_bet=10
    )
    type_deal(window, tricks={0: 5}, bet_on_first={2: 3}, bet_on_second={3: 3})
    type_deal(window, tricks={0: 5})
    type_deal(window, tricks={0: 3})
    assert accounts(window) == (5, -5, 3, -3)
    assert window.keeper.sheet.rules.playing(window.keeper.sheet.next_standing) == (0, 2)
    type_deal(window, tricks={0: 5})
    type_deal(window, tricks={0: 5})
    type_deal(window, tricks={0: 3})
    # Cleo lost the second match and pays one stake more; nobody had bet on it.
    assert accounts(window) == (10, -5, 3 - 5, -3)
    assert window.keeper.sheet.standing.over


@pytest.mark.parametrize(
    ("first", "second", "told"),
    [
        ({2: 3}, {3: 3}, ""),
        ({2: 5}, {3: 3}, "Bets of 2 on Anna are not covered and are returned."),
        ({}, {2: 2, 3: 1}, "Bets of 3 on Björn are not covered and are returned."),
    ],
)
def test_bets_without_a_counterpart_are_told(
    opened: Open, first: Mapping[int, int], second: Mapping[int, int], told: str
) -> None:
    window = opened("ecarte.rotation", "Anna", "Björn", "Cleo", "Dag", most_bet=10)
    window.form.put(("tricks", 0), "5")
    for code, bets in (("bet_on_first", first), ("bet_on_second", second)):
        for seat, units in bets.items():
            window.form.put((code, seat), str(units))
    assert (told in window.panel.message) if told else "counterpart" not in window.panel.message
