// Sends lines and open files between two ends of a socket.

import BehestProcess
import BehestTestSupport
import Glibc
import Testing

struct UnixSocketTests {
  private let folder: TemporaryFolder
  private let listener: UnixListener
  private let client: UnixConnection
  private let server: UnixConnection

  init() throws {
    folder = try TemporaryFolder()
    listener = try UnixListener(path: folder.path + "/socket")
    client = try UnixConnection(path: folder.path + "/socket")
    server = try listener.accept()
  }

  @Test func `lines come one by one, each with its descriptors`() throws {
    let pipe = try Descriptor.pipe()
    defer { close(pipe.read) }
    #expect(client.send(line: Array("one\ntwo".utf8)) == nil)
    #expect(client.send(line: Array("three".utf8), descriptors: [pipe.write]) == nil)
    close(pipe.write)
    var lines: [UnixConnection.Line] = []
    for _ in 0..<3 { lines.append(try #require(try server.receiveLine(upTo: 5))) }
    #expect(lines.map { String(decoding: $0.bytes, as: UTF8.self) } == ["one", "two", "three"])
    let received = try #require(lines[2].descriptors.first)
    #expect(fcntl(received, F_GETFD) == FD_CLOEXEC)
    #expect(Descriptor.write("x".utf8, to: received) == nil)
    close(received)
    #expect(try Descriptor.readAll(pipe.read).get() == Array("x".utf8))
  }

  @Test func `a line is bounded in length and time`() throws {
    #expect(throws: SystemError(code: ETIMEDOUT)) {
      try server.receiveLine(upTo: 5, before: .now + .milliseconds(5))
    }
    #expect(client.send(line: Array("123456".utf8)) == nil)
    #expect(throws: SystemError(code: EMSGSIZE)) { try server.receiveLine(upTo: 5) }
  }

  @Test func `the other user is known, and the end is no line`() throws {
    #expect(server.peerUser == getuid() && client.peerUser == getuid())
    var other: UnixConnection? = try UnixConnection(path: folder.path + "/socket")
    let end = try listener.accept()
    #expect(other != nil)
    other = nil
    #expect(try end.receiveLine(upTo: 5) == nil)
    #expect(end.send(line: [1]) == SystemError(code: EPIPE))
  }

  @Test func `a place that is taken, missing or too long is an error`() {
    #expect(throws: SystemError(code: EADDRINUSE)) {
      try UnixListener(path: folder.path + "/socket")
    }
    #expect(throws: SystemError(code: ENOENT)) { try UnixConnection(path: folder.path + "/no") }
    #expect(throws: SystemError(code: ENAMETOOLONG)) {
      try UnixConnection(path: folder.path + String(repeating: "x", count: 108))
    }
  }
}
