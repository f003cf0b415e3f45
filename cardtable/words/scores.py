"""Score lines as lines that explain themselves."""

from __future__ import annotations

from cardtable.core.scores import ScoreLine
from cardtable.words.cards import card_of_text, card_sign, rank_name, suit_name
from cardtable.words.mark import QT_TRANSLATE_NOOP, fill, in_words, translate
from cardtable.words.pack import french_names
from cardtable.words.piquet import line_item

_TITLES = {
    "won": QT_TRANSLATE_NOOP("Scores", "Captured"),
    "most_spades": QT_TRANSLATE_NOOP("Scores", "Most spades"),
    "shared_spades": QT_TRANSLATE_NOOP("Scores", "Most spades, shared"),
    "spades_above": QT_TRANSLATE_NOOP("Scores", "Spades above six"),
    "seven_spades": QT_TRANSLATE_NOOP("Scores", "Seven spades or more"),
    "spades": QT_TRANSLATE_NOOP("Scores", "The other spades"),
    "most_cards": QT_TRANSLATE_NOOP("Scores", "Most cards"),
    "big_casino": QT_TRANSLATE_NOOP("Scores", "Big Casino, ♦10"),
    "little_casino": QT_TRANSLATE_NOOP("Scores", "Little Casino, ♠2"),
    "ace": QT_TRANSLATE_NOOP("Scores", "Ace of {suit}"),
    "aces": QT_TRANSLATE_NOOP("Scores", "Aces"),
    "ace_of_spades": QT_TRANSLATE_NOOP("Scores", "Ace of spades"),
    "last_capture": QT_TRANSLATE_NOOP("Scores", "Last capture"),
    "sweep": QT_TRANSLATE_NOOP("Scores", "Sweeps"),
    "mulles": QT_TRANSLATE_NOOP("Scores", "Mulles"),
    "deal_total": QT_TRANSLATE_NOOP("Scores", "Points of the deal"),
    "mark": QT_TRANSLATE_NOOP("Scores", "Marked by hand"),
    "carte_blanche": QT_TRANSLATE_NOOP("Scores", "Carte blanche"),
    "rummel": QT_TRANSLATE_NOOP("Scores", "Point"),
    "sequence": QT_TRANSLATE_NOOP("Scores", "Sequences"),
    "set": QT_TRANSLATE_NOOP("Scores", "Sets"),
    "repique": QT_TRANSLATE_NOOP("Scores", "Repique"),
    "repique_partie": QT_TRANSLATE_NOOP("Scores", "Repique, a partie of its own"),
    "pique": QT_TRANSLATE_NOOP("Scores", "Pique"),
    "play": QT_TRANSLATE_NOOP("Scores", "Leads and tricks"),
    "last_trick": QT_TRANSLATE_NOOP("Scores", "Last trick"),
    "cards": QT_TRANSLATE_NOOP("Scores", "The cards"),
    "capot": QT_TRANSLATE_NOOP("Scores", "Capot"),
    "divided": QT_TRANSLATE_NOOP("Scores", "The tricks are divided"),
    "carte_rouge": QT_TRANSLATE_NOOP("Scores", "Carte rouge"),
    "doubled": QT_TRANSLATE_NOOP("Scores", "Doubled"),
    "prize_repique": QT_TRANSLATE_NOOP("Scores", "Prize for the repique"),
    "prize_pique": QT_TRANSLATE_NOOP("Scores", "Prize for the pique"),
    "prize_capot": QT_TRANSLATE_NOOP("Scores", "Prize for the capot"),
    "king_too_late": QT_TRANSLATE_NOOP("Scores", "Fault: king not marked in time"),
    "king_not_held": QT_TRANSLATE_NOOP("Scores", "Fault: king marked without holding it"),
    "too_many_cards": QT_TRANSLATE_NOOP("Scores", "Fault: more than five cards"),
    "wrong_declaration": QT_TRANSLATE_NOOP("Scores", "Fault: wrong declaration"),
    "hand_too_large": QT_TRANSLATE_NOOP("Scores", "Fault: too many cards"),
    "hand_too_small": QT_TRANSLATE_NOOP("Scores", "Fault: too few cards"),
    "discards_mixed": QT_TRANSLATE_NOOP("Scores", "Fault: discards among the tricks"),
    "revoke": QT_TRANSLATE_NOOP("Scores", "The opponent’s revoke"),
    "too_late": QT_TRANSLATE_NOOP("Scores", "Fault: announced too late"),
    "class_left_out": QT_TRANSLATE_NOOP("Scores", "Fault: a class left out"),
    "bought_too_early": QT_TRANSLATE_NOOP("Scores", "Fault: bought too early"),
    "suit_not_named": QT_TRANSLATE_NOOP("Scores", "Fault: suit not named"),
    "misdeal": QT_TRANSLATE_NOOP("Scores", "Fault: misdeal"),
    "mulle": QT_TRANSLATE_NOOP("Scores", "Mulle with {card}"),
    "hut": QT_TRANSLATE_NOOP("Scores", "Huts"),
    "huts_balanced": QT_TRANSLATE_NOOP("Scores", "Huts that cancelled out"),
    "difference": QT_TRANSLATE_NOOP("Scores", "The difference, which is marked"),
    "king_turned": QT_TRANSLATE_NOOP("Scores", "King turned up"),
    "king": QT_TRANSLATE_NOOP("Scores", "King of trumps"),
    "point": QT_TRANSLATE_NOOP("Scores", "Most tricks"),
    "vole": QT_TRANSLATE_NOOP("Scores", "All the tricks"),
    "stood_point": QT_TRANSLATE_NOOP("Scores", "Tricks against a hand played at once"),
    "refused_point": QT_TRANSLATE_NOOP("Scores", "Tricks against a refusal"),
    "capped": QT_TRANSLATE_NOOP("Scores", "Beyond three in a deal"),
    "bet": QT_TRANSLATE_NOOP("Scores", "Bet laid"),
    "stake_won": QT_TRANSLATE_NOOP("Scores", "Stake, in units"),
    "stake_lost": QT_TRANSLATE_NOOP("Scores", "Stake, in units"),
    "bet_won": QT_TRANSLATE_NOOP("Scores", "Bet, in units"),
    "bet_lost": QT_TRANSLATE_NOOP("Scores", "Bet, in units"),
    "bet_returned": QT_TRANSLATE_NOOP("Scores", "Bet not covered"),
    "lead": QT_TRANSLATE_NOOP("Scores", "Lead"),
    "trick": QT_TRANSLATE_NOOP("Scores", "Trick"),
}


