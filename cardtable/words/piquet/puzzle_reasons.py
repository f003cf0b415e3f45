"""Why an answer to a puzzle of Piquet is right, where the rules alone say it."""

from __future__ import annotations

from typing import cast

from cardtable.core.cards import Card, parse_card, suit_of
from cardtable.core.match import Match
from cardtable.games.piquet.actions import DECLARE, parse_item
from cardtable.games.piquet.combinations import KINDS, Item, Kind, item_cards, whole
from cardtable.games.piquet.phases import DECLARING
from cardtable.games.piquet.ranking import mask_of, strength_of
from cardtable.games.piquet.state import PiquetState
from cardtable.games.piquet.variants import piquet_rules
from cardtable.games.puzzles import SOLVER, Puzzle
from cardtable.words.cards import suit_name
from cardtable.words.mark import translate
from cardtable.words.piquet.items import capital, item_told, item_words, point_words
from cardtable.words.puzzle_kind import Because
from cardtable.words.turn_puzzles import winner_leads, winner_words


def because_counted(match: Match, _puzzle: Puzzle, _given: str) -> Because:
    """Return what the hand declares, one line for each combination, and the sum."""
    items = _items(match)
    points_of = piquet_rules(match.rule_set).points_of
    rows = [(capital(_ruff_told(item) if item.is_ruff else item_told(item)), points_of(item)) for item in items]
    rows.append((translate("Puzzles", "In all"), sum(map(points_of, items))))
    return Because((), rows, _cards(match, *items))


def because_compared(match: Match, puzzle: Puzzle, _given: str) -> Because:
    """Return what the hand has against what elder declares, and which of the two is better, and why."""
    text, _, pips = puzzle.about.partition(" ")
    theirs = parse_item(text)
    if theirs.kind is Kind.POINT:
        theirs = theirs._replace(rank=int(pips))
    mine = next(item for item in _items(match) if item.kind == theirs.kind)
    held = translate("Puzzles", "You hold {own}.").format(own=_told(mine))
    return Because((held, _compared(mine, theirs)), (), _cards(match, mine))


def because_led(match: Match, puzzle: Puzzle, _given: str) -> Because:
    """Return which card wins the trick that is asked about, and that its player leads."""
    won, both = _won(match, puzzle)
    return Because((won, winner_leads()), (), both)


def because_scored(match: Match, puzzle: Puzzle, _given: str) -> Because:
    """Return which card wins the trick that is asked about, and for what a card counts."""
    won, both = _won(match, puzzle)
    scores = translate(
        "Puzzles", "A card that is led scores one, and so does winning a trick to which the other player led."
    )
    return Because((won, scores), (), both)


def because_sunk(match: Match, puzzle: Puzzle, _given: str) -> Because:
    """Return what keeping back gains, or what it would cost, and the cards of the class that is declared."""
    kind = DECLARING[cast(PiquetState, match.state).phase]
    cards = _cards(match, *(item for item in _items(match) if item.kind == kind))
    if (lost := puzzle.answers.get(str(DECLARE), 0.0)) > 0:
        said = translate(
            "Puzzles", "Your opponent then misreads your hand, which gains you about %n point(s).", "", _whole(lost)
        )
    else:
        least = min(cost for cost in puzzle.answers.values() if cost > 0)
        said = translate(
            "Puzzles",
            "Saying less costs at least about %n point(s): more than misleading your opponent can gain.",
            "",
            _whole(least),
        )
    return Because((said,), (), cards)


def _whole(points: float) -> int:
    return max(1, round(points))


def _won(match: Match, puzzle: Puzzle) -> tuple[str, tuple[Card, Card]]:
    """Return which of the two cards wins, in words, and both of them."""
    (led,) = cast(PiquetState, match.state).trick
    card = parse_card(puzzle.about.split()[1])
    same = suit_of(card) == suit_of(led)
    beats = same and strength_of(card) > strength_of(led)
    return winner_words(led, card, beats=beats, same_suit=same), (led, card)


def _compared(mine: Item, theirs: Item) -> str:
    if mine.strength == theirs.strength:
        return translate("Puzzles", "Both are the same, so neither scores.")
    if mine.length != theirs.length:
        if theirs.kind is Kind.SET:
            return translate("Puzzles", "Any four of a kind beat any three.")
        return translate("Puzzles", "The longer one is better.")
    match theirs.kind:
        case Kind.POINT:
            return translate("Puzzles", "Both are equally long, so the one with more pips is better.")
        case Kind.SEQUENCE:
            return translate("Puzzles", "Both are equally long, so the one with the higher top card is better.")
    return translate("Puzzles", "The numbers are equal, so the higher rank is better.")


def _told(item: Item) -> str:
    if item.kind is not Kind.POINT:
        return item_words(item)
    return translate("Puzzles", "a point of {cards}, making {pips} pips").format(
        cards=point_words(item.length), pips=item.rank
    )


def _ruff_told(item: Item) -> str:
    return translate("Puzzles", "the point in {suit}, {pips} pips").format(suit=suit_name(item.suit), pips=item.rank)


def _items(match: Match) -> list[Item]:
    rules, hand = piquet_rules(match.rule_set), _hand(match)
    return [item for kind in KINDS for item in whole(kind, hand, rules.smallest_point, rules.least_pips)]


def _hand(match: Match) -> int:
    return mask_of(cast(PiquetState, match.state).hands[SOLVER])


def _cards(match: Match, *items: Item) -> list[int]:
    return sorted({card for item in items for card in item_cards(item, _hand(match))})
