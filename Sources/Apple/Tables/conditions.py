"""The conditions that a parameter summary depends on."""

from typing import NamedTuple

PARAMETER = "_ parameter: KeyPath<Intent, IntentParameter<Value>>"
VALUE = "$0[keyPath: parameter].anyValue"
IDENTIFIER = f"identifier(of: {VALUE})"
FAMILY = "_ widgetFamily: _IntentWidgetFamilyToken"
NO_WIDGET = "\n///\n/// A conversation has no widget family."


class Condition(NamedTuple):
    words: str
    arguments: list
    test: str  # Whether the condition holds for an intent, `$0`.
    where: str = ""  # The constraint on the parameter's type.
    alone: bool = False  # Whether it may stand without a summary for when it does not hold.


CONDITIONS = [
    Condition(
        "whether a parameter equals a value.",
        [PARAMETER, "_ comparison: EquatableComparisonOperator", "_ value: Value.UnwrappedType"],
        f"comparison.holds({VALUE}, value)", alone=True),
    Condition(
        "the order of a parameter and a value.",
        [PARAMETER, "_ comparison: ComparableComparisonOperator", "_ value: Value.UnwrappedType"],
        f"comparison.holds({VALUE}, value)", alone=True),
    Condition(
        "the text of a parameter.",
        [PARAMETER, "_ comparison: StringComparisonOperator", "_ value: Value.UnwrappedType"],
        f"comparison.holds({VALUE}, value)", alone=True),
    Condition(
        "whether a parameter has a value.",
        [PARAMETER, "_ presence: HasValueComparisonOperator"],
        f"({VALUE} != nil) == (presence == .hasAnyValue)", alone=True),
    Condition(
        "whether a parameter is one of several values.",
        [PARAMETER, "_ membership: OneOfComparisonOperator", "_ values: [Value.UnwrappedType]"],
        f"membership.holds({VALUE}, values)", alone=True),
    Condition(
        "the identifier of an entity.",
        [PARAMETER, "identifier comparison: EquatableComparisonOperator",
         "_ value: Value.ValueType.ID"],
        f"comparison.holds({IDENTIFIER}, value.entityIdentifierString)",
        where="Value.ValueType: AppEntity"),
    Condition(
        "the text of an entity's identifier.",
        [PARAMETER, "identifier comparison: StringComparisonOperator", "_ value: String"],
        f"comparison.holds({IDENTIFIER}, value)", where="Value.ValueType: AppEntity"),
    Condition(
        "whether an entity's identifier is one of several.",
        [PARAMETER, "identifier membership: OneOfComparisonOperator",
         "_ values: [Value.ValueType.ID]"],
        f"membership.holds({IDENTIFIER}, values.map {{ id in id.entityIdentifierString }})",
        where="Value.ValueType: AppEntity"),
    Condition(
        "the widget family." + NO_WIDGET,
        ["widgetFamily comparison: EquatableComparisonOperator", "_ value: IntentWidgetFamily"],
        "_ in comparison == .notEqualTo"),
    Condition(
        "whether the widget family is one of several." + NO_WIDGET,
        ["widgetFamily membership: OneOfComparisonOperator", "_ values: [IntentWidgetFamily]"],
        "_ in membership == .notOneOf"),
    Condition(
        "the widget family." + NO_WIDGET,
        [FAMILY, "_ comparison: EquatableComparisonOperator", "_ value: IntentWidgetFamily"],
        "_ in comparison == .notEqualTo"),
    Condition(
        "whether the widget family is one of several." + NO_WIDGET,
        [FAMILY, "_ membership: OneOfComparisonOperator", "_ values: [IntentWidgetFamily]"],
        "_ in membership == .notOneOf"),
]


def files():
    yield "AppIntents/Generated/ParameterSummaryWhenCondition+Conditions.swift", f"""\
extension ParameterSummaryWhenCondition {{
{initializers(CONDITIONS, "Creates a choice between two summaries by",
              ["@ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise"], "otherwise()")}
}}

extension ParameterSummaryWhenCondition where Otherwise == _EmptyParameterSummary {{
{initializers([condition for condition in CONDITIONS if condition.alone],
              "Creates a choice between a summary and none by", [], "_EmptyParameterSummary()")}
}}"""


def initializers(conditions, summary, otherwise, passed):
    return "\n\n".join(
        f"""/// {summary} {condition.words}
public init{"<Value>" if PARAMETER in condition.arguments else ""}(\
{", ".join([*condition.arguments,
            "@ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition", *otherwise])})
{f"where {condition.where} " if condition.where else ""}{{
self.init({{ {condition.test} }}, whenCondition(), {passed})
}}""" for condition in conditions)
