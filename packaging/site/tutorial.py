r"""A tutorial: one match from the first card to the last, and what you can do with it.

# Which games there are

A rule set has an id, the numbers of players it allows, and options:

>>> from cardtable import engine
>>> [one.id for one in engine.variants()][:3]
['casino.swedish', 'casino.overspader', 'casino.mulle_sassersson']
>>> swedish = engine.variants()[0]
>>> swedish.players, [option.name for option in swedish.options(2)]
((2, 3, 4), ['target', 'tie', 'strict', 'stake'])

# A match

`begin` lets the seats cut for the deal. The same seed gives the same match again; without one, no card can be foreseen.

>>> match = engine.begin("casino.swedish", seed=7, options={"target": 21})
>>> match.deal()

Seats are numbered from 0. `actor` is the seat that must decide, and `legal` has the texts of what it can do. They are
the same in records, in what computer players say and here: `TH x TC` takes the ten of clubs with the ten of hearts.

>>> match.actor, match.legal()
(1, ['5S', 'TH', 'TH x TC', 'QD', 'QC'])
>>> match.play("TH x TC")

A move that the rules refuse is an error with a code and parameters, and nothing changes:

>>> try:
...     match.play("9S")
... except engine.IllegalAction as error:
...     print(error.code, dict(error.parameters))
not_in_hand {'card': '9S'}

At its end a deal is scored line by line, and `deal` deals the next one until somebody has won. Here every seat takes as
many cards as it can:

>>> while not match.over:
...     if match.actor is None:
...         match.deal()
...     match.play(max(match.legal(), key=len))
>>> match.deals, match.scores, match.winners
(3, (20, 21), (1,))
>>> [(line.side, line.points, line.code.value) for line in match.lines if "most" in line.code]
[(1, 2, 'most_spades'), (0, 1, 'most_cards')]

# What a seat may know

The state is the whole truth; an observation is what one seat knows, and all that a computer player is told. Both can be
printed, and whatever is hidden is missing from the observation.

>>> match = engine.begin("ecarte", seed=1, dealer=0)
>>> match.deal()
>>> match.state.hands[0] == match.observe(0).hand
False
>>> match.observe(1).hand_counts
(5, 5)

# A computer player

You ask it on behalf of the seat that must decide, and its decision comes first in the answer. `value` is in
points, and only differences within one answer mean anything; `reasons` are codes of its family.

>>> advice = match.advise("counter")
>>> advice[0].action in match.legal()
True
>>> all(one.value >= advice[-1].value for one in advice[1:])
True

# Records

A record is JSON, which the windows, `cardtable replay` and `cardtable check` can read too.

>>> text = match.record()
>>> engine.replay(text).state.key() == match.state.key()
True

# Positions

A printed state is a position, which you can change by hand before you set it up again. Its lines are the fields that
differ from the start of a deal; a family's `position.py` describes each of them.

>>> engine.position(str(match.state)).state.key() == match.state.key()
True

A shorter text says which cards are dealt where, and what is done next:

>>> match = engine.position('''
...     variant  piquet.points
...     dealer   1
...     hands    AS KS QS JS TS 9S 8S 7S AH KH QH JH | TH 9H 8H 7H AD KD QD JD TD 9D 8D 7D
...     talon    AC KC QC JC TC | 9C 8C 7C
...     moves    cut, change JH QH KH, change 7H 8H 9H
... ''')
>>> match.phase.name, match.actor
('POINT', 0)

A position that no play could have led to is refused, with everything that is wrong with it:

>>> broken = str(match.state).replace("AS", "7D")
>>> try:
...     engine.position(broken)
... except engine.InvalidPositionError as error:
...     print(engine.sentence(error.invalid[0]))
Of AS, 1 too few lie anywhere.

# Codes

Score lines, announcements and reasons are members of enumerations of the family, which are texts as well:

>>> from cardtable.games.casino.codes import Line
>>> Line.MOST_CARDS in engine.begin("casino.swedish").family.lines
True
>>> Line.MOST_CARDS == "most_cards"
True
"""
