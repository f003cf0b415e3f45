"""Piquet: for two in all its rule sets, for kings and a chouette, Robber Piquet for four and Norman for three.

``RULES.md`` has every ruling with its source. Headings in quotation marks are those of the German rule book that it
names.
"""
