"""The actions of Casino in words and in signs."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from cardtable.games.casino.actions import NOTHING, Play
from cardtable.games.casino.codes import FaultCode
from cardtable.words.cards import card_sign, card_signs, joined, the_card, value_name
from cardtable.words.family import name_of
from cardtable.words.mark import QT_TRANSLATE_NOOP, translate

_OBJECTIONS = {
    FaultCode.WRONG_CAPTURE: QT_TRANSLATE_NOOP("Actions", "&Wrong capture"),
    FaultCode.MISSED_CAPTURE: QT_TRANSLATE_NOOP("Actions", "&Missed capture"),
    NOTHING: QT_TRANSLATE_NOOP("Actions", "&No objection"),
}
_OBJECTION_SENTENCES = {
    FaultCode.WRONG_CAPTURE: QT_TRANSLATE_NOOP(
        "Actions", "Object: the cards that {player} captured do not add up to the card played."
    ),
    FaultCode.MISSED_CAPTURE: QT_TRANSLATE_NOOP("Actions", "Object: {player} missed a capture that had to be made."),
    NOTHING: QT_TRANSLATE_NOOP("Actions", "Make no objection."),
}


def label(action: Play) -> str:
    """Return the words on the button of an objection, with an ampersand before the letter of its key."""
    return translate("Actions", _OBJECTIONS[action.objection])


def heading(action: Play, names: Sequence[str]) -> str:
    """Return the heading of the row of buttons to which an objection belongs; empty if its button stands alone."""
    if action.seat < 0:
        return ""
    return translate("Actions", "Object to {player}:").format(player=name_of(action.seat, names))


def sentence(action: Play, values: Mapping[int, int], names: Sequence[str] = (), stacks: Collection[int] = ()) -> str:
    """Return an action as a sentence, such as ``Take the nine of spades with the nine of diamonds.`` ``values`` has the
    value of each build by its number; a build that is not in it is called by its number. ``stacks`` are the numbers of
    the builds that are stacks.
    """
    if action.objection:
        words = translate("Actions", _OBJECTION_SENTENCES[action.objection])
        return words.format(player=name_of(action.seat, names))
    card = the_card(action.card)
    if action.lays_down:
        return translate("Actions", "Trail {card}.").format(card=card)
    parts = [the_card(other) for other in action.taken]
    for number in action.builds:
        if number in values and number in stacks:
            parts.append(translate("Actions", "the stack of {value}").format(value=values[number]))
        elif number in values:
            parts.append(translate("Actions", "the build of {value}").format(value=value_name(values[number])))
        else:
            parts.append(translate("Actions", "build {number}").format(number=number))
    others = joined(parts)
    if action.stacked and not parts:
        return translate("Actions", "Trail {card} as {value}.").format(card=card, value=action.value)
    if action.stacked:
        # Twelve is a jack here and elsewhere a queen, so it is told by its number.
        return translate("Actions", "Lay {card} on {others}, making {value}.").format(
            card=card, others=others, value=action.value
        )
    if action.value:
        value = value_name(action.value)
        return translate("Actions", "Build {value} from {card} and {others}.").format(
            value=value, card=card, others=others
        )
    return translate("Actions", "Capture {others} with {card}.").format(others=others, card=card)


def sign(action: Play, values: Mapping[int, int], names: Sequence[str] = ()) -> str:
    """Return an action in signs, such as ``♦9 × ♠9 ♥4``, for places with little room."""
    if action.objection:
        return sentence(action, values, names).rstrip(".")
    if action.lays_down:
        return card_sign(action.card)
    others = [card_signs(action.taken)] if action.taken else []
    others += [f"[{values.get(number, f'#{number}')}]" for number in action.builds]
    sign = "→" if action.stacked else "+" if action.value else "×"
    end = f" = {action.value}" if action.value else ""
    if not others:
        return f"{card_sign(action.card)}{end}"
    return f"{card_sign(action.card)} {sign} {' '.join(others)}{end}"


def deed(action: Play) -> str:
    """Return a few words for the kind of an action, such as ``Take``, ``Build 9`` or ``Trail``."""
    if action.lays_down:
        return translate("Actions", "Trail")
    if action.stacked and not (action.taken or action.builds):
        return translate("Actions", "Trail as {value}").format(value=action.value)
    if action.stacked:
        return translate("Actions", "Lay on: {value}").format(value=action.value)
    return (
        translate("Actions", "Build {value}").format(value=action.value)
        if action.value
        else translate("Actions", "Take")
    )
