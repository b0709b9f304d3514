// `behest config get`: prints the value of a setting that is in force.

import ArgumentParser
import BehestShell

struct GetSetting: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "get", abstract: "Print the value of a setting that is in force.",
    discussion: """
      Where nothing is set, that is the usual value, which may be an empty line. With --json the \
      place that it came from is in "source".

      Examples:
        behest config get theme
        behest config get color --json
      """)

  @Argument(help: "The key, or aliases.WORD or abbreviations.WORD.")
  var key: String

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    let person = context.person
    let value: PersonSettings.Sourced
    switch try SettingKey(key) {
    case .setting(let setting): value = person.value(of: setting, options: global.settings)
    case .word(let mapping, let word):
      let words = mapping == "aliases" ? person.aliases : person.abbreviations
      guard let found = words[word] else {
        throw UsageError("There is no “\(word)” in \(mapping); behest config set adds one.")
      }
      value = found
    }
    context.print([value.text], json: SettingRecord(key, value))
    return .done
  }
}
