"""Faults at a real table of Écarté in words: what happened, what is asked, and what is ruled."""

from __future__ import annotations

from cardtable.games.ecarte.faults import BOOK, CAVENDISH
from cardtable.words.faults import FaultWords
from cardtable.words.mark import QT_TRANSLATE_NOOP

FAULTS = {
    "several_turned_up": QT_TRANSLATE_NOOP("Faults", "Several cards were turned up for trumps"),
    "own_card_exposed": QT_TRANSLATE_NOOP("Faults", "Somebody exposed a card of his own in dealing or exchanging"),
    "card_reversed": QT_TRANSLATE_NOOP("Faults", "A card lies face up in the stock"),
    "wrong_number_bought": QT_TRANSLATE_NOOP("Faults", "Somebody was given a wrong number of cards in exchange"),
    "word_taken_back": QT_TRANSLATE_NOOP("Faults", "Somebody wants to take back a proposal, a consent or a refusal"),
    "king_late": QT_TRANSLATE_NOOP("Faults", "The king of trumps was not marked in time"),
    "king_not_held": QT_TRANSLATE_NOOP("Faults", "The king was marked without being held"),
    "too_many_in_play": QT_TRANSLATE_NOOP("Faults", "Somebody plays with more than five cards"),
    "renounced": QT_TRANSLATE_NOOP("Faults", "Somebody did not follow suit or head the trick although he could"),
    "hand_abandoned": QT_TRANSLATE_NOOP("Faults", "Somebody gave up and threw down his cards"),
    "onlooker_spoke": QT_TRANSLATE_NOOP("Faults", "Somebody who looks on spoke"),
}
QUESTIONS = {
    "cards_looked_at": QT_TRANSLATE_NOOP("Faults", "Has anybody looked at these cards yet?"),
    "whose_number": QT_TRANSLATE_NOOP("Faults", "Whose number is wrong?"),
    "more_or_fewer": QT_TRANSLATE_NOOP("Faults", "More or fewer than five?"),
    "when_noticed": QT_TRANSLATE_NOOP("Faults", "When was it noticed?"),
    "tricks_so_far": QT_TRANSLATE_NOOP("Faults", "Had he made a trick?"),
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
    "named_breach": QT_TRANSLATE_NOOP("Faults", "That a rule had been broken"),
    "named_card": QT_TRANSLATE_NOOP("Faults", "What somebody holds or should play"),
}
RULINGS = {
    "turned_up_new_deal": QT_TRANSLATE_NOOP("Faults", "Elder may ask for it: the same dealer deals anew."),
    "pushed_into_stock": QT_TRANSLATE_NOOP(
        "Faults", "The cards that should not have been turned up are pushed into the stock."
    ),
    "take_or_throw": QT_TRANSLATE_NOOP(
        "Faults", "Whoever it comes to in the exchange may take it, or throw it away and have the next card."
    ),
    "must_keep_it": QT_TRANSLATE_NOOP("Faults", "Whoever exposed a card of his own by his own fault must keep it."),
    "put_right": QT_TRANSLATE_NOOP("Faults", "As nobody has looked at the cards, the number is put right at once."),
    "elder_must_exchange": QT_TRANSLATE_NOOP(
        "Faults", "Elder must propose, and discards so many more or fewer that she has five afterwards."
    ),
    "number_new_deal": QT_TRANSLATE_NOOP("Faults", "Elder may ask for it: the same dealer deals anew."),
    "dealer_evened": QT_TRANSLATE_NOOP(
        "Faults",
        "The dealer takes what he lacks from the stock, and the trump stays. Of cards too many elder draws some face "
        "down, and they are laid away.",
    ),
    "both_exchange": QT_TRANSLATE_NOOP(
        "Faults", "Elder must propose and the dealer accept, and both discard so many that they have five afterwards."
    ),
    "point_off": QT_TRANSLATE_NOOP(
        "Faults",
        "The king cannot be marked by whoever goes into play with more than five cards; a point is lost besides.",
    ),
    "plays_with_fewer": QT_TRANSLATE_NOOP(
        "Faults", "He plays with the cards that he has. Cards that the other has left over are tricks of the other."
    ),
    "thrown_together": QT_TRANSLATE_NOOP(
        "Faults",
        "The cards are thrown together, and the person deals whose turn it was. The sheet names this person already.",
    ),
    "laid_aside": QT_TRANSLATE_NOOP(
        "Faults", "These cards are laid aside for the next deal, and the right dealer deals with the other pack."
    ),
    "word_stands": QT_TRANSLATE_NOOP("Faults", "What was said stands: nothing of it can be taken back."),
    "king_lost": QT_TRANSLATE_NOOP("Faults", "The point for the king is lost."),
    "card_may_go_back": QT_TRANSLATE_NOOP("Faults", "The other may take back a card that he has played."),
    "played_again": QT_TRANSLATE_NOOP(
        "Faults",
        "The other may ask for the hands to be played again. If the offender wins the tricks he marks a point less: "
        "nothing for the point, one for all the tricks or for a point that counts two.",
    ),
    "other_has_vole": QT_TRANSLATE_NOOP("Faults", "The other marks all the tricks. Enter them so."),
    "other_has_point": QT_TRANSLATE_NOOP("Faults", "The other marks the point. Enter the tricks so."),
    "may_point_out": QT_TRANSLATE_NOOP("Faults", "That is allowed: the fault is judged as if a player had noticed it."),
    "may_not_meddle": QT_TRANSLATE_NOOP(
        "Faults", "That is forbidden to everybody who looks on. The source names no penalty."
    ),
}
WORKS = {
    BOOK: QT_TRANSLATE_NOOP(
        "Faults", "A German book of card games, no author or year named, chapter “Ecarte”, section “{section}”."
    ),
    CAVENDISH: QT_TRANSLATE_NOOP("Faults", "Cavendish, The Laws of Écarté, London 1886, law {section}."),
}
FAULT_WORDS = FaultWords({**FAULTS, **QUESTIONS, **ANSWERS, **RULINGS}, WORKS)
