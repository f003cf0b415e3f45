"""The words about the computer players of Casino: how each plays, and their reasons."""

from __future__ import annotations

from cardtable.words.mark import QT_TRANSLATE_NOOP

PLAYER_TEXTS = {
    "beginner": QT_TRANSLATE_NOOP(
        "Players",
        "Is still learning: sees pairs and sums of two cards up to ten, misses other sums, and hoards her aces.",
    ),
    "greedy": QT_TRANSLATE_NOOP("Players", "Takes whatever scores most there and then, and never thinks ahead."),
    "counter": QT_TRANSLATE_NOOP(
        "Players", "Remembers every card and weighs what she takes against what she leaves you."
    ),
    "planner": QT_TRANSLATE_NOOP(
        "Players",
        "Thinks through up to ten possible deals and estimates how they will end. With more than two "
        "players, often does so only from the last round on.",
    ),
    "searcher": QT_TRANSLATE_NOOP(
        "Players",
        "Thinks through as many deals as time allows: with two players, to the very end; with more, "
        "often only from the last round on.",
    ),
}
REASONS = {
    "captures_card": QT_TRANSLATE_NOOP("Reasons", "It captures {card}, which is worth points in its own right."),
    "costs_points": QT_TRANSLATE_NOOP("Reasons", "Even so, it costs you {points}."),
    "costs_nothing": QT_TRANSLATE_NOOP("Reasons", "For the moment no choice costs you anything."),
    "avoids_points": QT_TRANSLATE_NOOP("Reasons", "Another choice would cost you {points} more."),
    "takes_most_cards": QT_TRANSLATE_NOOP("Reasons", "No other choice takes more cards."),
    "spades_race": QT_TRANSLATE_NOOP(
        "Reasons", "It helps in the race for spades, which then stands at {own} to {other}."
    ),
    "cards_race": QT_TRANSLATE_NOOP(
        "Reasons", "It helps in the race for cards, which then stands at {own} to {other}."
    ),
    "sweep": QT_TRANSLATE_NOOP("Reasons", "It sweeps the table."),
    "picada": QT_TRANSLATE_NOOP("Reasons", "It is a picada: it captures the card just played."),
    "simili": QT_TRANSLATE_NOOP("Reasons", "It is a simili: all its cards are of one suit."),
    "quadriglia": QT_TRANSLATE_NOOP("Reasons", "It is a quadriglia: three cards or more."),
    "napula": QT_TRANSLATE_NOOP("Reasons", "{card} matters for the run of spades from the ace."),
    "mulle": QT_TRANSLATE_NOOP("Reasons", "It is a mulle: {card} captures its twin."),
    "last_capture": QT_TRANSLATE_NOOP("Reasons", "It is the last capture, and takes the rest of the table as well."),
    "builds": QT_TRANSLATE_NOOP("Reasons", "It builds {value}, which you can capture later."),
    "stacks_to_take": QT_TRANSLATE_NOOP("Reasons", "It makes {sum}, which {card} in your hand can capture later."),
    "stacks_for_partner": QT_TRANSLATE_NOOP("Reasons", "It makes {sum}, which your partner has announced."),
    "stacks": QT_TRANSLATE_NOOP("Reasons", "It makes {sum}. Number of unseen cards that can capture that: {count}."),
    "prevents_sweep": QT_TRANSLATE_NOOP("Reasons", "It keeps the next player from sweeping the table."),
    "leaves_sweep": QT_TRANSLATE_NOOP(
        "Reasons", "Even so, the next player could sweep the table in {chance}% of cases."
    ),
    "leaves_card": QT_TRANSLATE_NOOP("Reasons", "Even so, {card} is left within the next player’s reach."),
    "safe_to_lay": QT_TRANSLATE_NOOP("Reasons", "As far as you can tell, nobody can capture {card}."),
    "keeps_for_later": QT_TRANSLATE_NOOP("Reasons", "{card} stays in your hand for a later capture."),
    "captures_later": QT_TRANSLATE_NOOP("Reasons", "{card} can later capture {cards}."),
    "fault_is_certain": QT_TRANSLATE_NOOP("Reasons", "The cards that have been seen prove the fault."),
    "rather_lies": QT_TRANSLATE_NOOP("Reasons", "{card} could capture, but it is better to trail it."),
    "only_choice": QT_TRANSLATE_NOOP("Reasons", "There is no other choice."),
    "brings_cards": QT_TRANSLATE_NOOP("Reasons", "It captures {count} cards."),
    "nothing_to_capture": QT_TRANSLATE_NOOP("Reasons", "None of your cards can capture anything now."),
    "costs_less": QT_TRANSLATE_NOOP("Reasons", "It costs you {points} less."),
    "more_spades": QT_TRANSLATE_NOOP("Reasons", "It captures {spades}."),
    "more_cards": QT_TRANSLATE_NOOP("Reasons", "It captures {cards}."),
    "rarer_sweep": QT_TRANSLATE_NOOP(
        "Reasons", "The next player could sweep the table in {chance}% of cases rather than {other}%."
    ),
    "saves_card": QT_TRANSLATE_NOOP("Reasons", "{card} is out of the next player’s reach."),
    "leaves_less": QT_TRANSLATE_NOOP("Reasons", "The next player finds less to capture."),
    "partie_at_stake": QT_TRANSLATE_NOOP(
        "Reasons", "This close to the end, winning the match matters more than the odd point."
    ),
    "wins_surely": QT_TRANSLATE_NOOP("Reasons", "It wins the match, however the other side plays."),
    "arrives_first": QT_TRANSLATE_NOOP("Reasons", "However the other side plays, you reach the target first."),
    "sweep_decides": QT_TRANSLATE_NOOP("Reasons", "The sweep decides the match: without it you would not win."),
    "loses_partie": QT_TRANSLATE_NOOP("Reasons", "With it the match is lost if the other side makes no mistake."),
    "partie_goes_on": QT_TRANSLATE_NOOP("Reasons", "With it the match does not end with this deal."),
    "keeps_below": QT_TRANSLATE_NOOP(
        "Reasons", "It keeps the other side below {half}, half the target, so that the match counts double."
    ),
    "saves_double": QT_TRANSLATE_NOOP(
        "Reasons", "It gets you to {half}, half the target, so that the loss does not count double."
    ),
    "stays_below": QT_TRANSLATE_NOOP(
        "Reasons", "With it you fall short of {half}, half the target, and the loss counts double."
    ),
    "for_nothing": QT_TRANSLATE_NOOP("Reasons", "It costs no points."),
    "wins_partie": QT_TRANSLATE_NOOP("Reasons", "It wins the match."),
}
