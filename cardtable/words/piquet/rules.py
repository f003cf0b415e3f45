"""The names of Piquet and its rule sets, and a line on each of them."""

from __future__ import annotations

from cardtable.words.mark import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Rules", "Piquet")
VARIANTS = {
    "piquet.points": QT_TRANSLATE_NOOP("Rules", "Piquet for points"),
    "piquet.four_deals": QT_TRANSLATE_NOOP("Rules", "Piquet in four deals"),
    "piquet.session": QT_TRANSLATE_NOOP("Rules", "Piquet by the session"),
    "piquet.rubicon": QT_TRANSLATE_NOOP("Rules", "Rubicon Piquet"),
    "piquet.meyers1888": QT_TRANSLATE_NOOP("Rules", "Piquet of 1888"),
    "piquet.old36": QT_TRANSLATE_NOOP("Rules", "Thirty-six-card Piquet"),
    "piquet.kings": QT_TRANSLATE_NOOP("Rules", "King’s Piquet"),
    "piquet.chouette": QT_TRANSLATE_NOOP("Rules", "Piquet Chouette"),
    "piquet.robber": QT_TRANSLATE_NOOP("Rules", "Robber Piquet"),
    "piquet.norman": QT_TRANSLATE_NOOP("Rules", "Norman Piquet"),
}
PRESETS = {
    "piquet.au_cent": QT_TRANSLATE_NOOP("Rules", "Piquet au Cent"),
    "piquet.rule_book": QT_TRANSLATE_NOOP("Rules", "German rule book"),
    "piquet.portland_club": QT_TRANSLATE_NOOP("Rules", "Portland Club (London)"),
    "piquet.meyers": QT_TRANSLATE_NOOP("Rules", "Meyers’ encyclopaedia (1888)"),
}
"""Games that are a rule set with other options, and those in whose manner a deal is played."""
DESCRIPTIONS = {
    "piquet.points": QT_TRANSLATE_NOOP(
        "Rules",
        "The classical German game: a match ends with the very card that reaches the target.",
    ),
    "piquet.four_deals": QT_TRANSLATE_NOOP(
        "Rules", "Four deals, with the first and the last counting double, and prizes for repique, pique and capot."
    ),
    "piquet.session": QT_TRANSLATE_NOOP("Rules", "An agreed number of deals, settled by the difference at the end."),
    "piquet.rubicon": QT_TRANSLATE_NOOP(
        "Rules", "Six deals. A loser below a hundred points pays the sum instead of the difference."
    ),
    "piquet.meyers1888": QT_TRANSLATE_NOOP(
        "Rules", "To a hundred points, with tens among the court cards and three points for the last trick."
    ),
    "piquet.old36": QT_TRANSLATE_NOOP(
        "Rules", "As in a book of 1651: with sixes, twelve cards in the stock, and a point that goes by its pips."
    ),
    "piquet.kings": QT_TRANSLATE_NOOP(
        "Rules", "Three to five players in turn. The loser pays the winner and all the onlookers."
    ),
    "piquet.chouette": QT_TRANSLATE_NOOP(
        "Rules", "One against a company: the box plays the captain for everyone’s stakes."
    ),
    "piquet.robber": QT_TRANSLATE_NOOP(
        "Rules", "Four players on two sides, eight cards each, no exchange, and a repique at twenty."
    ),
    "piquet.norman": QT_TRANSLATE_NOOP(
        "Rules", "Three players, ten cards each. The first to reach the target drops out, and the other two play on."
    ),
}
DIFFERENCES = {
    "piquet.points": QT_TRANSLATE_NOOP("Rules", "First to reach the target wins"),
    "piquet.four_deals": QT_TRANSLATE_NOOP("Rules", "First and last deal doubled"),
    "piquet.session": QT_TRANSLATE_NOOP("Rules", "The final difference is paid"),
    "piquet.rubicon": QT_TRANSLATE_NOOP("Rules", "Below a hundred, the sum is lost"),
    "piquet.meyers1888": QT_TRANSLATE_NOOP("Rules", "Three points for the last trick"),
    "piquet.old36": QT_TRANSLATE_NOOP("Rules", "Sixes, and twelve in the stock"),
    "piquet.kings": QT_TRANSLATE_NOOP("Rules", "The loser pays everyone"),
    "piquet.chouette": QT_TRANSLATE_NOOP("Rules", "One against a whole company"),
    "piquet.robber": QT_TRANSLATE_NOOP("Rules", "Four players on two sides"),
    "piquet.norman": QT_TRANSLATE_NOOP("Rules", "Three players, ten cards each"),
}
"""For each rule set what is different in it, in about five words."""

FIGURES = {
    "piquet.points": QT_TRANSLATE_NOOP("Rules", "The disc: a match usually goes to 100 points."),
    "piquet.four_deals": QT_TRANSLATE_NOOP("Rules", "The disc: the first and the last deal count twice."),
    "piquet.session": QT_TRANSLATE_NOOP("Rules", "The disc: one wins what the other loses."),
    "piquet.rubicon": QT_TRANSLATE_NOOP("Rules", "The disc: it is dear to lose with fewer than 100 points."),
    "piquet.meyers1888": QT_TRANSLATE_NOOP("Rules", "The disc: the last trick scores 3 points."),
    "piquet.old36": QT_TRANSLATE_NOOP("Rules", "The disc: the pack has 36 cards."),
    "piquet.norman": QT_TRANSLATE_NOOP("Rules", "The disc: each player gets 10 cards."),
}
"""What the figure in the picture of a rule set stands for."""
