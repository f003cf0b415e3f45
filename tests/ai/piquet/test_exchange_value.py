"""What an exchange is worth by the table, and the program that learns it."""

from __future__ import annotations

import shutil
import zlib
from importlib.resources import files
from pathlib import Path

import pytest

from cardtable.ai.piquet.exchange_value import (
    DEALER,
    ELDER,
    NAME,
    NUMBERS,
    Exchanges,
    by_value,
    decode,
    encode,
    kept_by_value,
    loss_of_buying,
)
from cardtable.ai.piquet.exchanges import CANDIDATES
from cardtable.ai.piquet.prospect import Prospect
from cardtable.ai.piquet.worth import Worth
from cardtable.core.cards import PACK_32
from cardtable.core.chance import rng, shuffled
from cardtable.games.piquet.ranking import mask_of
from generators.piquet import __main__ as generator
from generators.piquet.__main__ import compiled, excesses, learn, worths
from tests.ai.piquet.cavendish import DISCARDS
from tests.games.piquet.tables import rules_of, standing_of, suited

RUBICON = rules_of("rubicon")


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The generator's program."""
    if shutil.which("cc") is None:
        pytest.skip("the generator needs a compiler")
    return compiled(tmp_path_factory.mktemp("generator"))


def test_all_exchanges_are_in_order_and_each_is_there_once() -> None:
    hand = shuffled(PACK_32, rng(5))[:12]
    found = by_value(hand, ELDER, 8, 1, 5, 2000)
    # 12 + 66 + 220 + 495 + 792
    assert len({frozenset(cards) for _, cards in found}) == len(found) == 1585
    assert [value for value, _ in found] == sorted((value for value, _ in found), reverse=True)
    assert by_value(hand, ELDER, 8, 1, 5, 20) == found[:20]


def test_to_buy_nothing_is_not_preferred() -> None:
    hand = shuffled(PACK_32, rng(6))[:12]
    for width in (1, 40, 2000):
        *others, (nothing, cards) = by_value(hand, DEALER, 3, 0, 3, width)
        assert cards == ()
        assert nothing <= others[-1][0]
        # Who may lay away a single card that is of no use has lost nothing by it.
        assert nothing <= by_value(hand, DEALER, 3, 1, 1, 1)[0][0]


def test_what_is_kept_by_value_is_what_the_best_exchange_of_so_many_keeps() -> None:
    hand = shuffled(PACK_32, rng(7))[:12]
    for seat, talon, number in ((ELDER, 8, 5), (ELDER, 8, 4), (DEALER, 3, 3), (DEALER, 4, 4)):
        (_, away), *_ = by_value(hand, seat, talon, number, number, 1)
        assert kept_by_value(hand, number, seat, talon) == mask_of(hand) & ~mask_of(away)


def test_what_buying_fewer_loses_is_the_difference_of_the_best_exchanges() -> None:
    out = []
    for number in range(12):
        hand = shuffled(PACK_32, rng(9, number))[:12]
        (best, _), *_ = by_value(hand, ELDER, 8, 1, 5, 1)
        for bought in range(1, 6):
            (value, _), *_ = by_value(hand, ELDER, 8, bought, bought, 1)
            loss = loss_of_buying(hand, bought, ELDER, 1, 5)
            out.append(abs(loss - (best - value)))
            assert loss_of_buying(hand, bought, ELDER, 1, 5, loss) == loss
            assert loss == 0 or loss / 2 < loss_of_buying(hand, bought, ELDER, 1, 5, loss / 2) <= loss
    # The best exchange lays away only such cards as would be missed least, nearly always.
    assert sum(error < 0.01 for error in out) > len(out) * 3 // 4
    assert sum(out) / len(out) < 0.5


def test_suits_are_alike() -> None:
    hand = suited("S:AKQJ H:K97 D:QT8 C:87")
    turned = suited("C:AKQJ S:K97 H:QT8 D:87")
    values = [value for value, _ in by_value(hand, ELDER, 8, 1, 5, 50)]
    assert values == pytest.approx([value for value, _ in by_value(turned, ELDER, 8, 1, 5, 50)])


