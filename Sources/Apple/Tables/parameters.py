"""The initializers of parameters, by type of value."""

from typing import NamedTuple


class Argument(NamedTuple):
    declared: str
    sets: list  # The statements that set the declaration.
    about: str = ""  # The documentation of the argument, where its name does not say it.
    words: str = ""  # The words for it in the summary of the initializer.
    generic: str = ""
    where: str = ""


# In the order in which an initializer takes them.
ARGUMENTS = {
    "title": Argument("title: LocalizedStringResource? = nil", ["title = title"]),
    "description": Argument(
        "description: LocalizedStringResource? = nil", ["explanation = description"]),
    "default": Argument(
        "default defaultValue: Value.UnwrappedType? = nil", ["fallback = defaultValue"]),
    # Text
    "inputOptions": Argument(
        "inputOptions: String.IntentInputOptions? = nil",
        ["options.textInput = inputOptions",
         "options.isMultiline = inputOptions?.multiline ?? false"]),
    "displayName": Argument(
        "displayName: Bool.IntentDisplayName? = nil", ["options.booleanNames = displayName"]),
    "dateKind": Argument(
        "kind: DateKind = .dateTime", ["options.dateKind = ParameterOptions.DateKind(kind)"]),
    # Numbers
    "currencyCodes": Argument(
        "currencyCodes: [String] = []", ["options.currencyCodes = currencyCodes"],
        about="The currencies are ISO 4217 codes; an empty array allows any."),
    "intControl": Argument(
        "controlStyle: IntControlStyle = .stepper",
        ["options.controlStyle = ParameterOptions.ControlStyle(controlStyle)"]),
    "doubleControl": Argument(
        "controlStyle: DoubleControlStyle = .field",
        ["options.controlStyle = ParameterOptions.ControlStyle(controlStyle)"]),
    "intRange": Argument(
        "inclusiveRange: InclusiveRange<Int>? = nil",
        ["options.inclusiveRange = closedRange(inclusiveRange) { Double($0) }"]),
    "doubleRange": Argument(
        "inclusiveRange: InclusiveRange<Double>? = nil",
        ["options.inclusiveRange = closedRange(inclusiveRange) { $0 }"]),
    "decimalRange": Argument(
        "inclusiveRange: InclusiveRange<Decimal>? = nil",
        ["options.inclusiveRange = closedRange(inclusiveRange) {"
         " NSDecimalNumber(decimal: $0).doubleValue }"]),
    # Measurements
    "measured": Argument("defaultValue: Double? = nil", []),
    "defaultUnit": Argument(
        "defaultUnit: Unit",
        ["fallback = defaultValue.map { Measurement(value: $0, unit: defaultUnit) }",
         "options.defaultUnit = defaultUnit"],
        about="A number that is given without a unit has the default one.",
        generic="Unit: Dimension", where="Value.ValueType == Measurement<Unit>"),
    "defaultUnitAdjust": Argument(
        "defaultUnitAdjustForLocale: Bool = false",
        ["options.adjustsUnit = defaultUnitAdjustForLocale"],
        about="The unit may be adjusted to the person's locale."),
    "unit": Argument(
        "unit: Unit",
        ["fallback = defaultValue.map { Measurement(value: $0, unit: unit) }",
         "options.defaultUnit = unit", "options.convertsToUnit = true"],
        about="A value is converted to the unit.",
        generic="Unit: Dimension", where="Value.ValueType == Measurement<Unit>"),
    "unitAdjust": Argument(
        "unitAdjustForLocale: Bool = false", ["options.adjustsUnit = unitAdjustForLocale"],
        about="The unit may be adjusted to the person's locale."),
    "negative": Argument(
        "supportsNegativeNumbers: Bool = true",
        ["options.supportsNegativeNumbers = supportsNegativeNumbers"]),
    # Files, people and places
    "contentTypes": Argument(
        "supportedContentTypes: [UTType]",
        ["options.supportedContentTypes = supportedContentTypes.map(\\.identifier)"]),
    "fileTypes": Argument(
        "supportedContentTypes: [UTType]?",
        ["options.supportedContentTypes = supportedContentTypes?.map(\\.identifier) ?? []"],
        about="The content types are those of the entity's type if there are none."),
    "typeIdentifiers": Argument(
        'supportedTypeIdentifiers: [String] = ["public.data"]',
        ["options.supportedContentTypes = supportedTypeIdentifiers"]),
    "personMode": Argument(
        "mode: IntentPerson.ParameterMode = .contact", ["options.personMode = mode"]),
    "placeStyle": Argument(
        "displayStyle: PlacemarkDisplayStyle = .addressOrPlace",
        ["options.placemarkStyle = displayStyle == .city ? .city : .addressOrPlace"]),
    # Collections
    "size": Argument("size: IntentCollectionSize", ["options.size = size.range"]),
    "sizes": Argument(
        "size: [IntentWidgetFamily: IntentCollectionSize]", ["options.setSizes(size)"],
        about="A conversation takes the largest of the sizes."),
    # Questions
    "question": Argument(
        "requestValueDialog: IntentDialog? = nil",
        ["options.requestValueDialog = requestValueDialog"]),
    "disambiguation": Argument(
        "requestDisambiguationDialog: IntentDialog? = nil",
        ["options.requestDisambiguationDialog = requestDisambiguationDialog"]),
    "connection": Argument(
        "inputConnectionBehavior: InputConnectionBehavior = .default",
        ["options.inputConnectionBehavior = inputConnectionBehavior"]),
    # Sources of values
    "query": Argument(
        "query: Query", ["options.query = query"], words="a query",
        generic="Query: EntityQuery", where="Query.Entity == Value.ValueType"),
    "cases": Argument(
        "supportedValues: [Value.ValueType]", ["options.supportedValues = supportedValues"],
        words="supported values"),
    "provider": Argument(
        "optionsProvider: OptionsProvider", ["options.optionsProvider = optionsProvider"],
        words="an options provider", generic="OptionsProvider: DynamicOptionsProvider",
        where="OptionsProvider.DefaultValue.ValueType == Value.ValueType"),
    "resolvers": Argument(
        "@ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec",
        ["options.resolvers = Array(resolvers())"], words="resolvers",
        generic="Spec: ResolverSpecification"),
}

