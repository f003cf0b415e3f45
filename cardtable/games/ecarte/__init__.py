"""Écarté for two persons, and with people who take turns at the table and a gallery that bets.

Source: ``source-ecarte`` and the catalogue of rule sets; each module names what it follows.
"""
