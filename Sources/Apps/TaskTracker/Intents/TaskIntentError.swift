// The errors of the app, with their messages.

import AppIntents
import Foundation

enum TaskIntentError: Error, CustomLocalizedStringResourceConvertible {
  case appNotReady
  case notFound
  case operationFailed

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .appNotReady:
      return "The app is not ready. Please open TaskTracker first."
    case .notFound:
      return "The task could not be found."
    case .operationFailed:
      return "The operation failed. Please try again."
    }
  }
}
