// The presentation of a shortcut's parameter beside its phrases.

/// The presentation of a shortcut's parameter: a sentence, and lists of options.
public struct AppShortcutParameterPresentation<
  Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
> {
  private let parameter: ParameterKeyPath
  private let summary:
    AppShortcutParameterPresentationSummary<Intent, Value, Parameter, ParameterKeyPath>
  private let collections: [any AppShortcutOptionsCollectionProtocol]

  /// Creates a presentation from a parameter, a sentence and collections of options.
  public init(
    for parameter: ParameterKeyPath,
    summary: AppShortcutParameterPresentationSummary<Intent, Value, Parameter, ParameterKeyPath>,
    @AppShortcutOptionsCollectionSpecificationBuilder<Value.UnwrappedType>
    optionsCollections: () -> some AppShortcutOptionsCollectionSpecification<Value.UnwrappedType>
  ) {
    self.parameter = parameter
    self.summary = summary
    collections = Array(optionsCollections())
  }

  func field(in intent: Intent) -> ParameterPresentationField {
    ParameterPresentationField(
      name: intent.name(of: intent[keyPath: parameter]), summary: summary.text.pieces(in: intent),
      collections: collections)
  }
}

/// The sentence in the presentation of a shortcut's parameter.
public struct AppShortcutParameterPresentationSummary<
  Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
> {
  let text:
    AppShortcutParameterPresentationSummaryString<
      Intent, Value, Parameter, ParameterKeyPath
    >

  /// Creates a sentence that is localized by a table of the app.
  public init(
    _ string: AppShortcutParameterPresentationSummaryString<
      Intent, Value, Parameter, ParameterKeyPath
    >,
    table: StaticString? = nil
  ) { text = string }
}

/// The interpolated literal of a shortcut's sentence: `"Order \(\.$soup)"`.
public struct AppShortcutParameterPresentationSummaryString<
  Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
>: ExpressibleByStringInterpolation {
  private let parts: [StringInterpolation.Part]

  /// Creates a sentence without its parameter.
  public init(_ string: String) { parts = [.literal(string)] }

  /// Creates a sentence without its parameter.
  public init(stringLiteral value: String) { parts = [.literal(value)] }

  /// Creates a sentence with its parameter.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  func pieces(in intent: Intent) -> [SummaryPiece] {
    parts.compactMap { part in
      switch part {
      case .literal(let text): text.isEmpty ? nil : .literal(text)
      case .parameter(let path):
        intent.name(of: intent[keyPath: path]).map { .parameter(name: $0) }
      }
    }
  }

  /// The parts of a sentence's interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate enum Part {
      case literal(String)
      case parameter(ParameterKeyPath)
    }

    fileprivate var parts: [Part] = []

    /// Creates an empty collection of parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }

    /// Adds the place of the parameter.
    public mutating func appendInterpolation(_ keyPath: ParameterKeyPath) {
      parts.append(.parameter(keyPath))
    }
  }
}
