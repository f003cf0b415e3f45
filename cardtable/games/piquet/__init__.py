"""Piquet: for two in all its rule sets, for kings and a chouette, Robber Piquet for four and Norman for three.

``RULES.md`` has every ruling with its source. Headings in quotation marks are those of the German rule book that it
names.

*Elder* is the player who declares and leads first; with two players it is the one who does not deal. A *Neunziger* is
the repique of French and English books, a *Sechziger* the pique, the *cards* (Lese) the majority of the tricks, and an
*Allstich* the capot.
"""
