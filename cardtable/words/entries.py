"""What can be entered on a score sheet, and what cannot be, in words."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.errors import CodedError
from cardtable.core.sheets.categories import BET, COUNTED, FAULT, MARKED, PLAY
from cardtable.core.sheets.rules import BY_CATEGORY, TOTALS
from cardtable.games.entry import FREE
from cardtable.words.errors import error_sentence
from cardtable.words.mark import QT_TRANSLATE_NOOP, fill, in_words, translate
from cardtable.words.rules import variant_name

_CATEGORIES = {
    "cards": QT_TRANSLATE_NOOP("Entry", "Cards"),
    "spades": QT_TRANSLATE_NOOP("Entry", "Spades"),
    "big_casino": QT_TRANSLATE_NOOP("Entry", "Big Casino, ♦10"),
    "little_casino": QT_TRANSLATE_NOOP("Entry", "Little Casino, ♠2"),
    "aces": QT_TRANSLATE_NOOP("Entry", "Aces"),
    "other_aces": QT_TRANSLATE_NOOP("Entry", "Other aces"),
    "ace_of_spades": QT_TRANSLATE_NOOP("Entry", "Ace of spades"),
    "ace_of_hearts": QT_TRANSLATE_NOOP("Entry", "Ace of hearts"),
    "ace_of_diamonds": QT_TRANSLATE_NOOP("Entry", "Ace of diamonds"),
    "ace_of_clubs": QT_TRANSLATE_NOOP("Entry", "Ace of clubs"),
    "last_capture": QT_TRANSLATE_NOOP("Entry", "Last capture"),
    "sweeps": QT_TRANSLATE_NOOP("Entry", "Sweeps"),
    "mulles": QT_TRANSLATE_NOOP("Entry", "Mulles"),
    "mulle_points": QT_TRANSLATE_NOOP("Entry", "Points for mulles"),
    "king": QT_TRANSLATE_NOOP("Entry", "King of trumps"),
    "king_turned": QT_TRANSLATE_NOOP("Entry", "King turned up"),
    "stood": QT_TRANSLATE_NOOP("Entry", "Played without proposing"),
    "refused": QT_TRANSLATE_NOOP("Entry", "Refused at once"),
    "bet_on_first": QT_TRANSLATE_NOOP("Entry", "Bet on {first}"),
    "bet_on_second": QT_TRANSLATE_NOOP("Entry", "Bet on {second}"),
    "total": QT_TRANSLATE_NOOP("Entry", "Points"),
    "first": QT_TRANSLATE_NOOP("Entry", "Reached the goal first"),
    "carte_blanche": QT_TRANSLATE_NOOP("Entry", "Carte blanche"),
    "carte_rouge": QT_TRANSLATE_NOOP("Entry", "Carte rouge"),
    "point": QT_TRANSLATE_NOOP("Entry", "Point"),
    "sequences": QT_TRANSLATE_NOOP("Entry", "Sequences"),
    "sets": QT_TRANSLATE_NOOP("Entry", "Sets"),
    "play": QT_TRANSLATE_NOOP("Entry", "Points in play"),
    "tricks": QT_TRANSLATE_NOOP("Entry", "Tricks"),
    "last_trick": QT_TRANSLATE_NOOP("Entry", "Last trick"),
    "repique": QT_TRANSLATE_NOOP("Entry", "Repique"),
    "pique": QT_TRANSLATE_NOOP("Entry", "Pique"),
    "capot": QT_TRANSLATE_NOOP("Entry", "Capot"),
    "divided": QT_TRANSLATE_NOOP("Entry", "Tricks divided"),
    "king_too_late": QT_TRANSLATE_NOOP("Entry", "King not marked in time: lost"),
    "king_not_held": QT_TRANSLATE_NOOP("Entry", "King marked without holding it: a card may be taken back"),
    "too_many_cards": QT_TRANSLATE_NOOP("Entry", "More than five cards in play: one point off"),
    "wrong_declaration": QT_TRANSLATE_NOOP("Entry", "Wrong declaration: counts nothing"),
    "hand_too_large": QT_TRANSLATE_NOOP("Entry", "Too many cards: counts nothing"),
    "hand_too_small": QT_TRANSLATE_NOOP("Entry", "Too few cards: what is left over are tricks against"),
    "discards_mixed": QT_TRANSLATE_NOOP("Entry", "Discards among the tricks: counts nothing"),
    "revoke": QT_TRANSLATE_NOOP("Entry", "Revoke: five points for the opponent"),
    "too_late": QT_TRANSLATE_NOOP("Entry", "Repique or pique announced too late: lost"),
    "class_left_out": QT_TRANSLATE_NOOP("Entry", "Class left out: lost for this deal"),
    "bought_too_early": QT_TRANSLATE_NOOP("Entry", "Dealer bought too early: the lower three only, or a misdeal"),
    "suit_not_named": QT_TRANSLATE_NOOP("Entry", "Suit not named when it changed: a revoke goes unpunished"),
    "marks": QT_TRANSLATE_NOOP("Entry", "Marked by hand"),
    "misdeal": QT_TRANSLATE_NOOP("Entry", "Misdeal: entered alone, the same dealer deals anew"),
}
CATEGORY_CODES = frozenset(_CATEGORIES)
"""Every category that has words."""

_GROUPS = {
    COUNTED: QT_TRANSLATE_NOOP("Entry", "At the end"),
    PLAY: QT_TRANSLATE_NOOP("Entry", "Play"),
    MARKED: QT_TRANSLATE_NOOP("Entry", "Marked meanwhile"),
    BET: QT_TRANSLATE_NOOP("Entry", "Bets"),
    FAULT: QT_TRANSLATE_NOOP("Entry", "Faults"),
}
_METHODS = {
    TOTALS: QT_TRANSLATE_NOOP("Entry", "By totals"),
    BY_CATEGORY: QT_TRANSLATE_NOOP("Entry", "By category"),
}
_REASONS = {
    "not_a_sum": QT_TRANSLATE_NOOP("Entry", "A number is expected here, or a sum such as 10+15+8."),
    "too_few": QT_TRANSLATE_NOOP("Entry", "{category}: fewer than {least} cannot be."),
    "too_many": QT_TRANSLATE_NOOP("Entry", "{category}: more than {most} cannot be."),
    "too_many_together": QT_TRANSLATE_NOOP("Entry", "{category}: {given} in all, and there can be {together} only."),
    "does_not_make_the_whole": QT_TRANSLATE_NOOP("Entry", "{category}: {given} in all, and there are {together}."),
    "not_for_this_party": QT_TRANSLATE_NOOP("Entry", "{category}: not in this deal, and not here."),
    "no_such_category": QT_TRANSLATE_NOOP("Entry", "{category}: this is not entered under these rules."),
    "no_such_method": QT_TRANSLATE_NOOP("Entry", "Deals are not entered in this way under these rules."),
    "entered_twice": QT_TRANSLATE_NOOP("Entry", "{category}: entered twice."),
    "majority_is_open": QT_TRANSLATE_NOOP(
        "Entry", "{category}: with {left} still to be told, it is open who has the most."
    ),
    "fewer_than_named": QT_TRANSLATE_NOOP(
        "Entry", "{category}: {given} are fewer than the {named} entered one by one."
    ),
    "partie_was_over": QT_TRANSLATE_NOOP(
        "Entry", "The partie had been won before that: what comes later is not counted."
    ),
    "huts_count_no_more": QT_TRANSLATE_NOOP("Entry", "Huts count no more once somebody has {limit} points."),
    "tricks_are_missing": QT_TRANSLATE_NOOP("Entry", "Who took three tricks or more?"),
    "one_king_of_trumps": QT_TRANSLATE_NOOP("Entry", "There is one king of trumps only."),
    "king_is_lost": QT_TRANSLATE_NOOP("Entry", "After this fault the king cannot be marked."),
    "stood_and_refused": QT_TRANSLATE_NOOP("Entry", "Where nobody proposed, nobody can have refused."),
    "bets_on_one_player": QT_TRANSLATE_NOOP("Entry", "A bet is laid on one of the two."),
    "nothing_entered": QT_TRANSLATE_NOOP("Entry", "Nothing has been entered yet."),
    "has_not_arrived": QT_TRANSLATE_NOOP("Entry", "This does not come to {target} points."),
    "who_was_first": QT_TRANSLATE_NOOP("Entry", "Several come to {target} points: who was there first?"),
    "one_counts_a_class": QT_TRANSLATE_NOOP("Entry", "{category}: one player only counts a class."),
    "no_such_count": QT_TRANSLATE_NOOP("Entry", "{category}: nothing comes to {given}."),
    "not_in_the_cards": QT_TRANSLATE_NOOP("Entry", "One pack does not hold the cards for all these declarations."),
    "not_all_cards_declared": QT_TRANSLATE_NOOP("Entry", "Not every card takes part in these declarations."),
    "no_class_left_out": QT_TRANSLATE_NOOP("Entry", "Something is counted in every class: none was left out."),
    "divided_has_no_capot": QT_TRANSLATE_NOOP("Entry", "Where the tricks are divided, nobody takes them all."),
    "one_jump_only": QT_TRANSLATE_NOOP("Entry", "Repique and pique exclude each other in one deal."),
    "total_too_small": QT_TRANSLATE_NOOP(
        "Entry", "What is marked brings {least} points at least, and these are {given}."
    ),
    "plays_do_not_fit": QT_TRANSLATE_NOOP("Entry", "The two counts in play do not fit together and with the tricks."),
    "captures_take_two": QT_TRANSLATE_NOOP("Entry", "Every capture takes two cards at least: {given} are too few."),
    "last_without_tricks": QT_TRANSLATE_NOOP("Entry", "Whoever takes no trick does not take the last one."),
    "play_does_not_fit": QT_TRANSLATE_NOOP("Entry", "{given} points in play cannot come from {tricks} tricks."),
    "opponent_has_counted": QT_TRANSLATE_NOOP("Entry", "There is no pique once the opponent has counted."),
    "not_enough_for_pique": QT_TRANSLATE_NOOP("Entry", "A pique needs {least} points, and these are {given}."),
    "played_by_other_rules": QT_TRANSLATE_NOOP("Entry", "The deal that was played does not fit this sheet."),
    "nothing_to_take_off": QT_TRANSLATE_NOOP("Entry", "There is nothing to take off."),
    "no_such_entry": QT_TRANSLATE_NOOP("Entry", "This entry is no longer on the sheet."),
    "nothing_to_undo": QT_TRANSLATE_NOOP("Entry", "There is nothing to take back."),
    "nothing_to_redo": QT_TRANSLATE_NOOP("Entry", "There is nothing to do again."),
    "bad_log": QT_TRANSLATE_NOOP("Entry", "The changes of this sheet do not fit together."),
    "no_such_sheet": QT_TRANSLATE_NOOP("Entry", "This score sheet is no longer kept."),
    "not_json": QT_TRANSLATE_NOOP("Entry", "This is not a score sheet, or the file is cut short."),
    "nested_too_deeply": QT_TRANSLATE_NOOP("Entry", "This is not a score sheet of this program."),
    "too_large": QT_TRANSLATE_NOOP("Entry", "The file is too large to be a score sheet."),
    "not_a_score_sheet": QT_TRANSLATE_NOOP("Entry", "This is not a score sheet of this program."),
    "does_not_balance": QT_TRANSLATE_NOOP("Entry", "The accounts do not add up."),
}
REASON_CODES = frozenset(_REASONS)
"""Every reason that has words."""


def category_title(code: str, playing: Sequence[str] = ()) -> str:
    """What is entered; ``playing`` are the names of those who play, for bets on them."""
    if code not in _CATEGORIES:
        return in_words(code)
    first, second = playing if len(playing) == 2 else ("1", "2")
    return fill(translate("Entry", _CATEGORIES[code]), {"first": first, "second": second})


def group_title(group: str) -> str:
    """What a group of categories is about."""
    return translate("Entry", _GROUPS[group]) if group in _GROUPS else in_words(group)


def method_title(method: str) -> str:
    """A way of entering deals."""
    return translate("Entry", _METHODS[method]) if method in _METHODS else in_words(method)


def entry_reason(error: CodedError, playing: Sequence[str] = ()) -> str:
    """Why something cannot be entered, kept or read, as a sentence; ``playing`` as for ``category_title``."""
    template = _REASONS.get(error.code)
    if template is None:
        return error_sentence(error)
    values = dict(error.parameters)
    if "category" in values:
        values["category"] = category_title(str(values["category"]), playing)
    return fill(translate("Entry", template), values)


def kind_name(kind: str) -> str:
    """What a sheet is kept by: a rule set, or columns of one's own."""
    return translate("Entry", "Free sheet") if kind == FREE else variant_name(kind)
