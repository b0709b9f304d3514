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

  @Test(arguments: [
    (#"from: "1.2.0""#, #"from: "1.2.0""#), (#"exact: "1.2.0""#, #"exact: "1.2.0""#),
    (#".upToNextMinor(from: "1.2.0")"#, #".upToNextMinor(from: "1.2.0")"#),
    (#".upToNextMajor(from: "1.2.0")"#, #"from: "1.2.0""#),
    (#".branch("main")"#, #"branch: "main""#),
  ])
  func `what a package in the project fetches is known`(
    declared: String, requirement: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "Go.xcodeproj/project.pbxproj": Self.classic,
      "Packages/Kit/Package.swift": """
      let package = Package(
        dependencies: [
          .package(path: "../Other"), .package(url: "https://a.org/b/Leaf-Kit.git", \(declared)),
          .package(url: "https://a.org/b/unused", from: "1.0.0"),
        ],
        targets: [
          .target(name: "Kit", dependencies: [
            .product(name: "Leaf", package: "leaf-kit"), .product(name: "Other", package: "Other"),
          ])
        ])
      """,
      "Packages/Kit/Sources/Kit/Kit.swift": "",
    ])
    let package = try #require(try Project(at: folder.url).remotePackages.first)
    #expect(package.name == "Leaf-Kit")
    #expect(package.products == ["Leaf"])
    #expect(
      package.dependency == #".package(url: "https://a.org/b/Leaf-Kit.git", \#(requirement))"#)
    #expect(try Project(at: folder.url).remotePackages.count == 1)
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
      "a/b/c/One.xcodeproj/project.pbxproj": Self.classic,
      "a/b/d/Two.xcodeproj/project.pbxproj": Self.classic, "Pods/P.xcodeproj/project.pbxproj": "",
    ])
    let error = #expect(throws: ProjectError.self) { try Project(at: folder.url) }
    #expect(error?.choices == ["a/b/c/One.xcodeproj", "a/b/d/Two.xcodeproj"])
  }

  @Test(arguments: ["..", "../..", "Code", "../Other"])
  func `a project's folder is neither outside of the named folder nor beside its project`(
    _ place: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "ios/App.xcodeproj/project.pbxproj": Self.classic(in: place),
      "Code/Model/Tree.swift": "", "ios/Code/Model/Tree.swift": "", "Other/Shared.swift": "",
    ])
    #expect(throws: ProjectError.self) { try Project(at: folder.url.appending(path: "ios")) }
    let bundle = folder.url.appending(path: "ios/App.xcodeproj")
    #expect(throws: ProjectError.self) { try Project(at: bundle) }
  }

  @Test func `a project's folder is above its project where that is named`() throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "ios/App.xcodeproj/project.pbxproj": Self.classic(in: ".."), "Code/Model/Tree.swift": "",
    ])
    let project = try Project(at: folder.url)
    #expect(project.folder.pathComponents == folder.url.standardizedFileURL.pathComponents)
    #expect(project.modules.first?.sources == ["Code/Model/Tree.swift"])
  }

  @Test(arguments: ["../Other", "../../../../../../../..", "/../..", "Link"])
  func `a target of a package has no files outside of the project`(_ path: String) throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "App/Package.swift": """
      // swift-tools-version: 6.0
      let package = Package(targets: [
        .target(name: "Far", path: "\(path)"), .target(name: "Near"),
      ])
      """,
      "App/Sources/Near/One.swift": "", "Other/Two.swift": "",
    ])
    let app = folder.url.appending(path: "App")
    try FileManager.default.createSymbolicLink(
      atPath: app.appending(path: "Link").path, withDestinationPath: "../Other")
    let modules = try Project(at: app).modules
    #expect(modules.map(\.name) == ["Near"])
    #expect(modules.first?.sources == ["Sources/Near/One.swift"])
  }

  @Test func `a target of a package has files beside its package in the project`() throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "Kit/Package.swift": #"let package = Package(targets: [.target(name: "K", path: "../K")])"#,
      "K/One.swift": "",
    ])
    let modules = try Project(at: folder.url).modules
    #expect(modules.map(\.sources) == [["K/One.swift"]])
  }

  @Test func `packages beside a project are read where they can be linked to`() throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "App/App.xcodeproj/project.pbxproj": Self.classic.replacing(
        "objects = {",
        with: """
          objects = {
          Z = {isa = XCLocalSwiftPackageReference; relativePath = ../Kits/Kit; };
          Q = {isa = XCLocalSwiftPackageReference; relativePath = ../Nothing; };
          V = {isa = XCSwiftPackageProductDependency; productName = Far; package = U; };
          U = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/far-kit.git";
               requirement = {kind = upToNextMinorVersion; minimumVersion = 1.2.0; }; };
          """),
      "App/Code/Model/Tree.swift": "",
      "Kits/Kit/Package.swift": """
      let package = Package(
        dependencies: [.package(name: "Base", path: "../Base"), .package(path: "../Kit")],
        targets: [.target(name: "Kit"), .target(name: "Kit-UI")])
      """,
      "Kits/Kit/Sources/Kit/K.swift": "", "Kits/Other/Package.swift": "",
      "Kits/Base/Package.swift": "let package = Package(targets: [.target(name: \"Base\")])",
      "Kits/Base/Sources/Base/B.swift": "",
    ])
    let app = folder.url.appending(path: "App")
    let alone = try Project(at: app)
    let far = try #require(alone.remotePackages.first)
    #expect(far.name == "far-kit")
    #expect(
      far.dependency
        == #".package(url: "https://example.org/far-kit.git", .upToNextMinor(from: "1.2.0"))"#)
    #expect(far.productDependencies == [#".product(name: "Far", package: "far-kit")"#])
    #expect(alone.modules.map(\.name) == ["My_App"])
    #expect(
      alone.packages == [
        "Base": .local("../Kits/Base"), "Far": .remote(far), "Kit": .local("../Kits/Kit"),
        "Kit_UI": .local("../Kits/Kit"),
      ])
    let linked = try Project(at: app, isLinked: true)
    #expect(linked.folder.lastPathComponent == folder.url.lastPathComponent)
    #expect(linked.packages == ["Far": .remote(far)])
    #expect(
      linked.modules.flatMap(\.sources) == [
        "App/Code/Model/Tree.swift", "Kits/Base/Sources/Base/B.swift",
        "Kits/Kit/Sources/Kit/K.swift",
      ])
  }

  @Test func `the only target of a package has all of its sources`() throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "Package.swift":
        #"let package = Package(targets: [.target(name: "K"), .testTarget(name: "T")])"#,
      "Sources/Model/One.swift": "",
    ])
    #expect(try Project(at: folder.url).modules.map(\.sources) == [["Sources/Model/One.swift"]])
  }

  @Test func `what is no regular file is not read`() throws {
    let folder = try TemporaryFolder()
    try folder.write(["One.swift": ""])
    #expect(mkfifo(folder.url.appending(path: "Two.swift").path, 0o600) == 0)
    #expect(mkfifo(folder.url.appending(path: "Package.swift").path, 0o600) == 0)
    #expect(try Project(at: folder.url).modules.first?.sources == ["One.swift"])
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

  /// Returns a project that states the path of its folder.
  private static func classic(in place: String) -> String {
    classic.replacing("mainGroup = G;", with: "mainGroup = G; projectDirPath = \"\(place)\";")
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
  func write(_ files: [String: String]) throws {
    for (path, text) in files {
      let place = url.appending(path: path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
    }
  }
}
