"""House rules in words: sentences that are written from the parts of a rule set, for a page and for the dialog."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardtable.core.cards import ACE, JACK, KING, QUEEN, make_card
from cardtable.games.casino.captures import PAIRS, Values
from cardtable.games.casino.dealing import TO_TABLE
from cardtable.games.casino.facts import BIG_CASINO, LITTLE_CASINO, SideFacts
from cardtable.games.casino.rules import CasinoRules
from cardtable.words.casino.scores import TITLES
from cardtable.words.mark import translate


def written(rules: CasinoRules) -> Sequence[tuple[str, Sequence[str]]]:
    """Return headings, each with the sentences below it, that say all that was agreed on."""
    return (
        (translate("HouseRules", "Dealing"), tuple(_dealing(rules))),
        (translate("HouseRules", "Values of cards for capturing"), tuple(_values(rules))),
        (translate("HouseRules", "Capturing"), tuple(_capturing(rules))),
        (translate("HouseRules", "What scores points"), tuple(_counting(rules))),
        (translate("HouseRules", "The match"), tuple(_match(rules))),
    )


def _dealing(rules: CasinoRules) -> Iterator[str]:
    rounds = rules.plan.rounds
    hand = sum(packet.cards for packet in rounds[0] if packet.place == 0)
    table = sum(packet.cards for packet in rounds[0] if packet.place == TO_TABLE)
    if len(rules.sides) < rules.players:
        yield translate("HouseRules", "Four play, two against two. Players who sit opposite each other are partners.")
    else:
        yield translate("HouseRules", "%n player(s), without partners.", "", rules.players)
    yield translate("HouseRules", "The game has %n card(s).", "", len(rules.pack))
    yield translate("HouseRules", "Everybody gets %n card(s).", "", hand)
    yield (
        translate("HouseRules", "%n card(s) lie face up on the table at first.", "", table)
        if table
        else translate("HouseRules", "The table is empty at first.")
    )
    if rules.plan.drawing:
        yield translate("HouseRules", "After each play you draw a card, as long as there are any left.")
    elif len(rounds) > 1:
        yield translate(
            "HouseRules",
            "Hands are dealt %n time(s) in a deal, whenever every player’s hand is empty.",
            "",
            len(rounds),
        )
        last = {packet.place: packet.cards for packet in rounds[-1]}
        if rounds[-1] != rounds[-2] and last:
            yield translate("HouseRules", "The last cards are dealt singly, as far as they go.")
    if rules.to_the_right:
        yield translate("HouseRules", "The deal and the play pass to the right.")


def _number(values: Values) -> str:
    if len(values) == 1:
        return str(values[0])
    return translate("HouseRules", "{low} or {high}").format(low=values[0], high=values[-1])


def _values(rules: CasinoRules) -> Iterator[str]:
    yield translate("HouseRules", "Cards from two to ten have their face value.")
    for title, card in (
        (translate("HouseRules", "Aces"), make_card(ACE, 1)),
        (translate("HouseRules", "♠2"), LITTLE_CASINO),
        (translate("HouseRules", "♦10"), BIG_CASINO),
    ):
        hand, table = rules.hand_values[card], rules.table_values[card]
        if hand == table == (2,) or hand == table == (10,):
            continue
        if hand == table:
            yield translate("HouseRules", "{cards}: {value}.").format(cards=title, value=_number(hand))
        else:
            yield translate("HouseRules", "{cards}: {value} in the hand, {other} on the table.").format(
                cards=title, value=_number(hand), other=_number(table)
            )
    jack, queen, king = (rules.hand_values[make_card(rank, 0)][0] for rank in (JACK, QUEEN, KING))
    if jack >= PAIRS:
        yield translate(
            "HouseRules",
            "Jacks, queens and kings have no numerical value and are captured only by cards of the same rank.",
        )
        yield {
            (1,): translate("HouseRules", "A jack, queen or king captures one card of its rank."),
            (1, 3): translate("HouseRules", "A jack, queen or king captures one or three cards of its rank."),
        }.get(
            rules.equal_courts,
            translate("HouseRules", "A jack, queen or king captures as many cards of its rank as you like."),
        )
    elif jack == king:
        yield translate("HouseRules", "Jacks, queens and kings are worth ten each.")
    else:
        yield translate("HouseRules", "Jacks are worth {jack}, queens {queen}, kings {king}.").format(
            jack=jack, queen=queen, king=king
        )
    if rules.both_values:
        yield translate("HouseRules", "A card with two values may use both in one capture.")


def _capturing(rules: CasinoRules) -> Iterator[str]:
    if rules.one_set:
        yield translate("HouseRules", "A card captures one matching card or one set of cards that add up to it.")
    else:
        yield translate(
            "HouseRules", "A card captures matching cards and sets of cards that add up to it, as many as there are."
        )
    if rules.building:
        yield translate("HouseRules", "Cards may be put together as a build if you hold the card that captures it.")
        yield (
            translate("HouseRules", "Anyone may raise a build, even its builder.")
            if rules.raise_own
            else translate("HouseRules", "You may not raise your own build.")
        )
    if rules.must_take_all:
        yield translate("HouseRules", "A card that can capture must, and must take everything it can.")
    elif rules.must_sweep:
        yield translate("HouseRules", "A card that can capture must, and must clear the table if it can.")
    elif rules.must_capture:
        yield translate("HouseRules", "A card that can capture must capture something.")
    else:
        yield translate("HouseRules", "You never have to capture; you may trail any card.")
    if rules.courts_aside:
        yield translate(
            "HouseRules",
            "Court cards left on the table when new hands are dealt are put aside for the player who captures last.",
        )


def _counting(rules: CasinoRules) -> Iterator[str]:
    score = rules.score
    line = translate("HouseRules", "{thing}: {points}")
    for title, points in things(rules):
        yield line.format(thing=title, points=points)
    sweeps = score.sweeps
    if sweeps.points and not sweeps.with_last_card:
        yield translate("HouseRules", "A sweep with the very last card of a deal scores nothing.")
    if sweeps.taken_off:
        yield translate(
            "HouseRules", "When every side has a hut, each loses one. From {limit} points on, no huts are marked."
        ).format(limit=sweeps.limit)
    if sweeps.passed_on:
        yield translate("HouseRules", "A sweep takes its points off the previous player.")
    if score.mulles is not None:
        yield (
            translate("HouseRules", "A mulle is a card that captures its twin and nothing else.")
            if score.mulles.alone
            else translate("HouseRules", "A mulle is a card that captures its twin, perhaps with others.")
        )
        if not score.mulles.alike:
            yield translate("HouseRules", "A mulle is worth the value of its card in the hand.")


def things(rules: CasinoRules) -> Iterator[tuple[str, str]]:
    """Yield what counts, each with its points as a text, in the order of the score table: the titles are those of the
    score lines that a side gets which captures everything.
    """
    everything = SideFacts(won=rules.pack, sweeps=1, last_capture=True)
    nothing = [SideFacts(won=())] * (len(rules.sides) - 1)
    for part in rules.score.parts:
        if part is rules.score.mulles:
            if part.alike:
                yield translate("HouseRules", "Each mulle"), str(part.points)
            continue
        if part is rules.score.sweeps:
            yield translate("HouseRules", "Each sweep"), str(part.points)
            if rules.score.sweeps.twin:
                yield translate("HouseRules", "A sweep with the twin"), str(rules.score.sweeps.twin)
            continue
        told: dict[str, int] = {}
        for one in part.lines([everything, *nothing]):
            told.setdefault(one.code, part.points if part.counts_each or part.count else one.points)
        for code, points in told.items():
            yield _title(code), str(points)


def _title(code: str) -> str:
    named = {
        "ace": translate("HouseRules", "Each ace"),
        "ace_of_spades": translate("HouseRules", "The ace of spades"),
        "each_spade": translate("HouseRules", "Each spade"),
        "spades_above": translate("HouseRules", "Each spade from the seventh on"),
    }
    return named.get(code) or translate("Scores", TITLES[code])


def _match(rules: CasinoRules) -> Iterator[str]:
    score = rules.score
    if rules.target:
        yield translate("HouseRules", "It ends when somebody has %n point(s).", "", rules.target)
    else:
        yield translate("HouseRules", "It ends after %n deal(s).", "", rules.deals)
    yield (
        translate("HouseRules", "The most points win.")
        if rules.good > 0
        else translate("HouseRules", "The fewest points win.")
    )
    if score.difference:
        yield translate("HouseRules", "After the deal only the difference is marked.")
    if score.first_to_arrive:
        yield translate("HouseRules", "If two or more reach the target in the same deal, the first to get there wins.")
    if score.cards_at_once:
        yield translate("HouseRules", "Points for single cards are marked as the cards are captured.")
    if rules.arrival_breaks_ties:
        yield translate(
            "HouseRules",
            "A tie goes to the player with more spades in the last deal, then to the first to reach the target.",
        )
    elif rules.spades_break_ties:
        yield translate(
            "HouseRules",
            "A tie goes to the player with more spades in the last deal. "
            "If these are equal too, another deal is played.",
        )
    elif rules.draws_shared:
        yield translate("HouseRules", "If there is a tie, the leaders share the win.")
    else:
        yield translate("HouseRules", "If there is a tie, another deal is played.")
    if rules.lurch:
        yield translate("HouseRules", "Losers with fewer than half the points pay twice the stake.")
    if rules.stake:
        yield translate("HouseRules", "The stake is %n.", "", rules.stake)
