// Intents the system may suggest before they are asked for. Nothing here predicts yet.

/// An intent that the system may suggest before it is asked for.
///
/// What is declared is kept by nobody yet.
@_alwaysEmitConformanceMetadata
public protocol PredictableIntent: AppIntent {
  /// The type of the predictions.
  associatedtype Prediction: IntentPredictionConfiguration

  /// How the intent is shown, depending on which of its parameters are known.
  @IntentPredictionsBuilder<Self>
  static var predictionConfiguration: Prediction { get }
}

extension PredictableIntent {
  /// How the intent is shown when some of its parameters are known.
  public typealias IntentPrediction = AppIntents.IntentPrediction<Self>
}

/// How an intent is shown when it is suggested.
public protocol IntentPredictionConfiguration {}

/// How an intent is shown when some of its parameters are known.
///
/// The parameters are kept; the representation is not made by anybody yet.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  let parameters: [PartialKeyPath<Intent>]

  /// Shows the intent whatever is known.
  public init(displayRepresentation: @escaping () -> DisplayRepresentation) { parameters = [] }

  /// Shows the intent by one parameter.
  public init<Value: _IntentValue>(
    parameters: KeyPath<Intent, IntentParameter<Value>>,
    displayRepresentation: @escaping (Value) -> DisplayRepresentation
  ) { self.parameters = [parameters] }

  /// Shows the intent by several parameters.
  public init<each Value: _IntentValue>(
    parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
    displayRepresentation: @escaping (repeat each Value) -> DisplayRepresentation
  ) {
    var paths: [PartialKeyPath<Intent>] = []
    for path in repeat each parameters { paths.append(path) }
    self.parameters = paths
  }
}

/// Several ways to show an intent.
public struct TupleIntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  let predictions: [IntentPrediction<Intent>]
}

/// Builds the ways to show an intent.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
  /// One way.
  public static func buildExpression(_ prediction: IntentPrediction<Intent>)
    -> IntentPrediction<Intent>
  { prediction }

  /// The ways after one another.
  public static func buildBlock(_ predictions: IntentPrediction<Intent>...)
    -> TupleIntentPrediction<Intent>
  { TupleIntentPrediction(predictions: predictions) }
}
