// Made by `make generate` from Tables/styles.py, not by hand.

/// The style `automatic`. Has no effect in a terminal card.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// The style `switch`. Has no effect in a terminal card.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The style `switch`. Has no effect in a terminal card.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// The style `button`. Has no effect in a terminal card.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The style `button`. Has no effect in a terminal card.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The style `checkbox`. Has no effect in a terminal card.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// The style `checkbox`. Has no effect in a terminal card.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// The style `automatic`. Has no effect in a terminal card.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// The style `linear`. Has no effect in a terminal card.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The style `linear`. Has no effect in a terminal card.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// The style `circular`. Has no effect in a terminal card.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The style `circular`. Has no effect in a terminal card.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// The style `automatic`. Has no effect in a terminal card.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// The style `linearCapacity`. Has no effect in a terminal card.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The style `linearCapacity`. Has no effect in a terminal card.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// The style `accessoryLinear`. Has no effect in a terminal card.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The style `accessoryLinear`. Has no effect in a terminal card.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// The style `accessoryLinearCapacity`. Has no effect in a terminal card.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// The style `accessoryLinearCapacity`. Has no effect in a terminal card.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// The style `accessoryCircular`. Has no effect in a terminal card.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The style `accessoryCircular`. Has no effect in a terminal card.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// The style `accessoryCircularCapacity`. Has no effect in a terminal card.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// The style `accessoryCircularCapacity`. Has no effect in a terminal card.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// The style `automatic`. Has no effect in a terminal card.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The style `segmented`. Has no effect in a terminal card.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The style `segmented`. Has no effect in a terminal card.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The style `menu`. Has no effect in a terminal card.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The style `menu`. Has no effect in a terminal card.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The style `wheel`. Has no effect in a terminal card.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The style `wheel`. Has no effect in a terminal card.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The style `inline`. Has no effect in a terminal card.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The style `inline`. Has no effect in a terminal card.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// The style `navigationLink`. Has no effect in a terminal card.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The style `navigationLink`. Has no effect in a terminal card.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// The style `palette`. Has no effect in a terminal card.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The style `palette`. Has no effect in a terminal card.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// The style `automatic`. Has no effect in a terminal card.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The style `compact`. Has no effect in a terminal card.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The style `compact`. Has no effect in a terminal card.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// The style `graphical`. Has no effect in a terminal card.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The style `graphical`. Has no effect in a terminal card.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// The style `wheel`. Has no effect in a terminal card.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The style `wheel`. Has no effect in a terminal card.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// The style `automatic`. Has no effect in a terminal card.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// The style `plain`. Has no effect in a terminal card.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The style `plain`. Has no effect in a terminal card.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// The style `roundedBorder`. Has no effect in a terminal card.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The style `roundedBorder`. Has no effect in a terminal card.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// The style `automatic`. Has no effect in a terminal card.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// The style `button`. Has no effect in a terminal card.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The style `button`. Has no effect in a terminal card.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// The style `automatic`. Has no effect in a terminal card.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// The style `plain`. Has no effect in a terminal card.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// The style `plain`. Has no effect in a terminal card.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// The style `inset`. Has no effect in a terminal card.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// The style `inset`. Has no effect in a terminal card.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// The style `grouped`. Has no effect in a terminal card.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// The style `grouped`. Has no effect in a terminal card.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// The style `insetGrouped`. Has no effect in a terminal card.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The style `insetGrouped`. Has no effect in a terminal card.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// The style `sidebar`. Has no effect in a terminal card.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// The style `sidebar`. Has no effect in a terminal card.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The style `automatic`. Has no effect in a terminal card.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// The style `grouped`. Has no effect in a terminal card.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// The style `grouped`. Has no effect in a terminal card.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// The style `columns`. Has no effect in a terminal card.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The style `columns`. Has no effect in a terminal card.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// The style `automatic`. Has no effect in a terminal card.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// The style `automatic`. Has no effect in a terminal card.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// The style `automatic`. Has no effect in a terminal card.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// The style `page`. Has no effect in a terminal card.
public struct PageTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The style `page`. Has no effect in a terminal card.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
}

/// The style `automatic`. Has no effect in a terminal card.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// The style `navigation`. Has no effect in a terminal card.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The style `navigation`. Has no effect in a terminal card.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// The style `menu`. Has no effect in a terminal card.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The style `menu`. Has no effect in a terminal card.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// The style `compactMenu`. Has no effect in a terminal card.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The style `compactMenu`. Has no effect in a terminal card.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// The style `palette`. Has no effect in a terminal card.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The style `palette`. Has no effect in a terminal card.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// The style `automatic`. Has no effect in a terminal card.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// The style `page`. Has no effect in a terminal card.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Creates the style.
  public init() {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// The style `page`. Has no effect in a terminal card.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
}

/// The style `automatic`. Has no effect in a terminal card.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// The style `stack`. Has no effect in a terminal card.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The style `stack`. Has no effect in a terminal card.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// The style `columns`. Has no effect in a terminal card.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The style `columns`. Has no effect in a terminal card.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// The style `automatic`. Has no effect in a terminal card.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

/// The style `balanced`. Has no effect in a terminal card.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The style `balanced`. Has no effect in a terminal card.
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

/// The style `prominentDetail`. Has no effect in a terminal card.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The style `prominentDetail`. Has no effect in a terminal card.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
