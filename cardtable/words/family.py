"""The interface to every sentence about one family of games.

A family's words are an object of a class derived from ``WordsOf``, which ``words/<family>`` offers as ``WORDS``;
``words.families`` finds it. ``WordsOf`` has the words that all families share; a family adds its own codes and its own
ways to word them. A code has a meaning only within its family ("point" is for tricks at Écarté and a declaration at
Piquet); therefore a line, an announcement or a reason is worded by the words of the family from which it comes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from typing import TYPE_CHECKING, ClassVar, Generic, TypeAlias, TypeVar

from cardtable.ai.names import COMPANION
from cardtable.ai.protocol import Reason
from cardtable.core.cards import HIDDEN, Card
from cardtable.core.company import Company
from cardtable.core.events import Announced, Event, PointsMarked
from cardtable.core.rules import Option, RuleSet
from cardtable.core.scores import Parameters, ScoreLine
from cardtable.core.sheets.categories import OWN
from cardtable.core.state import Action, LegalActions, Standing, Target
from cardtable.core.view import SeatView
from cardtable.core.zones import PlacedCard, Zone
from cardtable.words.cards import card_name, card_of_text, card_sign, joined, rank_name, suit_name, the_card, value_name
from cardtable.words.mark import QT_TRANSLATE_NOOP, fill, in_words, translate
from cardtable.words.options import CHOICES, EXPLANATIONS, OPTIONS, SCOPES
from cardtable.words.players import companion_text

if TYPE_CHECKING:
    from cardtable.words.faults import FaultWords
    from cardtable.words.own_words import OwnWords
    from cardtable.words.puzzle_kind import PuzzleWords

A = TypeVar("A", bound=Action)

Labels = Mapping[Zone, Parameters]
"""The labels of zones, as a ``SeatView`` has them."""
Texts = Mapping[str, str]
"""Texts marked for translation, by their codes."""

DEALER = ".dealer"
"""What is added to a phase that is explained otherwise to the dealer."""
SAID = "said."
"""How the codes of those notes of a guide begin that explain what others have said."""
_TITLES: Texts = {
    "deal_total": QT_TRANSLATE_NOOP("Scores", "Points of the deal"),
    "mark": QT_TRANSLATE_NOOP("Scores", "Marked by hand"),
    "seeger_fabian": QT_TRANSLATE_NOOP("Scores", "Seeger–Fabian bonus"),
    "misdeal": QT_TRANSLATE_NOOP("Scores", "Fault: misdeal"),
}
_SPOKEN: Texts = {
    "cuts": QT_TRANSLATE_NOOP("Speech", "I cut {sign}."),
    "together": QT_TRANSLATE_NOOP("Speech", "We’re partners."),
}
_TOLD: Texts = {
    "cuts": QT_TRANSLATE_NOOP("Speech", "{name} cuts {card}."),
    "together": QT_TRANSLATE_NOOP("Speech", "{first} and {second} play together."),
}
_CATEGORIES: Texts = {
    "total": QT_TRANSLATE_NOOP("Entry", "Points"),
    "marks": QT_TRANSLATE_NOOP("Entry", "Marked by hand"),
    "misdeal": QT_TRANSLATE_NOOP("Entry", "Misdeal, entered on its own: the same dealer again"),
}
_PERSONS = {"on": "player", "against": "player", "first": "first", "second": "second"}
"""Parameters of announcements that are seats, with the names of the placeholders for them."""


class WordsOf(Generic[A]):
    """The words of one family whose actions are ``A``; without additions, the words for what belongs to no family, such
    as a free sheet.

    The parameter ``names`` of its methods has the names of the seats, ``labels`` the labels of the zones on the table.
    """

    title: ClassVar[str] = ""
    """The marked name of the family, in the context ``Rules``. The texts in ``variants``, ``descriptions`` and
    ``differences``, and in ``figures`` on the figures in their pictures, for its rule sets, have the same context.
    """
    motto: ClassVar[str] = ""
    """A marked sentence of a few words on what the family is about, in the context ``Rules``."""
    variants: ClassVar[Texts] = {}
    descriptions: ClassVar[Texts] = {}
    differences: ClassVar[Texts] = {}
    figures: ClassVar[Texts] = {}
    presets: ClassVar[Texts] = {}
    """Names of games that are a rule set with other options, by the code of ``Variant.presets``, in the context
    ``Rules``.
    """
    options: ClassVar[Texts] = {}
    """Titles of the options that this family does not share with others, by the option's name, in the context
    ``Rules``.
    """
    explanations: ClassVar[Texts] = {}
    choices: ClassVar[Mapping[str, Texts]] = {}
    """Words for the choices of each option, by the option's name and the choice."""
    groups: ClassVar[Texts] = {}
    """Headings for groups of options, by the code of the group, in the context ``Rules``."""
    titles: ClassVar[Texts] = {}
    """Titles of score lines by their codes, in the context ``Scores``."""
    feats: ClassVar[Mapping[str, frozenset[str]]] = {}
    """For each notable feat, the codes of the score lines that tell of it; the key is the code of the line that lends
    it its title.
    """
    meanings: ClassVar[Texts] = {}
    """Explanations of the titles for a newcomer, by the code of the score line, in the context ``Scores``."""
    speech: ClassVar[Texts] = {}
    """The words that a player speaks with an announcement, by its code, in the context ``Speech``."""
    objected: ClassVar[Texts] = {}
    """Names of the faults that can be objected to at a table with irregularities, in the context ``Speech``."""
    tales: ClassVar[Texts] = {}
    """Announcements as sentences of the record, by their codes, in the context ``Speech``."""
    tales_of_nobody: ClassVar[Texts] = {}
    """Sentences of the record for announcements without a seat."""
    shown_by_cards: ClassVar[frozenset[str]] = frozenset()
    """Codes of announcements that the record leaves out, because the cards that move show the same."""
    tells_the_move: ClassVar[frozenset[str]] = frozenset()
    """Codes of announcements that the record has in place of the move, because they say more than its cards."""
    categories: ClassVar[Texts] = {}
    """Titles of the entries of a score sheet, by their codes, in the context ``Entry``."""
    player_texts: ClassVar[Texts] = {}
    """How each computer player plays, by its id, in the context ``Players``."""
    reasons: ClassVar[Texts] = {}
    """The reasons that computer players give, by their codes, in the context ``Reasons``."""
    of_several: ClassVar[Texts] = {}
    """Sentences that give one reason for several cards, in place of one sentence for each card."""
    drawbacks: ClassVar[Set[str]] = frozenset()
    """The codes of reasons that speak against an action, which begin with “Even so”."""
    circumstances: ClassVar[Set[str]] = frozenset()
    """The codes of reasons that hold for every action, so that they do not tell why it is this one."""
    at_stake: ClassVar[frozenset[str]] = frozenset({"partie_at_stake"})
    """Codes of reasons which say that the values compared are chances to win the match, not points."""
    guides: ClassVar[Texts] = {}
    """Explanations for a newcomer by the phase of the deal, in the context ``Guide``."""
    heard: ClassVar[Texts] = {}
    """Explanations for a newcomer of what others say, by the code of the announcement, in the context ``Guide``."""

    # Rule sets -------------------------------------------------------------------------------------------------

    def family_name(self) -> str:
        """Return the name of the family."""
        return translate("Rules", self.title)

    def motto_words(self) -> str:
        """Return a few words on what the family is about; empty if it has none."""
        return translate("Rules", self.motto) if self.motto else ""

    def variant_name(self, variant: str) -> str:
        """Return the name of a rule set; its id spelt out if it has none."""
        return translate("Rules", self.variants[variant]) if variant in self.variants else in_words(variant)

    def preset_name(self, preset: str) -> str:
        """Return the name of a game with which the options of a rule set can be made to agree; its id spelt out if it
        has none.
        """
        return translate("Rules", self.presets[preset]) if preset in self.presets else self.variant_name(preset)

    def variant_description(self, variant: str) -> str:
        """Return one line on a rule set; an empty text if it has none."""
        return translate("Rules", self.descriptions[variant]) if variant in self.descriptions else ""

    def variant_difference(self, variant: str) -> str:
        """Return in about five words what is different in a rule set; an empty text if nothing is said of it."""
        return translate("Rules", self.differences[variant]) if variant in self.differences else ""

    def figure_words(self, variant: str) -> str:
        """Return what the figure in the picture of a rule set stands for; an empty text if there is none."""
        return translate("Rules", self.figures[variant]) if variant in self.figures else ""

    def option_title(self, name: str) -> str:
        """Return the title of an option, for the label of a control."""
        text = self.options.get(name, OPTIONS.get(name))
        return in_words(name) if text is None else translate("Rules", text)

    def option_explanation(self, option: Option) -> str:
        """Return one sentence on what an option means; an empty text if it has none."""
        name = option.explained or option.name
        text = self.explanations.get(name, EXPLANATIONS.get(name))
        return "" if text is None else translate("Rules", text)

    def option_scope(self, option: Option) -> str:
        """Return in which part of a match an option counts, with its scope spelt out if that has no words; an empty
        text if it counts in all of it.
        """
        if option.scope in SCOPES:
            return translate("Rules", SCOPES[option.scope][0])
        return in_words(option.scope)

    def option_group(self, group: str) -> str:
        """Return the heading of a group of options."""
        return translate("Rules", self.groups[group]) if group in self.groups else in_words(group)

    def rules_in_words(self, rule_set: RuleSet) -> Sequence[tuple[str, Sequence[str]]]:
        """Return headings and sentences that say everything that people have agreed on, written from the parts of the
        rule set; empty where they would only repeat a page.
        """
        return ()

    def is_put_together(self, rule_set: RuleSet) -> bool:
        """Return whether people have put the rules together themselves, so that ``rules_in_words`` says what the page
        of the rule set cannot know.
        """
        return False

    def choice(self, option: str, choice: str) -> str:
        """Return what a choice of an option means."""
        text = {**CHOICES.get(option, {}), **self.choices.get(option, {})}.get(choice)
        return in_words(choice) if text is None else translate("Rules", text)

    def has_option(self, option: Option) -> bool:
        """Return whether an option, its explanation, its scope and each of its choices have words."""
        name = option.name
        explained = option.explained or name
        named = name in {**OPTIONS, **self.options} and explained in {**EXPLANATIONS, **self.explanations}
        worded = {**CHOICES.get(name, {}), **self.choices.get(name, {})}
        return named and option.scope in {"", *SCOPES} and all(choice in worded for choice in option.choices)

    def brought(self, code: str) -> str | None:
        """Return the text that a rule set from elsewhere brings for a code of lines, categories or reasons; None if
        none brings one.
        """
        return None

    def declares_for_me(self) -> str:
        """Return the label of the setting by which the program does for a person what nearly everybody would do anyway;
        an empty text if the family has no such thing.
        """
        return ""

    # Actions ---------------------------------------------------------------------------------------------------

    def label(self, action: A) -> str:
        """Return the text of the button for an action that is said or done without playing a card; an ampersand stands
        before the letter of its key.
        """
        return str(action)

    def heading(self, action: A, names: Sequence[str] = (), said: Iterable[Announced] = ()) -> str:
        """Return the heading of the row of buttons to which that of ``action`` belongs; ``said`` are the announcements
        of the deal so far. Most actions have none: an empty text.
        """
        return ""

    def is_seldom(self, action: A) -> bool:
        """Return whether ``action`` is wanted so seldom that its button may be hidden behind another one."""
        return False

    def is_nothing(self, action: A) -> bool:
        """Return whether ``action`` says that there is nothing to say; its button stands last."""
        return False

    def recommendation(self, action: A) -> str:
        """Return why an action is recommended for which a computer player gave no reason of its own; for most an empty
        text.
        """
        return ""

    def sentence(self, action: A, labels: Labels | None = None, names: Sequence[str] = ()) -> str:
        """Return ``action`` as a sentence, such as ``Take the nine of spades with the nine of diamonds``."""
        return str(action)

    def sign(self, action: A, labels: Labels | None = None, names: Sequence[str] = ()) -> str:
        """Return ``action`` in signs, where there is little room, such as ``♦9 × ♠9 ♥4``."""
        return self.sentence(action, labels, names).rstrip(".")

    def brief(self, action: A, labels: Labels | None = None, names: Sequence[str] = ()) -> str:
        """Return ``action`` as one of several choices, without saying what is done with the cards; in quotation marks
        where there are no signs for it.
        """
        sign = self.sign(action, labels, names)
        if sign == self.sentence(action, labels, names).rstrip("."):
            return translate("Actions", "“{action}”").format(action=sign)
        return sign

    def deed(self, action: A) -> str:
        """Return a word or two for the button that plays the card of ``action``, such as ``Take``."""
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
        """Return the sum that ``card`` makes with the targets ``chosen`` so far, such as ``6 + 8 = 14``. ``action`` is
        the move that they make, None if they make none; ``possible`` says whether they still make one together with
        more targets. Returns an empty text where nothing is reckoned.
        """
        return ""

    def worth(self, rule_set: RuleSet, card: Card, *, in_hand: bool) -> str:
        """Return what ``card`` counts in the hand or on the table where its index does not say that, such as
        ``K = 13``; otherwise an empty text.
        """
        return ""

    def gain(self, rule_set: RuleSet, view: SeatView, action: A) -> str:
        """Return in a few words what ``action`` gains, as far as ``view`` shows it; an empty text where that cannot be
        said.
        """
        return ""

    def situation(self, rule_set: RuleSet, standing: Standing, view: SeatView, names: Sequence[str] = ()) -> list[str]:
        """Return where the match stands, in a few words each: which deal is played, to how many points the match goes,
        what is trump. ``standing`` is that before the deal of ``view``.
        """
        from cardtable.words.situation import deal_of

        return [deal_of(view.number)]

    def part(
        self,
        rule_set: RuleSet,
        standing: Standing,
        view: SeatView,
        seat: int,
        names: Sequence[str],
        sides: Sequence[Sequence[int]],
        viewer: int,
    ) -> str:
        """Return what ``seat`` is at the table, in a few words for its name plate: whose partner, or what it does while
        others play; an empty text if there is nothing to say. ``standing`` is that before the deal of ``view``;
        ``sides`` has the seats of each side; ``viewer`` is the person who is addressed, -1 for none.
        """
        from cardtable.words.seat_parts import partnership, waiting

        return waiting(Company.of(standing), seat) or partnership(sides, seat, viewer, names)

    # Score lines -----------------------------------------------------------------------------------------------

    def has_title(self, code: str) -> bool:
        """Return whether a code of score lines has a title."""
        return code in self.titles or code in _TITLES or self.brought(code) is not None

    def line_title(self, line: ScoreLine) -> str:
        """Return the title of ``line``: what the points are for, without the numbers that differ from side to side."""
        template = self.titles.get(line.code, _TITLES.get(line.code)) or self.brought(line.code)
        if template is None:
            return in_words(line.code)
        return fill(translate("Scores", template), _line_values(line))

    def line_meaning(self, line: ScoreLine) -> str:
        """Return an explanation of the title of ``line`` for a newcomer; an empty text where it needs none."""
        return translate("Scores", self.meanings[line.code]) if line.code in self.meanings else ""

    def line_detail(self, line: ScoreLine) -> str:
        """Return the numbers behind the points of ``line``, such as ``8 spades``; an empty text where the title says
        everything.
        """
        return ""

    def line_sentence(self, line: ScoreLine) -> str:
        """Return the title and the numbers of ``line`` together: ``Most spades: 8 spades``."""
        title, detail = self.line_title(line), self.line_detail(line)
        return translate("Scores", "{title}: {detail}").format(title=title, detail=detail) if detail else title

    def line_place(self, line: ScoreLine) -> int:
        """Return the place of ``line`` among the rows of a deal, the smallest first; lines of the same place stand in
        the order in which they count.
        """
        return 0

    def has_no_points(self, line: ScoreLine) -> bool:
        """Return whether ``line`` shows numbers that are points of no side."""
        return False

    def counts_again(self, line: ScoreLine) -> bool:
        """Return whether ``line`` counts points again that another line has counted."""
        return False

    def prizes(self, lines: Iterable[ScoreLine]) -> int:
        """Return how many strokes the prizes among ``lines`` make, at most 30; 0 where prizes are not noted so."""
        return 0

    def counted(self, line: ScoreLine) -> str:
        """Return the words of a player who counts ``line``; an empty text where nothing is said."""
        return ""

    def brackets(self, lines: Iterable[ScoreLine]) -> str:
        """Return a sentence on what the points in brackets among ``lines`` mean; an empty text if there are none."""
        if any(not line.marked and line.points for line in lines):
            return translate(
                "DealResultDialog", "The numbers in brackets are counted, but only the difference is marked."
            )
        return ""

    # What is said ----------------------------------------------------------------------------------------------

    def has_speech(self, code: str) -> bool:
        """Return whether an announcement has words both for the speech and for the record."""
        return (code in self.speech or code in _SPOKEN) and (code in self.tales or code in _TOLD)

    def spoken(self, event: Announced, names: Sequence[str] = ()) -> str:
        """Return the words of an announcement as the seat speaks them, for a speech bubble."""
        template = self.speech.get(event.code, _SPOKEN.get(event.code))
        if template is None:
            return in_words(event.code)
        return fill(translate("Speech", template), self.speech_values(event, names))

    def told(self, event: Announced, names: Sequence[str], *, signs: bool = False) -> str:
        """Return an announcement as a sentence of the record, with cards by name or as ``signs``."""
        known = 0 <= event.seat < len(names)
        template = self.tale(event, known)
        if template is None:
            words = in_words(event.code)
            return f"{names[event.seat]}: {words}" if known else words
        values = self.speech_values(event, names)
        values["name"] = names[event.seat] if known else "–"
        values["words"] = self.spoken(event, names)
        if signs and "sign" in values:
            values["card"] = values["sign"]
        return fill(translate("Speech", template), values)

    def tale(self, event: Announced, known: bool) -> str | None:
        """Return the marked sentence of the record for an announcement, None if it has none; ``known`` says whether the
        seat that made it has a name.
        """
        template = self.tales.get(event.code, _TOLD.get(event.code))
        return template if known else self.tales_of_nobody.get(event.code, template)

    def speech_values(self, event: Announced, names: Sequence[str]) -> dict[str, object]:
        """Return the values for the placeholders of an announcement."""
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
        """Return the name of a fault at a table with irregularities, such as ``revoke``."""
        return translate("Speech", self.objected[code]) if code in self.objected else in_words(code)

    # Places ----------------------------------------------------------------------------------------------------

    def zone(
        self, zone: Zone, seats: Sequence[str], sides: Sequence[str], label: Mapping[str, object] | None = None
    ) -> str:
        """Return the name of a place on the table, such as ``Anna’s hand`` or ``On the table``; ``label`` is the label
        of the zone.
        """
        match zone.name:
            case "table":
                return translate("Places", "On the table")
            case "stock":
                return translate("Places", "Stock")
            case "hand":
                return translate("Places", "Held by {name}").format(name=name_of(zone.owner, seats))
            case "pile":
                return translate("Places", "Captured by {name}").format(name=name_of(zone.owner, sides))
            case "trick":
                return translate("Places", "In the trick")
            case "turned":
                return translate("Places", "Turned up")
            case "discards":
                return translate("Places", "Discarded by {name}").format(name=name_of(zone.owner, seats))
            case "tricks":
                return translate("Places", "Tricks won by {name}").format(name=name_of(zone.owner, sides))
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
        """Return a card on the table and its place in words, for a screen reader, seen from the seat
        ``perspective``.
        """
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
        """Return whether an entry of a score sheet has a title."""
        return code in self.categories or code in _CATEGORIES or self.brought(code) is not None

    def category(self, code: str, playing: Sequence[str] = ()) -> str:
        """Return the title of an entry of a score sheet; ``playing`` are the names of the persons who play, for bets on
        them.
        """
        if code.startswith(OWN):
            # People have named it themselves.
            return code.removeprefix(OWN)
        template = self.categories.get(code, _CATEGORIES.get(code)) or self.brought(code)
        if template is None:
            return in_words(code)
        first, second = playing if len(playing) == 2 else ("1", "2")
        return fill(translate("Entry", template), {"first": first, "second": second})

    def remark(self, lines: Iterable[ScoreLine], sides: Sequence[str]) -> str:
        """Return what a person should know about a deal with ``lines`` before entering it; an empty text if there is
        nothing.
        """
        return ""

    def faults(self) -> FaultWords:
        """Return the words for faults at the real table; only the adviser of a score sheet needs them."""
        from cardtable.words.faults import FaultWords

        return FaultWords()

    def roles(self, rule_set: RuleSet, standing: Standing, sides: Sequence[str]) -> str:
        """Return which side plays the next deal in a special role, such as the box of a chouette; an empty text if
        there are no roles.
        """
        return ""

    def next_deal(self, standing: Standing) -> str:
        """Return what is different in the next deal; an empty text if nothing is."""
        return ""

    def departure(self, standing: Standing, sides: Sequence[str]) -> str:
        """Return which side has won and left before the end of the match, or how several matches stand after one of
        them; an empty text if neither happened.
        """
        return ""

    def stake_example(self, rule_set: RuleSet) -> tuple[str, str, int]:
        """Return three things: for what one stake is paid; an example with the placeholder ``{amount}``; and the number
        of stakes in this example.
        """
        return (
            translate("Settlement", "The stake is for one match."),
            translate("Settlement", "The loser of a match pays {amount}."),
            1,
        )

    def row_won(self, rule_set: RuleSet, persons: int) -> str:
        """Return a sentence such as ``{names} wins the rubber``, for ``persons`` persons who have won a row of matches
        that belong together; an empty text where such a row is only an evening of matches.
        """
        return ""

    def settlement(self, rule_set: RuleSet, standing: Standing, sides: Sequence[str]) -> list[str]:
        """Return sentences on what the end of a match means for the accounts of ``sides``; an empty list where the
        points say everything.
        """
        return []

    def goal(self, rule_set: RuleSet) -> str:
        """Return, as a sentence, what wins, where that is not the most points; otherwise an empty text."""
        return ""

    # Puzzles --------------------------------------------------------------------------------------------------

    def puzzles(self) -> Mapping[str, PuzzleWords]:
        """Return the words of each kind of puzzles by its code; an empty mapping where the family has no puzzles."""
        return {}

    # Computer players ------------------------------------------------------------------------------------------

    def own_count(self) -> Mapping[str, OwnWords]:
        """Return the words of the questions to those who declare and count alone, by code; see ``words.own_count``."""
        return {}

    def player_text(self, player: str) -> str:
        """Return one sentence on how a computer player plays; an empty text for a person."""
        if player == COMPANION:
            return companion_text()
        return translate("Players", self.player_texts[player]) if player in self.player_texts else ""

    def reason(self, reason: Reason, names: Sequence[str] = ()) -> str:
        """Return, as one sentence, why something is good or bad."""
        template = self.reasons.get(reason.code) or self.brought(reason.code)
        if template is None:
            return in_words(reason.code)
        sentence = fill(translate("Reasons", template), self.reason_values(reason, names))
        return sentence[:1].upper() + sentence[1:]

    def explanation(self, reasons: Sequence[Reason], names: Sequence[str] = ()) -> str:
        """Return several reasons one after the other; a reason that holds for several cards is said once for all of
        them.
        """
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

    def advice(self, reasons: Sequence[Reason], names: Sequence[str] = ()) -> str:
        """Return the reasons for an action that is recommended: what speaks for it first, and of what speaks against it
        the first thing alone.
        """
        good = [one for one in reasons if one.code not in self.drawbacks]
        bad = [one for one in reasons if one.code in self.drawbacks][:1]
        told = self.explanation([*good, *bad], names)
        return f"{translate('Reasons', 'Everything else looks worse.')} {told}" if bad and not good else told

    def reason_values(self, reason: Reason, names: Sequence[str]) -> dict[str, object]:
        """Return the values for the placeholders of a reason."""
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
        """Return whether a newcomer's first deal is explained."""
        return bool(self.guides)

    def guided(self, rule_set: RuleSet, phase: str, *, dealer: bool = False) -> str:
        """Return as which phase ``phase`` is explained under these rules, to the ``dealer`` or to another."""
        return f"{phase}{DEALER}" if dealer and f"{phase}{DEALER}" in self.guides else phase

    def guide_topics(self, phase: str, legal: LegalActions) -> Sequence[str]:
        """Return codes of what the explanation of a decision is about; empty if there is nothing to say."""
        return (phase,) if phase in self.guides else ()

    def guide(self, phase: str, legal: LegalActions) -> str:
        """Return the explanation for a newcomer's first decision in ``phase``, with the actions ``legal``; an empty
        text if there is nothing to say.
        """
        return translate("Guide", self.guides[phase]) if phase in self.guides else ""

    def guide_notes(
        self, rule_set: RuleSet, standing: Standing, legal: LegalActions, seat: int, happened: Sequence[Event]
    ) -> Mapping[str, str]:
        """Return, by codes of their own, sentences that a newcomer on ``seat`` needs besides the explanation of a
        decision with the actions ``legal``, the most urgent first: what others said in ``happened``, the events since
        the decision before, why points were marked there, and what the game is about.
        """
        notes = {}
        for event in happened:
            if isinstance(event, Announced) and event.seat not in (seat, -1) and event.code in self.heard:
                notes[SAID + event.code] = translate("Guide", self.heard[event.code])
        for event in happened:
            if isinstance(event, PointsMarked) and event.line.points > 0 and (why := self.line_meaning(event.line)):
                words = translate("Guide", "Why “{title}” scores: {meaning}")
                notes[f"line.{event.line.code}"] = words.format(title=self.line_title(event.line), meaning=why)
        return notes


