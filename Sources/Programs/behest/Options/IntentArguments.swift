// Reads an intent and the values of its parameters from the command line.

import ArgumentParser
import BehestShell
import IntentEngine

/// The name of an intent, and values for its parameters.
struct IntentArguments: ParsableArguments {
  @Argument(help: "The intent: its name, with or without “Intent”, or its title.")
  var intent: String

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("A parameter's value; repeatable.", valueName: "name=value"))
  var param: [String] = []

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("Parameters as --name value.", valueName: "--name value"))
  var others: [String] = []

  /// Returns the intent and the values, under the parameters' names in the source.
  ///
  /// - Throws: `Failure` or `ValueTextError` for an unknown name or an invalid value.
  func read(
    _ catalog: Catalog, app: String?
  ) throws -> (intent: IntentEntry, values: [Input.Value]) {
    let entry = try catalog.intent(named: intent, of: app)
    return (entry, try entry.values(param.flatMap { ["--param", $0] } + others))
  }
}
