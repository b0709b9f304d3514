// Images of UIKit, by name or as data. Nothing is decoded.

public import Foundation

/// An image: a symbol, a resource of the app, or the contents of a file.
open class UIImage: NSObject, @unchecked Sendable {
  // Unchecked: NSObject is not known to be Sendable, and all that is stored is constant.

  /// The origin of an image.
  package enum Source: Sendable {
    /// A symbol by its SF Symbols name.
    case symbol(String)
    /// An image by its name in the app's own resources.
    case named(String)
    /// The contents of a file.
    case data(Data)
  }

  /// The mode in which an image is rendered. Has no effect in a terminal.
  public enum RenderingMode: Int, Sendable {
    /// As is usual where it is shown.
    case automatic
    /// In its own colors.
    case alwaysOriginal
    /// In the foreground color.
    case alwaysTemplate
  }

  /// The origin; `nil` for an image without contents.
  package let source: Source?

  /// The scale of the image.
  public let scale: CGFloat

  /// The size in points; zero where it is not known, as it is of PNG files only.
  open var size: CGSize {
    guard case .data(let data)? = source, ImageFormat(data) == .png, data.count >= 24 else {
      return .zero
    }
    let bytes = Array(data.prefix(24))
    func number(at place: Int) -> CGFloat {
      CGFloat(bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }) / scale
    }
    return CGSize(width: number(at: 16), height: number(at: 20))
  }

  private init(_ source: Source?, scale: CGFloat = 1) {
    self.source = source
    self.scale = scale
  }

  /// Creates an image without contents.
  public override convenience init() { self.init(nil) }

  /// Creates an image of a symbol, known or not.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(.symbol(name))
  }

  /// Creates an image of a resource of the app, which is not loaded.
  public convenience init?(named name: String) { self.init(.named(name)) }

  /// Creates an image from the contents of a PNG, JPEG, GIF or WebP file; `nil` if they are of
  /// another kind.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard scale > 0, ImageFormat(data) != nil else { return nil }
    self.init(.data(data), scale: scale)
  }

  /// Creates an image from a file; `nil` if it cannot be read or is of no kind that is known.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Creates an image of a resource of the app, for those that have a symbol.
  package convenience init(resourceName name: String) { self.init(.named(name)) }

  /// Returns the contents of a PNG file; `nil` for an image that was not made from one, as none is
  /// converted.
  open func pngData() -> Data? { data(.png) }

  /// Returns the contents of a JPEG file; `nil` for an image that was not made from one, as none is
  /// converted.
  open func jpegData(compressionQuality: CGFloat) -> Data? { data(.jpeg) }

  /// Returns the image itself: it is rendered in the same way in all modes.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  private func data(_ format: ImageFormat) -> Data? {
    guard case .data(let data)? = source, ImageFormat(data) == format else { return nil }
    return data
  }

  /// The contents as a `data:` URL; `nil` for an image that was not made from them.
  package var dataURL: String? {
    guard case .data(let data)? = source, let format = ImageFormat(data) else { return nil }
    return "data:image/\(format.rawValue);base64,\(data.base64EncodedString())"
  }
}

/// A kind of image file, by its media subtype.
private enum ImageFormat: String {
  case png
  case jpeg
  case gif
  case webp

  /// Creates the kind that the first bytes tell; `nil` for any other.
  init?(_ data: Data) {
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if data.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if data.starts(with: Array("GIF8".utf8)) {
      self = .gif
    } else if data.starts(with: Array("RIFF".utf8)),
      data.dropFirst(8).starts(with: Array("WEBP".utf8))
    {
      self = .webp
    } else {
      return nil
    }
  }
}
