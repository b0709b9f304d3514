"""The spelling of names in Swift."""

# The keywords that are names in a table.
KEYWORDS = {"continue", "default", "do", "return", "switch"}


def escaped(name):
    return f"`{name}`" if name in KEYWORDS else name
