// Rules of recurrence are said in words, or in the form of RFC 5545.

import AppIntents
import Foundation
import IntentEngine
import SwiftApps
import Testing

struct RepeatThatIntent: AppIntent {
  static let title: LocalizedStringResource = "Repeat That"
  @Parameter(title: "Rhythm") var rhythm: Calendar.RecurrenceRule

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: rhythm.text)
  }
}

extension KitchenSuites {
  @Suite struct RecurrenceTests {
    private func reply(to words: String) async throws -> (value: String?, failure: String?) {
      let kitchen = Kitchen()
      var app = kitchen.installed()
      app.add(RepeatThatIntent.self)
      let talk = Talk(kitchen, try Conversation(catalog: Catalog([app])))
      let reply = await talk.run("RepeatThat", ["rhythm": words])
      return (reply.outcome?.value?.text, reply.failure?.words)
    }

    @Test(arguments: [
      ("monthly on -1", "FREQ=MONTHLY;BYMONTHDAY=-1"),
      ("every 1440 minutes", "FREQ=MINUTELY;INTERVAL=1440"),
      ("daily 1000 times", "FREQ=DAILY;COUNT=1000"),
    ])
    func `words state a rule`(_ words: String, _ text: String) async throws {
      #expect(try await reply(to: words).value == text)
    }

    @Test(arguments: [
      "monthly on -9223372036854775808", "monthly on 0", "monthly on 32", "every 100000 days",
      "every -9223372036854775808 weeks", "daily 0 times",
      "monthly -9223372036854775808 monday",
    ])
    func `numbers that are out of range state none`(_ words: String) async throws {
      #expect(try await reply(to: words).failure != nil)
    }

    @Test(arguments: [
      "FREQ=MINUTELY;INTERVAL=1440;COUNT=9999999", "FREQ=MONTHLY;BYDAY=-1FR,2MO",
      "FREQ=MONTHLY;BYMONTHDAY=-31,1",
      "FREQ=YEARLY;BYMONTH=12;BYWEEKNO=-53;BYYEARDAY=366;BYHOUR=0;BYMINUTE=59;BYSECOND=60",
    ])
    func `a rule survives being written and read`(_ text: String) {
      #expect(Calendar.RecurrenceRule(text: text, calendar: .current)?.text == text)
    }

    @Test(arguments: [
      "INTERVAL=x", "INTERVAL=0", "INTERVAL=100000", "INTERVAL=1,2", "COUNT=0",
      "COUNT=2;UNTIL=20261224", "COUNT=2;COUNT=3", "UNTIL=tomorrow", "BYMONTHDAY=foo",
      "BYMONTHDAY=1,,2", "BYMONTHDAY=0", "BYMONTHDAY=-32", "BYYEARDAY=367", "BYWEEKNO=54",
      "BYMONTH=-1", "BYMONTH=13", "BYHOUR=24", "BYMINUTE=60", "BYSECOND=61", "BYSETPOS=0",
      "BYDAY=XMO", "BYDAY=0MO", "BYDAY=54MO", "BYDAY=-9223372036854775808MO", "BYDAY=MO,XX",
      "WKST=XX", "COLOR=RED",
    ])
    func `a part that fails makes the text no rule`(_ part: String) {
      #expect(Calendar.RecurrenceRule(text: "FREQ=MONTHLY;\(part)", calendar: .current) == nil)
    }
  }
}
