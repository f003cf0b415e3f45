"""Casino with valued court cards: the Swedish, Finnish and Mulle rule sets and the Berlin Casino of 1810.

Source: ``source-casino`` and the catalogue of rule sets; each module names the section that it follows.
"""
