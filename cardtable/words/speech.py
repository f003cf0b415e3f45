"""What is said at the table when something is announced, in the words of the table."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.events import Announced
from cardtable.words.cards import card_of_text, card_sign, suit_name, the_card, value_name
from cardtable.words.mark import QT_TRANSLATE_NOOP, fill, in_words, translate
from cardtable.words.piquet import piquet_spoken

SPOKEN = {
    "last_round": QT_TRANSLATE_NOOP("Speech", "Last!"),
    "sweep": QT_TRANSLATE_NOOP("Speech", "Sweep!"),
    "mulle": QT_TRANSLATE_NOOP("Speech", "Mulle!"),
    "build": QT_TRANSLATE_NOOP("Speech", "I build {value}."),
    "raise": QT_TRANSLATE_NOOP("Speech", "I raise it to {value}."),
    "hut": QT_TRANSLATE_NOOP("Speech", "A hut!"),
    "huts_balanced": QT_TRANSLATE_NOOP("Speech", "The huts cancel out."),
    "rest_taken": QT_TRANSLATE_NOOP("Speech", "The rest is mine."),
    "cuts": QT_TRANSLATE_NOOP("Speech", "I cut {sign}."),
    "together": QT_TRANSLATE_NOOP("Speech", "We play together."),
    "new_partie": QT_TRANSLATE_NOOP("Speech", "A new partie."),
    "bet": QT_TRANSLATE_NOOP("Speech", "{units} on {player}."),
    "no_bet": QT_TRANSLATE_NOOP("Speech", "I do not bet."),
    "king_turned": QT_TRANSLATE_NOOP("Speech", "The king!"),
    "propose": QT_TRANSLATE_NOOP("Speech", "I propose."),
    "plays": QT_TRANSLATE_NOOP("Speech", "I play."),
    "how_many": QT_TRANSLATE_NOOP("Speech", "How many?"),
    "play_then": QT_TRANSLATE_NOOP("Speech", "Play!"),
    "number": QT_TRANSLATE_NOOP("Speech", "{number}."),
    "packet": QT_TRANSLATE_NOOP("Speech", "A book!"),
    "stock_empty": QT_TRANSLATE_NOOP("Speech", "The stock is used up."),
    "king": QT_TRANSLATE_NOOP("Speech", "I have the king."),
    "point": QT_TRANSLATE_NOOP("Speech", "The point is mine."),
    "vole": QT_TRANSLATE_NOOP("Speech", "All the tricks!"),
    "shuffle": QT_TRANSLATE_NOOP("Speech", "Another shuffle, please."),
    "shuffled": QT_TRANSLATE_NOOP("Speech", "Shuffled."),
    "commands": QT_TRANSLATE_NOOP("Speech", "Deal as I say."),
    "buys": QT_TRANSLATE_NOOP("Speech", "I take {cards}."),
    "will_show_carte_blanche": QT_TRANSLATE_NOOP("Speech", "Carte blanche: discard for it, please."),
    "carte_blanche": QT_TRANSLATE_NOOP("Speech", "Carte blanche!"),
    "declares": QT_TRANSLATE_NOOP("Speech", "I declare."),
    "how_high": QT_TRANSLATE_NOOP("Speech", "How high?"),
    "so_high": QT_TRANSLATE_NOOP("Speech", "As high as this."),
    "nothing": QT_TRANSLATE_NOOP("Speech", "Nothing."),
    "good": QT_TRANSLATE_NOOP("Speech", "Good."),
    "not_good": QT_TRANSLATE_NOOP("Speech", "Not good."),
    "equal": QT_TRANSLATE_NOOP("Speech", "Equal."),
    "objects": QT_TRANSLATE_NOOP("Speech", "Wait!"),
    "ninety": QT_TRANSLATE_NOOP("Speech", "I have a repique."),
    "repique": QT_TRANSLATE_NOOP("Speech", "Repique!"),
    "pique": QT_TRANSLATE_NOOP("Speech", "Pique!"),
    "suit": QT_TRANSLATE_NOOP("Speech", "Another suit."),
    "will_lead": QT_TRANSLATE_NOOP("Speech", "I look, and lead {suit}."),
    "asks": QT_TRANSLATE_NOOP("Speech", "How many of your point?"),
    "still_holds": QT_TRANSLATE_NOOP("Speech", "So many."),
    "claims": QT_TRANSLATE_NOOP("Speech", "The rest is mine."),
    "accepts": QT_TRANSLATE_NOOP("Speech", "Agreed."),
    "one_more": QT_TRANSLATE_NOOP("Speech", "One more card!"),
    "gives_up": QT_TRANSLATE_NOOP("Speech", "The rest is yours."),
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
    "cuts": QT_TRANSLATE_NOOP("Speech", "{name} cuts {card}."),
    "together": QT_TRANSLATE_NOOP("Speech", "{first} and {second} play together."),
    "new_partie": QT_TRANSLATE_NOOP("Speech", "Partie {count}: {first} against {second}."),
    "bet": QT_TRANSLATE_NOOP("Speech", "{name} bets {units} on {player}."),
    "no_bet": QT_TRANSLATE_NOOP("Speech", "{name} does not bet."),
    "king_turned": QT_TRANSLATE_NOOP("Speech", "{name} has turned up a king."),
    "propose": QT_TRANSLATE_NOOP("Speech", "{name} proposes."),
    "plays": QT_TRANSLATE_NOOP("Speech", "{name} plays without another exchange."),
    "how_many": QT_TRANSLATE_NOOP("Speech", "{name} accepts."),
    "play_then": QT_TRANSLATE_NOOP("Speech", "{name} refuses; the hands are played."),
    "number": QT_TRANSLATE_NOOP("Speech", "{name} changes {count} of five cards."),
    "packet": QT_TRANSLATE_NOOP("Speech", "{name} changes all five cards."),
    "stock_empty": QT_TRANSLATE_NOOP("Speech", "The stock is used up; the hands are played."),
    "king": QT_TRANSLATE_NOOP("Speech", "{name} announces the king of trumps."),
    "point": QT_TRANSLATE_NOOP("Speech", "{name} has {tricks} of the five tricks."),
    "vole": QT_TRANSLATE_NOOP("Speech", "{name} has all five tricks."),
    "shuffle": QT_TRANSLATE_NOOP("Speech", "{name} asks for another shuffle."),
    "shuffled": QT_TRANSLATE_NOOP("Speech", "{name} has shuffled again."),
    "commands": QT_TRANSLATE_NOOP("Speech", "{name}: “{words}”"),
    "buys": QT_TRANSLATE_NOOP("Speech", "{name}: “{words}”"),
    "will_show_carte_blanche": QT_TRANSLATE_NOOP("Speech", "{name} announces carte blanche."),
    "carte_blanche": QT_TRANSLATE_NOOP("Speech", "{name} shows carte blanche."),
    "declares": QT_TRANSLATE_NOOP("Speech", "{name}: “{words}”"),
    "how_high": QT_TRANSLATE_NOOP("Speech", "{name}: “{words}”"),
    "so_high": QT_TRANSLATE_NOOP("Speech", "{name}: “{words}”"),
    "nothing": QT_TRANSLATE_NOOP("Speech", "{name}: “{words}”"),
    "good": QT_TRANSLATE_NOOP("Speech", "{name}: “{words}”"),
    "not_good": QT_TRANSLATE_NOOP("Speech", "{name}: “{words}”"),
    "equal": QT_TRANSLATE_NOOP("Speech", "{name}: “{words}”"),
    "objects": QT_TRANSLATE_NOOP("Speech", "{name}: “{words}”"),
    "ninety": QT_TRANSLATE_NOOP("Speech", "{name} announces a repique."),
    "repique": QT_TRANSLATE_NOOP("Speech", "{name} makes a repique."),
    "pique": QT_TRANSLATE_NOOP("Speech", "{name} makes a pique."),
    "suit": QT_TRANSLATE_NOOP("Speech", "{name} names the suit: “{words}”"),
    "will_lead": QT_TRANSLATE_NOOP("Speech", "{name} looks at the talon and will lead {suit}."),
    "asks": QT_TRANSLATE_NOOP("Speech", "{name} asks how many cards of the point are still held."),
    "still_holds": QT_TRANSLATE_NOOP("Speech", "{name}: “{words}”"),
    "claims": QT_TRANSLATE_NOOP("Speech", "{name} claims the rest of the tricks."),
    "accepts": QT_TRANSLATE_NOOP("Speech", "{name} agrees."),
    "one_more": QT_TRANSLATE_NOOP("Speech", "{name} asks for one more card."),
    "gives_up": QT_TRANSLATE_NOOP("Speech", "{name} gives up the rest of the tricks."),
}
_NUMBERS = (
    QT_TRANSLATE_NOOP("Speech", "I keep mine"),
    QT_TRANSLATE_NOOP("Speech", "One"),
    QT_TRANSLATE_NOOP("Speech", "Two"),
    QT_TRANSLATE_NOOP("Speech", "Three"),
    QT_TRANSLATE_NOOP("Speech", "Four"),
    QT_TRANSLATE_NOOP("Speech", "Five"),
)
"""How many cards somebody changes, as it is said at the table."""
_PERSONS = {"on": "player", "first": "first", "second": "second"}
"""Parameters that are seats, and how their names are called in the words."""
_TOLD_OF_NOBODY = {
    "last_round": QT_TRANSLATE_NOOP("Speech", "The last round is dealt."),
    "rest_taken": QT_TRANSLATE_NOOP("Speech", "The rest goes to the last capturer."),
}


def spoken(event: Announced, names: Sequence[str] = ()) -> str:
    """What the seat says, as in a speech bubble. ``names`` are the seats' names."""
    template = SPOKEN.get(event.code)
    if template is not None and (words := piquet_spoken(event)):
        return words
    if template is None:
        return in_words(event.code)
    return fill(translate("Speech", template), _words(event, names))


