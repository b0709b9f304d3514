"""The results of intents: one function for every set of parts, in Apple's order of labels."""

import itertools
from typing import NamedTuple


class Part(NamedTuple):
    words: str
    argument: str
    passed: str = ""  # The argument of the container's initializer.
    generic: str = ""
    place: int = -1  # The index among the container's generic arguments; negative for none.
    type: str = ""  # The generic argument.


VALUE = Part("a value", "value: Value", "value: value", "Value: _IntentValue", 0, "Value")
OPENS = Part(
    "an intent to open", "opensIntent: OpensAppIntent", "opensIntent: opensIntent",
    "OpensAppIntent: AppIntent", 1, "OpensAppIntent")
DIALOG = Part("a dialog", "dialog: IntentDialog", "dialog: dialog", "", 3, "IntentDialog")
VIEW = Part(
    "a view", "view: Content", "content: .view(SnippetView(view))",
    "Content: View", 2, "_SnippetViewContainer")
BUILDER = Part(
    "a view", "@ViewBuilder content: () -> Content", "content: .view(SnippetView(content()))",
    "Content: View", 2, "_SnippetViewContainer")
SNIPPET = Part(
    "a snippet intent", "snippetIntent: Snippet", "content: .intent(snippetIntent)",
    "Snippet: SnippetIntent", 2, "Snippet")
BUTTON = Part(
    "an intent for the action button", "actionButtonIntent: Intent",
    "actionButtonIntent: actionButtonIntent", "Intent: AppIntent")
ACTIVITY = Part("the identifier of an activity", "activityIdentifier: String")
# What a branch returns that shows nothing, of an intent that shows a view in another.
NO_VIEW = Part("", "", "", "", 2, "_SnippetViewContainer")

# The files: the parts that may be left out, the part that is always there, and more of the former.
FILES = {
    "Parts": ([VALUE, OPENS, DIALOG], [], []),
    "View": ([VALUE, OPENS, DIALOG], [VIEW], []),
    "WithoutView": ([VALUE, OPENS, DIALOG], [NO_VIEW], []),
    "Content": ([VALUE, OPENS, DIALOG], [BUILDER], []),
    "SnippetIntent": ([VALUE, OPENS, DIALOG], [SNIPPET], []),
    "ActionButton": ([VALUE], [BUTTON], [ACTIVITY]),
}


def files():
    for name, (before, always, after) in FILES.items():
        functions = "\n\n".join(
            function([*some, *always, *others])
            for some in subsets(before) for others in subsets(after))
        imported = "public import BehestSwiftUI\n\n" if "Content: View" in functions else ""
        yield f"AppIntents/Generated/Results/IntentResult+{name}.swift", f"""{imported}extension IntentResult {{
{functions}
}}"""


def subsets(parts):
    for kept in itertools.product([False, True], repeat=len(parts)):
        yield [part for part, keep in zip(parts, kept) if keep]


def function(parts):
    types = ["Never"] * 4
    for part in parts:
        if part.place >= 0:
            types[part.place] = part.type
    # The container takes its content before its dialog.
    passed = sorted((part for part in parts if part.passed), key=lambda part: part.place % 5)
    generics = ", ".join(part.generic for part in parts if part.generic)
    without = NO_VIEW in parts
    return f"""/// Returns a result{contents([part.words for part in parts if part.words])}\
{", where other results show a view" if without else ""}.
{"@_disfavoredOverload " if without else ""}public static func result{f"<{generics}>" if generics else ""}(\
{", ".join(part.argument for part in parts if part.argument)}) -> Self
where Self == IntentResultContainer<{", ".join(types)}> {{
Self({", ".join(part.passed for part in passed)})
}}"""


def contents(words):
    if not words:
        return " without contents"
    *others, last = words
    return " with " + (", ".join(others) + " and " if others else "") + last
