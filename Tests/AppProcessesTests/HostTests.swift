// Leases servers from a host, which is started, used by several clients, killed and replaced.

import AppProcesses
import BehestJSON
import BehestProcess
import BehestTestSupport
import Foundation
import Glibc
import ModelContextProtocol
import Testing

/// The time that answers have, on a machine that runs all tests at once.
private let patience = Duration.seconds(600)

@Suite(.timeLimit(.minutes(1)))
struct HostTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func `a process that is given back is the next client's`() async throws {
    let first = try await scratch.client().open(scratch.command())
    #expect(first.ask("one") == "got one" && first.known == nil && first.firstID == 1)
    await first.leave()
    let second = try await scratch.client().open(scratch.command())
    #expect(second.processID == first.processID && second.firstID == 7)
    #expect(second.known == Scratch.description)
    #expect(second.ask("two") == "got two")

    // Another client meanwhile has another process, as has one elsewhere.
    let others = [
      scratch.command(), scratch.command(variables: ["A": "b"]), scratch.command(folder: "/"),
    ]
    await second.leave()
    var ids = [second.processID]
    let again = try await scratch.client().open(scratch.command())
    #expect(again.processID == ids[0])
    for command in others {
      let lease = try await scratch.client().open(command)
      #expect(lease.known == nil)
      ids.append(lease.processID)
      await lease.leave()
    }
    #expect(Set(ids).count == 4)
    await again.leave()
  }

  @Test func `a process whose program was built anew is replaced`() async throws {
    let program = scratch.folder.path + "/server"
    func build(answering word: String) throws {
      let script = "#!/bin/sh\nwhile read -r line; do echo \"\(word) $line\"; done\n"
      try Data(script.utf8).write(to: URL(filePath: program + ".sh"))
      // Another process writes the program: a fork of this one would keep it open, and nothing could
      // start it meanwhile.
      let copy = #"cp "$0.sh" "$0.new" && chmod 755 "$0.new" && mv "$0.new" "$0""#
      let shell = try ChildProcess(["/bin/sh", "-c", copy, program], environment: [:])
      #expect(shell.end() == .exited(0))
    }
    let command = AppCommand(
      words: [program], surroundings: ["PATH": "/usr/bin:/bin"], folder: "/", logPath: nil)
    try build(answering: "first")
    let kept = try await scratch.client().open(command)
    let lent = try await scratch.client().open(command)
    #expect(kept.ask("a") == "first a")
    await kept.leave()
    try build(answering: "second")
    let next = try await scratch.client().open(command)
    #expect(next.ask("b") == "second b" && lent.ask("c") == "first c")
    await lent.leave()
    try await until { !isRunning(kept.processID) && !isRunning(lent.processID) }
    await next.leave()
    #expect(isRunning(next.processID))
  }

  @Test func `a server whose script, or a module beside it, was edited is started anew`()
    async throws
  {
    let command = AppCommand(
      words: ["sh", "server.sh"], surroundings: ["PATH": "/usr/bin:/bin"],
      folder: scratch.folder.path, logPath: nil)
    var ids: [pid_t] = []
    for (file, text) in [
      ("server.sh", Scratch.echo), ("data.json", "{}"), ("module.sh", ""),
      ("server.sh", Scratch.echo),
    ] {
      let url = scratch.folder.url.appending(path: file)
      try Data(text.utf8).write(to: url, options: .atomic)
      let lease = try await scratch.client().open(command)
      ids.append(lease.processID)
      await lease.leave()
    }
    #expect(ids[0] == ids[1] && Set(ids).count == 3)
  }

  @Test func `a server that was met goes on without a handshake`() async throws {
    let answer = #""jsonrpc":"2.0","result":{"protocolVersion":"2025-11-25","capabilities":{}}"#
    let command = scratch.command(
      #"""
      while read -r line; do
        echo "$line" >> lines
        case $line in *'"id":'*) id=${line#*'"id":'}; echo '{\#(answer),"id":'"${id%%,*}}" ;; esac
      done
      """#)
    var processes: Set<pid_t> = []
    for _ in 0..<2 {
      let lease = try await scratch.client().open(command)
      let client = MCPClient(
        try MessageStream(input: lease.input, output: lease.output),
        info: Implementation(name: "test", version: "1"), firstID: lease.firstID)
      let server = try await client.connect(
        knowing: lease.known, isMet: lease.known != nil, patience: patience)
      _ = try await client.request("tools/list", limit: patience)
      let isClean = await client.leave(within: patience)
      await lease.giveBack(server: server, nextID: client.nextID, isClean: isClean)
      processes.insert(lease.processID)
    }
    #expect(processes.count == 1)
    let lines = try String(contentsOfFile: scratch.folder.path + "/lines", encoding: .utf8)
    let messages = try lines.split(separator: "\n").map { try JSON(parsing: Array($0.utf8)) }
    #expect(messages.filter { $0["method"] == "initialize" }.count == 1)
    #expect(messages.compactMap { $0["id"]?.integer } == [1, 2, 3, 4])
  }

  @Test func `a process that is not clean, or whose client is gone, is ended`() async throws {
    let client = try scratch.client()
    let unclean = try await client.open(scratch.command())
    await unclean.leave(isClean: false)
    var dropped: ServerLease? = try await client.open(scratch.command())
    let ids = [unclean.processID, try #require(dropped?.processID)]
    for stream in [dropped?.input, dropped?.output] { close(stream ?? -1) }
    dropped = nil
    try await until { !ids.contains(where: isRunning) }
    let killed = try await client.open(scratch.command("trap '' TERM; sleep 1000"))
    await killed.kill()
    #expect(await killed.failure(within: patience)?.status == 137)
  }

  @Test func `clients at once start one host, in a place for its user alone`() async throws {
    mkdir(scratch.hostFolder.path, 0o777)
    let leases = try await withThrowingTaskGroup(of: ServerLease.self) { group in
      for _ in 0..<3 {
        group.addTask { try await scratch.client().open(scratch.command()) }
      }
      return try await group.reduce(into: [ServerLease]()) { $0.append($1) }
    }
    try await until { scratch.hosts.count == 1 }
    #expect(mode(scratch.hostFolder.path) == 0o700 && mode(scratch.hostFolder.socket) == 0o600)
    let host = scratch.hosts[0]
    #expect(getsid(host) == host)
    for lease in leases { #expect(lease.ask("x") == "got x") }
    let parents = leases.map { parent(of: $0.processID) }
    #expect(parents == [host, host, host])
    for lease in leases { await lease.leave() }
    #expect(leases.allSatisfy { isRunning($0.processID) })
    // Three unused processes of an app are kept, no more.
    let more = try await scratch.client().open(scratch.command(folder: "/"))
    await more.leave()
    try await until { !isRunning(leases[0].processID) }
    #expect(isRunning(leases[1].processID) && isRunning(more.processID))
  }

  @Test func `a folder that is not the user's own is not used`() async throws {
    symlink("/tmp", scratch.hostFolder.path)
    let lease = try await scratch.client().open(scratch.command())
    #expect(scratch.hosts.isEmpty && parent(of: lease.processID) == getpid())
    #expect(lease.ask("x") == "got x")
    await lease.leave()
    #expect(throws: SystemError.self) { try scratch.hostFolder.prepare() }
  }

  @Test(.enabled(if: getuid() == 0)) func `another user is not answered`() async throws {
    let lease = try await scratch.client().open(scratch.command())
    await lease.leave()
    // Opens what the modes close, to reach the check behind them.
    for path in [scratch.folder.path, scratch.hostFolder.path] { chmod(path, 0o755) }
    chmod(scratch.hostFolder.socket, 0o777)
    let script = """
      import os, socket, sys
      os.setuid(65534)
      s = socket.socket(socket.AF_UNIX)
      s.connect(sys.argv[1])
      try:
        s.sendall(b'{}\\n')
        print(s.recv(100))
      except ConnectionError:
        print(b'')
      """
    let output = try Descriptor.pipe()
    let python = try ChildProcess(
      ["/usr/bin/env", "python3", "-c", script, scratch.hostFolder.socket],
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""],
      output: .descriptor(output.write))
    close(output.write)
    #expect(try Descriptor.readAll(output.read).get() == Array("b''\n".utf8))
    #expect(python.end() == .exited(0))
    close(output.read)
  }

  @Test func `a host that was killed is replaced, and its processes end`() async throws {
    // It does not notice the end of its input.
    let former = try await scratch.client().open(scratch.command("echo up; exec sleep 1000"))
    #expect(former.hear() == "up")
    await former.leave()
    let host = try #require(scratch.hosts.first)
    kill(host, SIGKILL)
    try await until { !isRunning(host) }
    let next = try await scratch.client().open(scratch.command())
    #expect(next.ask("x") == "got x" && scratch.hosts.count == 1)
    await next.leave()
    try await until { !isRunning(former.processID) }
  }

  @Test func `the kept processes of one app end when they are dismissed`() async throws {
    let client = try scratch.client()
    await client.dismiss(logPath: scratch.log)
    #expect(scratch.hosts.isEmpty)
    // It does not notice the end of its input.
    let kept = try await client.open(scratch.command("echo up; exec sleep 1000"))
    let lent = try await client.open(scratch.command())
    let other = try await client.open(scratch.command(app: "Other"))
    #expect(kept.hear() == "up" && other.ask("x") == "got x")
    await kept.leave()
    await other.leave()
    await client.dismiss(logPath: scratch.log)
    try await until { !isRunning(kept.processID) }
    #expect(lent.ask("y") == "got y" && isRunning(other.processID))
    await lent.leave()
  }

  @Test func `what nobody uses ends, then the host`() async throws {
    let client = try scratch.client(["--keep", "0.05", "--linger", "0.1"])
    let lease = try await client.open(scratch.command())
    try await Task.sleep(for: .milliseconds(200))
    #expect(lease.ask("x") == "got x")
    await lease.leave()
    try await until { !isRunning(lease.processID) }
    try await until { scratch.hosts.isEmpty }
    #expect(access(scratch.hostFolder.socket, F_OK) != 0)
    let next = try await client.open(scratch.command())
    #expect(next.ask("x") == "got x")
    await next.leave()
  }

  @Test func `a host of another build is replaced, and keeps what it has lent`() async throws {
    let former = try await scratch.client().open(scratch.command())
    let kept = try await scratch.client().open(scratch.command())
    await kept.leave()
    let host = try #require(scratch.hosts.first)
    let copy = scratch.folder.path + "/behest-host"
    try FileManager.default.copyItem(atPath: #require(Scratch.program), toPath: copy)
    let next = try await scratch.client(program: copy).open(scratch.command())
    #expect(parent(of: next.processID) != host)
    #expect(next.ask("x") == "got x" && former.ask("y") == "got y")
    try await until { !isRunning(kept.processID) }
    #expect(isRunning(host))
    await former.leave()
    try await until { !isRunning(former.processID) && !isRunning(host) }
    await next.leave()
  }

  @Test func `a signal ends the host with its processes`() async throws {
    let leased = try await scratch.client().open(scratch.command())
    let kept = try await scratch.client().open(scratch.command())
    await kept.leave()
    for stream in [leased.input, leased.output] { close(stream) }
    let host = try #require(scratch.hosts.first)
    kill(host, SIGTERM)
    try await until { ![host, leased.processID, kept.processID].contains(where: isRunning) }
    #expect(await leased.failure(within: patience) != nil)
  }

  @Test func `a kept process that has died is forgotten, and one that dies at once is told`()
    async throws
  {
    let client = try scratch.client()
    let lease = try await client.open(scratch.command())
    await lease.leave()
    kill(lease.processID, SIGKILL)
    try await until { !isRunning(lease.processID) }
    let command = scratch.command("echo 'no config' >&2; exit 2")
    let broken = try await client.open(command)
    let failure = await broken.failure(within: patience)
    #expect(failure?.status == 2 && failure?.lastLines == ["no config"])
    await broken.leave(isClean: false)
    // On a busy machine the first pause may be over; the next one is longer.
    var paused: ServerFailure?
    for _ in 0..<6 where paused == nil {
      do {
        let again = try await client.open(command)
        _ = await again.failure(within: .seconds(10))
        await again.leave(isClean: false)
      } catch let failure as ServerFailure {
        paused = failure
      }
    }
    #expect(paused?.description.contains("no config") == true && paused?.pause != nil)
    let missing = AppCommand(words: ["/no/x"], surroundings: [:], folder: "/", logPath: nil)
    let none = await #expect(throws: ServerFailure.self) { try await client.open(missing) }
    #expect(none?.code == .noProgram)
  }

  /// Returns the parent of a process.
  private func parent(of id: pid_t) -> pid_t {
    let status = try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("PPid:") }
    return line.flatMap { pid_t($0.dropFirst(6)) } ?? 0
  }
}
