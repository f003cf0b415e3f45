"""The ruling and the page that each score line of Casino rests on."""

from __future__ import annotations

from cardtable.core.citations import Citation
from cardtable.games.casino.codes import Line

_SASSERSSON, _GLIMNE = "casino.mulle_sassersson", "casino.mulle_glimne"
_FINNISH, _BERLIN, _ROYAL = "casino.finnish", "casino.berlin1810", "casino.royal"
_CLASSIC, _KRYP, _ZWICKER = "casino.classic", "casino.kryp", "casino.zwicker"
_CICERA, _JENSEN = "casino.cicera", "casino.zwicker_jensen"
_MAJORITIES = {
    _SASSERSSON: "C35",
    _GLIMNE: "C42",
    _FINNISH: "C58",
    _BERLIN: "C68",
    _CLASSIC: "C98",
    _ROYAL: "C86",
    _ZWICKER: "C142",
    _JENSEN: "C231",
    _CICERA: "C217",
}
_EACH = {_KRYP: "C116"}
_CARDS = {
    _SASSERSSON: "C35",
    _GLIMNE: "C42",
    _FINNISH: "C57",
    _BERLIN: "C68",
    _CLASSIC: "C98",
    _ROYAL: "C86",
    _KRYP: "C116",
    _ZWICKER: "C142",
    _JENSEN: "C231",
}
_FIRST = {
    _FINNISH: "C63",
    _BERLIN: "C74",
    _CLASSIC: "C102",
    _ROYAL: "C87",
    _KRYP: "C117",
    _ZWICKER: "C143",
    _JENSEN: "C231",
    _CICERA: "C221",
}
_MARKED = {_SASSERSSON: "C35", _GLIMNE: "C42", _BERLIN: "C66", _CLASSIC: "C97", _ROYAL: "C85", _KRYP: "C113"}

CITATIONS: dict[str, Citation] = {
    Line.WON: Citation("C29", "who was first at the end of the match", _FIRST),
    Line.MOST_SPADES: Citation("C26", "more spades than every other player", _MAJORITIES),
    Line.SHARED_SPADES: Citation("C58", "two who have equally many spades share the points"),
    Line.SPADES_ABOVE: Citation("C32", "1 for every spade above six"),
    Line.SEVEN_SPADES: Citation("C68", "seven spades or more"),
    Line.SPADES: Citation("C42", "1 for every spade but the two and the ace", _EACH),
    Line.EACH_SPADE: Citation("C105", "1 for every spade"),
    Line.MOST_CARDS: Citation("C26", "more cards than every other player", _MAJORITIES),
    Line.BIG_CASINO: Citation("C27", "the ten of diamonds", _CARDS),
    Line.LITTLE_CASINO: Citation("C27", "the two of spades", _CARDS),
    Line.JACK_OF_SPADES: Citation("C105", "the jack of spades"),
    Line.JOKER_15: Citation("C231", "the joker of 15"),
    Line.JOKER_17: Citation("C233", "the joker of 17"),
    Line.JOKER_20: Citation("C231", "the joker of 20"),
    Line.JOKER_22: Citation("C233", "the joker of 22"),
    Line.JOKER_25: Citation("C231", "the joker of 25"),
    Line.JOKER_30: Citation("C232", "the joker of 30"),
    Line.TEN_OF_SPADES: Citation("C231", "the ten of spades"),
    Line.TEN_OF_HEARTS: Citation("C233", "the ten of hearts"),
    Line.TEN_OF_CLUBS: Citation("C233", "the ten of clubs"),
    Line.SEVEN_OF_SPADES: Citation("C142", "the seven of spades"),
    Line.SEVEN_OF_DIAMONDS: Citation("C142", "the seven of diamonds"),
    Line.ACE: Citation("C27", "an ace", _CARDS),
    Line.ACES: Citation("C27", "1 for each ace", _CARDS),
    Line.ACE_OF_SPADES: Citation("C42", "the ace of spades", _EACH),
    Line.LAST_CAPTURE: Citation("C28", "1 for the last capture", _MARKED),
    Line.SWEEP: Citation("C28", "for emptying the table", _MARKED),
    Line.DOUBLE_SWEEP: Citation("C114", "10 for taking the only card with its twin"),
    Line.SWEPT_AFTER: Citation("C113", "what the next player's sweeps cost is taken off the player before"),
    Line.MULLES: Citation("C36", "5 for each card that takes its twin and nothing else"),
    Line.MULLE: Citation("C41", "what the capturing card is worth in the hand", {_SASSERSSON: "C36"}),
    Line.ZWICKER: Citation("C140", "for taking the whole picture", {_JENSEN: "C230"}),
    Line.HUT: Citation("C59", "1 for emptying the table"),
    Line.HUTS_BALANCED: Citation("C59", "every party has a hut: one of each is turned over"),
    Line.SHARED_CARDS: Citation("C217", "1 for each of two sides that have 26 cards"),
    Line.MATA: Citation("C219", "1 for the two of swords"),
    Line.TEN_OF_DIAMONDS: Citation("C219", "1 for the ten of coins"),
    Line.JACK_OF_HEARTS: Citation("C219", "1 for the knave of cups"),
    Line.NAPULA: Citation("C218", "the last sword of the unbroken run from the ace"),
    Line.NAPOLEONE: Citation("C220", "all thirteen swords win the match"),
    Line.SCUA: Citation("C211", "1 for emptying the table"),
    Line.PICADA: Citation("C212", "1 for taking the card just played by its like"),
    Line.SIMILI: Citation("C213", "1 for a capture all of one suit"),
    Line.QUADRIGLIA: Citation("C214", "1 for three cards or more from the table"),
    Line.DIFFERENCE: Citation("C69", "the side with more marks the difference", {_CLASSIC: "C99", _ROYAL: "C108"}),
    Line.DEAL_TOTAL: Citation("C29", "what the deal came to, entered by hand"),
    Line.MISDEAL: Citation("C2", "a misdeal is dealt anew"),
}
