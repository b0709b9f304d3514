// Looks an app's texts up in the string tables of its folders, and of its packages' bundles.

package import Foundation
package import FoundationGaps
import OutputPolicies
package import PhraseCatalog
import Synchronization

/// The string tables of an app: titles, dialogs and whatever else it has people read.
///
/// A table is read when a text of it is first looked up. What the program calls its own bundle
/// (`.main`) are the app's folders: in a program with several apps each has tables of its own. The
/// bundle of a package is where its address says, and that of a class where its module's
/// resources are.
package final class AppTexts: StringTables {
  private struct Place: Hashable {
    var table: String
    var folders: [String]
  }

  private let folders: [String]
  private let complain: @Sendable (PhraseFileError) -> Void
  private let tables = Mutex<[Place: TextTable?]>([:])

  /// The tables of an app.
  ///
  /// - Parameters:
  ///   - folders: Where the tables are; what a later folder says wins.
  ///   - complain: Told of the first mistake in a table, which then has no texts.
  package init(
    folders: [String], complain: @escaping @Sendable (PhraseFileError) -> Void = AppTexts.note
  ) {
    self.folders = folders
    self.complain = complain
  }

  /// The text for a key, with specifiers for its values; `nil` when there is none.
  package func format(
    forKey key: String, table: String?, bundle: LocalizedStringResource.BundleDescription,
    locale: Locale, quantities: [Int: Double]
  ) -> String? {
    let place = Place(table: table ?? "Localizable", folders: folders(of: bundle))
    guard !place.folders.isEmpty, let table = self.table(place) else { return nil }
    return table.format(forKey: key, locale: locale.identifier, quantities: quantities)
  }

  private func table(_ place: Place) -> TextTable? {
    let (table, problem) = tables.withLock { tables -> (TextTable?, PhraseFileError?) in
      if let known = tables[place] { return (known, nil) }
      do throws(PhraseFileError) {
        // Of a name with a path in it nobody means a file elsewhere.
        let isName = !place.table.contains("/") && place.table != ".."
        let read = isName ? try TextTable(named: place.table, inFolders: place.folders) : nil
        tables[place] = .some(read)
        return (read, nil)
      } catch {
        tables[place] = .some(nil)
        return (nil, error)
      }
    }
    if let problem { complain(problem) }
    return table
  }

  private func folders(of bundle: LocalizedStringResource.BundleDescription) -> [String] {
    switch bundle {
    case .main: return folders
    case .atURL(let url): return [url.path, url.path + "/Resources"]
    case .forClass(let type):
      let module = String(reflecting: type).prefix { $0 != "." }
      let own = LinkedApp.resourceFolders(of: String(module))
      return own.isEmpty ? folders : own
    }
  }

  /// Tells of a mistake on standard error.
  package static func note(_ problem: PhraseFileError) {
    let words = CharacterPolicy.terminal.filtered("\(problem)\n")
    try? FileHandle.standardError.write(contentsOf: Data(words.utf8))
  }
}

/// The tables of several apps, for text that is looked up while none of them is at work.
package struct TextsOfApps: StringTables {
  private let tables: [any StringTables]

  /// The tables of apps, the first of which that has a text wins.
  package init(_ tables: [any StringTables]) { self.tables = tables }

  /// The text for a key; `nil` when no app has it.
  package func format(
    forKey key: String, table: String?, bundle: LocalizedStringResource.BundleDescription,
    locale: Locale, quantities: [Int: Double]
  ) -> String? {
    tables.lazy.compactMap {
      $0.format(
        forKey: key, table: table, bundle: bundle, locale: locale, quantities: quantities)
    }.first
  }
}
