// Tests of the choice of sources, with and without a compiler.

import BehestTestSupport
import ProjectReading
import Testing

@Suite struct SourceSelectionTests {
  private let available: Set<String> = ["AppIntents", "Foundation", "Observation", "SwiftUI"]

  private func aviary(isChecked: Bool) throws -> SourceSelection {
    try SourceSelection(
      Project(at: Fixtures.url("Projects/Aviary")), available: available, isChecked: isChecked)
  }

  @Test func `files with intents are chosen with what they need, over modules`() throws {
    let selection = try aviary(isChecked: false)
    #expect(
      selection.files(of: "Aviary") == [
        "Aviary/Intents/AviaryShortcuts.swift", "Aviary/Intents/LogSightingIntent.swift",
        "Aviary/SightingLog.swift",
      ])
    #expect(selection.files(of: "AviaryKit").count == 3)
    #expect(selection.order.map(\.name) == ["AviaryKit", "Aviary"])
    let view = SourceSelection.Source(module: "Aviary", path: "Aviary/SightingsView.swift")
    #expect(selection.obstacles[view] == .imports("MapKit", line: 3))
  }

  @Test func `what a module exports is seen by all of its files, and by its importers`() throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "Package.swift": """
      let package = Package(targets: [
        .target(name: "App"), .target(name: "Kit"), .target(name: "Model"),
      ])
      """,
      "Sources/App/Exports.swift": "@_exported public import Kit\nimport Foundation",
      "Sources/App/Go.swift": "import AppIntents\nstruct Go: AppIntent { let bird: Bird }",
      "Sources/Kit/Kit.swift": "@_exported import struct Model.Bird",
      "Sources/Model/Bird.swift": "public struct Bird {}",
      "Sources/Model/Nest.swift": "public struct Nest {}",
    ])
    let selection = try SourceSelection(
      Project(at: folder.url), available: available, isChecked: false)
    #expect(selection.order.map(\.name) == ["Model", "Kit", "App"])
    #expect(selection.included.count == 4)
    #expect(selection.files(of: "Model") == ["Sources/Model/Bird.swift"])
  }

  @Test func `a module is not reached where all that import it are left out`() throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "Package.swift":
        "let package = Package(targets: [.target(name: \"A\"), .target(name: \"B\")])",
      "Sources/A/Go.swift": """
      import AppIntents
      import B
      import MapKit
      struct Go: AppIntent {}
      """,
      "Sources/A/Idle.swift": "import B",
      "Sources/A/Stop.swift": "import AppIntents\nstruct Stop: AppIntent {}",
      "Sources/B/Fly.swift": "import AppIntents\nstruct Fly: AppIntent {}",
    ])
    let selection = try SourceSelection(
      Project(at: folder.url), available: available, isChecked: false)
    #expect(selection.app.name == "A")
    #expect(selection.files(of: "B").isEmpty)
    #expect(selection.importer(of: "A") == nil)
    #expect(selection.importer(of: "B") == .init(module: "A", path: "Sources/A/Go.swift"))
  }

  @Test func `what the compiler refuses is left out, with what needs it`() throws {
    var selection = try aviary(isChecked: true)
    let path = "Aviary/Intents/LogSightingIntent.swift"
    selection.correct { selection, module in
      selection.files(of: module.name).contains(path)
        ? [CompilerMessage(path: path, line: 9, text: "cannot find 'Feather' in scope")] : []
    }
    let shortcuts = SourceSelection.Source(
      module: "Aviary", path: "Aviary/Intents/AviaryShortcuts.swift")
    #expect(
      selection.obstacles[shortcuts]
        == .names("LogSightingIntent", in: .init(module: "Aviary", path: path)))
    #expect(selection.files(of: "Aviary").isEmpty)
  }

  @Test(arguments: [true, false])
  func `the symbols of catalogs are made where sources name them`(isChecked: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "Go.swift": "import AppIntents\nstruct Go: AppIntent { let title = Texts.tip(.goTitle) }",
      "Stop.swift": "import AppIntents\nstruct Stop: AppIntent {}",
      "Texts.xcstrings": #"{"strings": {"goTitle": {"extractionState": "manual"}}}"#,
      "Assets.xcassets/Leaf.colorset/Contents.json": "{}",
    ])
    var selection = try SourceSelection(
      Project(at: folder.url), available: available, isChecked: isChecked)
    #expect(selection.app.assetCatalogs == ["Assets.xcassets"])
    if isChecked {
      selection.correct { selection, module in
        selection.symbols[module.name] != nil
          ? [] : [CompilerMessage(path: "Go.swift", line: 2, text: "no member 'goTitle'")]
      }
    }
    #expect(selection.files(of: selection.app.name).count == 2)
    #expect(selection.symbols.count == 1)
  }

  @Test func `symbols that the compiler refuses are left out`() throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "Go.swift": "import AppIntents\nstruct Go: AppIntent { let color = Color.leaf }",
      "Assets.xcassets/Leaf.colorset/Contents.json": "{}",
    ])
    var selection = try SourceSelection(
      Project(at: folder.url), available: available, isChecked: true)
    selection.correct { selection, module in
      let isWith = selection.symbols[module.name] != nil
      return [
        CompilerMessage(path: "Go.swift", line: 2, text: isWith ? "double 'leaf'" : "refused")
      ]
    }
    #expect(selection.symbols.isEmpty)
    #expect(selection.files(of: selection.app.name).isEmpty)
  }

  @Test func `of two entry points the one that can be compiled is tried`() throws {
    let folder = try TemporaryFolder()
    func entry(_ name: String) -> String {
      "@main struct \(name) { init() { AppDependencyManager.shared.add(dependency: 1) } }"
    }
    try folder.write([
      "Go.swift": "import AppIntents\nstruct Go: AppIntent {}",
      "One.swift": entry("One"), "Two.swift": entry("Two"),
    ])
    var selection = try SourceSelection(
      Project(at: folder.url), available: available, isChecked: true)
    selection.correct { _, _ in [] }
    #expect(selection.files(of: selection.app.name) == ["Go.swift", "One.swift"])
  }

  @Test func `of two entry points the one with intents is in`() throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "One.swift": "@main struct One {}",
      "Two.swift": "import AppIntents\nstruct Go: AppIntent {}\n@main struct Two {}",
    ])
    var selection = try SourceSelection(
      Project(at: folder.url), available: available, isChecked: true)
    selection.correct { _, _ in [] }
    #expect(selection.files(of: selection.app.name) == ["Two.swift"])
  }

  @Test func `what #if keeps from Linux is told, and its names are not needed`() throws {
    let outline = SwiftOutline(
      Array(
        """
        import AppIntents
        #if os(iOS) && !DEBUG // the phone
        import HealthKit
        let a = Phone.self
        #elseif canImport(SwiftUI)
        import SwiftUI
        #else
        import UIKit
        #endif
        extension Int: AppEnum { var half: Int { self / 2 } }
        let text = "\\(Name.self) /* no comment */"
        """.utf8), on: CompilationConditions(modules: ["SwiftUI"]))
    #expect(Set(outline.imports.keys) == ["AppIntents", "SwiftUI"])
    #expect(outline.uncompiled.map(\.lines) == [3...4, 8...8])
    #expect(outline.uncompiled.first?.condition == "#if os(iOS) && !DEBUG")
    #expect(outline.extended["Int"] == ["half"])
    #expect(outline.intentTypes == ["Int"])
    #expect(outline.words.isSuperset(of: ["Name", "text"]))
    #expect(outline.words.isDisjoint(with: ["Phone", "comment"]))
    #expect(outline.declared == ["text"])
  }

  @Test(arguments: [
    ("swift(>=5.9)", true), ("swift(>=6.3)", true), ("compiler(>=6.3.0)", true),
    ("swift(>=99)", false), ("compiler(>=6.4)", false), ("swift(<6)", false),
    ("compiler(<7.0)", true), ("!swift(>=99)", true), ("canImport(UIKit)", true),
    ("canImport(UIKit, _version: 1.2)", true), ("canImport(UIKit.Sub)", false),
    ("canImport(UIKit.Sub) || DEBUG", true),
  ])
  func `versions and modules are compared`(_ condition: String, _ holds: Bool) {
    let outline = SwiftOutline(
      Array("#if \(condition)\nlet a = 1\n#endif".utf8),
      on: CompilationConditions(modules: ["UIKit"]))
    #expect(outline.declared.isEmpty != holds)
  }

  @Test(arguments: [(5, ["Old.swift"]), (6, ["New.swift"])])
  func `the language mode of a target decides on versions`(mode: Int, files: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "Package.swift": """
      // swift-tools-version: \(mode).0
      let package = Package(targets: [.target(name: "Go", path: "Go")])
      """,
      "Go/New.swift": "#if swift(>=6)\nimport AppIntents\nstruct New: AppIntent {}\n#endif",
      "Go/Old.swift": "#if swift(<6)\nimport AppIntents\nstruct Old: AppIntent {}\n#endif",
    ])
    let selection = try SourceSelection(
      Project(at: folder.url), available: available, isChecked: false)
    #expect(selection.files(of: "Go") == files.map { "Go/" + $0 })
  }

  @Test func `what a file that is left out registers is in, and who cannot be said so`() throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "Go.swift": "import AppIntents\nstruct Go: AppIntent { @Dependency var store: any Storing }",
      "Storing.swift": "protocol Storing {}",
      "Store.swift": "struct Store: Storing { let size: Size }", "Size.swift": "struct Size {}",
      "Guide.swift": "import MapKit\nstruct Guide {}",
      "Main.swift": """
      import AppIntents
      import MapKit
      @main struct Main {
        var store: Store
        init() {
          let guide = Guide()
          let store = Store(
            size: Size())
          self.store = store
          AppDependencyManager.shared.add { store as any Storing }
          AppDependencyManager.shared
            .add(dependency: guide)
        }
      }
      """,
    ])
    let selection = try SourceSelection(
      Project(at: folder.url), available: available, isChecked: false)
    #expect(
      selection.files(of: selection.app.name)
        == ["Go.swift", "Size.swift", "Store.swift", "Storing.swift"])
    let found = selection.registrations
    #expect(found.map(\.registration.line) == [10, 11])
    #expect(found.map(\.lacking) == [[], ["Guide"]])
    #expect(
      found.first?.registration.statements == [
        "let store = Store(", "size: Size())",
        "AppDependencyManager.shared.add { store as any Storing }",
      ])
    #expect(found.last?.registration.statements.first == "let guide = Guide()")
  }

  @Test func `a file without an error in it is left out for the last of those that it needs`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write([
      "A.swift": "import AppIntents\nstruct A: AppIntent { let b: B }",
      "B.swift": "struct B { let c: C }",
      "C.swift": "import MapKit\nstruct C {}",
      "D.swift": "import AppIntents\n@AppIntent(schema: .a.b) struct D {}",
    ])
    let selection = try SourceSelection(
      Project(at: folder.url), available: available, isChecked: false)
    let module = selection.app.name
    #expect(
      selection.root(of: .init(module: module, path: "A.swift"))
        == .init(module: module, path: "C.swift"))
    #expect(selection.intentCounts.included == 1)
    #expect(selection.intentCounts.all == 2)
    #expect(selection.firstIntent == "D")
  }

  @Test func `what is private to its file may be declared in several`() throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "A.swift": """
      import AppIntents
      struct A: AppIntent {}
      private final class Keys {}
      fileprivate let size = 1
      extension Int { private func half() {} }
      """,
      "B.swift": "import AppIntents\nstruct B: AppIntent {}\nprivate enum Keys {}",
      "C.swift": "import AppIntents\nstruct B: AppIntent {}",
    ])
    let selection = try SourceSelection(
      Project(at: folder.url), available: available, isChecked: false)
    #expect(selection.files(of: selection.app.name) == ["A.swift", "B.swift"])
    let outline = selection.outlines[.init(module: selection.app.name, path: "A.swift")]
    #expect(outline?.declared == ["A"])
  }

  @Test func `phrases are read as they are written`() {
    let outline = SwiftOutline(
      Array(
        #"""
        AppShortcut(intent: Go(at: [1]), phrases: ["Go in \(.applicationName)", "Go \(\.$place)"],
          shortTitle: "Go")
        """#.utf8), on: CompilationConditions(modules: []))
    #expect(outline.shortcuts.map(\.intent) == ["Go"])
    #expect(
      outline.shortcuts.first?.phrases == ["Go in \\(.applicationName)", "Go \\(\\.$place)"])
  }

  @Test func `any text has an outline`() {
    var random = SplitMix64(seed: 11)
    let parts = [
      "\"", "\\(", ")", "#", "#if a", "#else\n", "#endif\n", "\"\"\"", "/*", "import", "\n", "{",
      "class ",
    ]
    for _ in 0..<2000 {
      let text = (0..<20).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let outline = SwiftOutline(Array(text.utf8), on: CompilationConditions(modules: []))
      #expect(outline.uncompiled.allSatisfy { $0.lines.lowerBound > 1 })
    }
  }
}
