"""Why a pack that somebody has put into the folder is left out."""

from __future__ import annotations

from cardtable.core.documents import whole
from cardtable.core.errors import CodedError
from cardtable.words.mark import QT_TRANSLATE_NOOP, translate

_PACKS = {
    "pack_cards": QT_TRANSLATE_NOOP("OwnPacks", "only {count} of its 52 cards were found"),
    "pack_files": QT_TRANSLATE_NOOP("OwnPacks", "it has too many files"),
    "pack_large": QT_TRANSLATE_NOOP("OwnPacks", "its pictures are too large"),
    "pack_unreadable": QT_TRANSLATE_NOOP("OwnPacks", "the folder cannot be read"),
}
_PICTURES = {
    "picture_broken": QT_TRANSLATE_NOOP("OwnPacks", "{file} is damaged"),
    "picture_entities": QT_TRANSLATE_NOOP("OwnPacks", "{file} uses text entities, which are not allowed here"),
    "picture_inside": QT_TRANSLATE_NOOP("OwnPacks", "{file} has a photograph inside, not a drawing"),
    "picture_large": QT_TRANSLATE_NOOP("OwnPacks", "{file} is too large"),
    "picture_long": QT_TRANSLATE_NOOP("OwnPacks", "{file} would take too long to draw"),
    "picture_nested": QT_TRANSLATE_NOOP("OwnPacks", "{file} is nested too deeply"),
    "picture_numbers": QT_TRANSLATE_NOOP("OwnPacks", "{file} has numbers that are too large"),
    "picture_outside": QT_TRANSLATE_NOOP("OwnPacks", "{file} refers to something outside itself"),
    "picture_shape": QT_TRANSLATE_NOOP("OwnPacks", "{file} does not have the shape of a card"),
}


def pack_sentence(error: CodedError) -> str:
    """Return the sentence that a pack is left out and why, from a ``PackError``."""
    given = error.parameters
    if error.code == "packs_many":
        left = whole(given["count"])
        words = translate("OwnPacks", "The first {most} packs are offered; %n more are left out.", "", left)
        return words.format(most=given["most"])
    reasons, code = (_PICTURES, str(given.get("why"))) if error.code == "pack_picture" else (_PACKS, error.code)
    reason = translate("OwnPacks", reasons[code])
    reason = reason.format(count=given.get("count", 0), file=given.get("file", ""))
    words = translate("OwnPacks", "The pack “{pack}” is left out: {reason}.")
    return words.format(pack=given.get("pack", ""), reason=reason)