def told(event: Announced, names: Sequence[str]) -> str:
    """The same as a sentence of the record. ``names`` are the seats' names."""
    known = 0 <= event.seat < len(names)
    template = TOLD.get(event.code) if known else _TOLD_OF_NOBODY.get(event.code, TOLD.get(event.code))
    if template is None:
        words = in_words(event.code)
        return f"{names[event.seat]}: {words}" if known else words
    values = _words(event, names)
    values["name"] = names[event.seat] if known else "–"
    values["words"] = spoken(event, names)
    if "pips" in dict(event.params):
        # At the table only the last figure is said.
        template = QT_TRANSLATE_NOOP("Speech", "{name}: “{words}” ({pips} pips)")
    return fill(translate("Speech", template), values)


def _words(event: Announced, names: Sequence[str]) -> dict[str, object]:
    params = dict(event.params)
    values: dict[str, object] = {**params, "points": params.get("value", "")}
    count = params.get("count", params.get("number"))
    if isinstance(count, int):
        values["count"] = count
        if 0 <= count < len(_NUMBERS):
            values["number"] = translate("Speech", _NUMBERS[count])
    for param, word in _PERSONS.items():
        seat = params.get(param)
        if isinstance(seat, int) and 0 <= seat < len(names):
            values[word] = names[seat]
    suit = params.get("suit")
    if isinstance(suit, int) and 0 <= suit <= 3:
        values["suit"] = suit_name(suit)
    value = params.get("value")
    if isinstance(value, int):
        values["value"] = value_name(value)
    if "card" in params:
        card = card_of_text(params["card"])
        values["card"] = params["card"] if card is None else the_card(card)
        values["sign"] = params["card"] if card is None else card_sign(card)
    return values
