"""The computer players as persons: a name, and a sentence on how each one plays. And the reasons they give."""

from __future__ import annotations

from cardtable.ai.names import PLAYERS
from cardtable.ai.protocol import Reason
from cardtable.core.record import HUMAN
from cardtable.ui.text.cards import card_of_text, the_card, value_name
from cardtable.ui.text.mark import QT_TRANSLATE_NOOP, fill, in_words, translate

_NAMES = {
    "beginner": QT_TRANSLATE_NOOP("Players", "Lina, the beginner"),
    "greedy": QT_TRANSLATE_NOOP("Players", "Gustav, the grabber"),
    "counter": QT_TRANSLATE_NOOP("Players", "Agda, the counter"),
    "searcher": QT_TRANSLATE_NOOP("Players", "Professor Falk"),
}
_FIRST_NAMES = {
    "beginner": QT_TRANSLATE_NOOP("Players", "Lina"),
    "greedy": QT_TRANSLATE_NOOP("Players", "Gustav"),
    "counter": QT_TRANSLATE_NOOP("Players", "Agda"),
    "searcher": QT_TRANSLATE_NOOP("Players", "Falk"),
}
_CHARACTERS = {
    "beginner": QT_TRANSLATE_NOOP(
        "Players", "Has just learnt the rules: sees pairs, overlooks sums, and errs now and then."
    ),
    "greedy": QT_TRANSLATE_NOOP(
        "Players", "Takes whatever counts most at once and gives no thought to what comes next."
    ),
    "counter": QT_TRANSLATE_NOOP(
        "Players", "Remembers every card and weighs what she takes against what she leaves you."
    ),
    "searcher": QT_TRANSLATE_NOOP(
        "Players", "Plays hundreds of possible deals out in his head, and makes no mistake in the last round."
    ),
}
_REASONS = {
    "captures_card": QT_TRANSLATE_NOOP("Reasons", "It takes {card}, which counts by itself."),
    "takes_most_cards": QT_TRANSLATE_NOOP("Reasons", "No other choice takes more cards."),
    "spades_race": QT_TRANSLATE_NOOP("Reasons", "It helps in the race for spades, which then stands {own} to {other}."),
    "cards_race": QT_TRANSLATE_NOOP("Reasons", "It helps in the race for cards, which then stands {own} to {other}."),
    "sweep": QT_TRANSLATE_NOOP("Reasons", "It sweeps the table."),
    "mulle": QT_TRANSLATE_NOOP("Reasons", "It is a mulle: {card} takes its twin."),
    "last_capture": QT_TRANSLATE_NOOP("Reasons", "It is the last capture, and the rest of the table comes with it."),
    "builds": QT_TRANSLATE_NOOP("Reasons", "It builds {value}, which you can take later."),
    "prevents_sweep": QT_TRANSLATE_NOOP("Reasons", "It keeps the next player from sweeping the table."),
    "leaves_sweep": QT_TRANSLATE_NOOP("Reasons", "The next player could sweep the table, with a chance of {chance} %."),
    "leaves_card": QT_TRANSLATE_NOOP("Reasons", "It leaves {card} within the next player's reach."),
    "safe_to_lay": QT_TRANSLATE_NOOP("Reasons", "As far as one can know, nobody can take {card}."),
    "keeps_for_later": QT_TRANSLATE_NOOP("Reasons", "{card} stays in your hand for a capture later on."),
    "wins_partie": QT_TRANSLATE_NOOP("Reasons", "It wins the partie."),
    "endgame_exact": QT_TRANSLATE_NOOP(
        "Reasons", "All hidden cards are known now, and best play on both sides leads to a difference of {points}."
    ),
}


def player_name(player: str) -> str:
    """``Agda, the counter``, for a choice; ``A person here`` for a human seat."""
    if player == HUMAN:
        return translate("Players", "A person here")
    return translate("Players", _NAMES[player]) if player in _NAMES else in_words(player)


def player_first_name(player: str) -> str:
    """What a computer player is called at the table."""
    return translate("Players", _FIRST_NAMES[player]) if player in _FIRST_NAMES else in_words(player)


def player_character(player: str) -> str:
    """One sentence on how a computer player plays; empty for a person."""
    return translate("Players", _CHARACTERS[player]) if player in _CHARACTERS else ""


def computer_players() -> tuple[str, ...]:
    """The computer players, the weakest first."""
    return PLAYERS


def reason_sentence(reason: Reason) -> str:
    """Why something is good or bad, as one sentence."""
    template = _REASONS.get(reason.code)
    if template is None:
        return in_words(reason.code)
    values: dict[str, object] = dict(reason.params)
    if "card" in values:
        card = card_of_text(values["card"])
        if card is not None:
            values["card"] = the_card(card)
    value = values.get("value")
    if isinstance(value, int):
        values["value"] = value_name(value)
    sentence = fill(translate("Reasons", template), values)
    return sentence[:1].upper() + sentence[1:]
