// The protocol of an app's actions.

public import FoundationGaps

/// An action that an app exposes to the system, with its parameters.
///
/// The system creates an intent with `init()`, sets its parameters in the order in which they
/// are declared, and then calls `perform()`.
@_alwaysEmitConformanceMetadata
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  /// The type of the result of `perform()`.
  associatedtype PerformResult: IntentResult

  /// The type of `parameterSummary`.
  associatedtype SummaryContent: ParameterSummary = _EmptyParameterSummary

  /// The type of `description`: `IntentDescription` or an optional one.
  ///
  /// Apple's protocol asks for `IntentDescription?`. A stored property without the question mark
  /// would not be the witness of that, and reads through `any AppIntent.Type` would miss it.
  associatedtype _Description: _IntentDescriptionSource = IntentDescription?

  /// The type of `title`: a resource.
  static var title: LocalizedStringResource { get }

  /// A description of the action, in a sentence or two.
  static var description: _Description { get }

  /// Whether the system opens the app before it performs the intent.
  static var openAppWhenRun: Bool { get }

  /// Whether lists and searches show the intent.
  static var isDiscoverable: Bool { get }

  /// The authentication that the intent requires.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }

  /// The modes in which the intent can run: in the background, in the foreground, or both.
  static var supportedModes: IntentModes { get }

  /// The parts of the app in which the intent may run.
  static var allowedExecutionTargets: IntentExecutionTargets { get }

  /// The sentence that summarizes the intent with its parameters.
  @ParameterSummaryBuilder<Self>
  static var parameterSummary: SummaryContent { get }

  /// Creates an intent whose parameters are not set yet.
  init()

  /// Performs the intent's action and returns its result.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// Whether the system opens the app before it performs the intent; `false` unless stated.
  public static var openAppWhenRun: Bool { false }

  /// Whether lists and searches show the intent; `true` unless stated.
  public static var isDiscoverable: Bool { true }

  /// The authentication that the intent requires; none unless stated.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }

  /// The modes in which the intent can run; derived from `openAppWhenRun` unless stated.
  public static var supportedModes: IntentModes {
    openAppWhenRun ? .foreground(.immediate) : .background
  }

  /// The parts of the app in which the intent may run; the app itself unless stated.
  public static var allowedExecutionTargets: IntentExecutionTargets { .main }

  /// The context in which the system performs the intent.
  public var systemContext: IntentSystemContext { IntentSystemContext() }
}

extension AppIntent where _Description == IntentDescription? {
  /// The description of an intent that states none: `nil`.
  public static var description: IntentDescription? { nil }
}

extension AppIntent where SummaryContent == _EmptyParameterSummary {
  /// The parameter summary of an intent that states none: empty.
  public static var parameterSummary: _EmptyParameterSummary { _EmptyParameterSummary() }
}

extension AppIntent {
  /// A property wrapper that declares a parameter of an intent.
  public typealias Parameter<Value: _IntentValue> = IntentParameter<Value>

  /// An option offered by `requestChoice(between:dialog:)`.
  public typealias Option = IntentChoiceOption
}
