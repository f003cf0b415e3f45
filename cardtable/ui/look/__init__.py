"""The look of everything: colours, fonts, icons, and the small parts of which windows are made."""
