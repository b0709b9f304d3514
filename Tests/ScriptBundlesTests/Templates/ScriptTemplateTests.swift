// Tests the files of a new script; that they are right is tested with the checks.

import BehestTestSupport
import Foundation
import ScriptBundles
import Testing

@Suite struct ScriptTemplateTests {
  @Test func `a new script has the files of the fixture`() throws {
    let declarations = "../../../Sources/Scripts/ScriptModule/Resources/scripting.d.ts"
    let template = ScriptTemplate(name: "Colors", declarations: declarations)
    for file in template.files {
      Fixtures.expect(file.text, matches: "Scripts/Template/\(file.name)")
    }
    #expect(Fixtures.paths(in: "Scripts/Template").count == template.files.count)
  }

  @Test func `a new script takes no other one's place`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/scripts/An “odd” name"
    let template = ScriptTemplate(name: "An “odd” \"name\"", declarations: "x.d.ts")
    try template.write(to: path)
    let project = try ScriptProject(at: path)
    #expect(project.name == "An “odd” \"name\"")
    #expect(project.phrases.allSatisfy { $0.text.contains("${applicationName}") })
    #expect(Set(project.entries.keys) == [.index, .intent, .appIntents])
    let error = try #require(throws: ScriptError.self) { try template.write(to: path) }
    #expect(error.diagnostics.map(\.name) == ["unwritable-file"])
  }
}
