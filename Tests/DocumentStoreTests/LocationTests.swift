// Tests of where the documents live.

import BehestDocumentStore
import Foundation
import Testing

struct LocationTests {
  @Test(arguments: [
    (["XDG_DATA_HOME": "/x", "HOME": "/h"], "/x/behest/MarkdownSnippet.sqlite"),
    (["HOME": "/h/"], "/h/.local/share/behest/MarkdownSnippet.sqlite"),
    (["XDG_DATA_HOME": "relative", "HOME": "/h"], "/h/.local/share/behest/MarkdownSnippet.sqlite"),
    (["XDG_DATA_HOME": "", "HOME": ""], "/account/.local/share/behest/MarkdownSnippet.sqlite"),
    ([:], "/account/.local/share/behest/MarkdownSnippet.sqlite"),
  ])
  func `the variables come first and then the account`(
    environment: [String: String], path: String
  ) throws {
    #expect(
      try StoreLocation.standard(environment: environment, accountHome: { "/account" }) == path)
  }

  @Test func `without any home the error says what to set`() throws {
    let error = try #require(throws: DocumentStoreError.self) {
      try StoreLocation.standard(environment: [:], accountHome: { nil })
    }
    #expect(error.code == .noHome)
    #expect(error.description.contains("HOME or XDG_DATA_HOME"))
  }

  @Test func `the account database is asked without a trap`() {
    #expect(StoreLocation.homeOfAccount()?.hasPrefix("/") ?? true)
  }
}
