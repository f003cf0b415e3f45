"""The command line of the generator that the package describes."""

from __future__ import annotations

import argparse
import struct
import subprocess
import tempfile
import time
from pathlib import Path

from cardtable.ai.ecarte import against
from cardtable.ai.ecarte.against import AgainstTheList, decode_against, encode_against
from cardtable.ai.ecarte.equilibrium import (
    FORMS,
    GROUPS,
    KEPT,
    NAME,
    Equilibrium,
    decode,
    encode,
    scores,
)
from generators.ecarte.dealer import evenly

_TABLES = Path(__file__).parents[3] / "cardtable" / "ai" / "ecarte"


def compiled(folder: Path) -> Path:
    """Compile ``solve.c`` into ``folder``, and return the program. Raises ``OSError`` without a compiler,
    ``CalledProcessError`` if it fails.
    """
    program = folder / "solve"
    source = Path(__file__).with_name("solve.c")
    # No contraction of products and sums: the table is to be the same on every machine.
    command = ["cc", "-O3", "-march=native", "-ffp-contract=off", "-o", str(program), str(source), "-lm"]
    subprocess.run(command, check=True, timeout=300)
    return program


def solve(
    program: Path, seed: int, rounds: int, deals: int, records: int, passes: int, numbers: Path, quiet: bool = False
) -> bytes:
    """Run the program; return the numbers that it writes to the file ``numbers``. Its report goes to standard output
    unless ``quiet``. Raises ``CalledProcessError`` if it fails.
    """
    arguments = [str(number) for number in (seed, rounds, deals, records, passes)]
    subprocess.run(
        [str(program), "solve", *arguments, str(numbers)], check=True, stdout=subprocess.DEVNULL if quiet else None
    )
    return numbers.read_bytes()


def prove(program: Path, seed: int, deals: int, records: int, numbers: Path) -> None:
    """Report on standard output what a best response gains against the strategy in the file ``numbers``.

    This is done for responses in words alone, in elder's exchanges as well, and in the dealer's as well, with ``seed``
    and the two numbers after it as seeds; none of them should be the seed of the strategy.
    """
    for place, part in enumerate(("words", "elder", "dealer")):
        arguments = [str(number) for number in (seed + place, deals, records)]
        subprocess.run([str(program), "prove", *arguments, str(numbers), part], check=True)


def answer(program: Path, seed: int, deals: int, table: Equilibrium, folder: Path) -> AgainstTheList:
    """Return the words that pay most against a player by the old list, from so many ``deals`` on either seat; the words
    of ``table`` where others are not better on deals that they were not chosen on. Raises ``CalledProcessError`` if the
    program fails.
    """
    numbers, found = folder / "table", folder / "found"
    rows = (row for score in scores() for row in table.first[score])
    numbers.write_bytes(numbers_of(table) + b"".join(rows))
    subprocess.run([str(program), "against", str(seed), str(deals), str(numbers), str(found)], check=True)
    data = found.read_bytes()
    size, order = 2 * FORMS, scores()
    all_gains = struct.unpack("<144d", data[2 * size * len(order) :])
    first, gains = {}, {}
    for place, (matsch, elder, dealer) in enumerate(order):
        score, at = (matsch, elder, dealer), 2 * (36 * matsch + 6 * elder + dealer)
        words, gained = [], []
        for seat, gain in enumerate(all_gains[at : at + 2]):
            start = size * (2 * place + seat)
            words.append(data[start : start + size] if gain > 0 else table.first[score][seat])
            gained.append(max(0.0, gain))
        first[score], gains[score] = (words[0], words[1]), (gained[0], gained[1])
    return AgainstTheList(first, gains)


