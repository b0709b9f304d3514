// Finds the bytes of pictures: what a card refers to is loaded only by who allows it.

public import CardTerminal
import Dispatch
import Glibc
import Synchronization

/// Loads picture files by the addresses that cards have for them.
public protocol PictureLoader: Sendable {
  /// The bytes of a picture file; `nil` where there is none, or none that may be shown.
  ///
  /// It may take its time: `Pictures` waits no longer than its timeout.
  ///
  /// - Parameters:
  ///   - address: The address as the source spells it.
  ///   - byteLimit: The most bytes that are of use.
  func bytes(at address: String, byteLimit: Int) -> [UInt8]?
}

/// Loads files of a folder and the folders in it, and nothing else.
public struct LocalPictures: PictureLoader {
  private let folder: String

  /// Makes a loader.
  ///
  /// - Parameter folder: The folder that relative addresses start from, most often the document's.
  public init(folder: String) {
    self.folder = folder
  }

  /// The bytes of a regular file in the folder; absolute paths, links that lead out of it and
  /// other schemes give `nil`.
  public func bytes(at address: String, byteLimit: Int) -> [UInt8]? {
    guard !address.isEmpty, !address.hasPrefix("/"), !address.contains("://"),
      let root = Self.resolved(folder), let path = Self.resolved(folder + "/" + address),
      path.hasPrefix(root == "/" ? root : root + "/")
    else { return nil }
    // A pipe in the place of a file must not make anybody wait.
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

/// The pictures of what is being drawn: loaded once each, within limits.
public final class Pictures: PictureSource {
  private struct State {
    var pictures: [String: Picture?] = [:]
    var byteCount = 0
    /// Sixel sequences by address and width; `nil` where there is none.
    var sixels: [String: [UInt8]?] = [:]
  }

  private let loader: any PictureLoader
  private let itemLimit: Int
  private let byteLimit: Int
  private let timeout: Duration
  private let state = Mutex(State())

  /// Makes an empty collection.
  ///
  /// - Parameters:
  ///   - loader: What loads them.
  ///   - itemLimit: The most pictures; what is beyond is shown by its words.
  ///   - byteLimit: The most bytes of all of them.
  ///   - timeout: How long to wait for one of them.
  public init(
    loader: any PictureLoader, itemLimit: Int = 200, byteLimit: Int = 50 << 20,
    timeout: Duration = .seconds(2)
  ) {
    self.loader = loader
    self.itemLimit = itemLimit
    self.byteLimit = byteLimit
    self.timeout = timeout
  }

  /// The picture at an address; `nil` where its words have to stand for it.
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

  /// The Sixel sequence of a picture; `nil` where none can be made, or not in time.
  public func sixel(of picture: Picture, at address: String, width: Int) -> [UInt8]? {
    let key = "\(width) \(address)"
    if let known = state.withLock({ state -> [UInt8]?? in state.sixels[key] }) { return known }
    var made: [UInt8]?
    if picture.width * picture.height <= SixelEncoder.pixelLimit {
      made = SixelEncoder()?.sequence(of: picture.bytes, width: width, patience: timeout)
    }
    state.withLock { state in
      // Pictures that were drawn at another width are not needed any more.
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

/// What a loader has given so far.
private final class LoadedBytes: Sendable {
  let bytes = Mutex<[UInt8]?>(nil)
}
