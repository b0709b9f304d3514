// Requests of scripts over the network, to a server on this computer.

import BehestJSON
import BehestProcess
import BehestTestSupport
import Foundation
import ScriptApps
import ScriptEngine
import Testing

/// A server of Fixtures, which ends with the test.
private final class WebServer: Sendable {
  private let child: ChildProcess
  private let folder: TemporaryFolder
  let address: String

  /// Starts the server; `nil` where a program that it needs is missing.
  init?() throws {
    let environment = ProcessInfo.processInfo.environment
    guard let python = ProgramFolder.search(for: "python3", in: environment),
      ProgramFolder.search(for: "curl", in: environment) != nil
    else { return nil }
    folder = try TemporaryFolder()
    let file = folder.path + "/port"
    child = try ChildProcess(
      [python, Fixtures.folder.appending(path: "Servers/web.py").path, file],
      environment: environment, input: .null)
    var port: String?
    for _ in 0..<1_000 where port == nil {
      usleep(10_000)
      port = try? String(contentsOfFile: file, encoding: .utf8)
    }
    address = "http://127.0.0.1:\(port ?? "0")"
  }

  deinit { child.terminate() }

  func answer(_ path: String, _ more: JSON = [:]) async throws -> JSON {
    var message = more
    message["url"] = .string(address + path)
    return try await WebRequest(message).send(in: ProcessInfo.processInfo.environment)
  }
}

extension JSON {
  fileprivate var bytes: Data {
    self["body"]?["$data"]?.string.flatMap { Data(base64Encoded: $0) } ?? Data()
  }
  fileprivate func header(_ name: String) -> JSON? {
    self["headers"]?.array?.first { $0.array?.first?.string == name }?.array?.last
  }
}

@Suite struct WebRequestTests {
  @Test func `a request arrives as it was made`() async throws {
    guard let server = try WebServer() else { return }
    let body = Data([0, 10, 34, 92, 255])
    let answer = try await server.answer(
      "/echo/ü x?a=\"b\"",
      [
        "method": "put", "body": ["$data": .string(body.base64EncodedString())],
        "headers": [["x-quote", "a \"b\" \\c"], ["x-empty", ""], ["accept", "text/plain"]],
      ])
    #expect(answer["status"] == 200)
    #expect(answer["statusText"] == "OK")
    #expect(answer.header("content-type") == "application/json")
    let told = try JSON(parsing: answer.bytes)
    #expect(told["method"] == "PUT")
    #expect(told["path"] == "/echo/%C3%BC%20x?a=\"b\"")
    #expect(told["body"]?.string.map { Data($0.unicodeScalars.map { UInt8($0.value) }) } == body)
    #expect(told["headers"]?["x-quote"] == "a \"b\" \\c")
    #expect(told["headers"]?["x-empty"] == "")
    #expect(told["headers"]?["accept"] == "text/plain")
    #expect(told["headers"]?["content-type"] == nil)
  }

  @Test func `answers keep their status, their bytes and their last address`() async throws {
    guard let server = try WebServer() else { return }
    let absent = try await server.answer("/absent")
    #expect(absent["status"] == 404)
    #expect(absent["statusText"] == "Not Found")
    #expect(absent.header("x-two") == "b")
    #expect(try await server.answer("/bytes").bytes == Data(0...255))
    #expect(try await server.answer("/packed").bytes == Data("unpacked".utf8))
    let seen = try await server.answer(
      "/see", ["method": "POST", "body": ["$data": "YQ=="]])
    #expect(seen["url"]?.string == server.address + "/echo")
    #expect(try JSON(parsing: seen.bytes)["method"] == "GET")
    let head = try await server.answer("/bytes", ["method": "HEAD"])
    #expect(head.bytes.isEmpty)
    #expect(head.header("content-length") == "256")
  }

  @Test(arguments: [
    ("/loop", "led from address to address more than 10 times."),
    ("/away", "leads to an address that is not of the web."),
    ("/none", "ended the connection without an answer."),
    ("/slow", "did not answer within 0.2 seconds."),
  ])
  func `a request without an answer says why`(path: String, reason: String) async throws {
    guard let server = try WebServer() else { return }
    let error = await #expect(throws: RunError.self) {
      try await server.answer(path, path == "/slow" ? ["timeout": .number(0.2)] : [:])
    }
    #expect(error?.message.hasSuffix(reason) == true, "\(error?.message ?? "")")
  }

  @Test func `a request is cancelled at once`() async throws {
    guard let server = try WebServer() else { return }
    let start = ContinuousClock.now
    let task = Task { try await server.answer("/slow", ["timeout": .number(1_000)]) }
    try await Task.sleep(for: .milliseconds(100))
    task.cancel()
    await #expect(throws: RunError.self) { try await task.value }
    #expect(ContinuousClock.now - start < .seconds(300))
  }

  @Test(arguments: [
    "file:///etc/passwd", "ftp://x/", "https://", "//x", "gopher://x", "http://a\nb/", "x", "",
  ])
  func `only addresses of the web are asked`(url: String) {
    #expect(throws: RunError.self) { try WebRequest(["url": .string(url)]) }
  }

  @Test func `a header cannot bring another line or a file`() {
    for header in ["x: y\nurl", "@/etc/passwd", "a b", ""] {
      #expect(throws: RunError.self, "\(header)") {
        try WebRequest(["url": "http://x", "headers": [[.string(header), "v"]]])
      }
    }
    #expect(throws: RunError.self) {
      try WebRequest(["url": "http://x", "headers": [["a", "v\r\nurl = file:///etc/passwd"]]])
    }
    #expect(throws: RunError.self) { try WebRequest(["url": "http://x", "method": "GET\nx"]) }
  }

  @Test func `without curl the package to install is named`() async {
    let error = await #expect(throws: RunError.self) {
      try await WebRequest(["url": "http://127.0.0.1:1"]).send(in: ["PATH": "/nowhere"])
    }
    #expect(error?.message == "fetch needs the program curl: sudo apt install curl")
  }

  @Test func `a host that is not there is named`() async throws {
    let environment = ProcessInfo.processInfo.environment
    guard ProgramFolder.search(for: "curl", in: environment) != nil else { return }
    let error = await #expect(throws: RunError.self) {
      try await WebRequest(["url": "http://127.0.0.1:1/a"]).send(in: environment)
    }
    #expect(error?.message == "Nothing answers at 127.0.0.1:1.")
  }
}
