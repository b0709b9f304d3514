// The table of settings: every key of settings.yaml, with what it does and the values it takes.

import BehestPasteboard
import Foundation
import FoundationGaps
import InstalledApps

/// A setting: a value that a person keeps for every command.
package struct Setting: Sendable {
  /// The key in the file.
  package let key: String
  /// The option that takes precedence; `nil` for none.
  package let option: String?
  /// The variable that takes precedence over the file; `nil` for none.
  package let variable: String?
  /// The variables of other programs that apply where nothing else is set, the first one first.
  package let others: [String]
  /// The value where nothing is set.
  package let usual: String
  /// The purpose, in a line of at most 56 characters.
  package let summary: String
  /// A function that returns why a value is none of the setting's, as a clause; `nil` for a good one.
  package let problem: @Sendable (String) -> String?

  private init(
    _ key: String, option: String? = nil, variable: String? = nil, others: [String] = [],
    usual: String = "", _ summary: String,
    problem: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    (self.key, self.option, self.variable, self.others) = (key, option, variable, others)
    (self.usual, self.summary, self.problem) = (usual, summary, problem)
  }

  /// The settings, in the order in which they are listed.
  package static let table: [Setting] = [
    Setting(
      "theme", option: "--theme", variable: "BEHEST_THEME", usual: "auto",
      "How things look: a theme's name, or a style file."),
    Setting(
      "color", option: "--color", others: ["NO_COLOR", "CLICOLOR_FORCE"], usual: "auto",
      "When to use colour: auto, always or never.", problem: choice("auto", "always", "never")),
    Setting(
      "highlight", option: "--no-highlight", usual: "yes",
      "Whether the words of code are coloured: yes or no.", problem: choice("yes", "no")),
    Setting(
      "width", option: "--width", others: ["COLUMNS"], usual: "auto",
      "The width of cards in cells, or auto for the terminal's.",
      problem: { text in
        text == "auto" || Int(text).map(GlobalSettings.widths.contains) == true
          ? nil : "“\(text)” is no width; it is auto, or from 20 to 10000 cells"
      }),
    Setting(
      "locale", option: "--locale", others: ["LC_ALL", "LC_MESSAGES", "LANG"],
      "The language and region, as de or en-GB.",
      problem: { text in
        GlobalSettings.languageTag(text) == nil
          ? "“\(text)” is no language tag such as de or en-GB" : nil
      }),
    Setting(
      "accessible", variable: "BEHEST_ACCESSIBLE", usual: "no",
      "Whether all is said in words, for screen readers.", problem: choice("yes", "no")),
    Setting(
      "live", variable: "BEHEST_LIVE", usual: "yes",
      "Whether the line is coloured, with lists below it.", problem: choice("yes", "no")),
    Setting(
      "history", variable: "BEHEST_HISTORY", usual: "2000",
      "The number of typed lines that are kept; 0 for none.",
      problem: { text in
        Int(text).map { (0...1_000_000).contains($0) } == true
          ? nil : "“\(text)” is no number of lines; it is 0 to 1000000"
      }),
    Setting(
      "pictures", variable: "BEHEST_PICTURES", usual: "auto",
      "How pictures are sent: auto, kitty, iterm2, sixel, none.",
      problem: choice("auto", "kitty", "iterm2", "sixel", "none")),
    Setting(
      "clipboard", option: "--clipboard", variable: "BEHEST_CLIPBOARD", usual: "auto",
      "Where copying goes: dir:PATH, wl-copy, xclip or osc52.",
      problem: { text in
        text == "auto" || (try? PasteboardDestination(text)) != nil
          ? nil : "“\(text)” is no place; there are auto, dir:PATH, wl-copy, xclip, osc52"
      }),
    Setting(
      "pager", variable: "BEHEST_PAGER", others: ["PAGER"],
      "A command that shows long Markdown page by page."),
    Setting(
      "links", variable: "BEHEST_LINKS", "A command that opens a link of the pager."),
    Setting(
      "phrases", option: "--phrases", variable: "BEHEST_PHRASES", "The folder of phrase files.",
      problem: { text in
        let path = text.expandingTilde
        let isFolder = try? URL(filePath: path).resourceValues(forKeys: [.isDirectoryKey])
        return isFolder?.isDirectory == true ? nil : "there is no folder “\(text)”"
      }),
    Setting(
      "samples", variable: "BEHEST_SAMPLES", usual: InstalledApps.samples[0],
      "The sample apps: none, all, or names with commas.",
      problem: { text in
        let known = ["none", "all"] + InstalledApps.samples.map { $0.lowercased() }
        let unknown = text.split(separator: ",").first { !known.contains($0.lowercased()) }
        return unknown.map {
          "“\($0)” is no sample app; there are \(InstalledApps.samples.joined(separator: ", "))"
        }
      }),
    Setting(
      "interpreter", variable: "BEHEST_INTERPRETER",
      "A command that reads what matches nothing."),
  ]

  private static func choice(_ names: String...) -> @Sendable (String) -> String? {
    { text in
      names.contains(text)
        ? nil : "“\(text)” is not known here; there are \(names.joined(separator: ", "))"
    }
  }
}
