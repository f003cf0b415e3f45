"""Faults at a real table of Écarté, and what the sources say about them; see RULES.md, E41 to E43 and E61 to E70."""

from __future__ import annotations

from cardtable.core.sheets.faults import By, FaultQuestion, Group, Ruling, TableFault
from cardtable.games.ecarte.codes import Line
from cardtable.games.ecarte.rules import EcarteRules

BOOK, CAVENDISH = "book", "cavendish"
_RULES, _TACTICS = "Spielregeln", "Spielstrategie"


def _by_elder(new: Ruling, stand: Ruling) -> FaultQuestion:
    return FaultQuestion("elder_decides", (("new_deal", new), ("stand", stand)))


_TURNED_UP = _by_elder(
    Ruling("turned_up_new_deal", "E61", BOOK, _RULES, anew=True), Ruling("pushed_into_stock", "E61", BOOK, _RULES)
)
_TOO_MANY = Ruling("point_off", "E42", BOOK, _RULES, marks=(Line.TOO_MANY_CARDS,))
_WRONG_NUMBER = FaultQuestion(
    "cards_looked_at",
    (
        ("not_looked_at", Ruling("put_right", "E64", BOOK, _RULES)),
        (
            "looked_at",
            FaultQuestion(
                "whose_number",
                (
                    ("elders_number", Ruling("elder_must_exchange", "E64", BOOK, _RULES)),
                    (
                        "dealers_number",
                        _by_elder(
                            Ruling("number_new_deal", "E64", BOOK, _RULES, anew=True),
                            Ruling("dealer_evened", "E64", BOOK, _RULES),
                        ),
                    ),
                    ("both_numbers", Ruling("both_exchange", "E64")),
                ),
            ),
        ),
    ),
)
_WRONGLY_BOUGHT = FaultQuestion(
    "cards_looked_at",
    (
        ("not_looked_at", Ruling("put_right", "E64", BOOK, _RULES)),
        (
            "looked_at",
            FaultQuestion("more_or_fewer", (("more", _TOO_MANY), ("fewer", Ruling("plays_with_fewer", "E65")))),
        ),
    ),
)
_OUT_OF_TURN = FaultQuestion(
    "when_noticed",
    (
        ("before_trump", Ruling("thrown_together", "E66", BOOK, _RULES)),
        ("before_lead", Ruling("laid_aside", "E66", BOOK, _RULES)),
        ("after_lead", Ruling("deal_stands", "E66", BOOK, _RULES, stands=True)),
    ),
)
_RENOUNCED = FaultQuestion(
    "revoke_noticed",
    (
        ("before_next_lead", Ruling("revoke_mended", "E68", CAVENDISH, "43")),
        ("after_next_lead", Ruling("played_again", "E68", CAVENDISH, "43", marks=(Line.REVOKE,))),
    ),
)
_LED_OUT_OF_TURN = FaultQuestion(
    "played_to",
    (
        ("not_played_to", Ruling("lead_taken_back", "E69", CAVENDISH, "40")),
        ("was_played_to", Ruling("trick_stands", "E69", CAVENDISH, "40")),
    ),
)
_ABANDONED = FaultQuestion(
    "tricks_so_far",
    (
        ("no_trick", Ruling("other_has_vole", "E69", CAVENDISH, "42")),
        ("some_tricks", Ruling("other_has_point", "E69", CAVENDISH, "42")),
    ),
)
_ONLOOKER = FaultQuestion(
    "what_was_said",
    (
        ("named_breach", Ruling("may_point_out", "E70", BOOK, _TACTICS)),
        ("named_card", Ruling("may_not_meddle", "E70", BOOK, _TACTICS)),
    ),
)


def faults_of(rules: EcarteRules) -> tuple[TableFault, ...]:
    """The faults that can be committed under ``rules``, in the order of a deal."""
    found = [
        TableFault("several_turned_up", Group.DEALING, By.DEALER, _TURNED_UP),
        TableFault("own_card_exposed", Group.DEALING, By.ANYBODY, Ruling("must_keep_it", "E63", BOOK, _RULES)),
        TableFault("wrong_number_dealt", Group.DEALING, By.DEALER, _WRONG_NUMBER),
        TableFault("dealt_out_of_turn", Group.DEALING, By.OTHER_DEALER, _OUT_OF_TURN),
        TableFault("card_reversed", Group.EXCHANGING, By.NOBODY, Ruling("take_or_throw", "E62", BOOK, _RULES)),
        TableFault("wrong_number_bought", Group.EXCHANGING, By.ANYBODY, _WRONGLY_BOUGHT),
        TableFault("word_taken_back", Group.EXCHANGING, By.ANYBODY, Ruling("word_stands", "E11", BOOK, _RULES)),
        TableFault(
            "king_late",
            Group.DECLARING,
            By.ANYBODY,
            Ruling("king_lost", "E41", BOOK, _RULES, marks=(Line.KING_TOO_LATE,)),
        ),
        TableFault(
            "king_not_held",
            Group.DECLARING,
            By.ANYBODY,
            Ruling("card_may_go_back", "E41", BOOK, _RULES, marks=(Line.KING_NOT_HELD,)),
        ),
        TableFault("too_many_in_play", Group.PLAYING, By.ANYBODY, _TOO_MANY),
        TableFault("renounced", Group.PLAYING, By.ANYBODY, _RENOUNCED),
        TableFault("led_out_of_turn", Group.PLAYING, By.ANYBODY, _LED_OUT_OF_TURN),
        TableFault("hand_abandoned", Group.PLAYING, By.ANYBODY, _ABANDONED),
    ]
    if rules.rotation:
        found.append(TableFault("onlooker_spoke", Group.LOOKING_ON, By.NOBODY, _ONLOOKER))
    return tuple(found)
