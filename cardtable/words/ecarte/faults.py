"""Faults at a real table of Écarté in words: what happened, what is asked, and what is ruled."""

from __future__ import annotations

from cardtable.games.ecarte.faults import BOOK, CAVENDISH
from cardtable.words.faults import FaultWords
from cardtable.words.mark import QT_TRANSLATE_NOOP

FAULTS = {
    "several_turned_up": QT_TRANSLATE_NOOP("Faults", "More than one card was turned up for trumps"),
    "own_card_exposed": QT_TRANSLATE_NOOP("Faults", "Somebody exposed a card of their own in the deal or exchange"),
    "card_reversed": QT_TRANSLATE_NOOP("Faults", "A card is face up in the stock"),
    "wrong_number_bought": QT_TRANSLATE_NOOP("Faults", "Somebody got the wrong number of cards in the exchange"),
    "word_taken_back": QT_TRANSLATE_NOOP(
        "Faults", "Somebody wants to take back a proposal, an acceptance or a refusal"
    ),
    "king_late": QT_TRANSLATE_NOOP("Faults", "The king of trumps was not marked in time"),
    "king_not_held": QT_TRANSLATE_NOOP("Faults", "Somebody marked the king without holding it"),
    "too_many_in_play": QT_TRANSLATE_NOOP("Faults", "Somebody is playing with more than five cards"),
    "renounced": QT_TRANSLATE_NOOP("Faults", "Somebody failed to follow suit or head the trick"),
    "hand_abandoned": QT_TRANSLATE_NOOP("Faults", "Somebody gave up and threw down their cards"),
    "onlooker_spoke": QT_TRANSLATE_NOOP("Faults", "An onlooker spoke"),
}
QUESTIONS = {
    "cards_looked_at": QT_TRANSLATE_NOOP("Faults", "Has anybody looked at these cards yet?"),
    "whose_number": QT_TRANSLATE_NOOP("Faults", "Whose number is wrong?"),
    "more_or_fewer": QT_TRANSLATE_NOOP("Faults", "More or fewer than five?"),
    "when_noticed": QT_TRANSLATE_NOOP("Faults", "When was it noticed?"),
    "tricks_so_far": QT_TRANSLATE_NOOP("Faults", "Had that player won a trick?"),
    "what_was_said": QT_TRANSLATE_NOOP("Faults", "What was said?"),
}
ANSWERS = {
    "not_looked_at": QT_TRANSLATE_NOOP("Faults", "Not yet"),
    "looked_at": QT_TRANSLATE_NOOP("Faults", "Yes"),
    "elders_number": QT_TRANSLATE_NOOP("Faults", "Elder’s"),
    "dealers_number": QT_TRANSLATE_NOOP("Faults", "The dealer’s"),
    "both_numbers": QT_TRANSLATE_NOOP("Faults", "Both"),
    "more": QT_TRANSLATE_NOOP("Faults", "More"),
    "fewer": QT_TRANSLATE_NOOP("Faults", "Fewer"),
    "before_trump": QT_TRANSLATE_NOOP("Faults", "Before a trump was turned up"),
    "before_lead": QT_TRANSLATE_NOOP("Faults", "After that, before the first lead"),
    "after_lead": QT_TRANSLATE_NOOP("Faults", "After the first lead"),
    "no_trick": QT_TRANSLATE_NOOP("Faults", "None"),
    "some_tricks": QT_TRANSLATE_NOOP("Faults", "One or two"),
    "named_breach": QT_TRANSLATE_NOOP("Faults", "That a rule was broken"),
    "named_card": QT_TRANSLATE_NOOP("Faults", "What a player holds or should play"),
}
RULINGS = {
    "turned_up_new_deal": QT_TRANSLATE_NOOP("Faults", "Elder may ask for a new deal by the same dealer."),
    "pushed_into_stock": QT_TRANSLATE_NOOP("Faults", "The extra cards turned up are pushed into the stock."),
    "take_or_throw": QT_TRANSLATE_NOOP(
        "Faults", "The player who reaches it in the exchange may take it, or discard it and take the next card."
    ),
    "must_keep_it": QT_TRANSLATE_NOOP("Faults", "A player who exposed their own card must keep it."),
    "put_right": QT_TRANSLATE_NOOP("Faults", "Nobody has looked at the cards, so the number is put right at once."),
    "elder_must_exchange": QT_TRANSLATE_NOOP(
        "Faults", "Elder must propose, and discards more or fewer cards so as to have five afterwards."
    ),
    "number_new_deal": QT_TRANSLATE_NOOP("Faults", "Elder may ask for a new deal by the same dealer."),
    "dealer_evened": QT_TRANSLATE_NOOP(
        "Faults",
        "The dealer makes up missing cards from the stock, and the turned-up trump stands. If there "
        "are too many, elder draws the extra ones face down, and they are discarded.",
    ),
    "both_exchange": QT_TRANSLATE_NOOP(
        "Faults", "Elder must propose and the dealer must accept. Both discard so as to have five cards afterwards."
    ),
    "point_off": QT_TRANSLATE_NOOP(
        "Faults",
        "A player who begins play with more than five cards cannot mark the king, and loses a point as well.",
    ),
    "plays_with_fewer": QT_TRANSLATE_NOOP(
        "Faults",
        "Play continues with the cards as they are. Each card that the other player has left over counts as a "
        "trick for that player.",
    ),
    "thrown_together": QT_TRANSLATE_NOOP(
        "Faults",
        "The cards are thrown in, and the right player deals. The sheet already names this player.",
    ),
    "laid_aside": QT_TRANSLATE_NOOP(
        "Faults", "These cards are kept for the next deal, and the right dealer deals with the other pack."
    ),
    "word_stands": QT_TRANSLATE_NOOP("Faults", "Anything said stands and cannot be taken back."),
    "king_lost": QT_TRANSLATE_NOOP("Faults", "The point for the king is lost."),
    "card_may_go_back": QT_TRANSLATE_NOOP("Faults", "The opponent may take back a card already played."),
    "played_again": QT_TRANSLATE_NOOP(
        "Faults",
        "The opponent may ask for the hands to be replayed. An offender who wins the tricks marks "
        "one point less: nothing instead of one, or one instead of two.",
    ),
    "other_has_vole": QT_TRANSLATE_NOOP("Faults", "The opponent scores the vole. Enter all five tricks."),
    "other_has_point": QT_TRANSLATE_NOOP("Faults", "The opponent scores the point. Enter the tricks accordingly."),
    "may_point_out": QT_TRANSLATE_NOOP(
        "Faults", "That is allowed. The fault is treated as if a player had noticed it."
    ),
    "may_not_meddle": QT_TRANSLATE_NOOP("Faults", "Onlookers are not allowed to do that. The source gives no penalty."),
}
WORKS = {
    BOOK: QT_TRANSLATE_NOOP(
        "Faults", "An anonymous, undated German book of card games, chapter “Ecarte”, section “{section}”."
    ),
    CAVENDISH: QT_TRANSLATE_NOOP("Faults", "Cavendish, The Laws of Écarté, London 1886, law {section}."),
}
FAULT_WORDS = FaultWords({**FAULTS, **QUESTIONS, **ANSWERS, **RULINGS}, WORKS)
