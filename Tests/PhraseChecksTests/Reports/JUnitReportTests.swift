// Holds reports for CI to formats that other programs read.

import Foundation
import FoundationXML
import PhraseChecks
import PhraseMatching
import Testing

@Suite struct JUnitReportTests {
  private static let hostile = "a<b>&\"c\"\u{1B}[31m\u{0}\n\tд🍲\u{FFFE}]]>"

  private static let verdicts = [
    UtteranceVerdict(
      example: UtteranceCase(
        utterance: hostile, app: "Soupy", intents: ["A"],
        place: SourcePlace(file: "one & two.yaml", line: 3, column: 5)),
      differences: [.init(field: "intent", expected: hostile, actual: nil)],
      duration: .microseconds(1_500_042)),
    UtteranceVerdict(
      example: UtteranceCase(
        utterance: "fine", intents: [], place: SourcePlace(file: "one & two.yaml", line: 4)),
      differences: []),
    UtteranceVerdict(
      example: UtteranceCase(
        utterance: "fine", intents: [], place: SourcePlace(file: "three.yaml", line: 1)),
      differences: []),
  ]

  @Test func `a parser reads every suite, case and failure`() throws {
    let recorder = Recorder()
    let parser = XMLParser(data: Data(JUnitReport(Self.verdicts).text.utf8))
    parser.delegate = recorder
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(
      recorder.names == [
        "testsuites", "testsuite", "testcase", "failure", "testcase", "testsuite", "testcase",
      ])
    #expect(recorder.attributes[0]["tests"] == "3")
    #expect(recorder.attributes[0]["failures"] == "1")
    #expect(recorder.attributes[1]["name"] == "one & two.yaml")
    #expect(recorder.attributes[2]["line"] == "3")
    #expect(recorder.attributes[2]["time"] == "1.500042")
    let spelled = "a<b>&\"c\"\\u{1B}[31m\\u{0}\n\tд🍲\\u{FFFE}]]>"
    #expect(recorder.attributes[2]["name"] == spelled)
    #expect(recorder.text.contains("- intent: " + spelled))
  }

  @Test func `an annotation is one line whatever is in it`() {
    let annotation = GitHubAnnotation(
      .warning, at: SourcePlace(file: "a,b:c.yaml", line: 2, column: 7), title: "50%, really: yes",
      words: "one\r\ntwo: 100%")
    #expect(
      annotation.line
        == "::warning file=a%2Cb%3Ac.yaml,line=2,col=7,title=50%25%2C really%3A yes::"
        + "one%0D%0Atwo: 100%25")
  }

  private final class Recorder: NSObject, XMLParserDelegate {
    var names: [String] = []
    var attributes: [[String: String]] = []
    var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      names.append(name)
      self.attributes.append(attributes)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
  }
}
