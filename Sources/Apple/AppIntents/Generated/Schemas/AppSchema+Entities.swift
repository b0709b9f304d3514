// Made by `make generate` from Tables/schemas.py, not by hand.

extension AppSchemaEntity where Self == AppSchema.Entity {
  /// The schemas of entities in the audio domain.
  public static var audio: some AppSchema.AudioEntity { AppSchema.Entity("audio") }

  /// The schemas of entities in the books domain.
  public static var books: some AppSchema.BooksEntity { AppSchema.Entity("books") }

  /// The schemas of entities in the browser domain.
  public static var browser: some AppSchema.BrowserEntity { AppSchema.Entity("browser") }

  /// The schemas of entities in the calendar domain.
  public static var calendar: some AppSchema.CalendarEntity { AppSchema.Entity("calendar") }

  /// The schemas of entities in the clock domain.
  public static var clock: some AppSchema.ClockEntity { AppSchema.Entity("clock") }

  /// The schemas of entities in the files domain.
  public static var files: some AppSchema.FilesEntity { AppSchema.Entity("files") }

  /// The schemas of entities in the journal domain.
  public static var journal: some AppSchema.JournalEntity { AppSchema.Entity("journal") }

  /// The schemas of entities in the mail domain.
  public static var mail: some AppSchema.MailEntity { AppSchema.Entity("mail") }

  /// The schemas of entities in the maps domain.
  public static var maps: some AppSchema.MapsEntity { AppSchema.Entity("maps") }

  /// The schemas of entities in the messages domain.
  public static var messages: some AppSchema.MessagesEntity { AppSchema.Entity("messages") }

  /// The schemas of entities in the notes domain.
  public static var notes: some AppSchema.NotesEntity { AppSchema.Entity("notes") }

  /// The schemas of entities in the phone domain.
  public static var phone: some AppSchema.PhoneEntity { AppSchema.Entity("phone") }

  /// The schemas of entities in the photos domain.
  public static var photos: some AppSchema.PhotosEntity { AppSchema.Entity("photos") }

  /// The schemas of entities in the presentation domain.
  public static var presentation: some AppSchema.PresentationEntity {
    AppSchema.Entity("presentation")
  }

  /// The schemas of entities in the reader domain.
  public static var reader: some AppSchema.ReaderEntity { AppSchema.Entity("reader") }

  /// The schemas of entities in the reminders domain.
  public static var reminders: some AppSchema.RemindersEntity { AppSchema.Entity("reminders") }

  /// The schemas of entities in the spreadsheet domain.
  public static var spreadsheet: some AppSchema.SpreadsheetEntity {
    AppSchema.Entity("spreadsheet")
  }

  /// The schemas of entities in the video domain.
  public static var video: some AppSchema.VideoEntity { AppSchema.Entity("video") }

  /// The schemas of entities in the whiteboard domain.
  public static var whiteboard: some AppSchema.WhiteboardEntity { AppSchema.Entity("whiteboard") }

  /// The schemas of entities in the word processor domain.
  public static var wordProcessor: some AppSchema.WordProcessorEntity {
    AppSchema.Entity("wordProcessor")
  }
}

