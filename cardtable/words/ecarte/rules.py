"""The names of Écarté and its rule sets, and a line on each of them."""

from __future__ import annotations

from cardtable.words.mark import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Rules", "Écarté")
VARIANTS = {
    "ecarte": QT_TRANSLATE_NOOP("Rules", "Écarté for two"),
    "ecarte.rotation": QT_TRANSLATE_NOOP("Rules", "Écarté with the gallery"),
    "ecarte.chouette": QT_TRANSLATE_NOOP("Rules", "Écarté Chouette"),
}
PRESETS = {"ecarte.english_laws": QT_TRANSLATE_NOOP("Rules", "English laws (1886)")}
"""Laws with which the options of a rule set can be made to agree."""
DESCRIPTIONS = {
    "ecarte": QT_TRANSLATE_NOOP(
        "Rules", "Five cards each, trumps, and the question in every deal: exchange, or play at once? Five points win."
    ),
    "ecarte.rotation": QT_TRANSLATE_NOOP(
        "Rules", "Two play, the others watch and bet. The loser gives up the seat to the next in turn."
    ),
    "ecarte.chouette": QT_TRANSLATE_NOOP(
        "Rules", "One player has the box against all the others, whose captain plays with their advice."
    ),
}
DIFFERENCES = {
    "ecarte": QT_TRANSLATE_NOOP("Rules", "Exchange, or play at once?"),
    "ecarte.rotation": QT_TRANSLATE_NOOP("Rules", "The loser gives up their seat"),
    "ecarte.chouette": QT_TRANSLATE_NOOP("Rules", "One holds the box against all"),
}
"""For each rule set what is different in it, in about five words."""
