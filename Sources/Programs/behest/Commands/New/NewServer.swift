// `behest app new`: writes a server in another language that is an app, with its tests.

import AppProtocol
import ArgumentParser
import BehestShell
import Foundation
import IntentEngine

struct NewServer: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Begin an app of your own, in Python, JavaScript or Swift.",
    discussion: """
      The app keeps tasks in a file: six intents with their phrases, choices, an entity, and a card with \
      buttons, to be changed into what you need. It is a server of the Model Context Protocol, in Python \
      with the official SDK, in JavaScript without any library. Its tests start it and play calls. In Swift \
      it is the package of behest new app.

      The app is called as its folder is: my-tasks has the app MyTasks.

      Examples:
        behest app new jotter
        behest app new --lang js jotter
        behest app new --lang swift Jotter
      """)

  @Option(
    help: ArgumentHelp("The language: python, js or swift.", valueName: "language"),
    completion: .list(Language.allCases.map(\.rawValue)))
  var lang = Language.python.rawValue

  @Argument(
    help: ArgumentHelp("The folder to write.", valueName: "folder"), completion: .directory)
  var folder: String

  /// A language that there is a template in.
  private enum Language: String, CaseIterable { case python, js, swift }

  func run() throws {
    let names = Language.allCases.map(\.rawValue)
    guard let language = Language(rawValue: lang) else {
      let near = Nearest.word(to: lang, among: names).map { " Did you mean \($0)?" }
      throw UsageError(
        "There is no template in “\(lang)”." + (near ?? " There are python, js and swift."))
    }
    let target = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL
    let name = AppName.tidied(target.lastPathComponent)
    guard !name.isEmpty else {
      throw UsageError("“\(target.lastPathComponent)” is no name for an app. Try jotter.")
    }
    try MountedAppName.check(name, for: nil, in: .ofPerson)
    switch language {
    case .swift: try NewApp.parse([name, "--directory", folder]).run()
    case .python:
      try write(
        AppTemplate.python, "Python", of: name, to: target,
        [
          "python3 -m venv .venv", ".venv/bin/pip install -r requirements.txt",
          ".venv/bin/python -m unittest",
          "behest app add \(name) -- .venv/bin/python \"$PWD/app.py\"",
        ])
    case .js:
      try write(
        AppTemplate.javaScript, "JavaScript", of: name, to: target,
        ["node --test", "behest app add \(name) -- node \"$PWD/app.js\""])
    }
  }

  /// Writes the files of the template TaskTracker, renamed, and prints what to do next.
  private func write(
    _ template: [(path: String, text: String)], _ language: String, of name: String,
    to target: URL, _ steps: [String]
  ) throws {
    let files = template.map { path, text in
      AppTemplate.File(
        path: path,
        text: text.replacing("TaskTracker", with: name)
          .replacing("tasktracker", with: name.lowercased()))
    }
    let new = NewFolder(url: target)
    try new.check("Name another folder.")
    try new.write(files)
    Output.standard.result(
      """
      Wrote \(name), an app in \(language) with its tests:
      \(files.map { "  \(folder)/\($0.path)" }.joined(separator: "\n"))

      Next:
        cd \([folder].shellWords)
      \(steps.map { "  " + $0 }.joined(separator: "\n"))
        behest say "create a task in \(name)"
      """)
  }
}