_STROKES = ("", "–", "=", "≡")
_MOST_STROKES = 30
"""More than all prizes of a deal come to; a file may say anything."""


def prize_strokes(count: int) -> str:
    """The horizontal strokes for so many hundreds of prizes, noted behind a deal, three by three one below the
    other."""
    threes, rest = divmod(min(max(0, count), _MOST_STROKES), 3)
    return _STROKES[3] * threes + _STROKES[rest]


def has_title(code: str) -> bool:
    """Whether a code of score lines has words."""
    return code in _TITLES


def line_title(line: ScoreLine) -> str:
    """What the points of ``line`` are for, without the numbers that differ from party to party."""
    # Écarté's point is for the most tricks, Piquet's is a declaration.
    declared = line.code == "point" and "tricks" not in dict(line.params)
    template = _TITLES.get("rummel" if declared else line.code)
    if template is None:
        return in_words(line.code)
    with french_names():
        return fill(translate("Scores", template), _words(line))


_MEANINGS = {
    "rummel": QT_TRANSLATE_NOOP(
        "Scores",
        "The point is the longest suit and counts one for each of its cards. Of two equally long ones the pips decide: "
        "aces are 11, court cards 10.",
    ),
    "sequence": QT_TRANSLATE_NOOP(
        "Scores",
        "Cards of one suit that follow each other: three count 3, four 4, five 15, and one more for each further card. "
        "Whoever has the best counts his lesser ones too.",
    ),
    "set": QT_TRANSLATE_NOOP(
        "Scores",
        "Three equal cards from the tens up count 3, four count 14. Whoever has the best counts his lesser ones too.",
    ),
    "carte_blanche": QT_TRANSLATE_NOOP("Scores", "A hand without court cards. It is shown and counts 10."),
    "carte_rouge": QT_TRANSLATE_NOOP(
        "Scores", "All cards of a hand took part in declarations, of which none was beaten: 20 at the end of the deal."
    ),
    "repique": QT_TRANSLATE_NOOP(
        "Scores",
        "Declarations alone reached the number at which the count leaps into the nineties, before the opponent had "
        "counted anything.",
    ),
    "repique_partie": QT_TRANSLATE_NOOP(
        "Scores", "A repique that is paid at once as if it were a partie; what made it does not count in this one."
    ),
    "pique": QT_TRANSLATE_NOOP(
        "Scores",
        "Declarations and leads reached the number at which the count leaps into the sixties, before the opponent had "
        "counted anything.",
    ),
    "play": QT_TRANSLATE_NOOP("Scores", "One for each lead, and one for each trick taken from somebody who led to it."),
    "capot": QT_TRANSLATE_NOOP("Scores", "One side has won all the tricks."),
}


