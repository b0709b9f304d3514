// Security scopes and bookmarks of files, which Foundation has on Apple's systems only.

public import Foundation

extension URL {
  /// Options for making a bookmark. Have no effect in a terminal: a bookmark is the file's path.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A bookmark with fewer data.
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    /// A bookmark with properties for a file of bookmarks.
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    /// A bookmark that gives access to the file again.
    public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
    /// A bookmark that gives read access alone.
    public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
  }

  /// Options for resolving a bookmark. Have no effect in a terminal.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Resolves without asking the person.
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    /// Resolves without mounting a volume.
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    /// Gives access to the file again.
    public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
  }

  /// Begins access to a file that the person chose.
  ///
  /// - Returns: Whether it is a file: a process on Linux has access without asking.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Ends access to a file that the person chose. Does nothing on Linux.
  public func stopAccessingSecurityScopedResource() {}

  /// Returns a bookmark: the URL of the file as text.
  ///
  /// - Throws: An error when there is no file at the URL.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL, FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: self])
    }
    return Data(absoluteURL.absoluteString.utf8)
  }

  /// Creates the URL that a bookmark was made of.
  ///
  /// - Parameter bookmarkDataIsStale: Set to `false`: a bookmark does not follow its file.
  /// - Throws: An error for data that are no bookmark, and when the file is gone.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
  ) throws {
    guard let text = String(data: data, encoding: .utf8), let file = URL(string: text),
      file.isFileURL
    else { throw CocoaError(.fileReadCorruptFile) }
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: file])
    }
    bookmarkDataIsStale = false
    self = file
  }
}
