"""What makes the tables of the computer players: tools of maintainers, which compile and run C of their own."""
