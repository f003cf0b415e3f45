"""The command line of the generator that the package describes."""

from __future__ import annotations

import argparse
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from cardtable.ai.piquet.exchange_value import NAME, decode, encode

_TABLES = Path(__file__).parents[3] / "cardtable" / "ai" / "piquet"


def compiled(folder: Path) -> Path:
    """Compile ``learn.c`` into ``folder``, and return the program. Raises ``OSError`` without a compiler,
    ``CalledProcessError`` if it fails.
    """
    program = folder / "learn"
    source = Path(__file__).with_name("learn.c")
    # No contraction of products and sums: the table is to be the same on every machine.
    command = ["cc", "-O3", "-march=native", "-ffp-contract=off", "-o", str(program), str(source), "-lm"]
    subprocess.run(command, check=True, timeout=300)
    return program


def learn(program: Path, seed: int, rounds: int, deals: int, last: int, numbers: Path, quiet: bool = False) -> bytes:
    """Run the program; return the numbers that it writes to the file ``numbers``. Its report goes to standard output
    unless ``quiet``. Raises ``CalledProcessError`` if it fails.
    """
    arguments = [str(number) for number in (seed, rounds, deals, last)]
    subprocess.run(
        [str(program), "learn", *arguments, str(numbers)], check=True, stdout=subprocess.DEVNULL if quiet else None
    )
    return numbers.read_bytes()


def worths(program: Path, pairs: list[tuple[int, int]]) -> list[int]:
    """Return what deals are worth to elder. Each pair has the hands of elder and dealer after the exchange, as bit
    masks.
    """
    lines = "".join(f"{elder} {dealer}\n" for elder, dealer in pairs)
    done = subprocess.run(
        [str(program), "worth", "1", "1", "1", "1", "-"], input=lines, encoding="utf-8", capture_output=True, check=True
    )
    return [int(line) for line in done.stdout.split()]


def excesses(program: Path, seed: int, deals: int, numbers: Path) -> dict[tuple[int, int], tuple[int, float]]:
    """Return how many points too many the table in the file ``numbers`` promises on the average, compared with deals
    that both players exchange by it. The result is, by player and number of cards in the talon, the number of deals and
    the excess.
    """
    command = [str(program), "level", str(seed), str(deals), "1", "1", str(numbers)]
    done = subprocess.run(command, encoding="utf-8", capture_output=True, check=True)
    lines = [line.split() for line in done.stdout.splitlines()]
    return {(int(seat), int(talon)): (int(number), float(excess)) for seat, talon, number, excess in lines}


def prove(program: Path, seed: int, hands: int, deals: int, width: int, numbers: Path) -> None:
    """Report on standard output how the order of exchanges by the table in the file ``numbers`` compares with means of
    newly dealt deals. For each hand the first ``width`` exchanges are tried; the best is chosen on one half of the
    deals and paid on the other.
    """
    arguments = [str(number) for number in (seed, hands, deals, width)]
    subprocess.run([str(program), "prove", *arguments, str(numbers)], check=True)


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, learn the table, and write it."""
    parser = argparse.ArgumentParser(description="Learn what exchanges of Piquet are worth.")
    parser.add_argument("--seed", type=int, default=1888)
    parser.add_argument("--rounds", type=int, default=2, help="rounds before the last")
    parser.add_argument("--deals", type=int, default=25_000, help="deals per round for each of the two")
    parser.add_argument(
        "--last", type=int, default=150_000, help="deals of the last round, 580 bytes each, and of the levels"
    )
    parser.add_argument("--out", type=Path, default=_TABLES / NAME)
    parser.add_argument("--hands", type=int, default=100, help="hands of the proof")
    parser.add_argument("--fresh", type=int, default=400, help="deals of each half of the proof")
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--no-proof", action="store_true", help="compare with no fresh deals")
    choice.add_argument("--verify", action="store_true", help="learn nothing; compare the table in --out")
    options = parser.parse_args(arguments)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        program, numbers = compiled(Path(name)), Path(name) / "numbers"
        if options.verify:
            numbers.write_bytes(decode(options.out.read_bytes()))
        else:
            data = encode(learn(program, options.seed, options.rounds, options.deals, options.last, numbers))
            options.out.write_bytes(data)
            print(f"{options.out}: {len(data)} bytes, {time.monotonic() - begun:.0f} s")
        if not options.no_proof:
            prove(program, options.seed + 1, options.hands, options.fresh, 30, numbers)


if __name__ == "__main__":
    main()
