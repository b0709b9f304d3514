"""The comparators of an entity query: one class for each comparison, as in Apple's framework."""

from typing import NamedTuple


class Kind(NamedTuple):
    input: str  # The type of the value to compare with.
    comparison: str  # The words before that type in the comparison's initializer.
    resolved: str  # The type that resolvers make.
    generic: str = ""  # The generic parameter for the input, where it has one.
    type_where: str = ""
    init_where: str = ""


EQUALITY = Kind(
    "PropertyType", "as", "PropertyType.UnwrappedType", type_where="PropertyType: Equatable")
ORDER = Kind(
    "PropertyType.UnwrappedType", "unwrapped", "PropertyType.UnwrappedType",
    type_where="PropertyType.UnwrappedType: Comparable")
TEXT = Kind(
    "InputType", "as", "InputType", generic="InputType: _IntentValue, ",
    init_where="PropertyType.UnwrappedType == String, InputType == String")

# The comparisons: each has a class that is named after it.
COMPARISONS = [
    ("equalTo", EQUALITY, "is equal to a value"),
    ("notEqualTo", EQUALITY, "differs from a value"),
    ("lessThan", ORDER, "is less than a value"),
    ("lessThanOrEqualTo", ORDER, "is less than or equal to a value"),
    ("greaterThan", ORDER, "is greater than a value"),
    ("greaterThanOrEqualTo", ORDER, "is greater than or equal to a value"),
    ("hasPrefix", TEXT, "begins with a text"),
    ("hasSuffix", TEXT, "ends with a text"),
]


def files():
    yield "AppIntents/Generated/EntityQueryComparators.swift", "\n\n".join(
        comparator(name, kind, words) for name, kind, words in COMPARISONS)


def comparator(name, kind, words):
    resolvers = (f"@ResolverSpecificationBuilder<{kind.resolved}>\n"
                 "withResolvers resolvers: @escaping () -> Spec,\n")
    return f"""/// A comparator that tests whether a property {words}.
public final class {name[0].upper()}{name[1:]}Comparator<
Property: EntityProperty<PropertyType>, PropertyType: _IntentValue,
{kind.generic}ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, {kind.input}, ComparatorMappingType>
{where(kind.type_where)}{{
{initializer(name, kind, "Creates a comparator.")}

{initializer(name, kind, "Creates a comparator with custom resolvers for the value.",
             "<Spec: ResolverSpecification>", resolvers)}
}}"""


def initializer(name, kind, words, generics="", resolvers=""):
    return f"""/// {words}
public init{generics}({resolvers}\
mappingTransform: @escaping ({kind.input}) -> ComparatorMappingType)
{where(kind.init_where)}{{
super.init(comparison: EntityComparison(\
.{name}, {kind.comparison}: {kind.input}.self, mappingTransform))
}}"""


def where(constraints):
    return f"where {constraints} " if constraints else ""
