"""By agreement cards below the ten count nothing in play, as Cavendish tells of Piquet au Cent (RULES.md, P156)."""

from __future__ import annotations

import random

import pytest

from cardtable.core.errors import IllegalAction, RuleSetError
from cardtable.core.sheets.categories import EntryError
from cardtable.core.sheets.rules import BY_CATEGORY
from cardtable.games.piquet.actions import Do
from cardtable.games.piquet.entry import PiquetEntry
from cardtable.games.piquet.state import PiquetState
from cardtable.games.piquet.variants import VARIANTS
from tests.games.agreements import agreed
from tests.games.piquet.recount import Count
from tests.games.piquet.tables import do, exchanged, rules_of, suited
from tests.games.piquet.test_recount import counted

ELDER, DEALER = 0, 1
RULES = rules_of("points", from_ten=True, target=300)


ELDER_HOLDS, DEALER_HOLDS = "S:AKT98 H:AK98 D:987", "S:QJ7 H:QJT D:AKQ C:AKQ"


def begun() -> PiquetState:
    """A deal in which elder is about to lead."""
    state, _ = exchanged(RULES, suited(ELDER_HOLDS), suited(DEALER_HOLDS))
    do(state, "declare", "declare")
    return state


@pytest.mark.parametrize(
    ("cards", "counted_for"),
    [(("9D", "QD"), (0, 1)), (("8S", "7S"), (0, 0)), (("TS", "7S"), (1, 0)), (("TS", "JS"), (1, 1)), (("AS",), (1, 0))],
)
def test_cards_below_the_ten_count_nothing(cards: tuple[str, ...], counted_for: tuple[int, int]) -> None:
    state = begun()
    do(state, *cards)
    marked = [line for line in state.marked if line.code in ("lead", "trick")]
    found = [sum(line.points for line in marked if line.side == side) for side in (ELDER, DEALER)]
    assert found == [*counted_for]


def test_nobody_claims_the_rest_or_gives_it_up() -> None:
    state = begun()
    assert not {one.do for one in state.legal()} & {Do.CLAIM, Do.GIVE_UP}
    with pytest.raises(IllegalAction):
        do(state, "claim")


@pytest.mark.parametrize("besides", [{"last_trick": 1}, {"last_trick": 3}, {"strict": True}])
def test_it_goes_with_a_last_trick_of_two_and_without_irregularities(besides: dict[str, int | bool]) -> None:
    with pytest.raises(RuleSetError) as refused:
        rules_of("points", from_ten=True, **besides)
    assert refused.value.code == "option_does_not_apply"


def test_tricks_on_a_sheet_can_be_worth_nothing() -> None:
    for rules, fits in ((RULES, True), (rules_of("points", target=300), False)):
        entry = PiquetEntry(rules)
        amounts = {"point": {0: 5}, "play": {0: 3, 1: 4}, "tricks": {0: 7, 1: 5}, "last_trick": {1: 1}}
        full = {code: amounts.get(code, {}) for code in ("point", "sequences", "sets", "play", "tricks", "last_trick")}
        if fits:
            lines = entry.lines(entry.begin(1), full, BY_CATEGORY)
            assert ("play", 0, 3) in [(str(line.code), line.side, line.points) for line in lines]
        else:
            with pytest.raises(EntryError):
                entry.lines(entry.begin(1), full, BY_CATEGORY)


def test_deals_come_to_what_a_count_of_its_own_says() -> None:
    kind = next(one for one in VARIANTS if one.id == "piquet.points")
    for seed in range(60):
        chance = random.Random(seed)
        counted(agreed(kind, 2, chance, strict=False, from_ten=True, last_trick=2), chance, Count)
