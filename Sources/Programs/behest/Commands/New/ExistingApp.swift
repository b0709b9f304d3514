// `behest new app --for`: writes a package for the intents of a project that exists.

import BehestShell
import Foundation
import OutputPolicies
import ProjectReading

/// An app that exists, and the package that is to be written for it.
struct ExistingApp {
  private let path: String
  private let place: BehestPlace
  private let package: ProjectPackage
  private let folder: URL
  /// The folder, as it was named.
  private let shown: String
  private let isChecked: Bool

  private var selection: SourceSelection { package.selection }
  private var leftOut: LeftOutFiles { LeftOutFiles(of: selection) }

  /// Reads a project, and chooses the sources of its package.
  ///
  /// - Parameters:
  ///   - path: The project.
  ///   - directory: The folder of the package; `nil` for the project's own.
  /// - Throws: `UsageError` when there is nothing to compile, or something would be overwritten.
  init(path: String, _ directory: String?, _ place: BehestPlace) throws {
    guard let checkout = place.checkout else {
      throw UsageError("No checkout of Behest is known here: name one with --behest.")
    }
    self.path = path
    self.place = place
    let files = FileManager.default
    let scratch = files.temporaryDirectory.appending(path: "behest-\(UUID().uuidString)")
    defer { try? files.removeItem(at: scratch) }
    do {
      let project = try Project(at: URL(filePath: path, directoryHint: .isDirectory))
      let linked = directory.map {
        URL(filePath: $0, directoryHint: .isDirectory).standardizedFileURL
      }
      folder = linked ?? project.folder
      let named = URL(filePath: directory ?? path).standardizedFileURL
      let isNamed = folder.pathComponents == named.pathComponents
      shown = isNamed ? directory ?? path : folder.path
      try Self.check(folder, isOwn: linked == nil)
      try files.createDirectory(at: scratch, withIntermediateDirectories: true)
      let check = CompilerCheck(checkout: checkout, project: project.folder, scratch: scratch)
      var selection = try SourceSelection(
        project, available: AvailableModules.all(checkout: checkout), isChecked: check != nil)
      if let check { try selection.correct { try check.messages(of: $1, in: $0) } }
      isChecked = check != nil && selection.complaint == nil
      package = ProjectPackage(selection: selection, behest: place, linkedFolder: linked)
    } catch let error as ProjectError {
      let choices = error.choices.map {
        "\n  --for " + NewApp.quoted((path as NSString).appendingPathComponent($0))
      }
      let request = choices.isEmpty ? "" : " Choose one:"
      throw UsageError(error.description + request + choices.joined())
    }
  }

  /// Checks that nothing will be overwritten.
  private static func check(_ folder: URL, isOwn: Bool) throws {
    let names = isOwn ? ["Package.swift", "Linux", "LinuxTests"] : [""]
    for name in names {
      let place = folder.appending(path: name).path
      let inside = try? FileManager.default.contentsOfDirectory(atPath: place)
      // In the project's folder, a link may lead to a file or folder outside of it.
      let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: place)) != nil
      let isInTheWay = FileManager.default.fileExists(atPath: place) && inside?.isEmpty != true
      guard isInTheWay || (isOwn && isLink) else { continue }
      throw UsageError(
        "“\(place)” is there already; nothing was written. "
          + "--directory names another folder for the package.")
    }
  }

  /// Writes the package, and says what it has and what it lacks.
  func write() throws {
    guard !selection.included.isEmpty else {
      Output.standard.result(filtered(leftOut.lines.joined(separator: "\n")))
      throw UsageError("None of the files with intents can be compiled here; nothing was written.")
    }
    try NewFolder(url: folder).write(package.files)
    for link in package.links {
      do {
        try FileManager.default.createSymbolicLink(
          atPath: folder.appending(path: link.path).path, withDestinationPath: link.target)
      } catch {
        throw UsageError("“\(link.path)” could not be linked: \(error.localizedDescription)")
      }
    }
    Output.standard.result(
      filtered((written + leftOut.lines + byHand + next).joined(separator: "\n")))
  }

  private func filtered(_ text: String) -> String { CharacterPolicy.terminal.filtered(text) }
}

// MARK: What is said

extension ExistingApp {
  private var written: [String] {
    let inside = shown == "." ? "" : shown.hasSuffix("/") ? shown : shown + "/"
    let (files, intents) = (selection.outlines.count, selection.intentCounts)
    let isPart = intents.included < intents.all
    let what = isPart ? "part of \(package.name)" : package.name
    return ["Wrote a package for \(what), from \(selection.project.name):"]
      + package.files.map { "  \(inside)\($0.path)" }
      + package.links.map { "  \(inside)\($0.path) → \($0.target)" }
      + [
        "",
        "It compiles \(selection.included.count) of \(files) Swift files, with "
          + (isPart ? "\(intents.included) of " : "")
          + "\(intents.all) \(intents.all == 1 ? "intent" : "intents")."
          + (isChecked ? " The compiler accepts them." : ""),
      ]
  }

  private var byHand: [String] {
    var lines: [String] = []
    if let complaint = selection.complaint {
      lines.append("  The compiler could not judge the files: \(complaint)")
    } else if !isChecked {
      lines.append(
        "  The compiler was not asked, as Behest is not built where it is: make run builds it.")
    }
    lines += selection.registrations.map { place in
      let lacking = place.lacking.joined(separator: ", ")
      return "  \(place.source.path):\(place.registration.line) registers a dependency"
        + (lacking.isEmpty
          ? ": do it in Linux/main.swift too." : " that is left out: it needs \(lacking).")
    }
    let skipped = selection.included.sorted { $0.path < $1.path }.flatMap { source in
      (selection.outlines[source]?.uncompiled ?? []).map {
        "  \(source.path):\($0.lines.lowerBound): not compiled on Linux: "
          + "\($0.lines.count == 1 ? "1 line" : "\($0.lines.count) lines") of \($0.condition)"
      }
    }
    lines += skipped
    return lines.isEmpty ? [] : ["", "To look at:"] + lines
  }

  private var next: [String] {
    let intent = selection.firstIntent.map { ":run \($0)" }
    let say = (package.firstPhrase ?? intent).map { ["", "In the shell, say: \($0)"] } ?? []
    let enter = shown == "." ? [] : ["  cd \(NewApp.quoted(shown))"]
    return ["", "Next:"] + enter + ["  swift test", "  swift run"] + say
  }
}
