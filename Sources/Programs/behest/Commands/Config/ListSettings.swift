// `behest config list`: lists the settings, each with the place that its value came from.

import ArgumentParser
import BehestShell

struct ListSettings: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the settings, and where each value came from.",
    discussion: """
      Examples:
        behest config list
        behest config list --json
      """)

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    let person = context.person
    var records = Setting.table.map { setting in
      SettingRecord(setting.key, person.value(of: setting, options: global.settings))
    }
    for (mapping, words) in zip(PersonSettings.mappings, [person.aliases, person.abbreviations]) {
      records += words.sorted { $0.key < $1.key }.map { SettingRecord("\(mapping).\($0)", $1) }
    }
    context.print(
      context.lists.rows(records.map { [$0.key, $0.value ?? "-", $0.source] }), json: records)
    return .done
  }
}
