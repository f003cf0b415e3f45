"""Faults at a real table of Piquet in words: what happened, what is asked, and what is ruled."""

from __future__ import annotations

from cardtable.games.piquet.faults import BOOK
from cardtable.words.faults import FaultWords
from cardtable.words.mark import QT_TRANSLATE_NOOP

FAULTS = {
    "bought_too_early": QT_TRANSLATE_NOOP("Faults", "The dealer exchanged before elder was ready"),
    "left_silently": QT_TRANSLATE_NOOP("Faults", "Elder left cards of her five in the stock without saying so"),
    "too_many_cards": QT_TRANSLATE_NOOP("Faults", "Somebody has too many cards after the exchange"),
    "too_few_cards": QT_TRANSLATE_NOOP("Faults", "Somebody has too few cards after the exchange"),
    "discards_mixed": QT_TRANSLATE_NOOP("Faults", "Somebody mixed his discards into his tricks"),
    "wrong_declaration": QT_TRANSLATE_NOOP("Faults", "Somebody declared what he does not hold"),
    "adding_mistake": QT_TRANSLATE_NOOP("Faults", "Somebody added up wrongly"),
    "class_left_out": QT_TRANSLATE_NOOP("Faults", "Somebody left a class out, or let pass what he could beat"),
    "less_declared": QT_TRANSLATE_NOOP("Faults", "Somebody declared less than he holds"),
    "ninety_late": QT_TRANSLATE_NOOP("Faults", "A repique was not announced in time"),
    "sixty_late": QT_TRANSLATE_NOOP("Faults", "A pique was not announced in time"),
    "revoke": QT_TRANSLATE_NOOP("Faults", "Somebody did not follow suit although he could"),
    "suit_not_named": QT_TRANSLATE_NOOP(
        "Faults", "Somebody left a suit that was led repeatedly without naming the new one"
    ),
    "card_wanted_back": QT_TRANSLATE_NOOP("Faults", "Somebody wants to take back a card that he played"),
    "laid_down": QT_TRANSLATE_NOOP("Faults", "Somebody laid down his cards before the end"),
}
QUESTIONS = {
    "hands_wrong": QT_TRANSLATE_NOOP("Faults", "How many hands are wrong?"),
    "bought_card_seen": QT_TRANSLATE_NOOP("Faults", "Has its owner already looked at a card from the stock?"),
    "elder_looked": QT_TRANSLATE_NOOP("Faults", "Has elder already looked at her cards?"),
    "deal_counted": QT_TRANSLATE_NOOP("Faults", "Had the deal been counted up when it was noticed?"),
    "still_time": QT_TRANSLATE_NOOP(
        "Faults", "Was it noticed in time: elder’s before she led, the dealer’s before he played to the first trick?"
    ),
    "new_suit_named": QT_TRANSLATE_NOOP(
        "Faults", "Had a new suit been led, after one that was led repeatedly, without being named?"
    ),
    "which_follows": QT_TRANSLATE_NOOP("Faults", "Which of the two can follow suit?"),
    "what_is_meant": QT_TRANSLATE_NOOP("Faults", "What was meant by it?"),
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
    "lower_alone": QT_TRANSLATE_NOOP("Faults", "The lower one alone"),
    "gives_up": QT_TRANSLATE_NOOP("Faults", "To give up the rest"),
    "claims": QT_TRANSLATE_NOOP("Faults", "To claim the rest"),
}
RULINGS = {
    "both_wrong": QT_TRANSLATE_NOOP("Faults", "The deal does not stand: the same dealer deals anew."),
    "seen_too_late": QT_TRANSLATE_NOOP(
        "Faults",
        "Whoever has a wrong number must say so before exchanging. Now that a card has been looked at, the same dealer "
        "deals anew.",
    ),
    "evened_out": QT_TRANSLATE_NOOP(
        "Faults",
        "The deal stands. Whoever has the wrong number says so before exchanging, and evens it out: he "
        "discards so many more or fewer.",
    ),
    "elder_wants_new": QT_TRANSLATE_NOOP(
        "Faults", "As long as she has not looked at her cards, elder may ask for it: the same dealer deals anew."
    ),
    "nothing_to_balance": QT_TRANSLATE_NOOP(
        "Faults", "Hands that are not exchanged cannot be evened out: the same dealer deals anew."
    ),
    "elder_wants_new_exchange": QT_TRANSLATE_NOOP(
        "Faults", "Elder may ask for it: the deal is not counted, and the same dealer deals anew."
    ),
    "lower_three": QT_TRANSLATE_NOOP(
        "Faults", "The dealer may take, and look at, nothing but the lower three cards of the stock."
    ),
    "dealer_picks": QT_TRANSLATE_NOOP(
        "Faults", "Once the dealer has said how many cards he takes, he may pick them from all that elder left him."
    ),
    "counts_nothing": QT_TRANSLATE_NOOP(
        "Faults",
        "Whoever has too many cards counts nothing in this deal, but may still beat what the other side declares.",
    ),
    "cards_left_are_tricks": QT_TRANSLATE_NOOP(
        "Faults", "Each card that the other side has left over at the end is a trick for it. Enter the tricks so."
    ),
    "marks_nothing": QT_TRANSLATE_NOOP(
        "Faults", "Whoever mixed his discards into his tricks marks nothing of this deal."
    ),
    "corrected": QT_TRANSLATE_NOOP("Faults", "The declaration is corrected, and nobody is punished."),
    "other_counts_all": QT_TRANSLATE_NOOP(
        "Faults",
        "Whoever declared wrongly counts nothing in this deal. The other side counts everything, even what had been "
        "beaten.",
    ),
    "sum_corrected": QT_TRANSLATE_NOOP("Faults", "The count is corrected, and nobody is punished."),
    "sum_stays": QT_TRANSLATE_NOOP("Faults", "It is too late for a correction: the count stays as it was said."),
    "class_lost": QT_TRANSLATE_NOOP("Faults", "What was left out or let pass is lost for this deal."),
    "no_penalty": QT_TRANSLATE_NOOP(
        "Faults", "Saying less is no fault. A point that was called one card too short may be called overfull."
    ),
    "ninety_lost": QT_TRANSLATE_NOOP("Faults", "A repique that is not announced at the right moment is lost."),
    "sixty_lost": QT_TRANSLATE_NOOP("Faults", "Elder counted thirty instead of sixty: the pique is lost."),
    "five_points": QT_TRANSLATE_NOOP(
        "Faults", "The other side counts five points. Whoever revoked makes no more tricks in that suit."
    ),
    "revoke_unpunished": QT_TRANSLATE_NOOP("Faults", "Because the new suit was not named, the revoke goes unpunished."),
    "may_renounce": QT_TRANSLATE_NOOP(
        "Faults", "As long as the new suit has not been named, the other side need not follow it."
    ),
    "upper_counts": QT_TRANSLATE_NOOP("Faults", "The upper card is the one that was played."),
    "lower_counts": QT_TRANSLATE_NOOP(
        "Faults", "The lower card is the one that was played, as it alone can follow suit."
    ),
    "card_lies": QT_TRANSLATE_NOOP(
        "Faults", "A card that was played stays played, unless a revoke has to be put right in time."
    ),
    "rest_to_other": QT_TRANSLATE_NOOP(
        "Faults", "All tricks that are still to come belong to the other side. Enter the tricks so."
    ),
    "one_more_card": QT_TRANSLATE_NOOP(
        "Faults", "If the other side asks for it, one more card is led, which it may beat. Then the rest is claimed."
    ),
}
WORKS = {
    BOOK: QT_TRANSLATE_NOOP(
        "Faults", "A German book of card games, no author or year named, chapter “Piquet”, section “{section}”."
    )
}
FAULT_WORDS = FaultWords({**FAULTS, **QUESTIONS, **ANSWERS, **RULINGS}, WORKS)
