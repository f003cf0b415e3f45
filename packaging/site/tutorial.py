r"""A tutorial: one match from the first card to the last, and what can be done with it.

# Which games there are

A rule set has an id, numbers of players and options:

>>> from cardtable import engine
>>> [one.id for one in engine.variants()][:3]
['casino.swedish', 'casino.overspader', 'casino.mulle_sassersson']
>>> swedish = engine.variants()[0]
>>> swedish.players, [option.name for option in swedish.options(2)]
((2, 3, 4), ['target', 'tie', 'strict', 'stake'])

# A match

`begin` lets the seats cut for the deal. A seed makes all of it come again; without one nobody can foresee a card.

>>> match = engine.begin("casino.swedish", seed=7, options={"target": 21})
>>> match.deal()

Seats are numbers from 0. `actor` must decide, and `legal` has the texts of what it can do. A text is the same in
records, in what computer players say and here: `TH x TC` takes the ten of clubs with the ten of hearts.

>>> match.actor, match.legal()
(1, ['5S', 'TH', 'TH x TC', 'QD', 'QC'])
>>> match.play("TH x TC")

What the rules refuse is an error with a code and parameters, and nothing has changed:

>>> try:
...     match.play("9S")
... except engine.IllegalAction as error:
...     print(error.code, dict(error.parameters))
not_in_hand {'card': '9S'}

A deal that ends is counted line by line, and the next one is dealt by `deal` until somebody has won. Here everybody
takes as many cards as it can:

>>> while not match.over:
...     if match.actor is None:
...         match.deal()
...     match.play(max(match.legal(), key=len))
>>> match.deals, match.scores, match.winners
(3, (20, 21), (1,))
>>> [(line.side, line.points, line.code.value) for line in match.lines if "most" in line.code]
[(1, 2, 'most_spades'), (0, 1, 'most_cards')]

# What a seat may know

The state is the whole truth; an observation is what one seat knows, and all that a computer player is told. Both print
themselves, and whatever is hidden is missing from the observation.

>>> match = engine.begin("ecarte", seed=1, dealer=0)
>>> match.deal()
>>> match.state.hands[0] == match.observe(0).hand
False
>>> match.observe(1).hand_counts
(5, 5)

# A computer player

It is asked for the seat that must decide and answers with its decision first. `value` is in points, and only
differences within one answer mean something; `reasons` are codes of its family.

>>> advice = match.advise("counter")
>>> advice[0].action in match.legal()
True
>>> all(one.value >= advice[-1].value for one in advice[1:])
True

# Records

A record is JSON that the windows, `cardtable replay` and `cardtable check` read, too.

>>> text = match.record()
>>> engine.replay(text).state.key() == match.state.key()
True

# Positions

What a state prints is a position, and can be changed by hand before it is set up again. Its lines are the fields that
differ from how a deal begins; a family's `position.py` describes each.

>>> engine.position(str(match.state)).state.key() == match.state.key()
True

A shorter text says what is dealt where, and what is done then:

>>> match = engine.position('''
...     variant  piquet.points
...     dealer   1
...     hands    AS KS QS JS TS 9S 8S 7S AH KH QH JH | TH 9H 8H 7H AD KD QD JD TD 9D 8D 7D
...     talon    AC KC QC JC TC | 9C 8C 7C
...     moves    cut, change JH QH KH, change 7H 8H 9H
... ''')
>>> match.phase.name, match.actor
('POINT', 0)

A position that no play can have led to is refused, with all that is wrong with it:

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
