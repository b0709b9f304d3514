// Describes every command as the option parser knows it, for man pages and for completion.

import ArgumentParser
import Foundation

/// A command, with its arguments and the commands below it, as the option parser describes it.
struct CommandDescription: Decodable {
  /// An argument, an option or a flag.
  struct Argument: Decodable {
    /// A name with the number of its dashes.
    struct Name: Decodable {
      let kind: String
      let name: String

      /// The name as it is typed.
      var typed: String { (kind == "long" ? "--" : "-") + name }
    }

    /// The values that the parser knows.
    struct Kind: Decodable {
      struct List: Decodable { let values: [String] }
      struct File: Decodable { let extensions: [String] }
      struct Nothing: Decodable {}

      var list: List?
      var file: File?
      var directory: Nothing?
    }

    let kind: String
    let shouldDisplay: Bool
    let isOptional: Bool
    let isRepeating: Bool
    let names: [Name]?
    let valueName: String?
    let allValues: [String]?
    let completionKind: Kind?
    let abstract: String?
    let discussion: String?
    let sectionTitle: String?

    /// Whether it is an option or a flag with this name.
    func isNamed(_ word: String) -> Bool { names?.contains { $0.typed == word } ?? false }
  }

  let commandName: String
  let abstract: String?
  let discussion: String?
  let defaultSubcommand: String?
  let subcommands: [CommandDescription]?
  let arguments: [Argument]?

  /// The root of all commands.
  ///
  /// - Throws: The error of decoding, if the option parser describes itself in another form.
  static func root() throws -> CommandDescription {
    struct Tool: Decodable { let command: CommandDescription }
    return try JSONDecoder().decode(Tool.self, from: Data(CommandTree._dumpHelp().utf8)).command
  }

  /// The subcommands but for the parser's own command of help.
  var ownSubcommands: [CommandDescription] {
    (subcommands ?? []).filter { $0.commandName != "help" }
  }
}
