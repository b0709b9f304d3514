// Tests of what the app declares: intents, sentences, phrases.

import AppIntents
import Foundation
import FoundationGaps
import SampleSoupy
import SwiftApps
import Testing

struct DeclarationTests {
  @Test func `helpers and snippets are not for lists`() {
    let hidden = declared.intents.filter { !$0.isDiscoverable }.map { String(describing: $0) }
    #expect(
      hidden == [
        "AdvanceOrderIntent", "CancelOrderIntent", "OrderStatusSnippetIntent",
        "RedeemGiftCardIntent",
      ])
  }

  @Test func `ordering needs a soup and a size and has a default quantity`() throws {
    let fields = try Kitchen.intent("OrderSoup").parameterFields
    #expect(fields.map(\.name) == ["soup", "size", "quantity", "note"])
    #expect(fields.map(\.parameter.isOptional) == [false, false, false, true])
    #expect(fields.map(\.parameter.isSet) == [false, false, true, false])
    #expect(fields[2].parameter.anyDefault as? Int == 1)
    #expect(fields[2].parameter.options.inclusiveRange == 1...12)
  }

  @Test func `ordering says everything about itself`() throws {
    let type: any AppIntent.Type = type(of: try Kitchen.intent("OrderSoup"))
    #expect(String(localized: type.title) == "Order Soup")
    #expect(
      type.erasedDescription.map { String(localized: $0.descriptionText) }
        == "Places a soup order.")
    let opensApp = type.openAppWhenRun
    #expect(!opensApp)
    #expect(type.authenticationPolicy == .alwaysAllowed)
  }

  @Test func `the sentence has one parameter inline and folds the others`() throws {
    let sentence = try #require(try Kitchen.intent("OrderSoup").summarySentence)
    #expect(sentence.pieces == [.literal("Order "), .parameter(name: "soup")])
    #expect(sentence.folded == ["size", "quantity", "note"])
  }

  @Test func `the sentence follows the values`() throws {
    func pieces(_ values: [String: any Sendable]) throws -> [SummaryPiece]? {
      try Kitchen.intent("ConfigureWidget", values).summarySentence?.pieces
    }
    #expect(try pieces([:]) == [.literal("Show the order")])
    #expect(
      try pieces(["showDetails": true]) == [
        .literal("Show the details of the order in a "), .parameter(name: "size"),
        .literal(" widget"),
      ])
    #expect(
      try pieces(["showDetails": true, "size": try Kitchen.size("small")])
        == [.literal("Show a few details of the order")])
  }

  @Test func `every phrase names the app once and has one parameter at most`() {
    let phrases = declared.shortcuts[0].appShortcuts.flatMap(\.phrases).map(\.segments)
    #expect(phrases.count == 8)
    for phrase in phrases {
      #expect(phrase.filter { $0 == .applicationName }.count == 1)
      let parameters = phrase.filter { if case .parameter = $0 { true } else { false } }
      #expect(parameters.count <= 1)
    }
    #expect(phrases[0].contains(.parameter(name: "soup")))
    #expect(
      declared.shortcuts[0].negativePhrases.phrases.map(\.segments)
        == [[.literal("Spill soup in "), .applicationName]])
  }
}
