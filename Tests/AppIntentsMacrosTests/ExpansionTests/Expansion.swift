// Expands macros in a text and compares: what the tests of this folder share.

import MacrosUnderTest
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Expects `source` to expand to `expanded`, with these problems, and fixes to lead to `fixed`.
func expectExpansion(
  _ source: String, to expanded: String, problems: [DiagnosticSpec] = [],
  applying fixes: [String]? = nil, fixed: String? = nil,
  location: Testing.SourceLocation = #_sourceLocation
) {
  assertMacroExpansion(
    source, expandedSource: expanded, diagnostics: problems, macroSpecs: macros,
    applyFixIts: fixes, fixedSource: fixed, indentationWidth: .spaces(2),
    failureHandler: { failure in
      Issue.record("\(failure.message)", sourceLocation: location)
    })
}

private let intentConformances: [TypeSyntax] = [
  "AppIntent", "AssistantSchemaIntent", "ShowInAppSearchResultsIntent", "OpenIntent",
  "DeleteIntent", "AudioPlaybackIntent", "AudioRecordingIntent", "LiveActivityIntent",
  "URLRepresentableIntent",
]

private let macros: [String: MacroSpec] = [
  "AppEntity": MacroSpec(
    type: AppEntityMacro.self,
    conformances: [
      "AppEntity", "AssistantSchemaEntity", "FileEntity", "UniqueAppEntity",
      "URLRepresentableEntity",
    ]),
  "AppEnum": MacroSpec(
    type: AppEnumMacro.self, conformances: ["AppEnum", "AssistantSchemaEnum"]),
  "AppIntent": MacroSpec(type: AppIntentMacro.self, conformances: intentConformances),
  "ComputedProperty": MacroSpec(type: ComputedPropertyMacro.self),
  "DeferredProperty": MacroSpec(type: DeferredPropertyMacro.self),
  "UnionValue": MacroSpec(type: UnionValueMacro.self, conformances: ["AppUnionValue"]),
]
