// The environment of a view: what it inherits, by key, by type, and the standard values.

import BehestCards
public import Foundation
import FoundationGaps

/// A collection of the values that a view inherits from its ancestors.
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]
  private var named: [String: Any] = [:]

  /// Whether controls are enabled.
  public var isEnabled = true
  /// The maximum number of lines of a text; `nil` for any number.
  public var lineLimit: Int?
  /// The alignment of the lines of texts.
  public var multilineTextAlignment = TextAlignment.leading

  /// The style of text that states none of its own.
  var textStyle = TextStyle()
  /// The color of the labels of controls; `nil` for that of other text.
  var tint: Foreground?
  /// The prominence of buttons.
  var buttonProminence: Control.Prominence?
  /// The app's style of buttons; `nil` for a style of this module.
  var buttonStyle: (any ButtonStyle)?
  /// The style of labels; `nil` for the default style.
  var labelStyle: (any LabelStyle)?
  /// Whether the view is directly in a grid, whose rows keep their cells separate.
  var isInGrid = false
  /// The hooks for Markdown that a view shows.
  var markdown = MarkdownHooks.none

  /// Creates default values.
  public init() {}

  /// The value for a key; the key's default if none was set.
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type that was set by `.environment(_:)`; `nil` for none.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  /// The value of the property that calls the subscript; the given one if none was set.
  subscript<Value>(
    default usual: @autoclosure () -> Value, name: String = #function
  ) -> Value {
    get { named[name] as? Value ?? usual() }
    set { named[name] = newValue }
  }

  /// A short description for debugging.
  public var description: String { "EnvironmentValues(\(values.count))" }
}

/// A key of an environment value.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value if none was set.
  static var defaultValue: Value { get }
}

extension EnvironmentValues {
  /// The locale of text and numbers.
  public var locale: Locale {
    get { self[default: LocalizationEnvironment.locale] }
    set { self[default: newValue] = newValue }
  }

  /// The calendar of dates.
  public var calendar: Calendar {
    get { self[default: .current] }
    set { self[default: newValue] = newValue }
  }

  /// The time zone of times.
  public var timeZone: TimeZone {
    get { self[default: .current] }
    set { self[default: newValue] = newValue }
  }

  /// The font of text without one of its own.
  public var font: Font? {
    get { textStyle.font }
    set { textStyle.font = newValue }
  }

  /// The moment that relative times refer to.
  var now: Date {
    get { self[default: Date()] }
    set { self[default: newValue] = newValue }
  }
}

extension EnvironmentValues {
  /// The environment of the body that is being read.
  static var current: EnvironmentValues { scope?.values ?? EnvironmentValues() }

  @TaskLocal private static var scope: Scope?

  /// Reads a body with this environment.
  @MainActor func around<Result>(_ body: () -> Result) -> Result {
    // A body is read without a suspension, so the values never leave the main actor.
    Self.$scope.withValue(Scope(values: self), operation: body)
  }

  /// A box that holds the environment while a body is read.
  ///
  /// Unchecked: it is created, read and released within one synchronous call on the main actor.
  private final class Scope: @unchecked Sendable {
    let values: EnvironmentValues

    init(values: EnvironmentValues) { self.values = values }
  }
}
