// Made by `make generate` from Tables/schemas.py, not by hand.

extension AppSchemaEnum where Self == AppSchema.Enum {
  /// The schemas of enums in the audio domain.
  public static var audio: some AppSchema.AudioEnum { AppSchema.Enum("audio") }

  /// The schemas of enums in the books domain.
  public static var books: some AppSchema.BooksEnum { AppSchema.Enum("books") }

  /// The schemas of enums in the browser domain.
  public static var browser: some AppSchema.BrowserEnum { AppSchema.Enum("browser") }

  /// The schemas of enums in the calendar domain.
  public static var calendar: some AppSchema.CalendarEnum { AppSchema.Enum("calendar") }

  /// The schemas of enums in the camera domain.
  public static var camera: some AppSchema.CameraEnum { AppSchema.Enum("camera") }

  /// The schemas of enums in the clock domain.
  public static var clock: some AppSchema.ClockEnum { AppSchema.Enum("clock") }

  /// The schemas of enums in the mail domain.
  public static var mail: some AppSchema.MailEnum { AppSchema.Enum("mail") }

  /// The schemas of enums in the maps domain.
  public static var maps: some AppSchema.MapsEnum { AppSchema.Enum("maps") }

  /// The schemas of enums in the messages domain.
  public static var messages: some AppSchema.MessagesEnum { AppSchema.Enum("messages") }

  /// The schemas of enums in the phone domain.
  public static var phone: some AppSchema.PhoneEnum { AppSchema.Enum("phone") }

  /// The schemas of enums in the photos domain.
  public static var photos: some AppSchema.PhotosEnum { AppSchema.Enum("photos") }

  /// The schemas of enums in the reader domain.
  public static var reader: some AppSchema.ReaderEnum { AppSchema.Enum("reader") }

  /// The schemas of enums in the reminders domain.
  public static var reminders: some AppSchema.RemindersEnum { AppSchema.Enum("reminders") }

  /// The schemas of enums in the video domain.
  public static var video: some AppSchema.VideoEnum { AppSchema.Enum("video") }

  /// The schemas of enums in the whiteboard domain.
  public static var whiteboard: some AppSchema.WhiteboardEnum { AppSchema.Enum("whiteboard") }
}

