"""What is said at a table of Piquet."""

from __future__ import annotations

from cardtable.words.claims import SPEECH_OF_CLAIMS, TALES_OF_CLAIMS
from cardtable.words.mark import QT_TRANSLATE_NOOP

SPEECH = {
    **SPEECH_OF_CLAIMS,
    "shuffle": QT_TRANSLATE_NOOP("Speech", "Another shuffle, please."),
    "shuffled": QT_TRANSLATE_NOOP("Speech", "Shuffled."),
    "commands": QT_TRANSLATE_NOOP("Speech", "Deal as I say."),
    "buys": QT_TRANSLATE_NOOP("Speech", "I take {cards}."),
    "will_show_carte_blanche": QT_TRANSLATE_NOOP("Speech", "Carte blanche: discard for it, please."),
    "carte_blanche": QT_TRANSLATE_NOOP("Speech", "Carte blanche!"),
    "declares": QT_TRANSLATE_NOOP("Speech", "I declare."),
    "how_high": QT_TRANSLATE_NOOP("Speech", "How high?"),
    "so_high": QT_TRANSLATE_NOOP("Speech", "As high as this."),
    "nothing": QT_TRANSLATE_NOOP("Speech", "Nothing."),
    "good": QT_TRANSLATE_NOOP("Speech", "Good."),
    "not_good": QT_TRANSLATE_NOOP("Speech", "Not good."),
    "equal": QT_TRANSLATE_NOOP("Speech", "Equal."),
    "objects": QT_TRANSLATE_NOOP("Speech", "Wait!"),
    "ninety": QT_TRANSLATE_NOOP("Speech", "I have a repique."),
    "no_repique": QT_TRANSLATE_NOOP("Speech", "That makes no repique."),
    "corrects": QT_TRANSLATE_NOOP("Speech", "I declare once more."),
    "sixty": QT_TRANSLATE_NOOP("Speech", "And with this card pique."),
    "repique": QT_TRANSLATE_NOOP("Speech", "Repique!"),
    "pique": QT_TRANSLATE_NOOP("Speech", "Pique!"),
    "suit": QT_TRANSLATE_NOOP("Speech", "Another suit."),
    "will_lead": QT_TRANSLATE_NOOP("Speech", "I look, and lead {suit}."),
    "asks": QT_TRANSLATE_NOOP("Speech", "How many of your point?"),
    "still_holds": QT_TRANSLATE_NOOP("Speech", "So many."),
    "claims": QT_TRANSLATE_NOOP("Speech", "The rest is mine."),
    "accepts": QT_TRANSLATE_NOOP("Speech", "Agreed."),
    "one_more": QT_TRANSLATE_NOOP("Speech", "One more card!"),
    "gives_up": QT_TRANSLATE_NOOP("Speech", "The rest is yours."),
}

TALES = {
    **TALES_OF_CLAIMS,
    "shuffle": QT_TRANSLATE_NOOP("Speech", "{name} asks for another shuffle."),
    "shuffled": QT_TRANSLATE_NOOP("Speech", "{name} has shuffled again."),
    "commands": QT_TRANSLATE_NOOP("Speech", "{name}: “{words}”"),
    "buys": QT_TRANSLATE_NOOP("Speech", "{name}: “{words}”"),
    "will_show_carte_blanche": QT_TRANSLATE_NOOP("Speech", "{name} announces carte blanche."),
    "carte_blanche": QT_TRANSLATE_NOOP("Speech", "{name} shows carte blanche."),
    "declares": QT_TRANSLATE_NOOP("Speech", "{name}: “{words}”"),
    "how_high": QT_TRANSLATE_NOOP("Speech", "{name}: “{words}”"),
    "so_high": QT_TRANSLATE_NOOP("Speech", "{name}: “{words}”"),
    "nothing": QT_TRANSLATE_NOOP("Speech", "{name}: “{words}”"),
    "good": QT_TRANSLATE_NOOP("Speech", "{name}: “{words}”"),
    "not_good": QT_TRANSLATE_NOOP("Speech", "{name}: “{words}”"),
    "equal": QT_TRANSLATE_NOOP("Speech", "{name}: “{words}”"),
    "objects": QT_TRANSLATE_NOOP("Speech", "{name}: “{words}”"),
    "ninety": QT_TRANSLATE_NOOP("Speech", "{name} announces a repique."),
    "no_repique": QT_TRANSLATE_NOOP("Speech", "{name}: “{words}”"),
    "corrects": QT_TRANSLATE_NOOP("Speech", "{name} takes back what was declared and declares anew."),
    "sixty": QT_TRANSLATE_NOOP("Speech", "{name} announces a pique with the next card."),
    "repique": QT_TRANSLATE_NOOP("Speech", "{name} makes a repique."),
    "pique": QT_TRANSLATE_NOOP("Speech", "{name} makes a pique."),
    "suit": QT_TRANSLATE_NOOP("Speech", "{name} names the suit: “{words}”"),
    "will_lead": QT_TRANSLATE_NOOP("Speech", "{name} looks at the stock and will lead {suit}."),
    "asks": QT_TRANSLATE_NOOP("Speech", "{name} asks how many cards of the point are still held."),
    "still_holds": QT_TRANSLATE_NOOP("Speech", "{name}: “{words}”"),
    "claims": QT_TRANSLATE_NOOP("Speech", "{name} claims the rest of the tricks."),
    "accepts": QT_TRANSLATE_NOOP("Speech", "{name} agrees."),
    "one_more": QT_TRANSLATE_NOOP("Speech", "{name} asks for one more card."),
    "gives_up": QT_TRANSLATE_NOOP("Speech", "{name} gives up the rest of the tricks."),
}
CLAIMED = {
    "revoke": QT_TRANSLATE_NOOP("Speech", "revoke"),
}