extension AppSchema {
  /// The schemas of entities in the audio domain.
  public protocol AudioEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.AudioEntity {}

extension AppSchema.AudioEntity {
  /// The schema of an entity for “album”.
  public var album: some AppSchemaEntity { AppSchema.Entity("audio.album") }
  /// The schema of an entity for “algorithmic radio station”.
  public var algorithmicRadioStation: some AppSchemaEntity {
    AppSchema.Entity("audio.algorithmicRadioStation")
  }
  /// The schema of an entity for “ambient sound”.
  public var ambientSound: some AppSchemaEntity { AppSchema.Entity("audio.ambientSound") }
  /// The schema of an entity for “artist”.
  public var artist: some AppSchemaEntity { AppSchema.Entity("audio.artist") }
  /// The schema of an entity for “audiobook”.
  public var audiobook: some AppSchemaEntity { AppSchema.Entity("audio.audiobook") }
  /// The schema of an entity for “classical music recording”.
  public var classicalMusicRecording: some AppSchemaEntity {
    AppSchema.Entity("audio.classicalMusicRecording")
  }
  /// The schema of an entity for “live radio station”.
  public var liveRadioStation: some AppSchemaEntity { AppSchema.Entity("audio.liveRadioStation") }
  /// The schema of an entity for “news brief”.
  public var newsBrief: some AppSchemaEntity { AppSchema.Entity("audio.newsBrief") }
  /// The schema of an entity for “news provider”.
  public var newsProvider: some AppSchemaEntity { AppSchema.Entity("audio.newsProvider") }
  /// The schema of an entity for “playlist”.
  public var playlist: some AppSchemaEntity { AppSchema.Entity("audio.playlist") }
  /// The schema of an entity for “podcast collection”.
  public var podcastCollection: some AppSchemaEntity { AppSchema.Entity("audio.podcastCollection") }
  /// The schema of an entity for “podcast episode”.
  public var podcastEpisode: some AppSchemaEntity { AppSchema.Entity("audio.podcastEpisode") }
  /// The schema of an entity for “podcast show”.
  public var podcastShow: some AppSchemaEntity { AppSchema.Entity("audio.podcastShow") }
  /// The schema of an entity for “radio show”.
  public var radioShow: some AppSchemaEntity { AppSchema.Entity("audio.radioShow") }
  /// The schema of an entity for “radio show episode”.
  public var radioShowEpisode: some AppSchemaEntity { AppSchema.Entity("audio.radioShowEpisode") }
  /// The schema of an entity for “song”.
  public var song: some AppSchemaEntity { AppSchema.Entity("audio.song") }
  /// The schema of an entity for “song collection”.
  public var songCollection: some AppSchemaEntity { AppSchema.Entity("audio.songCollection") }
  /// The schema of an entity for “warmup audio queue result”.
  public var warmupAudioQueueResult: some AppSchemaEntity {
    AppSchema.Entity("audio.warmupAudioQueueResult")
  }
}

extension AppSchema {
  /// The schemas of entities in the books domain.
  public protocol BooksEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.BooksEntity {}

extension AppSchema.BooksEntity {
  /// The schema of an entity for “audiobook”.
  public var audiobook: some AppSchemaEntity { AppSchema.Entity("books.audiobook") }
  /// The schema of an entity for “book”.
  public var book: some AppSchemaEntity { AppSchema.Entity("books.book") }
  /// The schema of an entity for “settings”.
  public var settings: some AppSchemaEntity { AppSchema.Entity("books.settings") }
}

extension AppSchema {
  /// The schemas of entities in the browser domain.
  public protocol BrowserEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.BrowserEntity {}

extension AppSchema.BrowserEntity {
  /// The schema of an entity for “bookmark”.
  public var bookmark: some AppSchemaEntity { AppSchema.Entity("browser.bookmark") }
  /// The schema of an entity for “reading list item”.
  public var readingListItem: some AppSchemaEntity { AppSchema.Entity("browser.readingListItem") }
  /// The schema of an entity for “tab”.
  public var tab: some AppSchemaEntity { AppSchema.Entity("browser.tab") }
  /// The schema of an entity for “tab group”.
  public var tabGroup: some AppSchemaEntity { AppSchema.Entity("browser.tabGroup") }
  /// The schema of an entity for “window”.
  public var window: some AppSchemaEntity { AppSchema.Entity("browser.window") }
}

extension AppSchema {
  /// The schemas of entities in the calendar domain.
  public protocol CalendarEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.CalendarEntity {}

extension AppSchema.CalendarEntity {
  /// The schema of an entity for “attendee”.
  public var attendee: some AppSchemaEntity { AppSchema.Entity("calendar.attendee") }
  /// The schema of an entity for “calendar”.
  public var calendar: some AppSchemaEntity { AppSchema.Entity("calendar.calendar") }
  /// The schema of an entity for “event”.
  public var event: some AppSchemaEntity { AppSchema.Entity("calendar.event") }
}

extension AppSchema {
  /// The schemas of entities in the clock domain.
  public protocol ClockEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.ClockEntity {}

extension AppSchema.ClockEntity {
  /// The schema of an entity for “alarm”.
  public var alarm: some AppSchemaEntity { AppSchema.Entity("clock.alarm") }
  /// The schema of an entity for “timer”.
  public var timer: some AppSchemaEntity { AppSchema.Entity("clock.timer") }
}

extension AppSchema {
  /// The schemas of entities in the files domain.
  public protocol FilesEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.FilesEntity {}

extension AppSchema.FilesEntity {
  /// The schema of an entity for “file”.
  public var file: some AppSchemaEntity { AppSchema.Entity("files.file") }
}

extension AppSchema {
  /// The schemas of entities in the journal domain.
  public protocol JournalEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.JournalEntity {}

extension AppSchema.JournalEntity {
  /// The schema of an entity for “entry”.
  public var entry: some AppSchemaEntity { AppSchema.Entity("journal.entry") }
}

extension AppSchema {
  /// The schemas of entities in the mail domain.
  public protocol MailEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.MailEntity {}

extension AppSchema.MailEntity {
  /// The schema of an entity for “account”.
  public var account: some AppSchemaEntity { AppSchema.Entity("mail.account") }
  /// The schema of an entity for “draft”.
  public var draft: some AppSchemaEntity { AppSchema.Entity("mail.draft") }
  /// The schema of an entity for “mailbox”.
  public var mailbox: some AppSchemaEntity { AppSchema.Entity("mail.mailbox") }
  /// The schema of an entity for “message”.
  public var message: some AppSchemaEntity { AppSchema.Entity("mail.message") }
  /// The schema of an entity for “thread”.
  public var thread: some AppSchemaEntity { AppSchema.Entity("mail.thread") }
}

extension AppSchema {
  /// The schemas of entities in the maps domain.
  public protocol MapsEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.MapsEntity {}

extension AppSchema.MapsEntity {
  /// The schema of an entity for “current location”.
  public var currentLocation: some AppSchemaEntity { AppSchema.Entity("maps.currentLocation") }
  /// The schema of an entity for “navigation session”.
  public var navigationSession: some AppSchemaEntity { AppSchema.Entity("maps.navigationSession") }
  /// The schema of an entity for “operating hours”.
  public var operatingHours: some AppSchemaEntity { AppSchema.Entity("maps.operatingHours") }
  /// The schema of an entity for “operating time range”.
  public var operatingTimeRange: some AppSchemaEntity {
    AppSchema.Entity("maps.operatingTimeRange")
  }
  /// The schema of an entity for “place”.
  public var place: some AppSchemaEntity { AppSchema.Entity("maps.place") }
  /// The schema of an entity for “rating”.
  public var rating: some AppSchemaEntity { AppSchema.Entity("maps.rating") }
}

extension AppSchema {
  /// The schemas of entities in the messages domain.
  public protocol MessagesEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.MessagesEntity {}

extension AppSchema.MessagesEntity {
  /// The schema of an entity for “conversation”.
  public var conversation: some AppSchemaEntity { AppSchema.Entity("messages.conversation") }
  /// The schema of an entity for “custom attachment”.
  public var customAttachment: some AppSchemaEntity {
    AppSchema.Entity("messages.customAttachment")
  }
  /// The schema of an entity for “message”.
  public var message: some AppSchemaEntity { AppSchema.Entity("messages.message") }
  /// The schema of an entity for “message person”.
  public var messagePerson: some AppSchemaEntity { AppSchema.Entity("messages.messagePerson") }
}

extension AppSchema {
  /// The schemas of entities in the notes domain.
  public protocol NotesEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.NotesEntity {}

extension AppSchema.NotesEntity {
  /// The schema of an entity for “account”.
  public var account: some AppSchemaEntity { AppSchema.Entity("notes.account") }
  /// The schema of an entity for “folder”.
  public var folder: some AppSchemaEntity { AppSchema.Entity("notes.folder") }
  /// The schema of an entity for “note”.
  public var note: some AppSchemaEntity { AppSchema.Entity("notes.note") }
}

extension AppSchema {
  /// The schemas of entities in the phone domain.
  public protocol PhoneEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.PhoneEntity {}

extension AppSchema.PhoneEntity {
  /// The schema of an entity for “phone person”.
  public var phonePerson: some AppSchemaEntity { AppSchema.Entity("phone.phonePerson") }
}

extension AppSchema {
  /// The schemas of entities in the photos domain.
  public protocol PhotosEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.PhotosEntity {}

extension AppSchema.PhotosEntity {
  /// The schema of an entity for “album”.
  public var album: some AppSchemaEntity { AppSchema.Entity("photos.album") }
  /// The schema of an entity for “asset”.
  public var asset: some AppSchemaEntity { AppSchema.Entity("photos.asset") }
  /// The schema of an entity for “recognized person”.
  public var recognizedPerson: some AppSchemaEntity { AppSchema.Entity("photos.recognizedPerson") }
}

extension AppSchema {
  /// The schemas of entities in the presentation domain.
  public protocol PresentationEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.PresentationEntity {}

extension AppSchema.PresentationEntity {
  /// The schema of an entity for “document”.
  public var document: some AppSchemaEntity { AppSchema.Entity("presentation.document") }
  /// The schema of an entity for “slide”.
  public var slide: some AppSchemaEntity { AppSchema.Entity("presentation.slide") }
  /// The schema of an entity for “template”.
  public var template: some AppSchemaEntity { AppSchema.Entity("presentation.template") }
}

extension AppSchema {
  /// The schemas of entities in the reader domain.
  public protocol ReaderEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.ReaderEntity {}

extension AppSchema.ReaderEntity {
  /// The schema of an entity for “document”.
  public var document: some AppSchemaEntity { AppSchema.Entity("reader.document") }
  /// The schema of an entity for “page”.
  public var page: some AppSchemaEntity { AppSchema.Entity("reader.page") }
}

extension AppSchema {
  /// The schemas of entities in the reminders domain.
  public protocol RemindersEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.RemindersEntity {}

extension AppSchema.RemindersEntity {
  /// The schema of an entity for “group”.
  public var group: some AppSchemaEntity { AppSchema.Entity("reminders.group") }
  /// The schema of an entity for “list”.
  public var list: some AppSchemaEntity { AppSchema.Entity("reminders.list") }
  /// The schema of an entity for “location trigger”.
  public var locationTrigger: some AppSchemaEntity { AppSchema.Entity("reminders.locationTrigger") }
  /// The schema of an entity for “reminder”.
  public var reminder: some AppSchemaEntity { AppSchema.Entity("reminders.reminder") }
  /// The schema of an entity for “section”.
  public var section: some AppSchemaEntity { AppSchema.Entity("reminders.section") }
}

extension AppSchema {
  /// The schemas of entities in the spreadsheet domain.
  public protocol SpreadsheetEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.SpreadsheetEntity {}

extension AppSchema.SpreadsheetEntity {
  /// The schema of an entity for “document”.
  public var document: some AppSchemaEntity { AppSchema.Entity("spreadsheet.document") }
  /// The schema of an entity for “sheet”.
  public var sheet: some AppSchemaEntity { AppSchema.Entity("spreadsheet.sheet") }
  /// The schema of an entity for “template”.
  public var template: some AppSchemaEntity { AppSchema.Entity("spreadsheet.template") }
}

extension AppSchema {
  /// The schemas of entities in the video domain.
  public protocol VideoEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.VideoEntity {}

extension AppSchema.VideoEntity {
  /// The schema of an entity for “content creator”.
  public var contentCreator: some AppSchemaEntity { AppSchema.Entity("video.contentCreator") }
  /// The schema of an entity for “freeform video”.
  public var freeformVideo: some AppSchemaEntity { AppSchema.Entity("video.freeformVideo") }
  /// The schema of an entity for “image”.
  public var image: some AppSchemaEntity { AppSchema.Entity("video.image") }
  /// The schema of an entity for “movie”.
  public var movie: some AppSchemaEntity { AppSchema.Entity("video.movie") }
  /// The schema of an entity for “person”.
  public var person: some AppSchemaEntity { AppSchema.Entity("video.person") }
  /// The schema of an entity for “tv episode”.
  public var tvEpisode: some AppSchemaEntity { AppSchema.Entity("video.tvEpisode") }
  /// The schema of an entity for “tv season”.
  public var tvSeason: some AppSchemaEntity { AppSchema.Entity("video.tvSeason") }
  /// The schema of an entity for “tv show”.
  public var tvShow: some AppSchemaEntity { AppSchema.Entity("video.tvShow") }
}

extension AppSchema {
  /// The schemas of entities in the whiteboard domain.
  public protocol WhiteboardEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.WhiteboardEntity {}

extension AppSchema.WhiteboardEntity {
  /// The schema of an entity for “board”.
  public var board: some AppSchemaEntity { AppSchema.Entity("whiteboard.board") }
  /// The schema of an entity for “item”.
  public var item: some AppSchemaEntity { AppSchema.Entity("whiteboard.item") }
}

extension AppSchema {
  /// The schemas of entities in the word processor domain.
  public protocol WordProcessorEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.WordProcessorEntity {}

extension AppSchema.WordProcessorEntity {
  /// The schema of an entity for “document”.
  public var document: some AppSchemaEntity { AppSchema.Entity("wordProcessor.document") }
  /// The schema of an entity for “page”.
  public var page: some AppSchemaEntity { AppSchema.Entity("wordProcessor.page") }
  /// The schema of an entity for “template”.
  public var template: some AppSchemaEntity { AppSchema.Entity("wordProcessor.template") }
}
