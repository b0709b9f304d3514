// Reads the arguments of an app's own shell: a command, and the options of `behest` that serve here.

import BehestPasteboard
import BehestShell
import CardTerminal

/// The arguments of a shell for one app.
struct ShellArguments {
  /// The words of the command, or of a phrase.
  var words: [String] = []
  /// Whether help is wanted.
  var wantsHelp = false
  /// Whether the app is served to a client of the Model Context Protocol.
  var isServer = false
  /// Whether results are printed as JSON.
  var isJSON = false
  /// The answer to every confirmation; `nil` to ask.
  var confirmation: Bool?
  /// The answers to questions, by name.
  var answers: [(name: String, value: String)] = []
  /// Whether questions may be asked.
  var mayAsk = true
  /// The width of cards in cells; `nil` for the terminal's.
  var width: Int?
  /// The choice of when to use colour.
  var color = TerminalProfile.ColorChoice.auto
  /// The destination of copies; `nil` for the default of the surroundings.
  var clipboard: PasteboardDestination?
  /// The person's language and region; `nil` for those of the environment.
  var locale: String?

  /// Reads arguments; other options follow only the command `run` and the name of an intent.
  ///
  /// - Throws: `ValueTextError` for an unknown option or an invalid value.
  init(_ arguments: [String]) throws(ValueTextError) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-"), word.count > 1 else {
        words.append(word)
        continue
      }
      switch word {
      case "--help", "-h": wantsHelp = true
      case "--json": isJSON = true
      case "--mcp": isServer = true
      case "--yes", "--no":
        guard confirmation == nil else {
          throw ValueTextError(message: "--yes and --no contradict each other.")
        }
        confirmation = word == "--yes"
      case "--no-input": mayAsk = false
      case "--answer":
        answers.append(try ValueText.pair(try Self.value(of: word, &rest), option: word))
      case "--locale": locale = try Self.value(of: word, &rest)
      case "--clipboard":
        let place = try Self.value(of: word, &rest)
        do throws(PasteboardError) {
          clipboard = try PasteboardDestination(place)
        } catch {
          throw ValueTextError(message: error.description)
        }
      case "--width":
        let text = try Self.value(of: word, &rest)
        guard let cells = Int(text), 20...10_000 ~= cells else {
          throw ValueTextError(message: "“\(text)” is not a width of 20 to 10000 cells.")
        }
        width = cells
      case "--color":
        let text = try Self.value(of: word, &rest)
        guard let choice = TerminalProfile.ColorChoice(rawValue: text) else {
          throw ValueTextError(message: "“\(text)” is not auto, always or never.")
        }
        color = choice
      case _
      where word.hasPrefix("--") && words.count > 1 && ["run", "describe"].contains(words[0]):
        // A parameter of the intent and its value.
        words.append(word)
        if let next = rest.first, !next.hasPrefix("--"), !word.contains("=") {
          words.append(next)
          rest.removeFirst()
        }
      default:
        throw ValueTextError(message: "There is no option “\(word)”. Try --help.")
      }
    }
    if isServer, let word = words.first {
      throw ValueTextError(message: "--mcp serves a client; “\(word)” cannot be said with it.")
    }
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(ValueTextError) -> String {
    guard let value = rest.popFirst() else {
      throw ValueTextError(message: "\(option) needs a value.")
    }
    return value
  }

  /// Returns the text that `--help` prints.
  ///
  /// - Parameters:
  ///   - app: The app's display name.
  ///   - command: The name by which the program is run.
  static func help(app: String, command: String) -> String {
    """
    Without arguments, a shell on \(app): say a phrase, answer what is asked, press the buttons of \
    a card by number. Tab completes; type help for what can be said. From a pipe, each line is said in turn.

    With arguments, they are one phrase, said once, without quotes, or one of these:
      \(command) say PHRASE
      \(command) run INTENT [--PARAMETER VALUE]…   an intent, by name or title, without a phrase
      \(command) intents                          what can be run
      \(command) describe INTENT                  an intent and its parameters
      \(command) phrases                          what can be said
      \(command) lint                             phrases that are left out; status 1 if there are any

    Options:
      --answer NAME=VALUE   answers the question of this name; repeatable. press=1 presses a button
      --yes, --no           accepts or declines every confirmation
      --no-input            never asks; leaves with status 3 instead
      --param NAME=VALUE    a parameter of run, whatever its name
      --json                prints JSON instead of text
      --locale TAG          the language and region, as de or en-GB
      --clipboard dir:PATH  where copying goes
      --width CELLS, --color auto|always|never
      --mcp                 serves behest, or any MCP client, on standard input and output:
                            behest app add ./\(command)

    Exit status: 0 done, 1 the intent failed, 2 usage, 3 a value is needed, 4 cancelled or declined, \
    5 authentication refused, 6 the app is not ready, 7 nothing matched.
    """
  }
}
