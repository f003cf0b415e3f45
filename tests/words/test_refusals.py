"""What nobody can mean who agrees on rules is told in a sentence of either language."""

from __future__ import annotations

import pytest

from cardtable.app.i18n import Translation
from cardtable.core.errors import RuleSetError
from cardtable.core.rules import Options
from cardtable.games.registry import variant
from cardtable.words.errors import error_sentence
from tests.games.ecarte.test_sense import NONSENSE as OF_ECARTE
from tests.games.piquet.test_sense import NONSENSE as OF_PIQUET


@pytest.mark.parametrize(("name", "players", "options", "code"), [*OF_ECARTE, *OF_PIQUET])
def test_nonsense_is_refused_in_two_languages(
    translation: Translation, name: str, players: int, options: Options, code: str
) -> None:
    kind = variant(name)
    with pytest.raises(RuleSetError) as refused:
        kind.sensible(kind.rule_set(players, options))
    told = error_sentence(refused.value)
    translation.switch("de")
    german = error_sentence(refused.value)
    assert told != german
    for one in (told, german):
        assert one.endswith(".")
        assert code not in one
        assert "{" not in one
