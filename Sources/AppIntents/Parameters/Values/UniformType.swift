// Types of files, as far as parameters name them.

/// A type of data, by its uniform type identifier.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
  /// The identifier: `public.plain-text`.
  public let identifier: String

  /// A type by its identifier; never `nil`, as there is no register of types to look it up in.
  public init?(_ identifier: String) { self.init(known: identifier) }

  init(known identifier: String) { self.identifier = identifier }

  /// The identifier.
  public var description: String { identifier }
}

extension UTType {
  /// `public.data`.
  public static let data = UTType(known: "public.data")
  /// `public.item`.
  public static let item = UTType(known: "public.item")
  /// `public.content`.
  public static let content = UTType(known: "public.content")
  /// `public.text`.
  public static let text = UTType(known: "public.text")
  /// `public.plain-text`.
  public static let plainText = UTType(known: "public.plain-text")
  /// `public.utf8-plain-text`.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// `public.rtf`.
  public static let rtf = UTType(known: "public.rtf")
  /// `public.html`.
  public static let html = UTType(known: "public.html")
  /// `public.xml`.
  public static let xml = UTType(known: "public.xml")
  /// `public.json`.
  public static let json = UTType(known: "public.json")
  /// `public.yaml`.
  public static let yaml = UTType(known: "public.yaml")
  /// `public.comma-separated-values-text`.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// `public.source-code`.
  public static let sourceCode = UTType(known: "public.source-code")
  /// `public.swift-source`.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// `com.adobe.pdf`.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// `public.image`.
  public static let image = UTType(known: "public.image")
  /// `public.png`.
  public static let png = UTType(known: "public.png")
  /// `public.jpeg`.
  public static let jpeg = UTType(known: "public.jpeg")
  /// `com.compuserve.gif`.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// `public.heic`.
  public static let heic = UTType(known: "public.heic")
  /// `public.tiff`.
  public static let tiff = UTType(known: "public.tiff")
  /// `org.webmproject.webp`.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// `public.svg-image`.
  public static let svg = UTType(known: "public.svg-image")
  /// `public.audio`.
  public static let audio = UTType(known: "public.audio")
  /// `public.mp3`.
  public static let mp3 = UTType(known: "public.mp3")
  /// `com.microsoft.waveform-audio`.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// `public.mpeg-4-audio`.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// `public.movie`.
  public static let movie = UTType(known: "public.movie")
  /// `public.video`.
  public static let video = UTType(known: "public.video")
  /// `public.mpeg-4`.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// `com.apple.quicktime-movie`.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// `public.archive`.
  public static let archive = UTType(known: "public.archive")
  /// `public.zip-archive`.
  public static let zip = UTType(known: "public.zip-archive")
  /// `org.gnu.gnu-zip-archive`.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// `public.folder`.
  public static let folder = UTType(known: "public.folder")
  /// `public.directory`.
  public static let directory = UTType(known: "public.directory")
  /// `public.url`.
  public static let url = UTType(known: "public.url")
  /// `public.file-url`.
  public static let fileURL = UTType(known: "public.file-url")
  /// `public.vcard`.
  public static let vCard = UTType(known: "public.vcard")
  /// `public.calendar-event`.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// `org.idpf.epub-container`.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// `com.apple.property-list`.
  public static let propertyList = UTType(known: "com.apple.property-list")
}
