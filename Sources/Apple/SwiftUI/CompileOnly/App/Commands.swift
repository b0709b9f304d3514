// The commands of an app's menus, of which none is ever shown.

/// Commands in an app's menus.
@MainActor @preconcurrency public protocol Commands {
  /// The type of the commands' content.
  associatedtype Body: Commands

  /// The commands' content.
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Never called: there are no menus.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Builds the commands of an app's menus.
@resultBuilder public struct CommandsBuilder: Sendable {
  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Takes commands as they are.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: Commands { content }

  /// Passes single commands through.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Commands {
    content
  }

  /// Takes the first of several; none is ever shown.
  public static func buildBlock<First, each Rest>(
    _ first: First, _ rest: repeat each Rest
  ) -> some Commands where First: Commands, repeat each Rest: Commands { first }
}

/// No commands.
public struct EmptyCommands: Commands {
  /// Commands without a body.
  public typealias Body = Never

  /// Makes no commands.
  nonisolated public init() {}
}

/// A menu of commands.
public struct CommandMenu<Content>: Commands where Content: View {
  /// A menu has no body.
  public typealias Body = Never

  /// Makes a menu with a localized name.
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Makes a menu with a name.
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {}

  /// Makes a menu with a name.
  @_disfavoredOverload
  nonisolated public init<S>(_ name: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {}
}

/// Commands beside, or in place of, the system's own.
public struct CommandGroup<Content>: Commands where Content: View {
  /// A group has no body.
  public typealias Body = Never

  /// Puts commands before the system's.
  nonisolated public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}

  /// Puts commands after the system's.
  nonisolated public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}

  /// Puts commands in place of the system's.
  nonisolated public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
}

/// The system's own commands.
public struct CommandGroupPlacement: Sendable {
  private init() {}

  /// The commands named.
  public static let appInfo = CommandGroupPlacement()
  /// The commands named.
  public static let appSettings = CommandGroupPlacement()
  /// The commands named.
  public static let systemServices = CommandGroupPlacement()
  /// The commands named.
  public static let appVisibility = CommandGroupPlacement()
  /// The commands named.
  public static let appTermination = CommandGroupPlacement()
  /// The commands named.
  public static let newItem = CommandGroupPlacement()
  /// The commands named.
  public static let saveItem = CommandGroupPlacement()
  /// The commands named.
  public static let importExport = CommandGroupPlacement()
  /// The commands named.
  public static let printItem = CommandGroupPlacement()
  /// The commands named.
  public static let undoRedo = CommandGroupPlacement()
  /// The commands named.
  public static let pasteboard = CommandGroupPlacement()
  /// The commands named.
  public static let textEditing = CommandGroupPlacement()
  /// The commands named.
  public static let textFormatting = CommandGroupPlacement()
  /// The commands named.
  public static let toolbar = CommandGroupPlacement()
  /// The commands named.
  public static let sidebar = CommandGroupPlacement()
  /// The commands named.
  public static let windowSize = CommandGroupPlacement()
  /// The commands named.
  public static let windowList = CommandGroupPlacement()
  /// The commands named.
  public static let windowArrangement = CommandGroupPlacement()
  /// The commands named.
  public static let help = CommandGroupPlacement()
}

/// The system's commands for a sidebar.
public struct SidebarCommands: Commands {
  /// Commands without a body.
  public typealias Body = Never

  /// Makes the commands.
  nonisolated public init() {}
}

/// The system's commands for editing text.
public struct TextEditingCommands: Commands {
  /// Commands without a body.
  public typealias Body = Never

  /// Makes the commands.
  nonisolated public init() {}
}

extension Scene {
  /// Adds commands to the scene. Has no effect in a terminal card.
  nonisolated public func commands<Content>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene where Content: Commands { self }
}
