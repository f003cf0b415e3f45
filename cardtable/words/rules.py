"""The rule sets, their options and what each choice means, in words."""

from __future__ import annotations

from cardtable.core.rules import Option
from cardtable.words.mark import QT_TRANSLATE_NOOP, in_words, translate

_FAMILIES = {
    "casino": QT_TRANSLATE_NOOP("Rules", "Casino"),
    "ecarte": QT_TRANSLATE_NOOP("Rules", "Écarté"),
    "piquet": QT_TRANSLATE_NOOP("Rules", "Piquet"),
}
_VARIANTS = {
    "casino.swedish": QT_TRANSLATE_NOOP("Rules", "Swedish Casino"),
    "casino.overspader": QT_TRANSLATE_NOOP("Rules", "Överspader"),
    "casino.mulle_sassersson": QT_TRANSLATE_NOOP("Rules", "Mulle after Sassersson"),
    "casino.mulle_glimne": QT_TRANSLATE_NOOP("Rules", "Mulle after Glimne, with building"),
    "casino.finnish": QT_TRANSLATE_NOOP("Rules", "Finnish Casino"),
    "casino.berlin1810": QT_TRANSLATE_NOOP("Rules", "Berlin Casino of 1810"),
    "ecarte": QT_TRANSLATE_NOOP("Rules", "Écarté for two"),
    "ecarte.rotation": QT_TRANSLATE_NOOP("Rules", "Écarté with the gallery"),
    "piquet.points": QT_TRANSLATE_NOOP("Rules", "Piquet to a number of points"),
    "piquet.four_deals": QT_TRANSLATE_NOOP("Rules", "Piquet of four deals"),
    "piquet.session": QT_TRANSLATE_NOOP("Rules", "Piquet by the session"),
    "piquet.rubicon": QT_TRANSLATE_NOOP("Rules", "Rubicon Piquet"),
    "piquet.meyers1888": QT_TRANSLATE_NOOP("Rules", "Piquet after Meyers, 1888"),
    "piquet.kings": QT_TRANSLATE_NOOP("Rules", "King’s Piquet"),
    "piquet.chouette": QT_TRANSLATE_NOOP("Rules", "Piquet à la chouette"),
    "piquet.robber": QT_TRANSLATE_NOOP("Rules", "Robber Piquet"),
    "piquet.norman": QT_TRANSLATE_NOOP("Rules", "Norman Piquet"),
}
_DESCRIPTIONS = {
    "casino.swedish": QT_TRANSLATE_NOOP(
        "Rules", "Capture by adding up; spades, cards, aces and sweeps count. The best one to begin with."
    ),
    "casino.overspader": QT_TRANSLATE_NOOP("Rules", "Swedish Casino in which every spade above six is a point."),
    "casino.mulle_sassersson": QT_TRANSLATE_NOOP(
        "Rules", "Two packs; a card that takes its twin and nothing else is a mulle, worth five."
    ),
    "casino.mulle_glimne": QT_TRANSLATE_NOOP(
        "Rules", "Two packs, builds on the table, and mulles worth as much as their card. The most to think about."
    ),
    "casino.finnish": QT_TRANSLATE_NOOP(
        "Rules", "High cards in the hand, low ones on the table; huts cancel out, and a deal can end at any card."
    ),
    "casino.berlin1810": QT_TRANSLATE_NOOP(
        "Rules", "The oldest one: partners, four counters, and only the difference is marked. Lurch pays double."
    ),
    "ecarte": QT_TRANSLATE_NOOP(
        "Rules", "Five cards each, trumps, and the question at every deal: exchange, or play at once? Five points win."
    ),
    "ecarte.rotation": QT_TRANSLATE_NOOP(
        "Rules", "Two play, the others look on and bet; whoever loses gives up the seat to the next in turn."
    ),
    "piquet.points": QT_TRANSLATE_NOOP(
        "Rules",
        "The classical German game: a partie ends at the very card that reaches the goal. The best one to begin with.",
    ),
    "piquet.four_deals": QT_TRANSLATE_NOOP(
        "Rules", "Four deals, the first and the last of which count double, with prizes for repique, pique and capot."
    ),
    "piquet.session": QT_TRANSLATE_NOOP("Rules", "An agreed number of deals, settled by the difference at the end."),
    "piquet.rubicon": QT_TRANSLATE_NOOP(
        "Rules", "Six deals; whoever stays below a hundred points loses the sum instead of the difference."
    ),
    "piquet.meyers1888": QT_TRANSLATE_NOOP(
        "Rules", "To a hundred points, with tens among the court cards and three points for the last trick."
    ),
    "piquet.kings": QT_TRANSLATE_NOOP(
        "Rules", "Three or four persons by turns; whoever loses pays the winner and all who look on."
    ),
    "piquet.chouette": QT_TRANSLATE_NOOP(
        "Rules", "One against a company: the box plays the captain for the stakes of all."
    ),
    "piquet.robber": QT_TRANSLATE_NOOP(
        "Rules", "Four persons in two parties, eight cards each, no exchange, and twenty make a repique."
    ),
    "piquet.norman": QT_TRANSLATE_NOOP(
        "Rules", "Three persons, ten cards each; who is out first leaves, and the other two play on."
    ),
}
_OPTIONS = {
    "target": QT_TRANSLATE_NOOP("Rules", "Points to play for"),
    "length": QT_TRANSLATE_NOOP("Rules", "Length of the partie"),
    "deals": QT_TRANSLATE_NOOP("Rules", "Number of deals"),
    "tie": QT_TRANSLATE_NOOP("Rules", "On a tie"),
    "double_values": QT_TRANSLATE_NOOP("Rules", "Double values for ♠2 and ♦10"),
    "double_use": QT_TRANSLATE_NOOP("Rules", "A card with two values"),
    "even_dealing": QT_TRANSLATE_NOOP("Rules", "Dealing that comes out even"),
    "lurch": QT_TRANSLATE_NOOP("Rules", "Lurch pays double"),
    "matsch": QT_TRANSLATE_NOOP("Rules", "Matsch pays double"),
    "penalty_vole": QT_TRANSLATE_NOOP("Rules", "All tricks after playing or refusing at once"),
    "dealing": QT_TRANSLATE_NOOP("Rules", "How the cards are dealt"),
    "stake": QT_TRANSLATE_NOOP("Rules", "Stake for a partie, in units"),
    "most_bet": QT_TRANSLATE_NOOP("Rules", "Highest bet, in units"),
    "parties_per_turn": QT_TRANSLATE_NOOP("Rules", "Parties before the loser leaves"),
    "length:evening": QT_TRANSLATE_NOOP("Rules", "Length of the evening"),
    "parties": QT_TRANSLATE_NOOP("Rules", "Number of parties"),
    "repique": QT_TRANSLATE_NOOP("Rules", "What a repique brings"),
    "last_trick": QT_TRANSLATE_NOOP("Rules", "Points for the last trick"),
    "carte_blanche": QT_TRANSLATE_NOOP("Rules", "Carte blanche"),
    "tens_are_courts": QT_TRANSLATE_NOOP("Rules", "Tens are court cards"),
    "carte_blanche_counts": QT_TRANSLATE_NOOP("Rules", "Carte blanche helps to a repique"),
    "carte_rouge": QT_TRANSLATE_NOOP("Rules", "Carte rouge"),
    "elder_least": QT_TRANSLATE_NOOP("Rules", "Elder exchanges at least"),
    "dealer_least": QT_TRANSLATE_NOOP("Rules", "The dealer exchanges at least"),
    "smallest_point": QT_TRANSLATE_NOOP("Rules", "Smallest point"),
    "repique_when": QT_TRANSLATE_NOOP("Rules", "What hinders a repique"),
    "dealer_repique": QT_TRANSLATE_NOOP("Rules", "The dealer’s repique"),
    "packets": QT_TRANSLATE_NOOP("Rules", "Cards are dealt"),
    "talon": QT_TRANSLATE_NOOP("Rules", "The talon is laid"),
    "commands": QT_TRANSLATE_NOOP("Rules", "Elder commands the deal"),
    "divided": QT_TRANSLATE_NOOP("Rules", "When the tricks are divided"),
    "prizes": QT_TRANSLATE_NOOP("Rules", "Prizes"),
    "rounding": QT_TRANSLATE_NOOP("Rules", "Settled in"),
    "rounds": QT_TRANSLATE_NOOP("Rules", "Rounds"),
    "order": QT_TRANSLATE_NOOP("Rules", "Who plays whom"),
    "equal_tricks": QT_TRANSLATE_NOOP("Rules", "With equal tricks"),
}
_EXPLANATIONS = {
    "target": QT_TRANSLATE_NOOP("Rules", "Whoever reaches this number of points wins the partie."),
    "length": QT_TRANSLATE_NOOP(
        "Rules", "A partie ends after an agreed number of deals or at an agreed number of points."
    ),
    "deals": QT_TRANSLATE_NOOP("Rules", "After so many deals whoever has the most points wins."),
    "tie": QT_TRANSLATE_NOOP("Rules", "What decides when the best have equally many points at the end."),
    "double_values": QT_TRANSLATE_NOOP("Rules", "The two of spades counts 2 or 15, the ten of diamonds 10 or 16."),
    "double_use": QT_TRANSLATE_NOOP(
        "Rules", "Whether a card with two values captures with one of them or, in one capture, with both."
    ),
    "even_dealing": QT_TRANSLATE_NOOP(
        "Rules", "Everybody gets equally many cards; otherwise what is left at the end is dealt singly."
    ),
    "lurch": QT_TRANSLATE_NOOP("Rules", "Losers with less than half of the points pay twice the stake."),
    "matsch": QT_TRANSLATE_NOOP("Rules", "Who loses without a single point pays twice the stake."),
    "penalty_vole": QT_TRANSLATE_NOOP(
        "Rules", "What all five tricks count against elder who did not propose, or a dealer who refused at once."
    ),
    "dealing": QT_TRANSLATE_NOOP("Rules", "In which packets each player gets the five cards; elder is always first."),
    "stake": QT_TRANSLATE_NOOP("Rules", "What the loser of a partie pays the winner. With 0 you play for nothing."),
    "most_bet": QT_TRANSLATE_NOOP(
        "Rules", "What a spectator may lay on one of the players before a partie. With 0 nobody bets."
    ),
    "parties_per_turn": QT_TRANSLATE_NOOP(
        "Rules", "After so many parties whoever has lost the more of them gives up the seat."
    ),
    "length:evening": QT_TRANSLATE_NOOP(
        "Rules", "It ends when everybody has entered once, or after an agreed number of parties."
    ),
    "parties": QT_TRANSLATE_NOOP("Rules", "After so many parties whoever has gained most wins the evening."),
    "repique": QT_TRANSLATE_NOOP(
        "Rules", "A partie of its own, which leaves the points as they are, or a jump in the count."
    ),
    "last_trick": QT_TRANSLATE_NOOP("Rules", "What its winner counts for the last trick in all."),
    "carte_blanche": QT_TRANSLATE_NOOP(
        "Rules", "A hand without court cards counts ten; it is shown before the exchange, after it, or not at all."
    ),
    "tens_are_courts": QT_TRANSLATE_NOOP("Rules", "A hand with a ten is then no carte blanche."),
    "carte_blanche_counts": QT_TRANSLATE_NOOP("Rules", "Its ten points count toward repique and pique."),
    "carte_rouge": QT_TRANSLATE_NOOP(
        "Rules", "If every card of a hand takes part in a declaration that is good, it counts twenty."
    ),
    "elder_least": QT_TRANSLATE_NOOP("Rules", "How few cards elder may take from the talon."),
    "dealer_least": QT_TRANSLATE_NOOP("Rules", "How few of the cards that elder has left the dealer may take."),
    "smallest_point": QT_TRANSLATE_NOOP("Rules", "How many cards of a suit a point must have."),
    "repique_when": QT_TRANSLATE_NOOP(
        "Rules",
        "Only what the opponent counts before it in the order of counting, or anything in which one was beaten.",
    ),
    "dealer_repique": QT_TRANSLATE_NOOP("Rules", "It is announced before the first lead, or counted after it."),
    "packets": QT_TRANSLATE_NOOP("Rules", "How many cards each throw has."),
    "talon": QT_TRANSLATE_NOOP("Rules", "When the talon is laid while the cards are dealt."),
    "commands": QT_TRANSLATE_NOOP("Rules", "Elder says how the cards are dealt, and may ask for another shuffle."),
    "divided": QT_TRANSLATE_NOOP(
        "Rules", "The ten points for the cards go to nobody, or are added to those of the next deal."
    ),
    "prizes": QT_TRANSLATE_NOOP("Rules", "Prizes are paid besides the jump in the count, or instead of it."),
    "rounding": QT_TRANSLATE_NOOP("Rules", "Points are rounded when they are paid."),
    "rounds": QT_TRANSLATE_NOOP("Rules", "In a round everybody meets everybody."),
    "order": QT_TRANSLATE_NOOP("Rules", "The loser makes room, or everybody meets in a fixed order."),
    "equal_tricks": QT_TRANSLATE_NOOP(
        "Rules", "Whether the points for the cards go to nobody, or to each of those who have the most tricks."
    ),
}
_CHOICES = {
    "length": {
        "deals": QT_TRANSLATE_NOOP("Rules", "A number of deals"),
        "points": QT_TRANSLATE_NOOP("Rules", "A number of points"),
        "round": QT_TRANSLATE_NOOP("Rules", "Until everybody has entered once"),
        "parties": QT_TRANSLATE_NOOP("Rules", "A number of parties"),
    },
    "tie": {
        "spades_then_deal": QT_TRANSLATE_NOOP("Rules", "More spades in the last deal, then another deal"),
        "deal": QT_TRANSLATE_NOOP("Rules", "Another deal"),
    },
    "double_use": {
        "one": QT_TRANSLATE_NOOP("Rules", "Captures with one of its values"),
        "both": QT_TRANSLATE_NOOP("Rules", "May capture with both at once"),
    },
    "penalty_vole": {
        "three": QT_TRANSLATE_NOOP("Rules", "Three points"),
        "two": QT_TRANSLATE_NOOP("Rules", "Two points"),
    },
    "dealing": {
        "two_three": QT_TRANSLATE_NOOP("Rules", "Two, then three at a time"),
        "three_two": QT_TRANSLATE_NOOP("Rules", "Three, then two at a time"),
        "at_once": QT_TRANSLATE_NOOP("Rules", "All five at once"),
        "singly": QT_TRANSLATE_NOOP("Rules", "One by one"),
    },
    "repique": {
        "own_partie": QT_TRANSLATE_NOOP("Rules", "A partie of its own"),
        "count": QT_TRANSLATE_NOOP("Rules", "A jump in the count"),
    },
    "carte_blanche": {
        "off": QT_TRANSLATE_NOOP("Rules", "Not played"),
        "before": QT_TRANSLATE_NOOP("Rules", "Before the exchange"),
        "after": QT_TRANSLATE_NOOP("Rules", "After the exchange"),
    },
    "dealer_least": {
        "larger_part": QT_TRANSLATE_NOOP("Rules", "The larger part"),
        "three": QT_TRANSLATE_NOOP("Rules", "Three cards"),
        "one": QT_TRANSLATE_NOOP("Rules", "One card"),
        "none": QT_TRANSLATE_NOOP("Rules", "None"),
    },
    "repique_when": {
        "in_order": QT_TRANSLATE_NOOP("Rules", "What comes before it"),
        "nothing_beaten": QT_TRANSLATE_NOOP("Rules", "Anything beaten"),
    },
    "dealer_repique": {
        "announced": QT_TRANSLATE_NOOP("Rules", "Announced before the lead"),
        "after_lead": QT_TRANSLATE_NOOP("Rules", "Counted after the lead"),
    },
    "packets": {
        "twos": QT_TRANSLATE_NOOP("Rules", "In twos"),
        "threes": QT_TRANSLATE_NOOP("Rules", "In threes"),
    },
    "talon": {
        "last": QT_TRANSLATE_NOOP("Rules", "Last"),
        "middle": QT_TRANSLATE_NOOP("Rules", "In the middle"),
        "first": QT_TRANSLATE_NOOP("Rules", "First"),
    },
    "divided": {
        "nobody": QT_TRANSLATE_NOOP("Rules", "To nobody"),
        "carried": QT_TRANSLATE_NOOP("Rules", "Added to the next deal"),
    },
    "prizes": {
        "and_count": QT_TRANSLATE_NOOP("Rules", "Besides the count"),
        "only": QT_TRANSLATE_NOOP("Rules", "Instead of the count"),
    },
    "rounding": {
        "none": QT_TRANSLATE_NOOP("Rules", "Single points"),
        "tens": QT_TRANSLATE_NOOP("Rules", "Tens"),
        "hundreds": QT_TRANSLATE_NOOP("Rules", "Hundreds"),
    },
    "order": {
        "loser_leaves": QT_TRANSLATE_NOOP("Rules", "The loser makes room"),
        "ab_bc_cd_da_ac_bd": QT_TRANSLATE_NOOP("Rules", "Fixed: AB, BC, CD, DA, AC, BD"),
        "ab_ac_ad_bc_bd_cd": QT_TRANSLATE_NOOP("Rules", "Fixed: AB, AC, AD, BC, BD, CD"),
    },
    "equal_tricks": {
        "nobody": QT_TRANSLATE_NOOP("Rules", "To nobody"),
        "each": QT_TRANSLATE_NOOP("Rules", "To each"),
    },
}


