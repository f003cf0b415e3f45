"""Learns the table of exchanges of two players, ``cardtable/ai/piquet/exchanges.bin``.

    PYTHONPATH=packaging python -m generators.piquet [--seed 1888] [--out FILE] …
    PYTHONPATH=packaging python -m generators.piquet --verify

The second learns nothing and compares the shipped table with means of fresh deals.

A developer's tool: it compiles ``learn.c`` with ``cc`` and runs it; the program itself needs neither. Equal arguments
give equal tables, bit for bit, on machines with the same floating point.

What is learned
===============

A deal by Rubicon rules is dealt at random. Eight exchanges are tried in it, two that the table values most so far, four
of its first sixty, two at random; the opponent exchanges by the table, and the deal is worth what both declare and what
the tricks bring with open cards, as ``ai/piquet/worth.py`` counts it (``tests/ai/piquet/test_exchange_value.py``
compares the two). The parts of a value, which ``ai/piquet/exchange_value.py`` names, are fitted to it by ridge
regression with conjugate gradients. A deal spreads by 33 points, the exchanges of one deal much less: what is fitted
are the differences between them, the level counting for 0.15 beside. In a further round the deals are dealt again and
exchanged by what was learned; the last round has more of them.

At last as many deals as in that round are dealt once more and exchanged by the table alone, and all that it says of a
player with so many cards in the talon is moved by what it says too much on the average: elder buys few cards when her
hand is good.

The shipped table
=================

Seed 1888 and the defaults: 200,000 deals for the dealer and as many for elder, eight exchanges each, and 150,000 for
the levels; three to six minutes of one processor core.
"""
