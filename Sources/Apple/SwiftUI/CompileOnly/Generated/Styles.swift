// Made by `make generate` from Tables/styles.py, not by hand.

/// The `automatic` style of a toggle. Has no effect in a terminal card.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The `automatic` style of a toggle. Has no effect in a terminal card.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// The `switch` style of a toggle. Has no effect in a terminal card.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The `switch` style of a toggle. Has no effect in a terminal card.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// The `button` style of a toggle. Has no effect in a terminal card.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The `button` style of a toggle. Has no effect in a terminal card.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The `checkbox` style of a toggle. Has no effect in a terminal card.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// The `checkbox` style of a toggle. Has no effect in a terminal card.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// The `automatic` style of a progress view. Has no effect in a terminal card.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The `automatic` style of a progress view. Has no effect in a terminal card.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// The `linear` style of a progress view. Has no effect in a terminal card.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The `linear` style of a progress view. Has no effect in a terminal card.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// The `circular` style of a progress view. Has no effect in a terminal card.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The `circular` style of a progress view. Has no effect in a terminal card.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// The `automatic` style of a gauge. Has no effect in a terminal card.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The `automatic` style of a gauge. Has no effect in a terminal card.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// The `linearCapacity` style of a gauge. Has no effect in a terminal card.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The `linearCapacity` style of a gauge. Has no effect in a terminal card.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// The `accessoryLinear` style of a gauge. Has no effect in a terminal card.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The `accessoryLinear` style of a gauge. Has no effect in a terminal card.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// The `accessoryLinearCapacity` style of a gauge. Has no effect in a terminal card.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// The `accessoryLinearCapacity` style of a gauge. Has no effect in a terminal card.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// The `accessoryCircular` style of a gauge. Has no effect in a terminal card.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The `accessoryCircular` style of a gauge. Has no effect in a terminal card.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// The `accessoryCircularCapacity` style of a gauge. Has no effect in a terminal card.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// The `accessoryCircularCapacity` style of a gauge. Has no effect in a terminal card.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// The `automatic` style of a picker. Has no effect in a terminal card.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The `automatic` style of a picker. Has no effect in a terminal card.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The `segmented` style of a picker. Has no effect in a terminal card.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The `segmented` style of a picker. Has no effect in a terminal card.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The `menu` style of a picker. Has no effect in a terminal card.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The `menu` style of a picker. Has no effect in a terminal card.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The `wheel` style of a picker. Has no effect in a terminal card.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The `wheel` style of a picker. Has no effect in a terminal card.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The `inline` style of a picker. Has no effect in a terminal card.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The `inline` style of a picker. Has no effect in a terminal card.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// The `navigationLink` style of a picker. Has no effect in a terminal card.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The `navigationLink` style of a picker. Has no effect in a terminal card.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// The `palette` style of a picker. Has no effect in a terminal card.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The `palette` style of a picker. Has no effect in a terminal card.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// The `automatic` style of a date picker. Has no effect in a terminal card.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The `automatic` style of a date picker. Has no effect in a terminal card.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The `compact` style of a date picker. Has no effect in a terminal card.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The `compact` style of a date picker. Has no effect in a terminal card.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// The `graphical` style of a date picker. Has no effect in a terminal card.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The `graphical` style of a date picker. Has no effect in a terminal card.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// The `wheel` style of a date picker. Has no effect in a terminal card.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The `wheel` style of a date picker. Has no effect in a terminal card.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// The `automatic` style of a text field. Has no effect in a terminal card.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The `automatic` style of a text field. Has no effect in a terminal card.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// The `plain` style of a text field. Has no effect in a terminal card.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The `plain` style of a text field. Has no effect in a terminal card.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// The `roundedBorder` style of a text field. Has no effect in a terminal card.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The `roundedBorder` style of a text field. Has no effect in a terminal card.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// The `automatic` style of a menu. Has no effect in a terminal card.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The `automatic` style of a menu. Has no effect in a terminal card.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// The `button` style of a menu. Has no effect in a terminal card.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The `button` style of a menu. Has no effect in a terminal card.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// The `automatic` style of a list. Has no effect in a terminal card.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The `automatic` style of a list. Has no effect in a terminal card.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// The `plain` style of a list. Has no effect in a terminal card.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// The `plain` style of a list. Has no effect in a terminal card.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// The `inset` style of a list. Has no effect in a terminal card.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// The `inset` style of a list. Has no effect in a terminal card.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// The `grouped` style of a list. Has no effect in a terminal card.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// The `grouped` style of a list. Has no effect in a terminal card.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// The `insetGrouped` style of a list. Has no effect in a terminal card.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The `insetGrouped` style of a list. Has no effect in a terminal card.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// The `sidebar` style of a list. Has no effect in a terminal card.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// The `sidebar` style of a list. Has no effect in a terminal card.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The `automatic` style of a form. Has no effect in a terminal card.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The `automatic` style of a form. Has no effect in a terminal card.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// The `grouped` style of a form. Has no effect in a terminal card.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// The `grouped` style of a form. Has no effect in a terminal card.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// The `columns` style of a form. Has no effect in a terminal card.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The `columns` style of a form. Has no effect in a terminal card.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// The `automatic` style of a group box. Has no effect in a terminal card.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The `automatic` style of a group box. Has no effect in a terminal card.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// The `automatic` style of labeled content. Has no effect in a terminal card.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The `automatic` style of labeled content. Has no effect in a terminal card.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// The `automatic` style of a tab view. Has no effect in a terminal card.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The `automatic` style of a tab view. Has no effect in a terminal card.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// The `page` style of a tab view. Has no effect in a terminal card.
public struct PageTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The `page` style of a tab view. Has no effect in a terminal card.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
}

/// The `automatic` style of a group of controls. Has no effect in a terminal card.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The `automatic` style of a group of controls. Has no effect in a terminal card.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// The `navigation` style of a group of controls. Has no effect in a terminal card.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The `navigation` style of a group of controls. Has no effect in a terminal card.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// The `menu` style of a group of controls. Has no effect in a terminal card.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The `menu` style of a group of controls. Has no effect in a terminal card.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// The `compactMenu` style of a group of controls. Has no effect in a terminal card.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The `compactMenu` style of a group of controls. Has no effect in a terminal card.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// The `palette` style of a group of controls. Has no effect in a terminal card.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The `palette` style of a group of controls. Has no effect in a terminal card.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// The `automatic` style of a disclosure group. Has no effect in a terminal card.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The `automatic` style of a disclosure group. Has no effect in a terminal card.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// The `page` style of the index of a tab view. Has no effect in a terminal card.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Creates the style.
  public init() {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// The `page` style of the index of a tab view. Has no effect in a terminal card.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
}

/// The `automatic` style of a navigation view. Has no effect in a terminal card.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The `automatic` style of a navigation view. Has no effect in a terminal card.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// The `stack` style of a navigation view. Has no effect in a terminal card.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The `stack` style of a navigation view. Has no effect in a terminal card.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// The `columns` style of a navigation view. Has no effect in a terminal card.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The `columns` style of a navigation view. Has no effect in a terminal card.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// The `automatic` style of a navigation split view. Has no effect in a terminal card.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The `automatic` style of a navigation split view. Has no effect in a terminal card.
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

/// The `balanced` style of a navigation split view. Has no effect in a terminal card.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The `balanced` style of a navigation split view. Has no effect in a terminal card.
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

/// The `prominentDetail` style of a navigation split view. Has no effect in a terminal card.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The `prominentDetail` style of a navigation split view. Has no effect in a terminal card.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
