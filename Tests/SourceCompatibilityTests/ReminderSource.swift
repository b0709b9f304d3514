// An intent that asks to notify, and a store of the reminders it scheduled.

import AppIntents
import UserNotifications

enum ReminderError: Error, Equatable, CustomLocalizedStringResourceConvertible {
    case notAllowed

    var localizedStringResource: LocalizedStringResource { "Please allow notifications first." }
}

final class Bells: NSObject, UNUserNotificationCenterDelegate {
    static let shared = Bells()
    private let center = UNUserNotificationCenter.current()

    func prepare() {
        center.delegate = self
        let snooze = UNNotificationAction(identifier: "snooze", title: "Snooze", options: [.foreground])
        let answer = UNTextInputNotificationAction(
            identifier: "answer", title: "Answer", options: [], textInputButtonTitle: "Send",
            textInputPlaceholder: "Why?")
        center.setNotificationCategories([
            UNNotificationCategory(
                identifier: "tea", actions: [snooze, answer], intentIdentifiers: [],
                options: .customDismissAction)
        ])
    }

    func ring(_ title: String, at time: DateComponents, with note: [String: Int]) async throws {
        let content = UNMutableNotificationContent()
        content.title = title
        content.subtitle = "Kitchen"
        content.body = String(localized: "The kettle is waiting.")
        content.sound = .default
        content.badge = 1
        content.userInfo = note
        content.categoryIdentifier = "tea"
        content.threadIdentifier = "kettle"
        content.interruptionLevel = .timeSensitive
        let trigger = UNCalendarNotificationTrigger(dateMatching: time, repeats: true)
        let request = UNNotificationRequest(identifier: title, content: content, trigger: trigger)
        try await center.add(request)
        content.title = "Changed too late"
    }

    func ringSoon(_ title: String) {
        let content = UNMutableNotificationContent()
        content.title = title
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
        center.add(UNNotificationRequest(identifier: title, content: content, trigger: trigger)) { error in
            if let error { print(error.localizedDescription) }
        }
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        notification.request.content.sound == nil ? [.list] : [.banner, .sound]
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        switch response.actionIdentifier {
        case UNNotificationDefaultActionIdentifier, UNNotificationDismissActionIdentifier: break
        default: print((response as? UNTextInputNotificationResponse)?.userText ?? "")
        }
        completionHandler()
    }
}

struct RingBellIntent: AppIntent {
    static var title: LocalizedStringResource = "Ring a Bell"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let center = UNUserNotificationCenter.current()
        guard try await center.requestAuthorization(options: [.alert, .sound, .badge]) else {
            throw ReminderError.notAllowed
        }
        return .result(dialog: "It will ring.")
    }
}
