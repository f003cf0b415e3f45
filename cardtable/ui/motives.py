"""What a computer player says about what it has done."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.app.why import Motive
from cardtable.words.family import FamilyWords
from cardtable.words.mark import translate


def motive_sentences(motive: Motive, words: FamilyWords, names: Sequence[str]) -> tuple[str, str, str]:
    """What was done, why, and what it would rather do now; the last is empty if that is the same."""
    labels, rather = motive.view.labels, motive.rather
    reasons = " ".join(words.reason(reason, names) for reason in motive.reasons)
    best = motive.action if rather is None else rather
    why = reasons or words.recommendation(best) or translate("Motive", "Nothing spoke for anything else.")
    again = ""
    if rather is not None:
        again = translate("Motive", "Asked again, {name} would rather do this: {action}").format(
            name=names[motive.seat], action=words.sentence(rather, labels, names)
        )
    return words.sentence(motive.action, labels, names), why, again
