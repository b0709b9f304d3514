// The variables that belong to the schemas of entities, by the schema's name.

/// The variables of each entity schema; other variables of an entity do not belong to the schema.
///
/// If a schema is not listed, every variable belongs to it. The names are those of the schemas'
/// public documentation.
let schemaMembers: [String: Set<String>] = [
  "audio.album": ["artistName", "artists", "title", "universalProductCode"],
  "audio.liveRadioStation": ["providerName", "title"],
  "audio.playlist": ["createdByMe", "curatedForMe", "owner", "title"],
  "audio.podcastEpisode": ["duration", "releaseDate", "show", "showName", "title"],
  "audio.song": [
    "album", "albumTitle", "artistName", "artists", "composerName", "composers",
    "internationalStandardRecordingCode", "title",
  ],
  "books.audiobook": books,
  "books.book": books.union(["contentType"]),
  "books.settings": [
    "font", "fontSize", "isAllowMultipleColumns", "isTextJustified", "pageNavigationSetting",
    "theme",
  ],
  "browser.bookmark": ["name", "url"],
  "browser.tab": ["isPrivate", "name", "url"],
  "browser.window": ["isPrivate", "tabs"],
  "calendar.attendee": ["isAttendanceOptional", "person", "status", "type"],
  "calendar.calendar": ["title"],
  "calendar.event": [
    "alarms", "attendees", "calendar", "endDate", "isAllDay", "location", "note", "organizers",
    "recurrence", "startDate", "status", "title", "travelTime", "virtualLocation",
  ],
  "clock.alarm": [
    "canSnooze", "isEnabled", "label", "recurrenceDays", "time", "triggerState",
  ],
  "clock.timer": ["duration", "durationRemaining", "isSleepTimer", "label", "state"],
  "files.file": ["creationDate", "fileModificationDate"],
  "journal.entry": ["entryDate", "location", "mediaItems", "message", "title"],
  "mail.account": ["emailAddress", "name"],
  "mail.draft": mail.union(["account"]),
  "mail.mailbox": ["account", "name"],
  "mail.message": mail.union([
    "account", "category", "dateReceived", "dateSent", "isFlagged", "isJunk", "isRead",
    "mailbox", "sender",
  ]),
  "mail.thread": ["description", "messages", "title"],
  "messages.conversation": [
    "attributes", "conversationName", "dateLastActive", "displayName", "isRead", "previewText",
    "recipients",
  ],
  "messages.customAttachment": ["description", "sourceName"],
  "messages.message": [
    "attachments", "attributes", "audioMessage", "author", "body", "conversation",
    "customAttachments", "date", "isRead", "links", "locations", "messageEffect", "messageType",
    "notificationIdentifier", "reaction", "referencedMessage", "subject",
  ],
  "messages.messagePerson": ["person"],
  "notes.account": ["name"],
  "notes.folder": ["account", "name", "parentFolder"],
  "notes.note": [
    "attachments", "content", "creationDate", "folder", "isPinned", "modificationDate", "name",
    "tags",
  ],
  "phone.phonePerson": ["person"],
  "photos.album": ["albumType", "creationDate", "name"],
  "photos.asset": [
    "aperture", "assetType", "creationDate", "exposure", "filter", "hasSuggestedEdits",
    "isFavorite", "isHidden", "isPortraitModeEnabled", "location", "saturation", "warmth",
  ],
  "photos.recognizedPerson": ["isFavorite", "name"],
  "reader.document": ["height", "kind", "title", "width"],
  "reader.page": ["label"],
  "reminders.group": ["lists", "name"],
  "reminders.list": ["name", "type"],
  "reminders.locationTrigger": ["event", "place"],
  "reminders.reminder": [
    "completionDate", "creationDate", "dueDate", "images", "isCompleted", "isFlagged", "list",
    "locationTrigger", "note", "recurrence", "section", "subtasks", "tags", "title", "urls",
  ],
  "reminders.section": ["list", "name"],
  "whiteboard.board": ["creationDate", "lastModificationDate", "title"],
  "whiteboard.item": ["height", "label", "type", "width", "x", "y"],
  "wordProcessor.document": ["creationDate", "modificationDate", "name"],
]

private let books: Set<String> = [
  "author", "genre", "purchaseDate", "seriesTitle", "title", "url",
]

private let mail: Set<String> = ["attachments", "bcc", "body", "cc", "subject", "to"]
