// Images as encoded data, which are kept as they are: nothing here decodes or draws them.

public import Foundation

/// An image: the data of a PNG, JPEG or GIF file, or the name of a symbol.
open class UIImage: NSObject, @unchecked Sendable {
  // Unchecked: all that is stored is constant.
  private let data: Data

  /// The scale of the image.
  public let scale: CGFloat

  /// The size in points; zero where the data do not begin with it, as only those of a PNG do.
  public let size: CGSize

  /// Creates an image without contents.
  public override convenience init() { self.init(encoded: Data(), scale: 1) }

  /// Creates an image from data; `nil` unless they begin as a PNG, JPEG or GIF file does.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from data and its scale; `nil` unless they begin as a file of images does.
  public convenience init?(data: Data, scale: CGFloat) {
    let kinds = [Self.png, Self.jpeg, Array("GIF8".utf8)]
    guard scale > 0, kinds.contains(where: data.starts(with:)) else { return nil }
    self.init(encoded: data, scale: scale)
  }

  /// Creates an image from a file; `nil` when it cannot be read or is no image.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Creates an image of an asset: `nil`, as there is no catalogue of assets.
  public convenience init?(named name: String) { nil }

  /// Creates an image without contents for a symbol.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init()
  }

  private init(encoded data: Data, scale: CGFloat) {
    self.data = data
    self.scale = scale
    let bytes = Array(data.prefix(24))
    func number(at place: Int) -> CGFloat {
      CGFloat(bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }) / scale
    }
    let hasSize = bytes.count == 24 && bytes.starts(with: Self.png)
    size = hasSize ? CGSize(width: number(at: 16), height: number(at: 20)) : .zero
  }

  /// Returns the data of a PNG file; `nil` unless the image was made of such data.
  open func pngData() -> Data? { data.starts(with: Self.png) ? data : nil }

  /// Returns the data of a JPEG file; `nil` unless the image was made of such data.
  ///
  /// - Parameter compressionQuality: Has no effect: the data are not encoded again.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    data.starts(with: Self.jpeg) ? data : nil
  }

  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47]
  private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF]
}
