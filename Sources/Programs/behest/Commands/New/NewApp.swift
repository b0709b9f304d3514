// `behest new app`: writes a package with an app, a shell on it and its tests.

import AppProtocol
import ArgumentParser
import BehestShell
import Foundation

struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Begin a package with an app of your own.",
    discussion: """
      Examples:
        behest new app Jotter
        behest new app --for ~/Projects/Soupy
        behest new app Jotter --directory ~/Projects/jotter --behest ~/Projects/behest
      """,
    subcommands: [NewApp.self])
}

struct NewApp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "app",
    abstract: "Write a package with an app, a shell on it and its tests.",
    discussion: """
      The app has one intent, one entity that is found by its title, one App Shortcut and its phrases in two \
      languages. In the package, swift run opens a shell on that app alone, and swift test holds a \
      conversation with it. The same program, given to behest app add, is an app of behest, beside all \
      others.

      With --for, the app is one that exists: an Xcode project, a package, or a folder of Swift files. Its \
      App Intents and what they need are found, and a package that compiles them as they are is written \
      beside it, with a shell and a first test. Nothing of the project is changed. What cannot be compiled \
      here is left out, and said with the reason; the Swift compiler is asked, if Behest has been built \
      where it is. With --directory, the package is written there, with links to the sources. With --replace, \
      a package that was written so is written again: Package.swift is new, and so is each of the other files \
      that nobody has edited.

      A package that the Xcode project fetches is left out, with the files that need it, unless it is named by \
      --with. Then it is fetched and built for the compiler's check, and the written package depends on it in \
      the versions that the project asks for.

      The package depends on Behest: on what --behest names, a folder or the address of a repository, \
      or by path on the checkout this program was built in or installed from, or that it is run in. \
      Where there is none, what to fill in is said.

      Examples:
        behest new app Jotter
        behest new app Jotter --lang swift --directory ~/Projects/jotter
        behest new app Jotter --behest ../behest
        behest new app Lexicon --behest https://example.org/behest.git
        behest new app --for ~/Projects/Soupy
        behest new app --for ~/Projects/Soupy --directory ~/Projects/soupy-on-linux
        behest new app --for ~/Projects/Soupy --replace
      """)

  @Argument(
    help: ArgumentHelp(
      "The app's name, which is also what phrases call it: letters and digits, a capital first.",
      valueName: "name"))
  var name: String?

  /// A language that an app can be written in.
  enum Language: String, CaseIterable, ExpressibleByArgument {
    case swift
  }

  @Option(help: ArgumentHelp("The language of the app: swift.", valueName: "language"))
  var lang = Language.swift

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp(
      "An app that exists: the folder of its project, package or sources.", valueName: "path"),
    completion: .directory)
  var project: String?

  @Option(
    help: ArgumentHelp(
      "The folder to write; the app's name unless given, or the project's folder.",
      valueName: "path"),
    completion: .directory)
  var directory: String?

  @Option(
    help: ArgumentHelp(
      "Where Behest is: a folder, or the address of a repository.", valueName: "place"))
  var behest: String?

  @Option(
    name: .customLong("with"),
    help: ArgumentHelp(
      "A package that the project fetches, to be built too; may be repeated.", valueName: "package")
  )
  var packages: [String] = []

  @Flag(help: "Write the package of --for again, but for files of it that were edited.")
  var replace = false

  func validate() throws {
    if replace || !packages.isEmpty, project == nil {
      throw ValidationError("\(replace ? "--replace" : "--with") needs --for.")
    }
    if (name == nil) == (project == nil) {
      throw ValidationError("Name a new app, or one that exists with --for; one of both.")
    }
  }

  func run() throws {
    let place = try BehestPlace(behest)
    if let project {
      return try ExistingApp(
        path: project, directory, place, with: packages, isReplacing: replace
      ).write()
    }
    let name = try AppName(name ?? "", besides: place.targets).text
    let target = URL(filePath: directory ?? name, directoryHint: .isDirectory).standardizedFileURL
    let files = AppTemplate(name: name, behest: place).files
    let folder = NewFolder(url: target)
    try folder.check()
    try folder.write(files)
    let shown = directory ?? name
    Output.standard.result(
      """
      Wrote \(name), a package with an app, a shell on it and its tests:
      \(files.map { "  \(shown)/\($0.path)" }.joined(separator: "\n"))

      Next:
        cd \([shown].shellWords)
        swift test
        swift run
        \(Self.mounting(name))

      In the shell, say: show bread in \(name)
      """)
    if !place.isKnown {
      Output.standard.note(
        "behest: First put the path of a checkout of Behest in \(shown)/Package.swift, "
          + "in place of “../behest”.")
    }
  }

  /// Returns the command that makes an app of behest of a package's program.
  static func mounting(_ program: String) -> String {
    "swift build -c release && behest app add .build/release/\(program)"
  }
}

/// The files of a new app's package: those of the project Scratchpad, renamed.
struct AppTemplate {
  /// The name of the app and of its module.
  let name: String
  /// The location of Behest.
  let behest: BehestPlace

  /// A file of the package.
  struct File: Hashable {
    /// The path within the package.
    let path: String
    /// The contents.
    let text: String
  }

  /// The files, in the order of their paths.
  var files: [File] {
    Self.scratchpad.map { path, text in
      File(path: named(path), text: path == "Package.swift" ? manifest(text) : named(text))
    }.sorted { $0.path < $1.path }
  }

  private func named(_ text: String) -> String { text.replacing("Scratchpad", with: name) }

  /// Returns the manifest, with Behest's location instead of the enclosing checkout.
  private func manifest(_ text: String) -> String {
    named(text)
      .replacing(#".package(name: "behest", path: "../../..""#, with: behest.dependency)
      .replacing(#"\(Context.packageDirectory)/../../.."#, with: behest.root)
      .replacing(#"package: "behest""#, with: #"package: "\#(behest.package)""#)
  }
}

/// A folder to write.
struct NewFolder {
  let url: URL

  /// Checks that nothing will be overwritten.
  ///
  /// - Parameter advice: A sentence that says how to name another folder.
  /// - Throws: `UsageError` when something exists already.
  func check(_ advice: String = "--directory names another folder.") throws {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else {
      return
    }
    guard isDirectory.boolValue else {
      throw UsageError("“\(url.path)” is there already, and is no folder.")
    }
    let names = try? FileManager.default.contentsOfDirectory(atPath: url.path)
    guard names?.isEmpty == true else {
      throw UsageError(
        "“\(url.path)” is there already and not empty; nothing was written. " + advice)
    }
  }

  /// Writes files, and the folders they are in.
  ///
  /// - Throws: `UsageError` for the first that cannot be written.
  func write(_ files: [AppTemplate.File]) throws {
    for file in files {
      let place = url.appending(path: file.path)
      do {
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: place)
      } catch {
        throw UsageError("“\(place.path)” could not be written: \(error.localizedDescription)")
      }
    }
  }
}
