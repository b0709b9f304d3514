// Tests of the environment and streams of a child process, and of the status it ends with.

import BehestProcess
import Glibc
import Testing

struct ChildProcessTests {
  /// Returns the output of a shell command, and the way in which it ends.
  private func run(
    _ command: String, environment: [String: String] = [:], input: ChildProcess.Stream = .null,
    folder: String? = nil, isLeftBehind: Bool = false
  ) throws -> (output: String, end: ChildProcess.End) {
    let pipe = try Descriptor.pipe()
    defer { close(pipe.read) }
    let child = try ChildProcess(
      ["/bin/sh", "-c", command], environment: environment, input: input,
      output: .descriptor(pipe.write), error: .null, folder: folder, isLeftBehind: isLeftBehind)
    close(pipe.write)
    let output = try Descriptor.readAll(pipe.read).get()
    return (String(decoding: output, as: UTF8.self), child.end())
  }

  @Test func `the end of a process is told as a shell tells it`() throws {
    #expect(try run("exit 3").end == .exited(3))
    #expect(try run("kill -9 $$").end == .signalled(SIGKILL))
    #expect(ChildProcess.End.signalled(SIGKILL).status == 137)
  }

  @Test func `a program that is not there is an error`() throws {
    #expect(throws: SystemError(code: ENOENT)) {
      try ChildProcess(["/nowhere/program"], environment: [:])
    }
  }

  @Test func `a file without a name is read from its beginning`() throws {
    let file = try Descriptor.file(holding: "two\nlines\n".utf8)
    defer { close(file) }
    #expect(try run("cat", input: .descriptor(file)).output == "two\nlines\n")
  }

  @Test func `variables are those that are given and no others`() throws {
    let variables = try run("export -p", environment: ["ONLY": "this one"]).output
    #expect(variables.contains("ONLY='this one'") && !variables.contains("HOME"))
  }

  @Test func `a program that is left behind has a session of its own and no other file`() throws {
    let kept = try Descriptor.pipe()
    defer { for end in [kept.read, kept.write] { close(end) } }
    _ = fcntl(kept.read, F_SETFD, 0)
    let test = "[ -e /proc/self/fd/\(kept.read) ] && echo open; cut -d' ' -f6 /proc/self/stat"
    let session = "\(getsid(0))\n"
    #expect(try run(test).output == "open\n" + session)
    let left = try run(test, isLeftBehind: true).output
    #expect(left != session && !left.contains("open"))
  }

  @Test func `a program starts in the folder that is given`() throws {
    #expect(try run("pwd", folder: "/usr").output == "/usr\n")
    #expect(throws: SystemError(code: ENOENT)) { try run("pwd", folder: "/nowhere") }
  }

  @Test func `a descriptor tells the end of a process`() throws {
    let gate = try Descriptor.pipe()
    let child = try ChildProcess(["/bin/cat"], environment: [:], input: .descriptor(gate.read))
    close(gate.read)
    let ended = try child.descriptor()
    defer { close(ended) }
    #expect(Descriptor.areReadable([ended], before: .now) == [false])
    close(gate.write)
    #expect(Descriptor.areReadable([-1, ended], before: nil) == [false, true])
    #expect(child.end() == .exited(0))
  }

  @Test func `a program that takes too long is killed`() async throws {
    let endless = try Descriptor.pipe()
    defer { for end in [endless.read, endless.write] { close(end) } }
    let child = try ChildProcess(
      ["/bin/cat"], environment: [:], input: .descriptor(endless.read), isLeftBehind: true)
    #expect(try await child.end(within: .milliseconds(20)) == nil)
  }
}
