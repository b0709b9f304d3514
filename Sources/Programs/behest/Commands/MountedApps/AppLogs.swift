// `behest app logs`: what the server of an app has written to its standard error.

import AppProtocol
import ArgumentParser
import BehestShell
import Foundation

struct AppLogs: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "logs",
    abstract: "Print what the server of an app has written to its standard error.")

  @Argument(
    help: ArgumentHelp("The name of the app.", valueName: "app"), completion: .addedApps)
  var name: String

  @Option(help: ArgumentHelp("The number of last lines.", valueName: "count"))
  var lines = 100

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    let apps = try MountedApps.ofPerson
    let manifest = try apps.manifest(named: name)
    let data = apps.log(of: manifest.name).flatMap { FileManager.default.contents(atPath: $0) }
    guard let data, !data.isEmpty else {
      context.console.note("\(manifest.name) has written nothing.")
      context.print([], json: [String]())
      return .done
    }
    let all = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    let page = context.writer.page
    let last = Array(all.suffix(max(0, lines)))
    context.print(last.map { page.plain($0) }, json: last)
    return .done
  }
}
