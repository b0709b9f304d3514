// The sources of a script as plain JavaScript, with the way back to what the author wrote.

/// A source file of which esbuild took the types and the TSX away.
struct ScriptSource {
  /// The path, relative to the script's folder.
  let file: String
  /// The tokens of the JavaScript.
  let code: JavaScriptTokens
  private let text: SourceText
  private let map: SourceMap?

  init(file: String, javaScript: [UInt8], map: SourceMap?) {
    self.file = file
    code = JavaScriptTokens(javaScript)
    text = SourceText(file: file, bytes: javaScript)
    self.map = map
  }

  var tokens: [JavaScriptToken] { code.tokens }

  /// Returns the author's place of a token, or of the nearest one before it that has one.
  func place(of index: Int) -> ScriptPlace {
    for token in tokens[...index].reversed().prefix(8) {
      let place = text.place(at: token.offset)
      if let found = map?.place(line: place.line, column: place.column) { return found }
    }
    return ScriptPlace(file: file, line: 1, column: 1)
  }

  /// Returns the place where a module is named in an import; `nil` when there is none.
  func placeOfImport(_ specifier: String) -> ScriptPlace? {
    tokens.indices.first { index in
      guard index > 0, tokens[index].kind == .string, tokens[index].text == specifier else {
        return false
      }
      let before = tokens[index - 1].text
      let isCall =
        before == "(" && index > 1 && ["import", "require"].contains(tokens[index - 2].text)
      return isCall || before == "from" || before == "import"
    }.map(place)
  }
}

/// The sources of a script.
struct ScriptSources {
  private let sources: [String: ScriptSource]

  /// Has esbuild take types and TSX away from files, each for itself.
  init(_ files: [String], in folder: ScriptFolder, by esbuild: Esbuild) throws(ScriptError) {
    let output = try ScratchFolder()
    let scripts = files.filter { file in
      ["tsx", "ts", "jsx", "js", "mjs", "cjs", "mts", "cts"].contains { file.hasSuffix(".\($0)") }
    }
    if !scripts.isEmpty {
      _ = try esbuild.run(
        scripts.enumerated().map { "\($0.offset)=./\($0.element)" } + ["--format=esm"], in: folder,
        output: output.path)
    }
    var sources: [String: ScriptSource] = [:]
    for (number, file) in scripts.enumerated() {
      let path = "\(output.path)/\(number).js"
      guard case .success(let bytes) = ScriptFolder.read(path, upTo: ScriptFolder.largestFile),
        case .success(let map) = ScriptFolder.read(path + ".map", upTo: ScriptFolder.largestFile)
      else { continue }
      sources[file] = ScriptSource(
        file: file, javaScript: bytes,
        map: SourceMap(parsing: map, in: output.path, of: folder.path))
    }
    self.sources = sources
  }

  /// Returns the source of a file; `nil` for one that is no code.
  subscript(file: String) -> ScriptSource? { sources[file] }
}
