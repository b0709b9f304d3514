// The sets of choices the system has names for, by domain.

extension AppSchemaEnum where Self == AppSchema.Enum {
  /// The schemas of enums in the domain of audio.
  public static var audio: some AppSchema.AudioEnum { AppSchema.Enum("audio") }

  /// The schemas of enums in the domain of books.
  public static var books: some AppSchema.BooksEnum { AppSchema.Enum("books") }

  /// The schemas of enums in the domain of browser.
  public static var browser: some AppSchema.BrowserEnum { AppSchema.Enum("browser") }

  /// The schemas of enums in the domain of calendar.
  public static var calendar: some AppSchema.CalendarEnum { AppSchema.Enum("calendar") }

  /// The schemas of enums in the domain of camera.
  public static var camera: some AppSchema.CameraEnum { AppSchema.Enum("camera") }

  /// The schemas of enums in the domain of clock.
  public static var clock: some AppSchema.ClockEnum { AppSchema.Enum("clock") }

  /// The schemas of enums in the domain of mail.
  public static var mail: some AppSchema.MailEnum { AppSchema.Enum("mail") }

  /// The schemas of enums in the domain of maps.
  public static var maps: some AppSchema.MapsEnum { AppSchema.Enum("maps") }

  /// The schemas of enums in the domain of messages.
  public static var messages: some AppSchema.MessagesEnum { AppSchema.Enum("messages") }

  /// The schemas of enums in the domain of phone.
  public static var phone: some AppSchema.PhoneEnum { AppSchema.Enum("phone") }

  /// The schemas of enums in the domain of photos.
  public static var photos: some AppSchema.PhotosEnum { AppSchema.Enum("photos") }

  /// The schemas of enums in the domain of reader.
  public static var reader: some AppSchema.ReaderEnum { AppSchema.Enum("reader") }

  /// The schemas of enums in the domain of reminders.
  public static var reminders: some AppSchema.RemindersEnum { AppSchema.Enum("reminders") }

  /// The schemas of enums in the domain of whiteboard.
  public static var whiteboard: some AppSchema.WhiteboardEnum { AppSchema.Enum("whiteboard") }
}

