// The cargo of a ferry: lists, settings that other devices share, and fonts and colors by UIKit.

import AppIntents
import SwiftUI
import UIKit

struct ListCargoIntent: AppIntent {
    static let title: LocalizedStringResource = "List Cargo"

    @Parameter(title: "Crates")
    var crates: [String]

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let store = NSUbiquitousKeyValueStore.default
        store.set(store.longLong(forKey: "lists") + 1, forKey: "lists")
        store.set(crates.map { $0.applyingTransform(.stripDiacritics, reverse: false) ?? $0 }, forKey: "crates")
        store.set(true, forKey: "isLoaded")
        store.set(crates.count, forKey: "count")
        store.synchronize()

        return .result(value: try autoreleasepool { try CargoList().text(of: crates) })
    }
}

struct CargoList {
    enum Problem: Error { case empty }

    var locale = Locale(identifier: "en_US")

    func text(of crates: [String]) throws -> String {
        guard !crates.isEmpty else { throw Problem.empty }
        let formatter = ListFormatter()
        formatter.locale = locale
        return formatter.string(from: crates) ?? ListFormatter.localizedString(byJoining: crates)
    }

    func text(ofWeights weights: [Double]) -> String? {
        let (formatter, numbers) = (ListFormatter(), NumberFormatter())
        numbers.locale = locale
        numbers.maximumFractionDigits = 1
        numbers.minimumFractionDigits = 1
        formatter.locale = locale
        formatter.itemFormatter = numbers
        return formatter.string(from: weights)
    }
}

struct CargoLabel: View {
    static let paint = UIColor { traits in
        traits.userInterfaceStyle == .dark ? .systemYellow : UIColor(red: 0.2, green: 0.1, blue: 0, alpha: 1)
    }
    static let font = UIFont.systemFont(ofSize: UIFont.labelFontSize, weight: .semibold)

    var crate: String

    var body: some View {
        Text(crate).font(Font(CargoLabel.font)).foregroundStyle(Color(uiColor: CargoLabel.paint))
    }
}
