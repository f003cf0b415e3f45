"""The command line, for people who study the games: rule sets, replays and matches between computer players."""
