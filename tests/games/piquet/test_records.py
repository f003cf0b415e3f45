"""Matches of every rule set as records: broken off anywhere, changed by hand."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.core.cards import PACK_32, format_cards, parse_cards
from cardtable.core.errors import RecordError
from cardtable.core.match import Match
from cardtable.core.record import Record, RecordedDeal, SeatEntry, parse_record, record_of, replay
from cardtable.core.rules import Variant
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.state import PiquetState
from cardtable.games.piquet.variants import VARIANTS
from cardtable.games.registry import family_of
from cardtable.words.errors import ERRORS
from tests.games.agreements import agreed
from tests.games.piquet.rich import match
from tests.games.piquet.tables import FAMILY, dealt, rules_of, suited, texts
from tests.golden.playthrough import record_in, text_of

BEFORE = Path(__file__).parent / "before"
TABLES = [(kind, players) for kind in VARIANTS for players in kind.players]
any_table = pytest.mark.parametrize(("kind", "players"), TABLES, ids=lambda one: getattr(one, "id", str(one)))
NONSENSE = ("", "AS AS", "pass", "2C", "9S x 9H", "point 9H", "deal AS", "change 7S 7S", "look X", "give", "\u2660A")


def recorded(kind: Variant, players: int, chance: random.Random) -> tuple[Match, Record]:
    """A match under options chosen by chance, and its record."""
    rule_set = agreed(kind, players, chance)
    played = match(rule_set, chance.randrange(2**32), most_deals=3)
    seats = tuple(SeatEntry(f"Person {number}") for number in range(players))
    return played, record_of(played, seats, kind.changes(rule_set), "")


def running(one: Match) -> PiquetState | None:
    assert one.state is None or isinstance(one.state, PiquetState)
    return one.state


@pytest.mark.turns(7)
@any_table
@given(st.integers(0, 2**32))
@settings(deadline=None, max_examples=4)
def test_a_match_broken_off_anywhere_goes_on_where_it_was(kind: Variant, players: int, seed: int) -> None:
    chance = random.Random(seed)
    _, whole = recorded(kind, players, chance)
    number = chance.randrange(len(whole.deals))
    document = json.loads(whole.to_text())
    actions = document["deals"][number]["actions"]
    document["deals"] = document["deals"][: number + 1]
    live = replay(parse_record(json.dumps({**document, "deals": document["deals"][:number]})), family_of)
    live.begin_deal(parse_cards(document["deals"][number]["pack"]))
    for count in range(len(actions) + 1):
        document["deals"][number]["actions"] = actions[:count]
        again = replay(parse_record(json.dumps(document)), family_of)
        state, true = running(again), running(live)
        assert (state is None) == (true is None)
        if state is not None and true is not None:
            assert state.key() == true.key()
            for seat in range(players):
                assert state.observe(seat) == true.observe(seat)
        assert again.standing == live.standing
        if count < len(actions):
            live.apply(FAMILY.parse_action(actions[count]))


def test_a_record_can_break_off_in_every_phase() -> None:
    chance = random.Random(5)
    missing = {*Phase} - {Phase.OVER}
    for kind, players in TABLES * 6:
        _, whole = recorded(kind, players, chance)
        live = replay(replace(whole, deals=()), family_of)
        for number, deal in enumerate(whole.deals):
            live.begin_deal(parse_cards(deal.pack))
            for count, text in enumerate(deal.actions):
                state = running(live)
                if state is not None and state.phase in missing:
                    missing.remove(state.phase)
                    broken = replace(whole, deals=(*whole.deals[:number], replace(deal, actions=deal.actions[:count])))
                    again = running(replay(parse_record(broken.to_text()), family_of))
                    assert again is not None
                    assert again.key() == state.key()
                live.apply(FAMILY.parse_action(text))
        if not missing:
            return
    pytest.fail(f"no record broke off in {missing}")


def test_a_record_from_before_declarations_were_added_up_comes_to_the_same() -> None:
    # To 22: point and sixième reach it, and with two quatorzes they make a Neunziger.
    elder, dealer = suited("S:AKQJT9 H:AK D:AK C:AK"), suited("D:QJT9 C:QJT9 H:QJT9")
    rest = [card for card in PACK_32 if card not in elder and card not in dealer]
    held = [*elder[:7], *rest[:5]], [*dealer[:9], *rest[5:]]
    order = dealt(rules_of("points"), *held, [*elder[7:], *dealer[9:]])
    actions = ["cut", f"change {texts(rest[:5])}", f"change {texts(rest[5:])}", "declare", "declare"]
    seats = (SeatEntry("Anna"), SeatEntry("Björn"))
    deals = (RecordedDeal(format_cards(order), tuple(actions)),)
    old = Record("piquet.points", 2, {"target": 22}, seats, (), deals, first_dealer=1)
    won = replay(old, family_of)
    assert (won.standing.winners, won.standing.points) == ((0,), (22, 0))
    # Kept again, it says by which ruling it is to be read.
    again = record_of(won, seats, VARIANTS[0].changes(won.rule_set), "")
    assert again.options == {"target": 22}
    now = replay(replace(old, options={"target": 22, "added_up": True}), family_of)
    assert running(now) is not None
    assert not now.over


@pytest.mark.parametrize("file", sorted(BEFORE.glob("*.txt")), ids=lambda file: file.stem)
def test_matches_from_before_the_rulings_changed_come_to_the_same(file: Path) -> None:
    """They were told when declarations were marked class by class, when Meyers 1888 was declared in the German order
    and a session had eight deals; what a deal is told by after its first is its lines and the standing.
    """
    kept = file.read_text(encoding="utf-8")
    told = text_of(record_in(kept))

    def results(text: str) -> list[str]:
        return [line for line in text.splitlines() if line.startswith(("Lines of", "    party", "Standing"))]

    assert results(told) == results(kept)
    assert any(line.startswith("Standing") and "won by" in line for line in results(kept))


def changed(document: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """A record in which one thing was changed by hand."""
    deals = document["deals"]
    deal = chance.choice(deals)
    actions = deal["actions"]
    everything = [text for one in deals for text in one["actions"]] or ["cut"]
    match chance.randrange(9):
        case 0 if actions:
            actions[chance.randrange(len(actions))] = chance.choice(NONSENSE)
        case 1 if actions:
            actions[chance.randrange(len(actions))] = chance.choice(everything)
        case 2 if actions:
            del actions[chance.randrange(len(actions))]
        case 3:
            actions.insert(chance.randrange(len(actions) + 1), chance.choice(everything))
        case 4:
            cards = deal["pack"].split()
            one, other = chance.randrange(32), chance.randrange(32)
            cards[one], cards[other] = cards[other], cards[one]
            deal["pack"] = " ".join(cards)
        case 5:
            deal["pack"] = deal["pack"][3:] + chance.choice(["", " 7S", " 2C", " AS"])
        case 6:
            document["options"][chance.choice(["target", "last_trick", "divided", "packets", "colour"])] = (
                chance.choice(["carried", "threes", 3, 0, True, -1])
            )
        case 7:
            document["cut"] = chance.choice([[], [["7S", "7H"]], [["AS", "AS"]], [["7S"]]])
        case _:
            document["players"] = chance.choice([1, 2, 3, 4, 5])
    return document


@pytest.mark.turns(6)
@pytest.mark.slow
@any_table
@given(st.integers(0, 2**32))
@settings(deadline=None, max_examples=10)
def test_what_was_changed_by_hand_is_played_or_refused_with_its_place(kind: Variant, players: int, seed: int) -> None:
    chance = random.Random(seed)
    _, whole = recorded(kind, players, chance)
    document = changed(json.loads(whole.to_text()), chance)
    refused: RecordError | None = None
    try:
        replay(parse_record(json.dumps(document)), family_of)
    except RecordError as error:
        refused = error
    if refused is not None:
        assert refused.place.startswith(("deals[", "options", "cut", "players", "seats"))
        assert refused.code in ERRORS


def test_the_place_of_an_illegal_action_is_named() -> None:
    kind = next(one for one in VARIANTS if one.id == "piquet.rubicon")
    played = match(kind.rule_set(2), 8)
    document = json.loads(record_of(played, (SeatEntry("A"), SeatEntry("B")), {}, "").to_text())
    actions = document["deals"][1]["actions"]
    place = next(number for number, text in enumerate(actions) if len(text) == 2)
    actions[place] = actions[place + 1]
    with pytest.raises(RecordError) as caught:
        replay(parse_record(json.dumps(document)), family_of)
    assert (caught.value.place, caught.value.code) == (f"deals[1].actions[{place}]", "not_in_hand")
