"""Lessons as files, and the words of a language that somebody has dropped in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cardtable.app.school import library
from cardtable.app.school.lesson import LessonError, StepKind, parse_lesson
from cardtable.app.school.library import paths
from cardtable.app.school.progress import stars_for
from cardtable.app.school.words import shown, spoken, title_of, words_of
from cardtable.core.cards import parse_cards
from cardtable.core.match import Beginning
from cardtable.store.places import DIRECTORY_VARIABLE
from tests.pseudo import look_again

HEAD = 'variant = "casino.swedish"\npack = "9S 2C"\n'
ASKED = '[[steps]]\nname = "a"\nkind = "ask"\nnumber = 3\n'
TRIED = '[[steps]]\nname = "b"\nkind = "try"\nmoves = ["9S"]\n'


def test_a_lesson_is_read_and_the_rest_of_the_pack_follows() -> None:
    lesson = parse_lesson("casino/x", HEAD + ASKED + TRIED)
    assert lesson.id == "casino/x"
    assert lesson.pack[:3] == parse_cards("9S 2C AS")
    assert len(lesson.pack) == len(set(lesson.pack)) == 52
    assert [step.kind for step in lesson.steps] == [StepKind.ASK, StepKind.TRY]
    assert lesson.record(["Anna", "Falk"], ["searcher"], 2).deals[0].actions == ("9S",)


def test_a_step_can_begin_in_the_middle_of_a_match() -> None:
    lesson = parse_lesson("casino/x", HEAD + ASKED + TRIED + 'pack = "2C 9S"\nbegun = {points = [5, 10], deals = 3}\n')
    assert lesson.record(["Anna", "Falk"], ["searcher"], 0).begun is None
    assert lesson.record(["Anna", "Falk"], ["searcher"], 1).begun == Beginning((5, 10), 3)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("not toml", ""),
        (ASKED, "variant: missing"),
        ('variant = "whist"\n' + ASKED, "unknown variant"),
        (HEAD, "steps: missing"),
        ('variant = "casino.swedish"\npack = "9S 9S"\n' + ASKED, "a card too often"),
        ('variant = "casino.swedish"\npack = "9S ZZ"\n' + ASKED, "not a card"),
        (HEAD + "players = 9\n" + ASKED, "players"),
        (HEAD + "players = true\n" + ASKED, "players: missing, or no int"),
        (HEAD + 'colour = "red"\n' + ASKED, "unknown: colour"),
        (HEAD + ASKED + ASKED, "a name twice"),
        (HEAD + '[[steps]]\nname = "a"\nkind = "show"\n', "nothing is asked"),
        (HEAD + '[[steps]]\nname = "a"\nkind = "sing"\n', "sing"),
        (HEAD + '[[steps]]\nname = "a"\nkind = "ask"\n', "a: an answer belongs"),
        (HEAD + '[[steps]]\nname = "a"\nkind = "try"\n', "a: an answer belongs"),
        (HEAD + ASKED + 'moves = ["9S"]\n', "a: an answer belongs"),
        (HEAD + ASKED + 'word = "yes"\n', "a number, a word or cards"),
        (HEAD + ASKED + "cards = 5\n", "cards: missing, or no str"),
        (HEAD + ASKED + "play = [5]\n", "play: texts alone"),
        (HEAD + ASKED + "song = 5\n", "unknown: song"),
        (HEAD + ASKED + 'actions = ["9S"]\n', "a: actions and a beginning belong to a pack"),
        (HEAD + ASKED + "begun = {points = [1, 2], deals = 3}\n", "a: actions and a beginning belong to a pack"),
        (HEAD + ASKED + 'pack = "9S"\nbegun = {points = [1, "2"], deals = 3}\n', "points and a number of deals"),
        (HEAD + ASKED + 'pack = "9S"\nbegun = {points = [1, 2]}\n', "points and a number of deals"),
        (HEAD + ASKED + 'pack = "9S"\nbegun = 5\n', "begun: missing, or no dict"),
        (HEAD + ASKED + 'pack = "9S 9S"\n', "a card too often"),
        (HEAD + "earlier = [{song = 5}]\n" + ASKED, "unknown: song"),
        (
            HEAD + '[[steps]]\nname = "a"\nkind = "ask"\nword = "no"\noffered = ["yes"]\n',
            "one of those that are offered",
        ),
        (HEAD + '[[steps]]\nname = "a"\nkind = "ask"\npoint = ""\n', "a number, a word or cards"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_told(text: str, reason: str) -> None:
    with pytest.raises(LessonError) as caught:
        parse_lesson("casino/x", text)
    assert caught.value.code == "bad_lesson"
    assert caught.value.parameters["file"] == "casino/x"
    assert reason in str(caught.value.parameters["reason"])


def test_paths_come_in_their_order_and_a_bad_one_is_told(tmp_path: Path) -> None:
    for name, place in (("second", 20), ("first", 10)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "path.toml").write_text(f'place = {place}\nlessons = ["a", "b"]\n', encoding="utf-8")
    assert [path.lessons for path in paths(tmp_path)] == [("first/a", "first/b"), ("second/a", "second/b")]
    with pytest.raises(LessonError):
        library.lesson("first/a", tmp_path)
    other = tmp_path / "other"
    good = 'place = 1\nlessons = ["a"]\nhelps = '
    helpless = (good + "5\n", good + '{must_follow = "b"}\n', good + "{must_follow = [1]}\n")
    for text in ('place = "here"\nlessons = []\n', "place = 1\n", "place = 1\nlessons = [5]\n", "]", *helpless):
        (other / "bad").mkdir(parents=True, exist_ok=True)
        (other / "bad" / "path.toml").write_text(text, encoding="utf-8")
        library._paths.cache_clear()
        with pytest.raises(LessonError):
            paths(other)


def test_a_path_says_which_lesson_helps_whom() -> None:
    assert library.lesson_for("ecarte", "must_trump") == "ecarte/follow"
    assert library.lesson_for("ecarte", "not_in_hand") is None
    assert library.lesson_for("no such path", "must_trump") is None


@pytest.mark.parametrize(("faults", "stars"), [(0, 3), (1, 2), (2, 2), (3, 1), (40, 1)])
def test_stars_follow_from_faults(faults: int, stars: int) -> None:
    assert stars_for(faults) == stars


def test_cards_in_sentences() -> None:
    assert shown("Take {9S}, {TD} and {not}, {ZZ}.") == "Take ♠9, ♦10 and {not}, {ZZ}."
    assert spoken("Take {9S}.") == "Take nine of spades."


# A language that is dropped in -------------------------------------------------------------------------------


@pytest.fixture
def dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder for the words of lessons of a language that somebody has dropped in."""
    monkeypatch.setenv(DIRECTORY_VARIABLE, str(tmp_path))
    own = tmp_path / "languages" / "fi"
    (own / "lessons" / "casino").mkdir(parents=True)
    (own / "language.toml").write_text('name = "Suomi"\nletters = ["A", "J", "Q", "K"]\n', encoding="utf-8")
    look_again()
    yield own / "lessons" / "casino"
    monkeypatch.undo()
    look_again()


