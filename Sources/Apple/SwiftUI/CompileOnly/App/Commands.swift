// The commands in an app's menus, none of which is shown.

/// Commands in an app's menus. Never shown in a terminal.
@MainActor @preconcurrency public protocol Commands {
  /// The type of the commands' content.
  associatedtype Body: Commands

  /// The commands' content.
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// The commands' content. Never called: a terminal shows no menus.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// A result builder that builds the commands of an app's menus.
@resultBuilder public struct CommandsBuilder: Sendable {
  /// Returns empty commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Returns commands as they are.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: Commands { content }

  /// Returns the only commands of the block.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Commands {
    content
  }

  /// Returns the first of several commands. None is ever shown.
  public static func buildBlock<First, each Rest>(
    _ first: First, _ rest: repeat each Rest
  ) -> some Commands where First: Commands, repeat each Rest: Commands { first }
}

/// An empty group of commands.
public struct EmptyCommands: Commands {
  /// The body of the commands: `Never`.
  public typealias Body = Never

  /// Creates empty commands.
  nonisolated public init() {}
}

/// A menu of commands.
public struct CommandMenu<Content>: Commands where Content: View {
  /// The body of the menu: `Never`.
  public typealias Body = Never

  /// Creates a menu with a localized name.
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates a menu with a name.
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {}

  /// Creates a menu with a name.
  @_disfavoredOverload
  nonisolated public init<S>(_ name: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {}
}

/// Commands beside the system's, or in place of them.
public struct CommandGroup<Content>: Commands where Content: View {
  /// The body of the group: `Never`.
  public typealias Body = Never

  /// Creates commands that are placed before the system's.
  nonisolated public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}

  /// Creates commands that are placed after the system's.
  nonisolated public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}

  /// Creates commands that replace the system's.
  nonisolated public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
}

/// A placement among the system's commands.
public struct CommandGroupPlacement: Sendable {
  private init() {}

  /// The commands about the app.
  public static let appInfo = CommandGroupPlacement()
  /// The commands for the app's settings.
  public static let appSettings = CommandGroupPlacement()
  /// The commands of system services.
  public static let systemServices = CommandGroupPlacement()
  /// The commands that hide and show apps.
  public static let appVisibility = CommandGroupPlacement()
  /// The command that quits the app.
  public static let appTermination = CommandGroupPlacement()
  /// The commands that create and open documents.
  public static let newItem = CommandGroupPlacement()
  /// The commands that save documents.
  public static let saveItem = CommandGroupPlacement()
  /// The commands that import and export data.
  public static let importExport = CommandGroupPlacement()
  /// The commands that print.
  public static let printItem = CommandGroupPlacement()
  /// The commands that undo and redo.
  public static let undoRedo = CommandGroupPlacement()
  /// The commands for the pasteboard.
  public static let pasteboard = CommandGroupPlacement()
  /// The commands for editing text.
  public static let textEditing = CommandGroupPlacement()
  /// The commands for formatting text.
  public static let textFormatting = CommandGroupPlacement()
  /// The commands for the toolbar.
  public static let toolbar = CommandGroupPlacement()
  /// The commands for the sidebar.
  public static let sidebar = CommandGroupPlacement()
  /// The commands for the size of a window.
  public static let windowSize = CommandGroupPlacement()
  /// The list of the open windows.
  public static let windowList = CommandGroupPlacement()
  /// The commands that arrange windows.
  public static let windowArrangement = CommandGroupPlacement()
  /// The commands for help.
  public static let help = CommandGroupPlacement()
}

/// The system's commands for a sidebar.
public struct SidebarCommands: Commands {
  /// The body of the commands: `Never`.
  public typealias Body = Never

  /// Creates the commands.
  nonisolated public init() {}
}

/// The system's commands for editing text.
public struct TextEditingCommands: Commands {
  /// The body of the commands: `Never`.
  public typealias Body = Never

  /// Creates the commands.
  nonisolated public init() {}
}

extension Scene {
  /// Adds commands to the scene. Has no effect in a terminal card.
  nonisolated public func commands<Content>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene where Content: Commands { self }
}
