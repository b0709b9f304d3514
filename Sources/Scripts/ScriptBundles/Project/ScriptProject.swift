// A script as its folder has it: what script.json says, and the entries that are there.

package import BehestJSON
package import Foundation
import PhraseMatching

/// An entry of a script: a file that runs on its own, in an environment of this name.
package enum ScriptEntry: String, CaseIterable, Hashable, Sendable {
  /// The code that runs when the script is opened; script.json may name another file for it.
  case index
  /// The code that runs for a phrase, with the input it was given.
  case intent
  /// The registrations of intents.
  case appIntents = "app_intents"
  /// The widget.
  case widget
  /// The control that is a button.
  case controlWidgetButton = "control_widget_button"
  /// The control that is a toggle.
  case controlWidgetToggle = "control_widget_toggle"
  /// The tool that an assistant may call.
  case assistantTool = "assistant_tool"
  /// The registrations of live activities.
  case liveActivity = "live_activity"
  /// The view of a notification.
  case notification
}

/// A script: a folder with `script.json` and entries.
package struct ScriptProject: Hashable, Sendable {
  /// A kind of value that a script takes as input.
  package enum Input: String, CaseIterable, Hashable, Sendable {
    /// Text; script.json of the original says `Text`.
    case text
    /// Addresses; `URLs`.
    case urls
    /// Pictures; `Images`.
    case images
    /// Files; `FileURLs`.
    case files
  }

  /// A text in a language.
  package struct Words: Hashable, Sendable {
    /// The text: a phrase such as `Pick a colour in ${applicationName}`, or a name.
    package let text: String
    /// The tag of the language; `nil` for that of the script.
    package let language: String?
    /// The place in `script.json`.
    package let place: ScriptPlace
  }

  /// A value that a script asks for by name, and finds in `Script.queryParameters`.
  package struct Argument: Hashable, Sendable {
    /// The name in the script.
    package let name: String
    /// The title for people; the name when there is none.
    package let title: String
    /// The question when it is missing; `nil` for one made of the title.
    package let prompt: String?
    /// The values to choose from; empty for any text.
    package let values: [String]
    /// Whether the script runs without it.
    package let isOptional: Bool
  }

  /// The path of the folder, without symbolic links.
  package let folder: String
  /// The name; that of the folder when script.json has none.
  package let name: String
  /// The names in other languages, by tag.
  package let localizedNames: [String: String]
  /// The version; `nil` when there is none.
  package let version: String?
  /// The symbol that stands for the script, such as `paintpalette`.
  package let icon: String?
  /// The color, as CSS or as a name: `systemBlue`.
  package let color: String?
  /// The description; `nil` when there is none.
  package let description: String?
  /// The descriptions in other languages, by tag.
  package let localizedDescriptions: [String: String]
  /// The author's name.
  package let author: String?
  /// The phrases, in the order of the file.
  package let phrases: [Words]
  /// Other names of the script in phrases.
  package let synonyms: [Words]
  /// The kinds of input, in the order of the file.
  package let inputs: [Input]
  /// The values that the script asks for.
  package let arguments: [Argument]
  /// All of script.json, which the script reads as `Script.metadata`.
  package let metadata: JSON
  /// The files of the entries, relative to the folder.
  package let entries: [ScriptEntry: String]
  /// The contents of `assistant_tool.json`; `nil` when there is none.
  package let tool: JSON?

  /// Reads the script in a folder.
  ///
  /// - Throws: A `ScriptError` with every mistake in its files.
  package init(at path: String) throws(ScriptError) {
    guard let folder = ScriptFolder(path) else { throw ScriptError(.noFolder(path)) }
    let file = Self.manifestName
    guard let bytes = try folder.bytes(of: file, upTo: Self.largestManifest) else {
      throw ScriptError(.noManifest, at: ScriptPlace(file: file, line: 1, column: 1))
    }
    var reader = try ManifestReader(SourceText(file: file, bytes: bytes))
    self.folder = folder.path
    name = reader.text("name") ?? URL(filePath: folder.path).lastPathComponent
    localizedNames = reader.texts("localizedNames")
    version = reader.text("version")
    icon = reader.text("icon")
    color = reader.text("color")
    description = reader.text("description")
    localizedDescriptions = reader.texts("localizedDescriptions")
    author = reader.author()
    phrases = reader.words("phrases")
    synonyms = reader.words("synonyms")
    inputs = reader.inputs()
    arguments = reader.arguments()
    let index = reader.text("entry")
    metadata = reader.root.json
    try reader.finish()
    var entries: [ScriptEntry: String] = [:]
    for entry in ScriptEntry.allCases {
      var names = ["tsx", "ts", "jsx", "js"].map { "\(entry.rawValue).\($0)" }
      if entry == .index, let index { names.insert(index, at: 0) }
      entries[entry] = names.first { folder.hasFile($0) }
    }
    self.entries = entries
    let toolFile = "assistant_tool.json"
    tool = try folder.bytes(of: toolFile, upTo: Self.largestManifest).map {
      bytes throws(ScriptError) in
      try ManifestReader(SourceText(file: toolFile, bytes: bytes)).root.json
    }
  }

  /// Returns the phrases for a locale: those in its language, or else in the first one of the file,
  /// and those in none.
  package func phrases(in locale: Locale) -> [Words] {
    let languages = phrases.compactMap(\.language)
    let best =
      LanguageTag.bestMatch(for: locale.identifier(.bcp47), among: languages) ?? languages.first
    return phrases.filter { $0.language == nil || $0.language == best }
  }

  /// Returns the line of a file at a place, without its end; `nil` when there is none.
  package func sourceLine(at place: ScriptPlace) -> String? {
    ScriptFolder(folder)?.text(of: place.file).line(place.line)
  }

  static let manifestName = "script.json"
  private static let largestManifest = 1 << 20
  private static let mostProjects = 1000

  /// Returns the scripts of a folder by the names of their folders, sorted: each, or what is wrong
  /// with it.
  ///
  /// A folder without script.json is no script. One behind a link that leads elsewhere is left out.
  package static func all(
    in path: String
  ) -> [(name: String, project: Result<ScriptProject, ScriptError>)] {
    guard let folder = ScriptFolder(path) else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let scripts = names.sorted().lazy.filter { name in
      !name.hasPrefix(".") && folder.hasFile("\(name)/\(manifestName)") && folder.contains(name)
    }
    return scripts.prefix(mostProjects).map { name in
      (name, Result { () throws(ScriptError) in try ScriptProject(at: "\(folder.path)/\(name)") })
    }
  }
}
