"""Every sentence about one family of games, behind one door.

A family's words are an object of a class derived from ``WordsOf`` that ``words/<family>`` offers as ``WORDS``;
``words.families`` finds it. What is worded here is what all families share; a family adds its own codes and its own
ways of saying them. A code means something within its family alone ("point" is for tricks at Écarté and a declaration
at Piquet), so whoever words a line, an announcement or a reason asks the words of the family that it comes from.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Generic, TypeAlias, TypeVar

from cardtable.ai.names import COMPANION
from cardtable.ai.protocol import Reason
from cardtable.core.cards import HIDDEN, Card
from cardtable.core.events import Announced
from cardtable.core.rules import Option, RuleSet
from cardtable.core.scores import Parameters, ScoreLine
from cardtable.core.state import Action, LegalActions, Standing, Target
from cardtable.core.view import SeatView
from cardtable.core.zones import PlacedCard, Zone
from cardtable.words.cards import card_name, card_of_text, card_sign, joined, rank_name, suit_name, the_card, value_name
from cardtable.words.mark import QT_TRANSLATE_NOOP, fill, in_words, translate
from cardtable.words.options import CHOICES, EXPLANATIONS, OPTIONS
from cardtable.words.players import companion_text

if TYPE_CHECKING:
    from cardtable.words.faults import FaultWords
    from cardtable.words.puzzle_kind import PuzzleWords

A = TypeVar("A", bound=Action)

Labels = Mapping[Zone, Parameters]
"""What zones are labelled with, as a ``SeatView`` has it."""
Texts = Mapping[str, str]
"""Marked texts by code."""

_TITLES: Texts = {
    "deal_total": QT_TRANSLATE_NOOP("Scores", "Points of the deal"),
    "mark": QT_TRANSLATE_NOOP("Scores", "Marked by hand"),
    "misdeal": QT_TRANSLATE_NOOP("Scores", "Fault: misdeal"),
}
_SPOKEN: Texts = {
    "cuts": QT_TRANSLATE_NOOP("Speech", "I cut {sign}."),
    "together": QT_TRANSLATE_NOOP("Speech", "We play together."),
}
_TOLD: Texts = {
    "cuts": QT_TRANSLATE_NOOP("Speech", "{name} cuts {card}."),
    "together": QT_TRANSLATE_NOOP("Speech", "{first} and {second} play together."),
}
_CATEGORIES: Texts = {
    "total": QT_TRANSLATE_NOOP("Entry", "Points"),
    "marks": QT_TRANSLATE_NOOP("Entry", "Marked by hand"),
    "misdeal": QT_TRANSLATE_NOOP("Entry", "Misdeal; entered alone: the same dealer deals again"),
}
_PERSONS = {"on": "player", "against": "player", "first": "first", "second": "second"}
"""Parameters of announcements that are seats, and how their names are called in the words."""


class WordsOf(Generic[A]):
    """The words of one family, whose actions are ``A``; as it is, of what belongs to no family, such as a free sheet.

    ``names`` are the seats' names, ``labels`` what the zones of the table are labelled with.
    """

    title: ClassVar[str] = ""
    """The marked name of the family, in the context ``Rules``; so are those of its rule sets and their descriptions."""
    variants: ClassVar[Texts] = {}
    descriptions: ClassVar[Texts] = {}
    options: ClassVar[Texts] = {}
    """What is agreed on besides what several families do, by the option's name, in the context ``Rules``."""
    explanations: ClassVar[Texts] = {}
    choices: ClassVar[Mapping[str, Texts]] = {}
    """The choices of each option, by the option's name."""
    titles: ClassVar[Texts] = {}
    """Score lines, in the context ``Scores``."""
    feats: ClassVar[Mapping[str, frozenset[str]]] = {}
    """Score lines that tell of something notable, by the code of the line whose title it bears."""
    meanings: ClassVar[Texts] = {}
    """What the titles mean, for a newcomer, in the context ``Scores``."""
    speech: ClassVar[Texts] = {}
    """What is said with an announcement, in the context ``Speech``."""
    objected: ClassVar[Texts] = {}
    """Faults that can be objected to at a table with irregularities, in the context ``Speech``."""
    tales: ClassVar[Texts] = {}
    """Announcements as sentences of the record, in the context ``Speech``."""
    tales_of_nobody: ClassVar[Texts] = {}
    """Announcements as sentences of the record where nobody in particular did it."""
    shown_by_cards: ClassVar[frozenset[str]] = frozenset()
    """Announcements of which the cards that move tell as much, so that the record leaves them out."""
    tells_the_move: ClassVar[frozenset[str]] = frozenset()
    """Announcements that tell more of a move than its cards, so that the record has them in its place."""
    categories: ClassVar[Texts] = {}
    """What is entered on a score sheet, in the context ``Entry``."""
    player_texts: ClassVar[Texts] = {}
    """How each computer player plays, in the context ``Players``."""
    reasons: ClassVar[Texts] = {}
    """What the computer players give as their reasons, in the context ``Reasons``."""
    of_several: ClassVar[Texts] = {}
    """What is given as a reason that speaks of several cards, in place of one reason for each."""
    at_stake: ClassVar[frozenset[str]] = frozenset({"partie_at_stake"})
    """Reasons that say that what is compared are chances to win the match, and no points."""
    guides: ClassVar[Texts] = {}
    """What a newcomer is told in a phase, in the context ``Guide``."""

    # Rule sets -------------------------------------------------------------------------------------------------

    def family_name(self) -> str:
        """What the family is called."""
        return translate("Rules", self.title)

    def variant_name(self, variant: str) -> str:
        """What a rule set is called."""
        return translate("Rules", self.variants[variant]) if variant in self.variants else in_words(variant)

    def variant_description(self, variant: str) -> str:
        """A rule set in one line; empty if there is nothing to say."""
        return translate("Rules", self.descriptions[variant]) if variant in self.descriptions else ""

    def option_title(self, name: str) -> str:
        """What is agreed on, as the label of a control."""
        text = self.options.get(name, OPTIONS.get(name))
        return in_words(name) if text is None else translate("Rules", text)

    def option_explanation(self, name: str) -> str:
        """One sentence on what an option means; empty if there is none."""
        text = self.explanations.get(name, EXPLANATIONS.get(name))
        return "" if text is None else translate("Rules", text)

    def choice(self, option: str, choice: str) -> str:
        """What one of an option's choices means."""
        text = {**CHOICES.get(option, {}), **self.choices.get(option, {})}.get(choice)
        return in_words(choice) if text is None else translate("Rules", text)

    def has_option(self, option: Option) -> bool:
        """Whether an option, its explanation and each of its choices have words."""
        name = option.name
        named = name in {**OPTIONS, **self.options} and name in {**EXPLANATIONS, **self.explanations}
        worded = {**CHOICES.get(name, {}), **self.choices.get(name, {})}
        return named and all(choice in worded for choice in option.choices)

    def brought(self, code: str) -> str | None:
        """The text that a rule set from elsewhere brings for a code of lines, categories or reasons; None if no rule
        set brings one.
        """
        return None

    def declares_for_me(self) -> str:
        """The words of the setting by which what hardly anybody would do otherwise is done for a person; empty where
        there is no such thing.
        """
        return ""

    # Actions ---------------------------------------------------------------------------------------------------

    def label(self, action: A) -> str:
        """What stands on the button for something that is said or done without playing a card; an ampersand stands
        before the letter of its key.
        """
        return str(action)

    def heading(self, action: A, names: Sequence[str] = (), said: Iterable[Announced] = ()) -> str:
        """What stands before the row of buttons to which that of ``action`` belongs, after what was ``said`` in the
        deal; empty for most.
        """
        return ""

    def is_seldom(self, action: A) -> bool:
        """Whether ``action`` is wanted so seldom that its button may wait behind another one."""
        return False

    def is_nothing(self, action: A) -> bool:
        """Whether ``action`` says that there is nothing to say, so that its button stands behind what there is."""
        return False

    def recommendation(self, action: A) -> str:
        """What speaks for an action that a computer player recommends without a reason of its own; empty for most."""
        return ""

    def sentence(self, action: A, labels: Labels | None = None, names: Sequence[str] = ()) -> str:
        """``Take the nine of spades with the nine of diamonds``."""
        return str(action)

    def sign(self, action: A, labels: Labels | None = None, names: Sequence[str] = ()) -> str:
        """``♦9 × ♠9 ♥4``: the same in signs, where there is little room."""
        return self.sentence(action, labels, names).rstrip(".")

    def brief(self, action: A, labels: Labels | None = None, names: Sequence[str] = ()) -> str:
        """Return ``action`` as one of several choices, where it need not be said what is done with the cards;
        in quotation marks where there are no signs for it.
        """
        sign = self.sign(action, labels, names)
        if sign == self.sentence(action, labels, names).rstrip("."):
            return translate("Actions", "“{action}”").format(action=sign)
        return sign

    def deed(self, action: A) -> str:
        """A word or two for the button that plays the card of ``action``: ``Take``."""
        return translate("Actions", "Play")

    def reckoning(
        self,
        rule_set: RuleSet,
        view: SeatView,
        card: Card,
        chosen: Sequence[Target],
        action: A | None = None,
        *,
        possible: bool = True,
    ) -> str:
        """What the targets ``chosen`` so far for ``card`` make, such as ``6 + 8 = 14``; ``action`` is the move that
        they make, if they make one, and ``possible`` whether they still make one together with more. Empty where
        nothing is reckoned.
        """
        return ""

    def gain(self, rule_set: RuleSet, view: SeatView, action: A) -> str:
        """What ``action`` brings, as far as ``view`` tells, in a few words; empty where that cannot be said."""
        return ""

    def situation(self, rule_set: RuleSet, standing: Standing, view: SeatView, names: Sequence[str] = ()) -> list[str]:
        """Where the match stands, in a few words each: which deal, to what it goes, what is trump. ``standing`` is
        that before the deal of ``view``.
        """
        from cardtable.words.situation import deal_of

        return [deal_of(view.number)]

    # Score lines -----------------------------------------------------------------------------------------------

    def has_title(self, code: str) -> bool:
        """Whether a code of score lines has words."""
        return code in self.titles or code in _TITLES or self.brought(code) is not None

    def line_title(self, line: ScoreLine) -> str:
        """What the points of ``line`` are for, without the numbers that differ from side to side."""
        template = self.titles.get(line.code, _TITLES.get(line.code)) or self.brought(line.code)
        if template is None:
            return in_words(line.code)
        return fill(translate("Scores", template), _line_values(line))

    def line_meaning(self, line: ScoreLine) -> str:
        """What the word of the title means, for a newcomer; empty where it needs no explanation."""
        return translate("Scores", self.meanings[line.code]) if line.code in self.meanings else ""

    def line_detail(self, line: ScoreLine) -> str:
        """The numbers behind the points, such as ``8 spades``; empty where the title says it all."""
        return ""

    def line_sentence(self, line: ScoreLine) -> str:
        """Title and numbers together: ``Most spades: 8 spades``."""
        title, detail = self.line_title(line), self.line_detail(line)
        return translate("Scores", "{title}: {detail}").format(title=title, detail=detail) if detail else title

    def line_place(self, line: ScoreLine) -> int:
        """Where a line stands among the rows of a deal; lines of one place stand in the order in which they count."""
        return 0

    def has_no_points(self, line: ScoreLine) -> bool:
        """Whether a line tells numbers that are nobody's points."""
        return False

    def counts_again(self, line: ScoreLine) -> bool:
        """Whether a line counts once more what was counted before it."""
        return False

    def notes(self, lines: Iterable[ScoreLine]) -> str:
        """What is noted beside the points of a deal for ``lines`` of one side that do not enter the count."""
        return ""

    def counted(self, line: ScoreLine) -> str:
        """What a player says on counting ``line``; empty where nothing is said."""
        return ""

    def brackets(self, lines: Iterable[ScoreLine]) -> str:
        """What it means that some points of a deal stand in brackets; empty if none do."""
        if any(not line.marked and line.points for line in lines):
            return translate(
                "DealResultDialog", "What stands in brackets is counted, and only the difference is marked."
            )
        return ""

    # What is said ----------------------------------------------------------------------------------------------

    def has_speech(self, code: str) -> bool:
        """Whether a code of announcements has words, spoken and told."""
        return (code in self.speech or code in _SPOKEN) and (code in self.tales or code in _TOLD)

    def spoken(self, event: Announced, names: Sequence[str] = ()) -> str:
        """What the seat says, as in a speech bubble."""
        template = self.speech.get(event.code, _SPOKEN.get(event.code))
        if template is None:
            return in_words(event.code)
        return fill(translate("Speech", template), self.speech_values(event, names))

    def told(self, event: Announced, names: Sequence[str]) -> str:
        """Return an announcement as a sentence of the record."""
        known = 0 <= event.seat < len(names)
        template = self.tale(event, known)
        if template is None:
            words = in_words(event.code)
            return f"{names[event.seat]}: {words}" if known else words
        values = self.speech_values(event, names)
        values["name"] = names[event.seat] if known else "–"
        values["words"] = self.spoken(event, names)
        return fill(translate("Speech", template), values)

    def tale(self, event: Announced, known: bool) -> str | None:
        """The marked sentence of the record for an announcement; ``known`` says whether it is of somebody."""
        template = self.tales.get(event.code, _TOLD.get(event.code))
        return template if known else self.tales_of_nobody.get(event.code, template)

    def speech_values(self, event: Announced, names: Sequence[str]) -> dict[str, object]:
        """What fills the placeholders of an announcement."""
        params = dict(event.params)
        values: dict[str, object] = {**params, "points": params.get("value", "")}
        if "count" not in params and "number" in params:
            values["count"] = params["number"]
        for param, word in _PERSONS.items():
            seat = params.get(param)
            if isinstance(seat, int) and 0 <= seat < len(names):
                values[word] = names[seat]
        suit = params.get("suit")
        if isinstance(suit, int) and 0 <= suit <= 3:
            values["suit"] = suit_name(suit)
        value = params.get("value")
        if isinstance(value, int):
            values["value"] = value_name(value)
        if "fault" in params:
            values["fault"] = self.fault(str(params["fault"]))
        if "card" in params:
            card = card_of_text(params["card"])
            values["card"] = params["card"] if card is None else the_card(card)
            values["sign"] = params["card"] if card is None else card_sign(card)
        return values

    def fault(self, code: str) -> str:
        """What a fault of a table with irregularities is called: ``revoke``."""
        return translate("Speech", self.objected[code]) if code in self.objected else in_words(code)

    # Places ----------------------------------------------------------------------------------------------------

    def zone(
        self, zone: Zone, seats: Sequence[str], sides: Sequence[str], label: Mapping[str, object] | None = None
    ) -> str:
        """``Anna’s hand``, ``On the table``; ``label`` is what the zone is labelled with."""
        match zone.name:
            case "table":
                return translate("Places", "On the table")
            case "stock":
                return translate("Places", "Stock")
            case "hand":
                return translate("Places", "Hand of {name}").format(name=name_of(zone.owner, seats))
            case "pile":
                return translate("Places", "Captured by {name}").format(name=name_of(zone.owner, sides))
            case "trick":
                return translate("Places", "In the trick")
            case "turned":
                return translate("Places", "Turned up")
            case "discards":
                return translate("Places", "Laid away by {name}").format(name=name_of(zone.owner, seats))
            case "tricks":
                return translate("Places", "Tricks of {name}").format(name=name_of(zone.owner, sides))
        return in_words(zone.name)

    def card_in_place(
        self,
        zone: Zone,
        placed: PlacedCard,
        seats: Sequence[str],
        sides: Sequence[str],
        perspective: int,
        label: Mapping[str, object] | None = None,
    ) -> str:
        """What a listener is told about a card on the table, seen from the seat ``perspective``."""
        place = self.zone(zone, seats, sides, label)
        if placed.card == HIDDEN:
            return translate("Places", "Card face down, {place}").format(place=place)
        card = card_name(placed.card)
        card = card[:1].upper() + card[1:]
        if zone.name == "hand" and zone.owner == perspective:
            return translate("Places", "{card}, in your hand").format(card=card)
        return translate("Places", "{card}, {place}").format(card=card, place=place)

    # Score sheets ----------------------------------------------------------------------------------------------

    def has_category(self, code: str) -> bool:
        """Whether what is entered on a sheet has words."""
        return code in self.categories or code in _CATEGORIES or self.brought(code) is not None

    def category(self, code: str, playing: Sequence[str] = ()) -> str:
        """What is entered; ``playing`` are the names of those who play, for bets on them."""
        template = self.categories.get(code, _CATEGORIES.get(code)) or self.brought(code)
        if template is None:
            return in_words(code)
        first, second = playing if len(playing) == 2 else ("1", "2")
        return fill(translate("Entry", template), {"first": first, "second": second})

    def remark(self, lines: Iterable[ScoreLine], sides: Sequence[str]) -> str:
        """What is to be known of a deal with ``lines`` before it is entered; empty if there is nothing."""
        return ""

    def faults(self) -> FaultWords:
        """The words of faults at the real table, which only the adviser of a score sheet asks for."""
        from cardtable.words.faults import FaultWords

        return FaultWords()

    def roles(self, rule_set: RuleSet, standing: Standing, sides: Sequence[str]) -> str:
        """Who plays the next deal in a part of one's own, such as the box of a chouette; empty where nobody does."""
        return ""

    def next_deal(self, standing: Standing) -> str:
        """What is different about the next deal; empty where nothing is."""
        return ""

    def departure(self, standing: Standing, sides: Sequence[str]) -> str:
        """Who has left the match before its end, as a winner; empty where nobody has."""
        return ""

    def stake_example(self, rule_set: RuleSet) -> tuple[str, str, int]:
        """What one stake is paid for, an example with a place for the ``{amount}``, and how many stakes that is."""
        return (
            translate("Settlement", "One stake is for a match."),
            translate("Settlement", "Whoever loses a match pays {amount}."),
            1,
        )

    def row_won(self, rule_set: RuleSet, persons: int) -> str:
        """``{names} wins the rubber``, of so many ``persons`` who have won matches in a row that belong together; empty
        where they are an evening.
        """
        return ""

    def settlement(self, rule_set: RuleSet, standing: Standing, sides: Sequence[str]) -> list[str]:
        """What the end of a match means for the accounts of ``sides``, in sentences; none where the points say it
        all.
        """
        return []

    def goal(self, rule_set: RuleSet) -> str:
        """What wins, as a sentence, where that is not the most points; else empty."""
        return ""

    # Puzzles --------------------------------------------------------------------------------------------------

    def puzzles(self) -> Mapping[str, PuzzleWords]:
        """The kinds of puzzles by their codes; none where the family has none."""
        return {}

    # Computer players ------------------------------------------------------------------------------------------

    def player_text(self, player: str) -> str:
        """One sentence on how a computer player plays; empty for a person."""
        if player == COMPANION:
            return companion_text()
        return translate("Players", self.player_texts[player]) if player in self.player_texts else ""

    def reason(self, reason: Reason, names: Sequence[str] = ()) -> str:
        """Why something is good or bad, as one sentence."""
        template = self.reasons.get(reason.code) or self.brought(reason.code)
        if template is None:
            return in_words(reason.code)
        sentence = fill(translate("Reasons", template), self.reason_values(reason, names))
        return sentence[:1].upper() + sentence[1:]

    def explanation(self, reasons: Sequence[Reason], names: Sequence[str] = ()) -> str:
        """Several reasons one after the other; what is said of several cards is said once."""
        sentences = []
        told: set[str] = set()
        for reason in reasons:
            cards = [one for one in reasons if one.code == reason.code] if reason.code in self.of_several else []
            if reason.code in told:
                continue
            if len(cards) > 1:
                told.add(reason.code)
                named = [str(self.reason_values(one, names).get("card", "…")) for one in cards]
                sentence = fill(translate("Reasons", self.of_several[reason.code]), {"cards": joined(named)})
                sentences.append(sentence[:1].upper() + sentence[1:])
            else:
                sentences.append(self.reason(reason, names))
        return " ".join(sentences)

    def reason_values(self, reason: Reason, names: Sequence[str]) -> dict[str, object]:
        """What fills the placeholders of a reason."""
        values: dict[str, object] = dict(reason.params)
        if "card" in values:
            card = card_of_text(values["card"])
            if card is not None:
                values["card"] = the_card(card)
        seat = values.get("seat")
        if isinstance(seat, int) and 0 <= seat < len(names):
            values["player"] = names[seat]
        value = values.get("value")
        if isinstance(value, int):
            values["value"] = value_name(value)
        more = values.get("more")
        if isinstance(more, int):
            about = translate("Reasons", "about %n point(s) more", "", more)
            values["more"] = about if more else translate("Reasons", "a little more")
        return values

    # The first deal --------------------------------------------------------------------------------------------

    def has_guide(self) -> bool:
        """Whether the first deal is explained."""
        return bool(self.guides)

    def guide(self, phase: str, legal: LegalActions) -> str:
        """What to tell somebody who decides in ``phase`` for the first time and may do what is ``legal``; empty if
        there is nothing to say.
        """
        return translate("Guide", self.guides[phase]) if phase in self.guides else ""


