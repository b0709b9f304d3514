// Asks the person's own interpreter about words that match no phrase.

import Foundation
import FoundationGaps
import PhraseMatching

extension Conversation {
  /// The maximum number of readings that are suggested; the others of an answer are not looked at.
  private static let maximumReadings = 3
  /// The maximum number of phrases that an interpreter gets of an intent.
  private static let maximumPhrases = 20
  /// The maximum number of values that an interpreter gets of a type.
  private static let maximumValues = 100

  /// A reading of the interpreter, with what runs it.
  struct Interpreted: Sendable {
    /// The reading, as it is suggested.
    let entry: InterpretedReading
    /// The intent and its words to run.
    let reading: Reading
  }

  /// Returns the interpreter's readings of an utterance, those of intents and parameters that exist.
  ///
  /// An interpreter that fails has none. The person is told why, and why a reading is left out.
  func interpretations(of utterance: String, _ input: Input) async -> [Interpreted] {
    guard let interpreter = settings.interpreter else { return [] }
    settings.updates(.progress(.init(app: "", title: Sentence.askingInterpreter())))
    let answer: [Interpretation]
    do {
      answer = try await interpreter.readings(of: await request(for: utterance, app: input.app))
    } catch {
      guard !Task.isCancelled, !(error is CancellationError) else { return [] }
      settings.updates(
        .interpreterProblem(
          (error as? Failure)?.words ?? Sentence.interpreterFailed(reason: error.reason)))
      return []
    }
    var found: [Interpreted] = []
    for reading in answer.prefix(Self.maximumReadings) {
      do throws(Failure) {
        let interpreted = try await interpreted(reading, app: input.app)
        if !found.contains(where: { $0.entry == interpreted.entry }) { found.append(interpreted) }
      } catch {
        settings.updates(
          .interpreterProblem(Sentence.readingLeftOut(problem: error.words)))
      }
    }
    return found
  }

  /// Returns a reading with its values read, as far as they can be without asking.
  ///
  /// - Throws: `Failure` when there is no such app, intent or parameter.
  private func interpreted(
    _ reading: Interpretation, app name: String?
  ) async throws(Failure) -> Interpreted {
    guard let (app, intent) = try? catalog.intent(named: reading.intent, in: reading.app),
      intent.has(.isListed), try catalog.selected(name).contains(where: { $0.name == app.name })
    else {
      throw Failure(
        .unknownName,
        "There is no intent “\(reading.intent.shortened)” in “\(reading.app.shortened)”.")
    }
    let given = reading.values.map(IntentRun.Given.init)
    let call = intent.makeCall()
    await launcher.launch(app)
    var run = makeRun(of: call, in: app, asking: .silent())
    run.given = given
    do {
      try await app.speaking { [run] in _ = try await run.assignGiven() }
    } catch is Withdrawn {
      // What cannot be read is asked for when the reading has been accepted.
    } catch {
      throw Failure(of: error, in: app, otherwise: "\(app.name) could not read the values.")
    }
    let entry = app.speaking {
      let said = call.fields.filter { field in
        given.contains { field.name == $0.name || field.name.hasSuffix("." + $0.name) }
      }
      let words = said.map { field in
        "\(field.words.insideSentence) \(field.value?.text.shortened ?? "…")"
      }
      let title = intent.title.nonEmpty ?? app.name(of: intent)
      return InterpretedReading(
        app: app.name, intent: app.name(of: intent),
        title: words.isEmpty ? title : "\(title): \(words.joined(separator: ", "))",
        values: said.compactMap { field in
          field.value.map {
            .init(name: field.name, text: $0.text, identifier: $0.identifier)
          }
        })
    }
    return Interpreted(entry: entry, reading: .interpretation(intent, of: app, values: given))
  }

  /// Returns what an interpreter is asked: the listed intents with their phrases and known values.
  ///
  /// No app is asked for values that are not known: an app in another process need not be started.
  private func request(for utterance: String, app: String?) async -> InterpretationRequest {
    let titles = Dictionary(
      await matcher.titles(for: utterance, limit: Self.maximumValues).map { ($0.type, $0.titles) }
    ) { first, _ in first }
    let phrases = Dictionary(grouping: (try? catalog.phrases(of: app)) ?? []) {
      [$0.app, $0.intent]
    }
    func values(_ parameter: ParameterFacts, _ entry: IntentEntry.Parameter, _ app: String)
      -> [String]
    {
      guard entry.cases.isEmpty, let name = parameter.kind.listedName else { return entry.cases }
      return titles["\(app).\(parameter.typeID)"] ?? titles["\(app).\(name)"] ?? []
    }
    let intents = ((try? catalog.selected(app)) ?? []).flatMap { app in
      app.intents.filter { $0.has(.isListed) }.map { intent in
        let call = intent.makeCall()
        let entry = IntentEntry(call, of: app)
        return InterpretationRequest.Intent(
          app: app.name, name: entry.name, title: entry.title, explanation: entry.explanation,
          phrases: phrases[[app.name, entry.name]]?.prefix(Self.maximumPhrases).map(\.phrase) ?? [],
          parameters: zip(call.parameters, entry.parameters).map { parameter, entry in
            InterpretationRequest.Parameter(
              name: entry.name, title: entry.title, type: entry.type, isRequired: entry.isRequired,
              values: values(parameter, entry, app.name))
          })
      }
    }
    return InterpretationRequest(
      utterance: utterance, language: LocalizationEnvironment.locale.identifier(.bcp47),
      intents: intents)
  }
}
