"""Dealing what a seat does not know, and what a seat is told."""

from __future__ import annotations

import json

import pytest

from cardtable.core.cards import parse_card
from cardtable.core.chance import rng
from cardtable.core.errors import CodedError
from cardtable.games.casino import sampling
from cardtable.games.casino.observation import CasinoObservation
from cardtable.games.casino.sampling import sample
from cardtable.games.casino.state import CasinoState
from tests.contract.setups import by_name, walk
from tests.games.casino.positions import deal, play, rules_of

GLIMNE = rules_of("mulle_glimne", 2)
GLIMNE_4 = rules_of("mulle_glimne", 4)


def samples(state: CasinoState, seat: int, number: int = 40) -> list[CasinoState]:
    return [sample(state.observe(seat), rng(number, index)) for index in range(number)]


def arranged(hands: list[str], table: str, players: int = 2) -> CasinoState:
    """A deal of Glimne's Mulle, dealt by the last seat, whose first round brings these cards."""
    rules = rules_of("mulle_glimne", players)
    wanted = [[parse_card(text) for text in cards.split()] for cards in [*hands, table]]
    rest = list(rules.pack)
    for cards in wanted:
        for card in cards:
            rest.remove(card)
    order = []
    for half in (0, 1):
        for cards in wanted[:-1]:
            order += cards[half * 2 : half * 2 + 2]
        order += wanted[-1][half * 4 : half * 4 + 4]
    return deal(rules, (*order, *rest), dealer=players - 1)[0]


TABLE = "4D 7C QH KC 2D 3C 8H 6S"


def test_the_builder_holds_a_card_for_his_build_in_every_sample() -> None:
    state = arranged(["5S 9H JC JD", "KH KD 2H 3H"], TABLE)
    play(state, "5S + 4D = 9")
    for one in samples(state, seat=1):
        assert any(card % 13 + 1 == 9 for card in one.hands[0])


def test_builders_are_helped_where_chance_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "_TRIES", 0)
    state = arranged(["5S 9H JC TD", "KH KD 2H 3H", "9D 9C JS QS", "3S 4S 5D 6D"], TABLE, players=4)
    play(state, "5S + 4D = 9", "KH", "9D + #1 = 9", "3S")
    for one in samples(state, seat=1):
        assert any(card % 13 + 1 == 9 for card in one.hands[2])
        assert list(map(len, one.hands)) == [3, 3, 3, 3]
        assert one.observe(1) == state.observe(1)


def test_a_builder_whose_build_was_raised_still_holds_what_he_held() -> None:
    state = arranged(["5S 9H JC JD", "3H QD 2H KH"], TABLE)
    play(state, "5S + 4D = 9", "3H + #1 = 12")
    for one in samples(state, seat=1):
        assert any(card % 13 + 1 == 9 for card in one.hands[0])
    play(state, "9H")
    assert any(not any(card % 13 + 1 == 9 for card in one.hands[0]) for one in samples(state, seat=1))


def test_what_the_observer_holds_himself_needs_no_help() -> None:
    state = arranged(["5S 9H JC JD", "KH KD 2H 3H"], TABLE)
    play(state, "5S + 4D = 9")
    assert all(one.hands[0] == state.hands[0] for one in samples(state, seat=0))


def test_samples_differ() -> None:
    state = arranged(["5S 9H JC JD", "KH KD 2H 3H"], TABLE)
    assert len({tuple(one.hands[1]) for one in samples(state, seat=0)}) > 30


def test_a_sample_of_the_last_round_knows_every_card_with_two() -> None:
    for state, _ in walk(by_name("casino.swedish", 2), 5):
        if state.actor() >= 0 and not state.stock:  # type: ignore[attr-defined]
            assert isinstance(state, CasinoState)
            (one,) = samples(state, 0, 1)
            assert sorted(one.hands[1]) == sorted(state.hands[1])


def test_a_sample_is_played_on_like_the_truth() -> None:
    for state, _ in walk(by_name("casino.finnish", 3), 2):
        assert isinstance(state, CasinoState)
        if state.actor() == 0:
            assert list(sample(state.observe(0), rng(1)).legal()) == list(state.legal())


def test_an_observation_has_its_own_cards_and_no_others() -> None:
    state = arranged(["5S 9H JC JD", "KH KD 2H 3H"], TABLE)
    observation = state.observe(1)
    assert list(observation.hand) == [parse_card(text) for text in ("KH", "KD", "2H", "3H")]
    text = json.dumps(observation.to_json())
    assert all(other not in text for other in ("5S", "9H", "JC", "JD"))
    assert observation.hand_counts == (4, 4)
    assert observation.stock == 104 - 16


BROKEN: list[tuple[str, object]] = [
    ("not even an object", []),
    ("nothing", {}),
]


@pytest.mark.parametrize("data", [data for _, data in BROKEN], ids=[name for name, _ in BROKEN])
def test_other_documents_are_no_observations(data: object) -> None:
    with pytest.raises(CodedError, match="not an observation"):
        CasinoObservation.from_json(data)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("hand", ["XX"]),
        ("hand", 7),
        ("standing", {}),
        ("standing", None),
        ("builds", [[1, 2]]),
        ("plays", [[0, "9D x"]]),
        ("turn", "now"),
        ("markers", [[["9D"]]]),
        ("marked", [{"code": "ace"}]),
        ("options", 3),
    ],
)
def test_a_broken_observation_is_refused(key: str, value: object) -> None:
    data = arranged(["5S 9H JC JD", "KH KD 2H 3H"], TABLE).observe(0).to_json()
    with pytest.raises(CodedError) as caught:
        CasinoObservation.from_json({**data, key: value})
    assert caught.value.code == "not_an_observation"
    assert caught.value.parameters["reason"]
