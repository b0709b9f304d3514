// Lints of script.json.

import PhraseMatching

/// The lints of a script's script.json.
struct ManifestLints {
  private(set) var diagnostics: [ScriptDiagnostic] = []

  init(of project: ScriptProject) throws(ScriptError) {
    let file = ScriptProject.manifestName
    let bytes = try ScriptFolder(project.folder)?.bytes(of: file) ?? []
    let text = SourceText(file: file, bytes: bytes)
    for member in try ManifestReader(text).root.members ?? []
    where !ManifestReader.keys.contains(member.name) {
      // Any other key is the script's own.
      if let near = EditDistance.nearest(to: member.name, among: ManifestReader.keys) {
        add(.unknownKey(member.name, near: near), .warning, text.place(at: member.offset), text)
      }
    }
    for phrase in project.phrases where !phrase.text.contains("${applicationName}") {
      add(.missingApplicationName, .error, phrase.place, text)
    }
  }

  private mutating func add(
    _ mistake: ScriptMistake, _ severity: ScriptDiagnostic.Severity, _ place: ScriptPlace,
    _ text: SourceText
  ) {
    diagnostics.append(
      ScriptDiagnostic(mistake, severity, at: place, sourceLine: text.line(place.line)))
  }
}
