"""Casino in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from cardtable.ai.protocol import Reason
from cardtable.core.cards import Card
from cardtable.core.company import Company
from cardtable.core.events import Announced, Event
from cardtable.core.rules import RuleSet
from cardtable.core.scores import ScoreLine
from cardtable.core.state import LegalActions, Standing, Target
from cardtable.core.view import SeatView
from cardtable.core.zones import ASIDE, Zone
from cardtable.games.casino.actions import Play
from cardtable.games.casino.codes import Line
from cardtable.games.casino.pieces import NOBODY
from cardtable.games.casino.variants import HOUSE, brought_words, casino_rules
from cardtable.words.accounts import account_sentences
from cardtable.words.cards import card_names, card_of_text, joined, value_name
from cardtable.words.casino import actions
from cardtable.words.casino.guide import GUIDES, counting, guide, guide_topics
from cardtable.words.casino.house import GROUPS
from cardtable.words.casino.options import CHOICES, EXPLANATIONS, OPTIONS
from cardtable.words.casino.players import PLAYER_TEXTS, REASONS
from cardtable.words.casino.reckoning import gain, reckoning, sweeping, worth
from cardtable.words.casino.rules import DESCRIPTIONS, DIFFERENCES, FIGURES, TITLE, VARIANTS
from cardtable.words.casino.scores import CATEGORIES, MEANINGS, TITLES
from cardtable.words.casino.speech import OBJECTED_TO, SPEECH, TALES, TALES_OF_NOBODY
from cardtable.words.family import Labels, Texts, WordsOf, name_of
from cardtable.words.figures import score
from cardtable.words.mark import QT_TRANSLATE_NOOP, translate
from cardtable.words.pack import french_names
from cardtable.words.situation import deal_of, deals, to_points

if TYPE_CHECKING:
    from cardtable.words.faults import FaultWords
    from cardtable.words.own_words import OwnWords
    from cardtable.words.puzzle_kind import PuzzleWords


class CasinoWords(WordsOf[Play]):
    """The words of Casino, as ``WordsOf`` describes them."""

    title = TITLE
    motto = QT_TRANSLATE_NOOP("Rules", "Add up and capture.")
    variants: ClassVar[Texts] = VARIANTS
    descriptions: ClassVar[Texts] = DESCRIPTIONS
    differences: ClassVar[Texts] = DIFFERENCES
    figures: ClassVar[Texts] = FIGURES
    options: ClassVar[Texts] = OPTIONS
    explanations: ClassVar[Texts] = EXPLANATIONS
    choices: ClassVar[Mapping[str, Texts]] = CHOICES
    groups: ClassVar[Texts] = GROUPS
    titles: ClassVar[Texts] = TITLES
    feats: ClassVar[Mapping[str, frozenset[str]]] = {
        "sweep": frozenset({"sweep", "double_sweep", "hut", "zwicker", "scua"}),
        "mulle": frozenset({"mulle"}),
    }
    speech: ClassVar[Texts] = SPEECH
    tales: ClassVar[Texts] = TALES
    objected: ClassVar[Texts] = OBJECTED_TO
    tales_of_nobody: ClassVar[Texts] = TALES_OF_NOBODY
    shown_by_cards: ClassVar[frozenset[str]] = frozenset({"build", "raise", "stack", "rest_taken"})
    tells_the_move: ClassVar[frozenset[str]] = frozenset({"joker", "announced"})
    categories: ClassVar[Texts] = CATEGORIES
    player_texts: ClassVar[Texts] = PLAYER_TEXTS
    reasons: ClassVar[Texts] = REASONS
    drawbacks = frozenset({"costs_points", "leaves_sweep", "leaves_card"})
    circumstances = frozenset({"nothing_to_capture", "costs_nothing", "partie_at_stake"})
    guides: ClassVar[Texts] = GUIDES
    meanings: ClassVar[Texts] = MEANINGS

    def brought(self, code: str) -> str | None:
        return brought_words().get(code)

    def rules_in_words(self, rule_set: RuleSet) -> Sequence[tuple[str, Sequence[str]]]:
        if rule_set.variant != HOUSE:
            return ()
        from cardtable.words.casino.written import written

        return written(casino_rules(rule_set))

    def is_put_together(self, rule_set: RuleSet) -> bool:
        return rule_set.variant == HOUSE

    def reason_values(self, reason: Reason, names: Sequence[str]) -> dict[str, object]:
        values = super().reason_values(reason, names)
        count = values.get("count")
        if isinstance(count, int):
            values["spades"] = translate("Reasons", "%n spade(s) more", "", count)
            values["cards"] = translate("Reasons", "%n card(s) more", "", count)
        elif "cards" in values:
            cards = [card_of_text(card) for card in str(values["cards"]).split()]
            values["cards"] = card_names([card for card in cards if card is not None])
        return values

    def guide_topics(self, phase: str, legal: LegalActions) -> Sequence[str]:
        return guide_topics(legal) if phase == "play" else ()

    def guide(self, phase: str, legal: LegalActions) -> str:
        return guide(legal) if phase == "play" else ""

    def guide_notes(
        self, rule_set: RuleSet, standing: Standing, legal: LegalActions, seat: int, happened: Sequence[Event]
    ) -> Mapping[str, str]:
        notes = super().guide_notes(rule_set, standing, legal, seat, happened)
        return {**notes, "counts": counting(casino_rules(rule_set))}

    def puzzles(self) -> Mapping[str, PuzzleWords]:
        from cardtable.words.casino.puzzles import PUZZLES

        return PUZZLES

    def own_count(self) -> Mapping[str, OwnWords]:
        from cardtable.words.casino.own_count import OWN_COUNT

        return OWN_COUNT

    def faults(self) -> FaultWords:
        from cardtable.words.casino.faults import FAULT_WORDS

        return FAULT_WORDS

    def label(self, action: Play) -> str:
        return actions.label(action) if action.objection else super().label(action)

    def heading(self, action: Play, names: Sequence[str] = (), said: Iterable[Announced] = ()) -> str:
        return actions.heading(action, names) if action.objection else ""

    def sentence(self, action: Play, labels: Labels | None = None, names: Sequence[str] = ()) -> str:
        words = actions.sentence(action, _build_values(labels), names, _stacks(labels))
        # It may begin with an article.
        return words[:1].upper() + words[1:]

    def sign(self, action: Play, labels: Labels | None = None, names: Sequence[str] = ()) -> str:
        return actions.sign(action, _build_values(labels), names)

    def deed(self, action: Play) -> str:
        return actions.deed(action)

    def reckoning(
        self,
        rule_set: RuleSet,
        view: SeatView,
        card: Card,
        chosen: Sequence[Target],
        action: Play | None = None,
        *,
        possible: bool = True,
    ) -> str:
        values = _build_values(view.labels)
        loose = [target.card for target in chosen if target.card is not None]
        builds = [values[target.zone.owner] for target in chosen if target.card is None]
        return reckoning(casino_rules(rule_set), card, loose, builds, action, possible=possible)

    def worth(self, rule_set: RuleSet, card: Card, *, in_hand: bool) -> str:
        return worth(casino_rules(rule_set), card, in_hand=in_hand)

    def gain(self, rule_set: RuleSet, view: SeatView, action: Play) -> str:
        return gain(casino_rules(rule_set), view, action, self.category)

    def situation(self, rule_set: RuleSet, standing: Standing, view: SeatView, names: Sequence[str] = ()) -> list[str]:
        rules = casino_rules(rule_set)
        company = Company.of(standing)
        number = view.number if company.deals is None else company.deals
        told = [deal_of(number, rules.deals)]
        if rules.plan_of_those_left:
            gone = [name for seat, name in enumerate(names) if seat not in rules.at(standing.points).inside]
            leaves = translate("Situation", "a player leaves at {points} points").format(points=rules.target)
            left = translate("Situation", "Out: {names}").format(names=joined(gone))
            told.append(left if gone else leaves)
        elif rules.target:
            told.append(to_points(rules.target))
        if rules.rubber:
            won = score(company.won or (0,) * len(rules.sides))
            told.append(translate("Situation", "Matches won {score}").format(score=won))
        if rules.must_sweep and (values := sweeping(rules, view)):
            named = joined([value_name(value) for value in values])
            told.append(translate("Situation", "Sweep with {values}").format(values=named))
        return [one for one in (*told, deals(view, names)) if one]

    def next_deal(self, standing: Standing) -> str:
        """Return how many matches of a rubber both sides have won."""
        won = Company.of(standing).won
        if len(won) != 2 or not any(won) or standing.over:
            return ""
        return translate("Standing", "The matches stand at {own} to {other}.").format(own=won[0], other=won[1])

    def line_title(self, line: ScoreLine) -> str:
        """Return the title of a line; cards in it have their names of the French pack, the only one at Casino."""
        with french_names():
            return super().line_title(line)

    def line_detail(self, line: ScoreLine) -> str:
        values = dict(line.params)

        def number(name: str) -> int:
            value = values.get(name, 0)
            return value if isinstance(value, int) else 0

        match line.code:
            case "won" if values.get("more"):
                return translate("Scores", "more spades")
            case "won":
                cards = translate("Scores", "%n card(s)", "", number("cards"))
                told = translate("Scores", "{cards}, {spades} ♠").format(cards=cards, spades=number("spades"))
                return ", ".join([told, *self._further(line)])
            case "most_spades" | "shared_spades" | "spades_above" | "seven_spades":
                return translate("Scores", "%n spade(s)", "", number("spades"))
            case "spades" | "each_spade":
                return translate("Scores", "%n spade(s)", "", number("count"))
            case "most_cards":
                return translate("Scores", "%n card(s)", "", number("cards"))
            case "difference":
                words = translate("Scores", "{own} minus {other}")
                return words.format(own=number("own"), other=number("other"))
        return ", ".join(self._further(line))

    def _further(self, line: ScoreLine) -> list[str]:
        """Return the numbers of a line that a score sheet asks for, but for cards and spades, such as ``Diamonds: 7``.
        Their names come from the program or from the part that brings the line.
        """
        words = translate("Scores", "{title}: {detail}")
        return [
            words.format(title=self.category(name), detail=value)
            for name, value in line.params
            if name not in ("cards", "spades") and self.has_category(name) and not isinstance(value, bool)
        ]

    def has_no_points(self, line: ScoreLine) -> bool:
        return line.code == Line.WON

    def row_won(self, rule_set: RuleSet, persons: int) -> str:
        if not casino_rules(rule_set).rubber:
            return ""
        return translate("Settlement", "{names} win(s) the rubber", "", persons)

    def settlement(self, rule_set: RuleSet, standing: Standing, sides: Sequence[str]) -> list[str]:
        words = translate("Settlement", "{name}: fewer than half of {target} points, which counts double (lurch).")
        target = rule_set.options.get("target", 0)
        lurched = [
            words.format(name=name, target=target)
            for name, factor in zip(sides, standing.factors, strict=False)
            if factor > 1
        ]
        return [*lurched, *account_sentences(standing, sides)]

    def goal(self, rule_set: RuleSet) -> str:
        return translate("Settlement", "The fewest points win.") if casino_rules(rule_set).good < 0 else ""

    def zone(
        self, zone: Zone, seats: Sequence[str], sides: Sequence[str], label: Mapping[str, object] | None = None
    ) -> str:
        if zone == ASIDE:
            return translate("Places", "Put aside for the last capture")
        if zone.name == "marks":
            return translate("Places", "Marking cards held by {name}").format(name=name_of(zone.owner, sides))
        if zone.name != "build":
            return super().zone(zone, seats, sides, label)
        value = (label or {}).get("value")
        groups = (label or {}).get("groups", 1)
        if not isinstance(value, int):
            return translate("Places", "Build {number}").format(number=zone.owner)
        if (label or {}).get("builder") == NOBODY or groups == 0:
            return translate("Places", "Stack of {value}").format(value=value)
        if isinstance(groups, int) and groups > 1:
            return translate("Places", "Multiple build of {value}").format(value=value_name(value))
        return translate("Places", "Build of {value}").format(value=value_name(value))


def _build_values(labels: Labels | None) -> dict[int, int]:
    """Return the value of each build on the table, by the build's number."""
    values = {zone.owner: dict(params).get("value") for zone, params in (labels or {}).items()}
    return {number: value for number, value in values.items() if isinstance(value, int)}


def _stacks(labels: Labels | None) -> set[int]:
    """Return the numbers of the builds that are stacks."""
    told = {zone.owner: dict(params) for zone, params in (labels or {}).items()}
    return {number for number, label in told.items() if label.get("builder") == NOBODY or label.get("groups") == 0}


WORDS = CasinoWords()
