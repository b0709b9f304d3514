// The module that apps import: protocols and macros that have the same names.
//
// A module's own declaration hides those it re-exports, so that `import protocol AppIntents.AppIntent`
// finds the protocol. Beside the macro of its name, in one module, it is ambiguous.

@_exported public import AppIntentsMacroNames
@_exported public import BehestAppIntents

/// An action that an app exposes to the system, with its parameters.
public typealias AppIntent = BehestAppIntents.AppIntent

/// A type whose values an app exposes to the system, such as a document, a soup or a trail.
public typealias AppEntity = BehestAppIntents.AppEntity

/// An enum that an app exposes to the system, for people to choose a case from.
public typealias AppEnum = BehestAppIntents.AppEnum

/// An intent that the assistant can perform.
public typealias AssistantIntent = BehestAppIntents.AssistantIntent

/// An entity that the assistant knows.
public typealias AssistantEntity = BehestAppIntents.AssistantEntity

/// An enum that the assistant knows.
public typealias AssistantEnum = BehestAppIntents.AssistantEnum
