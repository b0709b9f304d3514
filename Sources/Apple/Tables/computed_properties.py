"""The initializers of entity properties that are computed, and the macros that call them."""

import itertools
from typing import NamedTuple


class Property(NamedTuple):
    macro: str  # The macro that declares it; empty for a variant of the property before.
    words: str
    argument: str
    source: str
    indexed: bool = True  # Whether it may have an indexing key.


PROPERTIES = [
    Property(
        "ComputedProperty", "a computed property", "getter: KeyPath<Entity, Value>",
        ".now(reader(of: getter))"),
    Property(
        "", "a computed property that can be set",
        "getSetter: WritableKeyPath<Entity, Value>", ".now(reader(of: getSetter))"),
    Property(
        "DeferredProperty", "a property that is read asynchronously",
        "asyncGetter: @escaping @Sendable (Entity) async throws -> Value",
        ".later(reader(of: asyncGetter))", indexed=False),
]

TITLE = "title: LocalizedStringResource"
CUSTOM_KEY = "customIndexingKey: CSCustomAttributeKey"

# The keys of the search index: their words, the argument of an initializer and of a macro, the generic.
KEYS = [
    ("an indexing key",
     "indexingKey: ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Attribute?>",
     "indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>", ", Attribute"),
    ("a custom indexing key", CUSTOM_KEY, CUSTOM_KEY, ""),
]


def files():
    initializers = [initializer(*each) for each in variants(PROPERTIES)]
    yield "AppIntents/Generated/EntityProperty+Computed.swift", f"""public import BehestCoreSpotlight
public import FoundationGaps

// Only the macros call these; programs write `@ComputedProperty` or `@DeferredProperty`.
extension EntityProperty {{
{joined(initializers)}
}}"""
    macros = [macro(*each) for each in variants(each for each in PROPERTIES if each.macro)]
    yield "AppIntents/Generated/ComputedPropertyMacros.swift", f"""#if Macros
public import BehestCoreSpotlight
public import FoundationGaps

{joined(macros)}
#endif"""


def variants(properties):
    """Yields each property with each title and key that it may have."""
    for each in properties:
        for title, key in itertools.product([None, TITLE], [None, *KEYS] if each.indexed else [None]):
            words = (["a title"] if title else []) + ([key[0]] if key else [])
            summary = each.words + (", with " if words else "") + " and ".join(words)
            yield each, summary, title, key


def initializer(each, words, title, key):
    arguments = ["identifier: String", title, key and key[1], each.argument]
    label = key and key[1].split(":")[0]
    return f"""/// Creates {words}.
public convenience init<Entity: AppEntity{key[3] if key else ""}>({given(arguments)}) {{
self.init(title: {"title" if title else "nil"}, identifier: identifier, source: {each.source}\
{f", indexing: IndexingKey({label})" if key else ""})
}}"""


def macro(each, words, title, key):
    return f"""/// Declares {words}.
@attached(peer, names: prefixed(`$`), prefixed(_))
@attached(accessor, names: named(get), named(set))
public macro {each.macro}({given([title, key and key[2]])}) =
#externalMacro(module: "AppIntentsMacros", type: "{each.macro}Macro")"""


def given(arguments):
    return ", ".join(argument for argument in arguments if argument)


def joined(declarations):
    return "\n\n".join(declarations)
