// Intents by their addresses in the web, and back.

import AppIntents
public import Foundation

extension Conversation {
  /// The address of an intent with these values.
  ///
  /// - Throws: `Failure` when there is no such intent or parameter, a value does not parse, or the
  ///   intent has no address with these values.
  public func address(
    of name: String, in app: String? = nil, values: [Input.Value] = []
  ) async throws(Failure) -> URL {
    let (app, intent) = try await filled(name, in: app, values: values)
    let type = type(of: intent)
    guard let represented = intent as? any URLRepresentableIntent else {
      throw Failure(.invalidValue, "“\(type.title.text)” in \(app.name) has no address.")
    }
    let missing = intent.parameterFields.filter { !$0.parameter.isSet && !$0.parameter.isOptional }
    guard missing.isEmpty, let url = represented.representedURL else {
      let names = missing.map(\.name).joined(separator: ", ")
      throw Failure(
        .invalidValue,
        missing.isEmpty
          ? "“\(type.title.text)” has no address with these values."
          : "The address of “\(type.title.text)” needs a value for \(names).")
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
      for type in app.intents where type is any URLRepresentableIntent.Type {
        await launch(app)
        do {
          let found = try await app.speaking { try await intent(at: url, of: type) }
          if let found {
            var input = Input(.run(intent: type.shortName), app: app.name)
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
  private func intent(
    at url: URL, of type: any AppIntent.Type
  ) async throws -> (any AppIntent)? {
    var candidates: [[Input.Value]] = [[]]
    for field in type.init().parameterFields
    where !field.parameter.isOptional && !field.parameter.isSet {
      let texts: [String]
      switch ValueKind(field.parameter) {
      case .entity(let entity):
        let query = field.parameter.options.query ?? entity.erasedQuery
        texts = try await EntityResolver(type: entity, query: query).listed().map(\.erasedID)
      case .enumeration(let enumeration): texts = enumeration.erasedCases.map(\.rawString)
      default: return nil
      }
      candidates = candidates.flatMap { known in
        texts.map { known + [Input.Value(name: field.name, text: $0)] }
      }
      guard candidates.count <= 1000 else { return nil }
    }
    for values in candidates {
      let intent = type.init()
      for value in values {
        guard let field = intent.parameterFields.first(where: { $0.name == value.name }),
          case .value(let found) = try await intentRun(.silent()).resolver.resolve(
            value.text, known: [value.text], for: field.parameter)
        else { continue }
        try field.parameter.assign(found)
      }
      if (intent as? any URLRepresentableIntent)?.representedURL == url { return intent }
    }
    return nil
  }
}
