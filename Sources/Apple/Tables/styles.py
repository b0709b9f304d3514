"""The styles of controls, containers and screens that have no effect in a card."""

from spelling import escaped

# The protocols of styles that make a view of a configuration, and what they style.
CONFIGURED = {
    "ControlGroupStyle": "a group of controls",
    "DatePickerStyle": "a date picker",
    "DisclosureGroupStyle": "a disclosure group",
    "FormStyle": "a form",
    "GaugeStyle": "a gauge",
    "GroupBoxStyle": "a group box",
    "LabeledContentStyle": "labeled content",
    "MenuStyle": "a menu",
    "ProgressViewStyle": "a progress view",
    "ToggleStyle": "a toggle",
}

# The protocols of styles that only have a name, and what they style.
NAMED = {
    "IndexViewStyle": "the index of a tab view",
    "ListStyle": "a list",
    "NavigationSplitViewStyle": "a navigation split view",
    "NavigationViewStyle": "a navigation view",
    "PickerStyle": "a picker",
    "TabViewStyle": "a tab view",
}

# What the styles of every protocol style.
NOUNS = {**CONFIGURED, **NAMED, "TextFieldStyle": "a text field"}

# The styles: the protocol, the name, the type.
STYLES = [
    ("ToggleStyle", "automatic", "DefaultToggleStyle"),
    ("ToggleStyle", "switch", "SwitchToggleStyle"),
    ("ToggleStyle", "button", "ButtonToggleStyle"),
    ("ToggleStyle", "checkbox", "CheckboxToggleStyle"),
    ("ProgressViewStyle", "automatic", "DefaultProgressViewStyle"),
    ("ProgressViewStyle", "linear", "LinearProgressViewStyle"),
    ("ProgressViewStyle", "circular", "CircularProgressViewStyle"),
    ("GaugeStyle", "automatic", "DefaultGaugeStyle"),
    ("GaugeStyle", "linearCapacity", "LinearCapacityGaugeStyle"),
    ("GaugeStyle", "accessoryLinear", "AccessoryLinearGaugeStyle"),
    ("GaugeStyle", "accessoryLinearCapacity", "AccessoryLinearCapacityGaugeStyle"),
    ("GaugeStyle", "accessoryCircular", "AccessoryCircularGaugeStyle"),
    ("GaugeStyle", "accessoryCircularCapacity", "AccessoryCircularCapacityGaugeStyle"),
    ("PickerStyle", "automatic", "DefaultPickerStyle"),
    ("PickerStyle", "segmented", "SegmentedPickerStyle"),
    ("PickerStyle", "menu", "MenuPickerStyle"),
    ("PickerStyle", "wheel", "WheelPickerStyle"),
    ("PickerStyle", "inline", "InlinePickerStyle"),
    ("PickerStyle", "navigationLink", "NavigationLinkPickerStyle"),
    ("PickerStyle", "palette", "PalettePickerStyle"),
    ("DatePickerStyle", "automatic", "DefaultDatePickerStyle"),
    ("DatePickerStyle", "compact", "CompactDatePickerStyle"),
    ("DatePickerStyle", "graphical", "GraphicalDatePickerStyle"),
    ("DatePickerStyle", "wheel", "WheelDatePickerStyle"),
    ("TextFieldStyle", "automatic", "DefaultTextFieldStyle"),
    ("TextFieldStyle", "plain", "PlainTextFieldStyle"),
    ("TextFieldStyle", "roundedBorder", "RoundedBorderTextFieldStyle"),
    ("MenuStyle", "automatic", "DefaultMenuStyle"),
    ("MenuStyle", "button", "ButtonMenuStyle"),
    ("ListStyle", "automatic", "DefaultListStyle"),
    ("ListStyle", "plain", "PlainListStyle"),
    ("ListStyle", "inset", "InsetListStyle"),
    ("ListStyle", "grouped", "GroupedListStyle"),
    ("ListStyle", "insetGrouped", "InsetGroupedListStyle"),
    ("ListStyle", "sidebar", "SidebarListStyle"),
    ("FormStyle", "automatic", "AutomaticFormStyle"),
    ("FormStyle", "grouped", "GroupedFormStyle"),
    ("FormStyle", "columns", "ColumnsFormStyle"),
    ("GroupBoxStyle", "automatic", "DefaultGroupBoxStyle"),
    ("LabeledContentStyle", "automatic", "AutomaticLabeledContentStyle"),
    ("TabViewStyle", "automatic", "DefaultTabViewStyle"),
    ("TabViewStyle", "page", "PageTabViewStyle"),
    ("ControlGroupStyle", "automatic", "AutomaticControlGroupStyle"),
    ("ControlGroupStyle", "navigation", "NavigationControlGroupStyle"),
    ("ControlGroupStyle", "menu", "MenuControlGroupStyle"),
    ("ControlGroupStyle", "compactMenu", "CompactMenuControlGroupStyle"),
    ("ControlGroupStyle", "palette", "PaletteControlGroupStyle"),
    ("DisclosureGroupStyle", "automatic", "AutomaticDisclosureGroupStyle"),
    ("IndexViewStyle", "page", "PageIndexViewStyle"),
    ("NavigationViewStyle", "automatic", "DefaultNavigationViewStyle"),
    ("NavigationViewStyle", "stack", "StackNavigationViewStyle"),
    ("NavigationViewStyle", "columns", "ColumnNavigationViewStyle"),
    ("NavigationSplitViewStyle", "automatic", "AutomaticNavigationSplitViewStyle"),
    ("NavigationSplitViewStyle", "balanced", "BalancedNavigationSplitViewStyle"),
    ("NavigationSplitViewStyle", "prominentDetail", "ProminentDetailNavigationSplitViewStyle"),
]


def files():
    protocols = [configured(*row) for row in CONFIGURED.items()]
    protocols += [named(*row) for row in NAMED.items()]
    yield "SwiftUI/CompileOnly/Generated/StyleProtocols.swift", "\n\n".join(protocols)
    yield "SwiftUI/CompileOnly/Generated/Styles.swift", "\n\n".join(style(*row) for row in STYLES)


def configured(protocol, noun):
    return f"""/// The appearance and behavior of {noun}. A card keeps the content as it is.
@MainActor @preconcurrency public protocol {protocol} {{
/// A view that represents the body of the style.
associatedtype Body: View

/// The properties of {noun}.
typealias Configuration = {protocol}Configuration

/// Creates a view that represents {noun}.
@ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}}

extension {protocol} where Body == Never {{
/// The styled view. Never called: the front end decides its appearance.
public func makeBody(configuration: Configuration) -> Never {{
fatalError("\\(Self.self) has no body.")
}}
}}"""


def named(protocol, noun):
    return f"""/// The appearance of {noun}.
public protocol {protocol}: Sendable {{}}"""


def style(protocol, name, of):
    words = f"/// The `{name}` style of {NOUNS[protocol]}. Has no effect in a terminal card."
    isolation = "" if protocol in NAMED else "nonisolated "
    return f"""{words}
public struct {of}: {protocol} {{
/// Creates the style.
{isolation}public init() {{}}
}}

extension {protocol} where Self == {of} {{
{words}
public static var {escaped(name)}: {of} {{ {of}() }}
}}"""
