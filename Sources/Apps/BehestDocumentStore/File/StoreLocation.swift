// The location of the documents in the data folder of the XDG specification.

import Foundation

/// The location of this user's database.
///
/// Follows the XDG Base Directory Specification 0.8: a relative `XDG_DATA_HOME` is ignored.
package enum StoreLocation {
  /// Returns the path of the database in the person's data folder.
  ///
  /// - Parameters:
  ///   - environment: The variables, of which `XDG_DATA_HOME` and `HOME` are used.
  ///   - accountHome: Returns the account's home folder, used if the variables are not set.
  /// - Throws: `.noHome` if there is no home folder.
  package static func standard(
    environment: [String: String],
    accountHome: () -> String? = homeOfAccount
  ) throws(DocumentStoreError) -> String {
    func absolute(_ path: String?) -> String? {
      path.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let data: String
    if let given = absolute(environment["XDG_DATA_HOME"]) {
      data = given
    } else if let home = absolute(environment["HOME"]) ?? absolute(accountHome()) {
      data = appending(".local/share", to: home)
    } else {
      throw DocumentStoreError(.noHome)
    }
    return appending("behest/MarkdownSnippet.sqlite", to: data)
  }

  /// Returns the home folder in the account database, or `nil` if the user is not in it.
  package static func homeOfAccount() -> String? {
    var entry = passwd()
    var found: UnsafeMutablePointer<passwd>?
    var buffer = [CChar](repeating: 0, count: 16_384)
    guard getpwuid_r(getuid(), &entry, &buffer, buffer.count, &found) == 0, found != nil,
      let home = entry.pw_dir
    else { return nil }
    return String(cString: home)
  }

  private static func appending(_ component: String, to folder: String) -> String {
    folder.hasSuffix("/") ? folder + component : folder + "/" + component
  }
}
