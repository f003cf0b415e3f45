"""Sentences for errors by their codes: what is wrong, and what can be done about it if anything can."""

from __future__ import annotations

import re
from collections.abc import Mapping

from cardtable.core.cards import SUIT_LETTERS
from cardtable.core.errors import CodedError, RecordError
from cardtable.core.sheets import FREE
from cardtable.words.cards import card_of_text, one_of, suit_name, the_card, value_name
from cardtable.words.families import option_title, variant_name
from cardtable.words.mark import QT_TRANSLATE_NOOP, fill, in_words, translate
from cardtable.words.moments import day_words
from cardtable.words.system import reason_sentence

_MOVES = {
    "not_your_turn": QT_TRANSLATE_NOOP("Errors", "It is not your turn."),
    "not_in_hand": QT_TRANSLATE_NOOP("Errors", "You do not hold {card}."),
    "not_on_table": QT_TRANSLATE_NOOP("Errors", "This is not on the table."),
    "no_such_build": QT_TRANSLATE_NOOP("Errors", "There is no such build on the table."),
    "does_not_add_up": QT_TRANSLATE_NOOP(
        "Errors", "What is chosen on the table must form one or more sets that each add up to {values}."
    ),
    "courts_only_pair": QT_TRANSLATE_NOOP("Errors", "Court cards only pair: {card} takes only cards of its own rank."),
    "not_so_many_courts": QT_TRANSLATE_NOOP(
        "Errors", "The rules say how many matching court cards can be taken at once, and {number} is not allowed."
    ),
    "one_set_at_once": QT_TRANSLATE_NOOP(
        "Errors", "In this game {card} captures one matching card or one set, and never more."
    ),
    "one_set_alone": QT_TRANSLATE_NOOP(
        "Errors",
        "If a card captures only one set, there are no builds, stacks or mulles, and no duty to capture.",
    ),
    "kinds_need_one_set": QT_TRANSLATE_NOOP(
        "Errors", "Kinds of capture can be marked only with one pack, and one set per capture."
    ),
    "must_sweep": QT_TRANSLATE_NOOP("Errors", "{card} can capture everything on the table, so it must."),
    "must_take_all": QT_TRANSLATE_NOOP("Errors", "{card} must capture everything that makes {values}."),
    "builder_must_hold": QT_TRANSLATE_NOOP("Errors", "To build {value} you must hold another card worth {value}."),
    "announcer_must_hold": QT_TRANSLATE_NOOP(
        "Errors", "To make {sum} you must hold another card worth {sum}, or your partner must have announced it."
    ),
    "builder_must_act": QT_TRANSLATE_NOOP(
        "Errors", "You have a build on the table: take it, add to it, or capture something else first."
    ),
    "own_build_would_be_orphaned": QT_TRANSLATE_NOOP(
        "Errors", "You would no longer hold a card that can capture your own build."
    ),
    "build_cannot_be_raised": QT_TRANSLATE_NOOP(
        "Errors", "Only a single build can be raised, and this is a multiple one."
    ),
    "own_build_cannot_be_raised": QT_TRANSLATE_NOOP("Errors", "By these rules nobody may raise their own build."),
    "must_capture": QT_TRANSLATE_NOOP("Errors", "A card that can capture must capture, and {card} can."),
    "no_building": QT_TRANSLATE_NOOP("Errors", "This game has no builds."),
    "no_stacking": QT_TRANSLATE_NOOP("Errors", "In this game you cannot lay one card on another."),
    "joker_has_no_value": QT_TRANSLATE_NOOP("Errors", "If you trail a joker, give it a value from two to fourteen."),
    "joker_lies_nowhere": QT_TRANSLATE_NOOP("Errors", "Jokers need a game in which one card can be laid on another."),
    "stack_on_one": QT_TRANSLATE_NOOP("Errors", "Lay a card on one other card or on one stack."),
    "stack_too_high": QT_TRANSLATE_NOOP("Errors", "Together they make {sum}, but a stack cannot go above {most}."),
    "stack_only_if_stuck": QT_TRANSLATE_NOOP(
        "Errors", "By these rules you may not lay a card on another while you can capture."
    ),
    "no_deal_is_running": QT_TRANSLATE_NOOP("Errors", "No deal is in progress."),
    "deal_is_running": QT_TRANSLATE_NOOP("Errors", "This deal is still being played."),
    "partie_is_over": QT_TRANSLATE_NOOP("Errors", "The match is over."),
    "nothing_to_undo": QT_TRANSLATE_NOOP("Errors", "Nothing to undo."),
    "not_an_action": QT_TRANSLATE_NOOP("Errors", "“{text}” is not a move in this game."),
    "not_now": QT_TRANSLATE_NOOP("Errors", "This cannot be done now."),
    "say_first": QT_TRANSLATE_NOOP("Errors", "First press one of the buttons, then play cards."),
    "bet_on_a_player": QT_TRANSLATE_NOOP("Errors", "Bet on one of the two players."),
    "bet_too_high": QT_TRANSLATE_NOOP("Errors", "{most} is the highest bet allowed."),
    "change_at_least": QT_TRANSLATE_NOOP("Errors", "A player who has proposed must exchange at least one card."),
    "change_at_most": QT_TRANSLATE_NOOP("Errors", "The stock has only {most} left for you."),
    "must_follow": QT_TRANSLATE_NOOP("Errors", "You must follow suit: you hold {suit}."),
    "must_head": QT_TRANSLATE_NOOP("Errors", "You can beat {lead}, so you must."),
    "must_trump": QT_TRANSLATE_NOOP("Errors", "If you cannot follow suit, you must trump. You hold {suit}."),
    "king_not_held": QT_TRANSLATE_NOOP("Errors", "You do not hold the king of {suit}."),
    "king_is_marked": QT_TRANSLATE_NOOP("Errors", "The king has already been marked."),
    "king_too_late": QT_TRANSLATE_NOOP("Errors", "It is too late to mark the king."),
    "cannot_be_closed": QT_TRANSLATE_NOOP(
        "Errors", "This match must be played to the end and cannot be settled before then."
    ),
    "no_ninety": QT_TRANSLATE_NOOP("Errors", "Your declarations do not make a repique."),
    "cannot_count": QT_TRANSLATE_NOOP("Errors", "You cannot score this."),
    "wrong_number_of_cards": QT_TRANSLATE_NOOP("Errors", "You must exchange between {minimum} and {maximum} cards."),
    "exact_number_of_cards": QT_TRANSLATE_NOOP("Errors", "You must exchange exactly {number}."),
    "both_or_none": QT_TRANSLATE_NOOP("Errors", "You must exchange both of the cards left over, or neither."),
    "no_carte_blanche": QT_TRANSLATE_NOOP("Errors", "You cannot show carte blanche now."),
    "nothing_to_claim": QT_TRANSLATE_NOOP("Errors", "There is no fault of this kind to object to now."),
    "nothing_to_answer": QT_TRANSLATE_NOOP("Errors", "Nothing has been declared yet."),
    "must_answer": QT_TRANSLATE_NOOP("Errors", "Say whether it is good, or declare something at least as good."),
    "cannot_declare": QT_TRANSLATE_NOOP("Errors", "You do not hold this."),
    "not_good_enough": QT_TRANSLATE_NOOP("Errors", "This does not beat the declaration."),
    "must_follow_suit": QT_TRANSLATE_NOOP("Errors", "You must follow suit: you hold {suit}."),
    "must_lead_named_suit": QT_TRANSLATE_NOOP("Errors", "You have said that you will lead {suit}."),
    "nothing_to_look_at": QT_TRANSLATE_NOOP("Errors", "There are no cards to look at."),
    "no_card_of_suit": QT_TRANSLATE_NOOP("Errors", "You hold no {suit}."),
    "nothing_to_ask": QT_TRANSLATE_NOOP("Errors", "You cannot ask that now."),
    "cannot_claim": QT_TRANSLATE_NOOP(
        "Errors", "You can claim the rest when it is your lead and you hold at least two cards."
    ),
    "cannot_give_up": QT_TRANSLATE_NOOP("Errors", "You cannot give up the rest now."),
    "not_an_item": QT_TRANSLATE_NOOP("Errors", "“{text}” cannot be declared."),
    "wrong_number_of_seats": QT_TRANSLATE_NOOP("Errors", "There are {seats} seats for {players} players."),
}
_RULES = {
    "unknown_family": QT_TRANSLATE_NOOP("Errors", "There is no family of games called “{family}”."),
    "unknown_variant": QT_TRANSLATE_NOOP("Errors", "There is no game called “{variant}” here."),
    "unknown_option": QT_TRANSLATE_NOOP("Errors", "{variant} has no option called “{option}”."),
    "bad_option_value": QT_TRANSLATE_NOOP("Errors", "“{value}” is not a value for “{option}”. Allowed: {allowed}."),
    "bad_number_of_players": QT_TRANSLATE_NOOP(
        "Errors", "{variant} cannot be played by {players}. Allowed: {allowed}."
    ),
    "option_does_not_apply": QT_TRANSLATE_NOOP("Errors", "“{option}” has no effect alongside the other choices."),
    "name_taken": QT_TRANSLATE_NOOP("Errors", "The name “{name}” is taken."),
    "pack_not_dealt_out": QT_TRANSLATE_NOOP("Errors", "{variant} would deal {dealt} cards, but its pack has {cards}."),
    "length_not_agreed": QT_TRANSLATE_NOOP("Errors", "{variant} needs either a target or a number of deals."),
    "bad_card_values": QT_TRANSLATE_NOOP(
        "Errors", "A card has one value, or two with the lower one first, but not {values}."
    ),
    "no_card_of_two_values": QT_TRANSLATE_NOOP(
        "Errors", "{variant} has no card whose two values could be used at once."
    ),
    "counted_twice": QT_TRANSLATE_NOOP("Errors", "{variant} would count the same thing twice ({part})."),
    "cards_marked_apart": QT_TRANSLATE_NOOP(
        "Errors", "{variant} must mark either all scoring cards immediately or none of them."
    ),
    "difference_arrives_alone": QT_TRANSLATE_NOOP(
        "Errors",
        "When only the difference is marked, two players cannot reach the target in one deal, so it "
        "never matters who gets there first.",
    ),
    "nowhere_to_arrive": QT_TRANSLATE_NOOP("Errors", "Getting there first matters only if there is a target."),
    "nobody_can_leave": QT_TRANSLATE_NOOP(
        "Errors",
        "{variant} lets players leave. That needs three or more players without partners, a target, "
        "and scores marked after the deal.",
    ),
    "not_enough_cards": QT_TRANSLATE_NOOP(
        "Errors", "{players} players with {hand} cards each, and {table} on the table, need more than {cards} cards."
    ),
    "nothing_sure_counts": QT_TRANSLATE_NOOP(
        "Errors", "Something must score in every deal. Give points to cards, spades, aces or the last capture."
    ),
    "spades_of_one_pack": QT_TRANSLATE_NOOP(
        "Errors", "Points from the seventh spade onwards need a single pack, as two packs have 26 spades."
    ),
    "spades_not_counted": QT_TRANSLATE_NOOP(
        "Errors", "If spades score nothing, they cannot break a tie. Choose another tie-break."
    ),
    "made_good_marks_nothing": QT_TRANSLATE_NOOP(
        "Errors",
        "At the strict table a missed capture can be made later, so huts and single cards cannot be "
        "marked immediately.",
    ),
    "duty_to_take_pairs": QT_TRANSLATE_NOOP(
        "Errors",
        "When court cards only pair, you take as many as you like, so there is no duty to capture everything.",
    ),
    "sweeps_passed_on_to_win": QT_TRANSLATE_NOOP(
        "Errors", "A sweep can take points off the previous player only if the fewest points win."
    ),
    "huts_never_count": QT_TRANSLATE_NOOP(
        "Errors", "Huts are not marked in the last round, and this game has only one round."
    ),
    "target_out_of_reach": QT_TRANSLATE_NOOP(
        "Errors", "A deal is worth {points} points without sweeps, so you would not reach {target} in an evening."
    ),
    "fewest_have_no_surplus": QT_TRANSLATE_NOOP(
        "Errors", "If the fewest points win, you cannot mark only the difference."
    ),
    "pique_above_repique": QT_TRANSLATE_NOOP(
        "Errors", "A pique cannot win a separate match if a repique, which is worth more, only adds points."
    ),
    "nothing_to_carry_to": QT_TRANSLATE_NOOP(
        "Errors", "With only one deal, the points for the cards cannot be carried over."
    ),
    "empty_pool": QT_TRANSLATE_NOOP("Errors", "The pool is made up of stakes. Play for a stake of at least one."),
    "twice_nothing": QT_TRANSLATE_NOOP(
        "Errors", "Without a stake there is nothing to double or treble. Play for a stake of at least one."
    ),
    "nobody_enters": QT_TRANSLATE_NOOP(
        "Errors",
        "The evening would be over before anybody had to give up a seat. Play more matches, or have the "
        "loser leave after fewer.",
    ),
    "box_stays_for_one_match": QT_TRANSLATE_NOOP(
        "Errors", "In a single match the box cannot pass to anybody. Play at least two."
    ),
    "fewest_do_not_arrive": QT_TRANSLATE_NOOP(
        "Errors", "If the fewest points win, getting there first and the lurch have no meaning."
    ),
}
_RECORDS = {
    "too_large": QT_TRANSLATE_NOOP("Errors", "The file is too large to be a record of a match or a score sheet."),
    "not_json": QT_TRANSLATE_NOOP("Errors", "This is not a record of a match, or the file is incomplete."),
    "bad_number": QT_TRANSLATE_NOOP("Errors", "This value is not allowed."),
    "nested_too_deeply": QT_TRANSLATE_NOOP("Errors", "This is not a record of a match."),
    "not_an_agreement": QT_TRANSLATE_NOOP("Errors", "This file contains no rules."),
    "not_a_record": QT_TRANSLATE_NOOP("Errors", "This is not a record of a match."),
    "record_is_newer": QT_TRANSLATE_NOOP("Errors", "The record was made by a newer version of the program."),
    "no_such_version": QT_TRANSLATE_NOOP("Errors", "There is no version {version} of the record format."),
    "not_an_object": QT_TRANSLATE_NOOP("Errors", "An object in braces is expected here."),
    "unknown_key": QT_TRANSLATE_NOOP("Errors", "This entry is unknown."),
    "duplicate_key": QT_TRANSLATE_NOOP("Errors", "“{key}” appears twice in the same place."),
    "missing_key": QT_TRANSLATE_NOOP("Errors", "This entry is missing."),
    "not_a_text": QT_TRANSLATE_NOOP("Errors", "Text is expected here."),
    "not_a_number": QT_TRANSLATE_NOOP("Errors", "A whole number is expected here."),
    "not_a_switch": QT_TRANSLATE_NOOP("Errors", "“true” or “false” is expected here."),
    "not_a_list": QT_TRANSLATE_NOOP("Errors", "A list is expected here."),
    "not_a_deal_code": QT_TRANSLATE_NOOP(
        "Errors", "“{text}” is neither a number of at most nine digits nor the code of a match."
    ),
    "several_deal_codes": QT_TRANSLATE_NOOP(
        "Errors", "There is more than one code in this text. Keep only the one you want."
    ),
    "bad_value": QT_TRANSLATE_NOOP("Errors", "This value is not allowed."),
    "bad_cut": QT_TRANSLATE_NOOP("Errors", "The cards that were cut do not decide who deals first."),
    "no_such_card": QT_TRANSLATE_NOOP("Errors", "There is no such card."),
    "not_a_card": QT_TRANSLATE_NOOP("Errors", "“{text}” is not a card."),
    "not_this_pack": QT_TRANSLATE_NOOP(
        "Errors", "These are not the cards of the game’s pack: {given} instead of {expected}, and {card} does not fit."
    ),
    "card_is_not_there": QT_TRANSLATE_NOOP("Errors", "{card} is not there."),
    "not_a_zone": QT_TRANSLATE_NOOP("Errors", "“{text}” is not a place on the table."),
    "not_an_observation": QT_TRANSLATE_NOOP("Errors", "A player cannot see this."),
    "not_an_event": QT_TRANSLATE_NOOP("Errors", "“{text}” cannot happen in this game."),
    "not_on_counters": QT_TRANSLATE_NOOP("Errors", "{points} cannot be shown with four counters."),
    "not_on_strokes": QT_TRANSLATE_NOOP("Errors", "{points} cannot be shown in strokes."),
    "no_such_layout": QT_TRANSLATE_NOOP("Errors", "Counters placed like this mean nothing."),
}
_STORE = {
    "cannot_open": QT_TRANSLATE_NOOP("Errors", "The saved games cannot be opened. {reason}"),
    "no_such_home": QT_TRANSLATE_NOOP("Errors", "The saved games should be in {file}, but no user here has that name."),
    "cannot_write": QT_TRANSLATE_NOOP("Errors", "It could not be saved. {reason}"),
    "cannot_read": QT_TRANSLATE_NOOP("Errors", "The file cannot be read. {reason}"),
    "database_left_closed": QT_TRANSLATE_NOOP(
        "Errors", "The saved games have not been opened because the program failed to start last time."
    ),
    "database_replaced": QT_TRANSLATE_NOOP("Errors", "The previous saved games were kept as {file}."),
    "cannot_set_aside": QT_TRANSLATE_NOOP("Errors", "The old saved games could not be moved. {reason}"),
    "bad_lesson": QT_TRANSLATE_NOOP("Errors", "The lesson in {file} cannot be used ({reason})."),
    "bad_exercise": QT_TRANSLATE_NOOP("Errors", "Line {line} is not a usable problem ({reason})."),
    "unknown_kind": QT_TRANSLATE_NOOP("Errors", "There are no problems of the kind “{kind}”."),
    "bad_language": QT_TRANSLATE_NOOP("Errors", "The language in {file} cannot be used ({reason})."),
    "bad_texts": QT_TRANSLATE_NOOP("Errors", "Some texts in {file} cannot be used and have been left out ({reason})."),
    "bad_page": QT_TRANSLATE_NOOP("Errors", "The page {file} cannot be used ({reason}), so another is shown instead."),
    "database_is_busy": QT_TRANSLATE_NOOP(
        "Errors", "Another program has the saved games open. Is cardtable running twice?"
    ),
    "database_is_damaged": QT_TRANSLATE_NOOP("Errors", "The saved games are damaged."),
    "database_failed": QT_TRANSLATE_NOOP("Errors", "The saved games could not be used. {reason}"),
    "damaged_database_set_aside": QT_TRANSLATE_NOOP(
        "Errors", "The saved games were damaged. They were kept as {file}, and the program is starting without any."
    ),
    "damaged_database_salvaged": QT_TRANSLATE_NOOP(
        "Errors",
        "The saved games were damaged. Recovered matches: {parties}; score sheets: {sheets}. Only "
        "partly recovered: {cut}; unreadable: {lost}. The damaged file was kept as {file}.",
    ),
    "backup_was_taken": QT_TRANSLATE_NOOP(
        "Errors",
        "The saved games were damaged and could not be read. They were kept as {file}. You are continuing with the "
        "backup from {day}. Matches: {parties}; score sheets: {sheets}.",
    ),
    "copy_is_damaged": QT_TRANSLATE_NOOP("Errors", "That backup is damaged. The saved games are unchanged."),
    "no_copy": QT_TRANSLATE_NOOP("Errors", "The saved games could not be backed up."),
    "damage_found": QT_TRANSLATE_NOOP(
        "Errors", "The saved games are damaged. The program will recover what it can when it next starts."
    ),
    "salvage_failed": QT_TRANSLATE_NOOP(
        "Errors", "The saved games are damaged and could not be read in full. Nothing was changed. {reason}"
    ),
    "taking_in_failed": QT_TRANSLATE_NOOP("Errors", "This file could not be read in full. Nothing was added."),
    "newer_database_set_aside": QT_TRANSLATE_NOOP(
        "Errors",
        "The saved games were made by a newer version of the program. They were kept, unchanged, as {file}.",
    ),
    "not_a_backup": QT_TRANSLATE_NOOP("Errors", "This is not a file made by “Save everything”."),
    "backup_is_damaged": QT_TRANSLATE_NOOP("Errors", "This file is damaged, so nothing was taken from it."),
    "newer_backup": QT_TRANSLATE_NOOP("Errors", "This file was made by a newer version of the program."),
    "foreign_database_set_aside": QT_TRANSLATE_NOOP(
        "Errors",
        "A file from another program was found where the saved games belong. It was kept, unchanged, as {file}.",
    ),
    "no_such_match": QT_TRANSLATE_NOOP("Errors", "This match is no longer among the saved games."),
    "no_such_deal": QT_TRANSLATE_NOOP("Errors", "This deal is not among the saved games."),
    "out_of_step": QT_TRANSLATE_NOOP("Errors", "The same match has been continued elsewhere in the meantime."),
    "deal_is_finished": QT_TRANSLATE_NOOP("Errors", "This deal is already over."),
    "no_such_favourite": QT_TRANSLATE_NOOP("Errors", "There is no favourite with that name."),
    "not_unicode": QT_TRANSLATE_NOOP("Errors", "This text contains characters that cannot be saved."),
    "not_a_file": QT_TRANSLATE_NOOP("Errors", "This is not an ordinary file."),
    "not_toml": QT_TRANSLATE_NOOP("Errors", "This is not valid TOML."),
    "not_text": QT_TRANSLATE_NOOP("Errors", "The file is not a text file."),
}
_COMPUTER = {
    "computer_is_gone": QT_TRANSLATE_NOOP("Errors", "The computer player is not answering."),
    "player_failed": QT_TRANSLATE_NOOP("Errors", "The computer player failed ({reason})."),
    "unknown_player": QT_TRANSLATE_NOOP("Errors", "There is no computer player called “{player}”."),
    "no_players": QT_TRANSLATE_NOOP("Errors", "No computer player knows this game."),
    "players_do_not_fit": QT_TRANSLATE_NOOP("Errors", "There are {players} computer players for {seats} seats."),
    "partie_does_not_end": QT_TRANSLATE_NOOP("Errors", "The match never comes to an end."),
    "line_too_long": QT_TRANSLATE_NOOP("Errors", "The computer player’s answer is too long."),
    "not_utf8": QT_TRANSLATE_NOOP("Errors", "The computer player’s answer could not be understood."),
    "cancelled": QT_TRANSLATE_NOOP("Errors", "The computer player was interrupted."),
}
ERRORS = {**_MOVES, **_RULES, **_RECORDS, **_STORE, **_COMPUTER}
"""The sentence for every code that can reach a person."""

