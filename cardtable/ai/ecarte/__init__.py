"""Computer players of Écarté: a beginner, a greedy one, one with the classical rules, and one that plays an
equilibrium.

A program in ``packaging/generators`` computes the table that ``equilibrium`` reads. Everything else works on ``hands``:
sets of cards as integers, with trumps by their rank among those that were not turned up.
"""
