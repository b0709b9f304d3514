// The JSON forms of what is installed: what the lists print with `--json`.

public import IntentEngine

extension JSONValue {
  /// An application: `name`, `synonyms`, `intentCount`, `shortcutCount`.
  package init(_ app: AppEntry) {
    self = [
      "name": .string(app.name), "synonyms": JSONValue(app.synonyms),
      "intentCount": .integer(app.intentCount), "shortcutCount": .integer(app.shortcutCount),
    ]
  }

  /// An intent: `app`, `name`, `title`, `explanation`, `summary`, `isDiscoverable`, `opensApp`,
  /// `authenticationPolicy` and, in order, `parameters`.
  public init(_ intent: IntentEntry) {
    self = [
      "app": .string(intent.app), "name": .string(intent.name), "title": .string(intent.title),
      "explanation": JSONValue(intent.explanation), "summary": JSONValue(intent.summary),
      "isDiscoverable": .boolean(intent.isDiscoverable), "opensApp": .boolean(intent.opensApp),
      "authenticationPolicy": .string(intent.authenticationPolicy),
      "parameters": .array(intent.parameters.map { JSONValue($0) }),
    ]
  }

  /// A place where an intent can be met: `name`, `state` (served, declared, absent), `detail`.
  package init(_ surface: SurfaceEntry) {
    self = [
      "name": .string(surface.name), "state": .string(surface.state.rawValue),
      "detail": JSONValue(surface.detail),
    ]
  }

  /// A parameter: `name`, `title`, `explanation`, `type`, `isRequired`, `default`, `cases`.
  init(_ parameter: ParameterEntry) {
    self = [
      "name": .string(parameter.name), "title": .string(parameter.title),
      "explanation": JSONValue(parameter.explanation), "type": .string(parameter.type),
      "isRequired": .boolean(parameter.isRequired), "default": JSONValue(parameter.defaultValue),
      "cases": JSONValue(parameter.cases),
    ]
  }

  /// A shortcut: `app`, `intent`, `title`, `symbol`, `phrases`.
  package init(_ shortcut: ShortcutEntry) {
    self = [
      "app": .string(shortcut.app), "intent": .string(shortcut.intent),
      "title": .string(shortcut.title), "symbol": JSONValue(shortcut.symbol),
      "phrases": JSONValue(shortcut.phrases),
    ]
  }

  /// A phrase: `app`, `intent`, `phrase`, `language`.
  package init(_ phrase: PhraseEntry) {
    self = [
      "app": .string(phrase.app), "intent": .string(phrase.intent),
      "phrase": .string(phrase.phrase), "language": JSONValue(phrase.language),
    ]
  }

  init(_ texts: [String]) {
    self = .array(texts.map { .string($0) })
  }
}