extension AppSchema {
  /// The schemas of enums in the domain of audio.
  public protocol AudioEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.AudioEnum {}

extension AppSchema.AudioEnum {
  /// An enum for “activity”.
  public var activity: some AppSchemaEnum { AppSchema.Enum("audio.activity") }
  /// An enum for “affinity state”.
  public var affinityState: some AppSchemaEnum { AppSchema.Enum("audio.affinityState") }
  /// An enum for “app view identifier”.
  public var appViewIdentifier: some AppSchemaEnum { AppSchema.Enum("audio.appViewIdentifier") }
  /// An enum for “invocation source”.
  public var invocationSource: some AppSchemaEnum { AppSchema.Enum("audio.invocationSource") }
  /// An enum for “playback attributes”.
  public var playbackAttributes: some AppSchemaEnum { AppSchema.Enum("audio.playbackAttributes") }
  /// An enum for “queue insertion location”.
  public var queueInsertionLocation: some AppSchemaEnum {
    AppSchema.Enum("audio.queueInsertionLocation")
  }
}

extension AppSchema {
  /// The schemas of enums in the domain of books.
  public protocol BooksEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.BooksEnum {}

extension AppSchema.BooksEnum {
  /// An enum for “content type”.
  public var contentType: some AppSchemaEnum { AppSchema.Enum("books.contentType") }
  /// An enum for “font”.
  public var font: some AppSchemaEnum { AppSchema.Enum("books.font") }
  /// An enum for “font size”.
  public var fontSize: some AppSchemaEnum { AppSchema.Enum("books.fontSize") }
  /// An enum for “navigation direction”.
  public var navigationDirection: some AppSchemaEnum { AppSchema.Enum("books.navigationDirection") }
  /// An enum for “page navigation setting”.
  public var pageNavigationSetting: some AppSchemaEnum {
    AppSchema.Enum("books.pageNavigationSetting")
  }
  /// An enum for “relative character spacing change”.
  public var relativeCharacterSpacingChange: some AppSchemaEnum {
    AppSchema.Enum("books.relativeCharacterSpacingChange")
  }
  /// An enum for “relative font change”.
  public var relativeFontChange: some AppSchemaEnum { AppSchema.Enum("books.relativeFontChange") }
  /// An enum for “relative line spacing change”.
  public var relativeLineSpacingChange: some AppSchemaEnum {
    AppSchema.Enum("books.relativeLineSpacingChange")
  }
  /// An enum for “relative word spacing change”.
  public var relativeWordSpacingChange: some AppSchemaEnum {
    AppSchema.Enum("books.relativeWordSpacingChange")
  }
  /// An enum for “theme”.
  public var theme: some AppSchemaEnum { AppSchema.Enum("books.theme") }
}

extension AppSchema {
  /// The schemas of enums in the domain of browser.
  public protocol BrowserEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.BrowserEnum {}

extension AppSchema.BrowserEnum {
  /// An enum for “clear history time frame”.
  public var clearHistoryTimeFrame: some AppSchemaEnum {
    AppSchema.Enum("browser.clearHistoryTimeFrame")
  }
}

extension AppSchema {
  /// The schemas of enums in the domain of calendar.
  public protocol CalendarEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.CalendarEnum {}

extension AppSchema.CalendarEnum {
  /// An enum for “attendee status”.
  public var attendeeStatus: some AppSchemaEnum { AppSchema.Enum("calendar.attendeeStatus") }
  /// An enum for “attendee type”.
  public var attendeeType: some AppSchemaEnum { AppSchema.Enum("calendar.attendeeType") }
  /// An enum for “event span”.
  public var eventSpan: some AppSchemaEnum { AppSchema.Enum("calendar.eventSpan") }
  /// An enum for “event status”.
  public var eventStatus: some AppSchemaEnum { AppSchema.Enum("calendar.eventStatus") }
}

extension AppSchema {
  /// The schemas of enums in the domain of camera.
  public protocol CameraEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.CameraEnum {}

extension AppSchema.CameraEnum {
  /// An enum for “capture device”.
  public var captureDevice: some AppSchemaEnum { AppSchema.Enum("camera.captureDevice") }
  /// An enum for “capture duration”.
  public var captureDuration: some AppSchemaEnum { AppSchema.Enum("camera.captureDuration") }
  /// An enum for “capture mode”.
  public var captureMode: some AppSchemaEnum { AppSchema.Enum("camera.captureMode") }
}

extension AppSchema {
  /// The schemas of enums in the domain of clock.
  public protocol ClockEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.ClockEnum {}

extension AppSchema.ClockEnum {
  /// An enum for “alarm trigger state”.
  public var alarmTriggerState: some AppSchemaEnum { AppSchema.Enum("clock.alarmTriggerState") }
  /// An enum for “timer state”.
  public var timerState: some AppSchemaEnum { AppSchema.Enum("clock.timerState") }
}

extension AppSchema {
  /// The schemas of enums in the domain of mail.
  public protocol MailEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.MailEnum {}

extension AppSchema.MailEnum {
  /// An enum for “category”.
  public var category: some AppSchemaEnum { AppSchema.Enum("mail.category") }
}

extension AppSchema {
  /// The schemas of enums in the domain of maps.
  public protocol MapsEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.MapsEnum {}

extension AppSchema.MapsEnum {
  /// An enum for “amenity”.
  public var amenity: some AppSchemaEnum { AppSchema.Enum("maps.amenity") }
  /// An enum for “incident”.
  public var incident: some AppSchemaEnum { AppSchema.Enum("maps.incident") }
  /// An enum for “navigation preferences”.
  public var navigationPreferences: some AppSchemaEnum {
    AppSchema.Enum("maps.navigationPreferences")
  }
  /// An enum for “operating status”.
  public var operatingStatus: some AppSchemaEnum { AppSchema.Enum("maps.operatingStatus") }
  /// An enum for “price range”.
  public var priceRange: some AppSchemaEnum { AppSchema.Enum("maps.priceRange") }
  /// An enum for “rating descriptor”.
  public var ratingDescriptor: some AppSchemaEnum { AppSchema.Enum("maps.ratingDescriptor") }
  /// An enum for “transport type”.
  public var transportType: some AppSchemaEnum { AppSchema.Enum("maps.transportType") }
}

extension AppSchema {
  /// The schemas of enums in the domain of messages.
  public protocol MessagesEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.MessagesEnum {}

extension AppSchema.MessagesEnum {
  /// An enum for “conversation attribute”.
  public var conversationAttribute: some AppSchemaEnum {
    AppSchema.Enum("messages.conversationAttribute")
  }
  /// An enum for “custom reaction”.
  public var customReaction: some AppSchemaEnum { AppSchema.Enum("messages.customReaction") }
  /// An enum for “message attribute”.
  public var messageAttribute: some AppSchemaEnum { AppSchema.Enum("messages.messageAttribute") }
  /// An enum for “message effect”.
  public var messageEffect: some AppSchemaEnum { AppSchema.Enum("messages.messageEffect") }
  /// An enum for “message type”.
  public var messageType: some AppSchemaEnum { AppSchema.Enum("messages.messageType") }
}

extension AppSchema {
  /// The schemas of enums in the domain of phone.
  public protocol PhoneEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.PhoneEnum {}

extension AppSchema.PhoneEnum {
  /// An enum for “audio visual mode”.
  public var audioVisualMode: some AppSchemaEnum { AppSchema.Enum("phone.audioVisualMode") }
}

extension AppSchema {
  /// The schemas of enums in the domain of photos.
  public protocol PhotosEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.PhotosEnum {}

extension AppSchema.PhotosEnum {
  /// An enum for “album type”.
  public var albumType: some AppSchemaEnum { AppSchema.Enum("photos.albumType") }
  /// An enum for “asset type”.
  public var assetType: some AppSchemaEnum { AppSchema.Enum("photos.assetType") }
  /// An enum for “filter type”.
  public var filterType: some AppSchemaEnum { AppSchema.Enum("photos.filterType") }
  /// An enum for “rotation direction”.
  public var rotationDirection: some AppSchemaEnum { AppSchema.Enum("photos.rotationDirection") }
}

extension AppSchema {
  /// The schemas of enums in the domain of reader.
  public protocol ReaderEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.ReaderEnum {}

extension AppSchema.ReaderEnum {
  /// An enum for “document kind”.
  public var documentKind: some AppSchemaEnum { AppSchema.Enum("reader.documentKind") }
}

extension AppSchema {
  /// The schemas of enums in the domain of reminders.
  public protocol RemindersEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.RemindersEnum {}

extension AppSchema.RemindersEnum {
  /// An enum for “list type”.
  public var listType: some AppSchemaEnum { AppSchema.Enum("reminders.listType") }
  /// An enum for “location trigger event”.
  public var locationTriggerEvent: some AppSchemaEnum {
    AppSchema.Enum("reminders.locationTriggerEvent")
  }
}

extension AppSchema {
  /// The schemas of enums in the domain of whiteboard.
  public protocol WhiteboardEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.WhiteboardEnum {}

extension AppSchema.WhiteboardEnum {
  /// An enum for “color”.
  public var color: some AppSchemaEnum { AppSchema.Enum("whiteboard.color") }
  /// An enum for “item type”.
  public var itemType: some AppSchemaEnum { AppSchema.Enum("whiteboard.itemType") }
}
