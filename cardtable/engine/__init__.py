"""The door for callers: a match in a few lines, without windows and without Qt.

Three functions give a match, and all that can be asked and done is a method of ``OpenMatch``:

* ``begin`` starts one of a rule set,
* ``replay`` takes up that of a record,
* ``position`` sets one up from text.

Casino, five lines from the first card to a piece of advice:

>>> from cardtable import engine
>>> match = engine.begin("casino.swedish", seed=7)
>>> match.deal()
>>> match.actor, match.legal()
(1, ['5S', 'TH', 'TH x TC', 'QD', 'QC'])
>>> match.play("TH x TC")
>>> match.advise("counter")[0].action
'3H'

What lies on the table, all of it and as the seat knows it that must decide:

>>> print(match.state)  # doctest: +ELLIPSIS
variant        casino.swedish
players        2
points         0 0
dealer         0
turn           0
round          1
hands          6H 2H JC 3H | 5S QC QD
table          4D 4S KC
piles          - | TC TH
last_capturer  1
plays          [1 "TH x TC"]
stock          9C 3S 3C AS 4H 6S KD 9H 9S 8H 7D TD AC QH 2S JS 5D TS AH 4C 8D 8C 2D JH 7C KS KH 2C QS 9D 5C AD
               7H 3D 5H 8S 6C 7S 6D JD
options        target=16 tie=spades_then_deal ...
>>> print(match.observe())
variant        casino.swedish
players        2
points         0 0
dealer         0
seat           0
turn           0
round          1
stock          40
hand           6H 2H JC 3H
hand_counts    4 3
table          4D 4S KC
builds_begun   0
piles          - | TC TH
last_capturer  1
plays          [1 "TH x TC"]

Écarté, set up from text:

>>> match = engine.position('''
...     variant  ecarte
...     hands    8H 8S 7S 8D 7D | AH KH 9H KS QS
...     turned   7H
...     moves    play, king, AH, 8H
... ''')
>>> print(*match.lines)
side 1 +1 king (KH)
>>> match.actor, match.legal()
(1, ['QS', 'KS', '9H', 'KH'])

Piquet, and its record played again:

>>> match = engine.begin("piquet.points", seed=3, options={"target": 150})
>>> match.deal()
>>> match.play("cut")
>>> match.phase, len(match.legal())
(<Phase.EXCHANGE: 'exchange'>, 3014)
>>> match.play("change 8S 7H 7D 8C 9C")
>>> engine.replay(match.record()).observe(0) == match.observe(0)
True
"""

from __future__ import annotations

from cardtable.core.errors import CardError, CodedError, IllegalAction, RecordError, RuleSetError
from cardtable.core.scores import ScoreLine
from cardtable.core.state import Observation, Standing
from cardtable.core.status import InvalidPosition, InvalidPositionError
from cardtable.engine.open_match import Advised, OpenMatch, begin, position, replay, variants
from cardtable.engine.sentences import sentence

__all__ = [
    "Advised",
    "CardError",
    "CodedError",
    "IllegalAction",
    "InvalidPosition",
    "InvalidPositionError",
    "Observation",
    "OpenMatch",
    "RecordError",
    "RuleSetError",
    "ScoreLine",
    "Standing",
    "begin",
    "position",
    "replay",
    "sentence",
    "variants",
]
