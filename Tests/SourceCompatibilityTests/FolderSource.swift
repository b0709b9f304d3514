// Files, defaults and folders as apps write them that keep something for the person.

import AppIntents
import Foundation
import SwiftUI

struct BakerySettings {
    static var shared: URL? {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.bakery")
    }

    static func remember(oven: String?) {
        UserDefaults.standard.setValue(oven, forKey: "bakery.oven")
    }

    static var oven: String? {
        UserDefaults.standard.value(forKey: "bakery.oven") as? String
    }

    static var folders: [URL] {
        [
            .documentsDirectory, .applicationSupportDirectory, .cachesDirectory,
            URL.downloadsDirectory.appending(path: "Bread", directoryHint: .isDirectory),
        ]
    }
}

struct SaveReceiptIntent: AppIntent {
    static let title: LocalizedStringResource = "Save Receipt"

    @Parameter(title: "Text") var text: String
    @Parameter(title: "Folder") var folder: IntentFile?

    func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
        let place = folder?.fileURL ?? URL.documentsDirectory
        let receipt = place.appending(path: "receipt.txt")
        try Data(text.utf8).write(to: receipt, options: [.atomic, .completeFileProtection])
        return .result(value: IntentFile(fileURL: receipt))
    }
}