def line_meaning(line: ScoreLine) -> str:
    """What the word of the title means, for a newcomer; empty where it needs no explanation."""
    if line.code in ("point", "sequence", "set") and "length" not in dict(line.params):
        return ""
    words = _MEANINGS.get("rummel" if line.code == "point" else line.code)
    return translate("Scores", words) if words else ""


def line_detail(line: ScoreLine) -> str:
    """The numbers behind the points, such as ``8 spades``; empty where the title says it all."""
    values = dict(line.params)

    def number(name: str) -> int:
        value = values.get(name, 0)
        return value if isinstance(value, int) else 0

    match line.code:
        case "point" | "sequence" | "set" if "length" in values:
            return line_item(line)
        case "cards" | "divided" if number("tricks"):
            return translate("Scores", "%n trick(s)", "", number("tricks"))
        case "prize_repique" | "prize_pique" | "prize_capot":
            return prize_strokes(number("strokes"))
        case "won":
            cards = translate("Scores", "%n card(s)", "", number("cards"))
            return translate("Scores", "{cards}, {spades} ♠").format(cards=cards, spades=number("spades"))
        case "most_spades" | "shared_spades" | "spades_above" | "seven_spades":
            return translate("Scores", "%n spade(s)", "", number("spades"))
        case "spades":
            return translate("Scores", "%n spade(s)", "", number("count"))
        case "most_cards":
            return translate("Scores", "%n card(s)", "", number("cards"))
        case "point" | "stood_point" | "refused_point" if "tricks" in values:
            return translate("Scores", "{tricks} of 5").format(tricks=number("tricks"))
        case "capped":
            return translate("Scores", "{counted} instead of {most}").format(
                counted=number("counted"), most=number("most")
            )
        case "stake_won" | "stake_lost" if number("factor") > 1:
            return translate("Scores", "matsch")
        case "bet":
            return str(number("units"))
        case "bet_won" | "bet_lost":
            return translate("Scores", "{covered} of {units}").format(covered=number("covered"), units=number("units"))
        case "bet_returned":
            return translate("Scores", "{back} back").format(back=number("back"))
        case "difference":
            return translate("Scores", "{own} less {other}").format(own=number("own"), other=number("other"))
    return ""


def line_sentence(line: ScoreLine) -> str:
    """Title and numbers together: ``Most spades: 8 spades``."""
    title, detail = line_title(line), line_detail(line)
    return translate("Scores", "{title}: {detail}").format(title=title, detail=detail) if detail else title


def line_points(line: ScoreLine) -> str:
    """The points with their sign; points that are counted and not marked stand in brackets."""
    points = f"−{-line.points}" if line.points < 0 else str(line.points)
    return points if line.marked else f"({points})"


def _words(line: ScoreLine) -> dict[str, object]:
    """What fills the placeholders; the lines that name a card or a suit are Casino's."""
    values: dict[str, object] = dict(line.params)
    suit = values.get("suit")
    if isinstance(suit, int) and 0 <= suit <= 3:
        values["suit"] = suit_name(suit)
    rank = values.get("rank")
    if isinstance(rank, int) and 1 <= rank <= 13:
        values["rank"] = rank_name(rank)
    if "card" in values:
        card = card_of_text(values["card"])
        values["card"] = values["card"] if card is None else card_sign(card)
    return values
