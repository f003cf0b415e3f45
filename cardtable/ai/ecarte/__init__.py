"""Computer players of Écarté: beginner, greedy, one who knows the classical rules, and one from an equilibrium.

``generator`` computes the table that ``equilibrium`` reads. Everything else works on ``hands``: sets of cards as
integers, the trumps by their rank beside the turned card.
"""
