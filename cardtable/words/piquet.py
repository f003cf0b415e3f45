"""Piquet in words: combinations, buttons, hints, signs, and the conversation at the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.core.cards import JACK, KING, QUEEN
from cardtable.core.events import Announced
from cardtable.core.scores import ScoreLine
from cardtable.games.piquet.actions import COMMANDS, Do, PiquetAction
from cardtable.games.piquet.combinations import NO_SUIT, Item, Kind
from cardtable.games.piquet.dealing import Packets, TalonPlace
from cardtable.games.piquet.ranking import RANKS
from cardtable.words.cards import (
    card_names,
    card_sign,
    card_signs,
    joined,
    suit_name,
    suit_sign,
    the_card,
    value_name,
)
from cardtable.words.mark import QT_TRANSLATE_NOOP, translate
from cardtable.words.pack import german_chosen, german_table

_POINTS = {
    1: QT_TRANSLATE_NOOP("Piquet", "one card"),
    2: QT_TRANSLATE_NOOP("Piquet", "two cards"),
    3: QT_TRANSLATE_NOOP("Piquet", "three cards"),
    4: QT_TRANSLATE_NOOP("Piquet", "four cards"),
    5: QT_TRANSLATE_NOOP("Piquet", "five cards"),
    6: QT_TRANSLATE_NOOP("Piquet", "six cards"),
    7: QT_TRANSLATE_NOOP("Piquet", "seven cards"),
    8: QT_TRANSLATE_NOOP("Piquet", "eight cards"),
}
_SEQUENCES = {
    3: QT_TRANSLATE_NOOP("Piquet", "tierce"),
    4: QT_TRANSLATE_NOOP("Piquet", "quart"),
    5: QT_TRANSLATE_NOOP("Piquet", "quint"),
    6: QT_TRANSLATE_NOOP("Piquet", "sixième"),
    7: QT_TRANSLATE_NOOP("Piquet", "septième"),
    8: QT_TRANSLATE_NOOP("Piquet", "huitième"),
}
_MAJORS = {
    3: QT_TRANSLATE_NOOP("Piquet", "tierce major"),
    4: QT_TRANSLATE_NOOP("Piquet", "quart major"),
    5: QT_TRANSLATE_NOOP("Piquet", "quint major"),
    6: QT_TRANSLATE_NOOP("Piquet", "sixième major"),
    7: QT_TRANSLATE_NOOP("Piquet", "septième major"),
    8: QT_TRANSLATE_NOOP("Piquet", "huitième"),
}
"""Sequences that begin with the ace."""
_TOPS = {
    1: QT_TRANSLATE_NOOP("Piquet", "major"),
    KING: QT_TRANSLATE_NOOP("Piquet", "to a king"),
    QUEEN: QT_TRANSLATE_NOOP("Piquet", "to a queen"),
    JACK: QT_TRANSLATE_NOOP("Piquet", "to a jack"),
    10: QT_TRANSLATE_NOOP("Piquet", "to a ten"),
    9: QT_TRANSLATE_NOOP("Piquet", "to a nine"),
}
_THREE = {
    1: QT_TRANSLATE_NOOP("Piquet", "three aces"),
    KING: QT_TRANSLATE_NOOP("Piquet", "three kings"),
    QUEEN: QT_TRANSLATE_NOOP("Piquet", "three queens"),
    JACK: QT_TRANSLATE_NOOP("Piquet", "three jacks"),
    10: QT_TRANSLATE_NOOP("Piquet", "three tens"),
}
_FOUR = {
    1: QT_TRANSLATE_NOOP("Piquet", "four aces"),
    KING: QT_TRANSLATE_NOOP("Piquet", "four kings"),
    QUEEN: QT_TRANSLATE_NOOP("Piquet", "four queens"),
    JACK: QT_TRANSLATE_NOOP("Piquet", "four jacks"),
    10: QT_TRANSLATE_NOOP("Piquet", "four tens"),
}

_GERMAN_TOPS = {
    1: QT_TRANSLATE_NOOP("GermanPack", "major"),
    QUEEN: QT_TRANSLATE_NOOP("GermanPack", "to an Ober"),
    JACK: QT_TRANSLATE_NOOP("GermanPack", "to an Unter"),
}
_GERMAN_THREE = {
    1: QT_TRANSLATE_NOOP("GermanPack", "three Daus"),
    QUEEN: QT_TRANSLATE_NOOP("GermanPack", "three Obers"),
    JACK: QT_TRANSLATE_NOOP("GermanPack", "three Unters"),
}
_GERMAN_FOUR = {
    1: QT_TRANSLATE_NOOP("GermanPack", "four Daus"),
    QUEEN: QT_TRANSLATE_NOOP("GermanPack", "four Obers"),
    JACK: QT_TRANSLATE_NOOP("GermanPack", "four Unters"),
}
"""What is said of the ranks that a German pack calls otherwise."""

# Combinations


def point_words(length: int) -> str:
    """``six cards``."""
    return translate("Piquet", _POINTS[length]) if length in _POINTS else str(length)


def sequence_words(length: int, rank: int = 0) -> str:
    """``quart``, or with a ``rank`` of 1 to 13 ``quart major`` for the ace's and ``quart to a king``."""
    if rank == 1 and length in _MAJORS:
        return translate("Piquet", _MAJORS[length])
    name = translate("Piquet", _SEQUENCES[length]) if length in _SEQUENCES else str(length)
    if rank not in _TOPS:
        return name
    return translate("Piquet", "{sequence} {top}").format(sequence=name, top=top_words(rank))