extension AppSchema {
  /// The schemas of enums in the audio domain.
  public protocol AudioEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.AudioEnum {}

extension AppSchema.AudioEnum {
  /// The schema of an enum for “activity”.
  public var activity: some AppSchemaEnum { AppSchema.Enum("audio.activity") }
  /// The schema of an enum for “affinity state”.
  public var affinityState: some AppSchemaEnum { AppSchema.Enum("audio.affinityState") }
  /// The schema of an enum for “app view identifier”.
  public var appViewIdentifier: some AppSchemaEnum { AppSchema.Enum("audio.appViewIdentifier") }
  /// The schema of an enum for “invocation source”.
  public var invocationSource: some AppSchemaEnum { AppSchema.Enum("audio.invocationSource") }
  /// The schema of an enum for “playback attributes”.
  public var playbackAttributes: some AppSchemaEnum { AppSchema.Enum("audio.playbackAttributes") }
  /// The schema of an enum for “queue insertion location”.
  public var queueInsertionLocation: some AppSchemaEnum {
    AppSchema.Enum("audio.queueInsertionLocation")
  }
}

extension AppSchema {
  /// The schemas of enums in the books domain.
  public protocol BooksEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.BooksEnum {}

extension AppSchema.BooksEnum {
  /// The schema of an enum for “content type”.
  public var contentType: some AppSchemaEnum { AppSchema.Enum("books.contentType") }
  /// The schema of an enum for “font”.
  public var font: some AppSchemaEnum { AppSchema.Enum("books.font") }
  /// The schema of an enum for “font size”.
  public var fontSize: some AppSchemaEnum { AppSchema.Enum("books.fontSize") }
  /// The schema of an enum for “navigation direction”.
  public var navigationDirection: some AppSchemaEnum { AppSchema.Enum("books.navigationDirection") }
  /// The schema of an enum for “page navigation setting”.
  public var pageNavigationSetting: some AppSchemaEnum {
    AppSchema.Enum("books.pageNavigationSetting")
  }
  /// The schema of an enum for “relative character spacing change”.
  public var relativeCharacterSpacingChange: some AppSchemaEnum {
    AppSchema.Enum("books.relativeCharacterSpacingChange")
  }
  /// The schema of an enum for “relative font change”.
  public var relativeFontChange: some AppSchemaEnum { AppSchema.Enum("books.relativeFontChange") }
  /// The schema of an enum for “relative line spacing change”.
  public var relativeLineSpacingChange: some AppSchemaEnum {
    AppSchema.Enum("books.relativeLineSpacingChange")
  }
  /// The schema of an enum for “relative word spacing change”.
  public var relativeWordSpacingChange: some AppSchemaEnum {
    AppSchema.Enum("books.relativeWordSpacingChange")
  }
  /// The schema of an enum for “theme”.
  public var theme: some AppSchemaEnum { AppSchema.Enum("books.theme") }
}

extension AppSchema {
  /// The schemas of enums in the browser domain.
  public protocol BrowserEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.BrowserEnum {}

extension AppSchema.BrowserEnum {
  /// The schema of an enum for “clear history time frame”.
  public var clearHistoryTimeFrame: some AppSchemaEnum {
    AppSchema.Enum("browser.clearHistoryTimeFrame")
  }
}

extension AppSchema {
  /// The schemas of enums in the calendar domain.
  public protocol CalendarEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.CalendarEnum {}

extension AppSchema.CalendarEnum {
  /// The schema of an enum for “attendee status”.
  public var attendeeStatus: some AppSchemaEnum { AppSchema.Enum("calendar.attendeeStatus") }
  /// The schema of an enum for “attendee type”.
  public var attendeeType: some AppSchemaEnum { AppSchema.Enum("calendar.attendeeType") }
  /// The schema of an enum for “event span”.
  public var eventSpan: some AppSchemaEnum { AppSchema.Enum("calendar.eventSpan") }
  /// The schema of an enum for “event status”.
  public var eventStatus: some AppSchemaEnum { AppSchema.Enum("calendar.eventStatus") }
}

extension AppSchema {
  /// The schemas of enums in the camera domain.
  public protocol CameraEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.CameraEnum {}

extension AppSchema.CameraEnum {
  /// The schema of an enum for “capture device”.
  public var captureDevice: some AppSchemaEnum { AppSchema.Enum("camera.captureDevice") }
  /// The schema of an enum for “capture duration”.
  public var captureDuration: some AppSchemaEnum { AppSchema.Enum("camera.captureDuration") }
  /// The schema of an enum for “capture mode”.
  public var captureMode: some AppSchemaEnum { AppSchema.Enum("camera.captureMode") }
}

extension AppSchema {
  /// The schemas of enums in the clock domain.
  public protocol ClockEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.ClockEnum {}

extension AppSchema.ClockEnum {
  /// The schema of an enum for “alarm trigger state”.
  public var alarmTriggerState: some AppSchemaEnum { AppSchema.Enum("clock.alarmTriggerState") }
  /// The schema of an enum for “timer state”.
  public var timerState: some AppSchemaEnum { AppSchema.Enum("clock.timerState") }
}

extension AppSchema {
  /// The schemas of enums in the mail domain.
  public protocol MailEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.MailEnum {}

extension AppSchema.MailEnum {
  /// The schema of an enum for “category”.
  public var category: some AppSchemaEnum { AppSchema.Enum("mail.category") }
}

extension AppSchema {
  /// The schemas of enums in the maps domain.
  public protocol MapsEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.MapsEnum {}

extension AppSchema.MapsEnum {
  /// The schema of an enum for “amenity”.
  public var amenity: some AppSchemaEnum { AppSchema.Enum("maps.amenity") }
  /// The schema of an enum for “incident”.
  public var incident: some AppSchemaEnum { AppSchema.Enum("maps.incident") }
  /// The schema of an enum for “navigation preferences”.
  public var navigationPreferences: some AppSchemaEnum {
    AppSchema.Enum("maps.navigationPreferences")
  }
  /// The schema of an enum for “operating status”.
  public var operatingStatus: some AppSchemaEnum { AppSchema.Enum("maps.operatingStatus") }
  /// The schema of an enum for “price range”.
  public var priceRange: some AppSchemaEnum { AppSchema.Enum("maps.priceRange") }
  /// The schema of an enum for “rating descriptor”.
  public var ratingDescriptor: some AppSchemaEnum { AppSchema.Enum("maps.ratingDescriptor") }
  /// The schema of an enum for “transport type”.
  public var transportType: some AppSchemaEnum { AppSchema.Enum("maps.transportType") }
}

extension AppSchema {
  /// The schemas of enums in the messages domain.
  public protocol MessagesEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.MessagesEnum {}

extension AppSchema.MessagesEnum {
  /// The schema of an enum for “conversation attribute”.
  public var conversationAttribute: some AppSchemaEnum {
    AppSchema.Enum("messages.conversationAttribute")
  }
  /// The schema of an enum for “custom reaction”.
  public var customReaction: some AppSchemaEnum { AppSchema.Enum("messages.customReaction") }
  /// The schema of an enum for “message attribute”.
  public var messageAttribute: some AppSchemaEnum { AppSchema.Enum("messages.messageAttribute") }
  /// The schema of an enum for “message effect”.
  public var messageEffect: some AppSchemaEnum { AppSchema.Enum("messages.messageEffect") }
  /// The schema of an enum for “message type”.
  public var messageType: some AppSchemaEnum { AppSchema.Enum("messages.messageType") }
}

extension AppSchema {
  /// The schemas of enums in the phone domain.
  public protocol PhoneEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.PhoneEnum {}

extension AppSchema.PhoneEnum {
  /// The schema of an enum for “audio visual mode”.
  public var audioVisualMode: some AppSchemaEnum { AppSchema.Enum("phone.audioVisualMode") }
}

extension AppSchema {
  /// The schemas of enums in the photos domain.
  public protocol PhotosEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.PhotosEnum {}

extension AppSchema.PhotosEnum {
  /// The schema of an enum for “album type”.
  public var albumType: some AppSchemaEnum { AppSchema.Enum("photos.albumType") }
  /// The schema of an enum for “asset type”.
  public var assetType: some AppSchemaEnum { AppSchema.Enum("photos.assetType") }
  /// The schema of an enum for “filter type”.
  public var filterType: some AppSchemaEnum { AppSchema.Enum("photos.filterType") }
  /// The schema of an enum for “rotation direction”.
  public var rotationDirection: some AppSchemaEnum { AppSchema.Enum("photos.rotationDirection") }
}

extension AppSchema {
  /// The schemas of enums in the reader domain.
  public protocol ReaderEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.ReaderEnum {}

extension AppSchema.ReaderEnum {
  /// The schema of an enum for “document kind”.
  public var documentKind: some AppSchemaEnum { AppSchema.Enum("reader.documentKind") }
}

extension AppSchema {
  /// The schemas of enums in the reminders domain.
  public protocol RemindersEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.RemindersEnum {}

extension AppSchema.RemindersEnum {
  /// The schema of an enum for “list type”.
  public var listType: some AppSchemaEnum { AppSchema.Enum("reminders.listType") }
  /// The schema of an enum for “location trigger event”.
  public var locationTriggerEvent: some AppSchemaEnum {
    AppSchema.Enum("reminders.locationTriggerEvent")
  }
}

extension AppSchema {
  /// The schemas of enums in the video domain.
  public protocol VideoEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.VideoEnum {}

extension AppSchema.VideoEnum {
  /// The schema of an enum for “image type”.
  public var imageType: some AppSchemaEnum { AppSchema.Enum("video.imageType") }
  /// The schema of an enum for “person role”.
  public var personRole: some AppSchemaEnum { AppSchema.Enum("video.personRole") }
  /// The schema of an enum for “video content type”.
  public var videoContentType: some AppSchemaEnum { AppSchema.Enum("video.videoContentType") }
}

extension AppSchema {
  /// The schemas of enums in the whiteboard domain.
  public protocol WhiteboardEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.WhiteboardEnum {}

extension AppSchema.WhiteboardEnum {
  /// The schema of an enum for “color”.
  public var color: some AppSchemaEnum { AppSchema.Enum("whiteboard.color") }
  /// The schema of an enum for “item type”.
  public var itemType: some AppSchemaEnum { AppSchema.Enum("whiteboard.itemType") }
}
