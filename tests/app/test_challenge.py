"""Who would like to play next is near the strength of the person, and sits down on the place of an opponent."""

from __future__ import annotations

from datetime import date

import pytest

from cardtable.app.challenge import Challenge, challenge
from cardtable.app.rating import RatedPlayer, Rating, computer_players
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.session.session import Session
from tests.app.matches import AGDA, ANNA, FALK, GUSTAV, HENRIK, IDA, LINA, lost, whole_match, won

FIVE = 5


def asked(session: Session, value: float | None = None, matches: int = FIVE) -> Challenge | None:
    """Who asks after a match of a person with the rating ``value``, after so many matches."""
    known = dict(computer_players("casino"))
    if value is not None:
        known[RatedPlayer(HUMAN, "Anna")] = Rating(value, 60, matches, date(2026, 11, 20))
    return challenge(session, known)


def value_of(player: str) -> float:
    return computer_players("casino")[RatedPlayer(player, "")].value


def test_after_a_win_somebody_stronger_asks_who_is_not_weaker_than_the_person() -> None:
    session = whole_match("casino.swedish", ANNA, LINA, wanted=won)
    found = asked(session, value_of("counter"))
    assert found == Challenge("counter", "Agda", 0, 1, "Lina", (SeatEntry("Anna", HUMAN), SeatEntry(*AGDA)))
    above = asked(session, value_of("greedy") - 200)
    assert above is not None
    assert (above.player, above.strength) == ("greedy", 1)


def test_after_the_strongest_was_beaten_the_nearest_one_asks() -> None:
    found = asked(whole_match("casino.swedish", ANNA, FALK, wanted=won), value_of("planner") + 10)
    assert found is not None
    assert (found.player, found.strength) == ("planner", 0)


def test_after_a_defeat_the_nearest_one_asks_who_did_not_sit_there() -> None:
    session = whole_match("casino.swedish", ANNA, AGDA, wanted=lost)
    found = asked(session, value_of("beginner") + 5)
    assert found is not None
    assert (found.player, found.strength, found.known) == ("beginner", 0, True)


@pytest.mark.parametrize(
    ("opponent", "end", "expected"),
    [(LINA, won, "greedy"), (LINA, lost, "companion"), (AGDA, lost, "greedy"), (FALK, won, "companion")],
)
def test_a_person_of_whom_little_is_known_goes_one_step_at_a_time(
    opponent: tuple[str, str], end: object, expected: str
) -> None:
    session = whole_match("casino.swedish", ANNA, opponent, wanted=end)  # type: ignore[arg-type]
    for found in (asked(session), asked(session, 1800, 1)):
        assert found is not None
        assert found.player == expected
        # Compared with the one who was played against; the companion is as strong as the person.
        step = value_of(expected) - value_of(opponent[1]) if expected != "companion" else 0
        assert found.strength == (0 if abs(step) <= 60 else 1 if step > 0 else -1)
        assert found.known == (expected == "companion")


def test_among_several_an_opponent_gives_up_the_place_and_no_partner() -> None:
    session = whole_match("casino.royal", ANNA, LINA, AGDA, FALK, wanted=won)
    found = asked(session, value_of("counter"))
    assert found is not None
    assert found.instead_of == "Lina"
    assert [seat.name for seat in found.seats] == ["Anna", found.name, "Agda", "Falk"]


def test_nobody_has_the_name_of_somebody_at_the_table() -> None:
    session = whole_match("casino.swedish", ("Gustav", HUMAN), LINA, wanted=won)
    found = challenge(session, computer_players("casino"))
    assert found is not None
    assert found.name != "Gustav"


@pytest.mark.parametrize("seats", [(ANNA, ("Björn", HUMAN)), (LINA, GUSTAV)])
def test_nobody_asks_several_persons_or_none(seats: tuple[tuple[str, str], ...]) -> None:
    assert asked(whole_match("casino.swedish", *seats)) is None


def test_nobody_asks_at_a_game_of_which_no_strengths_are_known() -> None:
    session = whole_match("casino.swedish", ANNA, LINA, GUSTAV)
    assert asked(session) is not None
    assert challenge(session, {}) is None


def test_the_companion_asks_when_all_others_sit_there() -> None:
    session = whole_match("ecarte.chouette", ANNA, LINA, GUSTAV, AGDA, HENRIK, FALK)
    found = challenge(session, computer_players("ecarte"))
    assert found is not None
    assert (found.player, found.name, found.strength) == (IDA[1], "Ida", 0)


def test_nobody_is_left_to_ask_when_the_companion_sits_there_too() -> None:
    known = {player: rating for player, rating in computer_players("ecarte").items() if player.kind != "searcher"}
    session = whole_match("ecarte.chouette", ANNA, LINA, GUSTAV, AGDA, HENRIK, IDA)
    assert challenge(session, known) is None
