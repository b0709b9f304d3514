// Checks that messages are read and written as JSON-RPC has them.

import BehestJSON
import ModelContextProtocol
import Testing

struct MessageTests {
  @Test
  func `a message is read as it was written`() {
    let messages: [Message] = [
      .request(id: 1, method: "tools/list", params: ["cursor": "a"]),
      .request(id: "a", method: "ping", params: [:]),
      .notification(method: "notifications/initialized", params: [:]),
      .response(id: 7, .success(["tools": []])),
      .response(id: 8, .failure(RPCError(.invalidParams, "No such tool.", data: ["name": "x"]))),
    ]
    for message in messages { #expect(Message(message.json) == message) }
  }

  @Test
  func `what is no message is none`() {
    let others: [JSON] = [
      [:], [], "ping", ["id": 1], ["id": nil, "method": "ping"],
      ["id": .number(1.5), "method": "ping"],
      ["error": "x"], ["method": 1],
    ]
    for other in others { #expect(Message(other) == nil, "\(other)") }
  }

  @Test(arguments: [
    ("Counts words.", "Counts words."), ("\n\tCounts words.\n\n", "Counts words."),
    (
      "Counts words.\n\n    Args:\n        text: The text.\n    ",
      "Counts words.\n\nArgs:\n    text: The text."
    ),
    ("\n    Counts\r\n    words.\n  \n    - a\n      b\n", "Counts\nwords.\n\n- a\n  b"),
    (" \n ", nil),
  ])
  func `a description is read without the indentation of its lines`(
    _ text: String, _ explanation: String?
  ) {
    #expect(Tool(["name": "count", "description": .string(text)])?.explanation == explanation)
    #expect(Prompt(["name": "count", "description": .string(text)])?.explanation == explanation)
  }
}