def family_name(family: str) -> str:
    """What a family of games is called."""
    return translate("Rules", _FAMILIES[family]) if family in _FAMILIES else in_words(family)


def variant_name(variant: str) -> str:
    """What a rule set is called."""
    return translate("Rules", _VARIANTS[variant]) if variant in _VARIANTS else in_words(variant)


def variant_description(variant: str) -> str:
    """A rule set in one line; empty if there is nothing to say."""
    return translate("Rules", _DESCRIPTIONS[variant]) if variant in _DESCRIPTIONS else ""


def has_words(variant: str) -> bool:
    """Whether a rule set has a name and a description."""
    return variant in _VARIANTS and variant in _DESCRIPTIONS


def _option_key(option: Option | str) -> str:
    """Under which name the words of an option are kept: the length of an evening is not that of a partie."""
    if isinstance(option, str):
        return option
    return f"{option.name}:evening" if option.name == "length" and "round" in option.choices else option.name


def option_title(option: Option | str) -> str:
    """What is agreed on, as the label of a control."""
    key = _option_key(option)
    return translate("Rules", _OPTIONS[key]) if key in _OPTIONS else in_words(key)


def option_explanation(option: Option | str) -> str:
    """One sentence on what an option means; empty if there is none."""
    key = _option_key(option)
    return translate("Rules", _EXPLANATIONS[key]) if key in _EXPLANATIONS else ""


def choice_words(option: str, choice: str) -> str:
    """What one of an option's choices means."""
    choices = _CHOICES.get(option, {})
    return translate("Rules", choices[choice]) if choice in choices else in_words(choice)


def option_has_words(option: Option) -> bool:
    """Whether an option, its explanation and each of its choices have words."""
    choices = _CHOICES.get(option.name, {})
    key = _option_key(option)
    worded = key in _OPTIONS and key in _EXPLANATIONS
    return worded and all(choice in choices for choice in option.choices)


def players_words(players: int, in_parties: bool) -> str:
    """``3`` or ``4, in two parties``, as a choice."""
    if in_parties:
        return translate("Rules", "{players}, in two parties").format(players=players)
    return str(players)
