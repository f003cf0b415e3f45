"""What all card games of the program share: cards, actions, events, rule sets, states, records and scores.

Nothing here imports anything but the standard library.
"""