_REASONED = ("cannot_open", "cannot_write", "cannot_read", "cannot_set_aside", "database_failed")
"""The codes whose parameter ``reason`` is a name of the system or of SQLite, such as ``ENOSPC``."""

_ENDS = {
    "crashed": QT_TRANSLATE_NOOP("Errors", "The recovery was stopped."),
    "out_of_memory": QT_TRANSLATE_NOOP("Errors", "There was not enough memory."),
    "out_of_time": QT_TRANSLATE_NOOP("Errors", "It took too long."),
    "silent": QT_TRANSLATE_NOOP("Errors", "It took too long."),
    "cannot_start": QT_TRANSLATE_NOOP("Errors", "The recovery could not be started."),
    "failed": QT_TRANSLATE_NOOP("Errors", "The recovery failed."),
}
"""How a child process ended that did not finish its work, by the ``reason`` of ``salvage_failed``."""

_DROPPED_IN = ("bad_language", "bad_texts", "bad_page")
"""The codes whose parameter ``reason`` has its words in ``words.dropped_in``."""

_SHAPES = frozenset(
    {
        "not_an_object",
        "unknown_key",
        "duplicate_key",
        "missing_key",
        "not_a_text",
        "not_a_number",
        "not_a_switch",
        "not_a_list",
        "bad_value",
        "bad_number",
    }
)
"""The codes about the way in which a file is written; they mean nothing to a player, so that one sentence serves for
all of them.
"""

