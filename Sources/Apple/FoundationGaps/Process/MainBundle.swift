// Describes the program's own bundle, which on Linux has no Info.plist, as that of an app.

import CProgramStart
import Foundation
import Synchronization

/// The bundle of the program, whose info dictionary apps read the identifier and version from.
package enum MainBundle {
  /// The module that the program is for, as told by its name: `Allotment` of `AllotmentShell` and of
  /// `AllotmentPackageTests.xctest`.
  static let likelyModule: String = {
    var name = String(cString: behest_program_name())
    for ending in [".xctest", "PackageTests", "Shell"] where name.count > ending.count {
      if name.hasSuffix(ending) { name.removeLast(ending.count) }
    }
    return name
  }()

  /// Makes the bundle that of the first app that is opened in the program, whose start this is where
  /// Foundation is inside of it.
  ///
  /// The values are those of the app's Info.plist, else the ones of a new project in Xcode. Those of
  /// an Info.plist beside the program win.
  ///
  /// - Parameters:
  ///   - module: The module of the app.
  ///   - folders: The folders with its files, later ones of greater weight.
  package static func describe(_ module: String, folders: [String]) {
    programStarts()
    describe(module, isOfApp: true) { folders }
  }

  /// Makes the bundle that of the module that the program is called after, unless an app was opened.
  static func describeProgram() {
    describe(likelyModule, isOfApp: false) { folders(of: [likelyModule]) }
  }

  /// Describes the bundle once, and once more for an app.
  ///
  /// Nothing in here may ask for `Bundle.main`, which may be waiting for the description.
  private static func describe(_ module: String, isOfApp: Bool, folders: () -> [String]) {
    guard behest_description_begins() else { return }
    defer { behest_description_ends() }
    description.withLock { description in
      guard isOfApp ? !description.isOfApp : description.module == nil else { return }
      description.isOfApp = isOfApp
      guard description.module != module else { return }
      description.module = module
      let settings = InfoSettings(module: module)
      let stated = settings.list(inFolder: ModuleFolders.program) ?? [:]
      let info = settings.defaults.merging(settings.info(inFolders: folders())) { $1 }
        .merging(stated.mapValues(settings.resolved)) { $1 }
      for (key, value) in info {
        guard let value = value as AnyObject as? NSObject else { continue }
        withExtendedLifetime((key as NSString, value)) { key, value in
          behest_set_main_bundle_info(
            Unmanaged.passUnretained(key).toOpaque(), Unmanaged.passUnretained(value).toOpaque())
        }
      }
    }
  }

  private struct Description {
    /// The module last described.
    var module: String?
    /// Whether the description is that of an app, and stays.
    var isOfApp = false
  }

  private static let description = Mutex(Description())

  /// Returns the folders with the files of an app, later ones of greater weight.
  ///
  /// The files of the program's own target, such as its shell, count as the app's; those of tests in
  /// a folder below the app's do not. The folder of the program is the last if it has an Info.plist:
  /// a program that was moved from where it was built takes the app's name along in it.
  ///
  /// - Parameter modules: The modules of the app, the one with its name first.
  package static func folders(of modules: [String]) -> [String] {
    let program = String(cString: behest_program_name())
    let others = modules.contains(program) ? [] : ModuleFolders.of(program)
    let own = ModuleFolders.program
    let hasList = FileManager.default.fileExists(atPath: own + "/Info.plist")
    return modules.reversed().flatMap { withoutTests(ModuleFolders.of($0)) } + others
      + (hasList ? [own] : [])
  }

  /// Returns a folder and those below it without the ones of tests, whose names end in `Tests`.
  ///
  /// - Parameter folders: The folders. One is never left out if its parent is not among them: it is
  ///   the module's own.
  package static func withoutTests(_ folders: [String]) -> [String] {
    let all = Set(folders)
    return folders.filter { folder in
      var folder = folder
      while let slash = folder.lastIndex(of: "/"), all.contains(String(folder[..<slash])) {
        if folder.hasSuffix("Tests") { return false }
        folder = String(folder[..<slash])
      }
      return true
    }
  }

  /// Returns the values of an app's Info.plist in folders, of which a later one wins.
  ///
  /// - Parameters:
  ///   - module: The module of the app, which values such as `$(PRODUCT_NAME)` refer to.
  ///   - folders: The folders. One without an Info.plist of an app is passed over.
  package static func info(of module: String, inFolders folders: [String]) -> [String: Any] {
    InfoSettings(module: module).info(inFolders: folders)
  }
}

/// Describes the program's bundle when it is first asked for, which a C function notices.
@_cdecl("behest_main_bundle_is_used") func mainBundleIsUsed() { MainBundle.describeProgram() }

/// The build settings of an app, which the values of its Info.plist refer to: `$(PRODUCT_NAME)`.
private struct InfoSettings {
  let module: String

  private var identifier: String {
    "app." + module.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
  }

  /// The Info.plist of a new project.
  var defaults: [String: Any] {
    [
      "CFBundleDevelopmentRegion": "en", "CFBundleDisplayName": module,
      "CFBundleExecutable": String(cString: behest_program_name()),
      "CFBundleIdentifier": identifier, "CFBundleInfoDictionaryVersion": "6.0",
      "CFBundleName": module, "CFBundlePackageType": "APPL", "CFBundleShortVersionString": "1.0",
      "CFBundleVersion": "1",
    ]
  }

  private var values: [String: String] {
    [
      "CURRENT_PROJECT_VERSION": "1", "DEVELOPMENT_LANGUAGE": "en", "EXECUTABLE_NAME": module,
      "MARKETING_VERSION": "1.0", "PRODUCT_BUNDLE_IDENTIFIER": identifier,
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "PRODUCT_MODULE_NAME": module, "PRODUCT_NAME": module,
      "TARGET_NAME": module,
    ]
  }

  /// Returns a value with its settings filled in, as Xcode does; one that nobody set is empty.
  func resolved(_ value: Any) -> Any {
    switch value {
    case let text as String:
      text.replacing(/\$[({](\w+)(:[^)}]*)?[)}]/) { values[String($0.1)] ?? "" }
    case let list as [Any]: list.map(resolved)
    case let dictionary as [String: Any]: dictionary.mapValues(resolved)
    default: value
    }
  }

  /// Returns the values of an app's Info.plist in folders, of which a later one wins.
  func info(inFolders folders: [String]) -> [String: Any] {
    var info: [String: Any] = [:]
    for folder in folders {
      guard let list = self.list(inFolder: folder), isOfApp(list) else { continue }
      info.merge(list.mapValues(resolved)) { $1 }
    }
    return info
  }

  /// Returns the values in a folder's Info.plist as they are; `nil` when there is none.
  func list(inFolder folder: String) -> [String: Any]? {
    let path = folder + "/Info.plist"
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
  }

  /// Returns whether a list is that of an app: not of an extension, of a watch app beside the app, of
  /// tests or of a framework.
  private func isOfApp(_ list: [String: Any]) -> Bool {
    let others = [
      "EXAppExtensionAttributes", "NSExtension", "WKCompanionAppBundleIdentifier", "WKWatchKitApp",
    ]
    guard others.allSatisfy({ list[$0] == nil }) else { return false }
    guard let type = list["CFBundlePackageType"] as? String else { return true }
    return type == "APPL" || type.contains("$(") || type.contains("${")
  }
}
