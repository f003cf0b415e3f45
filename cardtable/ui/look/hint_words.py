"""What a hint says: the advice, its reasons, in what it is better than the next choice, and the other choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QLocale

from cardtable.app.advice import Hint, Suggestion
from cardtable.words.families import words_of
from cardtable.words.mark import fill, translate

_NOTHING = 0.05
"""Differences below this many points are not mentioned."""
_MUCH = 3.0
"""The most points by which a choice may be worse and still be called about as good."""
_MOST_ALTERNATIVES = 3
"""The most other actions that a hint mentions."""
_MOST_REASONS = 3
"""The most sentences of reasons in a hint, with those on the next choice: more are not read."""


class HintWords(NamedTuple):
    """The sentences of a hint. ``why``, ``contrast`` and ``others`` are empty where there is nothing to say."""

    advice: str
    why: str
    contrast: str
    others: str


def hint_words(hint: Hint) -> HintWords:
    """Return what ``hint`` says."""
    best, *others = hint.suggestions
    words = words_of(hint.family)
    compared = next((other for other in others if other.contrast), None)
    apart = compared.contrast if compared is not None else ()
    # What sets it apart from the next choice need not be said twice.
    reasons = [reason for reason in best.reasons if reason not in apart][: _MOST_REASONS - bool(apart)]
    apart = apart[: _MOST_REASONS - len(reasons)]
    why = words.advice(reasons, hint.names)
    if not apart and all(reason.code in words.circumstances for reason in reasons):
        decided = words.recommendation(best.action) or _on_balance(hint, others)
        why = " ".join(filter(None, (why, decided)))
    contrast = ""
    if compared is not None:
        contrast = translate("HintBar", "Compared with {choice}: {differences}").format(
            choice=_choice(hint, compared), differences=words.explanation(apart, hint.names)
        )
    worse = compared is not None and not _is_as_good(compared, hint.in_points)
    told = _of_others(hint, [other for other in others if other is not compared], but_one=worse)
    return HintWords(words.sentence(best.action, hint.labels, hint.names), why, contrast, told)


def _on_balance(hint: Hint, others: Sequence[Suggestion]) -> str:
    """Return why an action is recommended for which nothing speaks but its value; an empty text where the others say
    all.
    """
    if all(max(other.shortfall, other.spread) < _NOTHING for other in others):
        return ""
    if any(_is_as_good(other, hint.in_points) for other in others):
        return translate("HintBar", "Nothing speaks clearly for one choice: another does about as well.")
    return translate(
        "HintBar",
        "No single advantage decides: this choice comes out ahead on average over all the deals considered.",
    )


def _of_others(hint: Hint, others: Sequence[Suggestion], *, but_one: bool) -> str:
    """Return the other choices and how much worse they are; those about as good come first. An empty text without any.
    With ``but_one``, one that is worse has just been told of.
    """
    if not others:
        return ""
    if len(others) > 1 and all(max(other.shortfall, other.spread) < _NOTHING for other in others):
        if but_one:
            return translate("HintBar", "All the choices but that one are equally good.")
        return translate("HintBar", "All the other choices are just as good.")
    shown = sorted(others, key=lambda other: not _is_as_good(other, hint.in_points))[:_MOST_ALTERNATIVES]
    return translate("HintBar", "Other choices: {choices}").format(
        choices="; ".join(_choice(hint, other) for other in shown)
    )


def _choice(hint: Hint, other: Suggestion) -> str:
    """Return another choice and how good it is; without a number where the values are no points."""
    low, high = _ends(other.shortfall, other.spread)
    count = 1 if high == "1" else 2
    if _is_as_good(other, hint.in_points):
        text = (
            translate("HintBar", "{action} (about as good)")
            if other.spread >= _NOTHING
            else translate("HintBar", "{action} (just as good)")
        )
    elif not hint.in_points:
        text = translate("HintBar", "{action} (worse)")
    elif other.shortfall <= other.spread:
        text = translate("HintBar", "{action} (perhaps worse, by up to {most} point(s))", None, count)
    elif other.shortfall - other.spread < _NOTHING:
        text = translate("HintBar", "{action} (worse by up to {most} point(s))", None, count)
    elif low == high:
        text = translate("HintBar", "{action} (worse by {points} point(s))", None, count)
    else:
        text = translate("HintBar", "{action} (worse by {points} to {most} point(s))", None, count)
    action = words_of(hint.family).brief(other.action, hint.labels, hint.names)
    return fill(text, {"action": action, "points": low, "most": high})


def _is_as_good(other: Suggestion, in_points: bool) -> bool:
    """Return whether another choice is as good as far as can be told."""
    if other.spread < _NOTHING:
        return other.shortfall < _NOTHING
    return other.shortfall <= other.spread and (not in_points or other.shortfall + other.spread < _MUCH)


def _ends(shortfall: float, spread: float) -> tuple[str, str]:
    """Return the least and the most by which a choice may be worse, with no more decimals than are meaningful."""
    low, high = shortfall - spread, shortfall + spread
    figures = 0 if spread >= 1 and (round(low) >= 1 or low < _NOTHING) else 1
    ends = [QLocale().toString(float(end), "f", figures) for end in (low, high)]
    return ends[0], ends[1]
