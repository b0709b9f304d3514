// The code of a script as lints read it: each file, and the entries that lead to it.

/// The code of a script.
///
/// Lints read what esbuild makes of a file instead of the file itself: a scanner of TSX must guess
/// whether "<" begins a tag, a type or a comparison, and a wrong guess is a false alarm. Behind
/// esbuild there are no types, and a tag is a call of `jsx`.
struct ScriptGraph {
  let project: ScriptProject
  private let folder: ScriptFolder?
  private let sources: ScriptSources
  private let reached: [ScriptEntry: Set<String>]

  init(of project: ScriptProject, build: ScriptBuild, sources: ScriptSources) {
    self.project = project
    self.sources = sources
    folder = ScriptFolder(project.folder)
    reached = project.entries.mapValues { file in
      var found: Set<String> = [file]
      var rest = [file]
      while let next = rest.popLast() {
        for imported in build.imports[next] ?? [] where found.insert(imported).inserted {
          rest.append(imported)
        }
      }
      return found
    }
  }

  /// Returns the files that entries lead to, sorted.
  func files(of entries: some Sequence<ScriptEntry>) -> [ScriptSource] {
    let files = entries.reduce(into: Set<String>()) { $0.formUnion(reached[$1] ?? []) }
    return files.sorted().compactMap { sources[$0] }
  }

  /// Returns a diagnostic at a token.
  func diagnostic(
    _ mistake: ScriptMistake, _ severity: ScriptDiagnostic.Severity = .error,
    in source: ScriptSource, at index: Int
  ) -> ScriptDiagnostic {
    let place = source.place(of: index)
    return ScriptDiagnostic(
      mistake, severity, at: place, sourceLine: folder?.text(of: place.file).line(place.line))
  }
}

extension ScriptSource {
  /// Returns whether the tokens from an index on are these.
  func has(_ words: String..., at index: Int) -> Bool {
    index >= 0 && index + words.count <= tokens.count
      && zip(words, tokens[index...]).allSatisfy { $0 == $1.text && $1.kind != .string }
  }

  /// Returns the values of an object by their keys, as ranges of tokens.
  ///
  /// - Parameter open: The index of the object's opening bracket.
  func members(of open: Int) -> [String: Range<Int>] {
    guard let close = code.partners[open] else { return [:] }
    var members: [String: Range<Int>] = [:]
    var start = open + 1
    for index in (open + 1)...close
    where index == close || tokens[index].text == "," && code.parents[index] == open {
      // "name: value", or a method.
      var key = start
      if has("async", at: key), !has(":", at: key + 1) { key += 1 }
      if key < index {
        let first = has(":", at: key + 1) ? key + 2 : key + 1
        members[tokens[key].text] = first..<max(first, index)
      }
      start = index + 1
    }
    return members
  }
}
