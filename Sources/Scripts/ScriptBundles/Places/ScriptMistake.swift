// The words for everything that this module finds wrong with a script.

import PhraseMatching

/// A mistake in a script, with the facts that its sentence tells.
enum ScriptMistake {
  // MARK: The project

  case noFolder(String)
  case noManifest
  case outside(String)
  case tooLarge(String, limit: Int)
  case unreadable(String, String)
  case malformed(String)
  case wrongKind(key: String, expected: String)
  case noEntry

  // MARK: Bundles

  case noEsbuild
  case esbuild(String)
  case tool(String, Int32)
  case noTime(program: String, seconds: Int)
  case unwritable(String, String)
  case importsOutside(String)
  case importsPackage(String)

  // MARK: Lints

  case registrationPlace(intent: String?, file: String)
  case duplicateIntent(String, first: ScriptPlace)
  case snippetWithoutView(String?)
  case missingExit(file: String)
  case bareSnippet(String)
  case inertClosure(prop: String, component: String)
  case confirmationAction(String, among: [String])
  case notInTerminal(String)
  case unknownKey(String, near: String)
  case missingApplicationName

  /// The name of the rule.
  var name: String {
    switch self {
    case .noFolder: "no-folder"
    case .noManifest: "no-script-json"
    case .outside: "file-outside"
    case .tooLarge: "file-too-large"
    case .unreadable: "unreadable-file"
    case .malformed: "malformed-json"
    case .wrongKind: "wrong-kind"
    case .noEntry: "no-entry"
    case .noEsbuild: "no-esbuild"
    case .esbuild: "syntax"
    case .tool: "failed-program"
    case .noTime: "no-time"
    case .unwritable: "unwritable-file"
    case .importsOutside: "import-outside"
    case .importsPackage: "import-package"
    case .registrationPlace: "registration-place"
    case .duplicateIntent: "duplicate-intent"
    case .snippetWithoutView: "snippet-without-view"
    case .missingExit: "missing-exit"
    case .bareSnippet: "bare-snippet"
    case .inertClosure: "inert-closure"
    case .confirmationAction: "confirmation-action"
    case .notInTerminal: "not-in-terminal"
    case .unknownKey: "unknown-key"
    case .missingApplicationName: "missing-application-name"
    }
  }

  /// The sentence for people.
  var sentence: String {
    switch self {
    case .noFolder(let path): "There is no folder \(path)."
    case .noManifest:
      "The folder has no script.json: “behest script new” writes one, and {} is enough."
    case .outside(let path):
      "\(path) leads out of the script's folder: copy the file into it."
    case .tooLarge(let path, let limit):
      "\(path) is larger than \(limit >> 20) MB: move what is not code into files that are read."
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)."
    case .malformed(let words): "This is not JSON: \(words)."
    case .wrongKind(let key, let expected): "“\(key)” must be \(expected)."
    case .noEntry:
      "The script has no entry: add index.tsx, intent.tsx or app_intents.tsx to its folder."
    case .noEsbuild:
      "Scripts need esbuild and JavaScriptCore: "
        + "sudo apt install esbuild libjavascriptcoregtk-4.1-0"
    case .esbuild(let words): Self.sentence(ofEsbuild: words)
    case .tool(let program, let status): "\(program) ended with status \(status)."
    case .noTime(let program, let seconds):
      "\(program) did not end within \(seconds) seconds, and was stopped."
    case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)."
    case .importsOutside(let path):
      "“\(path)” lies outside of the script's folder: copy the file into it, and import that."
    case .importsPackage(let name):
      "“\(name)” cannot be imported: there are no npm packages, only “scripting” and files of the "
        + "script such as “./\(Self.fileName(for: name))”."
    case .registrationPlace(let intent, let file):
      "\(intent.map { "The intent “\($0)”" } ?? "This intent") is never found, since app_intents.tsx "
        + "does not import \(file): register it in app_intents.tsx."
    case .duplicateIntent(let name, let first):
      "There are two intents named “\(name)”, the first at \(first): give one another name."
    case .snippetWithoutView(let intent):
      "\(intent.map { "The SnippetIntent “\($0)”" } ?? "A SnippetIntent") must return a view: "
        + "return TSX from perform, or use AppIntentProtocol.AppIntent."
    case .missingExit(let file):
      "\(file) does not call Script.exit, so the script does not end: "
        + "call it last, with a result such as Intent.text(…) if there is one."
    case .bareSnippet(let name):
      "Script.exit cannot take the SnippetIntent “\(name)” itself: "
        + "write Script.exit(Intent.snippetIntent(\(name)(…)))."
    case .inertClosure(let prop, let component):
      "“\(prop)” of this \(component) is never called, since a card or widget is drawn once: "
        + "use intent={…} with an intent of app_intents.tsx."
    case .confirmationAction(let action, let names):
      "Intent.requestConfirmation does not know the action “\(action)”: "
        + (EditDistance.nearest(to: action, among: names).map { "did you mean “\($0)”?" }
          ?? "use “continue” or another of its \(names.count) names.")
    case .notInTerminal(let name):
      "“\(name)” does nothing in a terminal: let the script do without it."
    case .unknownKey(let key, let near):
      "“\(key)” is no key of script.json: did you mean “\(near)”?"
    case .missingApplicationName:
      "A phrase must name the script: put ${applicationName} into it."
    }
  }

  /// Returns a sentence of esbuild's as one of ours, with what to do where that is known.
  private static func sentence(ofEsbuild words: String) -> String {
    if words.hasPrefix("Top-level await is currently not supported") {
      return "There is no await outside of functions: "
        + "write async function run() {…} with it inside, and call run()."
    }
    if words.hasPrefix("Could not resolve ") {
      return "\(words.dropFirst("Could not resolve ".count)) is not there: "
        + "look how the file is spelled; paths begin with “./” or “../”."
    }
    if words.hasPrefix("No loader is configured for ") {
      return
        "\(words): only TypeScript, JavaScript, JSON and text can be imported; read other files "
        + "by Path.join(Script.directory, …)."
    }
    return words.hasSuffix(".") ? words : words + "."
  }

  private static func fileName(for package: String) -> String {
    let letters = (package.split(separator: "/").last ?? "file").filter {
      $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_")
    }
    return letters.isEmpty ? "file" : letters
  }
}

extension ScriptDiagnostic {
  init(
    _ mistake: ScriptMistake, _ severity: Severity = .error, at place: ScriptPlace? = nil,
    sourceLine: String? = nil
  ) {
    self.init(mistake.name, severity, mistake.sentence, at: place, sourceLine: sourceLine)
  }
}