def top_words(rank: int) -> str:
    """``to a king``, for the highest card of a sequence; an ellipsis for a rank that cannot be it."""
    if german_chosen() and rank in _GERMAN_TOPS:
        return translate("GermanPack", _GERMAN_TOPS[rank])
    return translate("Piquet", _TOPS[rank]) if rank in _TOPS else "…"


def set_words(length: int, rank: int) -> str:
    """``three kings``, ``four aces``."""
    german = _GERMAN_FOUR if length == 4 else _GERMAN_THREE
    if german_chosen() and rank in german:
        return translate("GermanPack", german[rank])
    names = _FOUR if length == 4 else _THREE
    return translate("Piquet", names[rank]) if rank in names else str(length)


def item_words(item: Item) -> str:
    """A combination with its suit, as on a button: ``six hearts``, ``quart to a king of spades``."""
    match item.kind:
        case Kind.POINT:
            return translate("Piquet", "{cards} of {suit}").format(
                cards=point_words(item.length), suit=suit_name(item.suit)
            )
        case Kind.SEQUENCE:
            return translate("Piquet", "{sequence}, {suit}").format(
                sequence=sequence_words(item.length, RANKS[item.rank]), suit=suit_name(item.suit)
            )
    words = set_words(item.length, RANKS[item.rank])
    if item.suit == NO_SUIT or item.length == 4:
        return words
    return translate("Piquet", "{set} without {suit}").format(set=words, suit=suit_name(item.suit))


def items_words(items: Sequence[Item]) -> str:
    """Several combinations joined."""
    return joined([item_words(item) for item in items])


def told_item(params: Mapping[str, object]) -> str:
    """A combination as it is told in an event or a score line: ``kind`` and ``length``, ``rank`` if it was told."""
    length, rank = params.get("length"), params.get("rank")
    number = length if isinstance(length, int) else 0
    height = rank if isinstance(rank, int) else 0
    match params.get("kind"):
        case "point":
            return point_words(number)
        case "sequence":
            return sequence_words(number, height)
        case "set":
            return set_words(number, height)
    return ""


def line_item(line: ScoreLine) -> str:
    """The combination that a line of the score counts; empty for other lines."""
    params = dict(line.params)
    return told_item({**params, "kind": line.code}) if "length" in params else ""


# Buttons, hints and signs

