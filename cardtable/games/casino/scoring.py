"""What a deal was worth, and what that does to the partie.

The same functions serve a deal that was played and one that was entered by hand from a real table: both are told as
``PartyFacts``. Sources: "Wertung" of each game; RULES.md, C26 to C32, C35, C36, C41 to C43, C57 to C64,
C66 to C74.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from cardtable.core.cards import ACE, SPADES, Card, format_card, make_card, rank_of, suit_of
from cardtable.core.scores import ScoreLine, parameters, totals
from cardtable.core.state import Standing
from cardtable.games.casino.rules import ACE_OF_SPADES, BIG_CASINO, LITTLE_CASINO, CasinoRules, Mulle, Spades

HUT_LIMIT = 10
"""Huts are marked no more once a party has so many points (Finnish Casino)."""


@dataclass(frozen=True, slots=True)
class PartyFacts:
    """What one party has at the end of a deal.

    ``aces`` are the suits of its aces (a suit twice if both packs' are held); ``mulles`` the cards whose twins it
    captured in a mulle. ``won`` are the captured cards themselves where they are known; they only illustrate lines.
    """

    cards: int = 0
    spades: int = 0
    big_casinos: int = 0
    little_casinos: int = 0
    aces: tuple[int, ...] = ()
    sweeps: int = 0
    mulles: tuple[Card, ...] = ()
    last_capture: bool = False
    won: tuple[Card, ...] = ()


def facts_of_cards(
    won: Iterable[Card], sweeps: int = 0, mulles: Sequence[Card] = (), last_capture: bool = False
) -> PartyFacts:
    """The facts that follow from a party's captured cards."""
    cards = tuple(won)
    return PartyFacts(
        cards=len(cards),
        spades=sum(suit_of(card) == SPADES for card in cards),
        big_casinos=cards.count(BIG_CASINO),
        little_casinos=cards.count(LITTLE_CASINO),
        aces=tuple(sorted(suit_of(card) for card in cards if rank_of(card) == ACE)),
        sweeps=sweeps,
        mulles=tuple(mulles),
        last_capture=last_capture,
        won=cards,
    )


def final_lines(
    rules: CasinoRules,
    standing: Standing,
    marked: Sequence[ScoreLine],
    facts: Sequence[PartyFacts],
    played_out: bool = True,
) -> tuple[ScoreLine, ...]:
    """All lines of a deal: those ``marked`` while it went on, in that order, then what is counted at the end.

    ``facts`` has an entry for each party. Nothing is counted at the end of a deal that was not ``played_out``
    because a mark had already decided the partie. Where several parties reach the target and the order of arrival
    decides, the lines end with the one that reaches it first. Two that reach it together, by spades that they share,
    are set apart by what they count after that.
    """
    if not played_out:
        return (*_won(facts), *marked)
    counted: list[ScoreLine] = []
    for part in rules.score.order:
        if part not in rules.score.at_once:
            counted += [line for line in _PARTS[part](rules, facts) if line.points]
    if rules.score.difference:
        counted = [replace(line, marked=False) for line in counted]
        counted += _difference(counted)
    lines = [*marked, *counted]
    if rules.score.first_to_arrive:
        lines = _until_arrival(rules, standing, lines)
    return (*_won(facts), *lines)


def _won(facts: Sequence[PartyFacts]) -> list[ScoreLine]:
    """A line for each party that counts nothing and says how many cards and spades it has."""
    return [
        ScoreLine("won", party, 0, parameters(cards=fact.cards, spades=fact.spades), fact.won, marked=False)
        for party, fact in enumerate(facts)
    ]


def _difference(counted: Sequence[ScoreLine]) -> list[ScoreLine]:
    sums = [sum(line.points for line in counted if line.party == party) for party in (0, 1)]
    if sums[0] == sums[1]:
        return []
    winner = 0 if sums[0] > sums[1] else 1
    own, other = sums[winner], sums[1 - winner]
    return [ScoreLine("difference", winner, own - other, parameters(own=own, other=other))]


def _until_arrival(rules: CasinoRules, standing: Standing, lines: list[ScoreLine]) -> list[ScoreLine]:
    goal = rules.target
    points = list(standing.points)
    sums = totals(lines, len(points))
    if sum(before + now >= goal for before, now in zip(points, sums, strict=True)) < 2:
        return lines
    arrived = {party for party, total in enumerate(points) if total >= goal}
    counted: list[ScoreLine] = []
    for step in _steps(lines):
        for line in step:
            if not arrived or line.party in arrived:
                counted.append(line)
                points[line.party] += line.points if line.marked else 0
        if not arrived:
            arrived = {party for party, total in enumerate(points) if total >= goal}
        if len(arrived) == 1:
            break
    return counted


def _steps(lines: Iterable[ScoreLine]) -> Iterator[list[ScoreLine]]:
    """The lines one by one, but those of shared spades together."""
    for shared, group in groupby(lines, key=lambda line: line.code == "shared_spades"):
        if shared:
            yield list(group)
        else:
            yield from ([line] for line in group)


def _single_most(numbers: Sequence[int]) -> int | None:
    """Who has more than every other, or None."""
    most = max(numbers)
    return numbers.index(most) if numbers.count(most) == 1 else None


def _spade_cards(fact: PartyFacts) -> tuple[Card, ...]:
    return tuple(sorted(card for card in fact.won if suit_of(card) == SPADES))


def _spades(rules: CasinoRules, facts: Sequence[PartyFacts]) -> list[ScoreLine]:
    numbers = [fact.spades for fact in facts]
    points = rules.score.spades_points

    def line(code: str, party: int, worth: int) -> ScoreLine:
        return ScoreLine(code, party, worth, parameters(spades=numbers[party]), _spade_cards(facts[party]))

    match rules.score.spades:
        case Spades.MOST | Spades.MOST_OR_SHARED:
            winner = _single_most(numbers)
            if winner is not None:
                return [line("most_spades", winner, points)]
            tied = [party for party, number in enumerate(numbers) if number == max(numbers) > 0]
            if rules.score.spades is Spades.MOST_OR_SHARED and len(tied) == 2:
                return [line("shared_spades", party, points // 2) for party in tied]
        case Spades.ABOVE_SIX:
            return [line("spades_above", party, number - 6) for party, number in enumerate(numbers) if number > 6]
        case Spades.SEVEN:
            return [line("seven_spades", party, points) for party, number in enumerate(numbers) if number >= 7]
    return []


def _cards(rules: CasinoRules, facts: Sequence[PartyFacts]) -> list[ScoreLine]:
    winner = _single_most([fact.cards for fact in facts])
    if winner is None:
        return []
    fact = facts[winner]
    return [ScoreLine("most_cards", winner, rules.score.most_cards, parameters(cards=fact.cards), fact.won)]


def _big_casino(rules: CasinoRules, facts: Sequence[PartyFacts]) -> list[ScoreLine]:
    return [
        ScoreLine("big_casino", party, rules.score.big_casino, (), (BIG_CASINO,))
        for party, fact in enumerate(facts)
        for _ in range(fact.big_casinos)
    ]


def _little_casino(rules: CasinoRules, facts: Sequence[PartyFacts]) -> list[ScoreLine]:
    return [
        ScoreLine("little_casino", party, rules.score.little_casino, (), (LITTLE_CASINO,))
        for party, fact in enumerate(facts)
        for _ in range(fact.little_casinos)
    ]


def _aces(rules: CasinoRules, facts: Sequence[PartyFacts]) -> list[ScoreLine]:
    return [
        ace_line(rules, party, make_card(ACE, suit))
        for suit in rules.score.ace_suits
        for party, fact in enumerate(facts)
        for _ in range(fact.aces.count(suit))
    ]


def ace_line(rules: CasinoRules, party: int, ace: Card) -> ScoreLine:
    """The line for one captured ace."""
    apart = ace == ACE_OF_SPADES and rules.score.ace_of_spades != rules.score.ace
    points = rules.score.ace_of_spades if ace == ACE_OF_SPADES else rules.score.ace
    return ScoreLine("ace_of_spades" if apart else "ace", party, points, parameters(suit=suit_of(ace)), (ace,))


def _each_spade(rules: CasinoRules, facts: Sequence[PartyFacts]) -> list[ScoreLine]:
    lines = []
    for party, fact in enumerate(facts):
        count = fact.spades - fact.little_casinos - fact.aces.count(SPADES)
        if count:
            plain = tuple(card for card in _spade_cards(fact) if card not in (ACE_OF_SPADES, LITTLE_CASINO))
            lines.append(ScoreLine("spades", party, count * rules.score.each_spade, parameters(count=count), plain))
    return lines


def last_capture_line(rules: CasinoRules, party: int) -> ScoreLine:
    """The line for the last capture of a deal."""
    return ScoreLine("last_capture", party, rules.score.last_capture)


def _last_capture(rules: CasinoRules, facts: Sequence[PartyFacts]) -> list[ScoreLine]:
    return [last_capture_line(rules, party) for party, fact in enumerate(facts) if fact.last_capture]


def sweep_line(rules: CasinoRules, party: int, count: int = 1) -> ScoreLine:
    """The line for ``count`` sweeps."""
    return ScoreLine("sweep", party, count * rules.score.sweep, parameters(count=count))


def _sweeps(rules: CasinoRules, facts: Sequence[PartyFacts]) -> list[ScoreLine]:
    return [sweep_line(rules, party, fact.sweeps) for party, fact in enumerate(facts) if fact.sweeps]


MULLE_POINTS = 5
"""Of a mulle that captures its twin and nothing else (Sassersson)."""


def _mulles(rules: CasinoRules, facts: Sequence[PartyFacts]) -> list[ScoreLine]:
    return [
        ScoreLine("mulle", party, mulle_points(rules, card), parameters(card=format_card(card)), (card, card))
        for party, fact in enumerate(facts)
        for card in fact.mulles
    ]


def mulle_points(rules: CasinoRules, card: Card) -> int:
    """What a mulle with ``card`` is worth."""
    return rules.hand_values[card][0] if rules.score.mulle is Mulle.ALWAYS else MULLE_POINTS


_PARTS = {
    "spades": _spades,
    "cards": _cards,
    "big_casino": _big_casino,
    "little_casino": _little_casino,
    "aces": _aces,
    "each_spade": _each_spade,
    "last_capture": _last_capture,
    "sweeps": _sweeps,
    "mulles": _mulles,
}


def fold(rules: CasinoRules, standing: Standing, lines: Sequence[ScoreLine]) -> Standing:
    """The standing after a deal with ``lines``.

    The partie is over when a party has reached the target (or the agreed number of deals is played) and one party
    alone has the most points. On a tie, more spades in this deal decide where that is agreed, else another deal.
    """
    points = tuple(a + b for a, b in zip(standing.points, totals(lines, len(standing.points)), strict=True))
    deals = standing.deals + 1
    after = Standing(points, (standing.dealer + 1) % rules.players, deals)
    if not (max(points) >= rules.target if rules.target else deals >= rules.deals):
        return after
    leaders = [party for party, total in enumerate(points) if total == max(points)]
    if len(leaders) > 1 and rules.spades_break_ties:
        spades = {line.party: int(dict(line.params)["spades"]) for line in lines if line.code == "won"}
        most = max(spades.get(party, 0) for party in leaders)
        leaders = [party for party in leaders if spades.get(party, 0) == most]
    if len(leaders) > 1:
        return after
    winner = leaders[0]
    factors = tuple(
        0 if party == winner else 2 if rules.lurch and 2 * total < rules.target else 1
        for party, total in enumerate(points)
    )
    return replace(after, winners=(winner,), factors=factors)
