"""Who plays, who waits and how everybody has fared, as a standing carries it."""

from __future__ import annotations

from dataclasses import replace

from cardtable.core.company import Company
from cardtable.core.json_forms import standing_from_json, standing_to_json
from cardtable.core.state import Standing

NOBODY_WAITS = Standing((20, 30), 1, 2)
KEPT = Standing(
    (0, 7, 12, 0),
    1,
    9,
    (
        ("account:0", 3),
        ("account:1", -3),
        ("account:2", 0),
        ("account:3", 0),
        ("cards", 10),
        ("entry:0", 1),
        ("entry:1", 2),
        ("entry:2", 3),
        ("entry:3", 0),
        ("first", 2),
        ("partie:deals", 0),
        ("parties", 4),
        ("second", 1),
        ("turn:first", 1),
        ("waiting:0", 3),
        ("waiting:1", 0),
        ("won:0", 1),
        ("won:1", 0),
        ("won:2", 3),
        ("won:3", 0),
    ),
)
"""As records and databases have it, with numbers that are a family's own between those of the company."""


def test_what_was_kept_is_read() -> None:
    company = Company.of(KEPT)
    assert company.players == (2, 1)
    assert company.waiting == (3, 0)
    assert company.entry == (1, 2, 3, 0)
    assert company.won == (1, 0, 3, 0)
    assert company.accounts == (3, -3, 0, 0)
    assert (company.matches, company.deals, company.left) == (4, 0, None)
    assert company.is_fresh
    assert (company.other(2), company.other(1)) == (1, 2)
    assert company.leaders() == (0,)


def test_a_standing_of_two_who_always_play_carries_no_company() -> None:
    assert Company.of(NOBODY_WAITS) == Company()
    assert not Company().is_fresh
    assert Company().kept_in(NOBODY_WAITS) == NOBODY_WAITS


OF_THE_FAMILY = {"cards", "turn:first"}


def test_what_is_written_is_what_was_read() -> None:
    """But for the numbers of a family, which writes them itself."""
    own = tuple(entry for entry in KEPT.carried if entry[0] not in OF_THE_FAMILY)
    assert Company.of(KEPT).kept_in(KEPT) == replace(KEPT, carried=own)
    assert standing_from_json(standing_to_json(KEPT)) == KEPT


class Counting(Company):
    """A company that carries a number more."""

    def numbers(self) -> dict[str, int]:
        return {**Company.numbers(self), "cards": 20}


def test_a_company_replaces_what_was_carried_with_the_numbers_of_its_family() -> None:
    alone = Counting((0, 3), (1,), left=2).kept_in(KEPT)
    assert dict(alone.carried) == {"cards": 20, "first": 0, "second": 3, "parties": 0, "waiting:0": 1, "left": 2}
    assert alone.carried == tuple(sorted(alone.carried))
    assert (alone.points, alone.dealer, alone.deals) == (KEPT.points, KEPT.dealer, KEPT.deals)


def test_everybody_has_an_account_from_the_first_settlement_on() -> None:
    assert Company().with_gains({}) == Company()
    assert Company().with_gains({0: 2, 1: -2, 2: 0}).accounts == (2, -2, 0)
    assert Company(accounts=(2, -2)).with_gains({1: 5}).accounts == (2, 3)
