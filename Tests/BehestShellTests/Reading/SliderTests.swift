// Tests of the values that the arrow keys give a slider, and of its drawing.

import BehestShell
import CardTerminal
import IntentEngine
import Testing

@Suite struct SliderTests {
  private func slider(
    _ range: ClosedRange<Double>, isWhole: Bool = true, usual: String? = nil
  ) throws -> Slider {
    var parameter = Question.Parameter(
      name: "level", title: "Level", type: "number", range: range, isSlider: true)
    parameter.isWhole = isWhole
    var question = Question(kind: .value, prompt: "How much?", parameter: parameter)
    question.defaultAnswer = usual
    return try #require(Slider(question))
  }

  @Test(arguments: [
    ("", 1, "5"), ("10", 1, "15"), ("10", -1, "5"), ("98", 1, "100"), ("2", -1, "0"),
    (" 50 ", 2, "60"),
  ])
  func `a step is a twentieth of the range, and the ends are the last`(
    line: String, steps: Int, text: String
  ) throws {
    #expect(try slider(0...100).text(steps, from: line) == text)
  }

  @Test func `whole numbers move by one at least, others by parts`() throws {
    #expect(try slider(1...5).text(1, from: "2") == "3")
    #expect(try slider(0...1, isWhole: false).text(3, from: "0.5") == "0.65")
    #expect(try slider(0...100, usual: "40").text(1, from: "") == "45")
    #expect(try slider(0...100).text(1, from: "half") == nil)
  }

  @Test func `the knob is where the number is`() throws {
    let page = Page(profile: TerminalProfile(width: 40))
    let slider = try slider(0...100)
    #expect(slider.drawing(of: "", on: page) == "0 ├────────────────────┤ 100")
    #expect(slider.drawing(of: "0", on: page) == "0 ├●───────────────────┤ 100")
    #expect(slider.drawing(of: "100", on: page) == "0 ├───────────────────●┤ 100")
    #expect(slider.drawing(of: "101", on: page) == "0 ├────────────────────┤ 100")
  }

  @Test func `other values have none`() {
    let parameter = Question.Parameter(
      name: "level", title: "Level", type: "number", range: 0...(.infinity), isSlider: true)
    #expect(Slider(Question(kind: .value, prompt: "", parameter: parameter)) == nil)
    #expect(Slider(Question(kind: .confirmation, prompt: "")) == nil)
  }
}
