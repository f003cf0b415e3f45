"""Faults at a real table of Piquet, and what the German rule book says about them; see RULES.md, P91 to P94 and P121 to
P132.
"""

from __future__ import annotations

from cardtable.core.sheets.categories import MISDEAL
from cardtable.core.sheets.faults import By, FaultQuestion, Group, Ruling, TableFault
from cardtable.games.piquet.codes import Line
from cardtable.games.piquet.rules import PiquetRules, Table

BOOK, PICQUET = "book", "picquet"
_DEALING, _BUYING, _COUNTING, _PLAYING = "Das Kartengeben", "Das Kaufen", "Das Zählen", "Das Bedienen"


def _by_elder(new: Ruling, stand: Ruling) -> FaultQuestion:
    return FaultQuestion("elder_decides", (("new_deal", new), ("stand", stand)))


_EVENED = Ruling("evened_out", "P121", BOOK, _DEALING, marks=(MISDEAL,))
_WRONG_NUMBER = FaultQuestion(
    "hands_wrong",
    (
        ("both_hands", Ruling("both_wrong", "P121", BOOK, _DEALING, anew=True)),
        (
            "one_hand",
            FaultQuestion(
                "bought_card_seen",
                (
                    ("bought_card_was_seen", Ruling("seen_too_late", "P121", BOOK, _DEALING, anew=True)),
                    (
                        "no_bought_card_seen",
                        FaultQuestion(
                            "elder_looked",
                            (
                                ("elder_has_looked", _EVENED),
                                (
                                    "elder_has_not_looked",
                                    _by_elder(Ruling("elder_wants_new", "P121", BOOK, _DEALING, anew=True), _EVENED),
                                ),
                            ),
                        ),
                    ),
                ),
            ),
        ),
    ),
)
_NOT_BALANCED = Ruling("nothing_to_balance", "P121", anew=True)
_OUT_OF_TURN = FaultQuestion(
    "deal_counted",
    (
        ("not_yet_counted", Ruling("right_dealer_deals", "P123", BOOK, _DEALING)),
        ("counted", Ruling("deal_stands", "P123", BOOK, _DEALING, stands=True)),
    ),
)
_TOO_EARLY = _by_elder(
    Ruling("elder_wants_new_exchange", "P94", BOOK, _BUYING, marks=(Line.BOUGHT_TOO_EARLY,), anew=True),
    Ruling("lower_three", "P94", BOOK, _BUYING, marks=(Line.BOUGHT_TOO_EARLY,)),
)
_TOO_MANY = Ruling("counts_nothing", "P91", BOOK, _BUYING, marks=(Line.HAND_TOO_LARGE,))
_TOO_FEW = Ruling("cards_left_are_tricks", "P125", BOOK, _BUYING, marks=(Line.HAND_TOO_SMALL,))
_MIXED = Ruling("marks_nothing", "P91", BOOK, _BUYING, marks=(Line.DISCARDS_MIXED,))
_FALSE = FaultQuestion(
    "still_time",
    (
        ("in_time", Ruling("corrected", "P126", BOOK, _COUNTING)),
        ("too_late_now", Ruling("other_counts_all", "P91", BOOK, _COUNTING, marks=(Line.WRONG_DECLARATION,))),
    ),
)
_SUM = FaultQuestion(
    "still_time",
    (
        ("in_time", Ruling("sum_corrected", "P126", BOOK, _COUNTING)),
        ("too_late_now", Ruling("sum_stays", "P126", BOOK, _COUNTING)),
    ),
)
_REVOKE = FaultQuestion(
    "revoke_noticed",
    (
        ("before_next_lead", Ruling("revoke_mended", "P127", BOOK, _PLAYING)),
        (
            "after_next_lead",
            FaultQuestion(
                "new_suit_named",
                (
                    ("named_or_same", Ruling("five_points", "P92", BOOK, _PLAYING, marks=(Line.REVOKE,))),
                    (
                        "not_named",
                        Ruling(
                            "revoke_unpunished",
                            "P92",
                            BOOK,
                            _PLAYING,
                            marks=(Line.REVOKE,),
                            of_others=(Line.SUIT_NOT_NAMED,),
                        ),
                    ),
                ),
            ),
        ),
    ),
)
_TWO_CARDS = FaultQuestion(
    "which_follows",
    (
        ("upper_or_both", Ruling("upper_counts", "P128", BOOK, _PLAYING)),
        ("lower_alone", Ruling("lower_counts", "P128", BOOK, _PLAYING)),
    ),
)
_LED_OUT_OF_TURN = FaultQuestion(
    "played_to",
    (
        ("not_played_to", Ruling("lead_taken_back", "P130")),
        ("was_played_to", Ruling("trick_stands", "P130")),
    ),
)
_LAID_DOWN = FaultQuestion(
    "what_is_meant",
    (
        ("gives_up", Ruling("rest_to_other", "P131", BOOK, _PLAYING)),
        ("claims", Ruling("one_more_card", "P131", BOOK, _PLAYING)),
    ),
)


