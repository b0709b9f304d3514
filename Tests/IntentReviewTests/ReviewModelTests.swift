// Tests that types are put together from all files, and that what is unknown is not judged.

import BehestTestSupport
import Foundation
import IntentReview
import ReviewReport
import Testing

@Suite struct ReviewModelTests {
  private func lint(_ texts: String...) -> [String] {
    let files = texts.enumerated().map { ("File\($0.offset).swift", Array($0.element.utf8)) }
    return IntentReview(texts: files).findings().map {
      "\($0.file):\($0.line):\($0.column) \($0.rule)"
    }
  }

  private let season = """
    enum Season: Int, Codable { case spring }
    """

  @Test func `an extension in another file makes an enumeration an AppEnum`() {
    let conformance = """
      extension Season: AppEnum {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Season"
        static let caseDisplayRepresentations: [Season: DisplayRepresentation] = [.spring: "Spring"]
      }
      """
    #expect(lint(season) == [])
    #expect(lint(season, conformance) == ["File0.swift:1:6 enum-raw-value"])
  }

  @Test func `a protocol, a type alias and a composition lead to the systems' protocol`() {
    let intent = """
      struct Open: Chore {
        static let title: LocalizedStringResource = "Open gate"
      }
      """
    #expect(lint(intent) == [])
    #expect(lint(intent, "protocol Chore: AppIntent {}") == ["File0.swift:2:47 intent-title"])
    #expect(
      lint(intent, "typealias Chore = Sendable & AppIntents.AppIntent")
        == ["File0.swift:2:47 intent-title"])
  }

  @Test func `a member that an unknown type may provide is not missing`() {
    let entity = "struct Tree: AppEntity, Shown { static let defaultQuery = Trees() }"
    #expect(lint(entity) == [])
    #expect(
      lint(entity, "protocol Shown {}")
        == ["File0.swift:1:8 missing-representation", "File0.swift:1:8 missing-representation"])
  }

  @Test func `what an extension of Apple's protocol provides is not missing`() {
    let entity = """
      struct Tree: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tree"
      }
      """
    let addition =
      "extension AppEntity { var displayRepresentation: DisplayRepresentation { \"x\" } }"
    #expect(lint(entity) == ["File0.swift:1:8 missing-representation"])
    #expect(lint(entity, addition) == [])
  }

  @Test func `members behind conditional compilation count`() {
    let entity = """
      struct Tree: AppEntity {
        #if os(iOS)
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tree"
        #else
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bush"
        #endif
        var displayRepresentation: DisplayRepresentation { "x" }
      }
      """
    #expect(lint(entity) == [])
  }

  @Test func `types of one name are told apart by what is around them`() {
    let text = """
      enum Garden {
        enum Size: Int, AppEnum {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
        }
      }
      enum House { enum Size: Int { case small } }
      extension Garden.Size {
        static var caseDisplayRepresentations: [Self: DisplayRepresentation] { [:] }
      }
      """
    #expect(lint(text) == ["File0.swift:2:8 enum-raw-value"])
  }

  @Test func `columns count characters, not bytes`() {
    #expect(
      lint("/* ❄️ é */ enum Season: Int, AppEnum, Unknown { case spring }")
        == ["File0.swift:1:17 enum-raw-value"])
  }
}
