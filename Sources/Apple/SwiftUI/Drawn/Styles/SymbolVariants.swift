// The variants of symbols: filled, crossed out or in a shape.

/// A variant of a symbol.
public struct SymbolVariants: Hashable, Sendable {
  private var shape: String?
  private var isFilled = false
  private var isSlashed = false

  /// No variant.
  public static let none = SymbolVariants()
  /// A variant in a circle.
  public static let circle = none.circle
  /// A variant in a square.
  public static let square = none.square
  /// A variant in a rectangle.
  public static let rectangle = none.changed { $0.shape = "rectangle" }
  /// A filled variant.
  public static let fill = none.fill
  /// A variant with a slash.
  public static let slash = none.slash

  /// The variant in a circle.
  public var circle: SymbolVariants { changed { $0.shape = "circle" } }
  /// The variant in a square.
  public var square: SymbolVariants { changed { $0.shape = "square" } }
  /// The filled variant.
  public var fill: SymbolVariants { changed { $0.isFilled = true } }
  /// The variant with a slash.
  public var slash: SymbolVariants { changed { $0.isSlashed = true } }

  /// Returns whether the variant includes another.
  public func contains(_ other: SymbolVariants) -> Bool { combined(with: other) == self }

  private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  /// Returns the variant with another added; the shape of the other wins.
  func combined(with other: SymbolVariants) -> SymbolVariants {
    changed {
      $0.shape = other.shape ?? shape
      $0.isFilled = isFilled || other.isFilled
      $0.isSlashed = isSlashed || other.isSlashed
    }
  }

  /// Returns the name of the variant of a symbol: `heart.circle.fill` for `heart`.
  func applied(to symbol: String) -> String {
    guard self != .none else { return symbol }
    var parts = symbol.split(separator: ".").map(String.init)
    var variants = self
    if parts.count > 1, parts.last == "fill" {
      parts.removeLast()
      variants.isFilled = true
    }
    if let last = parts.last, parts.count > 1, ["circle", "rectangle", "square"].contains(last) {
      parts.removeLast()
      variants.shape = shape ?? last
    }
    if isSlashed, parts.last != "slash" { parts.append("slash") }
    return (parts + [variants.shape, variants.isFilled ? "fill" : nil].compactMap { $0 })
      .joined(separator: ".")
  }
}

extension EnvironmentValues {
  /// The variant of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[default: .none] }
    set { self[default: newValue] = newValue }
  }
}

extension View {
  /// Makes symbols within the view show a variant, in addition to those set around the view.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    EnvironmentModified(content: self) {
      $0.symbolVariants = $0.symbolVariants.combined(with: variant)
    }
  }
}