PLAIN = ["title", "description", "default", "question", "connection"]
CHOSEN = [*PLAIN, "disambiguation"]
MEASURED = ["title", "description", "measured", "negative", "question", "connection"]

# The sources of values that initializers take; each row has an initializer for each.
ALL = ["", "resolvers", "provider", "provider resolvers"]


class Row(NamedTuple):
    type: str  # The constraint on the type of one value; empty for any.
    noun: str
    arguments: list
    sources: list = ALL
    disfavored: bool = False  # Whether the initializers of other rows come first.


# The files: the modules that their declarations name, and a row for each type of value.
FILES = {
    "Text": (["Foundation"], [
        Row("== String", "text", [*PLAIN, "inputOptions"]),
        Row("== AttributedString", "attributed text", [*PLAIN, "inputOptions"]),
        Row("== Bool", "a Boolean value", [*PLAIN, "displayName"]),
        Row("== Date", "a date", [*PLAIN, "dateKind"]),
        Row("== DateComponents", "date components", [*PLAIN, "dateKind"]),
    ]),
    "Numbers": (["Foundation"], [
        Row("== Int", "an integer", [*PLAIN, "intControl", "intRange"]),
        Row("== Double", "a floating-point number", [*PLAIN, "doubleControl", "doubleRange"]),
        Row("== Decimal", "a decimal number", [*PLAIN, "decimalRange"]),
        Row("== IntentCurrencyAmount", "a currency amount",
            [*PLAIN, "currencyCodes", "decimalRange"]),
    ]),
    "Measurements": (["Foundation"], [
        Row("", "a measurement with a default unit",
            [*MEASURED, "defaultUnit", "defaultUnitAdjust"], ["", "resolvers"]),
        Row("", "a measurement that is converted to one unit",
            [*MEASURED, "unit", "unitAdjust"], ["", "resolvers"]),
    ]),
    "Files": (["BehestUniformTypeIdentifiers"], [
        Row("== IntentFile", "a file", [*PLAIN, "contentTypes"]),
        Row("== IntentFile", "a file", [*PLAIN, "typeIdentifiers"]),
        Row(": FileEntity", "a file entity", [*CHOSEN, "fileTypes"], [*ALL, "query"]),
        Row("== IntentPerson", "a person", [*PLAIN, "personMode"]),
    ]),
    "Places": (["BehestCoreLocation"], [
        Row("== CLPlacemark", "a placemark", [*PLAIN, "placeStyle"]),
    ]),
    "Entities": ([], [
        Row(": AppEntity", "an entity", CHOSEN, [*ALL, "query"]),
        Row(": AppEnum", "a case of an enumeration", CHOSEN, [*ALL, "cases"]),
    ]),
    "Collections": ([], [
        Row("", "a collection of a certain size", [*CHOSEN, "size"]),
        Row("", "a collection whose size depends on the widget family", [*CHOSEN, "sizes"],
            ["", "provider"]),
    ]),
    "Others": ([], [
        Row("", "a value", CHOSEN, disfavored=True),
    ]),
}


def files():
    for name, (modules, rows) in FILES.items():
        imports = "\n".join(f"public import {each}" for each in sorted([*modules, "FoundationGaps"]))
        extensions = "\n\n".join(extension(row) for row in rows)
        yield f"AppIntents/Generated/Parameters/IntentParameter+{name}.swift", f"{imports}\n\n{extensions}"


def extension(row):
    initializers = "\n\n".join(initializer(row, sources.split()) for sources in row.sources)
    constraint = f" where Value.ValueType {row.type}" if row.type else ""
    return f"extension IntentParameter{constraint} {{\n{initializers}\n}}"


def initializer(row, sources):
    names = sorted([*row.arguments, *sources], key=list(ARGUMENTS).index)
    used = [ARGUMENTS[name] for name in names]
    # A unit before a specification of resolvers before a provider, as in Apple's framework.
    generics = ", ".join(sorted((each.generic for each in used if each.generic), reverse=True))
    where = ", ".join(each.where for each in used if each.where)
    sets = "\n".join(f"declaration.{statement}" for each in used for statement in each.sets)
    attribute = "@_disfavoredOverload\n" if row.disfavored else ""
    return f"""{documentation(row.noun, used)}
{attribute}public convenience init{f"<{generics}>" if generics else ""}(\
{", ".join(each.declared for each in used)})
{f"where {where} " if where else ""}{{
var declaration = ParameterDeclaration()
{sets}
self.init(declaration)
}}"""


def documentation(noun, used):
    sources = " and ".join(each.words for each in used if each.words)
    lines = [f"/// Creates a parameter for {noun}{f', with {sources}' if sources else ''}."]
    about = [each.about for each in used if each.about]
    if about:
        lines += ["///", *(f"/// {sentence}" for sentence in about)]
    return "\n".join(lines)