def table_of(numbers: bytes) -> Equilibrium:
    """Return the table made of the bytes that ``solve.c`` writes."""
    place = 0

    def take(count: int) -> bytes:
        nonlocal place
        place += count
        return numbers[place - count : place]

    parts = bytearray()
    for majority, vole, king in struct.iter_unpack("<3f", take(GROUPS * KEPT * 12)):
        parts += bytes((_byte(majority * 255), _byte((vole + 1) * 127), _byte((king + 1) * 127)))
    rows = [(take(2 * FORMS), take(2 * FORMS)) for _ in range(2)]
    matches: list[tuple[float, ...]] = []
    first = {}
    last = None
    for score in scores():
        if last is not None and score[0] != last:
            matches.append(struct.unpack("<36d", take(288)))
        last = score[0]
        first[score] = (take(2 * FORMS), take(2 * FORMS))
    matches.append(struct.unpack("<36d", take(288)))
    return Equilibrium(first, rows[1], rows[0], bytes(parts), (matches[0], matches[1]))


def numbers_of(table: Equilibrium) -> bytes:
    """Return the bytes of a table as ``solve.c`` writes them, as far as ``prove`` reads them: the chances of kept
    cards, rounded as they are in the shipped table, and the words for points.
    """
    parts = bytearray()
    for majority, vole, king in struct.iter_unpack("<3B", table.parts):
        parts += struct.pack("<3f", majority / 255, vole / 127 - 1, king / 127 - 1)
    return b"".join((parts, *table.points, *table.later))


def _byte(value: float) -> int:
    return min(255, max(0, int(value + 0.5)))


def main() -> None:
    """Read the command line, compute the table, and write it."""
    parser = argparse.ArgumentParser(description="Compute the table of the first decisions of Écarté.")
    parser.add_argument("--seed", type=int, default=1847)
    parser.add_argument("--rounds", type=int, default=3, help="rounds of learning exchanges")
    parser.add_argument(
        "--deals", type=int, default=1_200_000, help="deals per round; the last ones have ten times as many"
    )
    parser.add_argument("--records", type=int, default=12_000_000, help="deals on record (12 bytes each)")
    parser.add_argument("--passes", type=int, default=8, help="passes over the records")
    parser.add_argument("--elders", type=int, default=2500, help="elders that each set of a dealer's cards meets")
    parser.add_argument("--out", type=Path, default=_TABLES / NAME)
    parser.add_argument("--numbers", type=Path, help="use what an earlier run of solve.c wrote")
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--no-proof", action="store_true", help="leave out the best responses")
    choice.add_argument("--verify", action="store_true", help="compute nothing; best responses to the table in --out")
    choice.add_argument(
        "--even",
        action="store_true",
        help="only count anew what the dealer's kept cards are worth, in --out",
    )
    choice.add_argument(
        "--against",
        type=int,
        metavar="DEALS",
        help="the other table: words against the old list, from DEALS on each seat",
    )
    options = parser.parse_args()
    begun = time.monotonic()
    if options.even:
        write(evenly(decode(options.out.read_bytes()), options.elders, options.seed + 5), options.out, begun)
        return
    with tempfile.TemporaryDirectory() as name:
        program, numbers = compiled(Path(name)), options.numbers or Path(name) / "numbers"
        if options.against:
            table = decode(options.out.read_bytes())
            words = answer(program, options.seed + 4, options.against, table, Path(name))
            data = encode_against(words, table)
            decode_against(data, table)
            options.out.with_name(against.NAME).write_bytes(data)
            print(f"{against.NAME}: {len(data)} bytes, {time.monotonic() - begun:.0f} s")
            return
        if options.verify:
            numbers = Path(name) / "numbers"
            numbers.write_bytes(numbers_of(decode(options.out.read_bytes())))
            prove(program, options.seed + 1, 10 * options.deals, options.records, numbers)
            return
        if not options.numbers:
            counts = (options.seed, options.rounds, options.deals, options.records, options.passes)
            solve(program, *counts, numbers)
        if not options.no_proof:
            prove(program, options.seed + 1, 10 * options.deals, options.records, numbers)
        table = evenly(table_of(numbers.read_bytes()), options.elders, options.seed + 5)
    write(table, options.out, begun)


def write(table: Equilibrium, out: Path, begun: float) -> None:
    """Write ``table`` to the file ``out``, and report how long that took since ``begun``."""
    data = encode(table)
    decode(data)
    out.write_bytes(data)
    print(f"{out}: {len(data)} bytes, {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main()
