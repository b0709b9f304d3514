// `@Entry`: a value of an environment under a key of its own.

/// The macro `@Entry`, for values that an extension adds to an environment.
enum EntryMacro {
  /// Returns the accessors of the property, or the type of its key.
  static func expand(_ request: ExpansionRequest) throws(Problem) -> Expansion {
    guard let variable = Variable(request.declaration), variable.declaration.keyword == "var",
      !variable.declaration.isOfType, !variable.hasAccessors, !variable.hasOthers
    else { throw .only(on: "a variable without accessors", request) }
    guard request.surroundings.first?.extendedName == "EnvironmentValues" else {
      throw .entry("belongs into an extension of EnvironmentValues", request)
    }
    let name = variable.name.withoutBackticks
    let key = "__Key_\(name)"
    if request.role == "accessor" {
      return Expansion(
        source: """
          {
            get { self[\(key).self] }
            set { self[\(key).self] = newValue }
          }
          """)
    }
    guard request.role == "peer" else { return Expansion() }
    let body: String
    switch (variable.type, variable.value) {
    case (let type?, let value?): body = "static var defaultValue: \(type) { \(value) }"
    case (let type?, nil) where type.hasSuffix("?"):
      body = "static var defaultValue: \(type) { nil }"
    case (nil, let value?): body = "static let defaultValue = \(value)"
    default: throw .entry("requires a value", request)
    }
    return Expansion(
      source: """
        private struct \(key): SwiftUI.EnvironmentKey {
          \(body)
        }
        """)
  }
}

extension Declaration {
  /// The type that an extension extends, without its module's name.
  fileprivate var extendedName: String? {
    guard keyword == "extension" else { return nil }
    var list = rest
    var last = name
    while list.take(".") { last = list.next().map { String($0.text) } ?? last }
    return last
  }
}
