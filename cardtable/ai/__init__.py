"""Computer players: how they choose, the child process in which they run, and the arena in which they are compared.

They get observations and nothing else. Nothing here imports Qt; the window uses only ``names`` and ``protocol``.
"""
