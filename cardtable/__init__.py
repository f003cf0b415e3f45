"""Casino, Piquet and Écarté on an animated card table."""

__version__ = "0.1.0"
