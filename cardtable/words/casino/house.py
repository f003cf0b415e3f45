"""The words for the options of rules that a house puts together itself."""

from __future__ import annotations

from cardtable.words.mark import QT_TRANSLATE_NOOP

GROUPS = {
    "dealing": QT_TRANSLATE_NOOP("Rules", "Dealing"),
    "values": QT_TRANSLATE_NOOP("Rules", "Values of cards for capturing"),
    "capturing": QT_TRANSLATE_NOOP("Rules", "Captures and builds"),
    "counting": QT_TRANSLATE_NOOP("Rules", "What scores points"),
    "sweeps": QT_TRANSLATE_NOOP("Rules", "Sweeps and mulles"),
    "match": QT_TRANSLATE_NOOP("Rules", "Winning"),
}
"""The headings under which the options stand."""

OPTIONS = {
    "packs": QT_TRANSLATE_NOOP("Rules", "Packs of 52 cards"),
    "hand_cards": QT_TRANSLATE_NOOP("Rules", "Cards in the hand"),
    "table_cards": QT_TRANSLATE_NOOP("Rules", "Cards on the table at the start"),
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
    "cards_halved": QT_TRANSLATE_NOOP("Rules", "A tie for most cards splits the points"),
    "spades_points": QT_TRANSLATE_NOOP("Rules", "Points for spades"),
    "spades_count": QT_TRANSLATE_NOOP("Rules", "Which spades score"),
    "spades_halved": QT_TRANSLATE_NOOP("Rules", "A tie for most spades splits the points"),
    "big_points": QT_TRANSLATE_NOOP("Rules", "Points for the ten of diamonds"),
    "little_points": QT_TRANSLATE_NOOP("Rules", "Points for the two of spades"),
    "ace_points": QT_TRANSLATE_NOOP("Rules", "Points for each ace"),
    "spade_ace_more": QT_TRANSLATE_NOOP("Rules", "Extra points for the ace of spades"),
    "jack_points": QT_TRANSLATE_NOOP("Rules", "Points for the jack of spades"),
    "seven_diamonds_points": QT_TRANSLATE_NOOP("Rules", "Points for the seven of diamonds"),
    "seven_spades_points": QT_TRANSLATE_NOOP("Rules", "Points for the seven of spades"),
    "last_points": QT_TRANSLATE_NOOP("Rules", "Points for the last capture"),
    "sweep_points": QT_TRANSLATE_NOOP("Rules", "Points for a sweep"),
    "sweep_kind": QT_TRANSLATE_NOOP("Rules", "How sweeps score"),
    "sweep_last": QT_TRANSLATE_NOOP("Rules", "The last card can also make a sweep"),
    "huts_until": QT_TRANSLATE_NOOP("Rules", "No more huts at this score"),
    "twin_points": QT_TRANSLATE_NOOP("Rules", "Points for a sweep with the twin"),
    "mulles": QT_TRANSLATE_NOOP("Rules", "Mulles"),
    "mulle_by_value": QT_TRANSLATE_NOOP("Rules", "A mulle is worth the value of its card"),
    "mulle_points": QT_TRANSLATE_NOOP("Rules", "Points for a mulle"),
    "wins": QT_TRANSLATE_NOOP("Rules", "Winner of the match"),
    "arrival": QT_TRANSLATE_NOOP("Rules", "If two or more reach the target in a deal"),
    "cards_at_once": QT_TRANSLATE_NOOP("Rules", "Individual cards are marked as they are captured"),
}
EXPLANATIONS = {
    "packs": QT_TRANSLATE_NOOP("Rules", "With two packs there are two of every card, and mulles are possible."),
    "hand_cards": QT_TRANSLATE_NOOP(
        "Rules",
        "Each player is dealt this many, and as many again whenever all hands are empty. The rest are dealt one by "
        "one.",
    ),
    "table_cards": QT_TRANSLATE_NOOP("Rules", "This many are dealt face up at the start, and no more later."),
    "draws": QT_TRANSLATE_NOOP(
        "Rules", "Instead of being dealt new hands, you draw one card after each play while any are left."
    ),
    "to_the_right": QT_TRANSLATE_NOOP("Rules", "The deal and the play go anticlockwise, as in Italy."),
    "sides": QT_TRANSLATE_NOOP("Rules", "Players who sit opposite each other capture and score together."),
    "ace_value": QT_TRANSLATE_NOOP(
        "Rules", "The value of an ace for capturing. If aces are eleven, the court cards begin at twelve."
    ),
    "court_values": QT_TRANSLATE_NOOP(
        "Rules",
        "They have their own values, are worth ten each, or have no numerical value and capture only their own rank.",
    ),
    "little_value": QT_TRANSLATE_NOOP("Rules", "The two of spades can be higher, as in Sweden and Finland."),
    "big_value": QT_TRANSLATE_NOOP("Rules", "The ten of diamonds can be higher, as in Sweden and Finland."),
    "one_set": QT_TRANSLATE_NOOP(
        "Rules",
        "A card captures one matching card or one set of cards that adds up to it, and never more. Then there are "
        "no builds or mulles, and nobody has to capture.",
    ),
    "builds": QT_TRANSLATE_NOOP(
        "Rules", "You may put cards together, to capture them all later. There is then no duty to capture."
    ),
    "duty": QT_TRANSLATE_NOOP("Rules", "What a card must do when it is played and can capture."),
    "cards_points": QT_TRANSLATE_NOOP(
        "Rules", "These points go to the side with more cards than any other. Enter 0 for none."
    ),
    "cards_halved": QT_TRANSLATE_NOOP("Rules", "Two sides with the same number share the points, rounded down."),
    "spades_points": QT_TRANSLATE_NOOP(
        "Rules", "The next line says what they are for. Enter 0 if spades score nothing."
    ),
    "spades_count": QT_TRANSLATE_NOOP(
        "Rules", "These points are scored once, for most spades or for seven, or else for each spade that counts."
    ),
    "spades_halved": QT_TRANSLATE_NOOP(
        "Rules", "If two sides tie for most spades, each gets half of the points, rounded down."
    ),
    "big_points": QT_TRANSLATE_NOOP("Rules", "For the side that captures it. At 0, it is a card like any other."),
    "little_points": QT_TRANSLATE_NOOP("Rules", "For the side that captures it. At 0, it is a card like any other."),
    "ace_points": QT_TRANSLATE_NOOP("Rules", "For the side that captures it. At 0, aces are cards like any other."),
    "spade_ace_more": QT_TRANSLATE_NOOP("Rules", "At 0, it is worth the same as the other aces."),
    "jack_points": QT_TRANSLATE_NOOP("Rules", "Foster gives it one point in Spade Casino. The usual value is 0."),
    "seven_diamonds_points": QT_TRANSLATE_NOOP("Rules", "Zwickern gives it one point. The usual value is 0."),
    "seven_spades_points": QT_TRANSLATE_NOOP("Rules", "Zwickern gives it one point. The usual value is 0."),
    "last_points": QT_TRANSLATE_NOOP(
        "Rules", "For the last capture of a deal. At 0, it only takes the rest of the table."
    ),
    "sweep_points": QT_TRANSLATE_NOOP("Rules", "For clearing the whole table. Enter 0 if sweeps score nothing."),
    "sweep_kind": QT_TRANSLATE_NOOP(
        "Rules",
        "Huts are Finnish: when every side has one, each loses one, and none is marked in the last "
        "round. In Krypkasino a sweep takes its points off the previous player, so the fewest points "
        "must win.",
    ),
    "sweep_last": QT_TRANSLATE_NOOP("Rules", "Otherwise a sweep with the very last card of a deal scores nothing."),
    "huts_until": QT_TRANSLATE_NOOP(
        "Rules", "Once a side has this many points in the match, huts are no longer marked."
    ),
    "twin_points": QT_TRANSLATE_NOOP(
        "Rules", "For capturing the only card on the table with its twin. At 0, it scores like any sweep."
    ),
    "mulles": QT_TRANSLATE_NOOP("Rules", "A mulle is a card captured by its twin, with two packs."),
    "mulle_by_value": QT_TRANSLATE_NOOP("Rules", "As in Glimne’s Mulle: two for a two, thirteen for a king."),
    "mulle_points": QT_TRANSLATE_NOOP("Rules", "In Sassersson’s Mulle each is worth five."),
    "wins": QT_TRANSLATE_NOOP("Rules", "If the fewest points win, the match ends when somebody reaches the target."),
    "arrival": QT_TRANSLATE_NOOP(
        "Rules",
        "Either the highest score wins, or the first to reach the target does. The American order is cards, "
        "spades, ♦10, ♠2, aces, others; the Finnish one is the reverse.",
    ),
    "cards_at_once": QT_TRANSLATE_NOOP("Rules", "A match can then be over in the middle of a deal, as in Finland."),
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
        "numbers": QT_TRANSLATE_NOOP("Rules", "The next numbers"),
        "ten": QT_TRANSLATE_NOOP("Rules", "Ten each"),
        "pair": QT_TRANSLATE_NOOP("Rules", "No number: they only pair"),
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
        "none": QT_TRANSLATE_NOOP("Rules", "No duty"),
        "something": QT_TRANSLATE_NOOP("Rules", "It must capture something"),
        "sweep": QT_TRANSLATE_NOOP("Rules", "It must capture, and must clear the table if it can"),
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
        "passed_on": QT_TRANSLATE_NOOP("Rules", "It takes points off the previous player"),
    },
    "mulles": {
        "none": QT_TRANSLATE_NOOP("Rules", "None"),
        "alone": QT_TRANSLATE_NOOP("Rules", "The twin and nothing else"),
        "any": QT_TRANSLATE_NOOP("Rules", "The twin, perhaps with others"),
    },
    "wins": {
        "most": QT_TRANSLATE_NOOP("Rules", "Most points"),
        "fewest": QT_TRANSLATE_NOOP("Rules", "Fewest points"),
    },
    "arrival": {
        "none": QT_TRANSLATE_NOOP("Rules", "Most points win"),
        "american": QT_TRANSLATE_NOOP("Rules", "First to get there, cards first"),
        "finnish": QT_TRANSLATE_NOOP("Rules", "First to get there, aces first"),
    },
}
