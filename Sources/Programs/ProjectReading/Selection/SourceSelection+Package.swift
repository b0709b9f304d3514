// The parts of a written package that follow from its selection of sources.

extension SourceSelection {
  /// Returns the file that keeps a file out: the last of those that need each other's names.
  package func root(of source: Source) -> Source {
    var (root, seen) = (source, Set([source]))
    while case .names(_, let next) = obstacles[root], seen.insert(next).inserted { root = next }
    return root
  }

  /// Returns a file that imports a module and is left out, one with an obstacle if there is one;
  /// `nil` for the app's own module.
  package func importer(of module: String) -> Source? {
    guard module != app.name else { return nil }
    let importers = outlines.keys.filter {
      $0.module != module && !included.contains($0) && modules(seenBy: $0).contains(module)
    }
    return inOrder(importers).min { obstacles[$0] != nil && obstacles[$1] == nil }
  }

  /// The included files of a module, sorted.
  package func files(of module: String) -> [String] {
    included.filter { $0.module == module }.map(\.path).sorted()
  }

  private func includedOutlines(of module: String) -> [SwiftOutline] {
    included.filter { $0.module == module }.compactMap { outlines[$0] }
  }

  /// The modules that there are not, or have no included file, and that files of a module import.
  package func absentModules(of module: String) -> [String] {
    let files = files(of: module).map { Source(module: module, path: $0) }
    let empty = modules.keys.filter { self.files(of: $0).isEmpty }
    return Set(files.flatMap { absentImports(of: $0).map(\.module) })
      .union(imports(of: module).intersection(empty)).sorted()
  }

  /// The modules that included files of a module import.
  package func imports(of module: String) -> Set<String> {
    Set(includedOutlines(of: module).flatMap(\.imports.keys))
  }

  /// Whether files of a module load from URLs, which Foundation does in a module of its own here.
  package func loadsURLs(_ module: String) -> Bool {
    includedOutlines(of: module).contains {
      !$0.words.isDisjoint(with: ["HTTPURLResponse", "URLRequest", "URLResponse", "URLSession"])
    }
  }

  /// Whether included files of a module name `Bundle.module`, which SwiftPM makes of resources.
  func namesModuleBundle(_ module: String) -> Bool {
    includedOutlines(of: module).contains(where: \.namesModuleBundle)
  }

  /// The resources of a module, relative to the project's folder, one of each name, sorted.
  ///
  /// They are the string tables of the app, and the files that its sources name; of another module,
  /// the string catalogs that it has symbols of. A module that names `Bundle.module` has all of its
  /// resources, which it may find by names that it makes.
  package func resources(of module: ProjectModule) -> [String] {
    let namesBundle = namesModuleBundle(module.name)
    guard module.name == app.name || namesBundle else {
      return symbols[module.name] == nil ? [] : distinct(module.stringCatalogs)
    }
    let texts = Set(includedOutlines(of: module.name).flatMap(\.texts))
    let found = module.resources.compactMap { path -> String? in
      var parts = path.split(separator: "/").map(String.init)
      if let language = parts.firstIndex(where: { $0.hasSuffix(".lproj") }) {
        let isTable = path.hasSuffix(".strings") || path.hasSuffix(".stringsdict")
        parts = Array(parts[...language])
        return isTable || namesBundle ? parts.joined(separator: "/") : nil
      }
      // The names of files in bundles that SwiftPM keeps for itself.
      guard let file = parts.last, file != "Info.plist" else { return nil }
      if file.hasSuffix(".xcstrings") { return path }
      guard let dot = file.lastIndex(of: ".") else { return nil }
      if namesBundle { return path }
      let isData = ["csv", "json", "md", "plist", "txt"].contains(file[dot...].dropFirst())
      return isData && (texts.contains(file) || texts.contains(String(file[..<dot]))) ? path : nil
    }
    return distinct(found)
  }

  /// Returns resources of which no two have the same name, as SwiftPM wants them: of string catalogs
  /// the folder that has all of one name, if no source is in it; else the first.
  private func distinct(_ files: [String]) -> [String] {
    func name(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }
    let tables = Dictionary(grouping: files.filter { $0.hasSuffix(".xcstrings") }, by: name)
    let folders = tables.values.filter { $0.count > 1 }.map(Self.commonFolder).filter { folder in
      !folder.isEmpty && !included.contains { $0.path.hasPrefix(folder + "/") }
    }
    let others = (folders + files).filter { path in
      !folders.contains { path.hasPrefix($0 + "/") }
    }
    var seen: Set<Substring> = []
    return others.filter { seen.insert(name($0)).inserted }.sorted()
  }

  /// Returns the deepest folder that has all of the files; empty for the project's own.
  package static func commonFolder(of paths: [String]) -> String {
    let folders = paths.map { $0.split(separator: "/").dropLast() }
    guard var common = folders.first else { return "" }
    for folder in folders {
      common = common.commonPrefix(with: folder)
    }
    return common.joined(separator: "/")
  }

  /// The modules with included files, those first that others import.
  package var order: [ProjectModule] {
    var done: [String] = []
    visit(app.name, &done, depth: 0)
    return done.compactMap { modules[$0] }
  }

  private func visit(_ name: String, _ done: inout [String], depth: Int) {
    guard depth < 64, !done.contains(name), !files(of: name).isEmpty else { return }
    for other in dependencies(of: name) { visit(other, &done, depth: depth + 1) }
    if !done.contains(name) { done.append(name) }
  }

  /// Returns the included entry point of a module; `nil` if it has none.
  package func entry(of module: String) -> String? {
    files(of: module).first { outlines[Source(module: module, path: $0)]?.entryLine != nil }
  }

  /// The registrations of the app's files that are left out, in order, each with the types that it
  /// names and that are left out too, sorted.
  package var registrations:
    [(source: Source, registration: DependencyRegistration, lacking: [String])]
  {
    let sources = outlines.keys.filter { !included.contains($0) && $0.module == app.name }
    return inOrder(sources).flatMap { source in
      (outlines[source]?.registrations ?? []).map { registration in
        let lacking = registration.words.filter { word in
          let files = declaring[word] ?? []
          return word.first?.isUppercase == true && !files.isEmpty
            && files.allSatisfy { !included.contains($0) }
        }
        return (source, registration, lacking.sorted())
      }
    }
  }

  /// The numbers of intents in all files, and in the files that are included.
  package var intentCounts: (included: Int, all: Int) {
    func count(_ outlines: some Sequence<SwiftOutline>) -> Int {
      outlines.reduce(0) { $0 + ($1.hasIntents ? $1.intents.count : 0) }
    }
    return (count(included.compactMap { outlines[$0] }), count(outlines.values))
  }

  /// The name of the first intent, in the order of the files; `nil` if there are entities only.
  package var firstIntent: String? {
    included.sorted { $0.path < $1.path }
      .lazy.flatMap { outlines[$0]?.intents ?? [] }.first
  }

  /// The modules of the project that files of a module import, sorted.
  package func dependencies(of module: String) -> [String] {
    let files = files(of: module).map { Source(module: module, path: $0) }
    return Set(files.flatMap { modules(seenBy: $0) }).subtracting([module])
      .filter { !self.files(of: $0).isEmpty }.sorted()
  }
}