_PLACE = re.compile(r"deals\[(\d+)\](?:\.actions\[(\d+)\])?")


def error_sentence(error: CodedError) -> str:
    """Return, as a sentence, what is wrong. A code without words is spelt out.

    For a file that cannot be read the sentence names at most the deal and the move; lines, columns and names of entries
    are for ``cardtable check``.
    """
    if not isinstance(error, RecordError):
        return code_sentence(error.code, error.parameters)
    if error.code in _SHAPES:
        return translate("Errors", "The file is damaged, or it was not made by this program.")
    sentence, place = code_sentence(error.code, error.parameters), _place_words(error.place)
    return translate("Errors", "{place}: {sentence}").format(place=place, sentence=sentence) if place else sentence


def _place_words(place: str) -> str:
    """Return the deal and the move in which ``place`` of a record lies, counted from 1; an empty text where it lies in
    neither.
    """
    found = _PLACE.match(place)
    if found is None:
        return ""
    deal, move = (number and int(number) + 1 for number in found.groups())
    if move is None:
        return translate("Errors", "Deal {deal}").format(deal=deal)
    return translate("Errors", "Deal {deal}, move {move}").format(deal=deal, move=move)


def code_sentence(code: str, parameters: Mapping[str, object]) -> str:
    """Return the sentence for an error code, filled with its parameters; the code spelt out if it has no sentence."""
    template = ERRORS.get(code)
    if template is None:
        return in_words(code)
    values = _words(parameters)
    if code == "salvage_failed":
        end = _ENDS.get(str(parameters.get("reason")), _ENDS["failed"])
        values["reason"] = translate("Errors", end)
    if code in _REASONED:
        values["reason"] = reason_sentence(parameters.get("reason"))
    elif code in _DROPPED_IN:
        from cardtable.words.dropped_in import fault_words

        values["reason"] = fault_words(parameters)
    sentence = fill(translate("Errors", template), values)
    return sentence[:1].upper() + sentence[1:]


def _words(parameters: Mapping[str, object]) -> dict[str, object]:
    values = dict(parameters)
    for name in ("card", "lead"):
        card = card_of_text(values[name]) if name in values else None
        if card is not None:
            values[name] = the_card(card)
    suit = values.get("suit")
    if isinstance(suit, str) and suit in SUIT_LETTERS and len(suit) == 1:
        suit = SUIT_LETTERS.index(suit)
    if isinstance(suit, int) and 0 <= suit <= 3:
        values["suit"] = suit_name(suit)
    value = values.get("value")
    if isinstance(value, int) and not isinstance(value, bool):
        values["value"] = value_name(value)
    if isinstance(values.get("values"), str):
        values["values"] = one_of(str(values["values"]).split("/"))
    if "day" in values:
        values["day"] = day_words(str(values["day"]))
    if "variant" in values:
        values["variant"] = variant_name(str(values["variant"]))
    if "option" in parameters:
        values["option"] = option_title(str(parameters["option"]), str(parameters.get("variant", FREE)))
    return values
