// A plugin, which has no Swift settings: the line for Apple's names passes it by.

import PackagePlugin

@main
struct Almanac: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] { [] }
}
