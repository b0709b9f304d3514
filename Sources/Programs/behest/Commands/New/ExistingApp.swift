// `behest new app --for`: writes a package for the intents of a project that exists.

import AppProtocol
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
  /// The package to replace; `nil` where there is none.
  private let earlier: WrittenPackage?
  /// The files that were edited, which stay.
  private let kept: Set<String>

  private var selection: SourceSelection { package.selection }
  private var leftOut: LeftOutFiles { LeftOutFiles(of: selection) }

  /// Reads a project, and chooses the sources of its package.
  ///
  /// - Parameters:
  ///   - path: The project.
  ///   - directory: The folder of the package; `nil` for the project's own.
  ///   - names: The packages that the project fetches and that are built too.
  ///   - isReplacing: Whether a package that was written before may be there.
  /// - Throws: `UsageError` when there is nothing to compile, or something would be overwritten.
  init(
    path: String, _ directory: String?, _ place: BehestPlace, with names: [String],
    isReplacing: Bool
  ) throws {
    guard let checkout = place.checkout else {
      throw UsageError("No checkout of Behest is known here: name one with --behest.")
    }
    self.path = path
    self.place = place
    let files = FileManager.default
    let scratch = files.temporaryDirectory.appending(path: "behest-\(UUID().uuidString)")
    defer { try? files.removeItem(at: scratch) }
    do {
      let project = try Project(
        at: URL(filePath: path, directoryHint: .isDirectory), isLinked: directory != nil)
      let linked = directory.map {
        URL(filePath: $0, directoryHint: .isDirectory).standardizedFileURL
      }
      folder = linked ?? project.folder
      let named = URL(filePath: directory ?? path).standardizedFileURL
      let isNamed = folder.pathComponents == named.pathComponents
      shown = isNamed ? directory ?? path : folder.path
      earlier = try Self.earlier(in: folder, isOwn: linked == nil, isReplacing: isReplacing)
      try files.createDirectory(at: scratch, withIntermediateDirectories: true)
      let fetched = try FetchedPackages(names, of: project, scratch: scratch)
      let check = CompilerCheck(
        checkout: checkout, project: project.folder, scratch: scratch, fetched: fetched)
      let available = AvailableModules.all(checkout: checkout).union(fetched.modules)
      var selection = try SourceSelection(
        project, available: available, isChecked: check != nil)
      if let check { try selection.correct { try check.messages(of: $1, in: $0) } }
      isChecked = check != nil && selection.complaint == nil
      package = ProjectPackage(
        selection: selection, behest: place, fetched: fetched, linkedFolder: linked)
      let edited = package.files.map(\.path).filter { [earlier] in
        $0 != "Package.swift" && earlier?.isEdited($0) == true
      }
      kept = Set(edited)
    } catch let error as ProjectError {
      // An error is one line.
      let choices = error.choices.map {
        "  --for " + [(path as NSString).appendingPathComponent($0)].shellWords
      }
      guard !choices.isEmpty else { throw UsageError(error.description) }
      Output.standard.note(choices.joined(separator: "\n"))
      throw UsageError("\(error.description) Choose one of these.")
    }
  }

  /// Checks that nothing of another's will be overwritten, and returns the package to replace.
  private static func earlier(
    in folder: URL, isOwn: Bool, isReplacing: Bool
  ) throws -> WrittenPackage? {
    let all = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    let names = Set(all ?? []).intersection(["Package.swift", "Linux", "LinuxTests"]).sorted()
    let places = names.map { folder.appending(path: $0) }
    let isInTheWay = places.contains { place in
      // In the project's folder, a link may lead to a file or folder outside of it.
      WrittenPackage.isLink(place)
        || (try? FileManager.default.contentsOfDirectory(atPath: place.path))?.isEmpty != true
    }
    guard isOwn ? isInTheWay : all?.isEmpty == false else {
      return nil
    }
    let package = places.contains(where: WrittenPackage.isLink) ? nil : WrittenPackage(in: folder)
    if isReplacing, let package { return package }
    let what = names.isEmpty ? "is not empty" : "has \(names.joined(separator: ", ")) already"
    throw UsageError(
      "“\(folder.path)” \(what); nothing was written. "
        + (package != nil
          ? "--replace writes it again, but what was edited of Linux and LinuxTests; "
          : isReplacing ? "This is no package that was written for a project. " : "")
        + "--directory names another folder.")
  }

  /// Writes the package, and says what it has and what it lacks.
  func write() throws {
    let intents = selection.intentCounts
    guard !selection.included.isEmpty, intents.included > 0 || intents.all == 0 else {
      Output.standard.result(filtered(leftOut.lines.joined(separator: "\n")))
      throw UsageError("None of the intents can be compiled here; nothing was written.")
    }
    var files = package.files
    let others = files.filter { $0.path != "Package.swift" }
    files = files.map { file in
      guard file.path == "Package.swift" else { return file }
      let record = WrittenPackage.record(of: others, besides: earlier)
      return AppTemplate.File(path: file.path, text: file.text + "\n" + record)
    }
    earlier?.removeOthers(than: files)
    try NewFolder(url: folder).write(files.filter { !kept.contains($0.path) })
    for link in package.links {
      let place = folder.appending(path: link.path)
      do {
        if WrittenPackage.isLink(place) { try FileManager.default.removeItem(at: place) }
        try FileManager.default.createSymbolicLink(
          atPath: place.path, withDestinationPath: link.target)
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
      + package.files.map {
        "  \(inside)\($0.path)" + (kept.contains($0.path) ? ", which was edited: kept" : "")
      }
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
    let enter = shown == "." ? [] : ["  cd \([shown].shellWords)"]
    let mount = "  " + NewApp.mounting(package.name + "Shell")
    return ["", "Next:"] + enter + ["  swift test", "  swift run", mount] + say
  }
}
