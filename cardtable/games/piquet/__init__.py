"""Piquet: for two in all its rule sets, for kings and a chouette, Robber Piquet for four and Norman for three.

Sources: ``source-piquet``, ``source-piquet-1888`` and the catalogue of rule sets; each module names the section that
it follows, and ``rules`` lists the rulings.
"""
