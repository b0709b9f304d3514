// Gives Foundation the person's locale: on Linux it knows `en_001` alone, which has no currency.

import CProgramStart
import Foundation
import Glibc

/// Gives the process the locale of its environment.
@_cdecl("behest_program_starts") func programStarts() { _ = isPersonsLocaleCurrent }

/// Made once: before the first line of a program that loads Foundation, else when it is first asked for.
private let isPersonsLocaleCurrent: Bool = {
  var environment: [String: String] = [:]
  for name in LocalizationEnvironment.variables {
    environment[name] = getenv(name).map { String(cString: $0) }
  }
  let identifier = LocalizationEnvironment.identifier(in: environment)
  // Asking a locale for its region loads tables, which the usual names make unnecessary.
  let hasRegion = identifier.utf8.count == 5 && identifier.utf8.contains(UInt8(ascii: "_"))
  makeCurrent(Locale(identifier: hasRegion ? identifier : Locale(identifier: identifier).regional))
  return true
}()

/// Makes the current locale equal to another one, everywhere in Foundation.
///
/// Foundation keeps the current locale as one object, which it makes from constants when it is first
/// asked for; here that object gets the contents of another one, before any thread can use either.
/// Nothing happens should a locale be made in another way one day.
private func makeCurrent(_ locale: Locale) {
  typealias Words = (object: UnsafeMutableRawPointer, witnesses: UnsafeRawPointer)
  guard MemoryLayout<Locale>.size == MemoryLayout<Words>.size else { return }
  let old = unsafeBitCast(foundationCurrentLocale(), to: Words.self)
  let new = unsafeBitCast(locale, to: Words.self)
  guard old.witnesses == new.witnesses else { return }
  // Neither object may go, as they share what they refer to.
  for object in [old.object, new.object] {
    _ = Unmanaged<AnyObject>.fromOpaque(object).retain()
  }
  behest_copy_contents(old.object, new.object, old.witnesses)
}

/// The getter of `Locale.current`: the locale of the task, else that of the process.
@_silgen_name("behest_current_locale") func currentLocale() -> Locale {
  programStarts()
  return LocalizationEnvironment.taskLocale.map(inRegion) ?? foundationCurrentLocale()
}

/// The getter of `Locale.autoupdatingCurrent`.
@_silgen_name("behest_autoupdating_locale") func autoupdatingLocale() -> Locale {
  programStarts()
  return LocalizationEnvironment.taskLocale.map(inRegion) ?? foundationAutoupdatingLocale()
}

/// The getter of `Locale.preferredLanguages`.
@_silgen_name("behest_preferred_languages") func preferredLanguages() -> [String] {
  [Locale.current.identifier(.bcp47)]
}

/// The current locale should Foundation's getter be called otherwise one day: what it returns on Linux.
@_silgen_name("behest_unspecified_locale") func unspecifiedLocale() -> Locale {
  Locale(identifier: "en_001")
}

@_silgen_name("behest_foundation_current_locale") private func foundationCurrentLocale() -> Locale

@_silgen_name("behest_foundation_autoupdating_locale")
private func foundationAutoupdatingLocale() -> Locale

private func inRegion(_ locale: Locale) -> Locale {
  let regional = locale.regional
  return regional == locale.identifier ? locale : Locale(identifier: regional)
}

extension Locale {
  /// The identifier, with the likely region of the language if it has none: a person's locale on
  /// Apple's systems always has a region, and thereby a currency.
  fileprivate var regional: String {
    guard region == nil else { return identifier }
    let likely = Language(identifier: language.maximalIdentifier).region?.identifier ?? ""
    let name = identifier.prefix { $0 != "@" }
    let keywords = identifier.dropFirst(name.count)
    return "\(name)_\(likely.count == 2 ? likely : "US")\(keywords)"
  }
}
