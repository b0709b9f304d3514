// The things the system has names for, by domain.

extension AppSchemaEntity where Self == AppSchema.Entity {
  /// The schemas of entities in the domain of audio.
  public static var audio: some AppSchema.AudioEntity { AppSchema.Entity("audio") }

  /// The schemas of entities in the domain of books.
  public static var books: some AppSchema.BooksEntity { AppSchema.Entity("books") }

  /// The schemas of entities in the domain of browser.
  public static var browser: some AppSchema.BrowserEntity { AppSchema.Entity("browser") }

  /// The schemas of entities in the domain of calendar.
  public static var calendar: some AppSchema.CalendarEntity { AppSchema.Entity("calendar") }

  /// The schemas of entities in the domain of clock.
  public static var clock: some AppSchema.ClockEntity { AppSchema.Entity("clock") }

  /// The schemas of entities in the domain of files.
  public static var files: some AppSchema.FilesEntity { AppSchema.Entity("files") }

  /// The schemas of entities in the domain of journal.
  public static var journal: some AppSchema.JournalEntity { AppSchema.Entity("journal") }

  /// The schemas of entities in the domain of mail.
  public static var mail: some AppSchema.MailEntity { AppSchema.Entity("mail") }

  /// The schemas of entities in the domain of maps.
  public static var maps: some AppSchema.MapsEntity { AppSchema.Entity("maps") }

  /// The schemas of entities in the domain of messages.
  public static var messages: some AppSchema.MessagesEntity { AppSchema.Entity("messages") }

  /// The schemas of entities in the domain of notes.
  public static var notes: some AppSchema.NotesEntity { AppSchema.Entity("notes") }

  /// The schemas of entities in the domain of phone.
  public static var phone: some AppSchema.PhoneEntity { AppSchema.Entity("phone") }

  /// The schemas of entities in the domain of photos.
  public static var photos: some AppSchema.PhotosEntity { AppSchema.Entity("photos") }

  /// The schemas of entities in the domain of presentation.
  public static var presentation: some AppSchema.PresentationEntity {
    AppSchema.Entity("presentation")
  }

  /// The schemas of entities in the domain of reader.
  public static var reader: some AppSchema.ReaderEntity { AppSchema.Entity("reader") }

  /// The schemas of entities in the domain of reminders.
  public static var reminders: some AppSchema.RemindersEntity { AppSchema.Entity("reminders") }

  /// The schemas of entities in the domain of spreadsheet.
  public static var spreadsheet: some AppSchema.SpreadsheetEntity {
    AppSchema.Entity("spreadsheet")
  }

  /// The schemas of entities in the domain of whiteboard.
  public static var whiteboard: some AppSchema.WhiteboardEntity { AppSchema.Entity("whiteboard") }

  /// The schemas of entities in the domain of word processor.
  public static var wordProcessor: some AppSchema.WordProcessorEntity {
    AppSchema.Entity("wordProcessor")
  }
}

