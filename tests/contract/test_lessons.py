"""Every lesson that comes with the program is solved by its own answers, legal throughout, and complete in each
language.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any, cast

import pytest

import terms
from cardtable.app.i18n import LANGUAGES
from cardtable.app.resources import resource_path
from cardtable.app.school.lesson import LEARNER, Lesson, Step, StepKind
from cardtable.app.school.library import PATH, lesson, paths
from cardtable.app.school.words import OTHER, by_pack
from cardtable.core.cards import HIDDEN, format_card, parse_card
from cardtable.core.scores import totals
from cardtable.core.state import Deal
from cardtable.core.zones import PlacedCard, Zone
from cardtable.games.piquet.actions import PiquetAction
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.state import PiquetState
from cardtable.session.session import Session
from tests.oracles.piquet import Oracle

LESSONS = [name for path in paths() for name in path.lessons]
MOST_WORDS = 40
LONGEST_CHOICE = 26
"""The most characters of an answer to choose; a button has one line."""
MOST_STEPS = 8
"""The most steps of a lesson; at some twenty seconds for each, a lesson takes two to three minutes."""
EVERYDAY = {"deal", "dealer", "table", "stake", "cards", "spades", "king"}
"""Words of the glossary that all card players know, or that mean nothing else in a sentence."""


def laid_out(taught: Lesson, place: int = 0) -> Session:
    """Return a match with the table as it is at the step ``place``."""
    others = ["greedy"] * (taught.rule_set.players - 1)
    return Session.resume(taught.record(["Anna", *others], others, place))


def given(taught: Lesson, way: Sequence[str] = ()) -> Iterator[tuple[Session, Step]]:
    """Yield each step, with the match as it is when the learner is asked. Between the steps the right move is made:
    that in ``way``, or else the first right one.
    """
    session = laid_out(taught)
    parse = session.family.parse_action
    for place, step in enumerate(taught.steps):
        if step.pack:
            session = laid_out(taught, place)
        for played in step.play:
            session.submit(session.actor(), parse(played))
        yield session, step
        if step.kind is StepKind.TRY:
            session.submit(LEARNER, parse(way[place] if way else step.moves[0]))


def ways(taught: Lesson) -> Iterator[tuple[str, ...]]:
    """Yield every way through a lesson: a right move for each step that asks for one."""
    return product(*(step.moves or ("",) for step in taught.steps))


def visible(session: Session) -> list[tuple[Zone, PlacedCard]]:
    view = session.view(LEARNER)
    return [(zone, placed) for zone, cards in view.zones.items() for placed in cards if placed.card != HIDDEN]


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_solved_by_its_own_answers_and_each_is_legal(name: str) -> None:
    taught = lesson(name)
    for way in ways(taught):
        for session, step in given(taught, way):
            parse = session.family.parse_action
            if step.kind is StepKind.TRY:
                assert session.actor() == LEARNER
                for move in step.moves:
                    # The teacher compares moves by their text.
                    assert str(parse(move)) == move
                    assert parse(move) in session.legal()
                assert len(session.legal()) > len(step.moves) or len(step.moves) > 1, "nothing could be wrong"
            look(session, step)


def look(session: Session, step: Step) -> None:
    """Check that cards which a step marks can be seen, and that cards laid out beside the words were won in the deal,
    or, as long as it is played, lie in the tricks or are what the other may lay next.
    """
    seen = {placed.card for _, placed in visible(session)}
    assert set(step.cards) <= seen
    if isinstance(step.answer, frozenset):
        assert step.answer <= seen
    if step.laid and not session.between_deals:
        observation: Any = session.observe(LEARNER)
        played = {card for _, card in observation.plays}
        left = set(step.laid) - played
        assert not left or session.actor() != LEARNER
        assert all(session.family.parse_action(format_card(card)) in session.legal() for card in left)
    elif step.laid:
        won = {card for line in session.finished(0).lines for card in line.cards}
        assert set(step.laid) <= won


@pytest.mark.parametrize("name", LESSONS)
def test_going_on_at_any_step_finds_the_same_position(name: str) -> None:
    taught = lesson(name)
    for place, (session, step) in enumerate(given(taught)):
        resumed = laid_out(taught, place)
        for played in step.play:
            resumed.submit(resumed.actor(), resumed.family.parse_action(played))
        assert resumed.view(LEARNER).zones == session.view(LEARNER).zones


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_short(name: str) -> None:
    assert 3 <= len(lesson(name).steps) <= MOST_STEPS


def test_each_file_of_a_lesson_is_on_a_path() -> None:
    folder = resource_path("lessons")
    data = {
        file.relative_to(folder).with_suffix("").as_posix()
        for path in paths()
        for file in (folder / path.name).glob("*.toml")
        if file.name != PATH
    }
    assert data == set(LESSONS)
    for language in LANGUAGES:
        worded = {
            file.relative_to(folder / language).with_suffix("").as_posix()
            for file in (folder / language).rglob("*.toml")
        }
        assert worded == data | {f"{path.name}/path" for path in paths()}


# Words -------------------------------------------------------------------------------------------------------


@cache
def words(name: str, language: str) -> Mapping[str, Any]:
    """Return the texts of one file, so that no text can come from another language."""
    file = resource_path("lessons", language, f"{name}.toml")
    return tomllib.loads(by_pack(file.read_text(encoding="utf-8"), german=False))


def texts(data: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, str]]:
    for key, value in data.items():
        if isinstance(value, str):
            yield f"{above}{key}", value
        else:
            yield from texts(value, f"{above}{key}.")


IN_EACH = [pytest.param(name, language, id=f"{name} {language}") for name in LESSONS for language in LANGUAGES]


@pytest.mark.parametrize(("name", "language"), IN_EACH)
def test_every_step_is_worded_and_nothing_else_is(name: str, language: str) -> None:
    data = words(name, language)
    taught = lesson(name)
    assert data["title"]
    assert set(data) - {"title"} == {step.name for step in taught.steps}
    for step in taught.steps:
        said = data[step.name]
        assert set(said) <= {"text", "wrong", "offered", "links"}
        assert tuple(said.get("offered", {})) == step.offered
        assert all(len(one) <= LONGEST_CHOICE for one in said.get("offered", {}).values()), "too wide for the panel"
        assert tuple(said.get("links", {})) == step.links
        assert (OTHER in said.get("wrong", {})) == step.wants, step.name


@pytest.mark.parametrize("name", LESSONS)
def test_both_languages_have_the_same_sentences_with_the_same_cards(name: str) -> None:
    english, german = dict(texts(words(name, "en"))), dict(texts(words(name, "de")))
    assert english.keys() == german.keys()
    for key, text in english.items():
        cards = [sorted(re.findall(r"\{(\w\w)\}", one)) for one in (text, german[key])]
        assert cards[0] == cards[1], key
        for card in cards[0]:
            assert format_card(parse_card(card)) == card


DEEDS = re.compile(
    r"\b(press|click|drag|pick up|arrow keys|space bar|return plays|drücken|klicken|tippen|ziehen sie|leertaste)\b"
    r"|Eingabetaste|[Ll]eave one of|Point at|Zeigen Sie|auf den Tisch"
)


@pytest.mark.parametrize(("name", "language"), IN_EACH)
def test_what_a_text_tells_to_do_can_be_done_at_that_step(name: str, language: str) -> None:
    """Where nothing is wanted Return goes on, and a text that tells to press it for a card would be wrong."""
    data = words(name, language)
    idle = [step.name for step in lesson(name).steps if not step.wants and DEEDS.search(data[step.name]["text"])]
    assert idle == []


@pytest.mark.parametrize(("name", "language"), IN_EACH)
def test_no_sentence_is_long(name: str, language: str) -> None:
    long = {key: len(text.split()) for key, text in texts(words(name, language)) if len(text.split()) > MOST_WORDS}
    assert long == {}


@pytest.mark.parametrize(("name", "language"), IN_EACH)
def test_what_is_said_to_wrong_answers_is_said_to_wrong_ones(name: str, language: str) -> None:
    """A sentence for a right answer, or for a move that is impossible, would never be shown."""
    taught = lesson(name)
    for session, step in given(taught):
        keys = set(words(name, language)[step.name].get("wrong", {})) - {OTHER}
        if step.kind is StepKind.TRY:
            wrong = [str(move) for move in session.legal() if str(move) not in step.moves]
            assert keys <= {*wrong, *(move.split()[0] for move in wrong)}, step.name
        elif isinstance(step.answer, int):
            assert all(key.isdecimal() and int(key) != step.answer for key in keys)
        elif isinstance(step.answer, str):
            assert keys <= set(step.offered) - {step.answer}
        else:
            seen = {format_card(placed.card) for _, placed in visible(session)}
            assert keys <= seen - {format_card(card) for card in step.answer or ()}


def period_words(path: str, language: str) -> Iterator[tuple[str, re.Pattern[str]]]:
    """Yield the anchors of the glossary's words about the family of a path, each with a pattern for the word and its
    forms in the list of terms.

    Words of other families, such as laying away, mean something else in a sentence about this one.
    """
    page = resource_path("rules", language, "glossary.html").read_text(encoding="utf-8")
    forms = {term.heading: term.english if language == "en" else term.german for term in terms.read().terms}
    for part in re.split(r"<h2>", page)[1:]:
        section = re.match(r'<a name="(\w+)">', part)
        assert section is not None
        own = section.group(1).startswith((path, "game")) or (path != "casino" and section.group(1) == "card_play")
        for anchor, heading in re.findall(r'<h3><a name="(\w+)"></a>(.*?)</h3>', part) if own else ():
            names = "|".join(re.escape(name) for name in re.split(r", |[„“”]", heading) if name)
            pattern = f"\\b(?:{names})\\b"
            if anchor in forms:
                pattern += f"|{forms[anchor].pattern}"
            yield anchor, re.compile(pattern)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", [path.name for path in paths()])
def test_no_word_of_the_period_comes_before_it_is_explained(path: str, language: str) -> None:
    """Words of the period are explained at an earlier step or at the step itself, where a button beside the sentence
    opens the glossary.
    """
    headings = terms.headings(resource_path("rules", language, "glossary.html"))
    known = set(EVERYDAY)
    patterns = dict(period_words(path, language))
    for name in next(one.lessons for one in paths() if one.name == path):
        data = words(name, language)
        for step in lesson(name).steps:
            links = data[step.name].get("links", {})
            assert {link: headings[link] for link in links} == links
            known |= set(links)
            for key, text in texts(data[step.name]):
                early = {
                    heading: found.group()
                    for heading, pattern in patterns.items()
                    if heading not in known and (found := pattern.search(text))
                }
                assert early == {}, f"{name} {step.name}.{key}"


@pytest.mark.parametrize("name", LESSONS)
def test_both_languages_use_the_terms_of_the_list(name: str) -> None:
    english, german = dict(texts(words(name, "en"))), dict(texts(words(name, "de")))
    never = terms.read().never
    for language, said in (("en", english), ("de", german)):
        for key, text in said.items():
            for pattern, instead in never[language]:
                assert not pattern.search(text), f"{language} {key}: {instead}"
    for key, text in german.items():
        assert not re.search(r"[\"']|\.\.\.| - ", text), key


# What the sources say ----------------------------------------------------------------------------------------


def test_the_deal_that_is_counted_comes_to_what_is_answered() -> None:
    """McLeod and Martin 2022, “Wertung”: the answers of the learner, line by line, add up to the points of the deal."""
    taught = lesson("casino/count")
    deal = laid_out(taught).finished(0)
    answers = {step.name: step.answer for step in taught.steps if step.kind is StepKind.ASK}
    mine = [line for line in deal.lines if line.side == LEARNER]
    won = next(line for line in mine if line.code == "won")
    assert answers["cards"] == len(won.cards)
    assert answers["spades"] == sum(1 for card in won.cards if format_card(card)[1] == "S")
    assert answers["aces"] == sum(1 for card in won.cards if format_card(card)[0] == "A")
    assert answers["total"] == sum(line.points for line in mine) == deal.standing.points[LEARNER]
    assert set(next(step.laid for step in taught.steps if step.name == "cards")) == set(won.cards)
    theirs = next(line for line in deal.lines if line.code == "won" and line.side != LEARNER)
    lost = next(step.laid for step in taught.steps if step.name == "lost")
    assert set(lost) <= set(theirs.cards)
    assert sum(line.points for line in deal.lines if line.side != LEARNER) == 8


EXAMPLES = {
    "F1": ("casino/pair", "5 7 9 Q", "2 9 T K", "9S x 9D"),
    "F2": ("casino/nothing", "5 7 9 Q", "2 8 T K", None),
    "F3": ("casino/sums", "2 3 7 A", "Q 4", "4D x AH 3D"),
    "F4": ("casino/sweep", "9 4 3 2", "9 K T 5", "9D x 9S 4D 2C 3C"),
    "E2": ("casino/clear", "A A 2 4 6", "A", "AS x AH 2H 4H 6H AD"),
    "E3": ("casino/three", "2 7 8 T K", "K", "KS x KH"),
    "T2": ("casino/little", "2 3 4 K", "2 9 T 8", "9S x 3S 4S 2C"),
    "T3": ("casino/wait", "2 5 8 Q", "T T", "TS"),
    "E1": ("casino/last", "9 2", "9", "9D x 9S"),
    "T1": ("casino/choice", "Q 9 7 2", "Q 9 6 8", "QD x QS"),
    "T4": ("casino/leave", "3 5 7 Q", "Q A T 8", "QD x 5S 7D"),
}
"""The worked examples of McLeod and Martin 2022: the ranks on the table and in the hand, and the capture. If the source
has fewer cards in the hand, the added ones change nothing in the example.
"""


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_worked_examples_of_the_source_occur(example: str) -> None:
    name, table, hand, move = EXAMPLES[example]
    taught = lesson(name)
    for session, step in given(taught):
        if step.kind is StepKind.TRY:
            zones = session.view(LEARNER).zones
            for zone, ranks in ((Zone("table"), table), (Zone("hand", LEARNER), hand)):
                lying = sorted(format_card(placed.card)[0] for placed in zones[zone])
                assert lying == sorted(ranks.split())
            if move is None:
                assert all(str(one).count(" ") == 0 for one in session.legal())
            else:
                assert step.moves[0] == move
            return
    raise AssertionError("nothing is tried")


FURTHER = [
    # McLeod and Martin 2022: Sassersson’s example of two values, M1, the difference of seven and four, B1.
    ("both", "all", "TD x 7S 4H 9D 6C"),
    ("glimne", "ace", "AH x AH KH 9D 5C"),
    ("glimne", "points", 14 + 1),
    ("difference", "difference", 7 - 4),
    ("arrival", "who", "c"),
]


@pytest.mark.parametrize(("name", "at", "right"), FURTHER)
def test_the_worked_examples_of_the_other_rule_sets_occur(name: str, at: str, right: object) -> None:
    session, step = next(one for one in given(lesson(f"casino/{name}")) if one[1].name == at)
    assert right == (step.moves[0] if step.kind is StepKind.TRY else step.answer)
    if name == "both":
        session.submit(LEARNER, session.family.parse_action(step.moves[0]))
        assert not session.view(LEARNER).zones[Zone("table")]


def test_four_counters_are_read_as_they_lie() -> None:
    session, _ = next(iter(given(lesson("table/counters"))))
    answers = {step.name: step.answer for step in lesson("table/counters").steps}
    assert session.standing.points == (answers["row"], answers["above"])


LEADS = [
    # The trumps in the hand, the plain suits, and what is led.
    ("ecarte/leads", "high", "Q", ("KT97",), "Q"),
    ("ecarte/leads", "small", "8", ("KT9", "7"), "K"),
    ("ecarte/leads", "three", "9", ("K", "QJA"), "Q"),
    ("ecarte/leads", "two", "J8", ("QAT",), "QAT"),
    ("ecarte/leads_more", "jack", "97", ("JA", "J"), "J"),
    ("ecarte/leads_more", "row", "QJA", ("T", "8"), "A"),
    ("ecarte/leads_more", "queen", "9", ("K", "Q8", "7"), "Q"),
    ("ecarte/leads_more", "last", "Q87", (), "78"),
]
"""The eight leads of the German rule book, “Spielstrategie” (Écarté), in its order."""


@pytest.mark.parametrize(("name", "at", "trumps", "suits", "led"), LEADS)
def test_the_eight_leads_of_the_source_occur(name: str, at: str, trumps: str, suits: Sequence[str], led: str) -> None:
    session, step = next(one for one in given(lesson(name)) if one[1].name == at)
    held: dict[str, set[str]] = {}
    for placed in session.view(LEARNER).zones[Zone("hand", LEARNER)]:
        card = format_card(placed.card)
        held.setdefault(card[1], set()).add(card[0])
    assert sorted(map(sorted, held.values())) == sorted(map(sorted, (trumps, *suits)))
    assert held["S"] == set(trumps), "spades are trumps in all of them"
    assert {move[0] for move in step.moves} == set(led)
    # Of two jacks and two kings it is the one that the source means.
    assert len({move[1] for move in step.moves}) == 1
    if at == "jack":
        assert held[step.moves[0][1]] == {"J", "A"}


def test_four_points_are_three_and_a_silent_king_wins_with_three_tricks() -> None:
    """German rule book, “Spielregeln” and “Spielstrategie” (Écarté)."""
    *_, last = given(lesson("ecarte/partie"))
    assert last[0].standing.points == (3, 0)
    limit = next(step for step in lesson("ecarte/partie").steps if step.name == "limit")
    assert limit.answer == 3
    session, _ = next(iter(given(lesson("ecarte/silent"))))
    assert session.standing.points == (3, 0)
    held = {format_card(placed.card) for placed in session.view(LEARNER).zones[Zone("hand", LEARNER)]}
    assert held == {"KS", "JS", "QD", "TD", "9C"}


OF_THE_DEALER = "C:JT9 S:A H:T98 D:AKQJ9"
OF_ELDER = "S:KQJT87 C:AKQ H:KQJ"
RUMMEL = "C:AKQJ7 S:KQ7 H:KQJ7"
PIQUET = [
    # The heading of the book, the lesson and the step, what the learner holds, what is right.
    ("Das Kartengeben", "command", "cut", "", "cut threes middle"),
    ("Das Kaufen", "exchange", "two", "", 3),
    ("Der Rummel", "point", "five", RUMMEL, "point 5C"),
    ("Der Rummel", "point", "beaten", RUMMEL, 0),
    ("Der Rummel", "point", "pips", RUMMEL, 48),
    ("Der Rummel", "point", "full", "", 40),
    ("Der Rummel", "point", "seven", "", "nine"),
    ("Die Sequenzen", "sequences", "declare", "C:A S:AKQJ H:AKQJ D:KQJ", "sequences 4AS 4AH 3KD"),
    ("Die Sequenzen", "sequences", "values", "", 15 + 3 + 3),
    ("Das Zählen", "listener", "sum", OF_THE_DEALER, 12),
    ("Das Zählen", "elder", "sequences", OF_ELDER, "sequences 4KS 3AC 3KH"),
    ("Das Zählen", "elder", "sets", OF_ELDER, "sets 3K-D 3Q-D"),
    ("Das Zählen", "elder", "count", "", 13),
    ("Das Zählen", "counting", "dealer", "", 11),
    ("Das Zählen", "counting", "fourteen", "", 14),
    ("Das Zählen", "counting", "lead", "", 15),
    ("Der Neunziger", "repique", "ninety", "C:KQJT97 S:AKQ H:AKQ", "ninety"),
    ("Der Neunziger", "repique", "jump", "", 93),
    ("Rote Karte", "blanche", "red", OF_ELDER, 12),
    ("Die Berechnung", "settlement", "hundred", "", "b"),
    ("Die Berechnung", "settlement", "four", "", 48 + 16 + 13 + 44),
    ("Die Berechnung", "settlement", "difference", "", 121 - 106),
    ("Die Berechnung", "settlement", "double", "", 450),
    ("Die Berechnung", "settlement", "tens", "", 70),
    ("Die Berechnung", "settlement", "hundreds", "", 200),
]
"""The worked examples of the German rule book (Piquet)."""


@pytest.mark.parametrize(("heading", "name", "at", "hand", "right"), PIQUET)
def test_the_worked_examples_of_piquet_occur(heading: str, name: str, at: str, hand: str, right: object) -> None:
    file = resource_path("lessons", "piquet", f"{name}.toml").read_text(encoding="utf-8")
    assert f"“{heading}”" in file.splitlines()[0]
    session, step = next(one for one in given(lesson(f"piquet/{name}")) if one[1].name == at)
    assert right == (step.moves[0] if step.kind is StepKind.TRY else step.answer)
    if hand:
        held = {format_card(placed.card) for placed in session.view(LEARNER).zones[Zone("hand", LEARNER)]}
        assert held == {rank + suit[0] for suit in hand.split() for rank in suit[2:]}


def test_what_is_said_of_the_score_is_true() -> None:
    """By the oracle of the tests, which shares nothing with the computer players, and by playing what is said."""
    pays = {}
    for session, step in given(lesson("piquet/score")):
        if step.kind is StepKind.TRY:
            deal = session.deals[0]
            state = session.family.deal(session.rule_set, session.standing)
            assert isinstance(state, PiquetState)
            state.apply(Deal(deal.order))
            for action in deal.actions:
                state.apply(cast(PiquetAction, action))
            pays[step.name] = {format_card(card): worth for card, worth in Oracle().worths(state).items()}
        if step.name == "lacks":
            observation = session.observe(LEARNER)
            assert isinstance(observation, PiquetObservation)
            counted = totals(observation.marked, 2)
            standing = [before + now for before, now in zip(session.standing.points, counted, strict=True)]
            assert standing == [88, 141]
            assert observation.tricks[LEARNER] == 9
            assert step.answer == 100 - 88
    # 100 to 144 against 99 to 145, and an opponent at 99 against one at 110.
    assert pays["save"] == {"7C": -(100 + 144 - 100), "8S": -(100 + 145 + 99), "9H": -(100 + 145 + 99)}
    assert pays["keep"] == {"KH": 100 + 128 + 99, "TH": 100 + 126 - 110}
