"""The actions of Écarté other than playing a card, in words: on buttons, in hints and in signs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardtable.core.events import Announced
from cardtable.games.ecarte.actions import EcarteAction, Kind
from cardtable.games.ecarte.codes import FaultCode, Said
from cardtable.words.cards import card_names, card_sign, card_signs, the_card
from cardtable.words.family import name_of
from cardtable.words.mark import QT_TRANSLATE_NOOP, translate

_LABELS = {
    Kind.NO_BET: QT_TRANSLATE_NOOP("Actions", "&No bet"),
    Kind.PROPOSE: QT_TRANSLATE_NOOP("Actions", "P&ropose"),
    Kind.PLAY: QT_TRANSLATE_NOOP("Actions", "&Play"),
    Kind.ACCEPT: QT_TRANSLATE_NOOP("Actions", "&Accept: how many?"),
    Kind.REFUSE: QT_TRANSLATE_NOOP("Actions", "&Refuse: play!"),
    Kind.KING: QT_TRANSLATE_NOOP("Actions", "Mark the &king"),
    Kind.NO_OBJECTION: QT_TRANSLATE_NOOP("Actions", "&No objection"),
    Kind.TOO_MANY: QT_TRANSLATE_NOOP("Actions", "Take a card too &many"),
    Kind.KEEP_BOX: QT_TRANSLATE_NOOP("Actions", "&Keep the box"),
    Kind.GIVE_UP_BOX: QT_TRANSLATE_NOOP("Actions", "&Give up the box"),
}
_SENTENCES = {
    Kind.NO_BET: QT_TRANSLATE_NOOP("Actions", "Do not bet."),
    Kind.PROPOSE: QT_TRANSLATE_NOOP("Actions", "Propose an exchange."),
    Kind.PLAY: QT_TRANSLATE_NOOP("Actions", "Play without exchanging."),
    Kind.ACCEPT: QT_TRANSLATE_NOOP("Actions", "Accept the proposal."),
    Kind.REFUSE: QT_TRANSLATE_NOOP("Actions", "Refuse the proposal."),
    Kind.KING: QT_TRANSLATE_NOOP("Actions", "Mark the king."),
    Kind.NO_OBJECTION: QT_TRANSLATE_NOOP("Actions", "Make no objection."),
    Kind.TOO_MANY: QT_TRANSLATE_NOOP("Actions", "Take one card more than you discard."),
    Kind.KEEP_BOX: QT_TRANSLATE_NOOP("Actions", "Keep the box."),
    Kind.GIVE_UP_BOX: QT_TRANSLATE_NOOP("Actions", "Give up the box to the captain."),
}
_OBJECTIONS = {
    FaultCode.FALSE_KING: QT_TRANSLATE_NOOP("Actions", "&False king"),
    FaultCode.REVOKE: QT_TRANSLATE_NOOP("Actions", "Re&voke"),
    FaultCode.TOO_MANY_CARDS: QT_TRANSLATE_NOOP("Actions", "&Too many cards"),
}
_OBJECTION_SENTENCES = {
    FaultCode.FALSE_KING: QT_TRANSLATE_NOOP("Actions", "Object: {player} marked a king without holding it."),
    FaultCode.REVOKE: QT_TRANSLATE_NOOP(
        "Actions", "Object: {player} could have followed suit, headed the trick or trumped, but did not."
    ),
    FaultCode.TOO_MANY_CARDS: QT_TRANSLATE_NOOP("Actions", "Object: {player} began play with more than five cards."),
}
_CHANGES = (
    QT_TRANSLATE_NOOP("Actions", "Ex&change nothing"),
    QT_TRANSLATE_NOOP("Actions", "Ex&change one card"),
    QT_TRANSLATE_NOOP("Actions", "Ex&change two cards"),
    QT_TRANSLATE_NOOP("Actions", "Ex&change three cards"),
    QT_TRANSLATE_NOOP("Actions", "Ex&change four cards"),
    QT_TRANSLATE_NOOP("Actions", "Ex&change all five"),
)


def label(action: EcarteAction) -> str:
    """Return the text of the button for ``action``, with an ampersand before the letter of its key."""
    if action.kind is Kind.CHANGE:
        return translate("Actions", _CHANGES[len(action.cards)])
    if action.kind is Kind.BET:
        return str(action.units)
    if action.kind is Kind.OBJECTION:
        return translate("Actions", _OBJECTIONS[FaultCode(action.fault)])
    return translate("Actions", _LABELS[action.kind]) if action.kind in _LABELS else card_sign(action.cards[0])


def heading(action: EcarteAction, names: Sequence[str], said: Iterable[Announced] = ()) -> str:
    """Return the heading of the row of buttons to which ``action`` belongs; an empty text if it has no row. For bets it
    tells from ``said`` how much lies on each player already, which are the odds: only as much as lies on both is at
    stake.
    """
    if action.kind is Kind.OBJECTION:
        return translate("Actions", "Object to {player}:").format(player=name_of(action.seat, names))
    if action.kind is not Kind.BET:
        return ""
    player = name_of(action.seat, names)
    bets = [dict(one.params) for one in said if one.code == Said.BET]
    if not bets:
        return translate("Actions", "Bet on {player}:").format(player=player)
    same = sum(int(bet["units"]) for bet in bets if bet["on"] == action.seat)
    other = sum(int(bet["units"]) for bet in bets if bet["on"] != action.seat)
    return translate("Actions", "Bet on {player} ({same} against {other}):").format(
        player=player, same=same, other=other
    )


def sentence(action: EcarteAction, names: Sequence[str] = ()) -> str:
    """Return ``action`` as a sentence, such as ``Lay away the seven of spades and the eight of hearts``."""
    match action.kind:
        case Kind.CARD:
            return translate("Actions", "Play {card}.").format(card=the_card(action.cards[0]))
        case Kind.CHANGE if action.cards:
            return translate("Actions", "Discard {cards}.").format(cards=card_names(action.cards))
        case Kind.CHANGE:
            return translate("Actions", "Keep all your cards.")
        case Kind.OBJECTION:
            words = translate("Actions", _OBJECTION_SENTENCES[FaultCode(action.fault)])
            return words.format(player=name_of(action.seat, names))
        case Kind.BET:
            return translate("Actions", "Bet {units} on {player}.").format(
                units=action.units, player=name_of(action.seat, names)
            )
    return translate("Actions", _SENTENCES[action.kind])


def sign(action: EcarteAction, names: Sequence[str] = ()) -> str:
    """Return ``action`` in signs, such as ``♠A``, where there is little room."""
    if action.kind is Kind.CARD:
        return card_sign(action.cards[0])
    if action.kind is Kind.CHANGE and action.cards:
        return translate("Actions", "discard {cards}").format(cards=card_signs(action.cards))
    return sentence(action, names).rstrip(".")
