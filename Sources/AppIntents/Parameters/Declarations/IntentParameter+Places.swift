// Parameters for places.

public import CoreLocation
public import FoundationGaps

extension CLPlacemark: _IntentValue {
  /// One place.
  public typealias ValueType = CLPlacemark

  /// One place.
  public typealias UnwrappedType = CLPlacemark

  /// No place: one has to be found.
  public static var _unset: Self? { nil }

  /// The place itself.
  public static func _value(from found: any Sendable) -> Self? { found as? Self }
}

extension IntentParameter {
  /// Which part of a place is asked for.
  public enum PlacemarkDisplayStyle: Hashable, Sendable {
    /// An address, or what is there.
    case addressOrPlace
    /// The city.
    case city
  }
}

extension IntentParameter where Value.ValueType == CLPlacemark {
  /// Declares a parameter for a place.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    displayStyle: PlacemarkDisplayStyle = .addressOrPlace,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var options = ParameterOptions()
    options.placemarkStyle = displayStyle == .city ? .city : .addressOrPlace
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }

  /// Declares a parameter for a place, with resolvers of its own.
  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    displayStyle: PlacemarkDisplayStyle = .addressOrPlace,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    var options = ParameterOptions()
    options.placemarkStyle = displayStyle == .city ? .city : .addressOrPlace
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.resolvers = Array(resolvers())
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }

  /// Declares a parameter for a place, with a list of values on offer.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    displayStyle: PlacemarkDisplayStyle = .addressOrPlace,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var options = ParameterOptions()
    options.placemarkStyle = displayStyle == .city ? .city : .addressOrPlace
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.optionsProvider = optionsProvider
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }
}
