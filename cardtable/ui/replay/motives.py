"""Sentences in which a computer player explains its action."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.ai.protocol import Reason
from cardtable.app.why import Motive
from cardtable.words.family import FamilyWords
from cardtable.words.mark import translate


def motive_sentences(motive: Motive, words: FamilyWords, names: Sequence[str]) -> tuple[str, str, str]:
    """Return three texts: the action, the reason for it, and the action that the player would prefer now; the last is
    empty if it would do the same again. If nothing can be said for the action, the reason is empty and the last text
    says what speaks for the other one.
    """

    def worded(reasons: Sequence[Reason]) -> str:
        return words.advice(reasons, names)

    labels, rather = motive.view.labels, motive.rather
    # The words are those of a hint, which address the player whose turn it is.
    done = translate("Motive", "If you were {name}: {action}").format(
        name=names[motive.seat], action=words.sentence(motive.action, labels, names)
    )
    why = worded(motive.reasons)
    if rather is None:
        nothing = words.recommendation(motive.action) or translate("Motive", "No other choice looked better.")
        return done, why or nothing, ""
    again = translate("Motive", "On second thoughts, {name} prefers: {action}").format(
        name=names[motive.seat], action=words.sentence(rather, labels, names)
    )
    return done, why, again if why else f"{again} {worded(motive.instead) or words.recommendation(rather)}".strip()
