// `behest config edit`: opens the file of settings in the person's editor, and checks the result.

import ArgumentParser
import BehestProcess
import BehestShell
import Foundation
import StyleFiles

struct EditSettings: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Open the settings in $VISUAL or $EDITOR.",
    discussion: """
      A file that does not exist begins with every key as a comment. What is wrong afterwards is a \
      warning with its line and column, and the status is 1.
      """)

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  static let refusalOfJSON: String? =
    "An editor shows the settings: as JSON they are printed by behest config list."

  func run(in context: CommandContext) async throws -> ExitStatus {
    let environment = context.facts.environment
    guard let path = context.person.file.path else {
      throw UsageError("There is no home for the settings; set HOME.")
    }
    guard let editor = PersonEditor(environment: environment) else {
      throw UsageError("There is no editor to open \(path) with; set VISUAL or EDITOR.")
    }
    if !FileManager.default.fileExists(atPath: path) {
      try SettingsText(Self.template, file: path).write(to: path)
    }
    let known = Set(Self.mistakes())
    let status = await onThread { editor.open(path) }
    guard status == 0 else {
      throw UsageError("The editor ended with status \(status); \(path) is as it left it.")
    }
    let mistakes = Self.mistakes()
    // Those that were there before have been said.
    for mistake in mistakes where !known.contains(mistake) {
      context.console.note(mistake.description)
    }
    return mistakes.isEmpty ? .done : .failed
  }

  private static func mistakes() -> [StyleFileError] {
    PersonSettings(environment: ProcessInfo.processInfo.environment).mistakes
  }

  /// The text of a new file: every key as a comment.
  static var template: String {
    let keys = Setting.table.map { setting in
      "# \(setting.summary)\n# \(setting.key): \(setting.usual)\n"
    }
    let words = """
      # What is said in other words: behest say lunch
      # aliases:
      #   lunch: order a large tomato soup in Soupy
      # abbreviations:
      #   ms: MarkdownSnippet

      """
    return "# Settings of Behest; behest help settings tells more.\n\n"
      + keys.joined(separator: "\n") + "\n" + words
  }
}