extension AppSchema {
  /// The schemas of entities in the domain of audio.
  public protocol AudioEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.AudioEntity {}

extension AppSchema.AudioEntity {
  /// An entity for “album”.
  public var album: some AppSchemaEntity { AppSchema.Entity("audio.album") }
  /// An entity for “algorithmic radio station”.
  public var algorithmicRadioStation: some AppSchemaEntity {
    AppSchema.Entity("audio.algorithmicRadioStation")
  }
  /// An entity for “ambient sound”.
  public var ambientSound: some AppSchemaEntity { AppSchema.Entity("audio.ambientSound") }
  /// An entity for “artist”.
  public var artist: some AppSchemaEntity { AppSchema.Entity("audio.artist") }
  /// An entity for “audiobook”.
  public var audiobook: some AppSchemaEntity { AppSchema.Entity("audio.audiobook") }
  /// An entity for “classical music recording”.
  public var classicalMusicRecording: some AppSchemaEntity {
    AppSchema.Entity("audio.classicalMusicRecording")
  }
  /// An entity for “live radio station”.
  public var liveRadioStation: some AppSchemaEntity { AppSchema.Entity("audio.liveRadioStation") }
  /// An entity for “news brief”.
  public var newsBrief: some AppSchemaEntity { AppSchema.Entity("audio.newsBrief") }
  /// An entity for “news provider”.
  public var newsProvider: some AppSchemaEntity { AppSchema.Entity("audio.newsProvider") }
  /// An entity for “playlist”.
  public var playlist: some AppSchemaEntity { AppSchema.Entity("audio.playlist") }
  /// An entity for “podcast collection”.
  public var podcastCollection: some AppSchemaEntity { AppSchema.Entity("audio.podcastCollection") }
  /// An entity for “podcast episode”.
  public var podcastEpisode: some AppSchemaEntity { AppSchema.Entity("audio.podcastEpisode") }
  /// An entity for “podcast show”.
  public var podcastShow: some AppSchemaEntity { AppSchema.Entity("audio.podcastShow") }
  /// An entity for “radio show”.
  public var radioShow: some AppSchemaEntity { AppSchema.Entity("audio.radioShow") }
  /// An entity for “radio show episode”.
  public var radioShowEpisode: some AppSchemaEntity { AppSchema.Entity("audio.radioShowEpisode") }
  /// An entity for “song”.
  public var song: some AppSchemaEntity { AppSchema.Entity("audio.song") }
  /// An entity for “song collection”.
  public var songCollection: some AppSchemaEntity { AppSchema.Entity("audio.songCollection") }
  /// An entity for “warmup audio queue result”.
  public var warmupAudioQueueResult: some AppSchemaEntity {
    AppSchema.Entity("audio.warmupAudioQueueResult")
  }
}

extension AppSchema {
  /// The schemas of entities in the domain of books.
  public protocol BooksEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.BooksEntity {}

extension AppSchema.BooksEntity {
  /// An entity for “audiobook”.
  public var audiobook: some AppSchemaEntity { AppSchema.Entity("books.audiobook") }
  /// An entity for “book”.
  public var book: some AppSchemaEntity { AppSchema.Entity("books.book") }
  /// An entity for “settings”.
  public var settings: some AppSchemaEntity { AppSchema.Entity("books.settings") }
}

extension AppSchema {
  /// The schemas of entities in the domain of browser.
  public protocol BrowserEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.BrowserEntity {}

extension AppSchema.BrowserEntity {
  /// An entity for “bookmark”.
  public var bookmark: some AppSchemaEntity { AppSchema.Entity("browser.bookmark") }
  /// An entity for “reading list item”.
  public var readingListItem: some AppSchemaEntity { AppSchema.Entity("browser.readingListItem") }
  /// An entity for “tab”.
  public var tab: some AppSchemaEntity { AppSchema.Entity("browser.tab") }
  /// An entity for “tab group”.
  public var tabGroup: some AppSchemaEntity { AppSchema.Entity("browser.tabGroup") }
  /// An entity for “window”.
  public var window: some AppSchemaEntity { AppSchema.Entity("browser.window") }
}

extension AppSchema {
  /// The schemas of entities in the domain of calendar.
  public protocol CalendarEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.CalendarEntity {}

extension AppSchema.CalendarEntity {
  /// An entity for “attendee”.
  public var attendee: some AppSchemaEntity { AppSchema.Entity("calendar.attendee") }
  /// An entity for “calendar”.
  public var calendar: some AppSchemaEntity { AppSchema.Entity("calendar.calendar") }
  /// An entity for “event”.
  public var event: some AppSchemaEntity { AppSchema.Entity("calendar.event") }
}

extension AppSchema {
  /// The schemas of entities in the domain of clock.
  public protocol ClockEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.ClockEntity {}

extension AppSchema.ClockEntity {
  /// An entity for “alarm”.
  public var alarm: some AppSchemaEntity { AppSchema.Entity("clock.alarm") }
  /// An entity for “timer”.
  public var timer: some AppSchemaEntity { AppSchema.Entity("clock.timer") }
}

extension AppSchema {
  /// The schemas of entities in the domain of files.
  public protocol FilesEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.FilesEntity {}

extension AppSchema.FilesEntity {
  /// An entity for “file”.
  public var file: some AppSchemaEntity { AppSchema.Entity("files.file") }
}

extension AppSchema {
  /// The schemas of entities in the domain of journal.
  public protocol JournalEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.JournalEntity {}

extension AppSchema.JournalEntity {
  /// An entity for “entry”.
  public var entry: some AppSchemaEntity { AppSchema.Entity("journal.entry") }
}

extension AppSchema {
  /// The schemas of entities in the domain of mail.
  public protocol MailEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.MailEntity {}

extension AppSchema.MailEntity {
  /// An entity for “account”.
  public var account: some AppSchemaEntity { AppSchema.Entity("mail.account") }
  /// An entity for “draft”.
  public var draft: some AppSchemaEntity { AppSchema.Entity("mail.draft") }
  /// An entity for “mailbox”.
  public var mailbox: some AppSchemaEntity { AppSchema.Entity("mail.mailbox") }
  /// An entity for “message”.
  public var message: some AppSchemaEntity { AppSchema.Entity("mail.message") }
  /// An entity for “thread”.
  public var thread: some AppSchemaEntity { AppSchema.Entity("mail.thread") }
}

extension AppSchema {
  /// The schemas of entities in the domain of maps.
  public protocol MapsEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.MapsEntity {}

extension AppSchema.MapsEntity {
  /// An entity for “current location”.
  public var currentLocation: some AppSchemaEntity { AppSchema.Entity("maps.currentLocation") }
  /// An entity for “navigation session”.
  public var navigationSession: some AppSchemaEntity { AppSchema.Entity("maps.navigationSession") }
  /// An entity for “operating hours”.
  public var operatingHours: some AppSchemaEntity { AppSchema.Entity("maps.operatingHours") }
  /// An entity for “operating time range”.
  public var operatingTimeRange: some AppSchemaEntity {
    AppSchema.Entity("maps.operatingTimeRange")
  }
  /// An entity for “place”.
  public var place: some AppSchemaEntity { AppSchema.Entity("maps.place") }
  /// An entity for “rating”.
  public var rating: some AppSchemaEntity { AppSchema.Entity("maps.rating") }
}

extension AppSchema {
  /// The schemas of entities in the domain of messages.
  public protocol MessagesEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.MessagesEntity {}

extension AppSchema.MessagesEntity {
  /// An entity for “conversation”.
  public var conversation: some AppSchemaEntity { AppSchema.Entity("messages.conversation") }
  /// An entity for “custom attachment”.
  public var customAttachment: some AppSchemaEntity {
    AppSchema.Entity("messages.customAttachment")
  }
  /// An entity for “message”.
  public var message: some AppSchemaEntity { AppSchema.Entity("messages.message") }
  /// An entity for “message person”.
  public var messagePerson: some AppSchemaEntity { AppSchema.Entity("messages.messagePerson") }
}

extension AppSchema {
  /// The schemas of entities in the domain of notes.
  public protocol NotesEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.NotesEntity {}

extension AppSchema.NotesEntity {
  /// An entity for “account”.
  public var account: some AppSchemaEntity { AppSchema.Entity("notes.account") }
  /// An entity for “folder”.
  public var folder: some AppSchemaEntity { AppSchema.Entity("notes.folder") }
  /// An entity for “note”.
  public var note: some AppSchemaEntity { AppSchema.Entity("notes.note") }
}

extension AppSchema {
  /// The schemas of entities in the domain of phone.
  public protocol PhoneEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.PhoneEntity {}

extension AppSchema.PhoneEntity {
  /// An entity for “phone person”.
  public var phonePerson: some AppSchemaEntity { AppSchema.Entity("phone.phonePerson") }
}

extension AppSchema {
  /// The schemas of entities in the domain of photos.
  public protocol PhotosEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.PhotosEntity {}

extension AppSchema.PhotosEntity {
  /// An entity for “album”.
  public var album: some AppSchemaEntity { AppSchema.Entity("photos.album") }
  /// An entity for “asset”.
  public var asset: some AppSchemaEntity { AppSchema.Entity("photos.asset") }
  /// An entity for “recognized person”.
  public var recognizedPerson: some AppSchemaEntity { AppSchema.Entity("photos.recognizedPerson") }
}

extension AppSchema {
  /// The schemas of entities in the domain of presentation.
  public protocol PresentationEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.PresentationEntity {}

extension AppSchema.PresentationEntity {
  /// An entity for “document”.
  public var document: some AppSchemaEntity { AppSchema.Entity("presentation.document") }
  /// An entity for “slide”.
  public var slide: some AppSchemaEntity { AppSchema.Entity("presentation.slide") }
  /// An entity for “template”.
  public var template: some AppSchemaEntity { AppSchema.Entity("presentation.template") }
}

extension AppSchema {
  /// The schemas of entities in the domain of reader.
  public protocol ReaderEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.ReaderEntity {}

extension AppSchema.ReaderEntity {
  /// An entity for “document”.
  public var document: some AppSchemaEntity { AppSchema.Entity("reader.document") }
  /// An entity for “page”.
  public var page: some AppSchemaEntity { AppSchema.Entity("reader.page") }
}

extension AppSchema {
  /// The schemas of entities in the domain of reminders.
  public protocol RemindersEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.RemindersEntity {}

extension AppSchema.RemindersEntity {
  /// An entity for “group”.
  public var group: some AppSchemaEntity { AppSchema.Entity("reminders.group") }
  /// An entity for “list”.
  public var list: some AppSchemaEntity { AppSchema.Entity("reminders.list") }
  /// An entity for “location trigger”.
  public var locationTrigger: some AppSchemaEntity { AppSchema.Entity("reminders.locationTrigger") }
  /// An entity for “reminder”.
  public var reminder: some AppSchemaEntity { AppSchema.Entity("reminders.reminder") }
  /// An entity for “section”.
  public var section: some AppSchemaEntity { AppSchema.Entity("reminders.section") }
}

extension AppSchema {
  /// The schemas of entities in the domain of spreadsheet.
  public protocol SpreadsheetEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.SpreadsheetEntity {}

extension AppSchema.SpreadsheetEntity {
  /// An entity for “document”.
  public var document: some AppSchemaEntity { AppSchema.Entity("spreadsheet.document") }
  /// An entity for “sheet”.
  public var sheet: some AppSchemaEntity { AppSchema.Entity("spreadsheet.sheet") }
  /// An entity for “template”.
  public var template: some AppSchemaEntity { AppSchema.Entity("spreadsheet.template") }
}

extension AppSchema {
  /// The schemas of entities in the domain of whiteboard.
  public protocol WhiteboardEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.WhiteboardEntity {}

extension AppSchema.WhiteboardEntity {
  /// An entity for “board”.
  public var board: some AppSchemaEntity { AppSchema.Entity("whiteboard.board") }
  /// An entity for “item”.
  public var item: some AppSchemaEntity { AppSchema.Entity("whiteboard.item") }
}

extension AppSchema {
  /// The schemas of entities in the domain of word processor.
  public protocol WordProcessorEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.WordProcessorEntity {}

extension AppSchema.WordProcessorEntity {
  /// An entity for “document”.
  public var document: some AppSchemaEntity { AppSchema.Entity("wordProcessor.document") }
  /// An entity for “page”.
  public var page: some AppSchemaEntity { AppSchema.Entity("wordProcessor.page") }
  /// An entity for “template”.
  public var template: some AppSchemaEntity { AppSchema.Entity("wordProcessor.template") }
}
