// The bundle of a localized resource, described without loading it.

public import Foundation

extension LocalizedStringResource {
  /// A description of the bundle with the tables of a resource.
  public enum BundleDescription: Sendable {
    /// The program's own bundle.
    case main

    /// The bundle that defines a class.
    case forClass(AnyClass)

    /// The bundle at a URL.
    case atURL(URL)
  }
}

extension LocalizedStringResource.BundleDescription {
  /// The bundle itself; `nil` if there is none at the URL.
  package var bundle: Bundle? {
    switch self {
    case .main: Bundle.main
    case .forClass(let type): Bundle(for: type)
    case .atURL(let url): Bundle(url: url)
    }
  }
}

extension LocalizedStringResource.BundleDescription: Hashable {
  /// Returns whether two descriptions are equal.
  public static func == (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.main, .main): true
    case (.forClass(let one), .forClass(let other)): one == other
    case (.atURL(let one), .atURL(let other)): one == other
    case (.main, _), (.forClass, _), (.atURL, _): false
    }
  }

  /// Hashes the description, not the bundle.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .main: hasher.combine(0)
    case .forClass(let type): hasher.combine(ObjectIdentifier(type))
    case .atURL(let url): hasher.combine(url)
    }
  }
}

extension LocalizedStringResource.BundleDescription: Codable {
  /// Creates a description from an encoded URL; `nil` is the program's own bundle.
  public init(from decoder: any Decoder) throws {
    let url = try decoder.singleValueContainer().decode(URL?.self)
    self = url.map(Self.atURL) ?? .main
  }

  /// Encodes the URL of the bundle, or `nil` for the program's own.
  ///
  /// A class cannot be encoded, so `.forClass` is decoded as `.atURL`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .main: try container.encodeNil()
    case .forClass(let type): try container.encode(Bundle(for: type).bundleURL)
    case .atURL(let url): try container.encode(url)
    }
  }
}
