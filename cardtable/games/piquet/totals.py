"""Which two totals one deal of Piquet for two can bring.

The play can count in some hundred ways: how many tricks elder takes, who has the last one, and how often the lead
changes hands. For each way, the rest of the two totals must come from declarations: a point, sequences and sets that
one pack contains (``possible``), with the jumps that follow from them. A jump that was due may have been missed.

Totals do not show whether elder reached her Sechziger before the dealer had a trick, nor whether a hand with such
declarations can take so few tricks. So every pair that is refused is impossible, but a few pairs that are accepted are
impossible too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from cardtable.games.piquet.counting import BLANCHE_POINTS
from cardtable.games.piquet.possible import COURTS, LARGEST_POINT, TEN, Declared, possible, sequence_counts, set_counts
from cardtable.games.piquet.rules import Blanche, PiquetRules, Repique
from cardtable.games.piquet.scoring import CARDS_POINTS, ROUGE_POINTS

ELDER, DEALER = 0, 1
_NOBODY = -1


class _Played(NamedTuple):
    """The points of one way of playing the cards, for elder and dealer: while they are played, and at the end."""

    play: tuple[int, int]
    end: tuple[int, int]


class _Class(NamedTuple):
    """The side that counts a class of declarations, and its points."""

    owner: int
    points: int


@lru_cache(maxsize=1024)
def can_be(rules: PiquetRules, elder: int, dealer: int, carried: int = 0) -> bool:
    """Return whether one deal that is played to its end can bring elder and dealer these totals. ``carried`` is what
    divided tricks have added to the cards. Only for two players.
    """
    reds = ((False, False), (True, False), (False, True)) if rules.rouge else ((False, False),)
    blanks = (_NOBODY, ELDER, DEALER) if rules.blanche is not Blanche.OFF else (_NOBODY,)
    for played in _ways_to_play(rules, carried):
        for blank, red in product(blanks, reds):
            rest = [
                total - played.play[side] - played.end[side] - ROUGE_POINTS * red[side]
                for side, total in enumerate((elder, dealer))
            ]
            if blank >= 0:
                rest[blank] -= BLANCHE_POINTS
            if min(rest) >= 0 and _declares(rules, (rest[0], rest[1]), played.play[ELDER], blank, red):
                return True
    return False


@lru_cache(maxsize=64)
def _ways_to_play(rules: PiquetRules, carried: int) -> frozenset[_Played]:
    """Return the points of all ways to play the cards.

    Each trick counts one for the player who leads to it and one for the player who takes it, but only one if that is
    the same player; the last trick is worth more. The player who takes a trick leads to the next. Therefore elder loses
    the lead as often as the dealer does if she takes the last trick, and once more if he takes it.
    """
    found = set(_ways_to_give_up(rules, carried))
    more = rules.last_trick - 1
    for tricks, last, lost in product(range(rules.hand + 1), (ELDER, DEALER), range(rules.hand + 1)):
        taken = (tricks, rules.hand - tricks)
        # Elder's leads that the dealer took, and the dealer's that elder took.
        changes = (lost + (last == DEALER), lost)
        if changes[ELDER] > taken[DEALER] or changes[DEALER] > taken[ELDER] or not taken[last]:
            continue
        if taken[DEALER] and not changes[ELDER]:
            # He has come to the lead by a trick that elder led to.
            continue
        play = tuple(taken[side] + changes[side] + more * (last == side) for side in (ELDER, DEALER))
        found.add(_Played((play[0], play[1]), _at_the_end(rules, carried, taken)))
    return frozenset(found)


def _at_the_end(rules: PiquetRules, carried: int, taken: tuple[int, int]) -> tuple[int, int]:
    """Return the points of elder and dealer for the cards, with so many tricks ``taken`` by each."""
    best = ELDER if taken[ELDER] > taken[DEALER] else DEALER
    if taken[best] < rules.majority:
        return (0, 0)
    points = CARDS_POINTS + carried + (rules.capot if taken[best] == rules.hand else 0)
    return (points, 0) if best == ELDER else (0, points)


def _ways_to_give_up(rules: PiquetRules, carried: int) -> Iterator[_Played]:
    """Yield the points of all ways to play some tricks and to leave all others to one player, who counts as if he led
    to each of them. A card may have been led by the other before he gave up.
    """
    for played in range(rules.hand):
        for tricks, lost, leads in product(range(played + 1), range(played + 1), (ELDER, DEALER)):
            taken = (tricks, played - tricks)
            changes = (lost + (leads == DEALER), lost)
            if changes[ELDER] > taken[DEALER] or changes[DEALER] > taken[ELDER]:
                continue
            if (taken[DEALER] and not changes[ELDER]) or (played and not taken[leads]) or leads > played:
                continue
            rest = rules.hand - played
            for gets, led in product((ELDER, DEALER), (False, True)):
                if not (played or led or gets == ELDER):
                    # Elder has led once at least.
                    continue
                play = [taken[side] + changes[side] for side in (ELDER, DEALER)]
                play[gets] += rest + rules.last_trick - 1
                if led and gets != leads:
                    play[leads] += 1
                whole = [taken[side] + rest * (gets == side) for side in (ELDER, DEALER)]
                yield _Played((play[0], play[1]), _at_the_end(rules, carried, (whole[0], whole[1])))


def _declares(rules: PiquetRules, rest: tuple[int, int], play: int, blank: int, red: tuple[bool, bool]) -> bool:
    """Return whether ``rest`` can come from declarations and jumps if elder has ``play`` points for the play."""
    for counted, jumped in _jumps(rules, rest):
        for classes in _declarations(rules).get(counted, ()):
            due = jumped is None or _is_due(rules, classes, jumped, play, blank)
            if due and _in_the_cards(rules, classes, blank, red):
                return True
    if rules.repique is Repique.OWN_MATCH and not rules.prizes:
        # What makes a Neunziger of its own is not in the count.
        for side in (ELDER, DEALER):
            if rest[side]:
                continue
            for classes in _declarations_of_other(rules, side).get(rest[1 - side], ()):
                if _repique_due(rules, classes, side, blank) and _in_the_cards(rules, classes, blank, red):
                    return True
    return False


def _jumps(rules: PiquetRules, rest: tuple[int, int]) -> Iterator[tuple[tuple[int, int], str | None]]:
    """Yield what is left for declarations without a jump and with each possible jump, and the name of the jump (None
    without one).
    """
    yield rest, None
    if not rules.jumps:
        return
    jumps = {"repique": (rules.repique_jump, 0), "dealers": (0, rules.repique_jump), "pique": (rules.pique_jump, 0)}
    if rules.repique is not Repique.COUNT and not rules.prizes:
        del jumps["repique"], jumps["dealers"]
    for name, (elder, dealer) in jumps.items():
        left = (rest[ELDER] - elder, rest[DEALER] - dealer)
        if min(left) >= 0:
            yield left, name


def _is_due(rules: PiquetRules, classes: tuple[_Class, ...], jumped: str, play: int, blank: int) -> bool:
    if jumped != "pique":
        return _repique_due(rules, classes, ELDER if jumped == "repique" else DEALER, blank)
    toward = sum(one.points for one in classes if one.owner == ELDER) + _toward(rules, ELDER, blank)
    toward += min(play, 1) if rules.pique_at_once else play
    return blank != DEALER and all(one.owner != DEALER for one in classes) and toward >= rules.threshold


def _repique_due(rules: PiquetRules, classes: tuple[_Class, ...], side: int, blank: int) -> bool:
    """Return whether ``side`` reaches the threshold by what is counted before anything of the other side."""
    other = 1 - side
    if blank == other or (rules.nothing_beaten and any(one.owner == other for one in classes)):
        return False
    toward = _toward(rules, side, blank)
    for one in classes:
        if one.owner == other:
            return False
        toward += one.points * (one.owner == side)
        if toward >= rules.threshold:
            return True
    return False


def _toward(rules: PiquetRules, side: int, blank: int) -> int:
    return BLANCHE_POINTS * (blank == side and rules.blanche_counts_toward)


@lru_cache(maxsize=64)
def _all_declarations(hand: int, least_of_point: int, ranks: int) -> tuple[tuple[_Class, ...], ...]:
    """Return every combination of a point, sequences and sets that elder, the dealer or nobody counts; whether one pack
    contains them is not checked yet.
    """
    counts = (range(least_of_point, LARGEST_POINT + 1), sequence_counts(hand, ranks), set_counts(hand, ranks))
    ways = [
        [_Class(_NOBODY, 0), *(_Class(side, points) for side in (ELDER, DEALER) for points in sorted(some) if points)]
        for some in counts
    ]
    return tuple(product(*ways))


@lru_cache(maxsize=64)
def _declarations(rules: PiquetRules) -> dict[tuple[int, int], tuple[tuple[_Class, ...], ...]]:
    """Return the combinations of declarations, by what elder and the dealer count with them."""
    found: dict[tuple[int, int], list[tuple[_Class, ...]]] = {}
    for classes in _all_declarations(rules.hand, rules.least_of_point, rules.ranks):
        sums = [sum(one.points for one in classes if one.owner == side) for side in (ELDER, DEALER)]
        found.setdefault((sums[0], sums[1]), []).append(classes)
    return {sums: tuple(some) for sums, some in found.items()}


@lru_cache(maxsize=64)
def _declarations_of_other(rules: PiquetRules, side: int) -> dict[int, tuple[tuple[_Class, ...], ...]]:
    """Return the combinations of declarations, by what the side other than ``side`` counts with them."""
    found: dict[int, list[tuple[_Class, ...]]] = {}
    for sums, some in _declarations(rules).items():
        found.setdefault(sums[1 - side], []).extend(some)
    return {points: tuple(some) for points, some in found.items()}


def _in_the_cards(rules: PiquetRules, classes: tuple[_Class, ...], blank: int, red: tuple[bool, bool]) -> bool:
    courts = (*COURTS, TEN) if rules.tens_are_courts else COURTS
    players = []
    for side in (ELDER, DEALER):
        point, sequences, sets = (one.points if one.owner == side else 0 for one in classes)
        without: tuple[int, ...] = ()
        most = rules.hand
        if blank == side:
            # Before the exchange a hand without courts gets as many as it buys cards. A sheet is not told how few elder
            # may take: she takes one at least.
            without = courts if rules.blanche is Blanche.AFTER else ()
            most = (rules.upper, rules.talon_size - 1)[side]
        players.append(Declared(point, sequences, sets, red[side], without, most))
    return are_in_the_cards(rules, players)


def are_in_the_cards(rules: PiquetRules, players: Sequence[Declared]) -> bool:
    """Return whether one pack contains what the ``players`` have counted; ``point`` is what a point has counted, and is
    not looked at if it is a ruff.
    """
    if rules.ruff:
        return possible(tuple(one._replace(point=0) for one in players), rules.hand, rules.ranks)
    return any(
        possible(
            tuple(one._replace(point=cards) for one, cards in zip(players, cards_of, strict=True)),
            rules.hand,
            rules.ranks,
        )
        for cards_of in product(*(rules.point_cards(one.point) for one in players))
    )
