"""What is said at a table of Piquet, word for word."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.core.errors import CodedError
from cardtable.core.events import Announced
from cardtable.core.scores import ScoreLine
from cardtable.games.piquet.actions import COMMANDS, parse_item
from cardtable.games.piquet.codes import Line, Said
from cardtable.words.cards import suit_name, value_name
from cardtable.words.mark import QT_TRANSLATE_NOOP, translate
from cardtable.words.piquet.actions import COMMANDED
from cardtable.words.piquet.items import capital, items_words, line_item, told_item, top_words

_NONE_OF = {
    "point": QT_TRANSLATE_NOOP("Piquet", "No point."),
    "sequence": QT_TRANSLATE_NOOP("Piquet", "No sequence."),
    "set": QT_TRANSLATE_NOOP("Piquet", "No trio or quatorze."),
}
_BUYS = {
    0: QT_TRANSLATE_NOOP("Piquet", "I take none."),
    1: QT_TRANSLATE_NOOP("Piquet", "I take only one."),
    2: QT_TRANSLATE_NOOP("Piquet", "I take only two."),
    3: QT_TRANSLATE_NOOP("Piquet", "I take only three."),
    4: QT_TRANSLATE_NOOP("Piquet", "I take only four."),
    5: QT_TRANSLATE_NOOP("Piquet", "I take only five."),
    6: QT_TRANSLATE_NOOP("Piquet", "I take only six."),
    7: QT_TRANSLATE_NOOP("Piquet", "I take only seven."),
}
_BUYS_ALL = {
    2: QT_TRANSLATE_NOOP("Piquet", "I take both."),
    3: QT_TRANSLATE_NOOP("Piquet", "I take all three."),
    4: QT_TRANSLATE_NOOP("Piquet", "I take all four."),
    5: QT_TRANSLATE_NOOP("Piquet", "I take all five."),
    6: QT_TRANSLATE_NOOP("Piquet", "I take all six."),
    7: QT_TRANSLATE_NOOP("Piquet", "I take all seven."),
    8: QT_TRANSLATE_NOOP("Piquet", "I take all eight."),
}
"""What is said on taking cards from the stock, by their number: ``_BUYS`` for fewer than possible, ``_BUYS_ALL`` for as
many as possible.
"""
_PIPS = (
    QT_TRANSLATE_NOOP("PointPips", "full"),
    QT_TRANSLATE_NOOP("PointPips", "overfull"),
    QT_TRANSLATE_NOOP("PointPips", "making two"),
    QT_TRANSLATE_NOOP("PointPips", "making three"),
    QT_TRANSLATE_NOOP("PointPips", "making four"),
    QT_TRANSLATE_NOOP("PointPips", "making five"),
    QT_TRANSLATE_NOOP("PointPips", "making six"),
    QT_TRANSLATE_NOOP("PointPips", "making seven"),
    QT_TRANSLATE_NOOP("PointPips", "making eight"),
    QT_TRANSLATE_NOOP("PointPips", "making nine"),
)
"""How the pips of a point are told, by their last figure; the tens follow from the number of cards."""
_WHOLE_SUIT = 75
_MISSING = {
    7: QT_TRANSLATE_NOOP("PointPips", "the seven is missing"),
    8: QT_TRANSLATE_NOOP("PointPips", "the eight is missing"),
    9: QT_TRANSLATE_NOOP("PointPips", "the nine is missing"),
    10: QT_TRANSLATE_NOOP("PointPips", "a court card or the ten is missing"),
    11: QT_TRANSLATE_NOOP("PointPips", "the ace is missing"),
}
"""How the pips of a point of seven cards are told: by the missing card, which follows from the pips that it lacks to
the whole suit. The ten and the court cards have one text, because to distinguish them would tell more than was asked.
No point of fewer cards has so many pips.
"""


def spoken(event: Announced) -> str:
    """Return the words of an announcement, where they depend on what is declared; an empty text for all others."""
    params = dict(event.params)
    kind = params.get("kind")
    match event.code:
        case Said.COMMANDS:
            return translate("Piquet", COMMANDED[_command(params)])
        case Said.BUYS:
            return _buys(params.get("cards"), params.get("most"))
        case Said.NOTHING:
            return translate("Piquet", _NONE_OF[kind]) if isinstance(kind, str) and kind in _NONE_OF else ""
        case Said.HOW_HIGH if kind == "point":
            return translate("Piquet", "What do they make?")
        case Said.SO_HIGH if "pips" in params:
            return _sentence(_pips(params["pips"]))
        case Said.SO_HIGH:
            return _sentence(_top(params))
        case Said.DECLARES if kind == "sequence":
            return _sentence(translate("Piquet", "a {sequence}").format(sequence=told_item({**params, "rank": 0})))
        case Said.DECLARES:
            return _sentence(told_item(params))
        case Said.NOT_GOOD if "pips" in params and params["pips"] != params.get("length"):
            return translate("Piquet", "Not good; {pips}.").format(pips=_pips(params["pips"]))
        case Said.NOT_GOOD if kind == "sequence" and "rank" in params:
            return translate("Piquet", "Not good; my {sequence} is {top}.").format(
                sequence=told_item({**params, "rank": 0}), top=_top(params)
            )
        case Said.NOT_GOOD if kind == "sequence":
            return translate("Piquet", "Not good; I have a {sequence}.").format(sequence=told_item(params))
        case Said.NOT_GOOD if kind:
            return translate("Piquet", "Not good; I have {cards}.").format(cards=told_item(params))
        case Said.EQUAL if kind == "point":
            return translate("Piquet", "The point is equal.")
        case Said.EQUAL if kind == "sequence":
            return translate("Piquet", "Equal; mine is {top} as well.").format(top=_top(params))
        case Said.OBJECTS if kind:
            return translate("Piquet", "Wait: I have {cards}.").format(cards=told_item(params))
        case Said.NAMES if "items" in params:
            return _sentence(_items(str(params["items"])))
        case Said.SUIT:
            return _sentence(suit_name(int(str(params["suit"])))) if "suit" in params else ""
        case Said.STILL_HOLDS if "cards" in params:
            return _sentence(value_name(int(str(params["cards"]))))
    return ""


def counted(line: ScoreLine) -> str:
    """Return the words of a player who counts ``line``: ``Quart to a king: 10!`` or ``13!``; an empty text if nothing
    is said.
    """
    params = dict(line.params)
    if "count" not in params or not line.marked or line.code in (Line.REPIQUE_MATCH, Line.PIQUE_MATCH):
        return ""
    if line.code == Line.CARTE_BLANCHE:
        return translate("Piquet", "Carte blanche: {count}!").format(count=params["count"])
    item = line_item(line)
    if item:
        return translate("Piquet", "{item}: {count}!").format(item=capital(item), count=params["count"])
    return translate("Piquet", "{count}!").format(count=params["count"])


def _items(text: str) -> str:
    """Return the combinations with the text forms in ``text``, in words; an ellipsis if one of them cannot be read."""
    try:
        return items_words([parse_item(one) for one in text.split(" ")])
    except CodedError:
        return "…"


def _command(params: Mapping[str, object]) -> int:
    """Return the number of a commanded way of dealing in ``COMMANDS``, 0 if it is none of them."""
    for number, (packets, place) in enumerate(COMMANDS):
        if (packets.value, place.value) == (params.get("cards"), params.get("talon")):
            return number
    return 0


def _top(params: Mapping[str, object]) -> str:
    rank = params.get("rank")
    return top_words(rank) if isinstance(rank, int) else "…"


def _buys(cards: object, most: object) -> str:
    """Return what is said on taking ``cards`` cards of at most ``most``; an empty text if the number is not known."""
    words = _BUYS_ALL if cards == most else _BUYS
    return translate("Piquet", words[cards]) if isinstance(cards, int) and cards in words else ""


def _pips(pips: object) -> str:
    """Return the pips of a point in words: ``making eight`` for 38, 48 …, ``full`` for 40, 50 …, ``overfull`` for 41,
    51 …; for a point of seven cards which card is missing.
    """
    if not isinstance(pips, int):
        return "…"
    missing = _WHOLE_SUIT - pips
    if missing in _MISSING:
        return translate("PointPips", _MISSING[missing])
    return translate("PointPips", _PIPS[pips % 10])


def _sentence(words: str) -> str:
    return f"{capital(words)}."
