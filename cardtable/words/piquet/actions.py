"""The actions of Piquet other than playing a card, in words: on buttons, in hints and in signs."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.games.piquet.actions import COMMANDS, Do, PiquetAction, fault_of, seat_of
from cardtable.games.piquet.codes import FaultCode
from cardtable.games.piquet.combinations import RUFF_LENGTH, Item, Kind
from cardtable.games.piquet.dealing import Packets, TalonPlace
from cardtable.games.piquet.ranking import RANKS
from cardtable.words.cards import card_names, card_sign, card_signs, suit_name, suit_sign, the_card
from cardtable.words.family import name_of
from cardtable.words.mark import QT_TRANSLATE_NOOP, off_button, translate
from cardtable.words.pack import german_table
from cardtable.words.piquet.items import capital, item_words, items_words, point_words, sequence_words

_PLACES = {
    TalonPlace.LAST: QT_TRANSLATE_NOOP("Piquet", "Stock last"),
    TalonPlace.MIDDLE: QT_TRANSLATE_NOOP("Piquet", "Stock in the middle"),
    TalonPlace.FIRST: QT_TRANSLATE_NOOP("Piquet", "Stock first"),
}
_PACKETS = {
    Packets.TWOS: QT_TRANSLATE_NOOP("Piquet", "In twos:"),
    Packets.THREES: QT_TRANSLATE_NOOP("Piquet", "In threes:"),
}
COMMANDED = (
    QT_TRANSLATE_NOOP("Piquet", "In twos, please."),
    QT_TRANSLATE_NOOP("Piquet", "In twos, with the stock in the middle, please."),
    QT_TRANSLATE_NOOP("Piquet", "In twos, with the stock first, please."),
    QT_TRANSLATE_NOOP("Piquet", "In threes, please."),
    QT_TRANSLATE_NOOP("Piquet", "In threes, with the stock in the middle, please."),
    QT_TRANSLATE_NOOP("Piquet", "In threes, with the stock first, please."),
)
"""The words for the ways of dealing that can be commanded, in the order of ``COMMANDS``."""
_LABELS = {
    Do.SHUFFLE: QT_TRANSLATE_NOOP("Piquet", "&Shuffle again"),
    Do.CUT: QT_TRANSLATE_NOOP("Piquet", "&Cut"),
    Do.TAKE: QT_TRANSLATE_NOOP("Piquet", "&Take the new cards"),
    Do.LIFT: QT_TRANSLATE_NOOP("Piquet", "Take them &up again"),
    Do.GOOD: QT_TRANSLATE_NOOP("Piquet", "&Good"),
    Do.DECLARE: QT_TRANSLATE_NOOP("Piquet", "&Declare everything"),
    Do.NINETY: QT_TRANSLATE_NOOP("Piquet", "Announce the &repique"),
    Do.NO_NINETY: QT_TRANSLATE_NOOP("Piquet", "&No repique"),
    Do.ASK: QT_TRANSLATE_NOOP("Piquet", "&How many of the point are left?"),
    Do.CLAIM: QT_TRANSLATE_NOOP("Piquet", "The rest are &mine"),
    Do.ACCEPT: QT_TRANSLATE_NOOP("Piquet", "&Agreed"),
    Do.ONE_MORE: QT_TRANSLATE_NOOP("Piquet", "&One more card"),
    Do.GIVE_UP: QT_TRANSLATE_NOOP("Piquet", "The rest are &yours"),
    Do.HOW_HIGH: QT_TRANSLATE_NOOP("Piquet", "How &high?"),
    Do.SIXTY: QT_TRANSLATE_NOOP("Piquet", "Announce the &pique"),
    Do.CORRECT: QT_TRANSLATE_NOOP("Piquet", "&Correct my declarations"),
    Do.NAME: QT_TRANSLATE_NOOP("Piquet", "&Name the new suit"),
    Do.CONTENT: QT_TRANSLATE_NOOP("Piquet", "&No objection"),
    Do.TOO_MANY: QT_TRANSLATE_NOOP("Piquet", "Take a card too &many"),
    Do.TOO_FEW: QT_TRANSLATE_NOOP("Piquet", "Take a card too &few"),
    Do.MIX: QT_TRANSLATE_NOOP("Piquet", "Mix the discards with the &tricks"),
}
_SENTENCES = {
    Do.SHUFFLE: QT_TRANSLATE_NOOP("Piquet", "Ask for another shuffle."),
    Do.CUT: QT_TRANSLATE_NOOP("Piquet", "Cut, and the cards will be dealt as agreed."),
    Do.TAKE: QT_TRANSLATE_NOOP("Piquet", "Take the new cards."),
    Do.LIFT: QT_TRANSLATE_NOOP("Piquet", "Pick the discards up again."),
    Do.GOOD: QT_TRANSLATE_NOOP("Piquet", "Say that it is good."),
    Do.DECLARE: QT_TRANSLATE_NOOP("Piquet", "Declare everything you hold."),
    Do.NINETY: QT_TRANSLATE_NOOP("Piquet", "Announce the repique."),
    Do.NO_NINETY: QT_TRANSLATE_NOOP("Piquet", "Announce no repique."),
    Do.ASK: QT_TRANSLATE_NOOP("Piquet", "Ask how many cards of the point are still held."),
    Do.CLAIM: QT_TRANSLATE_NOOP("Piquet", "Claim the rest of the tricks."),
    Do.ACCEPT: QT_TRANSLATE_NOOP("Piquet", "Agree to the claim."),
    Do.ONE_MORE: QT_TRANSLATE_NOOP("Piquet", "Ask for one more card to be played."),
    Do.GIVE_UP: QT_TRANSLATE_NOOP("Piquet", "Give up the rest of the tricks."),
    Do.HOW_HIGH: QT_TRANSLATE_NOOP("Piquet", "Ask how high it is."),
    Do.SIXTY: QT_TRANSLATE_NOOP("Piquet", "Announce the pique with the next card."),
    Do.CORRECT: QT_TRANSLATE_NOOP("Piquet", "Take back your declaration or score, and do it again."),
    Do.NAME: QT_TRANSLATE_NOOP("Piquet", "Say that you are changing suit."),
    Do.CONTENT: QT_TRANSLATE_NOOP("Piquet", "Make no objection."),
    Do.TOO_MANY: QT_TRANSLATE_NOOP("Piquet", "Take one card more than you discard."),
    Do.TOO_FEW: QT_TRANSLATE_NOOP("Piquet", "Take one card fewer than you discard."),
    Do.MIX: QT_TRANSLATE_NOOP("Piquet", "Mix your discards with your tricks."),
}
_SELDOM = frozenset(
    {
        Do.SHUFFLE,
        Do.ASK,
        Do.HOW_HIGH,
        Do.CLAIM,
        Do.GIVE_UP,
        Do.SIXTY,
        Do.CORRECT,
        Do.OVERSTATE,
        Do.TOO_MANY,
        Do.TOO_FEW,
        Do.MIX,
    }
)
_OBJECTIONS = {
    FaultCode.REVOKE: QT_TRANSLATE_NOOP("Piquet", "Object: re&voke"),
    FaultCode.WRONG_DECLARATION: QT_TRANSLATE_NOOP("Piquet", "Object: &wrong declaration"),
    FaultCode.HAND_TOO_LARGE: QT_TRANSLATE_NOOP("Piquet", "Object: too many &cards"),
    FaultCode.DISCARDS_MIXED: QT_TRANSLATE_NOOP("Piquet", "Object: &discards among the tricks"),
}
_FAULTS = {
    FaultCode.REVOKE: QT_TRANSLATE_NOOP("Piquet", "Re&voke"),
    FaultCode.WRONG_DECLARATION: QT_TRANSLATE_NOOP("Piquet", "&Wrong declaration"),
    FaultCode.HAND_TOO_LARGE: QT_TRANSLATE_NOOP("Piquet", "Too many &cards"),
    FaultCode.DISCARDS_MIXED: QT_TRANSLATE_NOOP("Piquet", "&Discards among the tricks"),
}
"""Labels of objections under a heading with the name of one of several opponents."""
_OBJECTION_SENTENCES = {
    FaultCode.REVOKE: QT_TRANSLATE_NOOP("Piquet", "Object: your opponent could have followed suit but did not."),
    FaultCode.WRONG_DECLARATION: QT_TRANSLATE_NOOP(
        "Piquet", "Object: your opponent declared cards without holding them."
    ),
    FaultCode.HAND_TOO_LARGE: QT_TRANSLATE_NOOP(
        "Piquet", "Object: your opponent has held too many cards since the exchange."
    ),
    FaultCode.DISCARDS_MIXED: QT_TRANSLATE_NOOP("Piquet", "Object: your opponent mixed the discards with the tricks."),
}
_FAULT_SENTENCES = {
    FaultCode.REVOKE: QT_TRANSLATE_NOOP("Piquet", "Object: {player} could have followed suit but did not."),
    FaultCode.WRONG_DECLARATION: QT_TRANSLATE_NOOP("Piquet", "Object: {player} declared cards without holding them."),
    FaultCode.HAND_TOO_LARGE: QT_TRANSLATE_NOOP(
        "Piquet", "Object: {player} has held too many cards since the exchange."
    ),
    FaultCode.DISCARDS_MIXED: QT_TRANSLATE_NOOP("Piquet", "Object: {player} mixed the discards with the tricks."),
}
_NOTHING = {
    Do.POINT: QT_TRANSLATE_NOOP("Piquet", "&No point"),
    Do.SEQUENCES: QT_TRANSLATE_NOOP("Piquet", "&No sequence"),
    Do.SETS: QT_TRANSLATE_NOOP("Piquet", "&No trio or quatorze"),
    Do.COUNT: QT_TRANSLATE_NOOP("Piquet", "Count &nothing"),
}


def label(action: PiquetAction) -> str:
    """Return the text of the button for ``action``, with an ampersand before the letter of its key."""
    match action.do:
        case Do.CUT if action.number:
            return translate("Piquet", _PLACES[COMMANDS[action.number - 1][1]])
        case Do.CHANGE | Do.LAY if not action.cards:
            return translate("Piquet", "&Keep all cards")
        case Do.CHANGE | Do.LAY:
            return translate("Piquet", "&Exchange %n card(s)", "", len(action.cards))
        case Do.BLANCHE if action.number:
            return translate("Piquet", "Carte blanche, exchanging {number}").format(number=action.number)
        case Do.BLANCHE:
            return translate("Piquet", "Show carte &blanche")
        case Do.POINT | Do.SEQUENCES | Do.SETS | Do.COUNT if not action.items:
            return translate("Piquet", _NOTHING[action.do])
        case Do.COUNT:
            return translate("Piquet", "Count {items}").format(items=", ".join(map(_item_label, action.items)))
        case Do.POINT if action.items[0].length == RUFF_LENGTH:
            suit = action.items[0].suit
            sign = suit_name(suit) if german_table() else suit_sign(suit)
            return translate("Piquet", "&Point in {suit}").format(suit=sign)
        case Do.POINT | Do.SEQUENCES | Do.SETS | Do.OVERSTATE:
            return capital(", ".join(map(_item_label, action.items)))
        case Do.OBJECT:
            return translate("Piquet", (_OBJECTIONS if seat_of(action) is None else _FAULTS)[fault_of(action)])
        case Do.LOOK:
            return capital(suit_sign(action.number))
        case Do.CARD:
            return card_sign(action.cards[0])
    return translate("Piquet", _LABELS[action.do])


def heading(action: PiquetAction, names: Sequence[str] = ()) -> str:
    """Return the heading of the row of buttons to which ``action`` belongs; an empty text if it has no row."""
    against = seat_of(action) if action.do is Do.OBJECT else None
    if against is not None:
        return translate("Piquet", "Object to {player}:").format(player=name_of(against, names))
    match action.do:
        case Do.CUT if action.number:
            return translate("Piquet", _PACKETS[COMMANDS[action.number - 1][0]])
        case Do.LOOK:
            return translate("Piquet", "Look, then lead:")
        case Do.OVERSTATE:
            return translate("Piquet", "More than you hold:")
    return ""


def is_seldom(action: PiquetAction) -> bool:
    """Return whether ``action`` is wanted in few deals only."""
    return action.do in _SELDOM or (action.do is Do.CUT and action.number > 0)


def is_nothing(action: PiquetAction) -> bool:
    """Return whether ``action`` declares or counts nothing, as also the answer “good” does."""
    return action.do is Do.GOOD or (action.do in _NOTHING and not action.items)


def _item_label(item: Item) -> str:
    """Return a combination in few signs: ``six cards ♥``, ``quart to a king ♠``, ``three kings``.

    With a German pack it names the suits, because no font has the signs of that pack.
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


