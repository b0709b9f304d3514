// Logs, signposts and locks as apps write them, old and new.

import AppIntents
import OSLog
import os
import os.lock
import os.log
import os.signpost

extension OSLog {
    private static let subsystem = "com.example.bakery"
    static let oven = OSLog(subsystem: subsystem, category: "oven")

    convenience init(category: String) {
        self.init(subsystem: OSLog.subsystem, category: category)
    }
}

extension os.Logger {
    static let intents = os.Logger(subsystem: "com.example.bakery", category: "intents")
}

final class BakeryLedger: Sendable {
    static let shared = BakeryLedger()

    private let sold = OSAllocatedUnfairLock(initialState: [String: Int]())
    private let gate = OSAllocatedUnfairLock()

    func sell(_ bread: String) -> Int {
        gate.lock()
        defer { gate.unlock() }
        sold.withLock { $0[bread, default: 0] += 1 }
        return count(bread)
    }

    func count(_ bread: String) -> Int {
        sold.withLock { $0[bread] ?? 0 }
    }
}

final class OldCounter {
    private var lock: os_unfair_lock_t
    private(set) var value = 0

    init() {
        lock = .allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
    }

    deinit {
        lock.deinitialize(count: 1)
        lock.deallocate()
    }

    func increment() {
        os_unfair_lock_lock(lock)
        value += 1
        os_unfair_lock_unlock(lock)
    }

    func tryIncrement() -> Bool {
        guard os_unfair_lock_trylock(lock) else { return false }
        defer { os_unfair_lock_unlock(lock) }
        value += 1
        return true
    }
}

struct SellBreadIntent: AppIntent {
    static let title: LocalizedStringResource = "Sell Bread"

    @Parameter(title: "Bread") var bread: String
    @Parameter(title: "Discount") var discount: Int?

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        let signposter = OSSignposter(subsystem: "com.example.bakery", category: .pointsOfInterest)
        let state = signposter.beginInterval("Sell", id: signposter.makeSignpostID(), "\(bread)")
        defer { signposter.endInterval("Sell", state) }

        os_log("Selling %{public}@ at %d%%", log: .oven, type: .info, bread, discount ?? 0)
        os_log(.debug, log: .oven, "Selling %@", bread)
        os_log(.info, "Selling \(bread, privacy: .public)")
        os_log("Selling")
        os_signpost(.event, log: OSLog(category: "till"), name: "Sell", "%{public}s", bread)

        let count = signposter.withIntervalSignpost("Count") { BakeryLedger.shared.sell(bread) }
        Logger.intents.notice(
            """
            Sold \(bread, privacy: .private(mask: .hash)), \(count, format: .decimal(minDigits: 3)) so far, \
            \(Double(count) / 2, format: .fixed(precision: 1)) a day, free: \(discount == 100, format: .answer)
            """)
        return .result(value: count)
    }
}

func recentMessages() throws -> [String] {
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    return try store.getEntries(at: store.position(timeIntervalSinceLatestBoot: 1))
        .compactMap { $0 as? OSLogEntryLog }
        .filter { $0.subsystem == "com.example.bakery" && $0.level == .error }
        .map { "[\($0.category)] \($0.composedMessage)" }
}
