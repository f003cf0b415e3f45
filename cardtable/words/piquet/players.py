"""The computer players of Piquet: how each plays, and the reasons that they give."""

from __future__ import annotations

from cardtable.words.mark import QT_TRANSLATE_NOOP
from cardtable.words.reasons import WITH_TRICKS

PLAYER_TEXTS = {
    "beginner": QT_TRANSLATE_NOOP(
        "Players",
        "Is still learning: exchanges all she can, hoards her aces, misses trios, and forgets the cards played.",
    ),
    "greedy": QT_TRANSLATE_NOOP(
        "Players", "Thinks only of his own hand: keeps what promises most, and takes what he can."
    ),
    "counter": QT_TRANSLATE_NOOP(
        "Players",
        "Remembers what was declared and played, exchanges with care, and considers about a dozen "
        "hands the others could hold.",
    ),
    "planner": QT_TRANSLATE_NOOP(
        "Players", "Tries out his exchange on a dozen deals, and considers about forty hands the others could hold."
    ),
    "searcher": QT_TRANSLATE_NOOP(
        "Players",
        "Weighs many hands the others could hold before every exchange and every card. With two "
        "players he also learns from the cards played.",
    ),
}
REASONS = {
    **WITH_TRICKS,
    "keeps_items": QT_TRANSLATE_NOOP("Reasons", "These stay together: {items}."),
    "point_may_grow": QT_TRANSLATE_NOOP("Reasons", "If you keep {cards} in {suit}, the point may grow."),
    "deal_ahead": QT_TRANSLATE_NOOP("Reasons", "In this deal you can expect {points} more than the other side."),
    "deal_behind": QT_TRANSLATE_NOOP("Reasons", "Even so, the other side can expect {points} more in this deal."),
    "deal_about_ahead": QT_TRANSLATE_NOOP(
        "Reasons",
        "In this deal you can expect {points} more than the other side, give or take {spread}.",
    ),
    "deal_about_behind": QT_TRANSLATE_NOOP(
        "Reasons", "Even so, the other side can expect {points} more in this deal, give or take {spread}."
    ),
    "deal_even": QT_TRANSLATE_NOOP("Reasons", "Both sides can then expect about the same in this deal."),
    "deal_about_even": QT_TRANSLATE_NOOP(
        "Reasons", "Both sides can then expect about the same in this deal, give or take {spread}."
    ),
    "rest_about_ahead": QT_TRANSLATE_NOOP(
        "Reasons", "The rest should be worth {points} more to you than to the other side, give or take {spread}."
    ),
    "rest_about_behind": QT_TRANSLATE_NOOP(
        "Reasons", "The rest should be worth {points} more to the other side than to you, give or take {spread}."
    ),
    "rest_about_even": QT_TRANSLATE_NOOP(
        "Reasons", "The rest should be worth about the same to both sides, give or take {spread}."
    ),
    "rest_ahead": QT_TRANSLATE_NOOP("Reasons", "The rest should be worth {points} more to you than to the other side."),
    "rest_behind": QT_TRANSLATE_NOOP(
        "Reasons", "The rest should be worth {points} more to the other side than to you."
    ),
    "rest_even": QT_TRANSLATE_NOOP("Reasons", "The rest should be worth about the same to both sides."),
    "partie_at_stake": QT_TRANSLATE_NOOP(
        "Reasons", "This close to the end, winning the match matters more than the odd point."
    ),
    "cashes_winner": QT_TRANSLATE_NOOP("Reasons", "Nobody can beat {card}."),
    "takes_cheaply": QT_TRANSLATE_NOOP("Reasons", "This is the cheapest card that wins the trick."),
    "lets_it_pass": QT_TRANSLATE_NOOP("Reasons", "It is better to let the other side win the trick."),
    "cards_chance": QT_TRANSLATE_NOOP("Reasons", "It wins the cards, most of the tricks, in {chance}% of cases."),
    "saves_cards": QT_TRANSLATE_NOOP("Reasons", "It keeps the cards from the other side in {chance}% of cases."),
    "capot_chance": QT_TRANSLATE_NOOP("Reasons", "It wins all the tricks in {chance}% of cases."),
    "saves_capot": QT_TRANSLATE_NOOP("Reasons", "It saves the capot in {chance}% of cases."),
    "last_trick_chance": QT_TRANSLATE_NOOP("Reasons", "It wins the last trick in {chance}% of cases."),
    "saves_rubicon": QT_TRANSLATE_NOOP("Reasons", "It saves you from the Rubicon in {chance}% of cases."),
    "saves_double": QT_TRANSLATE_NOOP(
        "Reasons", "It gets you to {line} in {chance}% of cases, so that a loss does not count double."
    ),
    "stays_at": QT_TRANSLATE_NOOP("Reasons", "With this card you should finish on {total}, below {line}."),
    "keeps_below": QT_TRANSLATE_NOOP(
        "Reasons", "It keeps the other side below {line} in {chance}% of cases, and the match then pays more."
    ),
    "fewer_to_pay": QT_TRANSLATE_NOOP(
        "Reasons",
        "You fall short of {line}, so every point, even your own, adds to what you pay; this card scores fewer.",
    ),
    "more_to_win": QT_TRANSLATE_NOOP(
        "Reasons",
        "The other side falls short of {line}, so every point, even theirs, adds to your winnings; this card "
        "scores more.",
    ),
    "for_nothing": QT_TRANSLATE_NOOP("Reasons", "It costs no points."),
    "shows_blanche": QT_TRANSLATE_NOOP("Reasons", "Carte blanche scores ten at once."),
    "nothing_to_hide": QT_TRANSLATE_NOOP("Reasons", "Anything you keep back scores nothing."),
    "misleads": QT_TRANSLATE_NOOP(
        "Reasons",
        "Keeping it back misleads your opponent in the play. That should gain about {points} more than it costs.",
    ),
    "makes_repique": QT_TRANSLATE_NOOP("Reasons", "A repique has to be announced now."),
    "counts_everything": QT_TRANSLATE_NOOP("Reasons", "It scores everything that is yours to score."),
    "fault_is_certain": QT_TRANSLATE_NOOP("Reasons", "The cards that have been seen prove the fault."),
    "names_suit": QT_TRANSLATE_NOOP("Reasons", "You need not follow a new suit that was not named."),
    "claim_holds": QT_TRANSLATE_NOOP("Reasons", "The rest are lost, however they are played."),
    "better_point": QT_TRANSLATE_NOOP("Reasons", "The point should score {more}."),
    "better_sequences": QT_TRANSLATE_NOOP("Reasons", "Sequences should score {more}."),
    "better_sets": QT_TRANSLATE_NOOP("Reasons", "Trios and quatorzes should score {more}."),
    "better_tricks": QT_TRANSLATE_NOOP("Reasons", "Leads and tricks should score {more}."),
    "better_cards": QT_TRANSLATE_NOOP("Reasons", "Points for the cards should score {more}."),
    "better_last_trick": QT_TRANSLATE_NOOP("Reasons", "You win the last trick more often."),
    "likelier_repique": QT_TRANSLATE_NOOP("Reasons", "A repique is more likely."),
    "rarer_repique": QT_TRANSLATE_NOOP("Reasons", "The other side is less likely to score a repique."),
    "likelier_pique": QT_TRANSLATE_NOOP("Reasons", "A pique is more likely."),
    "rarer_pique": QT_TRANSLATE_NOOP("Reasons", "The other side is less likely to score a pique."),
    "likelier_capot": QT_TRANSLATE_NOOP("Reasons", "Capot is more likely."),
    "rarer_capot": QT_TRANSLATE_NOOP("Reasons", "You are less likely to lose all the tricks."),
    "counts_more": QT_TRANSLATE_NOOP("Reasons", "The declarations should score {more}."),
    "holds_suit": QT_TRANSLATE_NOOP("Reasons", "{cards} in {suit} stay together."),
    "holds_item": QT_TRANSLATE_NOOP("Reasons", "These stay together: {items}."),
    "holds_pair": QT_TRANSLATE_NOOP("Reasons", "{pair} stay together and may become more."),
    "keeps_high": QT_TRANSLATE_NOOP("Reasons", "{card} stays in your hand."),
    "buys_more": QT_TRANSLATE_NOOP("Reasons", "More cards are exchanged."),
    "claim_fails": QT_TRANSLATE_NOOP("Reasons", "The claim is wrong: you can still win a trick."),
}
