"""What the Piquet pages show and reckon, against the rules of the sources computed here."""

from __future__ import annotations

import re
from math import comb

import pytest

from cardtable.core.cards import ACE, JACK, KING, QUEEN, rank_of
from cardtable.games.piquet.rules import Blanche, Repique
from cardtable.games.piquet.variants import piquet_rules
from cardtable.games.registry import variant
from cardtable.ui.help import pages
from tests.games.piquet.worth import (
    ORDER,
    PIPS,
    all_declared,
    best_point,
    height,
    letter,
    runs,
    sequence_points,
    set_points,
    sets,
    suits,
)
from tests.ui.help.reading import LANGUAGES, card_pictures, cards_of, parts, plain, tables

TWO_HANDED = (
    "piquet.points",
    "piquet.four_deals",
    "piquet.session",
    "piquet.rubicon",
    "piquet.meyers1888",
    "piquet.kings",
    "piquet.chouette",
)
ALL = (*TWO_HANDED, "piquet.robber", "piquet.norman")
GERMAN_LETTERS = {"D": "Q", "B": "J"}

every_page = pytest.mark.parametrize("name", ALL)
two_handed = pytest.mark.parametrize("name", TWO_HANDED)
both_languages = pytest.mark.parametrize("language", LANGUAGES)


def part(name: str, anchor: str, language: str = "de") -> str:
    return parts(pages.rule_page(name, language))[anchor]


def numbers(html: str) -> list[int]:
    return [int(word) for word in re.findall(r"\d+", plain(html))]


@every_page
def test_no_card_is_shown_twice_in_a_picture(name: str) -> None:
    for row in card_pictures(pages.rule_page(name, "de")):
        seen = [card for card in cards_of(row) if card >= 0]
        assert len(seen) == len(set(seen)), row
        assert all(letter(card) in ORDER for card in seen)


@every_page
def test_the_cards_are_shown_from_high_to_low(name: str) -> None:
    (row,) = card_pictures(part(name, "cards"))
    assert [height(card) for card in cards_of(row)] == list(range(7, -1, -1))


@two_handed
def test_the_talon_lies_five_over_three(name: str) -> None:
    (row,) = card_pictures(part(name, "deal"))
    assert [cards_of(piece) for piece in row.split("|")] == [[-1] * 5, [-1] * 3]


@two_handed
@both_languages
def test_a_hand_of_carte_blanche(name: str, language: str) -> None:
    html = part(name, "carte_blanche", language)
    (row,) = card_pictures(html)
    hand = cards_of(row)
    assert len(hand) == 12
    ranks = {rank_of(card) for card in hand}
    assert not ranks & {JACK, QUEEN, KING}
    if name == "piquet.meyers1888":
        assert 10 not in ranks
    else:
        assert comb(32, 12) // comb(20, 12) in numbers(html)


