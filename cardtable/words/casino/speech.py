"""The words for announcements at a table of Casino."""

from __future__ import annotations

from cardtable.words.mark import QT_TRANSLATE_NOOP
from cardtable.words.objections import SPEECH_OF_OBJECTIONS, TALES_OF_OBJECTIONS

SPEECH = {
    **SPEECH_OF_OBJECTIONS,
    "cuts": QT_TRANSLATE_NOOP("Speech", "I draw {sign}."),
    "cuts_pack": QT_TRANSLATE_NOOP("Speech", "I cut."),
    "last_round": QT_TRANSLATE_NOOP("Speech", "Last!"),
    "sweep": QT_TRANSLATE_NOOP("Speech", "Sweep!"),
    "double_sweep": QT_TRANSLATE_NOOP("Speech", "A double sweep!"),
    "mulle": QT_TRANSLATE_NOOP("Speech", "Mulle!"),
    "build": QT_TRANSLATE_NOOP("Speech", "Building {value}."),
    "raise": QT_TRANSLATE_NOOP("Speech", "I’ll raise it to {value}."),
    "stack": QT_TRANSLATE_NOOP("Speech", "That makes {sum}."),
    "joker": QT_TRANSLATE_NOOP("Speech", "The joker is {sum}."),
    "announced": QT_TRANSLATE_NOOP("Speech", "I announce {sum}."),
    "zwicker": QT_TRANSLATE_NOOP("Speech", "Zwicker!"),
    "hut": QT_TRANSLATE_NOOP("Speech", "A hut!"),
    "huts_balanced": QT_TRANSLATE_NOOP("Speech", "The huts cancel out."),
    "scua": QT_TRANSLATE_NOOP("Speech", "Scua!"),
    "picada": QT_TRANSLATE_NOOP("Speech", "Picada!"),
    "simili": QT_TRANSLATE_NOOP("Speech", "Simili!"),
    "quadriglia": QT_TRANSLATE_NOOP("Speech", "Quadriglia!"),
    "rest_taken": QT_TRANSLATE_NOOP("Speech", "The rest are mine."),
}

TALES = {
    **TALES_OF_OBJECTIONS,
    "cuts": QT_TRANSLATE_NOOP("Speech", "{name} draws {card}."),
    "cuts_pack": QT_TRANSLATE_NOOP("Speech", "{name} cuts the pack."),
    "last_round": QT_TRANSLATE_NOOP("Speech", "{name} announces the last round."),
    "sweep": QT_TRANSLATE_NOOP("Speech", "{name} sweeps the table."),
    "double_sweep": QT_TRANSLATE_NOOP("Speech", "{name} sweeps the table with the twin of its only card."),
    "mulle": QT_TRANSLATE_NOOP("Speech", "{name} takes a mulle worth {points}."),
    "build": QT_TRANSLATE_NOOP("Speech", "{name} builds {value}."),
    "raise": QT_TRANSLATE_NOOP("Speech", "{name} raises the build to {value}."),
    "stack": QT_TRANSLATE_NOOP("Speech", "{name} makes it {sum}."),
    "joker": QT_TRANSLATE_NOOP("Speech", "{name} plays a joker as {sum}."),
    "announced": QT_TRANSLATE_NOOP("Speech", "{name} lays {card} and announces {sum}."),
    "zwicker": QT_TRANSLATE_NOOP("Speech", "{name} captures the whole table: a Zwicker."),
    "hut": QT_TRANSLATE_NOOP("Speech", "{name} has a hut."),
    "huts_balanced": QT_TRANSLATE_NOOP("Speech", "Every side has a hut, so one on each side is turned over."),
    "scua": QT_TRANSLATE_NOOP("Speech", "{name} captures the whole table: a scua."),
    "picada": QT_TRANSLATE_NOOP("Speech", "{name} captures the card just played: a picada."),
    "simili": QT_TRANSLATE_NOOP("Speech", "{name} captures within one suit: a simili."),
    "quadriglia": QT_TRANSLATE_NOOP("Speech", "{name} captures three cards or more: a quadriglia."),
    "rest_taken": QT_TRANSLATE_NOOP("Speech", "{name} made the last capture and takes the rest."),
}
OBJECTED_TO = {
    "wrong_capture": QT_TRANSLATE_NOOP("Speech", "wrong capture"),
    "missed_capture": QT_TRANSLATE_NOOP("Speech", "missed capture"),
}
TALES_OF_NOBODY = {
    "last_round": QT_TRANSLATE_NOOP("Speech", "The last round is dealt."),
    "rest_taken": QT_TRANSLATE_NOOP("Speech", "The rest go to the player who captured last."),
}
