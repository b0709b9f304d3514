// Sends requests by curl, and reads its answers.

package import BehestJSON
import BehestProcess
import Foundation
package import ScriptEngine
import Synchronization

extension WebRequest {
  /// Sends the request, and returns the message that answers `fetch`.
  ///
  /// - Parameter environment: The variables that locate curl.
  /// - Throws: `RunError` with a sentence about why there is no answer, also after cancelling.
  package func send(in environment: [String: String]) async throws(RunError) -> JSON {
    guard let curl = ProgramFolder.search(for: "curl", in: environment) else {
      throw RunError(.thrown, "fetch needs the program curl: sudo apt install curl")
    }
    let marker = "behest-\(UUID().uuidString) "
    let transfer = Transfer()
    let output: Result<[UInt8], SystemError>
    do {
      let options = try Descriptor.file(holding: configuration(marker: marker).utf8)
      defer { close(options) }
      let content = try Descriptor.file(holding: body ?? Data())
      defer { close(content) }
      let pipe = try Descriptor.pipe()
      defer { close(pipe.read) }
      do {
        defer { close(pipe.write) }
        // Without its own options of the person, and without variables that name a proxy.
        transfer.start(
          try ChildProcess(
            [curl, "--disable", "--config", "-"], environment: ["PATH": environment["PATH"] ?? ""],
            input: .descriptor(options), output: .descriptor(pipe.write),
            error: .descriptor(content)))
      }
      let (read, most) = (pipe.read, Self.limit + (1 << 20))
      let deadline = ContinuousClock.now + .seconds(seconds + 5)
      output = await withTaskCancellationHandler {
        await onThread { Descriptor.readAll(read, upTo: most, before: deadline) }
      } onCancel: {
        transfer.stop()
      }
    } catch {
      throw RunError(.thrown, "curl cannot be started: \(error).")
    }
    let isWhole = (try? output.get()).map { $0.count < Self.limit + (1 << 20) } ?? false
    if !isWhole { transfer.stop() }
    transfer.finish()
    guard !Task.isCancelled else { throw RunError(.thrown, "The request was cancelled.") }
    guard case .success(let bytes) = output, isWhole else {
      throw RunError(
        .thrown, (try? output.get()) == nil ? sentence(for: 28) : sentence(for: 63))
    }
    return try answer(in: Data(bytes), after: marker)
  }

  /// The process of a request, which may be stopped from any thread while it is known to be there.
  private final class Transfer: Sendable {
    private let child = Mutex<ChildProcess?>(nil)

    func start(_ process: ChildProcess) { child.withLock { $0 = process } }
    func stop() { child.withLock { if let id = $0?.id { kill(id, SIGKILL) } } }

    func finish() {
      child.withLock { process in
        _ = process?.end()
        process = nil
      }
    }
  }

  // MARK: Answers

  private func answer(in output: Data, after marker: String) throws(RunError) -> JSON {
    guard let mark = output.range(of: Data(marker.utf8), options: .backwards),
      let facts = try? JSON(parsing: output[mark.upperBound...])
    else { throw RunError(.thrown, "curl gave no answer.") }
    let code = facts["exitcode"]?.integer ?? 0
    guard code == 0 else {
      throw RunError(.thrown, sentence(for: code, detail: facts["errormsg"]?.string))
    }
    let start = output.startIndex + min(facts["size_header"]?.integer ?? 0, mark.lowerBound)
    let body = output[start..<mark.lowerBound]
    guard body.count <= Self.limit else { throw RunError(.thrown, sentence(for: 63)) }
    // The headers of redirections come first.
    let lines = String(decoding: output[..<start], as: UTF8.self)
      .replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
    let first = lines.lastIndex { $0.hasPrefix("HTTP/") } ?? lines.startIndex
    let status = lines.isEmpty ? [] : lines[first].split(separator: " ", maxSplits: 2)
    let headers = lines[first...].dropFirst().compactMap { line -> JSON? in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      return [.string(line[..<colon].lowercased()), .string(value)]
    }
    return [
      "status": .integer(facts["response_code"]?.integer ?? 0),
      "statusText": .string(status.count == 3 ? String(status[2]) : ""),
      "headers": .array(headers), "url": .string(facts["url_effective"]?.string ?? url),
      "body": ["$data": .string(body.base64EncodedString())],
    ]
  }

  /// Returns the sentence for an exit status of curl.
  private func sentence(for code: Int, detail: String? = nil) -> String {
    let parts = URLComponents(string: url)
    let host = parts?.host ?? url
    let place = host + (parts?.port.map { ":\($0)" } ?? "")
    let time = seconds.formatted(.number.precision(.fractionLength(0...3)))
    switch code {
    case 1: return "\(host) leads to an address that is not of the web."
    case 3: return "“\(url)” is no address."
    case 5, 6: return "There is no host named \(host)."
    case 7: return "Nothing answers at \(place)."
    case 28: return "\(place) did not answer within \(time) second\(seconds == 1 ? "" : "s")."
    case 35, 51, 53, 54, 58, 59, 60, 66, 77, 80, 82, 83, 90, 91:
      return "There is no secure connection to \(place)\(detail.map { " (\($0))" } ?? "")."
    case 47: return "\(place) led from address to address more than 10 times."
    case 52: return "\(place) ended the connection without an answer."
    case 18, 55, 56: return "The connection to \(place) broke off."
    case 63: return "The answer of \(place) is larger than 64 MB."
    default: return "\(place) gave no answer that can be read\(detail.map { " (\($0))" } ?? "")."
    }
  }
}
