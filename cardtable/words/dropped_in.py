"""Why a file that a person added for a language cannot be used, in a few words."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.words.mark import QT_TRANSLATE_NOOP, translate
from cardtable.words.system import reason_sentence

_REASONS = {
    "bad_number": QT_TRANSLATE_NOOP("DroppedIn", "an impossible number"),
    "bad_words": QT_TRANSLATE_NOOP("DroppedIn", "the compiled words are missing or damaged"),
    "file_name": QT_TRANSLATE_NOOP("DroppedIn", "this file name is not used here"),
    "html": QT_TRANSLATE_NOOP("DroppedIn", "does not belong on a rule page"),
    "language_code": QT_TRANSLATE_NOOP("DroppedIn", "not a language code"),
    "link": QT_TRANSLATE_NOOP("DroppedIn", "a link"),
    "missing": QT_TRANSLATE_NOOP("DroppedIn", "is missing"),
    "nested_too_deeply": QT_TRANSLATE_NOOP("DroppedIn", "nested too deeply"),
    "no_source": QT_TRANSLATE_NOOP("DroppedIn", "without the English texts, as compressed by lrelease"),
    "not_a_file": QT_TRANSLATE_NOOP("DroppedIn", "not a file"),
    "not_closed": QT_TRANSLATE_NOOP("DroppedIn", "not closed where it was opened"),
    "not_shown": QT_TRANSLATE_NOOP("DroppedIn", "too long, or with characters that cannot be shown"),
    "not_text": QT_TRANSLATE_NOOP("DroppedIn", "not text in UTF-8"),
    "not_toml": QT_TRANSLATE_NOOP("DroppedIn", "not valid TOML"),
    "numbers": QT_TRANSLATE_NOOP("DroppedIn", "the plural forms differ"),
    "placeholders": QT_TRANSLATE_NOOP("DroppedIn", "the placeholders differ"),
    "too_large": QT_TRANSLATE_NOOP("DroppedIn", "too large"),
    "unknown": QT_TRANSLATE_NOOP("DroppedIn", "unknown"),
    "within_itself": QT_TRANSLATE_NOOP("DroppedIn", "includes itself"),
    "wrong": QT_TRANSLATE_NOOP("DroppedIn", "missing or wrong"),
}


def fault_words(parameters: Mapping[str, object]) -> str:
    """Return the reason of a ``LanguageError`` from its ``parameters``: the ``reason``, the ``text`` that it is about
    if there is one, and how many ``more`` faults there are.
    """
    reason, text, more = (parameters.get(name) for name in ("reason", "text", "more"))
    known = _REASONS.get(str(reason))
    said = reason_sentence(reason).rstrip(".") if known is None else translate("DroppedIn", known)
    if text:
        said = translate("DroppedIn", "{text}: {reason}").format(text=text, reason=said)
    return translate("DroppedIn", "{reason}, and {more} more").format(reason=said, more=more) if more else said
