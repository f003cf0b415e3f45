"""Words for the entries of a score sheet, and for the reasons why an entry is refused."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.errors import CodedError
from cardtable.core.sheets.missing import Completeness
from cardtable.core.sheets.rules import BY_CATEGORY, TOTALS
from cardtable.words.errors import error_sentence
from cardtable.words.family import NO_FAMILY, FamilyWords
from cardtable.words.mark import QT_TRANSLATE_NOOP, fill, in_words, translate

_METHODS = {
    TOTALS: QT_TRANSLATE_NOOP("Entry", "By totals"),
    BY_CATEGORY: QT_TRANSLATE_NOOP("Entry", "By category"),
}
_REASONS = {
    "not_a_sum": QT_TRANSLATE_NOOP("Entry", "A number is expected here, or a sum such as 10+15+8."),
    "too_few": QT_TRANSLATE_NOOP("Entry", "{category}: the least possible is {least}."),
    "too_many": QT_TRANSLATE_NOOP("Entry", "{category}: the most possible is {most}."),
    "too_many_together": QT_TRANSLATE_NOOP("Entry", "{category}: {given} in all, but the most possible is {together}."),
    "does_not_make_the_whole": QT_TRANSLATE_NOOP("Entry", "{category}: {given} in all, but it must be {together}."),
    "not_for_this_party": QT_TRANSLATE_NOOP("Entry", "{category}: this does not apply to this deal."),
    "no_such_category": QT_TRANSLATE_NOOP("Entry", "{category}: this is not entered under these rules."),
    "no_such_method": QT_TRANSLATE_NOOP("Entry", "Under these rules, deals are not entered this way."),
    "entered_twice": QT_TRANSLATE_NOOP("Entry", "{category}: entered twice."),
    "majority_is_open": QT_TRANSLATE_NOOP(
        "Entry", "{category}: {left} have not been entered yet, so it is not clear who has the most."
    ),
    "fewer_than_named": QT_TRANSLATE_NOOP("Entry", "{category}: {given} is less than the {named} entered one by one."),
    "partie_was_over": QT_TRANSLATE_NOOP("Entry", "The match had already been won by then, so nothing later counts."),
    "huts_count_no_more": QT_TRANSLATE_NOOP("Entry", "Huts no longer count once somebody has {limit} points."),
    "tricks_are_missing": QT_TRANSLATE_NOOP("Entry", "Who took three tricks or more?"),
    "one_king_of_trumps": QT_TRANSLATE_NOOP("Entry", "There is only one king of trumps."),
    "king_is_lost": QT_TRANSLATE_NOOP("Entry", "After this fault the king cannot be marked."),
    "stood_and_refused": QT_TRANSLATE_NOOP("Entry", "Nobody can refuse unless somebody has proposed."),
    "box_is_kept": QT_TRANSLATE_NOOP("Entry", "The box can be given up only if another match follows."),
    "bets_on_one_player": QT_TRANSLATE_NOOP("Entry", "Bet on one of the two players."),
    "one_declarer": QT_TRANSLATE_NOOP(
        "Entry", "One player plays against the others. Enter a number for that player only."
    ),
    "not_in_steps": QT_TRANSLATE_NOOP("Entry", "{category}: only multiples of {step} can be entered."),
    "one_contract": QT_TRANSLATE_NOOP("Entry", "{column}: a deal has only one contract."),
    "points_make_another_whole": QT_TRANSLATE_NOOP(
        "Entry", "The points of the deal add up to {given}, but should be {together}."
    ),
    "no_formula": QT_TRANSLATE_NOOP("Entry", "There is no formula yet for the points of a deal."),
    "formula_too_long": QT_TRANSLATE_NOOP("Entry", "A formula can have at most {most} characters."),
    "formula_not_understood": QT_TRANSLATE_NOOP("Entry", "The formula cannot be understood from here on: {rest}"),
    "formula_breaks_off": QT_TRANSLATE_NOOP("Entry", "Something is missing at the end of the formula."),
    "formula_unknown_name": QT_TRANSLATE_NOOP("Entry", "“{name}” in the formula is neither an entry nor a function."),
    "formula_arguments": QT_TRANSLATE_NOOP(
        "Entry", "“{name}” in the formula has the wrong number of values in brackets."
    ),
    "formula_comma": QT_TRANSLATE_NOOP(
        "Entry",
        "“{whole},{rest}” in the brackets after “{name}” can be read in two ways: write {whole}; "
        "{rest} for two values or {whole}.{rest} for one number.",
    ),
    "formula_nested": QT_TRANSLATE_NOOP(
        "Entry", "The formula has too many nested brackets, or a function over all players inside another."
    ),
    "formula_divides_by_nothing": QT_TRANSLATE_NOOP("Entry", "With these numbers the formula divides by zero."),
    "formula_always_divides_by_nothing": QT_TRANSLATE_NOOP("Entry", "The formula always divides by zero."),
    "formula_not_whole": QT_TRANSLATE_NOOP(
        "Entry", "The formula gives {value}, but points are whole numbers. Use round, up or down."
    ),
    "formula_too_large": QT_TRANSLATE_NOOP("Entry", "The result of the formula is too large for a score sheet."),
    "bad_column_name": QT_TRANSLATE_NOOP(
        "Entry",
        "“{name}” cannot be the name of an entry: names have up to {most} letters, digits and spaces, begin with a "
        "letter, and are not words used in formulas.",
    ),
    "column_without_name": QT_TRANSLATE_NOOP("Entry", "One of the game’s entries has no name yet."),
    "same_column_name": QT_TRANSLATE_NOOP("Entry", "Two entries cannot both be called “{name}”."),
    "too_many_columns": QT_TRANSLATE_NOOP("Entry", "A deal can have at most {most} entries."),
    "bad_column": QT_TRANSLATE_NOOP("Entry", "“{name}”: these limits contradict each other."),
    "nothing_in_steps": QT_TRANSLATE_NOOP(
        "Entry", "“{name}”: between {least} and {most} there is no multiple of {step} except 0."
    ),
    "never_together": QT_TRANSLATE_NOOP(
        "Entry", "“{name}”: with these limits the players’ numbers can never add up to {together}."
    ),
    "bad_contracts": QT_TRANSLATE_NOOP(
        "Entry", "Give each contract a name and a value, one after another: Hearts 10; Spades 11"
    ),
    "own_game_without_name": QT_TRANSLATE_NOOP("Entry", "The game has no name yet."),
    "own_game_is_there": QT_TRANSLATE_NOOP("Entry", "Another game is already called “{name}”."),
    "not_an_own_game": QT_TRANSLATE_NOOP("Entry", "This file does not contain a custom game."),
    "too_many_own_games": QT_TRANSLATE_NOOP("Entry", "You can have at most {most} games of your own."),
    "nothing_entered": QT_TRANSLATE_NOOP("Entry", "Nothing has been entered yet."),
    "has_not_arrived": QT_TRANSLATE_NOOP("Entry", "This does not add up to {target} points."),
    "who_was_first": QT_TRANSLATE_NOOP("Entry", "More than one player reaches {target} points. Who got there first?"),
    "one_counts_a_class": QT_TRANSLATE_NOOP("Entry", "{category}: only one player scores in each class."),
    "one_run": QT_TRANSLATE_NOOP("Entry", "Only one side can have the run from the ace of spades."),
    "run_needs_two": QT_TRANSLATE_NOOP("Entry", "The run from the ace of spades includes the two."),
    "no_such_count": QT_TRANSLATE_NOOP("Entry", "{category}: a score of {given} is not possible."),
    "not_in_the_cards": QT_TRANSLATE_NOOP("Entry", "One pack does not have the cards for all these declarations."),
    "not_all_cards_declared": QT_TRANSLATE_NOOP("Entry", "Not every card is part of these declarations."),
    "no_class_left_out": QT_TRANSLATE_NOOP("Entry", "There is a score in every class, so none was left out."),
    "divided_has_no_capot": QT_TRANSLATE_NOOP("Entry", "If the tricks are divided, nobody has won them all."),
    "one_jump_only": QT_TRANSLATE_NOOP("Entry", "A deal cannot have both a repique and a pique."),
    "total_too_small": QT_TRANSLATE_NOOP(
        "Entry", "These marks are worth at least {least} points, but only {given} have been entered."
    ),
    "no_such_totals": QT_TRANSLATE_NOOP("Entry", "No deal is worth that many points."),
    "elder_has_led": QT_TRANSLATE_NOOP("Entry", "Elder scores at least one point for the first lead."),
    "does_not_deal": QT_TRANSLATE_NOOP("Entry", "A player who sits out does not deal."),
    "half_or_target": QT_TRANSLATE_NOOP(
        "Entry", "A loser with {half} or more pays less. Did the loser reach {half} before the winner reached {target}?"
    ),
    "repique_or_beaten": QT_TRANSLATE_NOOP(
        "Entry",
        "With these declarations elder reaches {target} before the dealer scores, unless they make a repique. Enter "
        "the repique, or the dealer’s better declaration.",
    ),
    "no_repique": QT_TRANSLATE_NOOP(
        "Entry", "A repique needs {least} points from declarations, and the opponent must not have prevented it."
    ),
    "came_only_later": QT_TRANSLATE_NOOP("Entry", "Only a player who was there at the beginning can deal first."),
    "cannot_be_carried": QT_TRANSLATE_NOOP(
        "Entry",
        "Matches won on another sheet were carried over here, which does not fit the rules of this sheet.",
    ),
    "order_of_marks": QT_TRANSLATE_NOOP(
        "Entry",
        "Several players would win with these points. First mark only the points of the player who got there first.",
    ),
    "marks_are_for_players": QT_TRANSLATE_NOOP("Entry", "You can mark points only for those who are playing."),
    "nothing_to_end": QT_TRANSLATE_NOOP("Entry", "No match has begun yet."),
    "other_persons": QT_TRANSLATE_NOOP(
        "Entry", "To play a different game, or with different players, begin a new sheet."
    ),
    "does_not_divide": QT_TRANSLATE_NOOP("Entry", "{persons} cannot share {given} equally. Enter each player’s share."),
    "not_zero_sum": QT_TRANSLATE_NOOP(
        "Entry", "The points of a deal must add up to zero here. These add up to {rest}."
    ),
    "no_tie": QT_TRANSLATE_NOOP("Entry", "There is no tie for spades to break."),
    "who_has_more_spades": QT_TRANSLATE_NOOP("Entry", "More spades break this tie. Who has more?"),
    "plays_do_not_fit": QT_TRANSLATE_NOOP(
        "Entry", "The two scores in play do not agree with each other or with the tricks."
    ),
    "captures_take_two": QT_TRANSLATE_NOOP("Entry", "Every capture takes at least two cards, so {given} is too few."),
    "last_without_tricks": QT_TRANSLATE_NOOP("Entry", "A player without a trick cannot have won the last one."),
    "play_does_not_fit": QT_TRANSLATE_NOOP("Entry", "{given} points in play cannot come from {tricks} tricks."),
    "opponent_has_counted": QT_TRANSLATE_NOOP("Entry", "No pique is possible once the opponent has scored."),
    "not_enough_for_pique": QT_TRANSLATE_NOOP("Entry", "A pique needs {least} points, but these come to only {given}."),
    "played_by_other_rules": QT_TRANSLATE_NOOP("Entry", "The deal that was played does not fit this sheet."),
    "nothing_to_take_off": QT_TRANSLATE_NOOP("Entry", "There are no points to take off."),
    "persons_stay": QT_TRANSLATE_NOOP(
        "Entry", "Nobody can join or leave this game. Continue the evening with other players instead."
    ),
    "is_there_already": QT_TRANSLATE_NOOP("Entry", "That player is already here."),
    "is_not_there": QT_TRANSLATE_NOOP("Entry", "That player is not here."),
    "no_more_persons": QT_TRANSLATE_NOOP("Entry", "At most {most} players can take part."),
    "two_stay": QT_TRANSLATE_NOOP("Entry", "At least two must stay."),
    "no_such_entry": QT_TRANSLATE_NOOP("Entry", "This entry is no longer on the sheet."),
    "nothing_to_undo": QT_TRANSLATE_NOOP("Entry", "Nothing to undo."),
    "cash_book_is_full": QT_TRANSLATE_NOOP("Entry", "An evening’s cash book can have at most {most} entries."),
    "nothing_to_redo": QT_TRANSLATE_NOOP("Entry", "Nothing to redo."),
    "bad_log": QT_TRANSLATE_NOOP("Entry", "The changes to this sheet contradict each other."),
    "no_such_sheet": QT_TRANSLATE_NOOP("Entry", "This score sheet no longer exists."),
    "out_of_step": QT_TRANSLATE_NOOP(
        "Entry",
        "This score sheet has since been continued elsewhere. From now on this copy is kept as a separate sheet.",
    ),
    "not_json": QT_TRANSLATE_NOOP("Entry", "This is not a score sheet, or the file is incomplete."),
    "nested_too_deeply": QT_TRANSLATE_NOOP("Entry", "This is not one of this program’s score sheets."),
    "too_large": QT_TRANSLATE_NOOP("Entry", "The file is too large to be a score sheet."),
    "not_a_score_sheet": QT_TRANSLATE_NOOP("Entry", "This is not one of this program’s score sheets."),
    "does_not_balance": QT_TRANSLATE_NOOP("Entry", "The accounts do not add up."),
}
_OPEN = QT_TRANSLATE_NOOP("Entry", "Still to enter: {open}.")
_BESIDES = QT_TRANSLATE_NOOP(
    "Entry",
    "At least {points} points in this deal would have to come from sweeps and the like. Such deals are very rare.",
)
_GIVEN = QT_TRANSLATE_NOOP("Entry", "Entered: {given} of {whole} points.")
REASON_CODES = frozenset(_REASONS)
"""The codes of all reasons that have words."""


def method_title(method: str) -> str:
    """Return the name of a way of entering deals."""
    return translate("Entry", _METHODS[method]) if method in _METHODS else in_words(method)


def completeness_words(complete: Completeness, words: FamilyWords = NO_FAMILY, playing: Sequence[str] = ()) -> str:
    """Return a sentence or two on the points of a deal that no side has been given yet, and on those that hardly any
    deal brings; an empty text if nothing is missing.
    """
    rare = translate("Entry", _BESIDES).format(points=complete.besides) if complete.besides else ""
    if not complete.missing:
        return rare
    found = []
    # Of one category it is said once what is missing: the points, where their number is fixed, and not the cells.
    for one in {one.code: one for one in complete.missing}.values():
        title = words.category(one.code, playing)
        some = translate("Entry", "{title} ({left} of {due})").format(title=title, left=one.left, due=one.due)
        found.append(some if one.left < one.due else title)
    sentences = (
        [translate("Entry", _GIVEN).format(given=complete.given, whole=complete.whole)] if complete.whole else []
    )
    told = [*sentences, translate("Entry", _OPEN).format(open=" · ".join(found)), rare]
    return " ".join(filter(None, told))


def entry_reason(error: CodedError, words: FamilyWords = NO_FAMILY, playing: Sequence[str] = ()) -> str:
    """Return, as a sentence, why something cannot be entered, kept or read. ``words`` are those of the sheet's family;
    ``playing`` are the names of the persons who play, for bets on them.
    """
    template = _REASONS.get(error.code)
    if template is None:
        return error_sentence(error)
    values = dict(error.parameters)
    if "category" in values:
        values["category"] = words.category(str(values["category"]), playing)
    return fill(translate("Entry", template), values)
