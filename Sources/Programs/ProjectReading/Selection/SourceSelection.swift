// Chooses the sources of a project that a package on Linux is made of.

import Foundation

/// The sources that declare App Intents, and those that they need.
///
/// Names are matched as words, without types: a file is needed when a needed file says a name that
/// it declares, or a member that it adds to a type. The compiler, where it can be asked, corrects
/// what this has wrong in either direction.
package struct SourceSelection {
  /// A file of a module.
  package struct Source: Hashable, Sendable {
    /// The module.
    package let module: String
    /// The path, relative to the project's folder.
    package let path: String

    /// Creates a file from its module and its path.
    package init(module: String, path: String) {
      self.module = module
      self.path = path
    }
  }

  /// A reason why a file is left out.
  package enum Obstacle: Hashable, Sendable {
    /// The file imports a module that there is not, at a line.
    case imports(String, line: Int)
    /// The file is the entry point of an app, at a line.
    case entry(line: Int)
    /// The file names a type that only a file which is left out declares.
    case names(String, in: Source)
    /// The file declares what another file does.
    case repeats(String, in: String)
    /// The compiler refuses the file, at a line.
    case refused(String, line: Int)
  }

  /// The project.
  package let project: Project
  /// The module that the app's targets are compiled as.
  package let app: ProjectModule
  /// The modules, by name; the app's extensions are part of it.
  package let modules: [String: ProjectModule]
  /// The outlines of all sources.
  package let outlines: [Source: SwiftOutline]
  /// The files that are in.
  package internal(set) var included: Set<Source> = []
  /// The files that cannot be.
  package internal(set) var obstacles: [Source: Obstacle] = [:]
  /// The error that kept the compiler from judging the files; `nil` if it judged or was not asked.
  package internal(set) var complaint: String?
  /// The symbols of catalogs that files of modules need, by the module's name.
  package internal(set) var symbols: [String: CatalogSymbols] = [:]
  /// The symbols of catalogs that have not been tried.
  var catalogs: [String: CatalogSymbols] = [:]
  /// The files that are in for a name that the compiler missed.
  var wanted: Set<Source> = []
  /// The files that declare a name outside of types, or add it to a type.
  var declaring: [String: [Source]] = [:]
  var adding: [String: [Source]] = [:]
  var extending: [String: [Source]] = [:]
  /// The files of each module that export imports, in order.
  private var exporting: [String: [Source]] = [:]
  /// The words of each file that some file declares or adds, sorted.
  private var names: [Source: [String]] = [:]
  private let available: Set<String>
  private let isChecked: Bool

  /// Selects the sources of a project.
  ///
  /// - Parameters:
  ///   - available: The modules that there are on Linux.
  ///   - isChecked: Whether a compiler will correct the selection. Then a file may import what there
  ///     is not, and be the app's entry point: it may use nothing of the one, and compile as the
  ///     other.
  /// - Throws: `ProjectError` when no file declares an intent.
  package init(_ project: Project, available: Set<String>, isChecked: Bool) throws {
    self.project = project
    self.available = available
    self.isChecked = isChecked
    var reader = OutlineReader(project, available: available)
    let outlines = project.modules.map { reader.outlines(of: $0) }
    let intentCounts = outlines.map { $0.values.count(where: \.hasIntents) }
    guard let most = intentCounts.max(), most > 0 else {
      throw ProjectError("No Swift file of “\(project.name)” declares an intent with App Intents.")
    }
    let order = project.modules.indices.sorted { first, second in
      Self.isBefore(
        (project.modules[first], intentCounts[first]),
        (project.modules[second], intentCounts[second]))
    }
    let main = project.modules[order[0]]
    // What others import stays a module; all else that has intents becomes part of the app's.
    let imported = Set(outlines.flatMap { $0.values.flatMap(\.imports.keys) })
    var modules: [String: ProjectModule] = [main.name: main]
    var taken: Set<String> = []
    let libraries = project.modules.filter { $0.kind == .library && imported.contains($0.name) }
    for library in libraries where library.name != main.name && modules[library.name] == nil {
      var library = library
      library.sources.removeAll { !taken.insert($0).inserted }
      modules[library.name] = library
    }
    var merged = main
    merged.sources.removeAll { taken.contains($0) }
    for index in order.dropFirst() where modules[project.modules[index].name] == nil {
      guard intentCounts[index] > 0 else { continue }
      let module = project.modules[index]
      merged.sources += module.sources.filter {
        !taken.contains($0) && !merged.sources.contains($0)
      }
      merged.resources += module.resources.filter { !merged.resources.contains($0) }
    }
    modules[main.name] = merged
    app = merged
    self.modules = modules
    var bySource: [Source: SwiftOutline] = [:]
    for module in modules.values {
      for (path, outline) in reader.outlines(of: module) {
        bySource[Source(module: module.name, path: path)] = outline
      }
    }
    self.outlines = bySource
    catalogs = modules.mapValues { CatalogSymbols(of: $0, in: project.folder) }
    index()
    findObstacles()
    select()
    if included.count > Self.many {
      leaveOutImporters()
      select()
    }
    if !isChecked {
      includeRegistered()
      select()
      symbols = catalogs.filter { !users(of: $0.value, in: $0.key).isEmpty }
    }
  }

  /// The number of files that the compiler can try in a moment, even when it refuses most of them.
  private static let many = 80

  /// Leaves out the files without intents that import what there is not, which most of them use.
  private mutating func leaveOutImporters() {
    for (source, outline) in outlines where !outline.hasIntents && obstacles[source] == nil {
      let absent = absentImports(of: source).first { $0.module != "SwiftUICore" }
      if let absent { obstacles[source] = .imports(absent.module, line: absent.line) }
    }
  }

  /// Whether a module is rather the app than another: an app before an extension before a library,
  /// if it has intents; then the one with more.
  private static func isBefore(
    _ first: (ProjectModule, Int), _ second: (ProjectModule, Int)
  ) -> Bool {
    func rank(_ module: ProjectModule, _ count: Int) -> Int {
      if count == 0 { return 9 }
      switch module.kind {
      case .application: return 0
      case .appExtension: return 1
      case .library: return 2
      }
    }
    let ranks = (rank(first.0, first.1), rank(second.0, second.1))
    return ranks.0 == ranks.1 ? first.1 > second.1 : ranks.0 < ranks.1
  }

  private mutating func index() {
    // In the order of the module's files, so that the app's own come before its extensions'.
    for module in modules.values.sorted(by: { $0.name < $1.name }) {
      for path in module.sources {
        let source = Source(module: module.name, path: path)
        guard let outline = outlines[source] else { continue }
        if !outline.exported.isEmpty { exporting[module.name, default: []].append(source) }
        for name in outline.declared { declaring[name, default: []].append(source) }
        for (type, members) in outline.extended {
          extending[type, default: []].append(source)
          for member in members { adding[member, default: []].append(source) }
        }
      }
    }
    for (source, outline) in outlines {
      names[source] = outline.words.filter { declaring[$0] != nil || adding[$0] != nil }.sorted()
    }
  }

  private mutating func findObstacles() {
    let entries = app.sources.compactMap { path in
      outlines[Source(module: app.name, path: path)].map { (path: path, outline: $0) }
    }.filter { $0.outline.entryLine != nil }
    // A module has one entry point: one that has something to register, or intents.
    let entry =
      entries.first { !$0.outline.registrations.isEmpty } ?? entries.first { $0.outline.hasIntents }
      ?? entries.first
    for (source, outline) in outlines {
      if !isChecked, let (module, line) = absentImports(of: source).first {
        obstacles[source] = .imports(module, line: line)
      } else if let line = outline.entryLine, !isChecked || source.path != entry?.path {
        obstacles[source] = .entry(line: line)
      } else if source.path == "main.swift" || source.path.hasSuffix("/main.swift") {
        obstacles[source] = .entry(line: 1)
      }
    }
  }

  /// Returns the modules that a file imports and that there are not, with the lines, in order.
  package func absentImports(of source: Source) -> [(module: String, line: Int)] {
    (outlines[source]?.imports ?? [:]).filter { module, _ in
      !available.contains(module) && modules[module] == nil
    }.map { ($0.key, $0.value) }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
  }

  /// Selects the files with intents, and those that they need.
  mutating func select() {
    var isDone = false
    while !isDone {
      included = []
      let roots = outlines.filter { $0.value.hasIntents }.map(\.key)
      include(inOrder(roots) + inOrder(wanted))
      isDone = true
      for source in inOrder(included) {
        guard let (name, other) = unknown(in: source) else { continue }
        obstacles[source] = .names(name, in: other)
        isDone = false
      }
      for (source, other) in repetitions() {
        obstacles[source] = .repeats(other.name, in: other.path)
        isDone = false
      }
    }
    // What nothing imports is in no program.
    let reached = Set(order.map(\.name))
    included = included.filter { reached.contains($0.module) }
  }

  /// Returns files in the same order in every run.
  func inOrder(_ sources: some Sequence<Source>) -> [Source] {
    sources.map { (place($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func place(_ source: Source) -> (Int, String) {
    (app.sources.firstIndex(of: source.path) ?? 0, source.path)
  }

  /// Includes files and, by the names in them, those that they need.
  mutating func include(_ sources: [Source]) {
    var queue = sources
    while let source = queue.popLast() {
      guard obstacles[source] == nil, let outline = outlines[source],
        included.insert(source).inserted
      else { continue }
      let visible = modules(seenBy: source)
      queue += visible.sorted().flatMap { exporting[$0] ?? [] }
      for word in names[source] ?? [] {
        let declarations = (declaring[word] ?? []).filter { visible.contains($0.module) }
        if !declarations.contains(where: included.contains) { queue += declarations }
        // Members that extensions add to the project's own types, or to the system's.
        queue += (adding[word] ?? []).filter { visible.contains($0.module) }
      }
      for type in outline.declared.sorted() {
        queue += (extending[type] ?? []).filter {
          $0.module == source.module && outlines[$0]?.conforming.contains(type) == true
        }
      }
    }
  }

  /// Returns the project's modules whose names a file may say: its own, those that it imports, and
  /// those that they export.
  func modules(seenBy source: Source) -> Set<String> {
    var seen: Set<String> = []
    var queue = [source.module] + (outlines[source]?.imports.keys.map { $0 } ?? [])
    while let module = queue.popLast() {
      guard modules[module] != nil, seen.insert(module).inserted else { continue }
      queue += (exporting[module] ?? []).flatMap { outlines[$0]?.exported ?? [] }
    }
    return seen
  }

  /// Returns a name in a file that only files which are left out declare.
  private func unknown(in source: Source) -> (String, Source)? {
    let visible = modules(seenBy: source)
    for word in names[source] ?? [] where word.first?.isUppercase == true {
      guard let all = declaring[word]?.filter({ visible.contains($0.module) }),
        let first = all.first,
        all.allSatisfy({ obstacles[$0] != nil }), first != source
      else { continue }
      return (word, first)
    }
    return nil
  }

  /// Returns the included files that declare a name for the second time in their module.
  private func repetitions() -> [Source: (name: String, path: String)] {
    var first: [String: Source] = [:]
    var found: [Source: (String, String)] = [:]
    for source in inOrder(included) {
      // A module has one file of a name, too.
      let file = source.path.split(separator: "/").last.map(String.init) ?? source.path
      let names = (outlines[source]?.declared ?? []).filter { $0.first?.isUppercase == true }
      for name in names.sorted() + [file] {
        if let other = first[source.module + "." + name] {
          found[source] = (name, other.path)
        } else {
          first[source.module + "." + name] = source
        }
      }
    }
    return found
  }
}
