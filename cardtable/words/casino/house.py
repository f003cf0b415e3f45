"""The words for the options of rules that a house puts together itself."""

from __future__ import annotations

from cardtable.words.mark import QT_TRANSLATE_NOOP

GROUPS = {
    "dealing": QT_TRANSLATE_NOOP("Rules", "Dealing"),
    "values": QT_TRANSLATE_NOOP("Rules", "What cards count when captured"),
    "capturing": QT_TRANSLATE_NOOP("Rules", "Captures and builds"),
    "counting": QT_TRANSLATE_NOOP("Rules", "What brings points"),
    "sweeps": QT_TRANSLATE_NOOP("Rules", "Sweeps and mulles"),
    "match": QT_TRANSLATE_NOOP("Rules", "Who wins"),
}
"""The headings under which the options stand."""

OPTIONS = {
    "packs": QT_TRANSLATE_NOOP("Rules", "Packs of 52 cards"),
    "hand_cards": QT_TRANSLATE_NOOP("Rules", "Cards in the hand"),
    "table_cards": QT_TRANSLATE_NOOP("Rules", "Cards on the table at first"),
    "draws": QT_TRANSLATE_NOOP("Rules", "A card is drawn after each play"),
    "to_the_right": QT_TRANSLATE_NOOP("Rules", "To the right instead of to the left"),
    "sides": QT_TRANSLATE_NOOP("Rules", "Two against two"),
    "ace_value": QT_TRANSLATE_NOOP("Rules", "Aces"),
    "court_values": QT_TRANSLATE_NOOP("Rules", "Jacks, queens and kings"),
    "little_value": QT_TRANSLATE_NOOP("Rules", "The two of spades"),
    "big_value": QT_TRANSLATE_NOOP("Rules", "The ten of diamonds"),
    "one_set": QT_TRANSLATE_NOOP("Rules", "Only one set in a capture"),
    "builds": QT_TRANSLATE_NOOP("Rules", "Builds"),
    "duty": QT_TRANSLATE_NOOP("Rules", "Duty to capture"),
    "cards_points": QT_TRANSLATE_NOOP("Rules", "Points for most cards"),
    "cards_halved": QT_TRANSLATE_NOOP("Rules", "Equally many cards share the points"),
    "spades_points": QT_TRANSLATE_NOOP("Rules", "Points for spades"),
    "spades_count": QT_TRANSLATE_NOOP("Rules", "What these spades are"),
    "spades_halved": QT_TRANSLATE_NOOP("Rules", "Equally many spades share the points"),
    "big_points": QT_TRANSLATE_NOOP("Rules", "Points for the ten of diamonds"),
    "little_points": QT_TRANSLATE_NOOP("Rules", "Points for the two of spades"),
    "ace_points": QT_TRANSLATE_NOOP("Rules", "Points for each ace"),
    "spade_ace_more": QT_TRANSLATE_NOOP("Rules", "The ace of spades counts more by"),
    "jack_points": QT_TRANSLATE_NOOP("Rules", "Points for the jack of spades"),
    "seven_diamonds_points": QT_TRANSLATE_NOOP("Rules", "Points for the seven of diamonds"),
    "seven_spades_points": QT_TRANSLATE_NOOP("Rules", "Points for the seven of spades"),
    "last_points": QT_TRANSLATE_NOOP("Rules", "Points for the last capture"),
    "sweep_points": QT_TRANSLATE_NOOP("Rules", "Points for a sweep"),
    "sweep_kind": QT_TRANSLATE_NOOP("Rules", "What becomes of a sweep"),
    "sweep_last": QT_TRANSLATE_NOOP("Rules", "The last card too can make a sweep"),
    "huts_until": QT_TRANSLATE_NOOP("Rules", "No more huts from so many points on"),
    "twin_points": QT_TRANSLATE_NOOP("Rules", "Points for a sweep with the twin"),
    "mulles": QT_TRANSLATE_NOOP("Rules", "Mulles"),
    "mulle_by_value": QT_TRANSLATE_NOOP("Rules", "A mulle brings what its card counts"),
    "mulle_points": QT_TRANSLATE_NOOP("Rules", "Points for a mulle"),
    "wins": QT_TRANSLATE_NOOP("Rules", "Winner of the match"),
    "arrival": QT_TRANSLATE_NOOP("Rules", "Several at the target in one deal"),
    "cards_at_once": QT_TRANSLATE_NOOP("Rules", "Single cards are marked as they are captured"),
}
EXPLANATIONS = {
    "packs": QT_TRANSLATE_NOOP("Rules", "With two packs every card is there twice, and mulles are possible."),
    "hand_cards": QT_TRANSLATE_NOOP(
        "Rules", "So many for each player, and again whenever all hands are empty. What is left is dealt singly."
    ),
    "table_cards": QT_TRANSLATE_NOOP("Rules", "So many lie face up before the first card is played; later none."),
    "draws": QT_TRANSLATE_NOOP(
        "Rules", "Instead of new hands everybody draws one card after each play, as long as there are any."
    ),
    "to_the_right": QT_TRANSLATE_NOOP("Rules", "Dealing and turns go round against the clock, as in Italy."),
    "sides": QT_TRANSLATE_NOOP("Rules", "Those who sit opposite each other capture and count together."),
    "ace_value": QT_TRANSLATE_NOOP(
        "Rules", "What an ace is when cards are added up. If aces are eleven, the court cards begin with twelve."
    ),
    "court_values": QT_TRANSLATE_NOOP(
        "Rules", "They have numbers of their own, count ten each, or have no number and only capture their like."
    ),
    "little_value": QT_TRANSLATE_NOOP("Rules", "The two of spades can be higher, as in Sweden and Finland."),
    "big_value": QT_TRANSLATE_NOOP("Rules", "The ten of diamonds can be higher, as in Sweden and Finland."),
    "one_set": QT_TRANSLATE_NOOP(
        "Rules",
        "A card captures one equal card or one set of cards that add up to it, and never several at once. There are no "
        "builds then, no mulles and no duty to capture.",
    ),
    "builds": QT_TRANSLATE_NOOP(
        "Rules", "Cards may be laid on others, to be taken together later. There is no duty to capture then."
    ),
    "duty": QT_TRANSLATE_NOOP("Rules", "What a card must do that can capture something, once it is played."),
    "cards_points": QT_TRANSLATE_NOOP("Rules", "They go to the side with more cards than every other. With 0 nothing."),
    "cards_halved": QT_TRANSLATE_NOOP("Rules", "Two sides with equally many have half of the points each, cut down."),
    "spades_points": QT_TRANSLATE_NOOP("Rules", "What they are for, the next line says. With 0 spades bring nothing."),
    "spades_count": QT_TRANSLATE_NOOP("Rules", "For most spades the points are given once, otherwise for every one."),
    "spades_halved": QT_TRANSLATE_NOOP(
        "Rules", "Two who have equally many, and more than all others, have half of the points each."
    ),
    "big_points": QT_TRANSLATE_NOOP("Rules", "To whoever captures it. With 0 it is a card like others."),
    "little_points": QT_TRANSLATE_NOOP("Rules", "To whoever captures it. With 0 it is a card like others."),
    "ace_points": QT_TRANSLATE_NOOP("Rules", "To whoever captures it. With 0 aces are cards like others."),
    "spade_ace_more": QT_TRANSLATE_NOOP("Rules", "With 0 it counts as the other aces do."),
    "jack_points": QT_TRANSLATE_NOOP("Rules", "Foster gives it one in Spade Casino. Mostly it is 0."),
    "seven_diamonds_points": QT_TRANSLATE_NOOP("Rules", "Zwickern gives it one. Mostly it is 0."),
    "seven_spades_points": QT_TRANSLATE_NOOP("Rules", "Zwickern gives it one. Mostly it is 0."),
    "last_points": QT_TRANSLATE_NOOP("Rules", "To whoever captures last in a deal. With 0 only the rest of the table."),
    "sweep_points": QT_TRANSLATE_NOOP("Rules", "For clearing the whole table. With 0 a sweep brings nothing."),
    "sweep_kind": QT_TRANSLATE_NOOP(
        "Rules",
        "Huts as in Finland: when every side has one, one is taken off each, and none is marked in the last round. "
        "Passed on as at Krypkasino: whoever left the table so is relieved of as many points; this needs the fewest "
        "points to win.",
    ),
    "sweep_last": QT_TRANSLATE_NOOP("Rules", "Otherwise a sweep with the very last card of a deal brings nothing."),
    "huts_until": QT_TRANSLATE_NOOP("Rules", "Once a side has so many points in the match, no hut is marked any more."),
    "twin_points": QT_TRANSLATE_NOOP(
        "Rules", "Capturing the only card of the table with its twin. With 0 it counts like any sweep."
    ),
    "mulles": QT_TRANSLATE_NOOP("Rules", "A mulle is a card captured by its twin, with two packs."),
    "mulle_by_value": QT_TRANSLATE_NOOP("Rules", "As in Glimne’s Mulle: two for a two, thirteen for a king."),
    "mulle_points": QT_TRANSLATE_NOOP("Rules", "In Sassersson’s Mulle each brings five."),
    "wins": QT_TRANSLATE_NOOP("Rules", "Where the fewest win, the match ends when somebody has reached the target."),
    "arrival": QT_TRANSLATE_NOOP(
        "Rules",
        "Who has most wins, or who is there first. The American order is cards, spades, ♦10, ♠2, aces, others; the "
        "Finnish one goes the other way.",
    ),
    "cards_at_once": QT_TRANSLATE_NOOP("Rules", "Then a match can be over in the middle of a deal, as in Finland."),
}
CHOICES = {
    "ace_value": {
        "one": QT_TRANSLATE_NOOP("Rules", "One"),
        "one_or_fourteen": QT_TRANSLATE_NOOP("Rules", "One or fourteen"),
        "high_in_hand": QT_TRANSLATE_NOOP("Rules", "One or fourteen in the hand, one on the table"),
        "fourteen_in_hand": QT_TRANSLATE_NOOP("Rules", "Fourteen in the hand, one on the table"),
        "fourteen": QT_TRANSLATE_NOOP("Rules", "Fourteen"),
        "eleven": QT_TRANSLATE_NOOP("Rules", "Eleven"),
    },
    "court_values": {
        "numbers": QT_TRANSLATE_NOOP("Rules", "The numbers that follow"),
        "ten": QT_TRANSLATE_NOOP("Rules", "Ten each"),
        "pair": QT_TRANSLATE_NOOP("Rules", "No numbers, they only pair"),
    },
    "little_value": {
        "two": QT_TRANSLATE_NOOP("Rules", "Two"),
        "two_or_fifteen": QT_TRANSLATE_NOOP("Rules", "Two or fifteen"),
        "fifteen_in_hand": QT_TRANSLATE_NOOP("Rules", "Fifteen in the hand, two on the table"),
    },
    "big_value": {
        "ten": QT_TRANSLATE_NOOP("Rules", "Ten"),
        "ten_or_sixteen": QT_TRANSLATE_NOOP("Rules", "Ten or sixteen"),
        "sixteen_in_hand": QT_TRANSLATE_NOOP("Rules", "Sixteen in the hand, ten on the table"),
    },
    "duty": {
        "none": QT_TRANSLATE_NOOP("Rules", "No such duty"),
        "something": QT_TRANSLATE_NOOP("Rules", "It must capture something"),
        "sweep": QT_TRANSLATE_NOOP("Rules", "It must, and clear the table if it can"),
        "all": QT_TRANSLATE_NOOP("Rules", "It must capture all it can"),
    },
    "spades_count": {
        "most": QT_TRANSLATE_NOOP("Rules", "Most spades"),
        "each": QT_TRANSLATE_NOOP("Rules", "Each spade"),
        "above_six": QT_TRANSLATE_NOOP("Rules", "Each spade from the seventh on"),
        "seven": QT_TRANSLATE_NOOP("Rules", "At least seven spades"),
    },
    "sweep_kind": {
        "kept": QT_TRANSLATE_NOOP("Rules", "It is marked"),
        "balanced": QT_TRANSLATE_NOOP("Rules", "A hut: they cancel out"),
        "passed_on": QT_TRANSLATE_NOOP("Rules", "It relieves the player before"),
    },
    "mulles": {
        "none": QT_TRANSLATE_NOOP("Rules", "None"),
        "alone": QT_TRANSLATE_NOOP("Rules", "The twin and nothing else"),
        "any": QT_TRANSLATE_NOOP("Rules", "The twin, perhaps with others"),
    },
    "wins": {
        "most": QT_TRANSLATE_NOOP("Rules", "Whoever has the most points"),
        "fewest": QT_TRANSLATE_NOOP("Rules", "Whoever has the fewest points"),
    },
    "arrival": {
        "none": QT_TRANSLATE_NOOP("Rules", "Who has the most points"),
        "american": QT_TRANSLATE_NOOP("Rules", "Who is there first, cards first"),
        "finnish": QT_TRANSLATE_NOOP("Rules", "Who is there first, aces first"),
    },
}
