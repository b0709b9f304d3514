// How many values an array may hold, in general and by family of widget.

public import FoundationGaps

/// How many values an array may hold.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The fewest and the most values.
  package let range: ClosedRange<Int>

  /// Exactly so many.
  public init(exactly value: Int) { range = value...value }

  /// Exactly so many.
  public init(integerLiteral value: Int) { self.init(exactly: value) }

  /// At least so many and at most so many.
  public init(min: Int, max: Int) { range = Swift.min(min, max)...Swift.max(min, max) }
}

/// The size and shape of a widget, as parameters and summaries name it.
public enum IntentWidgetFamily: Hashable, Sendable {
  /// The size named.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  /// The place on a watch or a locked screen named.
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}

extension IntentParameter {
  /// Declares a parameter for as many values as fit the family of widget.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var options = ParameterOptions()
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.requestDisambiguationDialog = requestDisambiguationDialog
    options.setSizes(size)
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }

  /// Declares a parameter for as many values as fit the family of widget, with a list on offer.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var options = ParameterOptions()
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.requestDisambiguationDialog = requestDisambiguationDialog
    options.optionsProvider = optionsProvider
    options.setSizes(size)
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }
}

extension ParameterOptions {
  /// Sets the sizes of the families, and what holds for a conversation: the largest of them.
  mutating func setSizes(_ sizes: [IntentWidgetFamily: IntentCollectionSize]) {
    self.sizes = sizes.mapValues(\.range)
    size = self.sizes.values.max { $0.upperBound < $1.upperBound }
  }
}
