"""Faults at a real table of Casino. The sources hardly mention any; RULES.md, C121 to C128, has the rulings of this
program with their reasons.
"""

from __future__ import annotations

from cardtable.core.sheets.categories import MISDEAL
from cardtable.core.sheets.faults import By, FaultQuestion, Group, Ruling, TableFault
from cardtable.games.casino.rules import CasinoRules

PAGE = "page"


def _by_play(before: FaultQuestion | Ruling, after: Ruling) -> FaultQuestion:
    return FaultQuestion("play_begun", (("not_begun", before), ("begun", after)))


def _by_next_play(before: Ruling, after: Ruling) -> FaultQuestion:
    return FaultQuestion("next_has_played", (("next_not_played", before), ("next_played", after)))


_WRONG_NUMBER = _by_play(Ruling("number_dealt_anew", "C121", anew=True), Ruling("played_on", "C121", marks=(MISDEAL,)))
_FACED = _by_play(
    FaultQuestion(
        "anybody_wants_new",
        (
            ("new_deal", Ruling("faced_dealt_anew", "C122", anew=True)),
            ("stand", Ruling("card_goes_on", "C122", marks=(MISDEAL,))),
        ),
    ),
    Ruling("card_goes_on", "C122", marks=(MISDEAL,)),
)
_OUT_OF_TURN = _by_play(Ruling("right_dealer_deals", "C123"), Ruling("deal_stands", "C123", stands=True))
_PLAYED_OUT_OF_TURN = _by_next_play(Ruling("card_taken_back", "C124"), Ruling("turn_stands", "C124"))
_TWO_CARDS = Ruling("one_goes_back", "C125")
_WRONG_CAPTURE = _by_next_play(Ruling("capture_put_back", "C126"), Ruling("capture_stands", "C126"))
_SWEEP = FaultQuestion(
    "captured_again",
    (("not_captured_again", Ruling("sweep_marked", "C127")), ("has_captured_again", Ruling("sweep_lost", "C127"))),
)


def faults_of(rules: CasinoRules) -> tuple[TableFault, ...]:
    """Return the faults that can be committed under ``rules``, in the order of a deal."""
    unannounced = Ruling("nothing_changes", "C4", PAGE, "Spielende")
    found = [
        TableFault("wrong_number_dealt", Group.DEALING, By.DEALER, _WRONG_NUMBER),
        TableFault("card_faced", Group.DEALING, By.DEALER, _FACED),
        TableFault("dealt_out_of_turn", Group.DEALING, By.OTHER_DEALER, _OUT_OF_TURN),
        TableFault("last_not_announced", Group.DEALING, By.DEALER, unannounced),
        TableFault("played_out_of_turn", Group.PLAYING, By.ANYBODY, _PLAYED_OUT_OF_TURN),
        TableFault("two_cards", Group.PLAYING, By.ANYBODY, _TWO_CARDS),
        TableFault("wrong_capture", Group.PLAYING, By.ANYBODY, _WRONG_CAPTURE),
        TableFault("sweep_not_marked", Group.PLAYING, By.ANYBODY, _SWEEP),
    ]
    if rules.building or rules.announcing:
        found.append(TableFault("build_not_held", Group.PLAYING, By.ANYBODY, Ruling("build_undone", "C128")))
    return tuple(found)
