"""What a player can do, in words: for hints, for the choice between captures, and for whoever listens."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from cardtable.core.events import Announced
from cardtable.games.casino.actions import Play
from cardtable.games.ecarte.actions import EcarteAction
from cardtable.games.piquet.actions import PiquetAction
from cardtable.words.cards import card_sign, card_signs, joined, the_card, value_name
from cardtable.words.ecarte import ecarte_heading, ecarte_label, ecarte_sentence, ecarte_sign
from cardtable.words.mark import translate
from cardtable.words.piquet import (
    piquet_heading,
    piquet_is_seldom,
    piquet_label,
    piquet_reason,
    piquet_sentence,
    piquet_sign,
)


def action_label(action: Any) -> str:
    """What stands on the button for something that is said or done without playing a card; an ampersand stands before
    the letter of its key."""
    if isinstance(action, PiquetAction):
        return piquet_label(action)
    return ecarte_label(action) if isinstance(action, EcarteAction) else str(action)


def action_heading(action: Any, names: Sequence[str] = (), said: Iterable[Announced] = ()) -> str:
    """What stands before the row of buttons to which that of ``action`` belongs, after what was ``said`` in the deal;
    empty for most."""
    if isinstance(action, PiquetAction):
        return piquet_heading(action)
    return ecarte_heading(action, names, said) if isinstance(action, EcarteAction) else ""


def action_is_seldom(action: Any) -> bool:
    """Whether ``action`` is wanted so seldom that its button may wait behind another one."""
    return isinstance(action, PiquetAction) and piquet_is_seldom(action)


def action_reason(action: Any) -> str:
    """What speaks for an action that a computer player recommends without a reason of its own; empty for most."""
    return piquet_reason(action) if isinstance(action, PiquetAction) else ""


def action_sentence(action: Any, build_values: Mapping[int, int] | None = None, names: Sequence[str] = ()) -> str:
    """``Take the nine of spades with the nine of diamonds.`` ``build_values`` gives the value of each build by its
    number; a build that is not in it is called by its number. ``names`` are the seats' names."""
    if isinstance(action, PiquetAction):
        return piquet_sentence(action)
    if isinstance(action, EcarteAction):
        return ecarte_sentence(action, names)
    if not isinstance(action, Play):
        return str(action)
    card = the_card(action.card)
    if action.lays_down:
        return translate("Actions", "Lay down {card}.").format(card=card)
    values = build_values or {}
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
    return translate("Actions", "Take {others} with {card}.").format(others=others, card=card)


def action_sign(action: Any, build_values: Mapping[int, int] | None = None, names: Sequence[str] = ()) -> str:
    """``♦9 × ♠9 ♥4``: the same in signs, where there is little room."""
    if isinstance(action, PiquetAction):
        return piquet_sign(action)
    if isinstance(action, EcarteAction):
        return ecarte_sign(action, names)
    if not isinstance(action, Play):
        return str(action)
    if action.lays_down:
        return card_sign(action.card)
    values = build_values or {}
    others = [card_signs(action.taken)] if action.taken else []
    others += [f"[{values.get(number, f'#{number}')}]" for number in action.builds]
    sign = "+" if action.value else "×"
    end = f" = {action.value}" if action.value else ""
    return f"{card_sign(action.card)} {sign} {' '.join(others)}{end}"
