"""The facts of one decision at Casino that all computer players use."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cached_property
from typing import cast

from cardtable.ai.casino.ahead import Outlook, weigh
from cardtable.ai.casino.announcing import AnnouncedStacks
from cardtable.ai.casino.beliefs import Hands
from cardtable.ai.casino.building import Building
from cardtable.ai.casino.model import KINDS, Model, Take
from cardtable.ai.casino.one_set import OneSetModel
from cardtable.ai.casino.outcome import can_count
from cardtable.ai.casino.prices import Prices, prices, side_facts
from cardtable.ai.casino.search import RoundSearch
from cardtable.ai.casino.seen import Seen
from cardtable.ai.casino.stacking import Stacking
from cardtable.ai.casino.stakes import Stakes
from cardtable.ai.casino.surplus import counted_so_far
from cardtable.ai.player import Situation
from cardtable.games.casino.actions import Play, card_laid
from cardtable.games.casino.facts import Capture
from cardtable.games.casino.happenings import MarkedCapture
from cardtable.games.casino.legal import CasinoLegal
from cardtable.games.casino.observation import CasinoObservation
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.sampling import sample
from cardtable.games.casino.variants import rules_of_deal

_MOST_CANDIDATES = 24
"""The most plays that are examined closely; those that bring least at first sight are left out."""


class Desk:
    """The facts of one decision: the rules, the prices, the known cards, and the plays that are worth examining."""

    def __init__(self, situation: Situation, money: Prices | None = None) -> None:
        self.observation = cast(CasinoObservation, situation.observation)
        self.rules: CasinoRules = rules_of_deal(situation.rule_set, self.observation.standing)
        self.prices = money or prices(self.rules, self.observation)
        kind = OneSetModel if self.rules.score.told_apart else Model
        self.model = kind(self.rules, self.prices, self._sweep())
        self.model.put_aside(self.observation.aside)
        self._building = self._builders()
        self.seen = Seen(self.model, self.observation)
        self.seat = self.observation.seat
        self.side = self.rules.side_of[self.seat]
        # The legal plays do not depend on the hidden cards, so any deal of them will do.
        legal = CasinoLegal(sample(self.observation, random.Random(0)))
        pair = [cast(Play, play) for play in (situation.against, situation.compared) if play is not None]
        # If two plays are to be compared, only those are examined.
        self.plays: list[Play] = pair if situation.against is not None else list(legal.representatives())
        asked = situation.compared
        self.asked = asked if isinstance(asked, Play) and legal.keeps_the_rules(asked) else None
        """The play about which a person asks, which need not be among the representatives; None if there is none or it
        is not legal.
        """
        if self.asked is not None and self.asked not in self.plays:
            self.plays.append(self.asked)
        self.results = {play: self._result(play) for play in self.plays}

    def _builders(self) -> AnnouncedStacks | Building | Stacking | None:
        if self.rules.announcing:
            return AnnouncedStacks(self.model)
        if self.rules.stacks_to:
            return Stacking(self.model)
        return Building(self.model) if self.rules.building else None

    def _sweep(self) -> float:
        sweeps = self.rules.score.sweeps
        if self.last_round and sum(self.observation.hand_counts) == 1 and not sweeps.with_last_card:
            return 0.0
        return float(sweeps.worth(self.points(), self.last_round))

    @property
    def last_round(self) -> bool:
        return self.observation.round == len(self.rules.plan.rounds)

    def points(self) -> list[int]:
        """Return each side's points, including those marked in this deal."""
        points = list(self.observation.standing.points)
        for line in self.observation.marked:
            points[line.side] += line.points
        return points

    def _result(self, play: Play) -> tuple[int, int, Take | None]:
        return self.seen.after(self.model, play, self.observation.builds)

    def gain(self, play: Play) -> float:
        """Return the worth of what a play captures at once, with majorities at their prices."""
        take = self.results[play][2]
        return take.worth if take else 0.0

    def marked(self, kind: MarkedCapture, play: Play) -> float:
        """Return the points that ``play`` brings as a capture of a ``kind`` that is marked."""
        made = Capture(play.card, play.taken, card_laid(self.observation.plays))
        return float(kind.points * (play.captures and kind.happens(made)))

    def candidates(self) -> list[Play]:
        """Return the plays worth a close examination: all that lay down or build, the captures that bring most, and the
        play that is asked about.
        """
        others = [play for play in self.plays if not play.captures]
        captures = sorted((play for play in self.plays if play.captures), key=lambda play: (-self.gain(play), play))
        found = others + captures[: max(8, _MOST_CANDIDATES - len(others))]
        return found if self.asked is None or self.asked in found else [*found, self.asked]

    def captured_last(self) -> int:
        last = self.observation.last_capturer
        if last < 0:
            return 0
        return 1 if self.rules.side_of[last] == self.side else -1

    def next_rival(self) -> int:
        """Return the number of cards of the next rival who has any; 0 if none has."""
        players = self.rules.players
        for step in range(1, players):
            seat = (self.seat + step * self.rules.step) % players
            if self.rules.side_of[seat] != self.side and self.observation.hand_counts[seat]:
                return self.observation.hand_counts[seat]
        return 0

    def weigh(self, play: Play) -> float:
        """Return the value of a play one move ahead."""
        card, table, take = self.results[play]
        hand = tuple(bit for bit in self.seen.hand if bit != card)
        plays = sum(self.observation.hand_counts) - 1
        outlook = Outlook(hand, self.seen.unseen, self.next_rival(), plays, self.last_round, self.captured_last())
        return weigh(self.model, table, take, outlook)

    @property
    def counts_out(self) -> bool:
        """Whether the end of the deal can be counted out between two sides as soon as the hands are known."""
        rules = self.rules
        return len(rules.sides) == 2 and self.last_round and not rules.with_builds and can_count(rules)

    @property
    def at_stake(self) -> bool:
        """Whether values are measured by the match and not in points, because a play or this deal may end the match."""
        if any(map(self.wins, self.plays)):
            return True
        if self.stakes.linear:
            return False
        if not self.rules.target:
            return 0 < self.rules.deals <= self.observation.standing.deals + 1
        score, seen = self.rules.score, self.observation
        built = (card for build in seen.builds for card in build.cards)
        unseen = (KINDS[bit] for bit in self.seen.unseen)
        whole = len(self.rules.pack)
        most = sum(map(score.of_card, (*seen.hand, *seen.table, *seen.aside, *built, *unseen)))
        most += score.last_capture.points + score.sweeps.points
        most += sum(kind.points for kind in score.marked_captures)
        most += sum(max(points for _, points in part.awards((part.whole(whole), 0))) for part in score.majorities)
        counted = counted_so_far(self.rules, side_facts(seen))
        return max(map(sum, zip(self.points(), counted, strict=True))) + most >= self.rules.target

    @property
    def everything_known(self) -> bool:
        """Whether all hidden cards must be in one other hand, in the last round of two sides."""
        others = sum(cards > 0 for seat, cards in enumerate(self.observation.hand_counts) if seat != self.seat)
        return others <= 1 and len(self.rules.sides) == 2 and self.last_round

    def search(self, depth: int, watch: Callable[[int], None] | None = None) -> RoundSearch:
        """Return a search that looks ``depth`` plays ahead; ``RoundSearch`` explains ``watch``."""
        stakes = self.stakes
        return RoundSearch(
            self.model, stakes.signs, self.last_round, depth, building=self._building, watch=watch, needs=stakes.needs
        )

    @cached_property
    def stakes(self) -> Stakes:
        """The worth of points at this standing."""
        return Stakes(self.rules, self.observation, self.prices)

    @property
    def following(self) -> int:
        return self.rules.after(self.seat)

    def following_after(self, play: Play) -> int:
        """Return the seat that plays after ``play``: the next one, or the same one if it has swept and may go on."""
        take = self.results[play][2]
        goes_on = self.rules.reopens and take is not None and not take.rest and len(self.seen.hand) > 1
        return self.seat if goes_on else self.following

    @property
    def signs(self) -> list[float]:
        """1 for the seats of the own side, for others minus the weight of their points."""
        rivals = self.rules.rivals
        return [1.0 if side == self.side else -1.0 / rivals for side in self.rules.side_of]

    def hands_after(self, play: Play, hands: Hands) -> Hands:
        """Return ``hands`` without the card that ``play`` plays."""
        card = self.results[play][0]
        left = tuple(bit for bit in self.seen.hand if bit != card)
        return (*hands[: self.seat], left, *hands[self.seat + 1 :])

    def bonus(self, play: Play) -> float:
        """Return the worth of a play that a search does not see: winning at once, and cards that are
        safe in a build.
        """
        return self.wins(play) + self.built(play)

    def built(self, play: Play) -> float:
        """Return the worth of the cards in the build that ``play`` makes, as far as no rival is likely to take it
        first.
        """
        if not play.value or (play.stacked and not self.rules.announcing):
            return 0.0
        takers = sum(play.value in self.rules.hand_values[KINDS[bit]] for bit in self.seen.unseen)
        safe = (1.0 - takers / max(1, len(self.seen.unseen))) ** self.next_rival()
        return safe * 0.8 * sum(self.model.worth[kind] for kind in (play.card, *play.taken))

    def wins(self, play: Play) -> float:
        """Return a bonus for a play that marks the points that end the match at once; it is negative if reaching them
        loses.
        """
        take = self.results[play][2]
        score = self.rules.score
        if not take or not self.rules.target:
            return 0.0
        now = self._sweep() if not take.rest and score.sweeps.at_once else 0.0
        if score.cards_at_once:
            now = take.points
        return self.rules.good * 20.0 if now and self.points()[self.side] + now >= self.rules.target else 0.0
