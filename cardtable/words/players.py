"""The computer players as persons: a name, and a sentence on how each one plays. And the reasons they give."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.ai.names import PLAYERS
from cardtable.ai.protocol import Reason
from cardtable.core.errors import CodedError
from cardtable.core.record import HUMAN
from cardtable.games.piquet.actions import parse_item
from cardtable.words.cards import card_of_text, suit_name, the_card, value_name
from cardtable.words.mark import QT_TRANSLATE_NOOP, fill, in_words, translate
from cardtable.words.piquet import items_words, point_words

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
_CHARACTERS_AT_ECARTE = {
    "beginner": QT_TRANSLATE_NOOP("Players", "Plays by feeling, errs now and then, and bets on the underdog."),
    "greedy": QT_TRANSLATE_NOOP("Players", "Trusts in high cards and in today’s luck, and bets on the favourite."),
    "counter": QT_TRANSLATE_NOOP(
        "Players", "Knows by heart which hands are to be played without an exchange, and bets with caution."
    ),
    "searcher": QT_TRANSLATE_NOOP(
        "Players", "Has calculated when to propose, solves the play of the cards, and bets by the chances."
    ),
}
_CHARACTERS_AT_PIQUET = {
    "beginner": QT_TRANSLATE_NOOP("Players", "Has just learnt the rules, and errs now and then."),
    "greedy": QT_TRANSLATE_NOOP("Players", "Looks at his own hand alone and takes what counts at once."),
    "counter": QT_TRANSLATE_NOOP("Players", "Remembers what was declared and played, and exchanges with care."),
    "searcher": QT_TRANSLATE_NOOP(
        "Players", "Weighs many hands that his opponent could hold before every exchange and every card."
    ),
}
_REASONS = {
    "captures_card": QT_TRANSLATE_NOOP("Reasons", "It takes {card}, which counts by itself."),
    "costs_points": QT_TRANSLATE_NOOP("Reasons", "It counts {points} against you."),
    "avoids_points": QT_TRANSLATE_NOOP("Reasons", "Another choice would count {points} more against you."),
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
    "majority_chance": QT_TRANSLATE_NOOP("Reasons", "It brings at least three tricks with a chance of {chance} %."),
    "jeu_de_regle": QT_TRANSLATE_NOOP("Reasons", "By the classical rules this hand is played without an exchange."),
    "improves_with_exchange": QT_TRANSLATE_NOOP("Reasons", "New cards promise more than these."),
    "risks_penalty": QT_TRANSLATE_NOOP("Reasons", "Lost without an exchange, the tricks cost two points."),
    "king_wins_partie": QT_TRANSLATE_NOOP("Reasons", "The point for the king is enough to win the partie."),
    "marks_king": QT_TRANSLATE_NOOP("Reasons", "The king of trumps counts a point now or never."),
    "keeps_king_silent": QT_TRANSLATE_NOOP(
        "Reasons", "The point for the king is hardly needed, and nobody knows where the king is."
    ),
    "leads_trump": QT_TRANSLATE_NOOP("Reasons", "It leads trumps."),
    "rule_lead": QT_TRANSLATE_NOOP("Reasons", "The classical rules recommend it: number {number} of the eight leads."),
    "keeps_guard": QT_TRANSLATE_NOOP("Reasons", "{card} keeps a card beside it."),
    "keeps_card": QT_TRANSLATE_NOOP("Reasons", "{card} is worth keeping."),
    "buys_many": QT_TRANSLATE_NOOP("Reasons", "Of {count} new cards some should be better."),
    "only_card": QT_TRANSLATE_NOOP("Reasons", "No other card may be played."),
    "chance_of_player": QT_TRANSLATE_NOOP("Reasons", "{player} wins the partie with a chance of {chance} %."),
    "keeps_items": QT_TRANSLATE_NOOP("Reasons", "These stay together: {items}."),
    "point_may_grow": QT_TRANSLATE_NOOP("Reasons", "With {cards} of {suit} kept, the point may grow."),
    "deal_ahead": QT_TRANSLATE_NOOP(
        "Reasons", "It can be expected to bring you {points} more than the other side in this deal."
    ),
    "deal_behind": QT_TRANSLATE_NOOP(
        "Reasons", "Even so the other side can be expected to count {points} more in this deal."
    ),
    "deal_even": QT_TRANSLATE_NOOP("Reasons", "Both sides can then be expected to count about as much in this deal."),
    "rest_ahead": QT_TRANSLATE_NOOP("Reasons", "The rest should bring you {points} more than the other side."),
    "rest_behind": QT_TRANSLATE_NOOP("Reasons", "The rest should bring the other side {points} more than you."),
    "rest_even": QT_TRANSLATE_NOOP("Reasons", "The rest should bring both sides about as much."),
    "partie_at_stake": QT_TRANSLATE_NOOP(
        "Reasons", "So near the end of the partie winning it counts, and not every point is worth the same."
    ),
    "cashes_winner": QT_TRANSLATE_NOOP("Reasons", "Nobody can beat {card}."),
    "takes_cheaply": QT_TRANSLATE_NOOP("Reasons", "Taken with this card the trick costs least."),
    "lets_it_pass": QT_TRANSLATE_NOOP("Reasons", "The trick is better left to the other side."),
    "cards_chance": QT_TRANSLATE_NOOP("Reasons", "It brings the cards with a chance of {chance} %."),
    "saves_cards": QT_TRANSLATE_NOOP("Reasons", "It keeps the cards from the other side with a chance of {chance} %."),
    "capot_chance": QT_TRANSLATE_NOOP("Reasons", "It brings all the tricks with a chance of {chance} %."),
    "saves_capot": QT_TRANSLATE_NOOP("Reasons", "It prevents the capot with a chance of {chance} %."),
    "last_trick_chance": QT_TRANSLATE_NOOP("Reasons", "It brings the last trick with a chance of {chance} %."),
    "shows_blanche": QT_TRANSLATE_NOOP("Reasons", "Carte blanche counts ten at once."),
    "nothing_to_hide": QT_TRANSLATE_NOOP("Reasons", "What is kept back counts nothing."),
    "makes_repique": QT_TRANSLATE_NOOP("Reasons", "A repique has to be announced now."),
    "counts_everything": QT_TRANSLATE_NOOP("Reasons", "It counts everything that is yours to count."),
    "claim_holds": QT_TRANSLATE_NOOP("Reasons", "The rest is lost, however it is played."),
    "claim_fails": QT_TRANSLATE_NOOP("Reasons", "The claim does not hold: a trick can still be taken."),
}


def player_name(player: str) -> str:
    """``Agda, the counter``, for a choice; ``A person here`` for a human seat."""
    if player == HUMAN:
        return translate("Players", "A person here")
    return translate("Players", _NAMES[player]) if player in _NAMES else in_words(player)


def player_first_name(player: str) -> str:
    """What a computer player is called at the table."""
    return translate("Players", _FIRST_NAMES[player]) if player in _FIRST_NAMES else in_words(player)


def player_character(player: str, family: str = "") -> str:
    """One sentence on how a computer player plays the games of ``family``; empty for a person."""
    characters = {"ecarte": _CHARACTERS_AT_ECARTE, "piquet": _CHARACTERS_AT_PIQUET}.get(family, _CHARACTERS)
    return translate("Players", characters[player]) if player in characters else ""


def computer_players() -> tuple[str, ...]:
    """The computer players, the weakest first."""
    return PLAYERS


def reason_sentence(reason: Reason, names: Sequence[str] = ()) -> str:
    """Why something is good or bad, as one sentence. ``names`` are the seats' names."""
    template = _REASONS.get(reason.code)
    if template is None:
        return in_words(reason.code)
    values: dict[str, object] = dict(reason.params)
    if "card" in values:
        card = card_of_text(values["card"])
        if card is not None:
            values["card"] = the_card(card)
    seat = values.get("seat")
    if isinstance(seat, int) and 0 <= seat < len(names):
        values["player"] = names[seat]
    if "items" in values:
        values["items"] = _items(str(values["items"]))
    suit, count = values.get("suit"), values.get("count")
    if isinstance(suit, int) and 0 <= suit < 4 and isinstance(count, int):
        values |= {"suit": suit_name(suit), "cards": point_words(count)}
    value = values.get("value")
    if isinstance(value, int):
        values["value"] = value_name(value)
    sentence = fill(translate("Reasons", template), values)
    return sentence[:1].upper() + sentence[1:]


def _items(text: str) -> str:
    """Combinations of Piquet, joined; an ellipsis for what is none."""
    try:
        return items_words([parse_item(word) for word in text.split()])
    except CodedError:
        return "…"
