// Reads the build settings of an Xcode target, as far as they change how Swift is compiled.

import Foundation

/// The build settings of a target, with those of its project and of their configuration files.
struct BuildSettings {
  /// The name of the target.
  let target: String
  private var values: [String: String] = [:]
  /// The name in the target's Info.plist.
  private var listedName: String?

  /// Creates the settings of a target's `Debug` configuration, or of its first.
  init(
    of target: [String: Any], _ project: [String: Any], _ objects: ObjectGraph,
    file: (String) -> String?, in folder: URL
  ) {
    self.target = target["name"] as? String ?? "App"
    values["TARGET_NAME"] = self.target
    for owner in [project, target] {
      let list = (owner["buildConfigurationList"] as? String).flatMap { objects[$0] }
      let all = (list?["buildConfigurations"] as? [String] ?? []).compactMap { objects[$0] }
      guard let configuration = all.first(where: { $0["name"] as? String == "Debug" }) ?? all.first
      else { continue }
      if let id = configuration["baseConfigurationReference"] as? String, let path = file(id),
        let data = FolderListing.contents(of: folder.appending(path: path))
      {
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
          let parts = line.split(separator: "=", maxSplits: 1)
          guard parts.count == 2, !line.hasPrefix("//") else { continue }
          let words = parts.map { $0.trimmingCharacters(in: .whitespaces) }
          values[words[0]] = words[1].split(separator: "//").first.map(String.init) ?? ""
        }
      }
      for (key, value) in configuration["buildSettings"] as? [String: Any] ?? [:] {
        let text = value as? String ?? (value as? [String])?.joined(separator: " ")
        if let text { values[key] = text.replacing("$(inherited)", with: values[key] ?? "") }
      }
    }
    let list = self["INFOPLIST_FILE"].flatMap { FolderListing.path($0, in: folder) }
    listedName = list.flatMap { folder.appending(path: $0).displayNameOfInfoList }
  }

  /// Returns a setting that is not empty, with the settings that it names in their place.
  subscript(name: String) -> String? { values[name].flatMap(expanded) }

  /// Returns a value with the settings that it names in their place; `nil` if nothing is left.
  private func expanded(_ value: String) -> String? {
    var value = value
    for _ in 0..<8 {
      guard let match = value.firstMatch(of: /\$[({](\w+)(?::\w+)*[)}]/) else { break }
      value.replaceSubrange(match.range, with: values[String(match.1)] ?? "")
    }
    value = value.trimmingCharacters(in: .whitespaces.union(["\""]))
    return value.isEmpty || value.count > 1000 ? nil : value
  }

  /// The settings of the module.
  var module: ModuleSettings {
    var settings = ModuleSettings()
    settings.languageMode = self["SWIFT_VERSION"].map { $0.hasPrefix("6") } == true ? 6 : 5
    settings.isMainActorByDefault = self["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    var features = Set(
      values.keys.filter { $0.hasPrefix(Self.upcoming) && self[$0] == "YES" }.compactMap {
        Self.features[String($0.dropFirst(Self.upcoming.count))]
      })
    if self["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES" { features.formUnion(Self.approachable) }
    if settings.languageMode == 6 { features.subtract(Self.ofSwift6) }
    settings.features = features.sorted()
    let conditions = self["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? ""
    settings.defines = Set(conditions.split(separator: " ").map(String.init))
      .filter {
        $0 != "DEBUG" && !$0.contains("$")
          && $0.allSatisfy { $0.isLetter || $0 == "_" || $0.isNumber }
      }
      .sorted()
    settings.info = Self.infoKeys.compactMapValues { self[$0] }
    settings.displayName = settings.info["CFBundleDisplayName"] ?? listedName.flatMap(expanded)
    return settings
  }

  /// The settings that an Info.plist has values of, by their keys.
  private static let infoKeys = [
    "CFBundleDisplayName": "INFOPLIST_KEY_CFBundleDisplayName",
    "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
    "CFBundleShortVersionString": "MARKETING_VERSION", "CFBundleVersion": "CURRENT_PROJECT_VERSION",
  ]
  private static let upcoming = "SWIFT_UPCOMING_FEATURE_"
  /// The features, by the ends of the names of Xcode's settings.
  private static let features = [
    "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    "EXISTENTIAL_ANY": "ExistentialAny",
    "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
    "GLOBAL_CONCURRENCY": "GlobalConcurrency",
    "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
    "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
    "INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault",
    "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
    "MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
    "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
    "REGION_BASED_ISOLATION": "RegionBasedIsolation",
  ]
  /// The features that Xcode calls approachable concurrency.
  private static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]
  /// The features that Swift 6 has anyway, which the compiler refuses to enable there.
  private static let ofSwift6: Set<String> = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency",
    "InferSendableFromCaptures", "IsolatedDefaultValues", "RegionBasedIsolation",
  ]
}
