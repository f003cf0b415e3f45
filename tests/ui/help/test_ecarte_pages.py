"""What the Écarté pages show and reckon, against the rules of the source computed here and against the program."""

from __future__ import annotations

import re
from functools import cache
from math import comb

import pytest

from cardtable.core.cards import KING, SPADES, Card, parse_cards, rank_of, suit_of
from cardtable.games.ecarte.betting import Bet, settle
from cardtable.games.ecarte.ranking import legal_cards
from cardtable.ui.help import pages
from tests.ui.help.reading import LANGUAGES, card_pictures, cards_of, parts, pictures, plain, tables

NAMES = ("ecarte", "ecarte.rotation")
ORDER = "789TAJQK"
"""From the lowest to the highest."""

both_pages = pytest.mark.parametrize("name", NAMES)
both_languages = pytest.mark.parametrize("language", LANGUAGES)


def height(card: Card) -> int:
    return ORDER.index("A23456789TJQK"[rank_of(card) - 1])


def allowed(lead: Card, hand: list[Card], trump: int = SPADES) -> list[Card]:
    """Follow suit and head the trick if possible, otherwise trump, otherwise anything."""
    suit = [card for card in hand if suit_of(card) == suit_of(lead)]
    heading = [card for card in suit if height(card) > height(lead)]
    return heading or suit or [card for card in hand if suit_of(card) == trump] or hand


@cache
def most_tricks(leader: tuple[Card, ...], follower: tuple[Card, ...], trump: int = SPADES) -> int:
    """Tricks of whoever leads when both see all cards and play their best."""
    if not leader:
        return 0
    return max(tricks_after(card, leader, follower, trump) for card in leader)


def tricks_after(lead: Card, leader: tuple[Card, ...], follower: tuple[Card, ...], trump: int = SPADES) -> int:
    """Tricks of whoever leads ``lead`` and goes on as well as possible."""
    outcomes = []
    for reply in allowed(lead, list(follower), trump):
        mine = tuple(card for card in leader if card != lead)
        other = tuple(card for card in follower if card != reply)
        same_suit = suit_of(reply) == suit_of(lead)
        taken = height(reply) > height(lead) if same_suit else suit_of(reply) == trump
        left = len(mine)
        outcomes.append(left - most_tricks(other, mine, trump) if taken else 1 + most_tricks(mine, other, trump))
    return min(outcomes)


@both_pages
def test_the_cards_are_shown_from_high_to_low(name: str) -> None:
    (row,) = card_pictures(parts(pages.rule_page(name, "de"))["overview"])
    heights = [height(card) for card in cards_of(row)]
    assert heights == sorted(range(8), reverse=True)


@both_pages
def test_ten_cards_are_hidden_and_a_king_is_turned_up(name: str) -> None:
    (row,) = card_pictures(parts(pages.rule_page(name, "de"))["trump"])
    elder, turned, dealer = (cards_of(piece) for piece in row.split("|"))
    assert elder == dealer == [-1] * 5
    assert rank_of(turned[0]) == KING


@both_pages
def test_an_exchange_keeps_five_cards(name: str) -> None:
    (row,) = card_pictures(parts(pages.rule_page(name, "de"))["exchange"])
    before, after = (cards_of(piece) for piece in row.split(">"))
    assert len(before) == len(after) == 5
    kept = [card for card in after if card >= 0]
    assert set(kept) < set(before)
    assert len(kept) == 2


@both_pages
def test_the_cards_shown_as_allowed_are_those_that_the_source_allows(name: str) -> None:
    rows = card_pictures(parts(pages.rule_page(name, "en"))["play"])
    assert len(rows) == 4
    for row in rows:
        question, answer = row.split(">")
        lead, hand = (cards_of(piece) for piece in question.split("|"))
        assert cards_of(answer) == allowed(lead[0], hand) == legal_cards(hand, lead[0], SPADES)


@both_pages
def test_the_eight_leads_are_hands_of_the_kinds_that_the_source_names(name: str) -> None:
    rows = card_pictures(parts(pages.rule_page(name, "en"))["tactics"])
    leads = [tuple(map(cards_of, row.split(">"))) for row in rows if ">" in row]
    assert len(leads) == 8
    trumps = []
    for hand, led in leads:
        assert len(led) == 1
        assert led[0] in hand
        trumps.append(sum(suit_of(card) == SPADES for card in hand))
    assert [len(hand) for hand, _ in leads] == [5] * 7 + [3]
    assert trumps == [1, 1, 1, 2, 2, 3, 1, 3]
    led = [card for _, (card,) in leads]
    assert led == list(parse_cards("QS KH QD QH JH AS QD 7S"))
    three = sorted(height(card) for card in leads[5][0] if suit_of(card) == SPADES)
    assert three == list(range(three[0], three[0] + 3))
    assert height(led[5]) == three[0]


