// Conversion between intents and their web addresses.

public import Foundation

extension Conversation {
  /// Returns the web address of an intent with the given values.
  ///
  /// - Throws: `Failure` when there is no such intent or parameter, a value does not parse, or the
  ///   intent has no address with these values.
  public func address(
    of name: String, in app: String? = nil, values: [Input.Value] = []
  ) async throws(Failure) -> URL {
    let (app, call) = try await filled(name, in: app, values: values)
    guard call.source.has(.hasAddress) else {
      throw Failure(.invalidValue, Sentence.hasNoAddress(title: call.source.title, app: app.name))
    }
    let missing = call.fields.filter { !$0.isSet && !$0.isOptional }
    guard missing.isEmpty, let url = call.address else {
      let names = missing.map(\.name).joined(separator: ", ")
      throw Failure(
        .invalidValue,
        missing.isEmpty
          ? Sentence.hasNoAddressSo(title: call.source.title)
          : Sentence.addressNeeds(title: call.source.title, names: names))
    }
    return url
  }

  /// Returns the input that runs the intent with a web address; `nil` when no intent has it.
  ///
  /// An address cannot be parsed, since apps only make them: for each intent with an address, the
  /// entities that its app lists and the cases of enumerations are tried. An intent that requires
  /// any other value cannot be found.
  public func input(for url: URL, in app: String? = nil) async throws(Failure) -> Input? {
    for app in try catalog.selected(app) {
      for intent in app.intents where intent.has(.hasAddress) {
        await launcher.launch(app)
        do {
          let found = try await app.speaking { try await call(of: intent, at: url) }
          if let found {
            var input = Input(.run(intent: app.name(of: intent)), app: app.name)
            input.prepared = found
            return input
          }
        } catch {
          throw Failure(
            of: error, in: app, otherwise: Sentence.couldNotLookForAddress(app: app.name))
        }
      }
    }
    return nil
  }

  /// Returns a call of an intent whose values lead to an address; `nil` when no values do.
  private func call(
    of intent: any IntentSource, at url: URL
  ) async throws -> (any IntentCall)? {
    var candidates: [[Input.Value]] = [[]]
    for field in intent.makeCall().fields where !field.isOptional && !field.isSet {
      let texts: [String]
      switch field.kind {
      case .entity(let entity):
        texts = try await EntityResolver(entity).listed().compactMap(\.identifier)
      case .enumeration(let enumeration):
        texts = enumeration.cases.compactMap(\.identifier)
      default: return nil
      }
      candidates = candidates.flatMap { known in
        texts.map { known + [Input.Value(name: field.name, text: $0)] }
      }
      guard candidates.count <= 1000 else { return nil }
    }
    for values in candidates {
      let call = intent.makeCall()
      for value in values {
        guard let field = call.fields.first(where: { $0.name == value.name }),
          case .value(let found) = try await settings.resolver.resolve(
            value.text, known: [value.text], for: field)
        else { continue }
        try field.assign(found)
      }
      try await call.describe()
      if call.address == url { return call }
    }
    return nil
  }
}
