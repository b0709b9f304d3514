// Tests that broken templates are refused, with the place.

import PhraseMatching
import Testing

struct TemplateErrorTests {
  @Test(arguments: [
    ("Order soup", TemplateError.Code.missingApplicationName, 10),
    ("Order ${supe} in ${applicationName}", .unknownSlot, 6),
    ("Önsk ${soup} ${soup} in ${applicationName}", .repeatedSlot, 14),
    ("Order ${soup in", .unclosedSlot, 6),
    ("Order ${soup} in ${applicationName", .unclosedSlot, 17),
    ("Order ${} in ${applicationName}", .unnamedSlot, 6),
    ("", .empty, 0),
  ])
  func `a broken template names the place`(
    _ text: String, _ code: TemplateError.Code, _ offset: Int
  ) {
    let template = PhraseTemplate(text, app: "a", intent: "i", slots: ["soup": .text])
    let error = #expect(throws: TemplateError.self) {
      try PhraseMatcher(
        templates: [template], applications: [ApplicationNames(app: "a", names: ["A"])])
    }
    #expect(error?.code == code)
    #expect(error?.offset == offset)
    #expect(error?.description.contains("a declares") == true)
  }

  @Test func `a template of an app without names is refused`() {
    let error = #expect(throws: TemplateError.self) {
      try PhraseMatcher(
        templates: [PhraseTemplate("Eat in ${applicationName}", app: "b", intent: "i")],
        applications: [])
    }
    #expect(error?.code == .unknownApplication)
  }

  @Test func `a dollar sign without a brace is literal`() throws {
    let matcher = try PhraseMatcher(
      templates: [PhraseTemplate("Spend $5 {now} in ${applicationName}", app: "a", intent: "i")],
      applications: [ApplicationNames(app: "a", names: ["A"])])
    #expect(matcher.matches(in: "spend $5 now in a").matches.count == 1)
    #expect(matcher.matches(in: "spend 5 now in a").matches.isEmpty)
  }
}
