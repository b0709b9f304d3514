// Intents by their addresses in the web, and back.

public import Foundation

extension Conversation {
  /// The address of an intent with these values.
  ///
  /// - Throws: `Failure` when there is no such intent or parameter, a value does not parse, or the
  ///   intent has no address with these values.
  public func address(
    of name: String, in app: String? = nil, values: [Input.Value] = []
  ) async throws(Failure) -> URL {
    let (app, call) = try await filled(name, in: app, values: values)
    guard call.source.traits.contains(.hasAddress) else {
      throw Failure(.invalidValue, "“\(call.source.title)” in \(app.name) has no address.")
    }
    let missing = call.fields.filter { !$0.isSet && !$0.isOptional }
    guard missing.isEmpty, let url = call.address else {
      let names = missing.map(\.name).joined(separator: ", ")
      throw Failure(
        .invalidValue,
        missing.isEmpty
          ? "“\(call.source.title)” has no address with these values."
          : "The address of “\(call.source.title)” needs a value for \(names).")
    }
    return url
  }

  /// The input that runs the intent with an address; `nil` when no intent has it.
  ///
  /// Addresses are made, not read: of each intent with an address the entities that its application
  /// lists, and the cases of enumerations, are tried. An intent with any other value that is
  /// required cannot be found.
  public func input(for url: URL, in app: String? = nil) async throws(Failure) -> Input? {
    var apps = catalog.installed
    if let app { apps = [try catalog.app(named: app)] }
    for app in apps {
      for intent in app.intents where intent.traits.contains(.hasAddress) {
        await launch(app)
        do {
          let found = try await app.speaking { try await call(of: intent, at: url) }
          if let found {
            var input = Input(.run(intent: intent.name), app: app.name)
            input.prepared = found
            return input
          }
        } catch {
          throw Failure(
            of: error, in: app, otherwise: "\(app.name) could not look for the address.")
        }
      }
    }
    return nil
  }

  /// The intent, filled, that has an address; `nil` when no values lead there.
  private func call(
    of intent: any IntentSource, at url: URL
  ) async throws -> (any IntentCall)? {
    var candidates: [[Input.Value]] = [[]]
    for field in intent.makeCall().fields where !field.isOptional && !field.isSet {
      let texts: [String]
      switch field.kind {
      case .entity(let entity):
        texts = try await EntityResolver(entity.source).listed().compactMap(\.identifier)
      case .enumeration(let enumeration):
        texts = enumeration.source.cases.compactMap(\.identifier)
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
          case .value(let found) = try await intentRun(.silent()).resolver.resolve(
            value.text, known: [value.text], for: field)
        else { continue }
        try field.assign(found)
      }
      if call.address == url { return call }
    }
    return nil
  }
}
