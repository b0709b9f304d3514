// The words of rules of recurrence, in the languages of conversations.

import Foundation

/// The words that rules of recurrence are made of, without case.
///
/// To add a language, add its words to each table.
enum RecurrenceWords {
  /// Words that state nothing by themselves.
  static let fillers: Set<String> = [
    "every", "each", "on", "the", "and", "of", "a", "in", "at", "jeden", "jede", "jedes", "alle",
    "am", "an", "im", "und", "des", "den", "der", "cada", "todos", "todas", "los", "las", "el",
    "la", "y", "de", "chaque", "tous", "toutes", "les", "le", "et", "du", "ogni", "tutti", "tutte",
    "i", "il", "e", "elke", "iedere", "ieder", "elk", "om", "het", "en", "op", "van", "todo",
    "toda", "os", "as", "o", "每", "に", "마다",
  ]

  /// Beginnings of words in scripts without spaces, as in 毎週月曜日.
  static let unspaced = ["毎週", "毎月", "毎日", "每"]

  /// Words that state how often by themselves.
  static let adverbs: [String: (Calendar.RecurrenceRule.Frequency, Int)] = [
    "hourly": (.hourly, 1), "daily": (.daily, 1), "weekly": (.weekly, 1),
    "biweekly": (.weekly, 2), "fortnightly": (.weekly, 2), "fortnight": (.weekly, 2),
    "monthly": (.monthly, 1), "quarterly": (.monthly, 3), "yearly": (.yearly, 1),
    "annually": (.yearly, 1), "stündlich": (.hourly, 1), "täglich": (.daily, 1),
    "wöchentlich": (.weekly, 1), "monatlich": (.monthly, 1), "jährlich": (.yearly, 1),
    "diariamente": (.daily, 1), "semanalmente": (.weekly, 1), "mensualmente": (.monthly, 1),
    "anualmente": (.yearly, 1), "quotidiennement": (.daily, 1), "hebdomadaire": (.weekly, 1),
    "mensuel": (.monthly, 1), "annuel": (.yearly, 1), "giornalmente": (.daily, 1),
    "settimanalmente": (.weekly, 1), "mensilmente": (.monthly, 1), "annualmente": (.yearly, 1),
    "dagelijks": (.daily, 1), "wekelijks": (.weekly, 1), "maandelijks": (.monthly, 1),
    "jaarlijks": (.yearly, 1), "mensalmente": (.monthly, 1), "毎日": (.daily, 1),
    "毎週": (.weekly, 1), "毎月": (.monthly, 1), "毎年": (.yearly, 1), "매일": (.daily, 1),
    "매주": (.weekly, 1), "매월": (.monthly, 1), "매년": (.yearly, 1),
  ]

  /// The units of intervals.
  static let units: [String: Calendar.RecurrenceRule.Frequency] = [
    "minute": .minutely, "minutes": .minutely, "hour": .hourly, "hours": .hourly, "day": .daily,
    "days": .daily, "week": .weekly, "weeks": .weekly, "month": .monthly, "months": .monthly,
    "year": .yearly, "years": .yearly, "minuten": .minutely, "stunde": .hourly,
    "stunden": .hourly, "tag": .daily, "tage": .daily, "woche": .weekly, "wochen": .weekly,
    "monat": .monthly, "monate": .monthly, "monats": .monthly, "jahr": .yearly, "jahre": .yearly,
    "minuto": .minutely, "minutos": .minutely, "hora": .hourly, "horas": .hourly, "día": .daily,
    "días": .daily, "semana": .weekly, "semanas": .weekly, "mes": .monthly, "meses": .monthly,
    "año": .yearly, "años": .yearly, "heure": .hourly, "heures": .hourly, "jour": .daily,
    "jours": .daily, "semaine": .weekly, "semaines": .weekly, "mois": .monthly, "an": .yearly,
    "ans": .yearly, "minuti": .minutely, "ora": .hourly, "ore": .hourly, "giorno": .daily,
    "giorni": .daily, "settimana": .weekly, "settimane": .weekly, "mese": .monthly,
    "mesi": .monthly, "anno": .yearly, "anni": .yearly, "minuut": .minutely, "uur": .hourly,
    "dag": .daily, "dagen": .daily, "weken": .weekly, "maand": .monthly,
    "maanden": .monthly, "jaar": .yearly, "dia": .daily, "dias": .daily, "mês": .monthly,
    "ano": .yearly, "anos": .yearly, "天": .daily, "日": .daily, "周": .weekly, "月": .monthly,
    "年": .yearly,
  ]

  private static let workdays: [Locale.Weekday] = [
    .monday, .tuesday, .wednesday, .thursday, .friday,
  ]

  /// Words for several days of the week.
  static let daysTogether: [String: [Locale.Weekday]] = [
    "weekday": workdays, "weekdays": workdays, "workday": workdays, "workdays": workdays,
    "werktags": workdays, "weekend": [.saturday, .sunday], "weekends": [.saturday, .sunday],
    "wochenende": [.saturday, .sunday], "werkdagen": workdays, "laborables": workdays,
    "평일": workdays, "平日": workdays, "工作日": workdays, "주말": [.saturday, .sunday],
    "週末": [.saturday, .sunday], "周末": [.saturday, .sunday],
  ]

  /// Places of days, and intervals in words.
  static let places = [
    "other": 2, "second": 2, "zweite": 2, "zweiten": 2, "last": -1, "letzten": -1,
  ]
}
