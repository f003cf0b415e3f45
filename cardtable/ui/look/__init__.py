"""How everything looks: colours, letters, icons, and the small parts of which windows are made."""
