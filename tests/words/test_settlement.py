"""What a match of Piquet or Casino pays, as it is shown at its end."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.settings import Settings
from cardtable.core.scores import ScoreLine, parameters
from cardtable.core.state import Standing
from cardtable.games.casino.scoring import fold as casino_fold
from cardtable.games.casino.variants import casino_rules
from cardtable.games.piquet.matches import begin, fold
from cardtable.games.piquet.variants import piquet_rules
from cardtable.games.registry import variant
from cardtable.ui.dialogs.match_result import MatchResultDialog
from cardtable.words.casino import WORDS as CASINO_WORDS
from cardtable.words.piquet import WORDS

NAMES = ("Anna", "Björn", "Clara", "David")


def ended(name: str, deals: list[tuple[int, ...]], players: int = 2, **options: Any) -> tuple[Any, Standing]:
    """A match whose deals bring the sides so many points, folded to its end."""
    rule_set = variant(f"piquet.{name}").rule_set(players, options)
    rules = piquet_rules(rule_set)
    standing = begin(rules, 0)
    for points in deals:
        lines = [ScoreLine("play", side, number, parameters()) for side, number in enumerate(points) if number]
        standing = fold(rules, standing, lines)
    assert standing.over
    return rule_set, standing


@pytest.mark.parametrize(
    ("name", "deals", "expected"),
    [
        (
            "four_deals",
            [(48, 16), (16, 40), (13, 36), (44, 14)],
            ["The difference: 121 − 106 = 15.", "Rounded to 10s: +20"],
        ),
        ("four_deals", [(48, 16), (16, 30), (13, 36), (44, 14)], ["2 × (121 + 100 + 4 short) = 450."]),
        ("rubicon", [(20, 10)] * 5 + [(20, 60)], ["The Rubicon was crossed: 120 − 110 + 100 = 110."]),
        ("rubicon", [(20, 10)] * 6, ["The Rubicon was not crossed: 120 + 60 + 100 = 280."]),
        ("points", [(100, 40)], ["Björn: fewer than 50 points", "Anna +2 and Björn −2"]),
    ],
)
def test_the_sum_can_be_followed(
    name: str, deals: list[tuple[int, ...]], expected: list[str], translation: Translation
) -> None:
    words = " ".join(WORDS.settlement(*ended(name, deals), NAMES[:2]))
    for part in expected:
        assert part in words


@pytest.mark.parametrize(("stake", "told"), [(0, ""), (5, "The accounts: Anna −10, Björn −5 and Clara +15.")])
def test_the_stakes_of_casino_are_told(stake: int, told: str, translation: Translation) -> None:
    rule_set = variant("casino.berlin1810").rule_set(3, {"stake": stake})
    standing = casino_fold(casino_rules(rule_set), Standing((7, 8, 15), 0), [ScoreLine("ace", 2, 1)])
    words = CASINO_WORDS.settlement(rule_set, standing, NAMES[:3])
    assert words[0] == "Anna: fewer than half of 16 points, which counts double (lurch)."
    assert words[1:] == [told] * bool(told)


@pytest.mark.parametrize(
    ("name", "players", "deals", "options"),
    [
        ("kings", 3, [(100, 0, 0), (100, 0, 0), (0, 0, 100)], {}),
        ("chouette", 3, [(100, 0, 0), (100, 0, 0), (100, 0, 0)], {"parties": 3}),
        ("norman", 3, [(100, 0, 0), (0, 100, 0)], {}),
        ("robber", 4, [(100, 40)], {}),
        ("points", 2, [(100, 40), (100, 60)], {"best_of_five": True}),
    ],
)
def test_every_end_of_several_persons_can_be_shown(
    qtbot: QtBot,
    translation: Translation,
    name: str,
    players: int,
    deals: list[tuple[int, ...]],
    options: dict[str, Any],
) -> None:
    rule_set, standing = ended(name, deals, players, **options)
    sides = NAMES[: len(standing.points)]
    dialog = MatchResultDialog(standing, sides, Settings(), rule_set=rule_set)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.grab().isNull()


def test_a_repique_of_its_own_is_told_apart(translation: Translation) -> None:
    rule_set = variant("piquet.points").rule_set(2)
    rules = piquet_rules(rule_set)
    standing = fold(rules, begin(rules, 0), [ScoreLine("repique_partie", 0, 0)])
    standing = fold(rules, standing, [ScoreLine("play", 1, 100), ScoreLine("play", 0, 60)])
    words = " ".join(WORDS.settlement(rule_set, standing, NAMES[:2]))
    assert "Repiques paid as matches: Anna +1 and Björn −1." in words
    assert "The accounts: Anna 0 and Björn 0." in words