def test_the_eighth_lead_wins_the_trick_that_the_queen_would_lose() -> None:
    rows = card_pictures(parts(pages.rule_page("ecarte", "de"))["tactics"])
    place = next(index for index, row in enumerate(rows) if row.startswith("QS+8S+7S"))
    hand = tuple(cards_of(rows[place].split(">")[0]))
    other = tuple(cards_of(rows[place + 1]))
    queen, _, seven = hand
    assert tricks_after(queen, hand, other) == 0
    assert tricks_after(seven, hand, other) == most_tricks(hand, other) == 1


@both_pages
@both_languages
def test_the_chances_that_are_told_are_right(name: str, language: str) -> None:
    text = plain(parts(pages.rule_page(name, language))["tactics"])
    unseen = 32 - 5 - 1
    fewer_than_two = []
    for held in (1, 2):
        trumps = 8 - 1 - held
        others = unseen - trumps
        fewer_than_two.append(comb(others, 5) + trumps * comb(others, 4))
    between = {"de": " ", "en": ","}[language]
    counts = [int(number.replace(between, "")) for number in re.findall(rf"\d\d{between}\d{{3}}", text)]
    assert counts == [fewer_than_two[0], comb(unseen, 5), fewer_than_two[1]]
    assert fewer_than_two[0] / comb(unseen, 5) == pytest.approx(2 / 3, abs=0.02)
    assert fewer_than_two[1] / comb(unseen, 5) == pytest.approx(3 / 4, abs=0.02)


@both_pages
@both_languages
def test_points_and_penalties_stand_as_in_the_source(name: str, language: str) -> None:
    page = parts(pages.rule_page(name, language))
    (scores,) = tables(page["scoring"])
    assert [row[1] for row in scores[1:]] == ["1", "1", "2"]
    (penalties,) = tables(page["penalties"])
    assert [row[2:] for row in penalties[1:]] == [["2", "3"], ["2", "3"], ["1", "2"], ["1", "2"]]


@both_pages
def test_the_counters_go_from_one_to_four(name: str) -> None:
    assert pictures(parts(pages.rule_page(name, "en"))["counters"]) == [("counters", str(n)) for n in range(1, 5)]


@both_pages
@both_languages
def test_every_fault_of_the_source_has_its_row(name: str, language: str) -> None:
    (faults,) = tables(parts(pages.rule_page(name, language))["faults"])
    assert len(faults) == 14
    assert all(len(row) == 2 and all(row) for row in faults)


def covered_units(laid: list[int], at_stake: int) -> list[int]:
    """``at_stake`` units divided in proportion to ``laid``, the rest of the division to the largest fractions."""
    exact = [at_stake * units / sum(laid) for units in laid]
    whole = [int(share) for share in exact]
    fractions = sorted(range(len(laid)), key=lambda place: whole[place] - exact[place])
    for place in fractions[: at_stake - sum(whole)]:
        whole[place] += 1
    return whole


@both_languages
def test_the_bets_of_the_examples_are_covered_as_the_text_says(language: str) -> None:
    examples = tables(parts(pages.rule_page("ecarte.rotation", language))["gallery"])
    assert len(examples) == 2
    for _, *rows in examples:
        sides = {row[1]: [int(one[2]) for one in rows if one[1] == row[1]] for row in rows}
        at_stake = min(sum(laid) for laid in sides.values())
        shares = {player: covered_units(laid, at_stake) for player, laid in sides.items()}
        gains = 0
        people = [row[0] for row in rows]
        bets = [Bet(people.index(who), 8 if player == "Elsa" else 9, int(laid)) for who, player, laid, *_ in rows]
        settled = settle(bets, 8)
        assert [(one.covered, one.gain) for one in settled] == [
            (int(row[3]), int(row[5].replace("−", "-"))) for row in rows
        ]
        for _, player, laid, covered, back, gain in rows:
            assert int(covered) == shares[player].pop(0)
            assert int(laid) == int(covered) + int(back)
            signed = int(gain.replace("−", "-"))
            assert signed == (int(covered) if player == "Elsa" else -int(covered))
            gains += signed
        assert gains == 0
