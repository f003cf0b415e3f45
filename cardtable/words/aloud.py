"""How texts are said by a voice: cards, suits, signs and numbers in words, and pauses where the eye sees a gap."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache

from cardtable.core.cards import ACE, HIDDEN, HIGHEST_CARD, JOKER, KING, SPADES, Card, make_card
from cardtable.words.cards import SUIT_SIGNS, card_name, card_sign, rank_sign, suit_name
from cardtable.words.mark import translate

_SUIT = f"[{SUIT_SIGNS}]"
_HIDDEN = re.escape(card_sign(HIDDEN))
_CAPTURE = r"([^\W\d][^.:;×]*?) × ([^\W\d][^.:;×]*)"
"""A card, a cross and what it captures; a number before a cross is multiplied."""
_LEFT, _RIGHT = r"(?<=[\d)%€])\s", r"\s(?=[\d(−])"
"""The gap after a number and before one. A sign between words, as in the help on formulas, is itself what is meant."""


def read_aloud(text: str) -> str:
    """Return ``text`` as a voice says it: of ``♠A ♥2``, ``ace of spades, two of hearts``; of ``−3``, ``minus 3``."""
    for signs, others, change in _CHANGES:
        if not signs.isdisjoint(text) or (others is not None and others.search(text)):
            text = change(text)
    return text


@cache
def _cards_by_sign(ranks: tuple[str, ...], jokers: tuple[str, ...]) -> tuple[Mapping[str, Card], re.Pattern[str]]:
    """Return the cards by the signs that stand for them, and the pattern of a row of them, where the ranks and the
    jokers have these signs.
    """
    known = {
        f"{sign}{rank}": make_card(place, suit)
        for suit, sign in enumerate(SUIT_SIGNS)
        for place, rank in enumerate(ranks, ACE)
    }
    known.update(zip(jokers, range(JOKER, HIGHEST_CARD + 1), strict=False))
    card = f"(?<!\\w)(?:{'|'.join(sorted(map(re.escape, known), key=len, reverse=True))})(?!\\w)"
    return known, re.compile(f"{card}(?: {card})*")


def _cards(text: str) -> str:
    # The signs of the ranks follow the language and the pack, those of the jokers the language.
    ranks = tuple(rank_sign(rank) for rank in range(ACE, KING + 1))
    jokers = tuple(card_sign(card) for card in range(JOKER, HIGHEST_CARD + 1)) if _has_cards(text) else ()
    known, row = _cards_by_sign(ranks, jokers)
    text = row.sub(lambda found: ", ".join(card_name(known[sign]) for sign in found.group().split()), text)
    text = re.sub(f"(\\d+)\\s{SUIT_SIGNS[SPADES]}", _spades, text)
    text = re.sub(_SUIT, lambda found: suit_name(SUIT_SIGNS.index(found.group())), text)
    # What is written by a person may end in question marks.
    text = re.sub(f"(?<!\\S){_HIDDEN}(?!\\S)", lambda _: card_name(HIDDEN), text)
    captures = translate("Aloud", "{card} captures {others}")
    for _ in range(text.count("×")):
        text = re.sub(_CAPTURE, lambda one: captures.format(card=one.group(1), others=one.group(2)), text, count=1)
    return text


def _has_cards(text: str) -> bool:
    """Return whether a joker's sign in ``text`` is a card, and not somebody’s name."""
    return re.search(f"{_SUIT}| ×|× |{card_sign(JOKER)}\\d", text) is not None


def _spades(found: re.Match[str]) -> str:
    return translate("Scores", "%n spade(s)", None, int(found.group(1)))


def _between(words: str) -> str:
    """Return what stands between two placeholders.

    >>> _between("{first} to {last}")
    'to'
    """
    return words.partition("}")[2].rpartition("{")[0].strip()


def _numbers(text: str) -> str:
    minus, plus = translate("Aloud", "minus"), translate("Aloud", "plus")
    said = {
        "×": (f"{_LEFT}×{_RIGHT}", translate("Aloud", "times")),
        "=": (f"{_LEFT}={_RIGHT}", translate("Aloud", "is", "between numbers: 2 times 5 is 10")),
        "−": (f"{_LEFT}−{_RIGHT}", minus),
        "+": (f"{_LEFT}\\+{_RIGHT}|(?<=\\d)\\+(?=\\d)", plus),
        "±": (f"{_LEFT}±{_RIGHT}", translate("Aloud", "plus or minus")),
        ":": (f"{_LEFT}:{_RIGHT}", _between(translate("Aloud", "{points} to {points_of_others}"))),
        "–": (r"(?<=\d)–(?=\d)", _between(translate("Aloud", "{first} to {last}"))),
        "→": (r"(?<=[^\W\d])\s→\s(?=[^\W\d])", _between(translate("Aloud", "{payer} to {paid}"))),
    }
    for sign, (where, words) in said.items():
        # To read a pattern costs more than to look for its sign.
        if sign in text:
            text = _put(where, f" {words} ", text)
    if "→" in text:
        text = _put(r"\s→\s", f", {translate('Aloud', 'now')} ", text)
    # A currency may stand between a sign and its number.
    text = _put(r"(?<!\w)(?:−(?=[^\s)])|-(?=\d))", f"{minus} ", text)
    text = _put(r"(?<![\w+])\+(?=[^\s)])", f"{plus} ", text)
    text = _put(r"(?<=\d)\+(?!\w)", f" {translate('Aloud', 'or more')}", text)
    # Of “2. Partie” a voice makes two sentences.
    noun = translate("SheetTable", "Match {number}").partition("{number}. ")[2]
    if not noun:
        return text
    return re.sub(rf"\b(\d+)\. {re.escape(noun)}(?!\w)", lambda found: f"{noun} {found.group(1)}", text)


def _put(sign: str, words: str, text: str) -> str:
    """Return ``text`` with ``words`` as they stand wherever the pattern ``sign`` is found."""
    return re.sub(sign, lambda _: words, text)


def _marks(text: str) -> str:
    text = text.replace("✓", translate("Aloud", "ticked"))
    stars = translate("School", "{count} of {most} stars.")
    return re.sub("[★☆]+", lambda found: stars.format(count=found.group().count("★"), most=len(found.group())), text)


def _pauses(text: str) -> str:
    """Say gaps, lines, points and dashes between parts as pauses."""
    text = re.sub(r"^\s*[‹·–](?:,?\s+|$)|\s*[›·]\s*$", "", text)
    text = re.sub(r"(?<=[.,:;!?…“”])\s*(?:[·–]\s|\n)\s*", " ", text.strip())
    text = re.sub(r"\s*\n\s*", ". ", text)
    return re.sub(r"\s[·–]\s|\s{3,}", ", ", text)


_CHANGES: tuple[tuple[frozenset[str], re.Pattern[str] | None, Callable[[str], str]], ...] = (
    (frozenset(f"{SUIT_SIGNS}×"), re.compile(rf"{_HIDDEN}|\b[^\W\d]+\d"), _cards),
    (frozenset("×±−–→"), re.compile(r"\s[=:+]\s|(?<!\w)[+-](?=\S)|\d\+|\d\. \w"), _numbers),
    (frozenset("✓★☆"), None, _marks),
    (frozenset("‹›·–\n"), re.compile(r"\s{3}"), _pauses),
)
"""What is changed one after another, each with the signs, and the pattern of other signs, without which a text has
nothing of it.
"""
