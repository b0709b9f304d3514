// Starts servers that behave, and servers that do not, without a host.

import AppProcesses
import BehestProcess
import BehestTestSupport
import Foundation
import Glibc
import Testing

@Suite(.timeLimit(.minutes(1)))
struct OwnProcessTests {
  private let scratch: Scratch
  private let quick = AppProcess.Patience(
    closing: .milliseconds(30), terminating: .milliseconds(30))

  init() throws { scratch = try Scratch() }

  @Test func `a server answers, in its folder and a session of its own`() async throws {
    let lease = try OwnProcesses().open(scratch.command())
    #expect(lease.ask("one") == "got one" && lease.known == nil && lease.firstID == 1)
    #expect(getsid(lease.processID) == lease.processID)
    let folder = try FileManager.default.destinationOfSymbolicLink(
      atPath: "/proc/\(lease.processID)/cwd")
    #expect(folder == scratch.folder.path)
    await lease.leave()
    try await until { !isRunning(lease.processID) }
  }

  @Test func `variables are those of the system and those that are named`() async throws {
    let command = scratch.command("export -p | tr '\\n' ' '; echo; cat", variables: ["TOKEN": "t"])
    #expect(Set(command.environment.keys) == ["LC_ALL", "PATH", "TOKEN"])
    let lease = try OwnProcesses().open(command)
    let variables = lease.hear()
    #expect(variables.contains("TOKEN='t'") && !variables.contains("SECRET"))
    await lease.leave()
  }

  @Test func `what cannot be started is told`() throws {
    func failure(_ words: [String], folder: String = "/") -> String {
      let command = AppCommand(
        words: words, surroundings: ["PATH": "/usr/bin"], folder: folder, logPath: nil)
      do {
        _ = try OwnProcesses().open(command)
        return ""
      } catch {
        return error.description
      }
    }
    #expect(failure(["no-such-server"]) == "There is no program “no-such-server” in PATH.")
    #expect(failure(["/no/server"]) == "There is no program at “/no/server”.")
    #expect(failure(["sh"], folder: "/no") == "There is no folder “/no” to start “sh” in.")
    #expect(failure(["/dev/null"]) == "There is no program at “/dev/null”.")
  }

  @Test func `a server that ends at once is told with its last words, and paused`() async throws {
    let processes = OwnProcesses(firstPause: .seconds(30))
    let command = scratch.command("echo; echo 'no module mcp' >&2; exit 3")
    let lease = try processes.open(command)
    let failure = try #require(await lease.failure(within: .seconds(600)))
    #expect(failure.description == "“sh” has ended with status 3.\nno module mcp")
    await lease.leave(isClean: false)
    let paused = #expect(throws: ServerFailure.self) { try processes.open(command) }
    #expect(paused?.lastLines == ["no module mcp"] && paused?.pause != nil)
  }

  @Test func `each pause is twice as long as the one before, until a process lives`() throws {
    var pauses = RestartPauses(first: .seconds(2))
    let command = scratch.command("exit 3")
    func end(after lifetime: Duration) -> ServerEnd {
      ServerEnd(end: .exited(3), lastLines: [], lifetime: lifetime, isFailure: true)
    }
    var now = ContinuousClock.now
    func pause() -> Duration? {
      do throws(ServerFailure) { try pauses.check(command, at: now) } catch { return error.pause }
      return nil
    }
    for seconds in [2, 4, 8, 16, 30, 30] {
      pauses.note(end(after: .milliseconds(10)), of: command, at: now)
      #expect(pause() == .seconds(seconds))
      now += .seconds(seconds)
      #expect(pause() == nil)
    }
    pauses.note(end(after: .seconds(60)), of: command, at: now)
    #expect(pause() == nil)
    pauses.note(end(after: .milliseconds(10)), of: command, at: now)
    #expect(pause() == .seconds(2))
  }

  @Test func `a server that floods standard error neither blocks nor fills the disk`()
    async throws
  {
    let lease = try OwnProcesses().open(
      scratch.command("head -c 2500000 /dev/zero | tr '\\0' '.' >&2; echo done; cat"))
    #expect(lease.hear() == "done")
    for file in [scratch.log, scratch.log + ".1"] {
      var status = stat()
      #expect(stat(file, &status) == 0 && status.st_size <= 1 << 20)
      #expect(mode(file) == 0o600)
    }
    #expect(mode(scratch.folder.path + "/state") == 0o700)
    await lease.leave()
  }

  @Test(arguments: ["", "trap '' TERM HUP; "])
  func `what a server leaves behind in its group ends with it`(_ trap: String) async throws {
    let lease = try OwnProcesses().open(scratch.command(trap + "sleep 1000 & echo $!"))
    let child = try #require(pid_t(lease.hear()))
    _ = await lease.failure(within: .seconds(10))
    try await until { !isRunning(child) }
    await lease.leave(isClean: false)
  }

  @Test func `a server that ignores every request to end is killed with its children`()
    async throws
  {
    let processes = OwnProcesses(patience: quick)
    let process = try processes.start(
      scratch.command("trap '' TERM; echo $$ >&2; while :; do sleep 1000; done"))
    try await until { FileManager.default.contents(atPath: scratch.log)?.contains(10) ?? false }
    process.finish()
    let end = try #require(await process.end(within: .seconds(600)))
    #expect(end.end == .signalled(SIGKILL) && !end.isFailure)
    #expect(end.lifetime > .milliseconds(60))
  }

  @Test func `a lease that is dropped ends its process`() async throws {
    var lease: ServerLease? = try OwnProcesses().open(scratch.command())
    let id = try #require(lease?.processID)
    for stream in [lease?.input, lease?.output] { close(stream ?? -1) }
    lease = nil
    try await until { !isRunning(id) }
  }

  @Test func `a server that hangs can be killed`() async throws {
    let lease = try OwnProcesses().open(scratch.command("trap '' TERM; sleep 1000"))
    await lease.kill()
    let failure = await lease.failure(within: .seconds(1))
    #expect(failure?.status == 137)
  }
}
