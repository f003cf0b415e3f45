"""What is said at the table when something is announced, in the words of the table."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.events import Announced
from cardtable.ui.text.cards import card_of_text, the_card, value_name
from cardtable.ui.text.mark import QT_TRANSLATE_NOOP, fill, in_words, translate

SPOKEN = {
    "last_round": QT_TRANSLATE_NOOP("Speech", "Last!"),
    "sweep": QT_TRANSLATE_NOOP("Speech", "Sweep!"),
    "mulle": QT_TRANSLATE_NOOP("Speech", "Mulle!"),
    "build": QT_TRANSLATE_NOOP("Speech", "I build {value}."),
    "raise": QT_TRANSLATE_NOOP("Speech", "I raise it to {value}."),
    "hut": QT_TRANSLATE_NOOP("Speech", "A hut!"),
    "huts_balanced": QT_TRANSLATE_NOOP("Speech", "The huts cancel out."),
    "rest_taken": QT_TRANSLATE_NOOP("Speech", "The rest is mine."),
}

TOLD = {
    "last_round": QT_TRANSLATE_NOOP("Speech", "{name} announces the last round."),
    "sweep": QT_TRANSLATE_NOOP("Speech", "{name} sweeps the table."),
    "mulle": QT_TRANSLATE_NOOP("Speech", "{name} takes a mulle worth {points}."),
    "build": QT_TRANSLATE_NOOP("Speech", "{name} builds {value}."),
    "raise": QT_TRANSLATE_NOOP("Speech", "{name} raises the build to {value}."),
    "hut": QT_TRANSLATE_NOOP("Speech", "{name} has a hut."),
    "huts_balanced": QT_TRANSLATE_NOOP("Speech", "Every side has a hut, so one of each is turned over."),
    "rest_taken": QT_TRANSLATE_NOOP("Speech", "{name} made the last capture and takes the rest."),
}
_TOLD_OF_NOBODY = {
    "last_round": QT_TRANSLATE_NOOP("Speech", "The last round is dealt."),
    "rest_taken": QT_TRANSLATE_NOOP("Speech", "The rest goes to the last capturer."),
}


def spoken(event: Announced) -> str:
    """What the seat says, as in a speech bubble."""
    template = SPOKEN.get(event.code)
    if template is None:
        return in_words(event.code)
    return fill(translate("Speech", template), _words(event))


def told(event: Announced, names: Sequence[str]) -> str:
    """The same as a sentence of the record. ``names`` are the seats' names."""
    known = 0 <= event.seat < len(names)
    template = TOLD.get(event.code) if known else _TOLD_OF_NOBODY.get(event.code, TOLD.get(event.code))
    if template is None:
        words = in_words(event.code)
        return f"{names[event.seat]}: {words}" if known else words
    values = _words(event)
    values["name"] = names[event.seat] if known else "–"
    return fill(translate("Speech", template), values)


def _words(event: Announced) -> dict[str, object]:
    params = dict(event.params)
    values: dict[str, object] = {**params, "points": params.get("value", "")}
    value = params.get("value")
    if isinstance(value, int):
        values["value"] = value_name(value)
    if "card" in params:
        card = card_of_text(params["card"])
        values["card"] = params["card"] if card is None else the_card(card)
    return values
