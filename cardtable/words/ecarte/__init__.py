"""Écarté in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from cardtable.core.cards import HIDDEN, suit_of
from cardtable.core.company import Company
from cardtable.core.events import Announced, Event
from cardtable.core.rules import RuleSet
from cardtable.core.scores import ScoreLine
from cardtable.core.state import LegalActions, Standing
from cardtable.core.view import SeatView
from cardtable.core.zones import TURNED
from cardtable.games.ecarte.actions import EcarteAction, Kind
from cardtable.games.ecarte.betting import Bet
from cardtable.games.ecarte.codes import Said
from cardtable.games.ecarte.evening import evening_of
from cardtable.games.ecarte.ranking import RANKS
from cardtable.games.ecarte.rules import MATCH
from cardtable.games.ecarte.variants import CHOUETTE
from cardtable.words.cards import card_signs, joined, rank_sign
from cardtable.words.ecarte import actions
from cardtable.words.ecarte.guide import GALLERY, GUIDES
from cardtable.words.ecarte.options import CHOICES, EXPLANATIONS, GROUPS, OPTIONS
from cardtable.words.ecarte.players import PLAYER_TEXTS, REASONS
from cardtable.words.ecarte.rules import DESCRIPTIONS, DIFFERENCES, PRESETS, TITLE, VARIANTS
from cardtable.words.ecarte.scores import CATEGORIES, TITLES
from cardtable.words.ecarte.speech import NUMBERS, OBJECTED_TO, SPEECH, TALES
from cardtable.words.family import Labels, Texts, WordsOf
from cardtable.words.mark import QT_TRANSLATE_NOOP, fill, translate
from cardtable.words.reasons import OF_SEVERAL
from cardtable.words.situation import deal_of, elder_hand, to_points, trumps

if TYPE_CHECKING:
    from cardtable.words.faults import FaultWords
    from cardtable.words.own_words import OwnWords
    from cardtable.words.puzzle_kind import PuzzleWords

_UNITS = frozenset({"stake_won", "stake_lost", "pool_won", "pool_lost", "bet_won", "bet_lost"})
"""Lines that are settled in the accounts and add no points."""


class EcarteWords(WordsOf[EcarteAction]):
    """The words of Écarté; see ``WordsOf``."""

    title = TITLE
    motto = QT_TRANSLATE_NOOP("Rules", "Exchange or play?")
    variants: ClassVar[Texts] = VARIANTS
    descriptions: ClassVar[Texts] = DESCRIPTIONS
    differences: ClassVar[Texts] = DIFFERENCES
    presets: ClassVar[Texts] = PRESETS
    options: ClassVar[Texts] = OPTIONS
    explanations: ClassVar[Texts] = EXPLANATIONS
    choices: ClassVar[Mapping[str, Texts]] = CHOICES
    groups: ClassVar[Texts] = GROUPS
    titles: ClassVar[Texts] = TITLES
    feats: ClassVar[Mapping[str, frozenset[str]]] = {
        "vole": frozenset({"vole"}),
        "king": frozenset({"king", "king_turned"}),
    }
    speech: ClassVar[Texts] = SPEECH
    tales: ClassVar[Texts] = TALES
    objected: ClassVar[Texts] = OBJECTED_TO
    categories: ClassVar[Texts] = CATEGORIES
    player_texts: ClassVar[Texts] = PLAYER_TEXTS
    reasons: ClassVar[Texts] = REASONS
    of_several: ClassVar[Texts] = OF_SEVERAL
    guides: ClassVar[Texts] = GUIDES

    def rules_in_words(self, rule_set: RuleSet) -> Sequence[tuple[str, Sequence[str]]]:
        from cardtable.words.ecarte.written import written

        return written(rule_set, self.option_group)

    def is_put_together(self, rule_set: RuleSet) -> bool:
        from cardtable.words.told import differs

        return differs(rule_set)

    def remark(self, lines: Iterable[ScoreLine], sides: Sequence[str]) -> str:
        """Return how many units of the bets in ``lines`` have no counterpart and go back; an empty text if
        none have.
        """
        laid: dict[int, int] = {}
        for line in lines:
            if line.code == "bet":
                values = dict(line.params)
                laid[int(values["on"])] = laid.get(int(values["on"]), 0) + int(values["units"])
        covered = min(laid.values()) if len(laid) > 1 else 0
        words = translate("Scores", "Bets of {units} on {name} are not covered and are returned.")
        return " ".join(
            words.format(name=sides[on], units=units - covered) for on, units in laid.items() if units > covered
        )

    def puzzles(self) -> Mapping[str, PuzzleWords]:
        from cardtable.words.ecarte.puzzles import PUZZLES

        return PUZZLES

    def own_count(self) -> Mapping[str, OwnWords]:
        from cardtable.words.ecarte.own_count import OWN_COUNT

        return OWN_COUNT

    def faults(self) -> FaultWords:
        from cardtable.words.ecarte.faults import FAULT_WORDS

        return FAULT_WORDS

    def label(self, action: EcarteAction) -> str:
        return actions.label(action)

    def heading(self, action: EcarteAction, names: Sequence[str] = (), said: Iterable[Announced] = ()) -> str:
        return actions.heading(action, names, said)

    def sentence(self, action: EcarteAction, labels: Labels | None = None, names: Sequence[str] = ()) -> str:
        return actions.sentence(action, names)

    def sign(self, action: EcarteAction, labels: Labels | None = None, names: Sequence[str] = ()) -> str:
        return actions.sign(action, names)

    def brief(self, action: EcarteAction, labels: Labels | None = None, names: Sequence[str] = ()) -> str:
        if action.kind is Kind.CHANGE and action.cards:
            return card_signs(action.cards)
        return super().brief(action, labels, names)

    def situation(self, rule_set: RuleSet, standing: Standing, view: SeatView, names: Sequence[str] = ()) -> list[str]:
        turned = [card for card, face_up in view.cards(TURNED) if face_up and card != HIDDEN]
        players = Company.of(standing).players or (0, 1)
        paid = sum(evening_of(standing).paid)
        pool = translate("Situation", "in the pool: {units}").format(units=paid) if paid else ""
        words = [deal_of(view.number), to_points(MATCH), pool, elder_hand(view, players, names)]
        return [one for one in (*words, *(trumps(suit_of(card)) for card in turned)) if one]

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
        from cardtable.words.seat_parts import chouette

        laid = [one for one in evening_of(standing).bets if one.seat == seat and one.units]
        for event in view.said:
            if event.code == Said.BET and event.seat == seat:
                values = dict(event.params)
                laid.append(Bet(seat, int(values["on"]), int(values["units"])))
        words = translate("SeatParts", "{units} on {name}")
        bets = joined([words.format(units=one.units, name=names[one.on]) for one in laid])
        if rule_set.variant == CHOUETTE:
            return chouette(Company.of(standing), seat)
        return bets or super().part(rule_set, standing, view, seat, names, sides, viewer)

    def roles(self, rule_set: RuleSet, standing: Standing, sides: Sequence[str]) -> str:
        company = Company.of(standing)
        if rule_set.variant != CHOUETTE or not company.players:
            return ""
        box, captain = (sides[seat] for seat in company.players)
        return translate("SheetWindow", "{name} has the box, and {captain} plays for the company.").format(
            name=box, captain=captain
        )

    def line_detail(self, line: ScoreLine) -> str:
        values = dict(line.params)

        def number(name: str) -> int:
            value = values.get(name, 0)
            return value if isinstance(value, int) else 0

        match line.code:
            case "point" | "stood_point" | "refused_point" if "tricks" in values:
                return translate("Scores", "%n trick(s)", "", number("tricks"))
            case "capped":
                words = translate("Scores", "{counted} instead of {most}")
                return words.format(counted=number("counted"), most=number("most"))
            case "stake_won" | "stake_lost" if number("factor") > 2:
                return translate("Scores", "treble")
            case "stake_won" | "stake_lost" if number("factor") > 1:
                # Two stakes are paid for a matsch or, in the English payment, for a double match.
                return translate("Scores", "double")
            case "bet" | "pool_paid":
                return str(number("units"))
            case "bet_won" | "bet_lost":
                words = translate("Scores", "{covered} of {units}")
                return words.format(covered=number("covered"), units=number("units"))
            case "bet_returned":
                return translate("Scores", "{back} back").format(back=number("back"))
        return ""

    def brackets(self, lines: Iterable[ScoreLine]) -> str:
        lines = tuple(lines)
        if any(line.code in _UNITS for line in lines):
            return translate("DealResultDialog", "Units from stakes and bets are in brackets.")
        return super().brackets(lines)

    def settlement(self, rule_set: RuleSet, standing: Standing, sides: Sequence[str]) -> list[str]:
        if not rule_set.options["treble"]:
            words = translate("Settlement", "{name}: no points, which counts double (matsch).")
            return [words.format(name=sides[side]) for side, factor in enumerate(standing.factors) if factor > 1]
        double = translate("Settlement", "{name}: one or two points, which counts double.")
        treble = translate("Settlement", "{name}: no points, which counts treble.")
        return [
            (treble if factor > 2 else double).format(name=sides[side])
            for side, factor in enumerate(standing.factors)
            if factor > 1
        ]

    def speech_values(self, event: Announced, names: Sequence[str]) -> dict[str, object]:
        values = super().speech_values(event, names)
        count = values.get("count")
        if isinstance(count, int) and 0 <= count < len(NUMBERS):
            values["number"] = translate("Speech", NUMBERS[count])
        return values

    def guide(self, phase: str, legal: LegalActions) -> str:
        ranks = " ".join(rank_sign(rank) for rank in reversed(RANKS))
        return fill(super().guide(phase, legal), {"ranks": ranks})

    def guide_notes(
        self, rule_set: RuleSet, standing: Standing, legal: LegalActions, seat: int, happened: Sequence[Event]
    ) -> Mapping[str, str]:
        notes = super().guide_notes(rule_set, standing, legal, seat, happened)
        company = Company.of(standing)
        if rule_set.variant == CHOUETTE:
            from cardtable.words.seat_parts import chouette_notes

            return {**notes, **chouette_notes(company, seat)}
        # Two who play in turn have nobody who looks on.
        if company.players and rule_set.players > 2:
            return {**notes, "gallery": translate("Guide", GALLERY)}
        return notes


WORDS = EcarteWords()