FamilyWords: TypeAlias = WordsOf[Action]
"""The words of a family to whoever does not know which: they are asked about its own actions alone."""


class _FreeWords(FamilyWords):
    """What is agreed on for a free sheet."""

    options: ClassVar[Texts] = {
        "lowest": QT_TRANSLATE_NOOP("Rules", "The fewest points win"),
        "pay": QT_TRANSLATE_NOOP("Rules", "What is paid"),
        "zero_sum": QT_TRANSLATE_NOOP("Rules", "The points of a deal add up to nothing"),
        "kitty": QT_TRANSLATE_NOOP("Rules", "It is paid into a kitty"),
        "dealer": QT_TRANSLATE_NOOP("Rules", "The columns are persons who deal in turn"),
        "sides": QT_TRANSLATE_NOOP("Rules", "Partners sit opposite each other"),
    }
    explanations: ClassVar[Texts] = {
        "target": QT_TRANSLATE_NOOP("Rules", "Whoever reaches this number of points ends the match; with 0 none ends."),
        "zero_sum": QT_TRANSLATE_NOOP("Rules", "What one column leaves open follows from the others."),
        "kitty": QT_TRANSLATE_NOOP(
            "Rules", "Who loses a match pays a stake into it; for points, everybody what he has less than the best."
        ),
        "sides": QT_TRANSLATE_NOOP("Rules", "They have a column, and each of them gains and pays what it comes to."),
    }
    choices: ClassVar[Mapping[str, Texts]] = {
        "pay": {
            "partie": QT_TRANSLATE_NOOP("Rules", "A stake for each lost match"),
            "points": QT_TRANSLATE_NOOP("Rules", "A stake for each point, by each to each"),
        }
    }


NO_FAMILY: FamilyWords = _FreeWords()
"""The words of what belongs to no family, such as a free sheet."""


def name_of(owner: int, names: Sequence[str]) -> str:
    """The name of a seat or a side, or a dash."""
    return names[owner] if 0 <= owner < len(names) else "–"


def _line_values(line: ScoreLine) -> dict[str, object]:
    """What fills the placeholders of a line's title."""
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