_PLACES = {
    TalonPlace.LAST: QT_TRANSLATE_NOOP("Piquet", "Talon last"),
    TalonPlace.MIDDLE: QT_TRANSLATE_NOOP("Piquet", "Talon in the middle"),
    TalonPlace.FIRST: QT_TRANSLATE_NOOP("Piquet", "Talon first"),
}
_PACKETS = {
    Packets.TWOS: QT_TRANSLATE_NOOP("Piquet", "In twos:"),
    Packets.THREES: QT_TRANSLATE_NOOP("Piquet", "In threes:"),
}
_COMMANDED = (
    QT_TRANSLATE_NOOP("Piquet", "In twos, please."),
    QT_TRANSLATE_NOOP("Piquet", "In twos, the talon in the middle, please."),
    QT_TRANSLATE_NOOP("Piquet", "In twos, the talon first, please."),
    QT_TRANSLATE_NOOP("Piquet", "In threes, please."),
    QT_TRANSLATE_NOOP("Piquet", "In threes, the talon in the middle, please."),
    QT_TRANSLATE_NOOP("Piquet", "In threes, the talon first, please."),
)
"""In the order of ``COMMANDS``."""
_LABELS = {
    Do.SHUFFLE: QT_TRANSLATE_NOOP("Piquet", "&Shuffle again"),
    Do.CUT: QT_TRANSLATE_NOOP("Piquet", "&Cut"),
    Do.TAKE: QT_TRANSLATE_NOOP("Piquet", "&Take the new cards"),
    Do.LIFT: QT_TRANSLATE_NOOP("Piquet", "Take them &up again"),
    Do.GOOD: QT_TRANSLATE_NOOP("Piquet", "&Good"),
    Do.DECLARE: QT_TRANSLATE_NOOP("Piquet", "&Declare everything"),
    Do.NINETY: QT_TRANSLATE_NOOP("Piquet", "Announce the &repique"),
    Do.NO_NINETY: QT_TRANSLATE_NOOP("Piquet", "&No repique"),
    Do.ASK: QT_TRANSLATE_NOOP("Piquet", "&How many of the point?"),
    Do.CLAIM: QT_TRANSLATE_NOOP("Piquet", "The rest is &mine"),
    Do.ACCEPT: QT_TRANSLATE_NOOP("Piquet", "&Agreed"),
    Do.ONE_MORE: QT_TRANSLATE_NOOP("Piquet", "&One more card"),
    Do.GIVE_UP: QT_TRANSLATE_NOOP("Piquet", "The rest is &yours"),
}
_SENTENCES = {
    Do.SHUFFLE: QT_TRANSLATE_NOOP("Piquet", "Ask for another shuffle."),
    Do.CUT: QT_TRANSLATE_NOOP("Piquet", "Cut, and let the cards be dealt as agreed."),
    Do.TAKE: QT_TRANSLATE_NOOP("Piquet", "Take the new cards."),
    Do.LIFT: QT_TRANSLATE_NOOP("Piquet", "Take the discards up again."),
    Do.GOOD: QT_TRANSLATE_NOOP("Piquet", "Let it pass as good."),
    Do.DECLARE: QT_TRANSLATE_NOOP("Piquet", "Declare everything as good as it is."),
    Do.NINETY: QT_TRANSLATE_NOOP("Piquet", "Announce the repique."),
    Do.NO_NINETY: QT_TRANSLATE_NOOP("Piquet", "Announce no repique."),
    Do.ASK: QT_TRANSLATE_NOOP("Piquet", "Ask how many cards of the point are still held."),
    Do.CLAIM: QT_TRANSLATE_NOOP("Piquet", "Claim the rest of the tricks."),
    Do.ACCEPT: QT_TRANSLATE_NOOP("Piquet", "Agree to the claim."),
    Do.ONE_MORE: QT_TRANSLATE_NOOP("Piquet", "Ask for one more card."),
    Do.GIVE_UP: QT_TRANSLATE_NOOP("Piquet", "Give up the rest of the tricks."),
}
_NOTHING = {
    Do.POINT: QT_TRANSLATE_NOOP("Piquet", "&No point"),
    Do.SEQUENCES: QT_TRANSLATE_NOOP("Piquet", "&No sequence"),
    Do.SETS: QT_TRANSLATE_NOOP("Piquet", "&No set"),
    Do.COUNT: QT_TRANSLATE_NOOP("Piquet", "Count &nothing"),
}


