// Tests of what Foundation has of a program before its first line.

import BehestTestSupport
import Foundation
import FoundationGaps
import Testing

@Suite struct CurrentLocaleTests {
  @Test func `the current locale has a region, a currency and a language`() {
    #expect(Locale.current.region != nil)
    #expect(Locale.current.currency != nil)
    #expect(Locale.current.identifier != "en_001")
    #expect(Locale.autoupdatingCurrent.identifier == Locale.current.identifier)
    #expect(Locale.preferredLanguages == [Locale.current.identifier(.bcp47)])
  }

  @Test func `a locale is two words, as the C functions that return one expect`() {
    #expect(MemoryLayout<Locale>.size == 16)
  }

  @Test(arguments: [("de", "de_DE", "EUR"), ("en_GB", "en_GB", "GBP"), ("eo", "eo_US", "USD")])
  func `in a task with a locale, that is the current one`(
    _ identifier: String, _ current: String, _ currency: String
  ) {
    LocalizationEnvironment.$taskLocale.withValue(Locale(identifier: identifier)) {
      #expect(Locale.current.identifier == current)
      #expect(Locale.current.currency?.identifier.uppercased() == currency)
      #expect(Locale.autoupdatingCurrent.identifier == current)
    }
  }

  @Test func `a region is added before the keywords of a locale`() {
    LocalizationEnvironment.$taskLocale.withValue(Locale(identifier: "de@calendar=buddhist")) {
      #expect(Locale.current.identifier == "de_DE@calendar=buddhist")
    }
  }

  @Test func `Foundation formats in the locale of the task`() {
    LocalizationEnvironment.$taskLocale.withValue(Locale(identifier: "de_DE")) {
      #expect(1234.5.formatted() == "1.234,5")
      #expect(NumberFormatter().locale.identifier == "de_DE")
    }
  }
}

@Suite struct MainBundleTests {
  @Test func `the main bundle has what every app's has`() throws {
    #expect(Bundle.main.bundleIdentifier?.isEmpty == false)
    let info = try #require(Bundle.main.infoDictionary)
    for key in ["CFBundleName", "CFBundleShortVersionString", "CFBundleVersion"] {
      #expect(info[key] is String, "\(key)")
      #expect(Bundle.main.object(forInfoDictionaryKey: key) is String, "\(key)")
    }
  }

  @Test func `the Info plist of the app wins`() throws {
    let folder = try TemporaryFolder()
    let app = folder.path + "/MyTests"
    try write(["CFBundleIdentifier": "a.$(PRODUCT_NAME)", "A": "app"], to: app + "/Aviary")
    let type = "CFBundlePackageType"
    for (name, list) in [
      "AviaryTests": ["A": "tests"], "AviaryUITests/Pages": ["A": "pages"],
      "Bundle": ["A": "bundle", type: "BNDL"], "Framework": ["A": "framework", type: "FMWK"],
      "Share": ["A": "share", "NSExtension": "{}"],
      "Watch": ["A": "watch", "WKCompanionAppBundleIdentifier": "a.Aviary", type: "APPL"],
    ] {
      try write(list, to: app + "/" + name)
    }
    func info() -> [String: Any] {
      MainBundle.info(
        of: "Aviary", inFolders: MainBundle.withoutTests(ModuleFolders.below(app)))
    }
    #expect(info() as? [String: String] == ["CFBundleIdentifier": "a.Aviary", "A": "app"])
    try write(["A": "setting", type: "$(PRODUCT_BUNDLE_PACKAGE_TYPE)"], to: app + "/Main")
    #expect(info()["A"] as? String == "setting")
    try write(["A": "own", type: "APPL"], to: app)
    #expect(info()["A"] as? String == "own")
  }

  private func write(_ list: [String: String], to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    try data.write(to: URL(filePath: folder + "/Info.plist"))
  }

  @Test func `the sources of a module are among its folders where it was built`() {
    #expect(ModuleFolders.of("Allotment").contains { $0.hasSuffix("Allotment/Intents") })
    #expect(ModuleFolders.of("Allotment").last?.hasSuffix("_Allotment.resources") == true)
    #expect(ModuleFolders.of("NoSuchModule").isEmpty)
  }
}