def test_a_quint_and_four_aces_are_worth_more_than_what_breaks_them() -> None:
    exchanges = Exchanges(mask_of(suited("S:AKQJT H:A8 D:A87 C:A7")), ELDER)
    keeps = exchanges.value(mask_of(suited("H:8 D:87 C:7")))
    # The quint alone counts fifteen, the aces fourteen, and both bring about the Neunziger.
    assert keeps - exchanges.value(mask_of(suited("S:T H:8 D:87 C:7"))) > 10
    assert keeps - exchanges.value(mask_of(suited("C:A H:8 D:87"))) > 10


def test_a_file_of_something_else_is_refused() -> None:
    numbers = decode(files("cardtable.ai.piquet").joinpath(NAME).read_bytes())
    assert encode(numbers)[:9] == b"piquet ex"
    assert len(numbers) == 2 * NUMBERS
    with pytest.raises(ValueError, match="piquet"):
        decode(b"piquet exchanges 2\n")
    with pytest.raises(ValueError, match="2"):
        encode(numbers[:2])
    with pytest.raises(ValueError, match="2"):
        decode(encode(numbers)[:19] + zlib.compress(b"12"))


def test_the_generator_counts_deals_as_the_program_does(program: Path) -> None:
    worth = Worth(RUBICON, Prospect(RUBICON, standing_of(RUBICON, (0, 0)), 0, 1))
    hands = [shuffled(PACK_32, rng(8, number)) for number in range(60)]
    pairs = [(mask_of(pack[:12]), mask_of(pack[12:24])) for pack in hands]
    # A Neunziger for either, and a capot.
    rich = mask_of(suited("S:AKQJT98 H:AK D:AK C:A")), mask_of(suited("H:QJT9 D:QJT9 C:KQJT"))
    pairs += [rich, rich[::-1]]
    assert worths(program, pairs) == [worth.of_elder(elder, dealer) for elder, dealer in pairs]


def test_equal_seeds_learn_equal_tables(program: Path, tmp_path: Path) -> None:
    first, again, other = (learn(program, seed, 1, 60, 80, tmp_path / "numbers", quiet=True) for seed in (3, 3, 4))
    assert first == again != other
    assert len(first) == 2 * NUMBERS


@pytest.mark.slow
def test_what_is_told_is_what_comes(program: Path, tmp_path: Path) -> None:
    numbers = tmp_path / "numbers"
    numbers.write_bytes(decode(files("cardtable.ai.piquet").joinpath(NAME).read_bytes()))
    told = excesses(program, 5, 20_000, numbers)
    assert {(seat, talon) for seat, talon in told if told[seat, talon][0] > 100} == {
        (ELDER, 8),
        (DEALER, 3),
        (DEALER, 4),
        (DEALER, 5),
    }
    for deals, excess in told.values():
        # One deal spreads by 33 points.
        assert abs(excess) < 4 * 33 / deals**0.5


def test_what_cavendish_recommends_is_tried() -> None:
    left_out = []
    for number, seat, hand, away in DISCARDS:
        talon, most = (8, 5) if seat == ELDER else (3, 3)
        tried = [cards for _, cards in by_value(suited(hand), seat, talon, 1, most, CANDIDATES)]
        if tuple(sorted(suited(away))) not in tried:
            left_out.append((number, seat))
    # A suit of Q T 9 8 7 thrown whole to keep K Q J, A 9 and J 9, and one card alone bought by the dealer.
    assert left_out == [(13, DEALER), (15, ELDER)]


def test_the_generator_writes_and_compares_a_table(
    program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(generator, "compiled", lambda folder: program)
    out = tmp_path / "table"
    small = ["--out", str(out), "--hands", "1", "--fresh", "2"]
    generator.main([*small, "--rounds", "0", "--deals", "20", "--last", "30"])
    assert len(decode(out.read_bytes())) == 2 * NUMBERS
    learned = out.read_bytes()
    told = capfd.readouterr().out
    generator.main([*small, "--verify"])
    assert out.read_bytes() == learned
    # The same hands and deals after the same table.
    assert [line for line in told.splitlines() if "first choice behind" in line] == capfd.readouterr().out.splitlines()
