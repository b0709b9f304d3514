// Loads pictures: a card loads nothing itself; only a caller that allows it does.

public import CardTerminal
import Dispatch
import Glibc
import Synchronization

/// A loader of picture files by the addresses in cards.
public protocol PictureLoader: Sendable {
  /// Returns the bytes of a picture file; `nil` when there is none, or none that may be shown.
  ///
  /// The method may block: `Pictures` waits no longer than its timeout.
  ///
  /// - Parameters:
  ///   - address: The address as the source spells it.
  ///   - byteLimit: The greatest number of bytes accepted.
  func bytes(at address: String, byteLimit: Int) -> [UInt8]?
}

/// A loader of the files in a folder and its subfolders, and of nothing else.
public struct LocalPictures: PictureLoader {
  private let folder: String

  /// Creates a loader for a folder.
  ///
  /// - Parameter folder: The folder that relative addresses start from, usually the document's.
  public init(folder: String) {
    self.folder = folder
  }

  /// Returns the bytes of a regular file in the folder; `nil` for absolute paths, links that lead
  /// out of the folder, and other schemes.
  public func bytes(at address: String, byteLimit: Int) -> [UInt8]? {
    guard !address.isEmpty, !address.hasPrefix("/"), !address.contains("://"),
      let root = Self.resolved(folder), let path = Self.resolved(folder + "/" + address),
      path.hasPrefix(root == "/" ? root : root + "/")
    else { return nil }
    // A pipe in place of a file must not block the open.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_size > 0,
      facts.st_size <= byteLimit
    else { return nil }
    let size = Int(facts.st_size)
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let part = read(file, buffer.baseAddress.map { $0 + count }, size - count)
        guard part > 0 else { break }
        count += part
      }
      isWhole = count == size
    }
    return isWhole ? bytes : nil
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

/// A picture source that loads each picture once, within limits.
public final class Pictures: PictureSource {
  private struct State {
    var pictures: [String: Picture?] = [:]
    var byteCount = 0
    /// The Sixel sequences by width and address; `nil` where none could be made.
    var sixels: [String: [UInt8]?] = [:]
  }

  private let loader: any PictureLoader
  private let itemLimit: Int
  private let byteLimit: Int
  private let timeout: Duration
  private let state = Mutex(State())

  /// Creates a source without any pictures loaded.
  ///
  /// - Parameters:
  ///   - loader: The loader of the files.
  ///   - itemLimit: The greatest number of pictures; further ones are shown as their text.
  ///   - byteLimit: The greatest total size, in bytes.
  ///   - timeout: The longest wait for one picture.
  public init(
    loader: any PictureLoader, itemLimit: Int = 200, byteLimit: Int = 50 << 20,
    timeout: Duration = .seconds(2)
  ) {
    self.loader = loader
    self.itemLimit = itemLimit
    self.byteLimit = byteLimit
    self.timeout = timeout
  }

  /// Returns the picture at an address; `nil` when its alternative text has to stand for it.
  public func picture(at address: String) -> Picture? {
    let known = state.withLock { state -> Picture?? in state.pictures[address] }
    if let known { return known }
    let room = state.withLock { state in
      state.pictures.count < itemLimit ? byteLimit - state.byteCount : 0
    }
    guard room > 0 else { return nil }
    let picture = load(address, byteLimit: room).flatMap { Picture($0) }
    state.withLock { state in
      state.pictures[address] = .some(picture)
      state.byteCount += picture?.bytes.count ?? 0
    }
    return picture
  }

  /// Returns the Sixel sequence of a picture; `nil` when none can be made in time.
  public func sixel(of picture: Picture, at address: String, width: Int) -> [UInt8]? {
    let key = "\(width) \(address)"
    if let known = state.withLock({ state -> [UInt8]?? in state.sixels[key] }) { return known }
    var made: [UInt8]?
    if picture.width * picture.height <= SixelEncoder.pixelLimit {
      made = SixelEncoder()?.sequence(of: picture.bytes, width: width, patience: timeout)
    }
    state.withLock { state in
      // Pictures drawn at another width are no longer needed.
      if state.sixels.count >= itemLimit { state.sixels.removeAll() }
      state.sixels[key] = .some(made)
    }
    return made
  }

  private func load(_ address: String, byteLimit: Int) -> [UInt8]? {
    let result = LoadedBytes()
    let isDone = DispatchSemaphore(value: 0)
    let loader = loader
    DispatchQueue.global().async {
      let bytes = loader.bytes(at: address, byteLimit: byteLimit)
      result.bytes.withLock { $0 = bytes }
      isDone.signal()
    }
    let seconds = Double(timeout.components.seconds) + Double(timeout.components.attoseconds) / 1e18
    guard isDone.wait(timeout: .now() + seconds) == .success else { return nil }
    return result.bytes.withLock { $0 }.flatMap { $0.count <= byteLimit ? $0 : nil }
  }
}

/// The result of a loader, shared with the thread that waits for it.
private final class LoadedBytes: Sendable {
  let bytes = Mutex<[UInt8]?>(nil)
}
