// Tests of the reader of projects: Xcode's, packages and folders.

import BehestTestSupport
import Foundation
import ProjectReading
import Testing

@Suite struct ProjectTests {
  private let aviary = Fixtures.url("Projects/Aviary")

  @Test func `a target has the files of its folder and the settings of Swift`() throws {
    let project = try Project(at: aviary)
    let app = try #require(project.modules.first { $0.kind == .application })
    #expect(app.name == "Aviary")
    #expect(app.sources.first == "Aviary/AviaryApp.swift")
    #expect(app.resources == ["Aviary/AppShortcuts.xcstrings"])
    #expect(app.settings.languageMode == 6)
    #expect(app.settings.isMainActorByDefault)
    #expect(app.settings.features.contains("NonisolatedNonsendingByDefault"))
    #expect(!app.settings.features.contains("DisableOutwardActorInference"))
  }

  @Test func `a package in the project is a module of its own`() throws {
    let kit = try #require(try Project(at: aviary).modules.first { $0.name == "AviaryKit" })
    #expect(kit.kind == .library)
    #expect(kit.sources.count == 3)
    #expect(kit.settings.languageMode == 6)
  }

  @Test func `files are found by groups and left out by exceptions`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      [
        "App.xcodeproj/project.pbxproj": Self.classic, "Code/Model/Tree.swift": "",
        "New/In.swift": "", "New/Out.swift": "", "Other/Shared.swift": "", "Other/Not.swift": "",
      ])
    let module = try #require(try Project(at: folder.url).modules.first)
    #expect(module.name == "My_App")
    #expect(module.sources == ["Code/Model/Tree.swift", "New/In.swift", "Other/Shared.swift"])
    #expect(module.settings.defines == ["BETA"])
    #expect(module.settings.features == ["ExistentialAny"])
  }

  @Test func `a folder without a project is one module`() throws {
    let folder = try TemporaryFolder()
    try folder.write(["a/One.swift": "", "b/Two.swift": "", "AppTests/Three.swift": ""])
    let module = try #require(try Project(at: folder.url).modules.first)
    #expect(module.sources == ["a/One.swift", "b/Two.swift"])
  }

  @Test func `of several projects one has to be named`() throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "One.xcodeproj/project.pbxproj": Self.classic, "Two.xcodeproj/project.pbxproj": Self.classic,
    ])
    #expect(throws: ProjectError.self) { try Project(at: folder.url) }
  }

  @Test func `a broken project is an error and ends nothing`() throws {
    let folder = try TemporaryFolder()
    let whole = Array(Self.classic.utf8)
    var random = SplitMix64(seed: 7)
    var broken = stride(from: 0, to: whole.count, by: 97).map { Array(whole[..<$0]) }
    for _ in 0..<300 {
      var bytes = whole
      for _ in 0..<4 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] =
          "{}();=\"<>\\\u{0} a".utf8.randomElement(using: &random) ?? 0
      }
      broken.append(bytes)
    }
    broken.append(Array(repeating: UInt8(ascii: "("), count: 100_000))
    var count = 0
    for bytes in broken {
      let bundle = folder.url.appending(path: "App.xcodeproj")
      try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
      try Data(bytes).write(to: bundle.appending(path: "project.pbxproj"))
      do { _ = try Project(at: bundle) } catch is ProjectError { count += 1 }
    }
    #expect(count > 10)
  }

  /// A project with a group of files, a folder of its own and one of another target.
  private static let classic = """
    // !$*UTF8*$!
    {
      objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
        G = {isa = PBXGroup; children = (C, S, O); sourceTree = "<group>"; };
        C = {isa = PBXGroup; children = (M); path = Code; sourceTree = "<group>"; };
        M = {isa = PBXGroup; children = (F); path = Model; sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = Tree.swift; sourceTree = "<group>"; };
        B = {isa = PBXBuildFile; fileRef = F; };
        H = {isa = PBXSourcesBuildPhase; files = (B, B); };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = New; sourceTree = "<group>"; exceptions = (X); };
        X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Out.swift); target = T; };
        O = {isa = PBXFileSystemSynchronizedRootGroup; path = Other; sourceTree = "<group>"; exceptions = (Y); };
        Y = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Shared.swift); target = T; };
        T = {isa = PBXNativeTarget; name = "My App"; buildPhases = (H); fileSystemSynchronizedGroups = (S);
             productType = "com.apple.product-type.application"; buildConfigurationList = K; };
        L = {isa = XCConfigurationList; buildConfigurations = (D); };
        K = {isa = XCConfigurationList; buildConfigurations = (E); };
        D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
             SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG BETA"; SWIFT_VERSION = 5.0; }; };
        E = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
             PRODUCT_NAME = "$(TARGET_NAME)"; SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES; }; };
      };
      rootObject = P;
    }
    """
}

extension TemporaryFolder {
  /// Writes files, and the folders they are in.
  fileprivate func write(_ files: [String: String]) throws {
    for (path, text) in files {
      let place = url.appending(path: path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
    }
  }
}
