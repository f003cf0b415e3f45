"""Meyers 1888: both players count before elder leads, and nothing valid may stand against a Neunziger."""

from __future__ import annotations

from cardtable.core.record import Record, SeatEntry, replay
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.variants import VARIANTS, piquet_rules
from cardtable.games.registry import family_of
from tests.games.piquet.tables import counts, do, exchanged, points_by, rules_of, said, suited

MEYERS = next(kind for kind in VARIANTS if kind.id == "piquet.meyers1888")


def test_the_dealer_counts_before_elder_leads_and_can_be_out_first() -> None:
    # The dealer's point of five and his quint are good; elder has nothing to count.
    elder, dealer = suited("S:987 H:AK7 D:AQ8 C:QJ7"), suited("C:AK S:AKQJT H:98 D:J97")
    state, _ = exchanged(rules_of("meyers1888"), elder, dealer, (99, 90))
    events = do(state, "declare", "declare")
    assert counts(events) == [(1, 5), (1, 20)]
    assert state.phase is Phase.OVER
    # In the German order elder's lead wins before he counts.
    state, _ = exchanged(rules_of("points", repique="count"), elder, dealer, (99, 90))
    do(state, "declare", "declare")
    assert counts(do(state, "7S")) == [(0, 1)]
    assert state.phase is Phase.OVER


def test_the_dealer_decides_what_he_counts_before_elder_leads() -> None:
    elder, dealer = suited("S:987 H:AK7 D:AQ8 C:QJ7"), suited("C:AK S:AKQJT H:98 D:J97")
    state, _ = exchanged(rules_of("meyers1888"), elder, dealer)
    do(state, "declare", "sequences 5AS")
    assert (state.phase, state.turn) == (Phase.COUNT, 1)
    do(state, "count 5S 5AS")
    assert (state.phase, state.turn) == (Phase.PLAY, 0)


def test_anything_valid_on_the_other_side_prevents_a_neunziger() -> None:
    # A point of seven, a septième and a quint; the dealer's four aces are valid though they come later.
    elder, dealer = suited("S:KQJT987 H:KQJT9"), suited("S:A H:A D:AKQJ9 C:AKQJ9")
    state, _ = exchanged(rules_of("meyers1888"), elder, dealer)
    do(state, "declare", "declare")
    assert points_by(state.lines(), "repique") == {}
    assert state.counts[0] == 39
    assert state.counts[1] == 14


def test_the_dealers_neunziger_needs_no_announcement() -> None:
    elder, dealer = suited("D:AKQJ9 C:A S:JT8 H:JT8"), suited("C:KQJT97 S:AKQ H:AKQ")
    state, _ = exchanged(rules_of("meyers1888"), elder, dealer)
    events = do(state, "declare", "declare")
    assert (1, "ninety", {}) not in said(events)
    assert (1, "repique", {}) in said(events)
    assert counts(events)[-1] == (1, 93)
    assert (state.phase, state.turn) == (Phase.PLAY, 0)


def test_a_record_from_before_is_read_in_the_german_order() -> None:
    elder, dealer = suited("S:987 H:AK7 D:AQ8 C:QJ7"), suited("C:AK S:AKQJT H:98 D:J97")
    rule_set = MEYERS.restored(2, {})
    options = rule_set.options
    assert (options["dealer_counts"], options["repique_when"], options["added_up"]) == ("after_lead", "in_order", False)
    state, _ = exchanged(piquet_rules(rule_set), elder, dealer)
    do(state, "declare", "declare")
    assert counts(do(state, "7S")) == [(0, 1), (1, 5), (1, 20)]


def test_a_record_says_by_which_order_it_is_to_be_read() -> None:
    rule_set = MEYERS.rule_set()
    named = MEYERS.changes(rule_set)
    assert named == {"added_up": True, "dealer_counts": "before_lead", "repique_when": "nothing_beaten"}
    seats = (SeatEntry("Anna"), SeatEntry("Björn"))
    record = Record("piquet.meyers1888", 2, named, seats, (), (), first_dealer=1)
    assert replay(record, family_of).rule_set == rule_set
