"""The last choice of a game: it is kept and begun again, and what cannot be read of it is left out."""

from __future__ import annotations

import pytest

from cardtable.app.last_choice import LONGEST_NAME, Chosen, LastChoice, kept_name, proposed
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.games.registry import VARIANTS
from cardtable.store.model import Favourite
from cardtable.store.store import Store

CHOICE = LastChoice(
    "ecarte", [SeatEntry("Anna", HUMAN), SeatEntry("Gustav", "searcher")], {"ecarte": (2, {"matsch": True})}
)


def test_rules_have_the_name_under_which_they_are_kept_whatever_is_staked(store: Store) -> None:
    house = VARIANTS["casino.house"]
    store.save_favourite(Favourite("Of an older version", "casino.house", 2, {"unheard_of": 1}))
    store.save_favourite(Favourite("Six cards", "casino.house", 2, {"hand_cards": 6}))
    store.save_favourite(Favourite("Ours", "casino.house", 3, {"hand_cards": 6}))
    assert kept_name(store, house.rule_set(2, {"hand_cards": 6})) == "Six cards"
    assert kept_name(store, house.rule_set(2, {"hand_cards": 6, "stake": 3})) == "Six cards"
    assert kept_name(store, house.rule_set(3, {"hand_cards": 6})) == "Ours"
    assert kept_name(store, house.rule_set(2)) == ""
    assert kept_name(store, VARIANTS["casino.swedish"].rule_set(2)) == ""


def test_a_choice_is_read_as_it_was_kept() -> None:
    assert LastChoice.from_json(CHOICE.to_json()) == CHOICE


@pytest.mark.parametrize("data", [None, 3, [], {"variant": 4, "seats": 5, "agreed": 6}])
def test_what_is_no_choice_is_none(data: object) -> None:
    assert LastChoice.from_json(data) == LastChoice()


def test_of_a_choice_only_what_means_something_is_read() -> None:
    data = {
        "variant": "ecarte",
        "seats": [["Anna", HUMAN], ["Nobody", "unheard of"], ["B" * 99, "searcher"], 7, ["C"]],
        "agreed": {"ecarte": [2, {"matsch": True}], "casino.swedish": [1], "piquet.rubicon": "two"},
    }
    read = LastChoice.from_json(data)
    assert read.seats == [SeatEntry("Anna", HUMAN), SeatEntry("B" * LONGEST_NAME, "searcher")]
    assert read.agreed == {"ecarte": (2, {"matsch": True})}


def test_the_same_game_is_begun_with_the_same_players() -> None:
    again = CHOICE.again("Somebody else")
    assert again.rule_set == VARIANTS["ecarte"].rule_set(2, {"matsch": True})
    assert list(again.seats) == CHOICE.seats
    assert again.number is None


def test_without_a_choice_the_first_game_is_begun_with_the_person_and_an_easy_opponent() -> None:
    again = LastChoice("no such game").again("Anna")
    assert again.rule_set.variant == next(iter(VARIANTS)).id
    assert again.seats == (SeatEntry("Anna", HUMAN), proposed("Anna", [SeatEntry("Anna", HUMAN)]))
    assert again.seats[1].player == "beginner"


def test_a_number_of_players_that_the_game_does_not_know_any_more_is_replaced() -> None:
    choice = LastChoice("ecarte", [], {"ecarte": (9, {})})
    assert len(choice.again("Anna").seats) == VARIANTS["ecarte"].players[0]


def test_for_another_number_of_players_what_was_agreed_stays_and_what_is_usual_changes() -> None:
    berlin = VARIANTS["casino.berlin1810"]
    usual = {players: berlin.option(players, "target").default for players in berlin.players}
    assert usual[4] != usual[3]
    choice = LastChoice(agreed={berlin.id: (4, {"target": usual[4], "lurch": False})})
    assert choice.agreed_for(berlin) == choice.agreed_for(berlin, 4) == (4, {"target": usual[4], "lurch": False})
    players, options = choice.agreed_for(berlin, 3)
    assert dict(berlin.rule_set(players, options).options) == dict(berlin.rule_set(3, {"lurch": False}).options)
    # So many cannot play it.
    assert choice.agreed_for(berlin, 6)[0] == 4


def test_nobody_who_is_proposed_has_the_name_of_another() -> None:
    seated: list[SeatEntry] = []
    for _ in range(9):
        seated.append(proposed("Anna", seated))
    assert len({entry.name for entry in seated}) == 9


def test_who_sits_there_already_is_proposed_to_nobody_while_others_are_free() -> None:
    with_falk = proposed("Anna", [SeatEntry("Anna", HUMAN), SeatEntry("Falk", "searcher")])
    assert with_falk.player not in (HUMAN, "searcher")
    with_gustav = proposed("Anna", [SeatEntry("Anna", HUMAN), SeatEntry("Gustav", "greedy")])
    assert with_gustav.player not in (HUMAN, "greedy")


def test_what_is_noted_is_begun_again_and_other_games_stay_as_agreed() -> None:
    choice = LastChoice("ecarte", [SeatEntry("Anna", HUMAN)] * 3, {"ecarte": (2, {"matsch": True})})
    noted = Chosen(VARIANTS["casino.swedish"].rule_set(2, {"target": 5}), tuple(CHOICE.seats))
    choice.note(noted)
    assert choice.again("Anna") == noted
    assert choice.agreed["ecarte"] == (2, {"matsch": True})
    assert len(choice.seats) == 3