def test_a_language_that_is_dropped_in_has_its_own_sentences_and_else_the_english_ones(dropped: Path) -> None:
    (dropped / "pair.toml").write_text(
        'title = "Pari"\n[which]\ntext = "Kumpi?"\n[which.wrong]\nother = "Ei."\n[take]\ntext = 5\n[which.links]\n',
        encoding="utf-8",
    )
    words, english = words_of("casino/pair", "fi"), words_of("casino/pair", "en")
    assert words.title == "Pari"
    assert words.at("which").text == "Kumpi?"
    assert words.at("which").to_answer(frozenset({0})) == "Ei."
    assert words.at("which").to_answer(frozenset(parse_cards("9D"))).startswith("That is the nine")
    assert words.at("take") == english.at("take")
    assert words.fault is None
    assert words_of("casino/sums", "fi") == words_of("casino/sums", "en")
    assert title_of("casino", "fi") == "Casino"


@pytest.mark.parametrize("content", [b"]", b"\xff\xfe", b'title = "' + b"x" * (1 << 18) + b'"'])
def test_words_that_cannot_be_read_are_told_and_english_is_spoken(dropped: Path, content: bytes) -> None:
    (dropped / "pair.toml").write_bytes(content)
    words = words_of("casino/pair", "fi")
    assert words.title == "A pair"
    assert words.fault is not None
    assert "pair.toml" in str(words.fault)


def test_a_move_has_its_own_sentence_before_its_card(dropped: Path) -> None:
    said = words_of("casino/sets", "en").at("take")
    assert said.to_move("8D x 8S").startswith("Right, but you can take more: five")
    assert said.to_move("KH x KC").startswith("Eight and five make thirteen")
    assert said.to_move("AC").startswith("Take the")
    assert words_of("casino/sets", "en").at("no such step").to_move("AC") == ""