FamilyWords: TypeAlias = WordsOf[Action]
"""The words of a family that the calling code does not know; it passes only actions of that family."""


class _FreeWords(FamilyWords):
    """The words for the options of a free sheet."""

    options: ClassVar[Texts] = {
        "lowest": QT_TRANSLATE_NOOP("Rules", "The fewest points win"),
        "pay": QT_TRANSLATE_NOOP("Rules", "Payment"),
        "zero_sum": QT_TRANSLATE_NOOP("Rules", "The points of a deal add up to zero"),
        "whole": QT_TRANSLATE_NOOP("Rules", "Total points in each deal"),
        "kitty": QT_TRANSLATE_NOOP("Rules", "It is paid into a kitty"),
        "declarer": QT_TRANSLATE_NOOP("Rules", "How a game scores"),
        "dealer": QT_TRANSLATE_NOOP("Rules", "The columns are players who deal in turn"),
        "dealer_out": QT_TRANSLATE_NOOP("Rules", "The dealer sits out"),
        "sides": QT_TRANSLATE_NOOP("Rules", "Partners sit opposite each other"),
    }
    explanations: ClassVar[Texts] = {
        "target": QT_TRANSLATE_NOOP(
            "Rules", "The match ends when somebody reaches this number of points. Enter 0 for a match with no end."
        ),
        "zero_sum": QT_TRANSLATE_NOOP("Rules", "Columns left blank pay equal shares of what the others have won."),
        "whole": QT_TRANSLATE_NOOP(
            "Rules",
            "Enter 0 if any total is allowed. If the fewest points win, a player can also give the "
            "whole number to each of the others.",
        ),
        "kitty": QT_TRANSLATE_NOOP(
            "Rules",
            "The loser of a match pays a stake into it. In games for points, everyone pays the "
            "number of points they are behind the winner.",
        ),
        "sides": QT_TRANSLATE_NOOP("Rules", "They share a column, and each gains or pays the amount it shows."),
        "declarer": QT_TRANSLATE_NOOP(
            "Rules",
            "As in Skat, one number is entered for the player against the others, with a minus for a "
            "lost game. Seeger–Fabian scoring adds or takes off 50 for the game. A lost one gives "
            "each of the others 40, or 30 with four at the table. In Bierlachs the number is marked "
            "against the losers, and reaching the target loses.",
        ),
        "dealer_out": QT_TRANSLATE_NOOP(
            "Rules", "In each deal nothing is entered for the dealer. If somebody leaves, everyone plays."
        ),
    }
    choices: ClassVar[Mapping[str, Texts]] = {
        "pay": {
            "partie": QT_TRANSLATE_NOOP("Rules", "A stake for each match lost"),
            "points": QT_TRANSLATE_NOOP("Rules", "A stake for each point, between all players"),
        },
        "declarer": {
            "plain": QT_TRANSLATE_NOOP("Rules", "As it is entered"),
            "seeger_fabian": QT_TRANSLATE_NOOP("Rules", "Seeger–Fabian"),
            "bierlachs": QT_TRANSLATE_NOOP("Rules", "Against the losers (Bierlachs)"),
        },
    }


NO_FAMILY: FamilyWords = _FreeWords()
"""The words for what belongs to no family, such as a free sheet."""


def name_of(owner: int, names: Sequence[str]) -> str:
    """Return the name of a seat or a side; a dash if ``owner`` is none."""
    return names[owner] if 0 <= owner < len(names) else "–"


def _line_values(line: ScoreLine) -> dict[str, object]:
    """Return the values for the placeholders of a line's title."""
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
