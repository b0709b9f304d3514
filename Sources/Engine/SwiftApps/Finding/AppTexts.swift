// Looks up texts in the string tables of an app's folders and of its packages' bundles.

package import Foundation
package import FoundationGaps
import OutputPolicies
import PhraseCatalog
import Synchronization

/// The string tables of an app: titles, dialogs and other localized texts.
///
/// A table is read when one of its texts is first looked up; the first error in it is reported, and
/// it then has no texts. The main bundle (`.main`) stands for the app's own folders, since a program
/// may contain several apps with tables of their own. The bundle of a package is found at its URL,
/// that of a class in the resources of its module.
package final class AppTexts: StringTables {
  private struct Place: Hashable {
    var table: String
    var folders: [String]
  }

  private let folders: [String]
  private let tables = Mutex<[Place: TextTable?]>([:])
  private let bundles = Mutex<[LocalizedStringResource.BundleDescription: [String]]>([:])

  /// Creates the string tables in folders, of which a later one wins.
  package init(folders: [String]) { self.folders = folders }

  /// Returns the text for a key, with specifiers for its values; `nil` when there is none.
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
        // A name that contains a path is rejected, so that no file elsewhere is read.
        let isName = !place.table.contains("/") && place.table != ".."
        let read = isName ? try TextTable(named: place.table, inFolders: place.folders) : nil
        tables[place] = .some(read)
        return (read, nil)
      } catch {
        tables[place] = .some(nil)
        return (nil, error)
      }
    }
    if let problem { Self.note(problem) }
    return table
  }

  private func folders(of bundle: LocalizedStringResource.BundleDescription) -> [String] {
    if bundle == .main { return folders }
    return bundles.withLock { bundles in
      if let known = bundles[bundle] { return known }
      let found = found(bundle)
      bundles[bundle] = found
      return found
    }
  }

  private func found(_ bundle: LocalizedStringResource.BundleDescription) -> [String] {
    switch bundle {
    case .main: return folders
    case .atURL(let url): return ModuleFolders.below(url.path)
    case .forClass(let type):
      let module = qualifiedNameOfType(type).prefix { $0 != "." }
      let own = ModuleFolders.of(String(module))
      return own.isEmpty ? folders : own
    }
  }

  /// Reports an error in a table on standard error.
  private static func note(_ problem: PhraseFileError) {
    let words = CharacterPolicy.terminal.filtered("\(problem)\n")
    try? FileHandle.standardError.write(contentsOf: Data(words.utf8))
  }
}