def sentence(action: PiquetAction, names: Sequence[str] = ()) -> str:
    """Return ``action`` as a sentence, such as ``Lay away the seven of spades and the eight of hearts``."""
    match action.do:
        case Do.CARD:
            return translate("Piquet", "Play {card}.").format(card=the_card(action.cards[0]))
        case Do.CHANGE | Do.LAY if action.cards:
            return capital(translate("Piquet", "Discard {cards}.").format(cards=card_names(action.cards)))
        case Do.CHANGE | Do.LAY:
            return translate("Piquet", "Keep all your cards.")
        case Do.POINT | Do.SEQUENCES | Do.SETS if action.items:
            return capital(translate("Piquet", "Declare {items}.").format(items=items_words(action.items)))
        case Do.OVERSTATE:
            return capital(
                translate("Piquet", "Declare {items} without holding them.").format(items=items_words(action.items))
            )
        case Do.COUNT if action.items:
            return capital(translate("Piquet", "Count {items}.").format(items=items_words(action.items)))
        case Do.OBJECT:
            against, fault = seat_of(action), fault_of(action)
            if against is None:
                return translate("Piquet", _OBJECTION_SENTENCES[fault])
            return translate("Piquet", _FAULT_SENTENCES[fault]).format(player=name_of(against, names))
        case Do.LOOK:
            return translate("Piquet", "Look at the stock and lead {suit}.").format(suit=suit_name(action.number))
    if action.do is Do.CUT and action.number:
        return translate("Piquet", "{packets} {place}.").format(packets=heading(action), place=label(action))
    if action.do in _SENTENCES:
        return translate("Piquet", _SENTENCES[action.do])
    return translate("Piquet", "{words}.").format(words=off_button(label(action)))


def recommendation(action: PiquetAction) -> str:
    """Return why an action is recommended whose choice makes no difference; an empty text for every other action."""
    if action.do is Do.CUT:
        return translate("Piquet", "However the cards are dealt, nobody knows where they are.")
    return ""


def sign(action: PiquetAction, names: Sequence[str] = ()) -> str:
    """Return ``action`` in signs, such as ``♠A``, where there is little room."""
    if action.do is Do.CARD:
        return card_sign(action.cards[0])
    if action.do in (Do.CHANGE, Do.LAY) and action.cards:
        return capital(translate("Piquet", "discard {cards}").format(cards=card_signs(action.cards)))
    return sentence(action, names).rstrip(".")


# The conversation
