"""What nobody can mean who agrees on rules of Piquet is refused with a reason, by whichever door it comes."""

from __future__ import annotations

import pytest

from cardtable.core.errors import CodedError, RecordError, RuleSetError
from cardtable.core.rules import Options
from cardtable.engine import begin
from cardtable.games.registry import variant
from cardtable.session.agreements import Agreement, agreement_from_text, agreement_to_text
from cardtable.session.numbers import code_text, read_code

NONSENSE: list[tuple[str, int, Options, str]] = [
    ("piquet.points", 2, {"repique": "count", "pique": "own_partie"}, "pique_above_repique"),
    ("piquet.points", 2, {"target": 150, "pique": "own_partie"}, "pique_above_repique"),
    ("piquet.session", 2, {"deals": 1}, "nothing_to_carry_to"),
]
FINE: list[tuple[str, int, Options]] = [
    ("piquet.points", 2, {"pique": "own_partie"}),
    ("piquet.points", 2, {"target": 150, "repique": "own_partie", "pique": "own_partie"}),
    ("piquet.session", 2, {"deals": 1, "divided": "nobody"}),
    ("piquet.session", 2, {"deals": 2}),
    ("piquet.session", 2, {"deals": 0}),
]


@pytest.mark.parametrize(("name", "players", "options", "code"), NONSENSE)
def test_nonsense_is_refused_with_its_reason(name: str, players: int, options: Options, code: str) -> None:
    kind = variant(name)
    made = kind.rule_set(players, options)
    with pytest.raises(RuleSetError) as refused:
        kind.sensible(made)
    assert refused.value.code == code
    # A file, a code and a caller from outside are other doors to the same.
    with pytest.raises(RecordError) as in_file:
        agreement_from_text(agreement_to_text(Agreement("Ours", made)))
    assert (in_file.value.code, in_file.value.place) == (code, "options")
    with pytest.raises(CodedError) as in_code:
        read_code(code_text(made, None))
    assert in_code.value.code == code
    with pytest.raises(RuleSetError, match=code.replace("_", " ")):
        begin(name, players, options=options)


@pytest.mark.parametrize(("name", "players", "options", "code"), NONSENSE)
def test_what_was_agreed_before_keeps_its_meaning(name: str, players: int, options: Options, code: str) -> None:
    kind = variant(name)
    made = kind.rule_set(players, options)
    assert kind.restored(players, kind.changes(made)) == made


@pytest.mark.parametrize(("name", "players", "options"), FINE)
def test_what_is_near_to_it_can_be_meant(name: str, players: int, options: Options) -> None:
    made = variant(name).rule_set(players, options)
    assert variant(name).sensible(made) == made
    read = read_code(code_text(made, None))
    assert read.rule_set == made
