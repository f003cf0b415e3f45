"""What each deal brought adds up to the result; the deals that decided are named; a rating lies between others."""

from __future__ import annotations

import pytest

from cardtable.app.match_end import MOST_DEALS, DealGain, deal_gains, deciding, match_end
from cardtable.core.company import Company
from tests.app.matches import AGDA, ANNA, LINA, whole_match


@pytest.mark.parametrize("name", ["ecarte", "casino.swedish", "casino.kryp", "piquet.rubicon", "piquet.four_deals"])
def test_the_gains_of_all_deals_are_the_points_at_the_end(name: str) -> None:
    session = whole_match(name, ANNA, LINA)
    gains = deal_gains(session)
    assert [deal.number for deal in gains] == list(range(session.dealt))
    assert tuple(map(sum, zip(*(deal.gains for deal in gains), strict=True))) == session.standing.points
    assert not match_end(session).accounts


@pytest.mark.parametrize("name", ["ecarte.rotation", "piquet.chouette"])
def test_where_matches_follow_each_other_the_gains_are_those_of_the_accounts(name: str) -> None:
    session = whole_match(name, ANNA, LINA, AGDA)
    accounts = Company.of(session.standing).accounts
    assert any(accounts)
    assert tuple(map(sum, zip(*(deal.gains for deal in deal_gains(session)), strict=True))) == accounts
    assert match_end(session).accounts


def test_where_a_stake_is_paid_for_several_matches_the_gains_are_the_matches() -> None:
    session = whole_match("piquet.points", ANNA, LINA, best_of_five=True)
    company = Company.of(session.standing)
    assert max(company.won) >= 3
    assert sorted(company.accounts) == [-1, 1]
    assert tuple(map(sum, zip(*(deal.gains for deal in deal_gains(session)), strict=True))) == company.won
    end = match_end(session)
    assert not end.accounts
    assert all(any(deal.gains) for deal in end.named)


def test_few_deals_are_all_named() -> None:
    session = whole_match("casino.swedish", ANNA, LINA, target=5)
    end = match_end(session)
    assert end.deals == session.dealt <= MOST_DEALS
    assert end.names_all
    assert [deal.number for deal in end.named] == list(range(end.deals))


def test_of_many_deals_those_are_named_that_brought_the_winner_most() -> None:
    gains = [DealGain(number, pair) for number, pair in enumerate([(6, 5), (2, 9), (8, 3), (7, 4), (1, 0), (9, 2)])]
    assert [deal.number for deal in deciding(gains, (0,))] == [2, 3, 5]
    # The other side was ahead in one deal alone.
    assert [deal.number for deal in deciding(gains, (1,))] == [1]
    # Where the fewest points win.
    assert [deal.number for deal in deciding(gains, (0,), good=-1)] == [1]
    assert deciding(gains, ()) == []


def test_of_deals_that_brought_as_much_the_latest_decided() -> None:
    gains = [DealGain(number, (3, 1)) for number in range(5)]
    assert [deal.number for deal in deciding(gains, (0,))] == [2, 3, 4]


def test_a_side_is_measured_by_the_best_of_the_others() -> None:
    gains = [DealGain(0, (5, 1, 7)), DealGain(1, (5, 4, 1)), DealGain(2, (2, 2, 0)), DealGain(3, (1, 0, 0))]
    assert [deal.number for deal in deciding(gains, (0,))] == [1, 3]
