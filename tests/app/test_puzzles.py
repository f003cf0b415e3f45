"""How somebody has done at puzzles: rating, what comes back, five a day."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from cardtable.app.keeping import Keeping
from cardtable.app.school import puzzles
from cardtable.app.school.puzzles import (
    A_DAY,
    KEY,
    Practice,
    Results,
    families,
    kinds,
    merit,
    of_the_day,
    puzzles_of,
)
from cardtable.games.puzzles import PuzzleError, parse_puzzle
from cardtable.store.store import Store

DAY = date(2026, 3, 5)
PLAY = parse_puzzle("propose\t1200\tecarte\t5\t1\tmove\t-\t-\t-\tpropose=0; play=0.8")
ENDING = parse_puzzle("ending\t1200\tcasino.swedish\t5\t1\tmove\t-\t-\t-\tKS=0; 2D=0.5; 3D=1; 4D=4")


@pytest.fixture
def keeping(store: Store) -> Keeping:
    return Keeping(store)


@pytest.fixture
def results(keeping: Keeping) -> Results:
    return Results(keeping)


def test_an_answer_is_worth_the_less_the_more_it_costs() -> None:
    # Of at most 4 points, half a point is an eighth: half of what is left of twice that.
    assert [merit(ENDING, answer) for answer in ("KS", "2D", "3D", "4D", "9H")] == [1.0, 0.375, 0.25, 0.0, 0.0]


def test_a_rating_moves_by_half_the_swing_between_equals(results: Results) -> None:
    assert results.rating("ecarte") == 1200
    assert results.note(PLAY, "propose", DAY) == 24
    assert results.rating("ecarte") == 1224
    assert results.rating("casino") == 1200
    assert results.note(ENDING, "4D", DAY) == -24
    assert results.tally("ecarte", "propose") == Practice(1, 1)
    assert results.tally("casino", "ending") == Practice(1, 0)


def test_the_course_of_a_rating_is_kept_as_far_as_it_is_shown(keeping: Keeping) -> None:
    results = Results(keeping)
    assert results.course("ecarte") == []
    assert results.practice("ecarte") == Practice()
    results.note(PLAY, "propose", DAY)
    results.note(ENDING, "4D", DAY)
    assert results.course("ecarte") == [1224]
    assert results.course("casino") == [1176]
    assert results.practice("ecarte") == Practice(1, 1)
    keeping.put(KEY, {"courses": {"ecarte": [*range(1000, 1100)], "casino": 7, "piquet": [1200, "x", True, 1210]}})
    results.note(PLAY, "propose", DAY)
    assert results.course("ecarte") == [*range(1001, 1100), 1224]
    assert results.course("casino") == []
    assert results.course("piquet") == [1200, 1210]


def test_after_twenty_puzzles_a_rating_moves_half_as_fast(keeping: Keeping) -> None:
    kind = kinds("ecarte")[0]
    keeping.put(KEY, {"tallies": {f"ecarte/{kind}": [20, 10]}})
    assert Results(keeping).note(PLAY, "propose", DAY) == 12


def test_a_rating_stays_on_its_scale(keeping: Keeping) -> None:
    keeping.put(KEY, {"ratings": {"ecarte": 2799}})
    results = Results(keeping)
    for number in range(1, 4):
        hard = parse_puzzle(f"propose\t2800\tecarte\t{number}\t1\tmove\t-\t-\t-\tpropose=0; play=0.8")
        results.note(hard, "propose", DAY)
    assert results.rating("ecarte") == 2800


def test_what_was_missed_comes_back_after_a_day_and_then_after_longer(results: Results) -> None:
    missed = puzzles_of("casino")[0]
    results.note(missed, "", DAY)
    assert results.due(DAY) == []
    day = DAY + timedelta(1)
    assert results.due(day) == [missed]
    assert results.following("casino", missed.kind, day, 1) == missed
    for wait in (3, 7):
        results.note(missed, missed.best, day)
        assert results.due(day + timedelta(wait - 1)) == []
        day += timedelta(wait)
        assert results.due(day) == [missed]
    results.note(missed, missed.best, day)
    assert results.due(day + timedelta(1000)) == []


def test_what_is_known_no_more_is_not_said_to_be_due_again_and_again(results: Results, keeping: Keeping) -> None:
    missed, other = puzzles_of("casino")[:2]
    gone = {name: [DAY.isoformat(), 0] for name in ("casino/gone", f"casino/{missed.id}")}
    keeping.put(KEY, {"missed": gone})
    results.note(other, other.best, DAY)
    assert results.due(DAY) == [missed]
    assert results.due_count(DAY) == 1


def test_what_has_been_seen_does_not_come_again_before_the_rest(results: Results) -> None:
    kind = kinds("casino")[0]
    known = [one for one in puzzles_of("casino") if one.kind == kind]
    seen = []
    for chance in range(len(known)):
        one = results.following("casino", kind, DAY, chance)
        assert one is not None
        results.note(one, one.best, DAY)
        seen.append(one.id)
    assert sorted(seen) == sorted(one.id for one in known)
    assert results.following("casino", kind, DAY, 1) in known
    assert results.following("casino", "song", DAY, 1) is None


def test_the_next_puzzle_is_about_as_hard_as_somebody_is_good(keeping: Keeping) -> None:
    kind = kinds("casino")[0]
    known = sorted(one.rating for one in puzzles_of("casino") if one.kind == kind)
    for rating, nearest in ((known[0], known[:24]), (known[-1], known[-24:])):
        keeping.put(KEY, {"ratings": {"casino": rating}})
        chosen = [Results(keeping).following("casino", kind, DAY, chance) for chance in range(20)]
        assert {one.rating for one in chosen if one is not None} <= set(nearest)


def test_the_five_of_a_day_are_the_same_for_everybody_and_others_the_next_day(results: Results) -> None:
    five = results.left_today(DAY)
    assert len(five) == A_DAY
    assert [one.rating for one in five] == sorted(one.rating for one in five)
    assert {one.family.name for one in five} == set(families())
    assert of_the_day(DAY + timedelta(1)) != five
    results.note(five[0], five[0].best, DAY)
    assert results.left_today(DAY) == five[1:]
    # A new day has its own, whatever was answered before.
    tomorrow = DAY + timedelta(1)
    assert results.left_today(tomorrow) == of_the_day(tomorrow)


def test_what_is_kept_can_be_forgotten(keeping: Keeping) -> None:
    assert not Results(keeping).begun
    Results(keeping).note(ENDING, "KS", DAY)
    assert Results(keeping).begun
    Results(keeping).reset()
    assert not Results(keeping).begun
    assert Results(keeping).rating("casino") == 1200


@pytest.mark.parametrize(
    "kept",
    [
        5,
        {"ratings": 5, "tallies": [], "seen": "x", "missed": 1, "today": "y"},
        {"ratings": {"casino": "high"}, "tallies": {"casino/ending": [1]}, "seen": {"casino": 5}},
        {"ratings": {"casino": 9e9}, "tallies": {"casino/ending": [1, 5]}, "missed": {"casino/x": ["never", 0]}},
        {"missed": {"casino/x": "soon"}, "today": {"day": DAY.isoformat(), "done": 5}},
    ],
)
def test_what_others_have_written_there_is_passed_over(keeping: Keeping, kept: object) -> None:
    keeping.put(KEY, kept)
    results = Results(keeping)
    assert results.rating("casino") == 1200
    assert results.tally("casino", "ending") == Practice()
    assert results.due(DAY) == []
    assert len(results.left_today(DAY)) == A_DAY
    results.note(ENDING, "KS", DAY)
    assert results.tally("casino", "ending") == Practice(1, 1)


def test_a_family_without_a_file_has_no_puzzles(tmp_path: Path) -> None:
    assert puzzles_of("whist", tmp_path) == ()


def test_a_spoilt_file_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "whist.txt").write_bytes(b"\xff\xfe")
    with pytest.raises(PuzzleError):
        puzzles_of("whist", tmp_path)
    (tmp_path / "loo.txt").write_text("no problem")
    with pytest.raises(PuzzleError, match="line 1"):
        puzzles_of("loo", tmp_path)


def test_a_program_without_puzzles_has_none_for_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "families", list)
    assert of_the_day(DAY) == []
