"""Computes the table of the first decisions, ``cardtable/ai/ecarte/equilibrium.bin``.

    PYTHONPATH=packaging python -m generators.ecarte [--seed 1847] [--out FILE] …
    PYTHONPATH=packaging python -m generators.ecarte --verify

    PYTHONPATH=packaging python -m generators.ecarte --against 16000000

    PYTHONPATH=packaging python -m generators.ecarte --even

The second computes nothing and proves the shipped table as step 4 does, in three minutes. Where exchanges deviate it
prints what the deal is then worth to elder; what that gains is its difference from the line before.

The third computes ``against_the_list.bin``, the other table (below), the fourth step 5 alone, on the shipped table.

A developer's tool: it compiles ``solve.c`` with ``cc`` and runs it; the program itself needs neither. Equal arguments
give equal tables, bit for bit, on machines with the same floating point.

What is computed
================

The game: elder proposes or plays; the dealer accepts or refuses; both exchange; once more the same, without
penalties; then the cards are played, both hands open. All that a player knows at a word are his five cards (in
canonical form) and whether a king was turned up.

1. *Exchanges.* Deals are sampled and played by the current strategies; one player keeps random cards, and what then
   comes of it is counted for the cards kept, whatever was laid away (in the dealer's case by how many elder changed).
   The next round follows what was best in the last, less half a standard error. Words are learned on the way by regret
   matching.
2. *Words for points.* Deals with their exchanges are recorded; passes of counterfactual regret minimisation over all
   of them give the average strategies of both words and both times, in steps of a third.
3. *Words at each score.* From the end of the match backwards, the same with the worth of the match after the deal as
   payoff, with and without *matsch*; the second proposal stays as it is for points.
4. *Proof.* On new deals the gain of a best response in words is counted (in the deals in which it was chosen, which is
   too high, and on others, which is too low), and of one in exchanges and words together.
5. *The dealer's exchange, evenly* (``dealer.py``). Elder hardly ever changes one or two cards in the deals of step 1,
   so what the dealer's kept cards are worth then rests on a handful of them: a king with queen and ten of trumps would
   win .31 of the deals, and .73 with a nine besides. Here each set meets the same 2,500 elders, a thousand of which do
   not hold its cards (standard error of the majority .015).

The shipped table
=================

Seed 1847 and the defaults: five and a half minutes on one processor core, proof and all. Gains of a best response in
points a deal, each on twelve million new deals (seeds 1848 to 1850, standard error .0005), the response in words chosen
and paid on the same deals, which flatters it:

* in words alone: elder no more than .0109, the dealer .0091; paid on deals that the response has not seen it loses
  .0038 on either side;
* in exchanges, learned on twelve million other deals, and in words together: elder no more than .0128; the dealer's
  response in exchanges loses .0026, and together with his words gains .0072, less than the words alone.

With the dealer's exchange counted evenly (step 5), in words alone: elder .0107, the dealer .0102; paid on deals that
the response has not seen it loses .0042 and .0037 (seed 1848, twelve million deals). The words of the table gain .0532
points a deal on those of the classical list (.0530 to .0535). The response in exchanges was not counted again.

The words against the old list
==============================

A person may go by the list of hands to be played without proposing, at both words and both times, and keep what the
books keep. On each seat deals of such a player with one of the table are counted: how often, for each own hand, they
end in which way. From these counts follows at each score what either word is paid, the match behind it valued as it
goes on between the two. The word of the equilibrium stays unless the other one is better by a standard error. Where
words that were chosen on one half of the deals are not better on the other half, the row is that of the equilibrium.

Seed 1851, sixteen million deals on each seat, 177,133 bytes. What it brings on the other half, in stakes of a deal:

* at 4:4 elder .0308, the dealer .0441: so much the equilibrium leaves there against such a player;
* at 4:3 and 3:4 .0021 to .0049, at 3:3 .0011 and .0013, elsewhere .0003 to .0010;
* with *matsch*, at 4:0 and 0:4 .0013 to .0111, at 3:0 and 0:3 .0012 to .0020, elsewhere .0007 to .0009.

At 0:0 the match against such a player is worth .069 stakes to elder and .073 to the dealer. Standard errors were not
computed.
"""
