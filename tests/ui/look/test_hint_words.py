"""What a hint says of the best choice, of the next one and of the others."""

from __future__ import annotations

import pytest

from cardtable.ai.protocol import Reason
from cardtable.app.advice import Hint, Suggestion
from cardtable.core.cards import parse_cards
from cardtable.core.scores import parameters
from cardtable.games.casino.actions import parse_play
from cardtable.games.ecarte.actions import PLAY, PROPOSE
from cardtable.games.piquet.actions import PiquetAction, change, play
from cardtable.ui.look.hint_words import HintWords, hint_words

pytestmark = pytest.mark.usefixtures("translation")


def laid(text: str) -> PiquetAction:
    return change(parse_cards(text))


def card(text: str) -> PiquetAction:
    return play(parse_cards(text)[0])


def reason(code: str, **named: int | str) -> Reason:
    return Reason(code, parameters(**named))


def shown(*suggestions: Suggestion, family: str = "piquet") -> HintWords:
    return hint_words(Hint(family, suggestions))


def test_the_best_is_set_apart_from_the_next_choice() -> None:
    told = (reason("holds_pair", rank=12), reason("better_sets", more=0))
    said = shown(
        Suggestion(laid("7S 8S 9D"), 0.0, (reason("point_may_grow", suit=1, count=5),)),
        Suggestion(laid("7S 8S TD"), 0.2, (), 0.9),
        Suggestion(laid("7S 8S QH"), 2.0, (), 0.5, told),
    )
    assert said.contrast == (
        "Compared with ♠7 ♠8 ♥Q (worse by 1.5 to 2.5 points): Two queens stay together and may become more. "
        "Trios and quatorzes should score a little more."
    )
    # It is not among the others again.
    assert said.others == "Other choices: ♠7 ♠8 ♦10 (about as good)"
    assert shown(Suggestion(card("7S"), 0.0, ())).contrast == ""


def test_what_sets_it_apart_is_not_said_twice() -> None:
    guard = reason("keeps_guard", card="KH")
    said = shown(Suggestion(card("7S"), 0.0, (guard,)), Suggestion(card("7H"), 3.0, (), 0.0, (guard,)))
    assert said.why == ""
    assert said.contrast.count("guarded") == 1


def test_a_choice_without_signs_is_quoted() -> None:
    told = (reason("avoids_penalty"),)
    said = shown(Suggestion(PROPOSE, 0.0, ()), Suggestion(PLAY, 0.4, (), 0.0, told), family="ecarte")
    assert said.contrast.startswith("Compared with “Play without exchanging” (worse by 0.4 points): ")


@pytest.mark.parametrize(
    ("shortfall", "spread", "words"),
    [
        (0.2, 0.2, "(about as good)"),
        (3.0, 3.4, "(perhaps worse, by up to 6 points)"),
        (1.3, 1.26, "(worse by up to 3 points)"),
        (0.6, 0.5, "(worse by 0.1 to 1.1 points)"),
    ],
)
def test_what_may_be_nothing_is_not_told_as_nought_point_nought(shortfall: float, spread: float, words: str) -> None:
    said = shown(Suggestion(card("7S"), 0.0, ()), Suggestion(card("7H"), shortfall, (), spread))
    assert said.others.endswith(words)


def test_what_is_about_as_good_comes_first() -> None:
    said = shown(
        Suggestion(card("7S"), 0.0, ()),
        Suggestion(card("7H"), 0.6, (), 0.2),
        Suggestion(card("7D"), 0.8, (), 1.0),
    )
    assert said.others == "Other choices: ♦7 (about as good); ♥7 (worse by 0.4 to 0.8 points)"


def test_where_nothing_stands_out_it_is_said_what_decided() -> None:
    ahead = shown(Suggestion(card("7S"), 0.0, ()), Suggestion(card("7H"), 0.6, (), 0.2))
    assert ahead.why == (
        "No single advantage decides: this choice comes out ahead on average over all the deals considered."
    )
    # What holds for each card does not tell why it is this one.
    idle = (reason("nothing_to_capture"),)
    trailed = shown(
        Suggestion(parse_play("7C"), 0.0, idle), Suggestion(parse_play("KH"), 0.6, idle, 0.2), family="casino"
    )
    assert trailed.why == f"None of your cards can capture anything now. {ahead.why}"
    close = shown(Suggestion(card("7S"), 0.0, ()), Suggestion(card("7H"), 0.2, (), 0.3))
    assert close.why == "Nothing speaks clearly for one choice: another does about as well."
    same = shown(Suggestion(card("7S"), 0.0, ()), Suggestion(card("7H"), 0.0, ()))
    assert same.why == ""


def test_a_capture_that_is_prepared_is_named() -> None:
    told = (reason("captures_later", card="KD", cards="6S 7S KC"),)
    said = shown(
        Suggestion(parse_play("6S"), 0.0, told),
        Suggestion(parse_play("TS x TH"), 0.8, (), 0.4, told),
        family="casino",
    )
    assert said.contrast == (
        "Compared with ♠10 × ♥10 (worse by 0.4 to 1.2 points): "
        "The king of diamonds can later capture the six of spades, the seven of spades and the king of clubs."
    )


def test_where_everything_is_the_same_nothing_is_listed() -> None:
    said = shown(*(Suggestion(card(text), 0.0, ()) for text in ("7S", "7H", "7D")))
    assert said.others == "All the other choices are just as good."


@pytest.mark.parametrize(
    ("shortfall", "spread", "words"),
    [
        (0.2, 0.1, "All the choices but that one are equally good."),
        (0.0, 0.0, "All the other choices are just as good."),
    ],
)
def test_what_was_said_to_be_worse_is_not_said_to_be_as_good(shortfall: float, spread: float, words: str) -> None:
    told = (reason("keeps_guard", card="KH"),)
    said = shown(
        Suggestion(card("7S"), 0.0, ()),
        Suggestion(card("7H"), shortfall, (), spread, told),
        *(Suggestion(card(text), 0.0, ()) for text in ("7D", "8D")),
    )
    assert ("worse by" in said.contrast) == (shortfall > 0)
    assert said.others == words


def test_chances_of_the_match_are_not_told_as_points() -> None:
    stake = (reason("partie_at_stake"),)
    said = shown(
        Suggestion(card("7S"), 0.0, stake),
        Suggestion(card("7H"), 100.3, stake),
        Suggestion(card("7D"), 4.0, stake, 5.0),
    )
    assert said.others == "Other choices: ♦7 (about as good); ♥7 (worse)"


def test_one_sentence_does_for_several_cards() -> None:
    guards = (reason("keeps_guard", card="KH"), reason("keeps_guard", card="QD"))
    said = shown(Suggestion(card("7S"), 0.0, guards), Suggestion(card("7C"), 1.0, ()))
    assert said.why == "The king of hearts and the queen of diamonds stay guarded by other cards."
