// The messages for errors of the document store.

public import Foundation

extension DocumentStoreError: CustomStringConvertible, LocalizedError {
  /// A message for people, as one sentence: the problem, the path, and the advice if there is any.
  public var description: String {
    let place = path ?? "the data folder"
    return switch code {
    case .unreadable: "The documents at \(place) cannot be opened\(because)."
    case .corrupt:
      "The documents at \(place) are damaged\(because); restore the file from a backup or move it away."
    case .notADatabase:
      "The file \(place) is not a database of documents; move it away to start afresh."
    case .full: "There is no space left to store the documents at \(place)."
    case .busy: "Another program is using the documents at \(place); try again in a moment."
    case .newerSchema:
      "The documents at \(place) were written by a newer version of this program; use that version."
    case .noHome:
      "There is no place for the documents: set HOME or XDG_DATA_HOME to an absolute path."
    case .readOnly: "The documents at \(place) cannot be changed: the file is read-only."
    case .tooLarge: "The document is too large to be stored at \(place)."
    default: "The documents at \(place) cannot be used\(because)."
    }
  }

  /// The same message, for Foundation.
  public var errorDescription: String? { description }

  private var because: String {
    detail.map { " (\($0))" } ?? ""
  }
}
