"""The garbage collector rests inside a block, and what is due afterwards is collected at once."""

from __future__ import annotations

import gc
import weakref

import pytest

from cardtable.ai.collecting import collect_what_is_due, no_collecting


class _Ring:
    """Something that only the collector frees."""

    def __init__(self) -> None:
        self.itself = self


def _fails_inside() -> None:
    with no_collecting():
        assert not gc.isenabled()
        raise ValueError("inside")


@pytest.mark.parametrize("before", [True, False])
def test_it_works_again_after_a_block_if_it_did_before(before: bool) -> None:
    collects = gc.isenabled()
    (gc.enable if before else gc.disable)()
    try:
        with pytest.raises(ValueError, match="inside"):
            _fails_inside()
        assert gc.isenabled() is before
    finally:
        (gc.enable if collects else gc.disable)()


def _left_behind(number: int) -> weakref.ref[_Ring]:
    rings = [_Ring() for _ in range(number)]
    return weakref.ref(rings[0])


def test_what_many_objects_leave_behind_is_collected_at_once() -> None:
    collects = gc.isenabled()
    gc.collect()
    try:
        gc.disable()
        first = _left_behind(2 * gc.get_threshold()[0])
        collect_what_is_due()
        assert first() is not None, "as long as it is turned off"
        gc.enable()
        collect_what_is_due()
        assert first() is None
    finally:
        (gc.enable if collects else gc.disable)()


def test_a_few_objects_are_left_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[int] = []
    monkeypatch.setattr(gc, "collect", calls.append)
    monkeypatch.setattr(gc, "get_count", lambda: (1, 0, 0))
    monkeypatch.setattr(gc, "isenabled", lambda: True)
    collect_what_is_due()
    assert calls == []
