"""By agreement a Sechziger is made with elder's first card alone, as in the book of 1651 (RULES.md, P157)."""

from __future__ import annotations

import random

import pytest

from cardtable.ai.piquet.scorings import missing_for_pique
from cardtable.core.sheets.categories import EntryError
from cardtable.games.piquet.phases import Jump
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.state import PiquetState
from cardtable.games.piquet.totals import can_be
from cardtable.games.piquet.variants import VARIANTS
from tests.games.agreements import agreed
from tests.games.piquet.recount import Count
from tests.games.piquet.recount_irregularities import CountWithIrregularities
from tests.games.piquet.tables import do, exchanged, points_by, rules_of, suited
from tests.games.piquet.test_recount import counted
from tests.games.sheets import Sheet

ELDER, DEALER = 0, 1
USUAL = rules_of("points", target=300)
ONCE = rules_of("points", target=300, pique_when="first_card")
LOW_ONCE = rules_of("points", target=300, pique_when="first_card", from_ten=True)
BOTH = pytest.mark.parametrize("rules", [USUAL, ONCE], ids=["usual", "first card"])

TWENTY_NINE = "S:AKQJT H:AK7 D:AQ C:KQ", "S:98 H:QJT D:KJT C:AJT9"
"""Elder has a point of five, a quint and three trios: 5 + 15 + 9. The dealer has nothing that is good."""
TWENTY_EIGHT = "S:AKQJT9 H:AK D:A7 C:K8", "S:87 H:QJT D:KQJ C:AQJT"
"""Elder has a point of six, a sixième and two trios: 6 + 16 + 6."""


def begun(rules: PiquetRules, elder: str, dealer: str) -> PiquetState:
    """A deal in which elder is about to lead."""
    state, _ = exchanged(rules, suited(elder), suited(dealer))
    do(state, "declare", "declare")
    return state


@BOTH
def test_the_thirtieth_point_makes_a_sechziger_with_the_first_card_alone(rules: PiquetRules) -> None:
    state = begun(rules, *TWENTY_NINE)
    assert missing_for_pique(state.observe(ELDER), rules) == 1
    do(state, "7H")
    assert (state.counts[ELDER], state.jumps[ELDER]) == (60, Jump.PIQUE)
    state = begun(rules, *TWENTY_EIGHT)
    assert missing_for_pique(state.observe(ELDER), rules) == (2 if rules is USUAL else 0)
    do(state, "AS", "7S", "KS")
    assert state.counts[ELDER] == (60 if rules is USUAL else 30)
    while state.actor() >= 0:
        state.apply(state.legal().representatives()[0])
    assert points_by(state.lines(), "pique") == ({ELDER: 30} if rules is USUAL else {})


@BOTH
def test_who_claims_all_before_she_leads_makes_it_with_the_first_lead(rules: PiquetRules) -> None:
    for hands, makes in ((TWENTY_NINE, True), (TWENTY_EIGHT, rules is USUAL)):
        state = begun(rules, *hands)
        do(state, "claim", "accept")
        assert points_by(state.lines(), "pique") == ({ELDER: 30} if makes else {})


def test_a_low_first_card_makes_none() -> None:
    for card, jumped in (("7H", Jump.NONE), ("AS", Jump.PIQUE)):
        state = begun(LOW_ONCE, *TWENTY_NINE)
        do(state, card)
        assert state.jumps[ELDER] is jumped


def test_on_a_sheet_elder_needs_29_before_she_leads() -> None:
    def enter(declared: int, **options: str) -> Sheet:
        sheet = Sheet("piquet.points", 2, dealer=DEALER, target=300, **options)
        # A point of five, a quint, and three trios or two.
        typed = {"point": {ELDER: 5}, "sequences": {ELDER: 15}, "sets": {ELDER: declared - 20}}
        return sheet.enter("by_category", **typed, play={ELDER: 13}, tricks={ELDER: 12}, pique={ELDER: 1})

    assert enter(29, pique_when="first_card").points("pique") == {ELDER: 30}
    assert enter(26).points("pique") == {ELDER: 30}
    with pytest.raises(EntryError) as refused:
        enter(26, pique_when="first_card")
    assert refused.value.code == "not_enough_for_pique"


def test_a_later_sechziger_makes_no_totals() -> None:
    totals = [(elder, dealer) for elder in range(90, 130) for dealer in range(6)]
    usual, once = ({pair for pair in totals if can_be(rules, *pair)} for rules in (USUAL, ONCE))
    assert once < usual


@pytest.mark.parametrize("strict", [False, True])
def test_deals_come_to_what_a_count_of_its_own_says(strict: bool) -> None:
    kind = next(one for one in VARIANTS if one.id == "piquet.points")
    for seed in range(60):
        chance = random.Random(seed)
        options = agreed(kind, 2, chance, strict=strict, pique_when="first_card")
        counted(options, chance, CountWithIrregularities if strict else Count)
