// Intents that the system may suggest before they are asked for. Nothing is suggested yet.

/// An intent that the system may suggest before it is asked for.
///
/// Nothing is suggested yet: the predictions are not used.
@_alwaysEmitConformanceMetadata
public protocol PredictableIntent: AppIntent {
  /// The type of the predictions.
  associatedtype Prediction: IntentPredictionConfiguration

  /// The predictions of the intent, one for each combination of parameters.
  @IntentPredictionsBuilder<Self>
  static var predictionConfiguration: Prediction { get }
}

extension PredictableIntent {
  /// A prediction of the intent, shown when some of its parameters are known.
  public typealias IntentPrediction = BehestAppIntents.IntentPrediction<Self>
}

/// A type that describes the predictions of an intent.
public protocol IntentPredictionConfiguration {}

/// The display of an intent when it is suggested with some of its parameters known.
///
/// The parameters are kept; the closure for the display is never called.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  let parameters: [PartialKeyPath<Intent>]

  /// Creates a prediction without parameters.
  public init(displayRepresentation: @escaping () -> DisplayRepresentation) { parameters = [] }

  /// Creates a prediction from one parameter.
  public init<Value: _IntentValue>(
    parameters: KeyPath<Intent, IntentParameter<Value>>,
    displayRepresentation: @escaping (Value) -> DisplayRepresentation
  ) { self.parameters = [parameters] }

  /// Creates a prediction from several parameters.
  public init<each Value: _IntentValue>(
    parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
    displayRepresentation: @escaping (repeat each Value) -> DisplayRepresentation
  ) {
    var paths: [PartialKeyPath<Intent>] = []
    for path in repeat each parameters { paths.append(path) }
    self.parameters = paths
  }
}

/// Several predictions of an intent.
public struct TupleIntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  let predictions: [IntentPrediction<Intent>]
}

/// A result builder that builds the predictions of an intent.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
  /// Returns one prediction.
  public static func buildExpression(_ prediction: IntentPrediction<Intent>)
    -> IntentPrediction<Intent>
  { prediction }

  /// Combines several predictions.
  public static func buildBlock(_ predictions: IntentPrediction<Intent>...)
    -> TupleIntentPrediction<Intent>
  { TupleIntentPrediction(predictions: predictions) }
}
