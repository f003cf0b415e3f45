"""Faults at a real table of Écarté and what the sources say of them; see RULES.md, E41 to E43 and E61 to E70."""

from __future__ import annotations

from cardtable.core.sheets.faults import By, Fault, Group, Question, Ruling
from cardtable.games.ecarte.codes import Line
from cardtable.games.ecarte.rules import EcarteRules

BOOK, CAVENDISH = "book", "cavendish"
_RULES, _TACTICS = "Spielregeln", "Spielstrategie"


def _by_elder(new: Ruling, stand: Ruling) -> Question:
    return Question("elder_decides", (("new_deal", new), ("stand", stand)))


_TURNED_UP = _by_elder(
    Ruling("turned_up_new_deal", "E61", BOOK, _RULES, anew=True), Ruling("pushed_into_stock", "E61", BOOK, _RULES)
)
_TOO_MANY = Ruling("point_off", "E42", BOOK, _RULES, marks=(Line.TOO_MANY_CARDS,))
_WRONG_NUMBER = Question(
    "cards_looked_at",
    (
        ("not_looked_at", Ruling("put_right", "E64", BOOK, _RULES)),
        (
            "looked_at",
            Question(
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
_WRONGLY_BOUGHT = Question(
    "cards_looked_at",
    (
        ("not_looked_at", Ruling("put_right", "E64", BOOK, _RULES)),
        (
            "looked_at",
            Question("more_or_fewer", (("more", _TOO_MANY), ("fewer", Ruling("plays_with_fewer", "E65")))),
        ),
    ),
)
_OUT_OF_TURN = Question(
    "when_noticed",
    (
        ("before_trump", Ruling("thrown_together", "E66", BOOK, _RULES)),
        ("before_lead", Ruling("laid_aside", "E66", BOOK, _RULES)),
        ("after_lead", Ruling("deal_stands", "E66", BOOK, _RULES, stands=True)),
    ),
)
_RENOUNCED = Question(
    "revoke_noticed",
    (
        ("before_next_lead", Ruling("revoke_mended", "E68", CAVENDISH, "43")),
        ("after_next_lead", Ruling("played_again", "E68", CAVENDISH, "43")),
    ),
)
_LED_OUT_OF_TURN = Question(
    "played_to",
    (
        ("not_played_to", Ruling("lead_taken_back", "E69", CAVENDISH, "40")),
        ("was_played_to", Ruling("trick_stands", "E69", CAVENDISH, "40")),
    ),
)
_ABANDONED = Question(
    "tricks_so_far",
    (
        ("no_trick", Ruling("other_has_vole", "E69", CAVENDISH, "42")),
        ("some_tricks", Ruling("other_has_point", "E69", CAVENDISH, "42")),
    ),
)
_ONLOOKER = Question(
    "what_was_said",
    (
        ("named_breach", Ruling("may_point_out", "E70", BOOK, _TACTICS)),
        ("named_card", Ruling("may_not_meddle", "E70", BOOK, _TACTICS)),
    ),
)


def faults_of(rules: EcarteRules) -> tuple[Fault, ...]:
    """The faults that can be committed under ``rules``, in the order of a deal."""
    found = [
        Fault("several_turned_up", Group.DEALING, By.DEALER, _TURNED_UP),
        Fault("own_card_exposed", Group.DEALING, By.ANYBODY, Ruling("must_keep_it", "E63", BOOK, _RULES)),
        Fault("wrong_number_dealt", Group.DEALING, By.DEALER, _WRONG_NUMBER),
        Fault("dealt_out_of_turn", Group.DEALING, By.OTHER_DEALER, _OUT_OF_TURN),
        Fault("card_reversed", Group.EXCHANGING, By.NOBODY, Ruling("take_or_throw", "E62", BOOK, _RULES)),
        Fault("wrong_number_bought", Group.EXCHANGING, By.ANYBODY, _WRONGLY_BOUGHT),
        Fault("word_taken_back", Group.EXCHANGING, By.ANYBODY, Ruling("word_stands", "E11", BOOK, _RULES)),
        Fault(
            "king_late",
            Group.DECLARING,
            By.ANYBODY,
            Ruling("king_lost", "E41", BOOK, _RULES, marks=(Line.KING_TOO_LATE,)),
        ),
        Fault(
            "king_not_held",
            Group.DECLARING,
            By.ANYBODY,
            Ruling("card_may_go_back", "E41", BOOK, _RULES, marks=(Line.KING_NOT_HELD,)),
        ),
        Fault("too_many_in_play", Group.PLAYING, By.ANYBODY, _TOO_MANY),
        Fault("renounced", Group.PLAYING, By.ANYBODY, _RENOUNCED),
        Fault("led_out_of_turn", Group.PLAYING, By.ANYBODY, _LED_OUT_OF_TURN),
        Fault("hand_abandoned", Group.PLAYING, By.ANYBODY, _ABANDONED),
    ]
    if rules.rotation:
        found.append(Fault("onlooker_spoke", Group.LOOKING_ON, By.NOBODY, _ONLOOKER))
    return tuple(found)