def piquet_label(action: PiquetAction) -> str:
    """The words on the button for ``action``, with an ampersand before the letter of its key."""
    match action.do:
        case Do.CUT if action.number:
            return translate("Piquet", _PLACES[COMMANDS[action.number - 1][1]])
        case Do.CHANGE | Do.LAY if not action.cards:
            return translate("Piquet", "&Keep all cards")
        case Do.CHANGE | Do.LAY:
            return translate("Piquet", "&Exchange %n card(s)", "", len(action.cards))
        case Do.BLANCHE if action.number:
            return translate("Piquet", "Carte blanche, buying {number}").format(number=action.number)
        case Do.BLANCHE:
            return translate("Piquet", "Show carte &blanche")
        case Do.POINT | Do.SEQUENCES | Do.SETS | Do.COUNT if not action.items:
            return translate("Piquet", _NOTHING[action.do])
        case Do.COUNT:
            return translate("Piquet", "Count {items}").format(items=", ".join(map(_item_label, action.items)))
        case Do.POINT | Do.SEQUENCES | Do.SETS:
            return _capital(", ".join(map(_item_label, action.items)))
        case Do.LOOK:
            return _capital(suit_sign(action.number))
        case Do.CARD:
            return card_sign(action.cards[0])
    return translate("Piquet", _LABELS[action.do])


def piquet_heading(action: PiquetAction) -> str:
    """Above which row of buttons ``action`` belongs; empty if it stands by itself."""
    match action.do:
        case Do.CUT if action.number:
            return translate("Piquet", _PACKETS[COMMANDS[action.number - 1][0]])
        case Do.LOOK:
            return translate("Piquet", "Look, then lead:")
    return ""


def piquet_is_seldom(action: PiquetAction) -> bool:
    """Whether hardly anybody wants ``action`` in most deals."""
    return action.do in (Do.SHUFFLE, Do.ASK, Do.CLAIM, Do.GIVE_UP) or (action.do is Do.CUT and action.number > 0)


def _item_label(item: Item) -> str:
    """A combination in few signs: ``six cards ♥``, ``quart to a king ♠``, ``three kings``.

    The signs of a German pack are in no font, so that suits are named.
    """
    if german_table():
        return item_words(item)
    match item.kind:
        case Kind.POINT:
            words = point_words(item.length)
        case Kind.SEQUENCE:
            words = sequence_words(item.length, RANKS[item.rank])
        case _:
            return item_words(item)
    return f"{words} {suit_sign(item.suit)}"


def piquet_sentence(action: PiquetAction) -> str:
    """``Lay away the seven of spades and the eight of hearts.``"""
    match action.do:
        case Do.CARD:
            return translate("Piquet", "Play {card}.").format(card=the_card(action.cards[0]))
        case Do.CHANGE | Do.LAY if action.cards:
            return _capital(translate("Piquet", "Lay away {cards}.").format(cards=card_names(action.cards)))
        case Do.CHANGE | Do.LAY:
            return translate("Piquet", "Keep all your cards.")
        case Do.POINT | Do.SEQUENCES | Do.SETS if action.items:
            return _capital(translate("Piquet", "Declare {items}.").format(items=items_words(action.items)))
        case Do.COUNT if action.items:
            return _capital(translate("Piquet", "Count {items}.").format(items=items_words(action.items)))
        case Do.LOOK:
            return translate("Piquet", "Look at the talon and lead {suit}.").format(suit=suit_name(action.number))
    if action.do is Do.CUT and action.number:
        return translate("Piquet", "{packets} {place}.").format(
            packets=piquet_heading(action), place=piquet_label(action)
        )
    if action.do in _SENTENCES:
        return translate("Piquet", _SENTENCES[action.do])
    return translate("Piquet", "{words}.").format(words=piquet_label(action).replace("&", ""))


def piquet_reason(action: PiquetAction) -> str:
    """Why something is as good as anything else; empty for what needs a reason of its own."""
    if action.do is Do.CUT:
        return translate("Piquet", "However the cards are dealt, nobody knows where any of them lies.")
    return ""


def piquet_sign(action: PiquetAction) -> str:
    """The same in signs, where there is little room."""
    if action.do is Do.CARD:
        return card_sign(action.cards[0])
    if action.do in (Do.CHANGE, Do.LAY) and action.cards:
        return _capital(translate("Piquet", "lay away {cards}").format(cards=card_signs(action.cards)))
    return piquet_sentence(action).rstrip(".")


# The conversation

