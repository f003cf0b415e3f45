"""Casino with valued court cards: the Swedish, Finnish and Mulle rule sets and the Berlin Casino of 1810.

``RULES.md`` has every ruling with its source. Headings in quotation marks are those of McLeod and Martin, *Nordisches
Kasino und Berliner Casino von 1810*, 2022.
"""
