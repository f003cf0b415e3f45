"""The conversation of the source's announcing example as it is spoken at the seats. Elder adds up when all three
classes have been spoken for.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cardtable.app.i18n import Translation
from cardtable.core.events import Announced, Event, PointsMarked
from cardtable.words.piquet import WORDS
from tests.games.piquet.tables import do, exchanged, rules_of, suited
from tests.games.piquet.test_worked_examples import DEALER, ELDER

GERMAN = [
    *("Sechs Blatt.", "Gut."),
    *("Eine Quart.", "Wie hoch?", "Vom König.", "Nicht gut; meine Quart ist vom Ass."),
    *("Drei Könige.", "Gut.", "Sechs Blatt: 6!", "Drei Könige: 9!", "Drei Damen: 12!", "13!"),
    *("Quartmajor: 4!", "Terz vom Buben: 7!", "Terz von der Zehn: 10!", "11!", "12!", "14!", "15!"),
]
ENGLISH = [
    *("Six cards.", "Good."),
    *("A quart.", "How high?", "To a king.", "Not good; my quart is major."),
    *("Three kings.", "Good.", "Six cards: 6!", "Three kings: 9!", "Three queens: 12!", "13!"),
    *("Quart major: 4!", "Tierce to a jack: 7!", "Tierce to a ten: 10!", "11!", "12!", "14!", "15!"),
]


def heard(events: Sequence[Event]) -> list[str]:
    """All that is said, without the suits that are named when they change."""
    words = []
    for event in events:
        if isinstance(event, Announced) and event.code != "suit":
            words.append(WORDS.spoken(event))
        elif isinstance(event, PointsMarked):
            words.append(WORDS.counted(event.line))
    return words


@pytest.mark.parametrize(("language", "words"), [("de", GERMAN), ("en", ENGLISH)])
def test_the_announcing_example_is_spoken_as_in_the_source(
    translation: Translation, language: str, words: list[str]
) -> None:
    translation.switch(language)
    state, _ = exchanged(rules_of("points"), ELDER, DEALER)
    events = do(state, "point 6S", "good", "sequences 4KS 3AC 3KH", "sequences 4AD", "sets 3K-D 3Q-D", "good")
    # Ten of spades, the dealer's declarations and his ace, his ten of hearts, elder's jack and king of spades.
    events += do(state, "TS", "count 4AD 3JC 3TH", "AS", "TH", "JH", "KS")
    assert heard(events) == words


@pytest.mark.parametrize(
    ("elder", "point", "answer", "words"),
    [
        ("S:AKQJ7 H:K97 D:97 C:97", "5S", "H:AQJT8 D:AKQ S:T98 C:8", ["Zu acht.", "Nicht gut; meine sind zu neun."]),
        ("S:AKQ9 H:987 D:987 C:97", "4S", "H:AKQJ S:JT8 D:QJ C:QJ8", ["Voll.", "Nicht gut; meine sind übervoll."]),
        ("S:AKQJ H:987 D:987 C:97", "4S", "H:KQJT S:T98 D:QJ C:QJ8", ["Übervoll.", "Gut."]),
    ],
)
def test_pips_are_spoken_as_the_source_says(
    translation: Translation, elder: str, point: str, answer: str, words: list[str]
) -> None:
    translation.switch("de")
    state, _ = exchanged(rules_of("points"), suited(elder), suited(answer))
    said = heard(do(state, f"point {point}", "declare"))
    assert said[1:4] == ["Wie viel?", *words]