_OF_OLD = (
    TableFault(
        "card_faced",
        Group.DEALING,
        By.DEALER,
        FaultQuestion(
            "cards_faced",
            (
                ("one_faced", Ruling("one_faced_stands", "P171", PICQUET)),
                ("two_faced", Ruling("faced_dealt_anew", "P171", PICQUET, anew=True)),
            ),
        ),
    ),
    TableFault(
        "too_many_cards",
        Group.EXCHANGING,
        By.ANYBODY,
        Ruling("counts_nothing", "P171", PICQUET, marks=(Line.HAND_TOO_LARGE,)),
    ),
    TableFault(
        "too_few_cards", Group.EXCHANGING, By.ANYBODY, Ruling("plays_on", "P171", PICQUET, marks=(Line.HAND_TOO_SMALL,))
    ),
    TableFault(
        "wrong_declaration",
        Group.DECLARING,
        By.ANYBODY,
        Ruling("other_counts_all", "P171", PICQUET, marks=(Line.WRONG_DECLARATION,)),
    ),
    TableFault(
        "class_left_out",
        Group.DECLARING,
        By.ANYBODY,
        Ruling("class_lost", "P171", PICQUET, marks=(Line.CLASS_LEFT_OUT,)),
    ),
    TableFault("revoke", Group.PLAYING, By.ANYBODY, Ruling("revoke_mended", "P171", PICQUET)),
)
"""The faults with 36 cards, which the book of 1651 rules."""


def faults_of(rules: PiquetRules) -> tuple[TableFault, ...]:
    """The faults that can be committed under ``rules``, in the order of a deal."""
    if rules.of_old:
        return _OF_OLD
    buys, dealer_buys = rules.table is Table.TWO, rules.table is not Table.ROBBER
    number = _WRONG_NUMBER if buys else _NOT_BALANCED
    found = [
        TableFault("wrong_number_dealt", Group.DEALING, By.DEALER, number),
        TableFault(
            "card_faced", Group.DEALING, By.DEALER, Ruling("faced_dealt_anew", "P122", BOOK, _DEALING, anew=True)
        ),
        TableFault("dealt_out_of_turn", Group.DEALING, By.OTHER_DEALER, _OUT_OF_TURN),
    ]
    if buys:
        found += [
            TableFault("bought_too_early", Group.EXCHANGING, By.DEALER, _TOO_EARLY),
            TableFault("left_silently", Group.EXCHANGING, By.ELDER, Ruling("dealer_picks", "P124", BOOK, _BUYING)),
        ]
    if dealer_buys:
        by = By.ANYBODY if buys else By.DEALER
        found += [
            TableFault("too_many_cards", Group.EXCHANGING, by, _TOO_MANY),
            TableFault("too_few_cards", Group.EXCHANGING, by, _TOO_FEW),
            TableFault("discards_mixed", Group.PLAYING, by, _MIXED),
        ]
    late = Ruling("class_lost", "P29", BOOK, _COUNTING, marks=(Line.CLASS_LEFT_OUT,))
    found += [
        TableFault("wrong_declaration", Group.DECLARING, By.ANYBODY, _FALSE),
        TableFault("adding_mistake", Group.DECLARING, By.ANYBODY, _SUM),
        TableFault("class_left_out", Group.DECLARING, By.ANYBODY, late),
        TableFault("less_declared", Group.DECLARING, By.ANYBODY, Ruling("no_penalty", "P27", BOOK, _COUNTING)),
    ]
    if not rules.counts_before_lead:
        ninety = Ruling("ninety_lost", "P93", BOOK, "Der Neunziger", marks=(Line.TOO_LATE,))
        sixty = Ruling("sixty_lost", "P93", BOOK, "Der Sechziger", marks=(Line.TOO_LATE,))
        found += [
            TableFault("ninety_late", Group.DECLARING, By.ANYBODY, ninety),
            TableFault("sixty_late", Group.PLAYING, By.ELDER, sixty),
        ]
    unnamed = Ruling("may_renounce", "P92", BOOK, _PLAYING, marks=(Line.SUIT_NOT_NAMED,))
    found += [
        TableFault("revoke", Group.PLAYING, By.ANYBODY, _REVOKE),
        TableFault("suit_not_named", Group.PLAYING, By.ANYBODY, unnamed),
        TableFault("two_cards", Group.PLAYING, By.ANYBODY, _TWO_CARDS),
        TableFault("card_wanted_back", Group.PLAYING, By.ANYBODY, Ruling("card_lies", "P129", BOOK, _PLAYING)),
        TableFault("led_out_of_turn", Group.PLAYING, By.ANYBODY, _LED_OUT_OF_TURN),
        TableFault("laid_down", Group.PLAYING, By.ANYBODY, _LAID_DOWN),
    ]
    order = list(Group)
    return tuple(sorted(found, key=lambda fault: order.index(fault.group)))
