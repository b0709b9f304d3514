// The errors of the app, with their messages.

import AppIntents

enum SoupyError: Error, Hashable, CustomLocalizedStringResourceConvertible {
  case soldOut(soup: String)
  case fewerLeft(soup: String, stock: Int)
  case unknownSoup(name: String)
  case nothingOrderedYet
  case orderBookUnreadable(path: String)
  case orderBookUnwritable(path: String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .soldOut(let soup): "\(soup) is sold out today."
    case .fewerLeft(let soup, let stock): "Only \(stock) bowls of \(soup) are left."
    case .unknownSoup(let name): "There is no soup called \(name)."
    case .nothingOrderedYet: "You have not ordered anything yet."
    case .orderBookUnreadable(let path): "The orders in \(path) cannot be read."
    case .orderBookUnwritable(let path): "The orders cannot be saved in \(path)."
    }
  }
}
