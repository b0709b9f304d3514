// `behest config set`: sets a value in the file of settings, whose other lines stay as they are.

import ArgumentParser
import BehestShell
import StyleFiles

struct SetSetting: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Set a value in the file of settings.",
    discussion: """
      The other lines of the file, and comments, stay as they are. An empty value removes the \
      setting. An alias is said as a whole utterance, or before what follows; an abbreviation is a \
      word within one.

      Examples:
        behest config set theme dark
        behest config set theme ""
        behest config set aliases.lunch "order a large tomato soup in Soupy"
        behest config set abbreviations.ms MarkdownSnippet
      """)

  @Argument(help: "The key, or aliases.WORD or abbreviations.WORD.")
  var key: String

  @Argument(help: "The value.")
  var value: String

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    let key = try SettingKey(key)
    var text = value
    if case .setting(let setting) = key { text = PersonSettings.normalised(text, of: setting) }
    if !text.isEmpty, let problem = key.problem(with: text, environment: context.facts.environment)
    {
      throw UsageError("\(self.key): \(problem).")
    }
    guard let path = context.person.file.path else {
      throw UsageError("There is no home for the settings; set HOME.")
    }
    try SettingsText.change(path) { settings throws(UsageError) in
      try settings.setting(key.path, to: text)
    }
    // A variable that takes precedence would make the new value look as if it had no effect.
    if case .setting(let setting) = key, let variable = setting.variable,
      let other = context.facts.environment[variable], context.person.isSet(variable)
    {
      context.console.note("\(variable)=\(other) takes precedence over it.")
    }
    context.print([], json: ["key": self.key, "value": text, "file": path])
    return .done
  }
}
