// The category of a task; the raw values are those of the app behind the bridge.

import AppIntents

enum TaskCategory: Int, AppEnum {
  case personal = 0
  case work = 1
  case shopping = 2
  case health = 3

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Category"

  static var caseDisplayRepresentations: [TaskCategory: DisplayRepresentation] = [
    .personal: DisplayRepresentation(title: "Personal", subtitle: "Home and family"),
    .work: DisplayRepresentation(title: "Work", subtitle: "Anything with a deadline"),
    .shopping: DisplayRepresentation(title: "Shopping", subtitle: "Things to buy"),
    .health: DisplayRepresentation(title: "Health"),
  ]
}
