// The protocol at the centre: one thing an app can do.

public import FoundationGaps

/// One thing an app can do, with its parameters.
///
/// The system creates an intent with `init()`, sets its parameters in the order in which they
/// are declared, and then calls `perform()`.
@_alwaysEmitConformanceMetadata
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  /// What `perform()` returns.
  associatedtype PerformResult: IntentResult

  /// The type of `parameterSummary`.
  associatedtype SummaryContent: ParameterSummary = _EmptyParameterSummary

  /// The type of `description`: `IntentDescription` or an optional one.
  ///
  /// The original asks for `IntentDescription?`. A stored property without the question mark
  /// would not be the witness of that, and reads through `any AppIntent.Type` would miss it.
  associatedtype _Description: _IntentDescriptionSource = IntentDescription?

  /// The type of `title`: a resource.
  static var title: LocalizedStringResource { get }

  /// What the intent does, in a sentence or two.
  static var description: _Description { get }

  /// Whether the system opens the app before it performs the intent.
  static var openAppWhenRun: Bool { get }

  /// Whether lists and searches offer the intent.
  static var isDiscoverable: Bool { get }

  /// What a person must prove before the intent runs.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }

  /// Where the intent can run: behind the screen, in front of the person, or both.
  static var supportedModes: IntentModes { get }

  /// In which parts of the app the intent may run.
  static var allowedExecutionTargets: IntentExecutionTargets { get }

  /// A sentence that says the intent with its parameters.
  @ParameterSummaryBuilder<Self>
  static var parameterSummary: SummaryContent { get }

  /// Makes an intent whose parameters are not set yet.
  init()

  /// Does it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// Whether the system opens the app before it performs the intent; `false` unless stated.
  public static var openAppWhenRun: Bool { false }

  /// Whether lists and searches offer the intent; `true` unless stated.
  public static var isDiscoverable: Bool { true }

  /// What a person must prove before the intent runs; nothing unless stated.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }

  /// Where the intent can run; made from `openAppWhenRun` unless stated.
  public static var supportedModes: IntentModes {
    openAppWhenRun ? .foreground(.immediate) : .background
  }

  /// In which parts of the app the intent may run; in the app itself unless stated.
  public static var allowedExecutionTargets: IntentExecutionTargets { .main }

  /// What the system knows while it performs the intent.
  public var systemContext: IntentSystemContext { IntentSystemContext() }
}

extension AppIntent where _Description == IntentDescription? {
  /// No description, for an intent that states none.
  public static var description: IntentDescription? { nil }
}

extension AppIntent where SummaryContent == _EmptyParameterSummary {
  /// No summary, for an intent that states none.
  public static var parameterSummary: _EmptyParameterSummary { _EmptyParameterSummary() }
}

extension AppIntent {
  /// The wrapper that declares a parameter.
  public typealias Parameter<Value: _IntentValue> = IntentParameter<Value>

  /// A choice offered by `requestChoice(between:dialog:)`.
  public typealias Option = IntentChoiceOption
}
