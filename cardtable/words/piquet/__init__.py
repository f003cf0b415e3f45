"""Piquet in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from cardtable.ai.protocol import Reason
from cardtable.core.company import Company
from cardtable.core.errors import CodedError
from cardtable.core.events import Announced, Event
from cardtable.core.rules import RuleSet
from cardtable.core.scores import ScoreLine
from cardtable.core.state import LegalActions, Standing
from cardtable.core.view import SeatView
from cardtable.core.zones import Zone
from cardtable.games.piquet.actions import GOOD, Do, PiquetAction, parse_item
from cardtable.games.piquet.codes import FROM_TEN, Line
from cardtable.games.piquet.persons import players_of
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.rules import Ending
from cardtable.games.piquet.scoring import CARDS_POINTS, carried_points
from cardtable.games.piquet.settlement import RUBICON
from cardtable.games.piquet.variants import piquet_rules
from cardtable.words.cards import card_signs, joined, suit_name
from cardtable.words.family import Labels, Texts, WordsOf
from cardtable.words.mark import QT_TRANSLATE_NOOP, translate
from cardtable.words.piquet import actions, conversation
from cardtable.words.piquet.guide import GUIDES, HEARD, OF_OLD
from cardtable.words.piquet.items import item_told, line_item, point_words, set_words
from cardtable.words.piquet.options import CHOICES, EXPLANATIONS, GROUPS, OPTIONS
from cardtable.words.piquet.players import PLAYER_TEXTS, REASONS
from cardtable.words.piquet.rules import DESCRIPTIONS, DIFFERENCES, FIGURES, PRESETS, TITLE, VARIANTS
from cardtable.words.piquet.scores import CATEGORIES, HIGH_MEANINGS, MEANINGS, RUFF_MEANING, TITLES
from cardtable.words.piquet.settlement import settlement_sentences, stake_example
from cardtable.words.piquet.speech import OBJECTED_TO, SPEECH, TALES
from cardtable.words.reasons import OF_SEVERAL
from cardtable.words.situation import deal_of, elder_hand, to_points

if TYPE_CHECKING:
    from cardtable.words.faults import FaultWords
    from cardtable.words.own_words import OwnWords
    from cardtable.words.puzzle_kind import PuzzleWords

_DECLARED = ("carte_blanche", "point", "sequence", "set")
"""The lines that stand first, in this order; by the time the dealer counts his declarations, play has already begun."""
_ITEMS = frozenset({"point", "sequence", "set"})
_PRIZES = frozenset({"prize_repique", "prize_pique", "prize_capot"})
"""Lines of a match of four deals that are noted as strokes and are not added to the points."""
_MOST_STROKES = 30
"""More than all prizes of a deal can make; it keeps the numbers from a file within bounds."""


class PiquetWords(WordsOf[PiquetAction]):
    """The words of Piquet; see ``WordsOf``."""

    title = TITLE
    motto = QT_TRANSLATE_NOOP("Rules", "Declare and win tricks.")
    variants: ClassVar[Texts] = VARIANTS
    descriptions: ClassVar[Texts] = DESCRIPTIONS
    differences: ClassVar[Texts] = DIFFERENCES
    figures: ClassVar[Texts] = FIGURES
    presets: ClassVar[Texts] = PRESETS
    options: ClassVar[Texts] = OPTIONS
    explanations: ClassVar[Texts] = EXPLANATIONS
    choices: ClassVar[Mapping[str, Texts]] = CHOICES
    groups: ClassVar[Texts] = GROUPS
    titles: ClassVar[Texts] = TITLES
    feats: ClassVar[Mapping[str, frozenset[str]]] = {
        "repique": frozenset({"repique", "repique_partie", "prize_repique"}),
        "pique": frozenset({"pique", "prize_pique"}),
        "capot": frozenset({"capot", "prize_capot"}),
    }
    meanings: ClassVar[Texts] = MEANINGS
    speech: ClassVar[Texts] = SPEECH
    tales: ClassVar[Texts] = TALES
    objected: ClassVar[Texts] = OBJECTED_TO
    categories: ClassVar[Texts] = CATEGORIES
    player_texts: ClassVar[Texts] = PLAYER_TEXTS
    reasons: ClassVar[Texts] = REASONS
    drawbacks = frozenset({"deal_behind", "deal_about_behind"})
    circumstances = frozenset({"partie_at_stake"})
    of_several: ClassVar[Texts] = OF_SEVERAL
    guides: ClassVar[Texts] = GUIDES
    heard: ClassVar[Texts] = HEARD

    def rules_in_words(self, rule_set: RuleSet) -> Sequence[tuple[str, Sequence[str]]]:
        from cardtable.words.piquet.written import written

        return written(rule_set, self.option_group)

    def is_put_together(self, rule_set: RuleSet) -> bool:
        from cardtable.words.told import differs

        return differs(rule_set)

    def declares_for_me(self) -> str:
        return translate("SettingsDialog", "At Piquet &declare and count everything for me")

    def puzzles(self) -> Mapping[str, PuzzleWords]:
        from cardtable.words.piquet.puzzles import PUZZLES

        return PUZZLES

    def own_count(self) -> Mapping[str, OwnWords]:
        from cardtable.words.piquet.own_count import OWN_COUNT

        return OWN_COUNT

    def faults(self) -> FaultWords:
        from cardtable.words.piquet.faults import FAULT_WORDS

        return FAULT_WORDS

    def label(self, action: PiquetAction) -> str:
        return actions.label(action)

    def heading(self, action: PiquetAction, names: Sequence[str] = (), said: Iterable[Announced] = ()) -> str:
        return actions.heading(action, names)

    def is_seldom(self, action: PiquetAction) -> bool:
        return actions.is_seldom(action)

    def is_nothing(self, action: PiquetAction) -> bool:
        return actions.is_nothing(action)

    def recommendation(self, action: PiquetAction) -> str:
        return actions.recommendation(action)

    def sentence(self, action: PiquetAction, labels: Labels | None = None, names: Sequence[str] = ()) -> str:
        return actions.sentence(action, names)

    def sign(self, action: PiquetAction, labels: Labels | None = None, names: Sequence[str] = ()) -> str:
        return actions.sign(action, names)

    def brief(self, action: PiquetAction, labels: Labels | None = None, names: Sequence[str] = ()) -> str:
        if action.do is Do.CHANGE and action.cards:
            return card_signs(action.cards)
        return super().brief(action, labels, names)

    def situation(self, rule_set: RuleSet, standing: Standing, view: SeatView, names: Sequence[str] = ()) -> list[str]:
        rules, company = piquet_rules(rule_set), Company.of(standing)
        # Where one match follows another, the deals are counted in each of them.
        number = view.number if company.deals is None else company.deals
        words = [deal_of(number, rules.deals)]
        if rules.target:
            words.append(to_points(rules.target))
        if rules.ending is Ending.BEST_OF_FIVE and any(company.won):
            own, other = company.won[:: -1 if view.seat == 1 else 1]
            words.append(translate("Situation", "matches {own} to {other}").format(own=own, other=other))
        if rules.ending is Ending.RUBICON:
            words.append(translate("Situation", "Rubicon {points}").format(points=RUBICON))
        words.append(elder_hand(view, players_of(rules, standing), names))
        return [one for one in words if one]

    def line_meaning(self, line: ScoreLine) -> str:
        params = dict(line.params)
        if line.code == Line.POINT and "pips" in params and params["pips"] == params.get("length"):
            return translate("Scores", RUFF_MEANING)
        if FROM_TEN in params and line.code in HIGH_MEANINGS:
            return translate("Scores", HIGH_MEANINGS[line.code])
        if line.code in _ITEMS and "length" not in dict(line.params):
            return ""
        return super().line_meaning(line)

    def line_detail(self, line: ScoreLine) -> str:
        values = dict(line.params)
        match line.code:
            case "point" | "sequence" | "set" if "length" in values:
                item = line_item(line)
                return translate("Scores", "{item}, taken back").format(item=item) if "withdrawn" in values else item
            case "cards" | "divided" if isinstance(values.get("tricks"), int) and values["tricks"]:
                return translate("Scores", "%n trick(s)", "", int(values["tricks"]))
        return ""

    def line_place(self, line: ScoreLine) -> int:
        declared = line.code == Line.CARTE_BLANCHE or (line.code in _ITEMS and "length" in dict(line.params))
        return _DECLARED.index(line.code) if declared else len(_DECLARED)

    def counts_again(self, line: ScoreLine) -> bool:
        return line.code == Line.DOUBLED

    def prizes(self, lines: Iterable[ScoreLine]) -> int:
        """Return how many strokes note the prizes among ``lines``, one for each hundred."""
        counts = (dict(line.params).get("strokes", 0) for line in lines)
        return min(max(0, sum(count for count in counts if isinstance(count, int))), _MOST_STROKES)

    def counted(self, line: ScoreLine) -> str:
        return "" if "withdrawn" in dict(line.params) else conversation.counted(line)

    def brackets(self, lines: Iterable[ScoreLine]) -> str:
        lines = tuple(lines)
        if any(line.code == Line.REPIQUE_MATCH for line in lines):
            return translate(
                "DealResultDialog",
                "The repique is paid as a separate match. The points that made it are in brackets or are taken off "
                "again.",
            )
        if any(line.code in _PRIZES for line in lines):
            return translate(
                "DealResultDialog",
                "Prizes are in brackets. They are offset against each other at the end of the match.",
            )
        return super().brackets(lines)

    def spoken(self, event: Announced, names: Sequence[str] = ()) -> str:
        words = conversation.spoken(event) if event.code in SPEECH else ""
        return words or super().spoken(event, names)

    def tale(self, event: Announced, known: bool) -> str | None:
        params = dict(event.params)
        if event.code in TALES and "pips" in params and params["pips"] != params.get("length"):
            # At the table only the last figure is said.
            return QT_TRANSLATE_NOOP("Speech", "{name}: “{words}” ({pips} pips)")
        return super().tale(event, known)

    def zone(
        self, zone: Zone, seats: Sequence[str], sides: Sequence[str], label: Mapping[str, object] | None = None
    ) -> str:
        if zone.name != "talon":
            return super().zone(zone, seats, sides, label)
        if zone.owner:
            return translate("Places", "Lower packet of the stock")
        return translate("Places", "Upper packet of the stock")

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
        if piquet_rules(rule_set).ending is Ending.CHOUETTE:
            from cardtable.words.seat_parts import chouette

            return chouette(Company.of(standing), seat)
        return super().part(rule_set, standing, view, seat, names, sides, viewer)

    def roles(self, rule_set: RuleSet, standing: Standing, sides: Sequence[str]) -> str:
        company = Company.of(standing)
        if piquet_rules(rule_set).ending is not Ending.CHOUETTE or not company.players:
            return ""
        box = sides[company.players[0]]
        return translate("SheetWindow", "{name} has the box.").format(name=box)

    def next_deal(self, standing: Standing) -> str:
        """Return how many of several matches two players have won, and how much the cards are now worth if points for
        divided tricks have been carried over.
        """
        words, company = [], Company.of(standing)
        if any(company.won) and not company.players and not standing.over:
            own, other = company.won
            words.append(translate("Standing", "The matches stand at {own} to {other}.").format(own=own, other=other))
        if carried := carried_points(standing):
            words.append(
                translate("Standing", "The cards are now worth {points}.").format(points=CARDS_POINTS + carried)
            )
        return " ".join(words)

    def departure(self, standing: Standing, sides: Sequence[str]) -> str:
        company = Company.of(standing)
        left = company.left
        if company.is_fresh and any(company.won) and not company.players and not standing.over:
            score = joined([f"{name} {won}" for name, won in zip(sides, company.won, strict=True)])
            words = translate("DealResultDialog", "This match is over. Matches won: {score}.")
            return words.format(score=score)
        if left is None or standing.over:
            return ""
        words = translate("DealResultDialog", "{name} has won the three-player match and leaves; {others} play on.")
        others = joined([name for side, name in enumerate(sides) if side != left])
        return words.format(name=sides[left], others=others)

    def stake_example(self, rule_set: RuleSet) -> tuple[str, str, int]:
        return stake_example(rule_set) or super().stake_example(rule_set)

    def row_won(self, rule_set: RuleSet, persons: int) -> str:
        if piquet_rules(rule_set).ending is not Ending.BEST_OF_FIVE:
            return ""
        return translate("Settlement", "{names} win(s) three matches out of five", "", persons)

    def settlement(self, rule_set: RuleSet, standing: Standing, sides: Sequence[str]) -> list[str]:
        return settlement_sentences(rule_set, standing, sides)

    def reason_values(self, reason: Reason, names: Sequence[str]) -> dict[str, object]:
        values = super().reason_values(reason, names)
        if "items" in values:
            values["items"] = _items(str(values["items"]))
        suit, count = values.get("suit"), values.get("count")
        if isinstance(suit, int) and 0 <= suit < 4 and isinstance(count, int):
            values |= {"suit": suit_name(suit), "cards": point_words(count)}
        rank = values.get("rank")
        if isinstance(rank, int):
            values["pair"] = set_words(2, rank)
        return values

    def guided(self, rule_set: RuleSet, phase: str, *, dealer: bool = False) -> str:
        rules = piquet_rules(rule_set)
        old = rules.of_old or (rules.from_ten and phase == Phase.PLAY.value)
        if old and f"{phase}{OF_OLD}" in GUIDES:
            return f"{phase}{OF_OLD}"
        return super().guided(rule_set, phase, dealer=dealer)

    def guide_topics(self, phase: str, legal: LegalActions) -> Sequence[str]:
        """Return what is explained in ``phase``; where a declaration can be let pass as good, the answer to it."""
        answer = f"{phase}.answer"
        return super().guide_topics(answer if GOOD in legal and answer in GUIDES else phase, legal)

    def guide(self, phase: str, legal: LegalActions) -> str:
        """Return the explanation for a newcomer's first decision in ``phase``, or that of an answer."""
        return " ".join(super(PiquetWords, self).guide(topic, legal) for topic in self.guide_topics(phase, legal))

    def guide_notes(
        self, rule_set: RuleSet, standing: Standing, legal: LegalActions, seat: int, happened: Sequence[Event]
    ) -> Mapping[str, str]:
        notes = super().guide_notes(rule_set, standing, legal, seat, happened)
        if piquet_rules(rule_set).ending is not Ending.CHOUETTE:
            return notes
        from cardtable.words.seat_parts import chouette_notes

        return {**notes, **chouette_notes(Company.of(standing), seat)}


def _items(text: str) -> str:
    """Return the combinations in ``text`` as a list in words; an ellipsis if one of them cannot be read."""
    try:
        return joined([item_told(parse_item(word)) for word in text.split()])
    except CodedError:
        return "…"


WORDS = PiquetWords()
