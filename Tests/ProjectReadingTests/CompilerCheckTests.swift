// Tests of the questions to the compiler, which is asked beside the modules of this build.

import BehestTestSupport
import Foundation
import ProjectReading
import Testing

@Suite struct CompilerCheckTests {
  private let checkout = Fixtures.folder.deletingLastPathComponent().standardizedFileURL
  private let folder: TemporaryFolder
  private let scratch: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    scratch = try TemporaryFolder()
  }

  private func selection(
    of files: [String: String], patience: Duration = .seconds(600)
  ) throws -> SourceSelection {
    try folder.write(files)
    let project = try Project(at: folder.url)
    let check = try #require(
      CompilerCheck(
        checkout: checkout, project: project.folder, scratch: scratch.url, patience: patience))
    var selection = try SourceSelection(
      project, available: AvailableModules.all(checkout: checkout), isChecked: true)
    try selection.correct { try check.messages(of: $1, in: $0) }
    return selection
  }

  @Test func `the compiler is not waited for without end`() throws {
    let selection = try selection(
      of: ["Go.swift": "import AppIntents\nstruct Go: AppIntent {}"], patience: .zero)
    #expect(selection.complaint == "it took more than 0 seconds.")
  }

  @Test func `an error in what a macro makes is one of its file`() throws {
    let selection = try selection(of: [
      "Go.swift": "import AppIntents\n\n@AppIntent(schema: .camera.startCapture)\nstruct Go {}"
    ])
    #expect(selection.complaint == nil)
    let source = SourceSelection.Source(module: selection.app.name, path: "Go.swift")
    guard case .refused(_, line: 3) = selection.obstacles[source] else {
      Issue.record("\(String(describing: selection.obstacles[source]))")
      return
    }
  }

  @Test func `symbols of catalogues are compiled with the sources`() throws {
    let selection = try selection(of: [
      "Go.swift": """
      import AppIntents
      import SwiftUI
      struct Go: AppIntent {
        static let title: LocalizedStringResource = .goTitle
        func perform() async throws -> some IntentResult { .result() }
      }
      let leaf = Color(.leaf)
      """,
      "Localizable.xcstrings": #"{"strings": {"goTitle": {"extractionState": "manual"}}}"#,
      "Assets.xcassets/Leaf.colorset/Contents.json": "{}",
    ])
    #expect(selection.complaint == nil)
    #expect(selection.included.count == 1, "\(selection.obstacles)")
    #expect(selection.symbols.count == 1)
  }

  @Test(arguments: [true, false])
  func `a module with resources has a bundle of its own`(hasResources: Bool) throws {
    var files = [
      "Package.swift": "let package = Package(targets: [.target(name: \"Kit\")])",
      "Sources/Kit/Go.swift": """
      import AppIntents
      import Foundation
      struct Go: AppIntent {
        static let title: LocalizedStringResource = "Go"
        func perform() async throws -> some IntentResult & ReturnsValue<URL> {
          .result(value: Bundle.module.bundleURL)
        }
      }
      """,
    ]
    if hasResources { files["Sources/Kit/Resources/birds.dat"] = "" }
    let selection = try selection(of: files)
    #expect(selection.complaint == nil)
    #expect(selection.included.count == (hasResources ? 1 : 0), "\(selection.obstacles)")
    #expect(
      selection.resources(of: selection.app)
        == (hasResources ? ["Sources/Kit/Resources/birds.dat"] : []))
  }

  @Test func `symbols that the sources declare themselves are not made`() throws {
    let selection = try selection(of: [
      "Go.swift": """
      import AppIntents
      import SwiftUI
      struct Go: AppIntent {
        static let title: LocalizedStringResource = "Go"
        func perform() async throws -> some IntentResult { .result() }
      }
      extension ShapeStyle where Self == Color { static var leaf: Color { .green } }
      extension Color { static var leaf: Color { .green } }
      let leaf: Color = .leaf
      """,
      "Stop.swift": """
      import AppIntents
      struct Stop: AppIntent {
        func perform() async throws -> some IntentResult { let leaf = missing; return .result() }
      }
      """,
      "Assets.xcassets/Leaf.colorset/Contents.json": "{}",
    ])
    #expect(selection.complaint == nil)
    #expect(selection.files(of: selection.app.name) == ["Go.swift"])
    #expect(selection.symbols.isEmpty)
  }
}
