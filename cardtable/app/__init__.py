"""What happens between the session, the store, the computer players and the windows; of Qt it uses QtCore alone."""
