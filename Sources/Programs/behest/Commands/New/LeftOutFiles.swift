// Says which files with intents are left out of a package, by what keeps them out.

import ProjectReading

/// The files with intents that a package does not compile.
struct LeftOutFiles {
  private let selection: SourceSelection

  /// Creates the files that a selection leaves out.
  init(of selection: SourceSelection) { self.selection = selection }

  /// A cause that keeps files out.
  private struct Cause {
    /// The modules that there are not; empty for a cause in one file.
    let modules: [String]
    /// The files with the cause in them.
    var roots: Set<SourceSelection.Source> = []
    /// The other files with intents, which need one of the roots.
    var others: Set<SourceSelection.Source> = []
    /// The number of files with intents that it keeps out.
    var count = 0
  }

  /// The causes, those first that keep out most.
  private var causes: [Cause] {
    var causes: [String: Cause] = [:]
    for source in selection.outlines.keys where !selection.included.contains(source) {
      guard selection.outlines[source]?.hasIntents == true else { continue }
      let root = selection.root(of: source)
      let modules = modules(missedBy: root)
      let key = modules.isEmpty ? root.path : modules.joined(separator: " ")
      causes[key, default: Cause(modules: modules)].roots.insert(root)
      causes[key]?.count += 1
      if source != root { causes[key]?.others.insert(source) }
    }
    return causes.map { ($0, $1) }.sorted { ($1.1.count, $0.0) < ($0.1.count, $1.0) }.map(\.1)
  }

  /// Returns the modules that a file which is refused imports, and that there are not.
  private func modules(missedBy source: SourceSelection.Source) -> [String] {
    switch selection.obstacles[source] {
    case .imports(let module, _): [module]
    case .refused: selection.absentImports(of: source).map(\.module)
    default: []
    }
  }

  /// The lines that say what is left out; empty if nothing is.
  var lines: [String] {
    let causes = causes
    guard !causes.isEmpty else { return [] }
    return ["", "Left out, with intents:"]
      + causes.flatMap { cause in
        var lines: [String] = []
        var indent = "  "
        if cause.roots.count > 1, !cause.modules.isEmpty {
          lines.append("  \(absence(of: cause.modules).capitalizedSentence):")
          indent = "    "
        }
        lines += cause.roots.sorted { $0.path < $1.path }.map { root in
          let isTold = indent.count > 2 || cause.modules.isEmpty
          return indent + root.path + reason(root)
            + (isTold ? "" : "; \(absence(of: cause.modules))")
        }
        let others = cause.others.subtracting(cause.roots).map(Self.name).sorted()
        guard !others.isEmpty else { return lines }
        let it = cause.roots.count > 1 ? "one of them" : "it"
        let need = others.count == 1 ? "1 file needs \(it):" : "\(others.count) files need \(it):"
        return lines + Self.wrapped("    " + need, others)
      }
  }

  private static func name(_ source: SourceSelection.Source) -> String {
    source.path.split(separator: "/").last.map(String.init) ?? source.path
  }

  /// Returns a list on lines of at most 100 characters, indented below its head.
  private static func wrapped(_ head: String, _ items: [String]) -> [String] {
    var lines = [head]
    for (index, item) in items.enumerated() {
      let text = item + (index + 1 < items.count ? "," : "")
      let last = lines[lines.count - 1]
      if last.count + 1 + text.count <= 100 {
        lines[lines.count - 1] = last + " " + text
      } else {
        lines.append("      " + text)
      }
    }
    return lines
  }

  private func absence(of modules: [String]) -> String {
    let packages = selection.project.packages
    let unknown = modules.filter { packages[$0] == nil }
    let parts = modules.compactMap { module -> String? in
      switch packages[module] {
      case .local(let place):
        "\(module) is in \(place), which only a package in another --directory can have"
      case .remote(let package):
        "\(module) is of a package that is fetched; --with \(package.name) builds it too"
      case nil: nil
      }
    }
    let absent = "there is no \(unknown.joined(separator: ", ")) on Linux"
    return (parts + (unknown.isEmpty ? [] : [absent])).joined(separator: "; ")
  }

  /// The parts of a file that `#if` keeps from Linux, which a refusal may come from.
  private func uncompiled(_ source: SourceSelection.Source) -> String {
    let parts = selection.outlines[source]?.uncompiled ?? []
    let list = parts.map { "\($0.condition), line \($0.lines.lowerBound)" }.joined(separator: "; ")
    return list.isEmpty ? "" : " (not compiled on Linux: \(list))"
  }

  private func reason(_ source: SourceSelection.Source) -> String {
    switch selection.obstacles[source] {
    case .imports(let module, let line): ":\(line): imports \(module)"
    case .entry(let line): ":\(line): it is an entry point"
    case .names(let name, let other): ": needs \(name) of \(other.path)"
    case .repeats(let name, let path): ": declares \(name), as \(path) does"
    case .refused(let message, let line): ":\(line): \(message)\(uncompiled(source))"
    case nil:
      if let importer = selection.importer(of: source.module) {
        ": only files that are left out import \(source.module), such as \(importer.path)"
      } else {
        ": no other file needs it"
      }
    }
  }
}

extension String {
  /// The text with its first letter as a capital.
  fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}