@two_handed
@both_languages
def test_what_the_dealer_must_buy(name: str, language: str) -> None:
    html = part(name, "exchange", language)
    found = tables(html)
    assert bool(found) == (name not in ("piquet.rubicon", "piquet.meyers1888"))
    for _, *rows in found:
        assert [int(row[0]) for row in rows] == [5, 4, 3]
        for elder, left, least in rows:
            assert int(left) == 8 - int(elder)
            # The larger part is more than half.
            assert numbers(least) == [int(left) // 2 + 1]


@two_handed
def test_five_cards_are_exchanged_for_five(name: str) -> None:
    before, after = (cards_of(row) for row in card_pictures(part(name, "exchange")))
    kept = [card for card in after if card >= 0]
    assert len(before) == len(after) == 12
    assert set(kept) < set(before)
    assert len(kept) == 7


@every_page
@both_languages
def test_the_point_is_decided_by_pips_and_named_by_what_exceeds_the_tens(name: str, language: str) -> None:
    html = part(name, "point", language)
    (row,) = card_pictures(html)
    left, right = (cards_of(piece) for piece in row.split("|"))
    assert (best_point(left), best_point(right)) == ((5, 48), (5, 49))
    words = {
        "de": {8: "zu acht", 9: "zu neun", 10: "voll", 11: "übervoll"},
        "en": {8: "making eight", 9: "making nine", 10: "full", 11: "overfull"},
    }[language]
    (spoken,) = tables(html)
    for cards, sum_of_pips, said in spoken[1:]:
        ranks = [GERMAN_LETTERS.get(one, one) if language == "de" else one for one in cards.replace("10", "T").split()]
        total = sum(PIPS[rank] for rank in ranks)
        assert int(sum_of_pips) == total
        (spoken_aloud,) = re.findall("[„“]([^„“”]*)[“”]", said)
        assert spoken_aloud.endswith(f" {words[total - 10 * (len(ranks) - 1)]}")


@every_page
@both_languages
def test_sequences_and_what_they_count(name: str, language: str) -> None:
    html = part(name, "sequences", language)
    (values,) = tables(html)
    assert [(int(row[0]), int(row[2])) for row in values[1:]] == [(n, sequence_points(n)) for n in range(3, 9)]
    elder, dealer = (cards_of(row) for row in card_pictures(html))
    assert len(elder) == len(dealer) == 12
    assert not set(elder) & set(dealer)
    assert runs(elder) == [(4, 7), (4, 7), (3, 6)]
    assert runs(dealer)[0] == (5, 6) > runs(elder)[0]
    assert sum(sequence_points(length) for length, _ in runs(dealer)) == 21
    assert 21 in numbers(html)


@every_page
def test_four_tens_beat_three_aces(name: str) -> None:
    (row,) = card_pictures(part(name, "sets"))
    tens, aces = (cards_of(piece) for piece in row.split("|"))
    assert sets(tens) > sets(aces)
    assert [set_points(count) for count, _ in sets(tens) + sets(aces)] == [14, 3]


@two_handed
@both_languages
def test_the_running_count_of_a_repique(name: str, language: str) -> None:
    html = part(name, "repique", language)
    first, *others = card_pictures(html)
    hand = cards_of(first)
    declared = all_declared(hand)
    assert declared == [6, 15, 3, 3, 3, 3]
    assert len(hand) == 12
    steps = [declared[0], sum(declared[:2]), sum(declared[:4]), sum(declared) + 60]
    assert steps == [6, 21, 27, 93]
    counted = numbers(html)
    assert [number for number in counted if number in steps][:4] == steps
    if name == "piquet.meyers1888":
        # There nothing at all may be valid on the other side.
        assert others == []
        return
    other = cards_of(others[0])
    assert len(other) == 12
    assert best_point(other) == (5, 49)
    assert sets(other) == []
    assert not any(rank_of(card) == ACE for card in other)
    total = sum(all_declared(other))
    assert (total, total + 60) == (35, 95)
    assert {35, 95} <= set(counted)


@two_handed
@both_languages
def test_the_running_count_of_a_pique(name: str, language: str) -> None:
    html = part(name, "pique", language)
    (row,) = card_pictures(html)
    hand = cards_of(row)
    assert len(hand) == 12
    declared = all_declared(hand)
    counted = [sum(declared[: place + 1]) for place in range(len(declared))]
    assert counted == [5, 20, 23, 26]
    # Four leads of the highest hearts, which no card can take.
    assert [height(card) for card in hand[:4]] == [7, 6, 5, 4]
    leads = [26 + 1, 26 + 2, 26 + 3, 26 + 4 + 30]
    assert [number for number in numbers(html) if number in {*counted, *leads}] == [*counted, *leads]


@two_handed
def test_the_last_trick_counts_what_the_rule_set_says(name: str) -> None:
    german = plain(part(name, "count"))
    assert ("drei statt eins" in german) == (name == "piquet.meyers1888")
    assert ("zwei statt eins" in german) == (name != "piquet.meyers1888")
    english = plain(part(name, "count", "en"))
    assert ("three instead of one" in english) == (name == "piquet.meyers1888")


@two_handed
@both_languages
def test_the_count_of_the_conversation(name: str, language: str) -> None:
    html = part(name, "conversation", language)
    elder, dealer = (cards_of(row) for row in card_pictures(html))
    assert len(elder) == len(dealer) == 12
    assert not set(elder) & set(dealer)
    assert best_point(elder)[0] > best_point(dealer)[0]
    assert runs(elder)[0] < runs(dealer)[0]
    assert sets(elder) > sets(dealer) == []
    point = best_point(elder)[0]
    declared = point + sum(set_points(count) for count, _ in sets(elder))
    answered = sum(sequence_points(length) for length, _ in runs(dealer))
    lead = declared + 1
    expected = [point, declared, lead, answered, answered + 1, answered + 2, lead + 1, lead + 2]
    assert expected == [6, 12, 13, 10, 11, 12, 14, 15]
    (spoken,) = tables(html)
    assert [int(row[2]) for row in spoken[1:] if row[2]] == expected
    # All of elder's cards take part in something, which would have been carte rouge.
    used = {card for cards in suits(elder) if len(cards) == point for card in cards}
    for cards in suits(elder):
        if len(cards) == 3 and runs(cards):
            used |= set(cards)
    assert used == set(elder)


@both_languages
def test_170_is_what_the_greatest_deal_counts_and_174_with_carte_blanche(language: str) -> None:
    html = part("piquet.rubicon", "capot", language)
    hand, blank = (cards_of(row) for row in card_pictures(html))
    assert len(hand) == len(blank) == 12
    # Every lead and the last trick, the cards, capot.
    played = 12 + 1 + 10 + 30
    declared = sum(all_declared(hand))
    assert (declared, declared + 60 + played) == (57, 170)
    # Five court cards at most can have been bought.
    assert sum(rank_of(card) in (JACK, QUEEN, KING) for card in blank) == 5
    with_blanche = 10 + sum(all_declared(blank))
    assert (with_blanche, with_blanche + 60 + played) == (61, 174)
    assert {3, 12, 42, 57, 117, 13, 40, 170, 10, 5, 15, 28, 61, 121, 53, 174} <= set(numbers(html))


@both_languages
def test_the_rubicon_settlement(language: str) -> None:
    (rows,) = tables(part("piquet.rubicon", "settlement", language))
    for winner, loser, gain in rows[1:]:
        sign = 1 if int(loser) < 100 else -1
        assert int(gain.split(" = ")[1]) == int(winner) + sign * int(loser) + 100
    assert {row[2].split()[1] for row in rows[1:]} == {"+", "−"}
    assert any(int(row[0]) < 100 for row in rows[1:])


@both_languages
def test_four_deals_are_added_up(language: str) -> None:
    (rows,) = tables(part("piquet.four_deals", "partie", language))
    *deals, total = rows[1:]
    written: dict[str, list[int]] = {"A": [], "B": []}
    for number, (_, a, a_written, b, b_written) in enumerate(deals, start=1):
        factor = 2 if number in (1, 4) else 1
        assert (int(a_written), int(b_written)) == (factor * int(a), factor * int(b))
        written["A"].append(int(a_written))
        written["B"].append(int(b_written))
    assert (sum(written["A"]), sum(written["B"])) == (121, 106) == (int(total[2]), int(total[4]))
    html = part("piquet.four_deals", "settlement", language)
    short = sum(written["B"]) - 10
    assert short == 96
    assert [121 - 106, 2 * (121 + 100 + 100 - short)] == [15, 450] == numbers(html)[:2]
    assert plain(html).count("= 450") == 1


@both_languages
def test_the_prizes_are_halved_in_the_middle_and_noted_by_hundreds(language: str) -> None:
    prizes = tables(part("piquet.four_deals", "settlement", language))[0]
    assert [int(row[1]) for row in prizes[1:]] == [600, 400, 200]
    for _, outer, inner, strokes in prizes[1:]:
        assert int(inner) * 2 == int(outer)
        assert numbers(strokes) == [int(outer) // 100, int(inner) // 100]


@both_languages
@pytest.mark.parametrize("name", ["piquet.session", "piquet.four_deals"])
def test_rounding(name: str, language: str) -> None:
    rows = tables(part(name, "settlement", language))[-1][1:]
    assert [int(row[1]) for row in rows] == [63, 65, 249, 250]
    for (_, before, after), unit in zip(rows, (10, 10, 100, 100), strict=True):
        assert int(after) == (int(before) + unit // 2) // unit * unit


@both_languages
@pytest.mark.parametrize("name", ["piquet.points", "piquet.robber"])
def test_double_below_half(name: str, language: str) -> None:
    (rows,) = tables(part(name, "settlement", language))
    halves = {int(target): int(half) for target, half in rows[1:]}
    assert halves == {target: -(-target // 2) for target in (100, 101, 150, 151, 200, 201, 300, 301)}


@both_languages
def test_a_match_to_101_is_won_before_the_cards_are_counted(language: str) -> None:
    counted = numbers(part("piquet.points", "partie", language))
    elder, dealer = 94, 96
    assert elder + 10 == 104
    assert counted == [101, elder, 104, dealer, *range(dealer + 1, 102)]


def signed(text: str) -> int:
    return int(text.replace("−", "-"))


@both_languages
def test_the_kings_are_paid_as_well(language: str) -> None:
    (rows,) = tables(part("piquet.kings", "settlement", language))
    *matches, total = rows[1:]
    sums = [0, 0, 0]
    players = {"A", "B"}
    for _, winner, loser, king, *gains in matches:
        beaten, points = loser[0], int(loser.split()[-1])
        assert {winner, beaten} == players
        assert {winner, beaten, king} == set("ABC")
        stakes = 2 if points < 50 else 1
        expected = {winner: stakes, king: stakes, beaten: -2 * stakes}
        assert [signed(gain) for gain in gains] == [expected[person] for person in "ABC"]
        sums = [before + signed(gain) for before, gain in zip(sums, gains, strict=True)]
        players = {winner, king}
    assert [signed(one) for one in total[4:]] == sums
    assert len(matches) == 3


@both_languages
def test_the_box_plays_against_everybody(language: str) -> None:
    (rows,) = tables(part("piquet.chouette", "settlement", language))
    *matches, total = rows[1:]
    box, captain, waiting = "A", "B", ["C"]
    sums = [0, 0, 0]
    for _, held, led, winner, *gains in matches:
        assert (held, led) == (box, captain)
        sign = 1 if winner == box else -1
        expected = {person: 2 * sign if person == box else -sign for person in "ABC"}
        assert [signed(gain) for gain in gains] == [expected[person] for person in "ABC"]
        sums = [before + signed(gain) for before, gain in zip(sums, gains, strict=True)]
        loser = captain if winner == box else box
        box, captain, waiting = winner, waiting[0], [*waiting[1:], loser]
    assert [signed(one) for one in total[4:]] == sums
    assert {row[3] == row[1] for row in matches} == {True, False}


@both_languages
def test_partners_make_a_repique_together(language: str) -> None:
    html = part("piquet.robber", "repique", language)
    (row,) = card_pictures(html)
    elder, partner = (cards_of(piece) for piece in row.split("|"))
    counted = best_point(elder)[0] + sequence_points(runs(elder)[0][0])
    assert counted == 20
    together = counted + sequence_points(runs(partner)[0][0])
    assert runs(elder) > runs(partner)
    assert {5, 20, together, together + 70} <= set(numbers(html))
    assert together + 70 == 94


@both_languages
def test_a_partner_counts_the_lesser_sequence(language: str) -> None:
    html = part("piquet.robber", "conversation", language)
    (row,) = card_pictures(html)
    hands = [cards_of(piece) for piece in row.split("|")]
    best = [runs(hand)[0] for hand in hands]
    assert best[0] == max(best)
    assert min(best) == best[2]
    (spoken,) = tables(html)
    assert [int(line[2]) for line in spoken[1:] if line[2]] == [3, 3 + 1, 3 + 1 + 3]


@both_languages
def test_five_cards_make_a_norman_repique(language: str) -> None:
    html = part("piquet.norman", "repique", language)
    (row,) = card_pictures(html)
    declared = all_declared(cards_of(row))
    assert sum(declared) == 20
    assert {5, 15, 20, 90} <= set(numbers(html))


@both_languages
def test_a_norman_point_that_stands(language: str) -> None:
    html = part("piquet.norman", "conversation", language)
    (row,) = card_pictures(html)
    hands = [cards_of(piece) for piece in row.split("|")]
    assert [best_point(hand) for hand in hands] == [(4, 38), (5, 47), (5, 47)]
    (spoken,) = tables(html)
    assert [int(line[2]) for line in spoken[1:] if line[2]] == [38, 47, 47]


@every_page
@both_languages
def test_every_fault_has_its_consequence(name: str, language: str) -> None:
    (faults,) = tables(part(name, "faults", language))
    assert len(faults) == (14 if name in TWO_HANDED else 6)
    assert all(len(row) == 2 and all(row) for row in faults)


@every_page
@both_languages
def test_what_counts_is_what_the_rules_count(name: str, language: str) -> None:
    kind = variant(name)
    rules = piquet_rules(kind.rule_set(kind.players[0]))
    (rows,) = tables(part(name, "scoring", language))
    points = [row[1] for row in rows[1:]]
    declared = ["1", "3", "4", "15", "1", "3", "14", "1", "1"]
    blanche = ["10"] if rules.blanche is not Blanche.OFF else []
    assert points[: len(blanche) + 9] == blanche + declared
    last, cards, capot, pique, repique, *rouge = points[len(blanche) + 9 :]
    assert (last, cards) == (str(rules.last_trick), "10")
    assert re.findall(r"\d+", capot) == ([] if rules.prizes else [str(rules.capot)])
    at = rules.threshold
    assert numbers(pique) == [at + rules.pique_jump, at]
    assert numbers(repique) == ([at + rules.repique_jump, at] if rules.repique is Repique.COUNT else [])
    assert rouge == (["20"] if rules.blanche is not Blanche.OFF else [])
