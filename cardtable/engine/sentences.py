"""What is wrong, in plain English, for callers without windows. Windows have their own words, in every language."""

from __future__ import annotations

import re
from collections.abc import Mapping

from cardtable.core.errors import CodedError, RecordError
from cardtable.core.status import InvalidPosition

SENTENCES: Mapping[str, str] = {
    # Texts that are no position
    "not_a_position": "This is no position: {text}{reason}.",
    "not_a_line": "A line of the position cannot be read at: {text}.",
    "not_a_value": "The line “{key}” of the position has a value that it cannot have: {reason}.",
    "unknown_key": "A position of this game has no line “{key}”; it can have {allowed}.",
    "duplicate_key": "The line “{key}” is there twice.",
    "wrong_number": "The line “{key}” of the position has {given} entries and not {expected}.",
    "nested_too_deeply": "There are too many brackets inside each other.",
    "another_variant": "The position is one of {variant}, not of {expected}.",
    "nothing_is_dealt": "Before cards are dealt somebody must act, so the moves begin with one of: {allowed}.",
    "no_position_text": "Positions of {variant} cannot be set up from text.",
    # Callers
    "no_record": "A match that was set up in the middle has no record: the order of its pack is not known.",
    "no_such_seat": "There is no seat {seat} at this table.",
    "unknown_player": "There is no computer player “{player}”; there are {allowed}.",
    # Positions that no play can have led to: every family
    "card_missing": "Of {card}, {cards} too few lie anywhere.",
    "card_too_often": "Of {card}, {cards} too many lie somewhere.",
    "wrong_actor": "It cannot be the turn of seat {seat} in the phase “{phase}”.",
    "lines_too_early": "The deal goes on and yet has its final score lines.",
    "lines_missing": "The deal is over and has no final score lines.",
    "lines_differ": "The final score lines are not what the deal was worth.",
    "hand_size": "Seat {seat} holds {cards} cards, which is not what is left of those dealt.",
    "cards_of_nobody": "Seat {seat} has cards and does not take part in this deal.",
    "dealt_too_early": "Cards lie somewhere before they are dealt.",
    "illegal_play": "Play number {play}, counted from 0, was not legal{card}{reason}.",
    "played_out_of_turn": "Play number {play}, counted from 0, was not that player’s turn.",
    "marks_differ": "What is marked is not what play has made.",
    "received_size": "Seat {seat} has received {cards} cards, which is not what was dealt and bought.",
    "discards_size": "Seat {seat} has laid {cards} cards away, which is not what was changed.",
    "received_differ": "What seat {seat} has received is not what it holds, has laid away and has played.",
    "trick_differs": "The open trick is not what the cards played make.",
    "tricks_differ": "The tricks that are won are not what the cards played make.",
    # Casino
    "no_such_round": "The cards are never dealt in round {round}.",
    "stock_size": "The stock has {cards} cards and should have {expected}.",
    "played_card_missing": "{card} was played and lies neither on the table nor with what was captured.",
    "played_on": "The match was decided before play number {play}, counted from 0.",
    "table_differs": "The table is not what the plays make.",
    "builds_differ": "The builds are not what the plays make.",
    "capturer_differs": "Somebody else has captured last.",
    "pile_differs": "The pile of side {party} is not what the plays make.",
    "markers_differ": "The marked sweeps or mulles of side {party} are not what the plays make.",
    "not_over": "The deal goes on though the plays have ended it.",
    "over_too_early": "The deal is over though the plays have not ended it.",
    # Écarté
    "turned_missing": "No card is turned up after the deal.",
    "turned_too_early": "A card is turned up before the deal.",
    "bet_out_of_turn": "Seat {seat} has bet out of turn, or has not bet.",
    "bet_on_nobody": "Seat {seat} has bet on somebody who does not play.",
    "bet_too_high": "Seat {seat} has bet more than is agreed.",
    "pending_out_of_phase": "Half of an exchange is open in the wrong phase, or is not open when it should be.",
    "closed_missing": "Cards are played and the exchanging has not ended.",
    "closed_too_early": "The exchanging has ended before it can.",
    "king_not_held": "Seat {seat} has marked the king and never held it.",
    # Piquet
    "named_out_of_bounds": "Seat {seat} cannot have named {cards} cards for the exchange.",
    "looked_differ": "{card}, which seat {seat} has seen in the talon, was never there.",
    "no_carte_blanche": "What seat {seat} has shown as carte blanche was not its own or has court cards.",
    "said_differs": "What was heard of seat {seat} for its {kind} is not what it declared.",
    "declared_not_held": "Seat {seat} has declared a {kind} that it never held.",
    "counted_without_right": "Seat {seat} has counted a {kind} that somebody else has the right to count.",
    "played_too_early": "Cards are played before the declaring is over.",
    "leader_differs": "Somebody else leads.",
    "claim_differs": "The cards that seat {seat} has laid open with a claim are not those that it held.",
    "count_differs": "The count said aloud with mark number {line}, counted from 0, is not the sum of the marks.",
    "partie_is_decided": "A mark has won the match, and the deal goes on.",
}
"""Sentences by code, with the names of parameters in braces. A parameter that is not there leaves nothing behind."""

_CODES = {"kind", "phase", "reason"}
"""Parameters that are codes, read better with spaces; ids and keys are told as they are written."""
_PARAMETER = re.compile(r"\{([a-z]+)\}")
_BEHIND = {"illegal_play": {"card": " ({})", "reason": ": {}"}}
"""What stands around parameters that are not always there."""


def sentence(wrong: CodedError | InvalidPosition) -> str:
    """What an error or an invalid position says, as a sentence; for a code without one, the code’s own words with its
    parameters.

    >>> from cardtable.core.status import invalid
    >>> sentence(invalid("stock_size", cards=3, expected=8))
    'The stock has 3 cards and should have 8.'
    """
    template = SENTENCES.get(wrong.code)
    if template is None:
        return str(wrong)
    given = wrong.parameters if isinstance(wrong, CodedError) else dict(wrong.params)
    around = _BEHIND.get(wrong.code, {})

    def filled(found: re.Match[str]) -> str:
        name = found[1]
        if name not in given:
            return ""
        value = str(given[name])
        return around.get(name, "{}").replace("{}", value.replace("_", " ") if name in _CODES else value)

    told = _PARAMETER.sub(filled, template)
    return f"{wrong.place}: {told}" if isinstance(wrong, RecordError) and wrong.place else told
