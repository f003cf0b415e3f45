"""What is done at Casino, in words and in signs."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.games.casino.actions import Play
from cardtable.words.cards import card_sign, card_signs, joined, the_card, value_name
from cardtable.words.mark import translate


def sentence(action: Play, values: Mapping[int, int]) -> str:
    """``Take the nine of spades with the nine of diamonds.`` ``values`` gives the value of each build by its
    number; a build that is not in it is called by its number.
    """
    card = the_card(action.card)
    if action.lays_down:
        return translate("Actions", "Trail {card}.").format(card=card)
    parts = [the_card(other) for other in action.taken]
    for number in action.builds:
        if number in values:
            parts.append(translate("Actions", "the build of {value}").format(value=value_name(values[number])))
        else:
            parts.append(translate("Actions", "build {number}").format(number=number))
    others = joined(parts)
    if action.value:
        value = value_name(action.value)
        return translate("Actions", "Build {value} from {card} and {others}.").format(
            value=value, card=card, others=others
        )
    return translate("Actions", "Capture {others} with {card}.").format(others=others, card=card)


def sign(action: Play, values: Mapping[int, int]) -> str:
    """``♦9 × ♠9 ♥4``: the same in signs, where there is little room."""
    if action.lays_down:
        return card_sign(action.card)
    others = [card_signs(action.taken)] if action.taken else []
    others += [f"[{values.get(number, f'#{number}')}]" for number in action.builds]
    sign = "+" if action.value else "×"
    end = f" = {action.value}" if action.value else ""
    return f"{card_sign(action.card)} {sign} {' '.join(others)}{end}"


def deed(action: Play) -> str:
    """``Take``, ``Build 9`` or ``Lay down``."""
    if action.lays_down:
        return translate("Actions", "Trail")
    return (
        translate("Actions", "Build {value}").format(value=action.value)
        if action.value
        else translate("Actions", "Take")
    )