_NONE_OF = {
    "point": QT_TRANSLATE_NOOP("Piquet", "No point."),
    "sequence": QT_TRANSLATE_NOOP("Piquet", "No sequence."),
    "set": QT_TRANSLATE_NOOP("Piquet", "No three or four of a kind."),
}
_BUYS = {
    0: QT_TRANSLATE_NOOP("Piquet", "I take none."),
    1: QT_TRANSLATE_NOOP("Piquet", "I only take one."),
    2: QT_TRANSLATE_NOOP("Piquet", "I only take two."),
    3: QT_TRANSLATE_NOOP("Piquet", "I only take three."),
    4: QT_TRANSLATE_NOOP("Piquet", "I only take four."),
    5: QT_TRANSLATE_NOOP("Piquet", "I only take five."),
    6: QT_TRANSLATE_NOOP("Piquet", "I only take six."),
    7: QT_TRANSLATE_NOOP("Piquet", "I only take seven."),
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
"""By how many cards are bought: fewer than could be, or all of them."""
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
"""How the pips of a point are told, by their last figure: the tens follow from the number of cards."""


def piquet_spoken(event: Announced) -> str:
    """What is said with this announcement, where that depends on what is declared; empty for all others."""
    params = dict(event.params)
    kind = params.get("kind")
    match event.code:
        case "commands":
            return translate("Piquet", _COMMANDED[_command(params)])
        case "buys":
            return _buys(params.get("cards"), params.get("most"))
        case "nothing":
            return translate("Piquet", _NONE_OF[kind]) if isinstance(kind, str) and kind in _NONE_OF else ""
        case "how_high" if kind == "point":
            return translate("Piquet", "What do they make?")
        case "so_high" if "pips" in params:
            return _sentence(_pips(params["pips"]))
        case "so_high":
            return _sentence(_top(params))
        case "declares" if kind == "sequence":
            return _sentence(translate("Piquet", "a {sequence}").format(sequence=told_item({**params, "rank": 0})))
        case "declares":
            return _sentence(told_item(params))
        case "not_good" if "pips" in params:
            return translate("Piquet", "Not good; {pips}.").format(pips=_pips(params["pips"]))
        case "not_good" if kind == "sequence" and "rank" in params:
            return translate("Piquet", "Not good; my {sequence} is {top}.").format(
                sequence=told_item({**params, "rank": 0}), top=_top(params)
            )
        case "not_good" if kind == "sequence":
            return translate("Piquet", "Not good; I have a {sequence}.").format(sequence=told_item(params))
        case "not_good" if kind:
            return translate("Piquet", "Not good; I have {cards}.").format(cards=told_item(params))
        case "equal" if kind == "point":
            return translate("Piquet", "The point is equal.")
        case "equal" if kind == "sequence":
            return translate("Piquet", "Equal; mine is {top} as well.").format(top=_top(params))
        case "objects" if kind:
            return translate("Piquet", "Wait: I have {cards}.").format(cards=told_item(params))
        case "suit":
            return _sentence(suit_name(int(str(params["suit"])))) if "suit" in params else ""
        case "still_holds" if "cards" in params:
            return _sentence(value_name(int(str(params["cards"]))))
    return ""


def counted_words(line: ScoreLine) -> str:
    """What a player says on counting ``line``: ``Quart to a king: 10!`` or ``13!``; empty if nothing is said."""
    params = dict(line.params)
    if "count" not in params or not line.marked or line.code == "repique_partie":
        return ""
    if line.code == "carte_blanche":
        return translate("Piquet", "Carte blanche: {count}!").format(count=params["count"])
    item = line_item(line)
    if item:
        return translate("Piquet", "{item}: {count}!").format(item=_capital(item), count=params["count"])
    return translate("Piquet", "{count}!").format(count=params["count"])


def _command(params: Mapping[str, object]) -> int:
    """The number of a commanded dealing in ``COMMANDS``."""
    for number, (packets, place) in enumerate(COMMANDS):
        if (packets.value, place.value) == (params.get("cards"), params.get("talon")):
            return number
    return 0


def _top(params: Mapping[str, object]) -> str:
    rank = params.get("rank")
    return top_words(rank) if isinstance(rank, int) else "…"


def _buys(cards: object, most: object) -> str:
    """What is said on buying ``cards`` of at most ``most``; empty if nothing is known of it."""
    words = _BUYS_ALL if cards == most else _BUYS
    return translate("Piquet", words[cards]) if isinstance(cards, int) and cards in words else ""


def _pips(pips: object) -> str:
    """``making eight`` for 38, 48 …, ``full`` for 40, 50 …, ``overfull`` for 41, 51 …"""
    return translate("PointPips", _PIPS[pips % 10]) if isinstance(pips, int) else "…"


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _sentence(words: str) -> str:
    return f"{_capital(words)}."
