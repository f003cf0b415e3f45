"""Faults at a real table of Piquet in words: what happened, what is asked, and what is ruled."""

from __future__ import annotations

from cardtable.games.piquet.faults import BOOK, PICQUET
from cardtable.words.faults import FaultWords
from cardtable.words.mark import QT_TRANSLATE_NOOP

FAULTS = {
    "bought_too_early": QT_TRANSLATE_NOOP("Faults", "The dealer exchanged before elder was ready"),
    "left_silently": QT_TRANSLATE_NOOP("Faults", "Elder left some of her five cards in the stock without saying so"),
    "too_many_cards": QT_TRANSLATE_NOOP("Faults", "Somebody has too many cards after the exchange"),
    "too_few_cards": QT_TRANSLATE_NOOP("Faults", "Somebody has too few cards after the exchange"),
    "discards_mixed": QT_TRANSLATE_NOOP("Faults", "Somebody mixed their discards with their tricks"),
    "wrong_declaration": QT_TRANSLATE_NOOP("Faults", "Somebody declared cards without holding them"),
    "adding_mistake": QT_TRANSLATE_NOOP("Faults", "Somebody added up wrongly"),
    "class_left_out": QT_TRANSLATE_NOOP(
        "Faults", "Somebody left out a class, or said “good” to something they could beat"
    ),
    "less_declared": QT_TRANSLATE_NOOP("Faults", "Somebody declared less than they held"),
    "ninety_late": QT_TRANSLATE_NOOP("Faults", "A repique was not announced in time"),
    "sixty_late": QT_TRANSLATE_NOOP("Faults", "A pique was not announced in time"),
    "revoke": QT_TRANSLATE_NOOP("Faults", "Somebody failed to follow suit"),
    "suit_not_named": QT_TRANSLATE_NOOP(
        "Faults", "Somebody led one suit repeatedly, then changed to another without naming it"
    ),
    "card_wanted_back": QT_TRANSLATE_NOOP("Faults", "Somebody wants to take back a card"),
    "laid_down": QT_TRANSLATE_NOOP("Faults", "Somebody laid down their cards before the end"),
}
QUESTIONS = {
    "hands_wrong": QT_TRANSLATE_NOOP("Faults", "How many hands are wrong?"),
    "bought_card_seen": QT_TRANSLATE_NOOP("Faults", "Has that player already looked at a card from the stock?"),
    "elder_looked": QT_TRANSLATE_NOOP("Faults", "Has elder already looked at her cards?"),
    "deal_counted": QT_TRANSLATE_NOOP("Faults", "Had the deal been scored when it was noticed?"),
    "still_time": QT_TRANSLATE_NOOP(
        "Faults",
        "Was it noticed in time? For elder’s, that means before the first lead; for the dealer’s, "
        "before playing to the first trick.",
    ),
    "new_suit_named": QT_TRANSLATE_NOOP(
        "Faults", "After several leads in one suit, did the player lead a new suit without naming it?"
    ),
    "which_follows": QT_TRANSLATE_NOOP("Faults", "Which of the two can follow suit?"),
    "cards_faced": QT_TRANSLATE_NOOP("Faults", "How many cards were exposed?"),
    "what_is_meant": QT_TRANSLATE_NOOP("Faults", "What did they mean by it?"),
}
ANSWERS = {
    "both_hands": QT_TRANSLATE_NOOP("Faults", "Both"),
    "one_hand": QT_TRANSLATE_NOOP("Faults", "One"),
    "bought_card_was_seen": QT_TRANSLATE_NOOP("Faults", "Yes"),
    "no_bought_card_seen": QT_TRANSLATE_NOOP("Faults", "Not yet"),
    "elder_has_looked": QT_TRANSLATE_NOOP("Faults", "Yes"),
    "elder_has_not_looked": QT_TRANSLATE_NOOP("Faults", "Not yet"),
    "not_yet_counted": QT_TRANSLATE_NOOP("Faults", "Not yet"),
    "counted": QT_TRANSLATE_NOOP("Faults", "Yes"),
    "in_time": QT_TRANSLATE_NOOP("Faults", "Yes"),
    "too_late_now": QT_TRANSLATE_NOOP("Faults", "No, later"),
    "named_or_same": QT_TRANSLATE_NOOP("Faults", "No"),
    "not_named": QT_TRANSLATE_NOOP("Faults", "Yes"),
    "upper_or_both": QT_TRANSLATE_NOOP("Faults", "The upper one, both, or neither"),
    "lower_alone": QT_TRANSLATE_NOOP("Faults", "Only the lower one"),
    "one_faced": QT_TRANSLATE_NOOP("Faults", "One"),
    "two_faced": QT_TRANSLATE_NOOP("Faults", "Two or more"),
    "gives_up": QT_TRANSLATE_NOOP("Faults", "To give up the rest"),
    "claims": QT_TRANSLATE_NOOP("Faults", "To claim the rest"),
}
RULINGS = {
    "both_wrong": QT_TRANSLATE_NOOP("Faults", "The deal is void, and the same dealer deals again."),
    "seen_too_late": QT_TRANSLATE_NOOP(
        "Faults",
        "A wrong number of cards must be announced before exchanging. As a card has been looked at, "
        "the same dealer deals again.",
    ),
    "evened_out": QT_TRANSLATE_NOOP(
        "Faults",
        "The deal stands. A player with too many or too few cards says so before exchanging, and "
        "discards more or fewer to make up for it.",
    ),
    "elder_wants_new": QT_TRANSLATE_NOOP(
        "Faults", "Elder may ask for a new deal by the same dealer, before looking at the cards."
    ),
    "nothing_to_balance": QT_TRANSLATE_NOOP(
        "Faults", "Without an exchange the hands cannot be put right, so the same dealer deals again."
    ),
    "elder_wants_new_exchange": QT_TRANSLATE_NOOP(
        "Faults",
        "Elder may ask for a new deal. In that case this deal does not count, and the same dealer deals again.",
    ),
    "lower_three": QT_TRANSLATE_NOOP(
        "Faults", "The dealer may take and look at only the lower three cards of the stock."
    ),
    "dealer_picks": QT_TRANSLATE_NOOP(
        "Faults", "Once the dealer has said how many, any of the cards that elder left may be taken."
    ),
    "counts_nothing": QT_TRANSLATE_NOOP(
        "Faults",
        "A player with too many cards scores nothing in this deal, but can still beat the other side’s declarations.",
    ),
    "cards_left_are_tricks": QT_TRANSLATE_NOOP(
        "Faults",
        "Each card that the other side still holds at the end counts as a trick for them. Enter the tricks "
        "accordingly.",
    ),
    "plays_on": QT_TRANSLATE_NOOP("Faults", "Play continues with the cards as they are."),
    "one_faced_stands": QT_TRANSLATE_NOOP("Faults", "The deal stands."),
    "marks_nothing": QT_TRANSLATE_NOOP("Faults", "A player who mixed discards with tricks marks nothing in this deal."),
    "corrected": QT_TRANSLATE_NOOP("Faults", "The declaration is corrected, and there is no penalty."),
    "other_counts_all": QT_TRANSLATE_NOOP(
        "Faults",
        "A player who declared wrongly scores nothing in this deal. The other side scores everything, "
        "even if it was beaten.",
    ),
    "sum_corrected": QT_TRANSLATE_NOOP("Faults", "The score is corrected, and there is no penalty."),
    "sum_stays": QT_TRANSLATE_NOOP("Faults", "It is too late to correct it, so the score stays as announced."),
    "class_lost": QT_TRANSLATE_NOOP("Faults", "Anything left out or called good is lost for this deal."),
    "no_penalty": QT_TRANSLATE_NOOP(
        "Faults", "Declaring less is not a fault. A point called one card too short may be called overfull."
    ),
    "ninety_lost": QT_TRANSLATE_NOOP("Faults", "A repique that is not announced at the right moment is lost."),
    "sixty_lost": QT_TRANSLATE_NOOP("Faults", "Elder counted thirty instead of sixty, so the pique is lost."),
    "five_points": QT_TRANSLATE_NOOP(
        "Faults", "The other side scores five points. The player who revoked wins no more tricks in that suit."
    ),
    "revoke_unpunished": QT_TRANSLATE_NOOP("Faults", "Because the new suit was not named, the revoke goes unpunished."),
    "may_renounce": QT_TRANSLATE_NOOP("Faults", "Until the new suit is named, the other side need not follow suit."),
    "upper_counts": QT_TRANSLATE_NOOP("Faults", "The upper card is the one that was played."),
    "lower_counts": QT_TRANSLATE_NOOP(
        "Faults", "The lower card is the one that was played, as only that card can follow suit."
    ),
    "card_lies": QT_TRANSLATE_NOOP(
        "Faults", "A card played stays played, unless it is a revoke that can still be put right."
    ),
    "rest_to_other": QT_TRANSLATE_NOOP(
        "Faults", "All the remaining tricks go to the other side. Enter the tricks accordingly."
    ),
    "one_more_card": QT_TRANSLATE_NOOP(
        "Faults",
        "The other side may ask for one more lead and try to beat it. The rest then go to the player who claims them.",
    ),
}
WORKS = {
    PICQUET: QT_TRANSLATE_NOOP("Faults", "“The Royall and Delightfull Game of Picquet”, London 1651."),
    BOOK: QT_TRANSLATE_NOOP(
        "Faults", "An anonymous, undated German book of card games, chapter “Piquet”, section “{section}”."
    ),
}
FAULT_WORDS = FaultWords({**FAULTS, **QUESTIONS, **ANSWERS, **RULINGS}, WORKS)
