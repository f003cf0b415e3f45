"""The computer players' process with the toy among its families."""

from __future__ import annotations

from cardtable.ai.worker import main
from cardtable.games.registry import register
from tests.toy.door import ROOMS, RULE_PAGES
from tests.toy.family import FAMILY

if __name__ == "__main__":
    register(FAMILY, ROOMS, RULE_PAGES)
    raise SystemExit(main())
