"""The names of Casino and of its rule sets."""

from __future__ import annotations

from cardtable.words.mark import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Rules", "Casino")
VARIANTS = {
    "casino.swedish": QT_TRANSLATE_NOOP("Rules", "Swedish Casino"),
    "casino.overspader": QT_TRANSLATE_NOOP("Rules", "Överspader"),
    "casino.mulle_sassersson": QT_TRANSLATE_NOOP("Rules", "Sassersson’s Mulle"),
    "casino.mulle_glimne": QT_TRANSLATE_NOOP("Rules", "Glimne’s Mulle"),
    "casino.finnish": QT_TRANSLATE_NOOP("Rules", "Finnish Casino"),
    "casino.classic": QT_TRANSLATE_NOOP("Rules", "Classic Casino"),
    "casino.berlin1810": QT_TRANSLATE_NOOP("Rules", "Berlin Casino of 1810"),
    "casino.royal": QT_TRANSLATE_NOOP("Rules", "Royal Casino"),
    "casino.kryp": QT_TRANSLATE_NOOP("Rules", "Krypkasino"),
    "casino.zwicker": QT_TRANSLATE_NOOP("Rules", "Zwickern"),
    "casino.zwicker_jensen": QT_TRANSLATE_NOOP("Rules", "Zwicker in Schleswig-Holstein"),
    "casino.cicera": QT_TRANSLATE_NOOP("Rules", "Cicera"),
    "casino.house": QT_TRANSLATE_NOOP("Rules", "House rules"),
}
DESCRIPTIONS = {
    "casino.swedish": QT_TRANSLATE_NOOP("Rules", "Capture by adding up; spades, cards, aces and sweeps count."),
    "casino.overspader": QT_TRANSLATE_NOOP(
        "Rules", "Swedish Casino in which every spade from the seventh on is worth a point."
    ),
    "casino.mulle_sassersson": QT_TRANSLATE_NOOP(
        "Rules", "Two packs; a card that captures its twin and nothing else is a mulle, worth five."
    ),
    "casino.mulle_glimne": QT_TRANSLATE_NOOP(
        "Rules", "Two packs, builds on the table, and mulles worth as much as their card. The most to think about."
    ),
    "casino.finnish": QT_TRANSLATE_NOOP(
        "Rules", "Cards are high in the hand, low on the table. Huts cancel out, and a deal can end on any card."
    ),
    "casino.classic": QT_TRANSLATE_NOOP(
        "Rules", "The oldest and best known: numbers add up, and court cards only pair. To 11 points."
    ),
    "casino.berlin1810": QT_TRANSLATE_NOOP(
        "Rules",
        "The first with numbers for the court cards: partners, four counters, and only the difference is marked.",
    ),
    "casino.royal": QT_TRANSLATE_NOOP(
        "Rules", "The American one: one pack, builds on the table, and most cards score three. To 21 points."
    ),
    "casino.kryp": QT_TRANSLATE_NOOP(
        "Rules",
        "Casino upside down: points are bad, and cards that can capture must. Creep through with as "
        "few points as you can.",
    ),
    "casino.zwicker": QT_TRANSLATE_NOOP(
        "Rules", "The German one: cards are laid on each other, and the ten of diamonds is worth ten. To 100 points."
    ),
    "casino.zwicker_jensen": QT_TRANSLATE_NOOP(
        "Rules", "As played at home: jokers are worth most, and a card laid on another adds its value or subtracts it."
    ),
    "casino.cicera": QT_TRANSLATE_NOOP(
        "Rules", "The Italian one: one card or one set in a turn, and four kinds of capture score. To 51 points."
    ),
    "casino.house": QT_TRANSLATE_NOOP(
        "Rules", "As you play at home: put the rules together yourself, from the size of the hand to what wins."
    ),
}
DIFFERENCES = {
    "casino.swedish": QT_TRANSLATE_NOOP("Rules", "Add up, collect spades, clear the table"),
    "casino.overspader": QT_TRANSLATE_NOOP("Rules", "Every spade from the seventh on scores"),
    "casino.mulle_sassersson": QT_TRANSLATE_NOOP("Rules", "Capture twins for five points"),
    "casino.mulle_glimne": QT_TRANSLATE_NOOP("Rules", "Twins and builds together"),
    "casino.finnish": QT_TRANSLATE_NOOP("Rules", "Worth more in the hand"),
    "casino.classic": QT_TRANSLATE_NOOP("Rules", "Court cards only capture each other"),
    "casino.berlin1810": QT_TRANSLATE_NOOP("Rules", "Four counters; the difference scores"),
    "casino.royal": QT_TRANSLATE_NOOP("Rules", "Builds, and first to 21 points"),
    "casino.kryp": QT_TRANSLATE_NOOP("Rules", "Upside down: the fewest points win"),
    "casino.zwicker": QT_TRANSLATE_NOOP("Rules", "Cards are laid on cards"),
    "casino.zwicker_jensen": QT_TRANSLATE_NOOP("Rules", "Jokers are worth most"),
    "casino.cicera": QT_TRANSLATE_NOOP("Rules", "One card or one set a turn"),
    "casino.house": QT_TRANSLATE_NOOP("Rules", "Put your own rules together"),
}
"""For each rule set what is different in it, in about five words."""

FIGURES = {
    "casino.mulle_sassersson": QT_TRANSLATE_NOOP("Rules", "The disc: captured twins score 5 points."),
    "casino.mulle_glimne": QT_TRANSLATE_NOOP("Rules", "The disc: twins and a build, each of the value 9."),
    "casino.finnish": QT_TRANSLATE_NOOP("Rules", "The disc: in the hand, an ace has the value 14."),
    "casino.royal": QT_TRANSLATE_NOOP("Rules", "The disc: five and four are a build of 9."),
    "casino.kryp": QT_TRANSLATE_NOOP("Rules", "The disc: the ten of diamonds costs 3 points."),
}
"""What the figure in the picture of a rule set stands for."""
