"""The predefined names of actions for the button of a confirmation."""

from spelling import escaped

# The words; the name in the program is the same in camel case.
NAMES = [
    "Add", "Add Data", "Book", "Buy", "Call", "Check In", "Continue", "Create", "Do", "Download",
    "Filter", "Find", "Get", "Go", "Log", "Open", "Order", "Pay", "Play", "Play Sound", "Post",
    "Request", "Run", "Search", "Send", "Set", "Share", "Start", "Start Navigation", "Toggle",
    "Turn Off", "Turn On", "View",
]


def files():
    names = "\n".join(
        f"""/// The name of an action whose button says “{words}”.
public static let {identifier(words)} = ConfirmationActionName("{words}")""" for words in NAMES)
    yield "AppIntents/Generated/ConfirmationActionName+Names.swift", f"""extension ConfirmationActionName {{
{names}
}}"""


def identifier(words):
    name = words[0].lower() + words[1:].replace(" ", "")
    return escaped(name)
