"""Computer players: how they think, the child process they think in, and the arena in which they are compared.

They are told observations and nothing else. Nothing here imports Qt; the window uses ``names`` and ``protocol`` only.
"""
