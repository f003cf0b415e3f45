"""The floor that connects the session, the store, the computer players and the windows; of Qt it uses only QtCore."""
