"""Card art as SVG text, composed from path data at run time. Free of Qt."""
