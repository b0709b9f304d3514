// Checks what the program has around it: terminal, locale, clipboard, folders, settings and apps.

import AppProtocol
import BehestPasteboard
import BehestProcess
import BehestShell
import CardTerminal
import Foundation
import FoundationGaps
import Glibc
import InstalledApps
import IntentEngine
import StyleFiles

/// The surroundings of the program as `behest doctor` checks them.
struct CheckedSurroundings {
  private let context: CommandContext
  private let environment: [String: String]

  init(_ context: CommandContext) {
    self.context = context
    environment = context.facts.environment
  }

  var terminal: Finding {
    let facts = context.facts
    let profile = context.writer.page.profile
    let name = environment["TERM"] ?? ""
    guard facts.outputIsTerminal || facts.errorIsTerminal else {
      return Finding("terminal", "none here: text is plain, and nothing is asked")
    }
    guard !["", "dumb", "unknown"].contains(name) else {
      return Finding(
        "terminal", name.isEmpty ? "TERM is not set" : "TERM is \(name)",
        advice: "Text is plain. Set TERM to what the terminal is, as: export TERM=xterm-256color")
    }
    let width = facts.size.map { "\($0.columns) columns" } ?? "of unknown width"
    let color = profile.color == .none ? "no colour" : "colour"
    return Finding("terminal", "\(name), \(width), \(color)")
  }

  var locale: Finding {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let found = names.first { !environment[$0, default: ""].isEmpty }
    let language = context.options.locale ?? LocalizationEnvironment.name() ?? "en"
    guard context.writer.page.profile.characters == .ascii else {
      return Finding("locale", "\(language.prefix { $0 != "." }), UTF-8")
    }
    let named = found.map { "\($0)=\(environment[$0] ?? "")" } ?? "LANG is not set"
    return Finding(
      "locale", "\(named), which is not UTF-8: cards are drawn in ASCII",
      advice: "Set it for every shell, as: export \(found ?? "LANG")=C.UTF-8")
  }

  var clipboard: Finding {
    do {
      let place = try Pasteboard.general.place()
      return Finding(
        "clipboard", place.words,
        advice: place.isStandIn
          ? "There is no clipboard here. On a desktop install wl-clipboard or xclip; or choose a "
            + "folder: behest config set clipboard dir:PATH" : nil)
    } catch {
      let words = String(describing: error)
      return Finding("clipboard", "copying does not work", advice: words, isProblem: true)
    }
  }

  var folders: [Finding] {
    let all: [(String, UserFolder)] = [
      ("settings folder", .configuration), ("data folder", .data), ("state folder", .state),
      ("cache folder", .cache),
    ]
    return all.map { name, folder in
      guard let path = folder.path(in: environment) else {
        return Finding(
          name, "HOME is not set", advice: "Set HOME to a folder that you can write to.",
          isProblem: true)
      }
      // A folder that does not exist is made when it is needed, in the nearest one that does.
      var place = path
      while access(place, F_OK) != 0, place != "/" {
        place = URL(filePath: place).deletingLastPathComponent().path
      }
      guard Self.canMakeFolder(in: place) else {
        return Finding(
          name, "\(path) cannot be written",
          advice: access(place, W_OK | X_OK) == 0
            ? "No folder can be made in \(place). Set HOME to one that you can write to."
            : ProgramFolder.isFolder(place)
              ? "Make \(place) yours: sudo chown \"$USER\" \([place].shellWords)"
              : "\(place) is a file where a folder has to be; move it away.",
          isProblem: true)
      }
      return Finding(name, path)
    }
  }

  /// Tries it: the rights of a folder do not tell whether its file system has room for another.
  private static func canMakeFolder(in place: String) -> Bool {
    var path = (place + "/.behest-XXXXXX").utf8CString.map { $0 }
    guard mkdtemp(&path) != nil else { return false }
    return rmdir(path) == 0
  }

  var settings: Finding {
    let path = context.person.file.path ?? "settings.yaml"
    guard let first = context.person.mistakes.first else {
      let count = context.person.file.entries.count
      return Finding("settings", count == 0 ? "none, all is as usual" : "\(path) is in force")
    }
    return Finding(
      "settings", "\(first)", advice: "Mend it: behest config edit", isProblem: true)
  }

  /// The first variable with a bad value.
  var variables: [Finding] {
    context.person.variableWarnings.prefix(1).map {
      Finding("variables", $0, advice: "Set it to a value that there is.", isProblem: true)
    }
  }

  var phrases: Finding {
    do {
      let catalog = try context.catalog(isStrict: true)
      guard let mistake = catalog.mistakes.first else {
        return Finding("phrases", "\(try catalog.phrases(of: nil).count) phrases")
      }
      return Finding(
        "phrases", "\(catalog.mistakes.count) are left out, the first: \(mistake)",
        advice: "See: behest lint", isProblem: true)
    } catch {
      let words = (error as? UsageError)?.message ?? String(describing: error)
      return Finding("phrases", words, advice: "See: behest lint", isProblem: true)
    }
  }

  var apps: [Finding] {
    let builtIn = InstalledApps.builtIn.joined(separator: ", ")
    var findings = [Finding("apps", builtIn.isEmpty ? "none is built in" : builtIn)]
    guard let folder = InstalledApps.mounted?.folder else { return findings }
    for name in folder.names {
      guard let manifest = folder.manifest(of: name) else {
        findings.append(
          Finding(
            "app \(name)", "\(folder.path(of: name)) cannot be read",
            advice: "Have done with it: behest app remove \([name].shellWords)", isProblem: true))
        continue
      }
      let program = manifest.command.first ?? ""
      let isThere =
        program.contains("/")
        ? access(program, X_OK) == 0
        : ProgramFolder.search(for: program, in: environment) != nil
      findings.append(
        isThere
          ? Finding("app \(name)", manifest.command.shellWords)
          : Finding(
            "app \(name)", "\(program) is not there",
            advice: "Install it, or: behest app remove \([name].shellWords)", isProblem: true))
    }
    return findings
  }

  var scripts: Finding {
    guard ProgramFolder.companion("behest-script", orIn: ProgramFolder.releases) != nil else {
      return Finding(
        "scripts", "behest-script is not beside this program",
        advice: "To run scripts, install all of it: make install")
    }
    guard ProgramFolder.search(for: "esbuild", in: environment) != nil else {
      return Finding(
        "scripts", "esbuild is not installed",
        advice: "To run scripts: sudo apt install esbuild libjavascriptcoregtk-4.1-0")
    }
    return Finding("scripts", "can be run")
  }
}
